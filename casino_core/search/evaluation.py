"""The worth of the end of a deal to every side: points that are certain, and races that may still turn."""

from __future__ import annotations

from functools import lru_cache, reduce
from math import erf, sqrt
from operator import or_

from casino_core.rules.awards import Award, Each, Majority, Several, awards, points_for
from casino_core.rules.parts import Rules
from casino_core.search.game_end import GameEnd, mask_of
from casino_core.search.snapshot import Points, Result, Snapshot, Taken

CARDS_SPREAD = 1.6
"""The possible swing in the race for most cards: the standard deviation of the final lead, divided by the square root
of the number of cards still to be taken. It would be 1 if cards were taken one by one, but they go in twos, threes and
fours.
"""

SUIT_SPREAD = 1.1
"""The same for most spades or diamonds, which are usually taken one at a time."""

LYING = 0.5
"""The worth of points on the table to the player who plays first in the next deal, as a share of these points. This
share and the next three constants were fitted to 60,000 ends of deals of careful players in classic Casino.
"""

LYING_NUMERAL = 0.09
"""The worth to the same player, in points, of a card on the table with a value: it can be taken or built with."""

LYING_COURT = -0.08
"""The same for a card that only its own rank takes; it is slightly negative."""

LYING_SUIT = 0.15
"""The additional worth of a card of a suit, if having most of that suit scores a point."""

WON = 10.0
"""The worth of winning the game, in points of a round."""

DIGITS = 6
"""The number of decimals to which chances are rounded, because the last digits may differ between machines."""


class Evaluation:
    """Evaluates snapshots and results of a round as leads in points, by side.

    ``totals``: the score of the game before the round.
    """

    def __init__(self, rules: Rules, totals: Points = ()) -> None:
        self._rules = rules
        self._sides = range(rules.sides)
        self._sign = -1 if rules.ending.lowest_wins else 1
        self._each = [(mask_of(rules, award), award.points) for award in awards(rules) if isinstance(award, Each)]
        self._others = [(mask_of(rules, award), award) for award in awards(rules) if not isinstance(award, Each)]
        self._lying = _lying(rules)
        self._game = GameEnd(rules, totals)

    def final(self, result: Result) -> tuple[float, ...]:
        """Return the leads at the end of a round, including the worth of having won or lost the game by it."""
        leads, winners = self.leads(result.points), result.winners
        if not winners:
            return leads
        # Everyone's share of the win is subtracted, so that leads still sum to 0.
        share = WON * len(winners) / len(leads)
        return tuple([lead + WON * (side in winners) - share for side, lead in enumerate(leads)])

    def leads(self, points: Points | tuple[float, ...]) -> tuple[float, ...]:
        """Return how far every side is ahead of the mean of the others, in points; behind it, if points are bad."""
        whole, others = sum(points), len(points) - 1
        return tuple([self._sign * (own - (whole - own) / others) for own in points])

    def expected(self, snapshot: Snapshot) -> tuple[float, ...]:
        """Return the lead that every side will probably have at the end of the round."""
        points = self._probable(snapshot.taken, snapshot.non_card_points)
        # Cards on the table more or less belong to the next player, as far as any points are still open.
        worth = sum([each * (snapshot.lying & mask).bit_count() for mask, each in self._lying])
        side = self._rules.side_of[snapshot.turn]
        lowest, highest = self._range(snapshot.taken, side)
        expected = points[side] - snapshot.non_card_points[side]
        points[side] += min(max(worth, lowest - expected), highest - expected)
        return self._open(points, snapshot.taken)

    def standing(self, taken: Taken, non_card_points: Points) -> tuple[float, ...]:
        """Return the leads as ``expected`` does, but ignore the cards on the table and whose turn it is."""
        return self._open(self._probable(taken, non_card_points), taken)

    def _open(self, points: list[float], taken: Taken) -> tuple[float, ...]:
        """Return the leads for some points, including the chances to win the game by an item that a side waits for."""
        if not self._game.waited_for:
            return self.leads(tuple(points))
        # Sides that wait for an item score nothing else (docs/rules.md, section 6).
        leads = self.leads(tuple([own * (not items) for own, items in zip(points, self._game.items, strict=True)]))
        chances = [self._chance_of_items(side, taken) for side in self._sides]
        mean = sum(chances) / len(chances)
        return tuple([lead + WON * (chance - mean) for lead, chance in zip(leads, chances, strict=True)])

    def _chance_of_items(self, side: int, taken: Taken) -> float:
        """Return how likely a side is to get an item that it waits for; 0 if it waits for no item."""
        missing = 1.0
        for award, mask in self._game.items[side]:
            counts = [(own & mask).bit_count() for own in taken]
            if isinstance(award, Majority):
                missing *= 1 - self._share(award, counts, mask.bit_count())[side] / award.points
            else:
                missing *= 1 - (counts[side] > 0 if any(counts) else 1 / len(counts))
        return 1 - missing

    def items(self, taken: Taken) -> dict[str, tuple[float, ...]]:
        """Return the points that every side will probably have from each award, by the award's code."""
        points = {}
        for award in awards(self._rules):
            mask = mask_of(self._rules, award)
            counts = [(own & mask).bit_count() for own in taken]
            points[award.code] = tuple(self._share(award, counts, mask.bit_count()))
        return points

    def _probable(self, taken: Taken, non_card_points: Points) -> list[float]:
        """Return the points that every side will probably have at the end of the round."""
        points: list[float] = list(non_card_points)
        for side, own in enumerate(taken):
            for mask, worth in self._each:
                points[side] += worth * (own & mask).bit_count()
        for mask, award in self._others:
            counts = [(own & mask).bit_count() for own in taken]
            for side, share in enumerate(self._share(award, counts, mask.bit_count())):
                points[side] += share
        return points

    def _range(self, taken: Taken, side: int) -> tuple[float, float]:
        """Return the lowest and the highest points from cards that a side can still have at the end of the round."""
        everyone = reduce(or_, taken)
        lowest = highest = 0.0
        for mask, worth in self._each:
            own = worth * (taken[side] & mask).bit_count()
            lowest += own
            highest += own + worth * (mask & ~everyone).bit_count()
        for mask, award in self._others:
            counts = [(own & mask).bit_count() for own in taken]
            remaining = mask.bit_count() - sum(counts)
            if isinstance(award, Majority):
                share = self._share(award, counts, mask.bit_count())[side]
                decided = share in (0, award.points)
                lowest += share if decided else 0
                highest += share if decided else award.points
            else:
                lowest += points_for(award, counts[side])
                highest += points_for(award, counts[side] + remaining)
        return lowest, highest

    def _share(self, award: Award, counts: list[int], whole: int) -> list[float]:
        if isinstance(award, Majority):
            spread = CARDS_SPREAD if award.code == "cards" else SUIT_SPREAD
            remaining = whole - sum(counts)
            return [
                award.points * _chance(own - _best(counts, side), remaining, spread) for side, own in enumerate(counts)
            ]
        if isinstance(award, Several):
            return [award.points * min(1, own / award.least) for own in counts]
        return [points_for(award, own) for own in counts]


def _lying(rules: Rules) -> list[tuple[int, float]]:
    """Return pairs of a set of cards, as bits, and the worth of each of them on the table when a deal begins."""
    sign = -1 if rules.ending.lowest_wins else 1
    courts = sum([1 << place for place, card in enumerate(rules.pack) if card in rules.rank_only])
    worths = [(courts, sign * LYING_COURT), (((1 << len(rules.pack)) - 1) ^ courts, sign * LYING_NUMERAL)]
    for award in awards(rules):
        if isinstance(award, Each):
            worths.append((mask_of(rules, award), LYING * award.points))
        # A race for all the cards favours none of them, and the worth of any card is counted already.
        elif isinstance(award, Majority) and len(award.cards) < len(rules.pack) / 2:
            worths.append((mask_of(rules, award), LYING_SUIT * award.points))
    return worths


def _best(counts: list[int], side: int) -> int:
    return max([count for other, count in enumerate(counts) if other != side])


@lru_cache(maxsize=10_000)
def _chance(lead: int, remaining: int, spread: float) -> float:
    """Return the chance to win a race with a given lead and a given number of cards left to take.

    The final lead is assumed to be normally distributed about the present one.
    """
    if abs(lead) > remaining:
        return 1 if lead > 0 else 0
    return round((1 + erf(lead / spread / sqrt(2 * max(remaining, 1)))) / 2, DIGITS)
