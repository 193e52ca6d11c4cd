"""Every way to split some pieces into groups of one value."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import product

from .plain import Values

# A grouping of some pieces: every group as the positions of its members among the pieces.
Grouping = tuple[tuple[int, ...], ...]


@lru_cache(maxsize=150_000)
def groupings(pieces: tuple[Values, ...], value: int) -> tuple[Grouping, ...]:
    """Every way to split all the pieces into groups that each can sum to `value`; no piece is in two groups.

    Each piece is told by everything it can count for; it counts for one of these at a time.
    """
    if not any(total % value == 0 for total in totals(pieces)):  # as many groups as this is not a whole number
        return ()
    return tuple(split(pieces, tuple(range(len(pieces))), value))


@lru_cache(maxsize=150_000)
def totals(pieces: tuple[Values, ...]) -> frozenset[int]:
    """Everything that the pieces can sum to, by trying every value of each."""
    return frozenset(map(sum, product(*pieces)))


def split(pieces: tuple[Values, ...], left: tuple[int, ...], value: int) -> Iterator[Grouping]:
    """Give the first piece some companions, perhaps none, for its group; split the others likewise."""
    if not left:
        yield ()
        return
    for group in grown(pieces, left[:1], left[1:], value):
        remaining = tuple(piece for piece in left if piece not in group)
        for further in split(pieces, remaining, value):
            yield (group, *further)


def grown(
    pieces: tuple[Values, ...], group: tuple[int, ...], others: tuple[int, ...], value: int
) -> Iterator[tuple[int, ...]]:
    """Give the group, and all it grows to by taking others in, where they can sum to the value; none above it."""
    sums = totals(tuple(pieces[piece] for piece in group))
    if min(sums) > value:
        return
    if value in sums:
        yield group
    for place, piece in enumerate(others):
        yield from grown(pieces, (*group, piece), others[place + 1 :], value)
