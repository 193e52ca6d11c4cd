"""What a person asks for who does not know what to play: the lamp, and what it says by itself where it is lit."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from web.worker.dialogs.hint import draw_hint
from web.worker.match.hint import Hint
from web.worker.match.presenter import redrawn
from web.worker.picture.scene import Advice
from web.worker.session.reply import Reply
from web.worker.words.action_phrases import action_phrase
from web.worker.words.people import YOU
from web.worker.words.speech import enumerated, message

if TYPE_CHECKING:
    from web.worker.session.session import Session

FEW = 2
"""How many reasons are told where the lamp is lit, beside what the table shows; all of them when it is asked."""


def lamp(session: Session, about: str) -> Reply:
    """Say what the strongest bot would do in the person's place; the game is marked by it.

    ``about``: nothing to ask, which the first time in a game is asked back, as the game is marked by it; "sure" to mean
    it, "think" to let it think on; "light" lets the lamp think that is lit, "off" turns it off.
    """
    match = session.match
    if about in ("light", "off"):
        return _light(session) if about == "light" else _off(session)
    reply = Reply()
    if about in ("", "sure"):
        if not match.playing:
            return Reply(note=session.voice.t("lamp.not-now"))
        if not about and _would_mark(session):
            return Reply(dialog=session.dialogs.sure("lamp.sure", does="lamp"))
        lit = session.lit
        # A lamp that is lit has thought about this turn already.
        session.lamp = lit if lit is not None and lit.game is match.game else Hint(match)
        # To ask marks the game, whatever is made of the answer.
        match.history = replace(match.history, hinted=True)
        reply = session.show(redrawn(match))  # the mark is stored
    asked = session.lamp
    if asked is not None and asked.game is match.game:
        if asked.thinks:
            asked.go_on()
        reply.dialog = session.dialogs.hint(draw_hint(asked, match.people, session.voice, way(session)))
    return reply


def _would_mark(session: Session) -> bool:
    """Tell whether a hint is the first in a game that could count towards somebody's strength."""
    match = session.match
    alone = match.people.persons == (YOU,) and not session.embed
    return alone and match.history.own and not (match.history.hinted or match.history.lit)


def way(session: Session) -> str:
    """Return the way to pages that open beside the game; "" in a frame of another site, where they would not."""
    return "" if session.embed else session.home


# ---------- where it is lit ----------


def is_to_think(session: Session) -> bool:
    """Tell whether the lamp is lit, and has not said yet what it would do at this turn."""
    match, lit = session.match, session.lit
    return match.history.lit and match.playing and (lit is None or lit.game is not match.game or lit.thinks)


def advice(session: Session) -> Advice | None:
    """Return what the lamp says at this turn; None where it is not lit, or thinks."""
    match, lit = session.match, session.lit
    if lit is None or not match.history.lit or lit.game is not match.game or lit.thinks or not lit.judged:
        return None
    best, people = lit.judged[0].action, match.people
    done = enumerated(tuple(action_phrase(best, match.game.position, people)))
    # What a play leaves needs no words beside the table itself.
    why = [reason for reason in lit.reasons(best, people) if not reason.key.startswith("lamp.leaves")]
    return Advice(best, (message("lamp.lit", done=done), *why[:FEW]))


def _light(session: Session) -> Reply:
    """Let the lamp think for a slice; once it has made up its mind, that is shown and announced, and marks the game."""
    match = session.match
    if not is_to_think(session):
        return Reply()
    # Games are values, so another one means that something has been played since.
    if session.lit is None or session.lit.game is not match.game:
        session.lit = Hint(match)
    session.lit.go_on()
    told = advice(session)
    if told is None:
        return Reply()
    # Only now: a lamp that is put out, or overtaken by a play, has told nothing.
    match.history = replace(match.history, hinted=True)
    return session.show(replace(redrawn(match, *told.said), rests=False))


def _off(session: Session) -> Reply:
    """Turn the lamp off for the rest of the game."""
    match, session.lit = session.match, None
    match.history = replace(match.history, lit=False)
    return session.show(redrawn(match))
