"""The class of presets, and the seatings of most games."""

from __future__ import annotations

from dataclasses import dataclass, field

from casino_core.rules.fields import FieldValue

Seatings = tuple[tuple[int, int], ...]
"""Pairs of a number of seats and the size of a team."""

ALONE: Seatings = ((2, 1), (3, 1), (4, 1))
ALONE_OR_PARTNERS: Seatings = (*ALONE, (4, 2))


@dataclass(frozen=True)
class Variant:
    """A preset: a game as data, which gives only the differences from its parent.

    >>> casino.VARIANTS["royal"].name, casino.VARIANTS["royal"].parent
    ('Royal Casino', 'classic')
    >>> casino.VARIANTS["royal"].seatings
    ((2, 1), (3, 1), (4, 1), (4, 2))
    """

    id: str
    """The name of the game in links and texts, which never changes."""

    name: str
    """The name of the game that is shown to people."""

    seatings: Seatings
    """The numbers of seats and sizes of teams with which the game is played, the default first."""

    parent: str = "classic"
    """The id of the game whose rules are changed; "" for Casino, from which all other games come."""

    sets: dict[str, FieldValue] = field(default_factory=dict)
    """The values of optional rules, packages included, and of other fields that differ from the parent."""

    sets_for_two_sides: dict[str, FieldValue] = field(default_factory=dict)
    """Further differences when two sides play."""
