"""The best that a card of each value could take from a table, even after some pieces are gone."""

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
"""The most sets of loose cards that are considered for one value."""


class Take(NamedTuple):
    """Pieces that one card could take."""

    worth: int
    """The worth of all its pieces, in thousandths of a point."""

    mask: int
    """Its pieces as bits: the loose cards first, then the builds."""


class Reach:
    """The takes that a table offers. ``everything`` is the mask of all its pieces."""

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
        """Return the worth of all pieces of a mask."""
        return sum([worth for place, worth in enumerate(self._worths) if mask >> place & 1])

    def best(self, values: tuple[int, ...], free: int, *, whole: bool = True) -> Take | None:
        """Return the most valuable take, among the free pieces, of a card that can be played at these values.

        ``whole``: whether it may take all free pieces.
        """
        best: Take | None = None
        gone = ~free
        for value in values:
            take = None
            for each in self._takes.get(value) or self._all(value):
                # The takes are sorted, so the first that fits is the best.
                if not each.mask & gone and (whole or each.mask != free):
                    take = each
                    break
            if value == EVERYTHING and free and whole:
                take = Take(self.worth(free), free)
            if take is not None and (best is None or take > best):
                best = take
        return best

    def whole(self, values: tuple[int, ...], free: int) -> Take | None:
        """Return all the free pieces, if a card that can be played at these values could take them at once."""
        takes = (take for value in values for take in self._all(value) if take.mask == free)
        return next(takes, None)

    def _court_masks(self, value: int) -> list[int]:
        """Return the sets of loose courts that a valueless court of their rank takes."""
        bits = [1 << place for place, card in enumerate(self._loose) if card.pips == value]
        return [sum(chosen) for size in sorted(self._rules.court_takes) for chosen in combinations(bits, size)]

    def _all(self, value: int) -> list[Take]:
        """Return the takes of a value, the best first: groups of loose cards, builds, and both together."""
        if value not in self._takes:
            # A card that takes the whole table takes whatever is left by then, so no takes are listed for it.
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
