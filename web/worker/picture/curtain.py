"""The curtain between people who share a screen: whose turn it is, and the button that shows their cards."""

from __future__ import annotations

from web.table.curtain import Curtain
from web.table.intents import intent
from web.worker.picture.scene import Scene
from web.worker.picture.view_model import table_state
from web.worker.words.speech import Voice, message


def curtain_state(scene: Scene, voice: Voice) -> Curtain:
    """Return the curtain for a decision of someone who is not at the screen yet."""
    seat = scene.view.actor
    who = scene.people.name(seat)
    return Curtain(
        table=table_state(scene, voice),
        title=voice.spoken(message("curtain.turn", who=who)),
        button=voice.spoken(message("curtain.face", who=who)),
        intent=intent("face", seat),
        about=voice.spoken(message("curtain.about", who=who)),
        undo=voice.spoken(message("curtain.undo")) if scene.around.can_undo else "",
    )
