"""Groups of loose cards that sum to a value, and unions of such groups, remembered by the set of cards.

A new table is made from the latest one, from which it seldom differs by more than a play. Unions are found only when
they are asked for. Every list of sets is sorted, however the table was made, so that earlier questions never change the
course of a search.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from casino_core.rules.parts import Rules

MAX_REMEMBERED = 50_000
"""The number of tables that are remembered before all are forgotten."""

MAX_UNIONS = 4_000
"""The number of unions of one value after which no more are sought: crowded tables have astronomically many."""

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
        """Find and remember the unions of a value when they are asked for the first time."""
        groups = self.groups.get(value, ())
        sets = self[value] = groups if len(groups) < 2 else unions(groups)
        return sets


class CaptureTables:
    """The tables of one game. Cards are bits in the order of the pack; cards without a value are in no table."""

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
        """Return the table of groups and unions for a set of loose cards."""
        lying = loose & self._valued
        table = self._known.get(lying)
        if table is None:
            if len(self._known) >= MAX_REMEMBERED:  # forgetting all is faster than finding the oldest
                self._known.clear()
            table = self._known[lying] = self._grown(lying)
        self._lying, self._latest = lying, table
        return table

    def mates(self, loose: int, mark: int) -> Sets:
        """Return the sets of loose courts that a court without a value takes; ``mark`` is the number of its rank."""
        there = loose & self._courts[mark]
        if not there & there - 1:  # at most one such court is loose, which is nearly always so
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
        all_groups, largest = dict(groups), self._largest
        for worth in self._counts[bit]:
            for before, masks in groups.items():
                total = before + worth
                if total <= largest:
                    joined = [mask | bit for mask in masks]
                    if total in all_groups:
                        joined += all_groups[total]
                        joined = sorted(set(joined)) if self._several else sorted(joined)
                    all_groups[total] = tuple(joined)
            all_groups[worth] = tuple(sorted((*all_groups[worth], bit))) if worth in all_groups else (bit,)
        return all_groups


def _without(groups: Groups, gone: int) -> Groups:
    """Return the groups that contain none of some cards."""
    remaining = {}
    for value, masks in groups.items():
        if stay := [mask for mask in masks if not mask & gone]:
            remaining[value] = tuple(stay)
    return remaining


def unions(groups: Sets) -> Sets:
    """Return the unions of disjoint groups, each set once, including the groups themselves."""
    masks: set[int] = set()
    for group in groups:
        # All unions of the earlier groups are complete, so each further group only has to be added to those.
        masks.update([mask | group for mask in masks if not mask & group])
        masks.add(group)
        if len(masks) > MAX_UNIONS:
            break
    return tuple(sorted(masks))


def bits(mask: int) -> Iterator[int]:
    """Yield the single bits of a number, the lowest first."""
    while mask:
        bit = mask & -mask
        yield bit
        mask ^= bit
