"""Groups of loose cards that sum to a value, and unions of such groups, remembered by the set of cards.

A new table is made from the latest one, from which it seldom differs by more than a play. Unions are found only when
they are asked for. Every list of sets is sorted by number, however the table was made, so a search goes the same way
whatever was asked before it.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from casino_core.rules.parts import Rules

MAX_REMEMBERED = 50_000
"""The number of tables that are remembered before all are forgotten."""

MAX_UNIONS = 4_000
"""The most unions of one value that are found: on the most crowded tables there are astronomically many."""

Sets = tuple[int, ...]

Groups = dict[int, Sets]
"""By value, the sets of cards that sum to it."""


class CaptureTable(dict[int, Sets]):
    """By value, the sets of cards that a card of that value takes: unions of disjoint groups, each set once."""

    __slots__ = ("groups",)

    def __init__(self, groups: Groups) -> None:
        super().__init__()
        self.groups = groups
        """By value, the groups that sum to it."""

    def __missing__(self, value: int) -> Sets:
        """Find the unions of a value when they are asked for."""
        groups = self.groups.get(value, ())
        found = self[value] = groups if len(groups) < 2 else unions(groups)
        return found


class CaptureTables:
    """The tables of one game. Cards are bits in the order of the pack; those without a value are in no table."""

    def __init__(self, rules: Rules) -> None:
        places = list(enumerate(rules.pack))
        self._counts = {1 << place: rules.summed_values[card] for place, card in places if rules.summed_values[card]}
        self._courts = {
            mark: sum([1 << place for place, card in places if card.pips == mark]) for mark in rules.rank_marks
        }
        self._court_takes = sorted(rules.court_takes)
        self._largest = rules.largest_sum
        self._valued = sum(self._counts)
        self._several = any(len(values) > 1 for values in self._counts.values())
        self._known: dict[int, CaptureTable] = {}
        self._lying, self._latest = 0, CaptureTable({})

    def table(self, loose: int) -> CaptureTable:
        """Return the groups and unions of a set of loose cards."""
        lying = loose & self._valued
        found = self._known.get(lying)
        if found is None:
            if len(self._known) >= MAX_REMEMBERED:  # forgetting all is faster than finding the oldest
                self._known.clear()
            found = self._known[lying] = self._grown(lying)
        self._lying, self._latest = lying, found
        return found

    def mates(self, loose: int, mark: int) -> Sets:
        """Return the sets of loose courts without a value that a card of their rank takes, by the mark of the rank."""
        there = loose & self._courts[mark]
        if not there & there - 1:  # no choice, which is nearly always so
            return (there,) if there else ()
        return tuple([sum(taken) for size in self._court_takes for taken in combinations(bits(there), size)])

    def _grown(self, lying: int) -> CaptureTable:
        """Return the table of a set, derived from the latest one by removing and adding cards."""
        before, groups = self._lying, self._latest.groups
        gone, new = before & ~lying, lying & ~before
        if gone.bit_count() > lying.bit_count():  # starting again is less work
            groups, new = {}, lying
        elif gone:
            groups = _without(groups, gone)
        for bit in bits(new):
            groups = self._with(groups, bit)
        return CaptureTable(groups)

    def _with(self, groups: Groups, bit: int) -> Groups:
        """Return the groups with one more card: alone at each of its values, and added to every earlier group."""
        found, largest = dict(groups), self._largest
        for worth in self._counts[bit]:
            for before, masks in groups.items():
                total = before + worth
                if total <= largest:
                    joined = [mask | bit for mask in masks]
                    if total in found:
                        joined += found[total]
                        joined = sorted(set(joined)) if self._several else sorted(joined)
                    found[total] = tuple(joined)
            found[worth] = tuple(sorted((*found[worth], bit))) if worth in found else (bit,)
        return found


def _without(groups: Groups, gone: int) -> Groups:
    """Return the groups that contain none of some cards."""
    left = {}
    for value, masks in groups.items():
        if stay := [mask for mask in masks if not mask & gone]:
            left[value] = tuple(stay)
    return left


def unions(groups: Sets) -> Sets:
    """Return the unions of disjoint groups, each set once, including the groups themselves."""
    found: set[int] = set()
    for group in groups:
        # All unions of the earlier groups are complete, so each further group only has to join those.
        found.update([mask | group for mask in found if not mask & group])
        found.add(group)
        if len(found) > MAX_UNIONS:
            break
    return tuple(sorted(found))


def bits(mask: int) -> Iterator[int]:
    """Yield the single bits of a number, the lowest first."""
    while mask:
        bit = mask & -mask
        yield bit
        mask ^= bit
