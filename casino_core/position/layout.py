"""The layout: loose cards and builds, and the groups of pieces that make a value."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain

from casino_core.cards import Card
from casino_core.position.actions import BuildPiece
from casino_core.quick_init import quick_init

Group = tuple[Card, ...]

piece_of = lru_cache(maxsize=64)(BuildPiece)
"""Return the piece for the build that a card names; faster than calling ``BuildPiece``."""


@quick_init
@dataclass(frozen=True, slots=True)
class Build:
    """Cards put together for a value: one group makes a single build, several groups make a multiple build.

    >>> [build] = casino.parse_game("classic/island/AD6S,5C2D=7").position.builds
    >>> build.value, build.multiple, build.owner
    (7, True, 0)
    >>> build.piece
    BuildPiece('6S')
    """

    value: int
    """The value that every group makes, and at which a card takes the build."""

    groups: tuple[Group, ...]
    """The groups, in the order in which they were put together."""

    owner: int
    """The seat to which the build belongs: usually the seat that last made, added to or raised it."""

    also: tuple[int, ...] = ()
    """Partners of the owner who owned the build before; by some rules, they still may not trail because of it."""

    @property
    def cards(self) -> tuple[Card, ...]:
        """All cards of the build, group by group."""
        return tuple(chain.from_iterable(self.groups))

    @property
    def multiple(self) -> bool:
        """Whether the build has two or more groups, so that its value is fixed."""
        return len(self.groups) > 1

    @property
    def name(self) -> Card:
        """The build's first card, which distinguishes it from every other build."""
        return self.groups[0][0]

    @property
    def piece(self) -> BuildPiece:
        """The piece for the whole build in an action."""
        return piece_of(self.groups[0][0])


Masks = tuple[int, ...]
"""Sets of pieces, each as a number in which a bit is set for the place of every piece in the set."""

Union = tuple[int, Masks]
"""A set of pieces that splits into disjoint groups of one value: all its pieces as a mask, and the groups."""


class Sums:
    """The values that pieces can make, alone or summed, and the sets of pieces that make each value.

    Use ``sums`` to get a shared instance.
    """

    def __init__(self, size: int = 0, groups: Mapping[int, Masks] | None = None) -> None:
        self._size = size
        self.totals = groups or {}
        self._unions: dict[int, tuple[Union, ...]] = {}

    def with_piece(self, counts: tuple[int, ...], largest: int) -> Sums:
        """Return the sums with one more piece, added at each value in ``counts`` by itself and to all groups."""
        if not counts:
            return Sums(self._size + 1, self.totals)  # a court in most games
        bit = 1 << self._size
        if len(counts) == 1:  # nearly all pieces: no set of pieces can be found twice
            # The new bit is the highest, so the masks of each value stay in ascending order.
            worth, with_bit = counts[0], bit.__or__
            groups = dict(self.totals)
            groups[worth] = (*groups.get(worth, ()), bit)
            for less, masks in self.totals.items():
                total = less + worth
                if total <= largest:
                    groups[total] = (*groups.get(total, ()), *map(with_bit, masks))
            return Sums(self._size + 1, groups)
        additions: dict[int, list[int]] = {}
        for worth in counts:
            additions.setdefault(worth, []).append(bit)
            for total, masks in self.totals.items():
                if total + worth <= largest:
                    additions.setdefault(total + worth, []).extend([mask | bit for mask in masks])
        groups = dict(self.totals)
        for total, joined in additions.items():
            # Two aces, one as 1 and one as 14, make the same total twice with the same pieces.
            groups[total] = (*groups.get(total, ()), *dict.fromkeys(joined))
        return Sums(self._size + 1, groups)

    def groups(self, value: int) -> Masks:
        """Return masks of all sets of pieces that sum to the value, each once."""
        return self.totals.get(value, ())

    def unions(self, value: int, limit: int | None = None) -> tuple[Union, ...]:
        """Return the non-empty unions of disjoint groups for the value.

        Each set of pieces occurs once, or twice if it can make either one group or several groups. Only the first
        ``limit`` unions are returned, because a crowded table can have astronomically many.
        """
        unions = self._unions.get(value)
        if unions is not None:
            return unions[:limit]
        groups = self.totals.get(value, ())
        if len(groups) < 2:
            unions = self._unions[value] = ((groups[0], groups),) if groups else ()
            return unions
        several = 1 << self._size  # marks the masks of more than one group
        known: dict[int, Masks] = {}
        for group in groups:
            for mask, parts in list(known.items()):
                if not mask & group:
                    known.setdefault(mask | group | several, (*parts, group))
            known.setdefault(group, (group,))
            if limit is not None and len(known) >= limit:
                # Not remembered, because the next call may want more of them.
                return tuple([(mask & ~several, parts) for mask, parts in known.items()])[:limit]
        unions = self._unions[value] = tuple([(mask & ~several, parts) for mask, parts in known.items()])
        return unions

    def cover(self, value: int, mask: int, taken: int = 0) -> Masks | None:
        """Return disjoint groups for a value, with all pieces of ``mask`` and none of ``taken``; None if impossible."""
        if not mask:
            return ()
        # Some group must contain the lowest piece, so no other group need be tried first.
        lowest = mask & -mask
        for group in self.groups(value):
            if group & lowest and not group & taken:
                others = self.cover(value, mask & ~group, taken | group)
                if others is not None:
                    return (group, *others)
        return None


@lru_cache(maxsize=2_000)
def sums(values: tuple[tuple[int, ...], ...], largest: int) -> Sums:
    """Return the sums of pieces up to the ``largest``; ``values`` are the values of each piece, by place.

    The sums are cached, and made from the sums of all pieces except the last one. So after a trail, whose card comes
    last, the sums of the other pieces are reused.
    """
    if not values:
        return Sums()
    return sums(values[:-1], largest).with_piece(values[-1], largest)


def adds_up(counts: Iterable[tuple[int, ...]], value: int) -> bool:
    """Return whether pieces can sum to a value; ``counts`` has the possible values of each piece."""
    totals = {0}
    for worths in counts:
        totals = {total + worth for total in totals for worth in worths if total + worth <= value}
    return value in totals
