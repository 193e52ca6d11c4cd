"""Every way to split some pieces into groups of one value."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import product

from .plain import Values

# A grouping of some pieces: every group as the indices of its members.
Grouping = tuple[tuple[int, ...], ...]


@lru_cache(maxsize=150_000)
def groupings(pieces: tuple[Values, ...], value: int) -> tuple[Grouping, ...]:
    """Return every way to split all the pieces into groups that can each sum to `value`; no piece is in two groups.

    Each piece is given as all its possible values, of which it has one at a time.
    """
    if not any(total % value == 0 for total in totals(pieces)):  # no sum is a multiple of the value
        return ()
    return tuple(split(pieces, tuple(range(len(pieces))), value))


@lru_cache(maxsize=150_000)
def totals(pieces: tuple[Values, ...]) -> frozenset[int]:
    """Return all sums of the pieces, found by trying every value of each."""
    return frozenset(map(sum, product(*pieces)))


def split(pieces: tuple[Values, ...], indices: tuple[int, ...], value: int) -> Iterator[Grouping]:
    """Yield the ways to split the pieces with some `indices`: the first alone or with others, then the rest."""
    if not indices:
        yield ()
        return
    for group in grown(pieces, indices[:1], indices[1:], value):
        remaining = tuple(piece for piece in indices if piece not in group)
        for further in split(pieces, remaining, value):
            yield (group, *further)


def grown(
    pieces: tuple[Values, ...], group: tuple[int, ...], others: tuple[int, ...], value: int
) -> Iterator[tuple[int, ...]]:
    """Yield the group, and its extensions by other pieces, that can sum to the value."""
    sums = totals(tuple(pieces[piece] for piece in group))
    if min(sums) > value:
        return
    if value in sums:
        yield group
    for place, piece in enumerate(others):
        yield from grown(pieces, (*group, piece), others[place + 1 :], value)
