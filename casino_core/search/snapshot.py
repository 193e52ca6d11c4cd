"""A position in the form that evaluations and rollout policies share, with sets of cards as bits in pack order."""

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
    """The value at which the build is captured."""

    cards: int
    """The cards of the build, as bits."""

    multiple: bool
    """Whether the build has several groups, so that its value is fixed."""

    owner: int
    """The seat that owns the build."""


class Snapshot(NamedTuple):
    """The parts of a position that evaluations and rollout policies ask for."""

    taken: Taken
    """The captured cards of every side."""

    non_card_points: Points
    """The points of every side that are not for captured cards, such as points for sweeps."""

    lying: int
    """The cards on the table, builds included."""

    last: int
    """The seat that captured last, or -1."""

    turn: int
    """The seat on turn."""

    stock: int
    """The number of cards still to be dealt."""

    hands: tuple[int, ...]
    """The cards of every seat, as bits; empty once the next deal is made, because a search must not know its cards."""

    builds: tuple[BuildSummary, ...]
    """The builds on the table."""

    ended: Result | None = None
    """The result of the round, if it has ended before all cards were played."""
