"""Pictures of the table as the page receives them."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from typing import TypeAlias

from web.shared.protocol import Picture
from web.table.curtain import draw_curtain
from web.table.state import TableState
from web.table.table import draw
from web.worker.picture.animation import Frame
from web.worker.picture.curtain import curtain_state
from web.worker.picture.scene import Scene
from web.worker.picture.view_model import table_state
from web.worker.words.speech import Voice

Dress: TypeAlias = Callable[[TableState, Scene], TableState]
"""Adapts the table state of a scene before it is drawn."""


def draw_scene(scene: Scene, voice: Voice, dress: Dress | None = None) -> str:
    """Return the HTML of a scene, for the table's element."""
    if scene.curtain:
        return draw_curtain(curtain_state(scene, voice), voice.t, voice.sprite)
    state = table_state(scene, voice)
    return draw(dress(state, scene) if dress else state, voice.t, voice.sprite)


def pictures_text(
    frames: Iterable[Frame], voice: Voice, *, cues: bool = False, turn: bool = False, dress: Dress | None = None
) -> str:
    """Return frames as JSON text for a reply, with their sounds if ``cues``; "" for no frames.

    ``turn`` adds the sound of the person's turn to the last frame.
    """
    pictures = [_picture(frame, voice, cues=cues, dress=dress) for frame in frames]
    if cues and turn and pictures:
        pictures[-1]["cues"] = [*pictures[-1]["cues"], "turn"]
    return json.dumps(pictures) if pictures else ""


def still(html: str) -> str:
    """Return the content of the table's element as JSON text for a reply: a single picture without motion."""
    return json.dumps([{"html": html, "source": "", "goal": "", "sweep": False}])


def _picture(frame: Frame, voice: Voice, *, cues: bool, dress: Dress | None) -> Picture:
    html = draw_scene(frame.scene, voice, dress)
    picture: Picture = {"html": html, "source": frame.source, "goal": frame.goal, "sweep": frame.sweep}
    if cues:
        picture["cues"] = frame.cues
    return picture
