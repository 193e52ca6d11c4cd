"""What a person asks for who does not know what to play: the lamp."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from web.worker.dialogs.hint import draw_hint
from web.worker.match.lamp import Lamp
from web.worker.match.scenes import redrawn
from web.worker.session.reply import Reply

if TYPE_CHECKING:
    from web.worker.session.session import Session


def lamp(session: Session, about: str) -> Reply:
    """Say what the strongest bot would do in the person's place; "think" lets it think on. The game is marked by it."""
    match = session.match
    reply = Reply()
    if not about:
        if not match.playing:
            return Reply(note=session.voice.t("lamp.not-now"))
        session.lamp, match.history = Lamp(match), replace(match.history, hinted=True)
        reply = session.show(redrawn(match))  # the mark is stored
    lit = session.lamp
    if lit is not None and lit.game is match.game:
        lit.go_on()
        reply.dialog = session.dialogs.hint(draw_hint(lit, match.people, session.voice, way(session)))
    return reply


def way(session: Session) -> str:
    """Return the way to pages that open beside the game; "" in a frame of another site, where they would not."""
    return "" if session.embed else session.home
