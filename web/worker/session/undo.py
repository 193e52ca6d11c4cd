"""Undo and redo, the same round or cards again, skipping, and resigning.

An intent that would reveal or end something asks first, and is confirmed with "sure".
"""

from __future__ import annotations

from dataclasses import replace

from casino_core.game import restarted
from web.shared.protocol import Reply
from web.worker.match import acts
from web.worker.match import undo as history
from web.worker.match.history import History
from web.worker.match.match import Match
from web.worker.session.answers import Answer, Handler, Show, Start
from web.worker.session.context import Context
from web.worker.words.people import STAND_IN
from web.worker.words.speech import message


def undo(context: Context, match: Match, about: str) -> Answer:
    """Go back to a person's last decision; ask first if they know more by now, or if someone else decided.

    ``about``: "sure" confirms; "always" also turns off questions about cards that others have played, for this match.
    """
    if about == "always":
        match.history = replace(match.history, agreed=True)
    question = _question(context, match) if about not in ("sure", "always") and match.can_undo else None
    return question or Show(history.undo(match), {"dialog": ""})


def _question(context: Context, match: Match) -> Reply | None:
    """Return the question to ask before an undo; None if it reveals nothing and undoes nobody else's decision."""
    revealed, whose = history.revealed(match), history.whose(match)
    if not whose and (not revealed or (revealed == "shown" and match.history.agreed)):
        return None
    # A person who goes back with more knowledge has an advantage, so the result states this, and they are warned.
    reasons = [message("back.whose", who=whose)] if whose else []
    reasons += [history.revealed_in_words(match, revealed), message("back.marked")] if revealed else []
    always = revealed == "shown" and not whose
    return {"dialog": context.dialogs.take_back(context.say(reasons), always=always)}


def redo(match: Match) -> Show:
    """Redo the last undone action."""
    return Show(history.redo(match), {"dialog": ""})


def restart(context: Context, match: Match, about: str) -> Answer:
    """Go back to the beginning of the round."""
    if about != "sure" and match.can_restart:
        return {"dialog": context.dialogs.confirmation("restart")}
    return Show(history.restart(match), {"dialog": ""})


def same_cards(context: Context, match: Match, about: str) -> Answer:
    """Start a new game with the same cards, rules and players."""
    if about != "sure" and match.under_way:
        return {"dialog": context.dialogs.confirmation("same")}
    # Knowing the cards is an advantage, so the result states that they were played before.
    return Start(replace(match.another(restarted(match.game)), history=History(again=True)), {})


def skip(context: Context, match: Match, about: str) -> Answer:
    """Let bots play the round to its end, including the person's cards."""
    if about != "sure" and not match.game.round_over:
        return {"dialog": context.dialogs.confirmation("skip", who=message(f"bot.{STAND_IN}"))}
    return Show(acts.skip(match), {"dialog": ""})


def resign(context: Context, match: Match, about: str) -> Answer:
    """Resign the game."""
    if about != "sure" and match.game.outcome is None:
        people, seat = match.people, match.resigning
        if people.shared and seat is not None:
            return {"dialog": context.dialogs.confirmation("resign", ".shared", who=people.covered().name(seat))}
        return {"dialog": context.dialogs.confirmation("resign")}
    return Show(acts.resign(match), {"dialog": ""})


def buttons(match: Match) -> tuple[tuple[str, str], ...]:
    """Return the menu entries for the intents here that are possible: the key of each label, and the intent."""
    going_on = match.game.outcome is None
    offered = {
        "restart": match.can_restart and going_on,
        "same": match.under_way or match.history.again or not going_on,
        "skip": bool(match.people.persons) and not match.game.round_over,
        "resign": going_on and match.resigning is not None,
    }
    return tuple((f"menu.{name}", name) for name, there in offered.items() if there)


INTENTS: dict[str, Handler] = {
    "undo": undo,
    "redo": redo,
    "restart": restart,
    "same": same_cards,
    "skip": skip,
    "resign": resign,
}
