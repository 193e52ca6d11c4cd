"""What the controls of a replay show."""

from __future__ import annotations

from dataclasses import dataclass

from web.table.html import Html


@dataclass(frozen=True)
class Replaying:
    """A replay, as far as its controls show it."""

    place: int
    """What is looked at: 0 is the first deal, and each move and each further deal is one more."""

    last: int
    """The last place."""

    starts: tuple[int, ...]
    """The place of the deal of every round."""

    round: int
    """The number of the round, from 1."""

    told: str
    """Where in the game it is, in words."""

    moves: tuple[tuple[str, Html], ...]
    """The moves of the round: of each who made it, and the move in words or in notation."""

    plays: bool = False
    """Whether it goes on by itself."""

    open_hands: bool = False
    """Whether all hands are shown."""

    notation: bool = False
    """Whether moves are in notation."""

    goes_on: bool = True
    """Whether another game can go on from here."""
