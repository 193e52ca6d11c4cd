"""Which cards make which sums, as numbers: remembered by the set of cards, which in a search comes back again."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations, islice

REMEMBERED = 20_000
"""How many sets of cards are remembered before all are forgotten."""
MOST = 64
"""How many choices are offered where a crowded table has more: those of most cards."""
CROWDED = 16
"""Of so many cards at most the largest captures are found by trying; of more, the largest that are known are taken."""

Sets = tuple[int, ...]


class CardSums:
    """The groups of cards for every value.

    ``worths``: what every card, as a bit, counts for in a group, nothing for a court without a value; ``largest``: the
    largest value there is.
    """

    def __init__(self, worths: Mapping[int, tuple[int, ...]], largest: int) -> None:
        self._worths = worths
        self._several = any(len(values) > 1 for values in worths.values())
        self._empty: tuple[Sets, ...] = ((),) * (largest + 1)
        self._groups: dict[int, tuple[Sets, ...]] = {0: self._empty}
        self._shown: dict[tuple[int, int], Sets] = {}
        self._unions: dict[tuple[int, int], Sets] = {}
        self._wider: dict[tuple[int, int, int], bool] = {}
        self._widest: dict[tuple[int, int, int], Sets] = {}

    def groups(self, cards: int) -> tuple[Sets, ...]:
        """For every value from 0 on all sets of some cards that sum to it, each once."""
        found = self._groups.get(cards)
        if found is None:
            if len(self._groups) >= REMEMBERED:
                self._forget()
            highest = 1 << cards.bit_length() - 1
            found = self._groups[cards] = self._with(self.groups(cards ^ highest), highest)
        return found

    def _with(self, groups: tuple[Sets, ...], card: int) -> tuple[Sets, ...]:
        """The groups with one more card: it stands alone at what it counts for, and joins every group there is."""
        found = list(groups)
        for worth in self._worths[card]:
            for value in range(worth + 1, len(groups)):
                if groups[value - worth]:
                    found[value] += tuple([group | card for group in groups[value - worth]])
            found[worth] += (card,)
        return tuple([tuple(dict.fromkeys(sets)) for sets in found]) if self._several else tuple(found)

    def _forget(self) -> None:
        self._groups = {0: self._empty}
        self._shown.clear()
        self._unions.clear()
        self._wider.clear()
        self._widest.clear()

    def some(self, cards: int, value: int) -> Sets:
        """The groups of some cards for a value, not too many."""
        if not 0 < value < len(self._empty):
            return ()
        found = self.groups(cards)[value]
        if len(found) <= MOST:
            return found
        key = cards, value
        if key not in self._shown:
            self._shown[key] = largest(found)
        return self._shown[key]

    def unions(self, cards: int, value: int) -> Sets:
        """The sets of some cards that split into groups for a value: what a card takes; not too many."""
        key = cards, value
        found = self._unions.get(key)
        if found is None:
            found = self.groups(cards)[value]
            if len(found) > 1:
                found = joined(found)
            found = self._unions[key] = found if len(found) <= MOST else largest(found)
        return found

    def cover(self, cards: int, value: int, wanted: int, taken: int = 0) -> Sets | None:
        """Groups for a value, none of which has a card in two, that hold all wanted cards and none of those taken."""
        if not wanted:
            return ()
        lowest = wanted & -wanted
        for group in self.groups(cards)[value]:
            if group & lowest and not group & taken:
                others = self.cover(cards, value, wanted & ~group, taken | group)
                if others is not None:
                    return (group, *others)
        return None

    def wider(self, cards: int, value: int, taken: int) -> bool:
        """Whether more can be taken at a value than what is taken, and that with it."""
        groups = self.groups(cards)[value]
        for group in groups:
            if not group & taken:
                return True
        if len(groups) < 2:
            return False
        key = cards, value, taken
        found = self._wider.get(key)
        if found is None:
            others = [group & ~taken for group in groups if group & ~taken]
            found = any(self.cover(cards, value, taken | other) is not None for other in dict.fromkeys(others))
            self._wider[key] = found
        return found

    def widest(self, cards: int, value: int, taken: int) -> Sets:
        """Of the sets that are taken at a value and hold what is taken, those that leave the fewest cards; not all.

        On a table of more than ``CROWDED`` cards beside them there may be larger ones. Nothing at all is such a set
        where no card is taken and none can be.
        """
        key = cards, value, taken
        found = self._widest.get(key)
        if found is None:
            fit = 0
            for group in self.groups(cards)[value]:
                fit |= group
            free = bits(fit & ~taken)
            if len(free) > CROWDED:
                sets = [mask for mask in self.unions(cards, value) if not taken & ~mask]
                found = largest(tuple(sets))[:1] or (taken,)
            else:
                found = self._leaving_least(cards, value, fit, free)
            self._widest[key] = found
        return found

    def _leaving_least(self, cards: int, value: int, fit: int, free: list[int]) -> Sets:
        """The sets of fitting cards that split into groups for a value, as few of the free ones left out as can be."""
        groups = self.groups(cards)[value]
        for left_out in range(len(free) + 1):
            sets = [fit & ~sum(out) for out in combinations(free, left_out)]
            whole = (mask for mask in sets if self._divides(mask, value) and self._splits(groups, mask, set()))
            found = tuple(islice(whole, MOST))
            if found:
                return found
        return ()

    def _splits(self, groups: Sets, mask: int, hopeless: set[int]) -> bool:
        """Whether cards are a union of some of the groups, none of which share one."""
        if not mask or mask in hopeless:
            return not mask
        inside = tuple([group for group in groups if not group & ~mask])
        card = max(bits(mask), key=lambda bit: self._worths[bit])  # the highest card is in the fewest groups
        if any(self._splits(inside, mask ^ group, hopeless) for group in inside if group & card):
            return True
        hopeless.add(mask)
        return False

    def _divides(self, mask: int, value: int) -> bool:
        """Whether the sum of some cards can be a multiple of a value: else they are no groups for it."""
        rests = {0}
        for card in bits(mask):
            worths = self._worths[card]
            if len(worths) == 1:
                rests = {(rest + worths[0]) % value for rest in rests}
            else:
                rests = {(rest + worth) % value for rest in rests for worth in worths}
        return 0 in rests


def joined(groups: Sets) -> Sets:
    """The sets that disjoint groups make together, groups by themselves included; not many more than ``MOST``."""
    known: dict[int, None] = {}
    for group in groups:
        for mask in [mask for mask in known if not mask & group]:
            known[mask | group] = None
        known[group] = None
        if len(known) > 4 * MOST:
            break
    return tuple(known)


def largest(sets: Sets) -> Sets:
    """The ``MOST`` sets of most cards; of as many cards, in the order of their numbers."""
    return tuple(sorted(sets, key=lambda mask: (-mask.bit_count(), mask))[:MOST])


def bits(mask: int) -> list[int]:
    """The single bits of a number, the lowest first."""
    found = []
    while mask:
        bit = mask & -mask
        found.append(bit)
        mask ^= bit
    return found
