"""What a person asks for who goes back or gives up: undo and redo, a round or a game once more, skipping, resigning.

What would have somebody know more than they did, or would end something, asks first, and goes on with "sure".
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from casino_core.game import restarted
from web.worker.match import acts
from web.worker.match import undo as history
from web.worker.match.history import History
from web.worker.match.match import Match
from web.worker.match.presenter import Update
from web.worker.session.reply import Reply
from web.worker.words.people import STAND_IN
from web.worker.words.speech import message

if TYPE_CHECKING:
    from web.worker.session.session import Session


def _show(session: Session, update: Update) -> Reply:
    """Return the reply that shows something, with nothing left to ask."""
    reply = session.show(update)
    reply.dialog = ""
    return reply


def undo(session: Session, about: str) -> Reply:
    """Take back to a person's last decision; ask first where they know more by now, or where it was somebody else's.

    ``about``: "sure", or "always" not to be asked again in this match about cards that others have played.
    """
    match = session.match
    if about == "always":
        match.history = replace(match.history, agreed=True)
    question = _question(session) if about not in ("sure", "always") and match.can_undo else None
    return question or _show(session, history.undo(match))


def _question(session: Session) -> Reply | None:
    """Return the question whether something is to be taken back, where that gives something away; else None."""
    match = session.match
    revealed, whose = history.revealed(match), history.whose(match)
    if not whose and (not revealed or (revealed == "shown" and match.history.agreed)):
        return None
    # Who goes back with what they have learnt plays another game, so the result says so, and they are told before.
    reasons = [message("back.whose", who=whose)] if whose else []
    reasons += [history.revealed_in_words(match, revealed), message("back.marked")] if revealed else []
    always = revealed == "shown" and not whose
    return Reply(dialog=session.dialogs.take_back(session.say(tuple(reasons)), always=always))


def redo(session: Session) -> Reply:
    """Do again what was taken back last."""
    return _show(session, history.redo(session.match))


def restart(session: Session, about: str) -> Reply:
    """Go back to the beginning of the round, when that is meant."""
    if about != "sure" and session.match.can_restart:
        return Reply(dialog=session.dialogs.sure("restart"))
    return _show(session, history.restart(session.match))


def same_cards(session: Session, about: str) -> Reply:
    """Begin a new game with the same cards, rules and players; ask first where that ends one."""
    match = session.match
    if about != "sure" and match.under_way:
        return Reply(dialog=session.dialogs.sure("same"))
    # Whoever knows the cards has an advantage, so the result says that they were played before.
    return session.start(replace(match.another(restarted(match.game)), history=History(again=True)))


def skip(session: Session, about: str) -> Reply:
    """Let bots play the round to its end, the person's cards as well, when that is meant."""
    if about != "sure" and not session.match.game.round_over:
        return Reply(dialog=session.dialogs.sure("skip", who=message(f"bot.{STAND_IN}")))
    return _show(session, acts.skip(session.match))


def resign(session: Session, about: str) -> Reply:
    """Give the game up, when that is meant."""
    match = session.match
    if about != "sure" and match.game.outcome is None:
        people, seat = match.people, match.resigning
        if people.shared and seat is not None:
            return Reply(dialog=session.dialogs.sure("resign", ".shared", who=people.covered().name(seat)))
        return Reply(dialog=session.dialogs.sure("resign"))
    return _show(session, acts.resign(match))


def buttons(match: Match) -> tuple[tuple[str, str], ...]:
    """Return what of this the menu offers now: keys of words, and intents."""
    going_on = match.game.outcome is None
    offered = {
        "restart": match.can_restart and going_on,
        "same": match.under_way or match.history.again or not going_on,
        "skip": bool(match.people.persons) and not match.game.round_over,
        "resign": going_on and match.resigning is not None,
    }
    return tuple((f"menu.{name}", name) for name, there in offered.items() if there)
