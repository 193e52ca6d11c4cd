"""The history of a match besides its record: the actions that can be redone, and marks on its result."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields, replace
from typing import TypeAlias

from casino_core.notation.actions import action_text, parse_action
from casino_core.notation.reader import NotationError
from casino_core.position.actions import Action

ActionsByRound: TypeAlias = tuple[tuple[Action, ...], ...]
"""Actions round by round."""

MAX_TAKEBACKS = 999_999
"""The largest number of takebacks that is counted; links and saves may claim more."""


@dataclass(frozen=True)
class History:
    """The actions that can be redone in a match, and facts about it that affect what its result is worth."""

    ahead: ActionsByRound = ()
    """The actions that can be redone: the rest of the current round, then the rounds after it."""

    takebacks: int = 0
    """The number of times that the person undid something after learning something new."""

    agreed: bool = False
    """The person has agreed to undo after answers of others, and is not asked again."""

    again: bool = False
    """The person has played these cards before."""

    counted: bool = False
    """The result has been counted, and is not counted again if the end is undone."""

    apart: bool = False
    """The match branches off another one as a what-if, and does not count."""

    hinted: bool = False
    """The person has had a hint."""

    lit: bool = False
    """The person gets a hint at every turn, until they turn hints off."""

    skipped: bool = False
    """A bot has played some of the person's cards."""

    joined: bool = False
    """The match was under way when it came from outside, so others may have played some of the person's cards."""

    over: bool = False
    """The match was finished when it came from outside."""

    def after_redo(self) -> History:
        """Return the history after the next action has been redone."""
        return replace(self, ahead=_trimmed((self.ahead[0][1:], *self.ahead[1:])))

    def after_deal(self) -> History:
        """Return the history after the next round has been dealt again."""
        return replace(self, ahead=_trimmed(self.ahead[1:]))

    def after_undo(self, actions: Sequence[Action], *, dealt: bool = False, marked: bool = True) -> History:
        """Return the history after actions have been undone.

        ``dealt``: whether the deal of their round has been undone, too. ``marked``: whether this counts as a takeback.
        """
        # These actions precede those undone earlier in the same round.
        first, *rest = self.ahead or ((),)
        ahead: ActionsByRound = ((*actions, *first), *rest)
        ahead = ((), *ahead) if dealt else ahead
        return replace(self, ahead=ahead, takebacks=min(MAX_TAKEBACKS, self.takebacks + marked))

    @property
    def own(self) -> bool:
        """Whether the match is all the person's own play: not a what-if, skipped or joined."""
        return not (self.apart or self.skipped or self.joined)


FRESH = History()
"""The history of a new match."""

MARKS = tuple(field.name for field in fields(History) if field.default is False)
"""The names of the boolean fields."""


def _trimmed(ahead: ActionsByRound) -> ActionsByRound:
    """Return the rounds, or () if there is only a single empty one."""
    return () if ahead == ((),) else ahead


# ---------- as text ----------


def as_stored(history: History) -> dict[str, object]:
    """Return the differences from a new history, as JSON to store."""
    stored: dict[str, object] = {field.name: getattr(history, field.name) for field in fields(history)}
    if history.ahead:
        stored["ahead"] = "/".join("_".join(map(action_text, actions)) or "-" for actions in history.ahead)
    return {name: value for name, value in stored.items() if value}


def parse_history(stored: object) -> History:
    """Return the stored history, as far as it can be read, because a game is not refused for faults in its history."""
    if not isinstance(stored, Mapping):
        return FRESH
    times = stored.get("takebacks")
    # In Python, True is a number.
    times = times if isinstance(times, int) and not isinstance(times, bool) else 0
    # Only true counts: any other value comes from an edited save.
    marks = {name: stored.get(name) is True for name in MARKS}
    return History(_parse_ahead(stored.get("ahead")), max(0, min(MAX_TAKEBACKS, times)), **marks)


def _parse_ahead(text: object) -> ActionsByRound:
    if not (text and isinstance(text, str)):
        return ()
    try:
        rounds = (() if part == "-" else part.split("_") for part in text.split("/"))
        return _trimmed(tuple(tuple(map(parse_action, words)) for words in rounds))
    except NotationError:
        return ()
