"""What cards are worth to a side at a moment of a round: by how much it comes out ahead when it takes them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp, pi, sqrt

from casino_core.cards import Card
from casino_core.position.view import View
from casino_core.rules.awards import Award, Beyond, Most, Several, awards
from casino_core.rules.parts import Rules
from casino_core.search.evaluation import CARDS_SPREAD, SUIT_SPREAD

POINT = 1000
"""A point of the score. Worths are whole thousandths of one, so that they add up alike on every machine."""


@lru_cache(maxsize=64)
def card_points(rules: Rules) -> dict[Card, float]:
    """Return for every card of the pack the points that it brings by itself, or its share of those that several bring.

    Where points are to be avoided they count against it.
    """
    points: dict[Card, float] = dict.fromkeys(rules.pack, 0)
    for award in awards(rules):
        if not isinstance(award, Most):
            for card in award.cards:
                points[card] += award.points * _share(award)
    return {card: -worth for card, worth in points.items()} if rules.ending.lowest_wins else points


def _share(award: Award) -> float:
    """Return how much of the points of an award each of its cards brings, on average."""
    if isinstance(award, Several):
        return 1 / award.least
    return 1 - award.free / len(award.cards) if isinstance(award, Beyond) else 1


@lru_cache(maxsize=64)
def sweep_worth(rules: Rules, *, by_capture: bool = True) -> int:
    """Return what a sweep is worth to who makes it, what the others lose by it included, in thousandths of a point."""
    scoring = rules.scoring
    points: float = scoring.sweep_points + (TABLANETTE[scoring.tablanette_bonus] if by_capture else 0)
    points += scoring.sweep_swing * rules.sides / (rules.sides - 1)
    return round(POINT * (-points if rules.ending.lowest_wins else points))


TABLANETTE = {"none": 0, "non_jack_sum": 25, "jack_sum": 0, "double": 50}
"""What a tablanette brings, about: two or three groups of ten, and the card that takes them."""


def card_worths(view: View) -> dict[Card, int]:
    """Return what it is worth to the side of the view's seat to take each card just now, in thousandths of a point.

    Besides its own points a card brings its side nearer to most cards, a spade to most spades. That counts most when
    the race is close and nearly over, and nothing once it is decided.
    """
    side = view.rules.side_of[view.seat]
    worths = {card: round(POINT * points) for card, points in card_points(view.rules).items()}
    for award in awards(view.rules):
        if isinstance(award, Most):
            counts = [sum(card in award.cards for card in pile) for pile in view.captured]
            spread = CARDS_SPREAD if award.code == "cards" else SUIT_SPREAD
            each = round(POINT * award.points * _pull(counts, side, len(award.cards), spread))
            for card in award.cards:
                worths[card] += each
    return worths


def _pull(counts: Sequence[int], side: int, whole: int, spread: float) -> float:
    """Return by how much one more of something raises the chance to win the race for most of it, rivals' loss included.

    The final lead is taken to be normally distributed about the present one.
    """
    lead = counts[side] - max(count for other, count in enumerate(counts) if other != side)
    left = whole - sum(counts)
    if abs(lead) > left:
        return 0
    deviation = spread * sqrt(max(left, 1))
    return 2 * exp(-((lead / deviation) ** 2) / 2) / (deviation * sqrt(2 * pi))
