"""The rows that a layout needs at each number of columns; from these the stylesheet derives the largest card size."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from web.table.state import BuildPlate

# A stylesheet cannot loop, so fit.css has a line for each of these numbers.
COLUMNS = range(4, 17)
"""The numbers of cards that can be side by side, from a phone to the widest screens."""

GAP = 0.14
"""The space between two cards. This and the constants below are in card widths."""

SHOWS = 0.42
"""The visible part of a card that lies under another one in a fan."""

PLATE = 1.55
"""The width of a build without its cards: its value, its owner and the edges."""


class Rows(NamedTuple):
    """The height of a layout, in rows."""

    cards: int
    """The number of rows of cards, both loose and in builds."""

    plates: int
    """The number of rows of builds; each needs some room besides its cards."""


def fitted(loose: int, builds: Iterable[BuildPlate]) -> str:
    """Return the style of a layout of ``loose`` cards and ``builds``.

    For every number of columns C in ``COLUMNS`` it sets ``--rC``, the rows of cards, and ``--pC``, the rows of builds.
    """
    return _fitted(loose, tuple(tuple(map(len, build.groups)) for build in builds))


@lru_cache
def _fitted(loose: int, builds: tuple[tuple[int, ...], ...]) -> str:
    """Return the style for a number of loose cards and for builds, each given as the sizes of its groups."""
    widths = [[1 + SHOWS * (size - 1) for size in sizes] for sizes in builds]
    needed = {columns: _rows(loose, widths, columns) for columns in COLUMNS}
    return ";".join(f"--r{columns}:{rows.cards};--p{columns}:{rows.plates}" for columns, rows in needed.items())


def _rows(loose: int, builds: list[list[float]], columns: int) -> Rows:
    """Return the rows for a number of columns, with builds side by side as far as there is room."""
    room = columns + GAP * (columns - 1)
    # The row of loose cards counts as full, so that the first build begins a new row.
    cards, plates, used, high = -(-loose // columns), 0, room, 0
    for sets in builds:
        inner = _lines(sets, room - PLATE)
        width = PLATE + min(room - PLATE, sum(sets) + GAP * (len(sets) - 1))
        if used + GAP + width > room:
            cards, plates, used, high = cards + high, plates + 1, 0, 0
        # Builds side by side take up the height of the tallest among them.
        used, high = used + GAP + width, max(high, inner)
    return Rows(cards + high, plates)


def _lines(widths: list[float], room: float) -> int:
    """Return the number of lines for fans of some widths, side by side as far as there is room."""
    # There is no gap before the first fan.
    lines, used = 1, -GAP
    for width in widths:
        lines, used = (lines, used + GAP + width) if used + GAP + width <= room else (lines + 1, width)
    return lines
