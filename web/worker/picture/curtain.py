"""The curtain as the table draws it: whose turn it is, what happened meanwhile, and the way to that one's cards."""

from __future__ import annotations

from web.table.curtain import Curtain
from web.worker.picture.scene import Scene
from web.worker.picture.view_model import table_state
from web.worker.words.speech import Voice, message


def curtain_state(scene: Scene, voice: Voice) -> Curtain:
    """The picture of a scene in which somebody is to decide who is not in front of the screen."""
    seat = scene.view.actor
    who = scene.people.name(seat)
    return Curtain(
        table=table_state(scene, voice),
        title=voice.spoken(message("curtain.turn", who=who)),
        button=voice.spoken(message("curtain.face", who=who)),
        intent=f"face:{seat}",
        about=voice.spoken(message("curtain.about", who=who)),
        undo=voice.spoken(message("curtain.undo")) if scene.can_undo else "",
    )
