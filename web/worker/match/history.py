"""What is remembered of a match beside its record: what was taken back, and marks that its result carries."""

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
"""How often something can have been taken back in a game, as far as that is counted: links and saves may claim more."""


@dataclass(frozen=True)
class History:
    """The undo history of a match, and how it came about."""

    ahead: ActionsByRound = ()
    """What was taken back and can be done again: the rest of the current round, then the rounds after it."""

    takebacks: int = 0
    """How often the person took something back and knew more than before."""

    agreed: bool = False
    """The person need not be asked again before they take back what others have answered."""

    again: bool = False
    """The person had played these cards before."""

    counted: bool = False
    """The result has been handed out, so it is not handed out again, however often the end is undone."""

    apart: bool = False
    """The match goes on from within another one, to see what if, and is not counted."""

    hinted: bool = False
    """The person has asked what to play."""

    lit: bool = False
    """The lamp says at every turn of the person what it would do, until they turn it off."""

    skipped: bool = False
    """A bot has played some of the person's cards."""

    joined: bool = False
    """It had been begun when it came from outside, so others may have played some of the person's cards."""

    over: bool = False
    """It was over already when it came from outside."""

    def after_redo(self) -> History:
        """Return the history after the next action has been done again."""
        return replace(self, ahead=_trimmed((self.ahead[0][1:], *self.ahead[1:])))

    def after_deal(self) -> History:
        """Return the history after the next round has been dealt again."""
        return replace(self, ahead=_trimmed(self.ahead[1:]))

    def after_undo(self, actions: Sequence[Action], *, dealt: bool = False, marked: bool = True) -> History:
        """Return the history after actions have been taken back.

        ``dealt``: the deal of their round has been taken back with them. ``marked``: it counts as a takeback.
        """
        # What is taken back comes before what was taken back earlier, in the same round.
        first, *rest = self.ahead or ((),)
        ahead: ActionsByRound = ((*actions, *first), *rest)
        ahead = ((), *ahead) if dealt else ahead
        return replace(self, ahead=ahead, takebacks=min(MAX_TAKEBACKS, self.takebacks + marked))

    @property
    def own(self) -> bool:
        """Whether everything in the match was the person's own doing: nothing to see what if, skipped or joined."""
        return not (self.apart or self.skipped or self.joined)


FRESH = History()
"""The history of a match in which nothing has been taken back."""

MARKS = tuple(field.name for field in fields(History) if field.default is False)
"""The fields that are true or false."""


def _trimmed(ahead: ActionsByRound) -> ActionsByRound:
    """Return no rounds at all in place of a single empty one, which leads nowhere."""
    return () if ahead == ((),) else ahead


# ---------- as text ----------


def as_stored(history: History) -> dict[str, object]:
    """Return what differs from a fresh history, to be stored as JSON."""
    stored: dict[str, object] = {field.name: getattr(history, field.name) for field in fields(history)}
    if history.ahead:
        stored["ahead"] = "/".join("_".join(map(action_text, actions)) or "-" for actions in history.ahead)
    return {name: value for name, value in stored.items() if value}


def parse_history(stored: object) -> History:
    """Return the history that was stored, as far as it can be read: a fault in it is no reason to refuse a game."""
    if not isinstance(stored, Mapping):
        return FRESH
    times = stored.get("takebacks")
    # To Python True is the number 1.
    times = times if isinstance(times, int) and not isinstance(times, bool) else 0
    # Exactly true: any other value was written by somebody's hand and means nothing.
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
