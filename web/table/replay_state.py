"""The view model of the controls of a replay."""

from __future__ import annotations

from dataclasses import dataclass

from web.table.html import Html


@dataclass(frozen=True)
class Replaying:
    """A replay."""

    place: int
    """The current place: 0 is the first deal; each move and each later deal adds one."""

    last: int
    """The last place."""

    starts: tuple[int, ...]
    """The place of the deal of every round."""

    round: int
    """The number of the round, from 1."""

    told: str
    """The current place in words."""

    moves: tuple[tuple[str, Html], ...]
    """The moves of the round: for each the player, and the move in words or in notation."""

    plays: bool = False
    """Whether it is playing."""

    open_hands: bool = False
    """Whether all hands are open."""

    notation: bool = False
    """Whether moves are shown in notation."""

    goes_on: bool = True
    """Whether a new game can start from here."""
