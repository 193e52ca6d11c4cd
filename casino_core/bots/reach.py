"""The most valuable pieces that a card of each value could take from a table, even after some pieces are gone."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from typing import NamedTuple

from casino_core.cards import Card
from casino_core.position.layout import Build, sums
from casino_core.position.position import Cards
from casino_core.rules.parts import Rules
from casino_core.search.rollout_policy import EVERYTHING

MAX_SETS = 24
"""The maximum number of sets of loose cards that are considered for one value."""


class Take(NamedTuple):
    """Pieces that one card could take together."""

    worth: int
    """The worth of all these pieces, in thousandths of a point."""

    mask: int
    """The pieces as bits: the lowest bits stand for the loose cards, the next ones for the builds."""


class Reach:
    """The takes that a table offers. ``everything`` is the mask of all pieces on the table."""

    def __init__(self, rules: Rules, loose: Cards, builds: tuple[Build, ...], worths: Mapping[Card, int]) -> None:
        self._rules = rules
        self._sums = sums(tuple([rules.summed_values[card] for card in loose]), rules.largest_sum)
        self._loose = loose
        self._worths = [worths[card] for card in loose]
        self._worths += [sum([worths[card] for card in build.cards]) for build in builds]
        self._builds = [(build.value, len(loose) + place) for place, build in enumerate(builds)]
        self._takes: dict[int, list[Take]] = {}
        self.everything = (1 << len(self._worths)) - 1

    def worth(self, mask: int) -> int:
        """Return the worth of all pieces of a mask, in thousandths of a point."""
        return sum([worth for place, worth in enumerate(self._worths) if mask >> place & 1])

    def best(self, values: tuple[int, ...], free: int, *, whole: bool = True) -> Take | None:
        """Return the most valuable take, among the free pieces, of a card that can be played at these values.

        ``whole``: whether the take may consist of all free pieces. Return None if the card can take nothing.
        """
        best: Take | None = None
        gone = ~free
        for value in values:
            take = None
            for each in self._takes.get(value) or self._all(value):
                # The takes are sorted by worth, so the first that fits is the best.
                if not each.mask & gone and (whole or each.mask != free):
                    take = each
                    break
            if value == EVERYTHING and free and whole:
                take = Take(self.worth(free), free)
            if take is not None and (best is None or take > best):
                best = take
        return best

    def whole(self, values: tuple[int, ...], free: int) -> Take | None:
        """Return the take of all free pieces; None if no card that can be played at these values could make it."""
        takes = (take for value in values for take in self._all(value) if take.mask == free)
        return next(takes, None)

    def _court_masks(self, value: int) -> list[int]:
        """Return the masks of the loose courts that one court of their rank can take, if courts have no value.

        ``value``: the number that marks their rank.
        """
        bits = [1 << place for place, card in enumerate(self._loose) if card.pips == value]
        return [sum(chosen) for size in sorted(self._rules.court_takes) for chosen in combinations(bits, size)]

    def _all(self, value: int) -> list[Take]:
        """Return the takes of a card of a value, the best first: groups of loose cards, a build, or both together."""
        if value not in self._takes:
            # A card that takes the whole table takes whatever is left at its turn, so no takes are listed for it.
            if value == EVERYTHING:
                masks = []
            elif value in self._rules.rank_marks:
                masks = self._court_masks(value)
            else:
                masks = [mask for mask, _ in self._sums.unions(value, MAX_SETS)]
            for build_value, place in self._builds:
                if build_value == value:
                    masks += [1 << place, *(mask | 1 << place for mask in masks)]
            self._takes[value] = sorted([Take(self.worth(mask), mask) for mask in masks], reverse=True)
        return self._takes[value]
