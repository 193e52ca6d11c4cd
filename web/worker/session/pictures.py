"""Pictures of the table as the page receives them."""

from __future__ import annotations

import json
from collections.abc import Iterable

from web.shared.schema import Picture
from web.table.curtain import draw_curtain
from web.table.table import draw
from web.worker.picture.animation import Frame
from web.worker.picture.curtain import curtain_state
from web.worker.picture.scene import Scene
from web.worker.picture.view_model import table_state
from web.worker.words.speech import Voice


def draw_scene(scene: Scene, voice: Voice) -> str:
    """Return a scene as the content of the table's element."""
    if scene.curtain:
        return draw_curtain(curtain_state(scene, voice), voice.t, voice.sprite)
    return draw(table_state(scene, voice), voice.t, voice.sprite)


def pictures_text(frames: Iterable[Frame], voice: Voice, *, cues: bool = False, turn: bool = False) -> str:
    """Return frames as the part of a reply, "" for none; with their sounds if ``cues``.

    ``turn`` adds the sound of the person's turn to the last one.
    """
    pictures = [_picture(frame, voice, cues=cues) for frame in frames]
    if cues and turn and pictures:
        pictures[-1]["cues"] = [*pictures[-1]["cues"], "turn"]
    return json.dumps(pictures) if pictures else ""


def _picture(frame: Frame, voice: Voice, *, cues: bool) -> Picture:
    html = draw_scene(frame.scene, voice)
    picture: Picture = {"html": html, "source": frame.source, "goal": frame.goal, "sweep": frame.sweep}
    if cues:
        picture["cues"] = frame.cues
    return picture
