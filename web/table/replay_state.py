"""The view model of the controls of a replay."""

from __future__ import annotations

from dataclasses import dataclass

from web.table.html import Html


@dataclass(frozen=True)
class ComparedPlay:
    """One of the two plays that a review compares."""

    name: str
    """The name of the play in intents."""

    label: str
    """The words before the play: whose play it is, and its cost."""

    done: Html
    """The play in words."""

    shown: bool
    """Whether the table shows the moves of this play."""


@dataclass(frozen=True)
class Comparison:
    """A costly play next to the better one."""

    why: Html
    """The reason for its cost."""

    plays: tuple[ComparedPlay, ...]
    """The two plays."""

    step: int = 0
    """The number of moves of the shown play that are on the table."""

    of: int = 0
    """The number of moves of the shown play; 0 while neither play is shown."""


@dataclass(frozen=True)
class Replaying:
    """The state of a replay."""

    place: int
    """The current place: 0 is the first deal; each move and each later deal adds one."""

    last: int
    """The last place."""

    starts: tuple[int, ...]
    """The place of the deal of every round."""

    round: int
    """The number of the round, from 1."""

    description: str
    """The current place in words."""

    moves: tuple[tuple[str, Html], ...]
    """The moves of the round: for each the player, and the move in words or in notation."""

    plays: bool = False
    """Whether the replay moves on by itself."""

    open_hands: bool = False
    """Whether all hands are open."""

    notation: bool = False
    """Whether moves are shown in notation."""

    comparison: Comparison | None = None
    """The review of the next play, if it was costly."""

    goes_on: bool = True
    """Whether a new game can start from here."""

    over: bool = True
    """Whether the last round is over, so that leaving leads to its score."""
