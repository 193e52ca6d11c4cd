"""A position in the terms that evaluations and rollout policies share: sets of cards are bits, in pack order."""

from __future__ import annotations

from typing import NamedTuple

Points = tuple[int, ...]
"""The points of a round, by side."""

Taken = tuple[int, ...]
"""The captured cards of every side, as bits."""


class Result(NamedTuple):
    """The result of a round."""

    points: Points
    """The points that count, by side."""

    winners: tuple[int, ...] = ()
    """The sides that have won the game by this round; () if the game goes on, or has no target."""


class BuildSummary(NamedTuple):
    """A build, without the order of its cards."""

    value: int
    """The value at which it is captured."""

    cards: int
    """Its cards, as bits."""

    multiple: bool
    """Whether it has several groups, so that its value is fixed."""

    owner: int
    """The seat it belongs to."""


class Snapshot(NamedTuple):
    """The parts of a position that evaluations and rollout policies ask for."""

    taken: Taken
    """The captured cards of every side."""

    non_card_points: Points
    """The points of every side that are not in captured cards, such as those of sweeps."""

    lying: int
    """The cards on the table, builds included."""

    last: int
    """The seat that captured last, or -1."""

    turn: int
    """The seat on turn."""

    stock: int
    """The number of cards still to be dealt."""

    hands: tuple[int, ...]
    """The cards of every seat, as bits; no cards once the next deal has been made."""

    builds: tuple[BuildSummary, ...]
    """The builds on the table."""

    ended: Result | None = None
    """The result of the round, if it has ended before all cards were played."""
