"""What a person asks for who goes back or gives up: undo and redo, a round or a game once more, skipping, resigning.

What would have somebody know more than they did, or would end something, asks first, and goes on with "sure".
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, TypeAlias

from casino_core.game import anew
from web.worker.dialogs.game_setup import Form
from web.worker.match.course import Course
from web.worker.match.standing import Shown
from web.worker.match.undo import Past
from web.worker.session.reply import Reply
from web.worker.words.people import STAND_IN
from web.worker.words.speech import message

if TYPE_CHECKING:
    from web.worker.session.session import Session

Intent: TypeAlias = "Callable[[Session, str, Form], Reply]"


def _show(session: Session, shown: Shown) -> Reply:
    """The reply that shows something, with nothing left to ask."""
    reply = session.show(shown)
    reply.dialog = ""
    return reply


def undo(session: Session, about: str, _form: Form) -> Reply:
    """Take back to a person's last decision; ask first where they know more by now, or where it was somebody else's.

    ``about``: "sure", or "always" not to be asked again in this game about cards that others have played.
    """
    play = session.play
    if about == "always":
        play.past = replace(play.past, agreed=True)
    elif about != "sure" and play.can_undo:
        known, whose = play.known_since(), play.whose()
        if whose or (known and not (known == "shown" and play.past.agreed)):
            told = [message("back.whose", who=whose)] if whose else []
            told += [play.since(known), message("back.marked")] if known else []
            asked = session.say(tuple(told))
            return Reply(dialog=session.dialogs.take_back(asked, always=known == "shown" and not whose))
    return _show(session, play.undo())


def redo(session: Session, _about: str, _form: Form) -> Reply:
    """Do again what was taken back last."""
    return _show(session, session.play.redo())


def restart(session: Session, about: str, _form: Form) -> Reply:
    """Go back to the beginning of the round, when that is meant."""
    if about != "sure" and session.play.can_restart:
        return Reply(dialog=session.dialogs.sure("restart"))
    return _show(session, session.play.restart())


def same(session: Session, about: str, _form: Form) -> Reply:
    """Begin a new game with the same cards, rules and players; ask first where that ends one."""
    play = session.play
    if about != "sure" and play.under_way:
        return Reply(dialog=session.dialogs.sure("same"))
    return session.start(replace(play.fresh(anew(play.game)), past=Past(again=True)))


def skip(session: Session, about: str, _form: Form) -> Reply:
    """Let bots play the round to its end, the person's cards as well, when that is meant."""
    if about != "sure" and not session.play.game.round_over:
        return Reply(dialog=session.dialogs.sure("skip", who=message(f"bot.{STAND_IN}")))
    return _show(session, session.play.skip())


def resign(session: Session, about: str, _form: Form) -> Reply:
    """Give the game up, when that is meant."""
    if about != "sure" and session.play.game.outcome is None:
        people, seat = session.play.people, session.play.resigning
        if people.shared and seat is not None:
            return Reply(dialog=session.dialogs.sure("resign", ".shared", who=people.covered().name(seat)))
        return Reply(dialog=session.dialogs.sure("resign"))
    return _show(session, session.play.resign())


def buttons(play: Course) -> tuple[tuple[str, str], ...]:
    """What of this the menu offers now: keys of words, and intents."""
    going_on = play.game.outcome is None
    offered = {
        "restart": play.can_restart and going_on,
        "same": play.under_way or play.past.again or not going_on,
        "skip": bool(play.people.persons) and not play.game.round_over,
        "resign": going_on and play.resigning is not None,
    }
    return tuple((f"menu.{name}", name) for name, there in offered.items() if there)


GOING_BACK: dict[str, Intent] = {
    "undo": undo,
    "redo": redo,
    "restart": restart,
    "same": same,
    "skip": skip,
    "resign": resign,
}
"""From the name of an intent to what it does, as in ``INTENTS``."""
