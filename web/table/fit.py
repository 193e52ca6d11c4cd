"""How many rows a layout needs for so many cards side by side: the stylesheet finds the largest cards by these."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from web.table.state import BuildPlate

# A stylesheet cannot loop, so fit.css has a line for each of these.
COLUMNS = range(4, 17)
"""How many cards may lie side by side, on a phone and on the widest screens."""

GAP = 0.14
"""The room between two cards. This and what follows is measured in widths of a card."""

SHOWS = 0.42
"""How much of a card shows that lies under another one of its fan."""

PLATE = 1.55
"""What a build needs beside its cards: its value and its owner, and the edges."""


class Rows(NamedTuple):
    """What a layout needs from top to bottom."""

    cards: int
    """How many cards lie below each other, in builds and beside them."""

    plates: int
    """How many rows of builds there are: each needs some room besides its cards."""


def fitted(loose: int, builds: Iterable[BuildPlate]) -> str:
    """Return a style for a layout of ``loose`` cards and ``builds``: what it needs where C cards lie side by side.

    For every C of ``COLUMNS`` it sets ``--rC``, the rows of cards, and ``--pC``, the rows of builds.
    """
    return _fitted(loose, tuple(tuple(map(len, build.groups)) for build in builds))


@lru_cache
def _fitted(loose: int, builds: tuple[tuple[int, ...], ...]) -> str:
    """Return the style for so many loose cards and builds, each as the sizes of its groups."""
    widths = [[_fan(size) for size in sizes] for sizes in builds]
    found = {columns: _rows(loose, widths, columns) for columns in COLUMNS}
    return ";".join(f"--r{columns}:{rows.cards};--p{columns}:{rows.plates}" for columns, rows in found.items())


def _fan(cards: int) -> float:
    """Return how wide a fan is."""
    return 1 + SHOWS * (cards - 1)


def _rows(loose: int, builds: list[list[float]], columns: int) -> Rows:
    """Return the rows where so many cards lie side by side, and builds beside each other as far as there is room."""
    room = columns + GAP * (columns - 1)
    # The row of loose cards counts as full, so that the first build begins a row of its own.
    cards, plates, used, high = -(-loose // columns), 0, room, 0
    for sets in builds:
        inner = _lines(sets, room - PLATE)
        width = PLATE + min(room - PLATE, sum(sets) + GAP * (len(sets) - 1))
        if used + GAP + width > room:
            cards, plates, used, high = cards + high, plates + 1, 0, 0
        # Builds side by side take the room of the highest among them.
        used, high = used + GAP + width, max(high, inner)
    return Rows(cards + high, plates)


def _lines(widths: list[float], room: float) -> int:
    """Return how many lines things of these widths need, one beside the other."""
    # There is no gap before the first.
    lines, used = 1, -GAP
    for width in widths:
        lines, used = (lines, used + GAP + width) if used + GAP + width <= room else (lines + 1, width)
    return lines
