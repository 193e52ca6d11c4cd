"""The faults of letters, in words."""

from __future__ import annotations

from collections.abc import Sequence

from casino_core.mutual import Audit, LetterError
from web.worker.words.speech import Fact, Message, message

OF_CARDS = (
    "bad-pack",
    "bad-share",
    "card-twice",
    "card-not-shown",
    "not-in-hand",
    "parts-missing",
    "parts-unexpected",
    "illegal",
    "wrong-secret",
)
"""The codes of faults in letters that do not fit the cards or the rules of the game."""


def fault(error: LetterError, friend: str, *, hosted: bool = False) -> Message:
    """Return the message on the fault of a letter, and on what to do; ``friend`` is the friend's name.

    ``hosted``: whether one device deals for everyone, so that secrets prove nothing.
    """
    facts: dict[str, Fact] = {name: value for name, value in error.facts.items() if isinstance(value, str | int)}
    if error.code == "game-not-offered":
        return unfit(str(facts.get("why")))
    if error.code in OF_CARDS and hosted:
        return message("friend.fault.hosted", who=friend)
    if error.code in OF_CARDS:
        return message("friend.fault.cards", who=friend, number=facts.get("letter", 0))
    return message(f"friend.fault.{error.code}", who=friend, **facts)


def audited(fault: Audit | None, names: Sequence[str]) -> Message:
    """Return the result of an audit in words: no fault, a fault, or a false letter with its writer."""
    if fault is None:
        return message("friend.checked")
    if fault.seat is None or fault.letter is None:
        return message("friend.checked.fault")
    return message("friend.checked.letter", who=names[fault.seat], number=fault.letter, round=fault.round)


def dealt_as_fixed(host: str, *, right: bool) -> Message:
    """Return the sentence on whether a host has dealt the cards that were fixed before the game."""
    return message("friend.checked.host" if right else "friend.checked.host.fault", who=host)


def unfit(code: str) -> Message:
    """Return the message that says why a game cannot be played by letters, from the code of the reason."""
    return message(f"friend.unfit.{code}")
