"""The worth of cards to a side at a moment of a round: how much its lead grows by taking them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp, pi, sqrt

from casino_core.cards import Card
from casino_core.position.view import View
from casino_core.rules.awards import Award, Majority, awards, card_share
from casino_core.rules.parts import Rules
from casino_core.score.endgame import conditions
from casino_core.search.evaluation import CARDS_SPREAD, SUIT_SPREAD, WON

POINT = 1000
"""One point, in thousandths of a point: worths are whole thousandths, so that sums are the same on every machine."""


@lru_cache(maxsize=64)
def card_points(rules: Rules, side: int = 0, totals: tuple[int, ...] = ()) -> dict[Card, float]:
    """Return the points that every card of the pack scores by itself, or as its share of a set.

    If points are bad, they are negative. ``totals``: the score of the game, if the worth of cards depends on it.
    """
    points: dict[Card, float] = dict.fromkeys(rules.pack, 0)
    for award in awards(rules):
        if not isinstance(award, Majority):
            share = card_share(award)
            worth = award.points * share if not totals else _wanted(rules, award, share, side, totals)
            for card in award.cards:
                points[card] += worth
    return {card: -worth for card, worth in points.items()} if rules.ending.lowest_wins else points


def _wanted(rules: Rules, award: Award, share: float, side: int, totals: tuple[int, ...]) -> float:
    """Return the worth of a share of an award, in points: the mean of its worth to a side and to the average rival.

    A side that waits for an item scores nothing, but wins the game with that item (docs/rules.md, section 6).
    """
    needs = [conditions(rules, total) for total in totals]
    each = [WON * (award.code in codes) if codes else award.points * share for codes in needs]
    return (each[side] + (sum(each) - each[side]) / (len(each) - 1)) / 2


@lru_cache(maxsize=64)
def sweep_worth(rules: Rules, *, by_capture: bool = True) -> int:
    """Return the worth of a sweep to its side, in thousandths of a point, including what another side loses by it."""
    scoring = rules.scoring
    points: float = scoring.sweep_points + (TABLANETTE[scoring.tablanette_bonus] if by_capture else 0)
    # One rival loses what the side wins by the swing, so the average rival loses a share of it.
    points += scoring.sweep_swing * rules.sides / (rules.sides - 1)
    return round(POINT * (-points if rules.ending.lowest_wins else points))


TABLANETTE = {"none": 0, "non_jack_sum": 25, "jack_sum": 0, "double": 50}
"""By value of the option ``tablanette_bonus``, the typical bonus for a sweep by capture. 25 is the sum of the cards
in such a sweep: two or three times ten, the capturing card included.
"""


def at_stake(view: View) -> tuple[int, ...]:
    """Return the score of the game if a side waits for an item, because then worths depend on it; otherwise ()."""
    waits = any(conditions(view.rules, total) for total in view.totals)
    return view.totals if waits else ()


def card_worths(view: View) -> dict[Card, int]:
    """Return the worth of taking each card now to the side of the view's seat, in thousandths of a point.

    In addition to its own points, a card brings its side closer to having most cards, and a spade to having most
    spades. This is worth most when the race is close and nearly over, and nothing once the race is decided.
    """
    side = view.rules.side_of[view.seat]
    points = card_points(view.rules, side, at_stake(view))
    worths = {card: round(POINT * own) for card, own in points.items()}
    for award in awards(view.rules):
        if isinstance(award, Majority):
            counts = [sum(card in award.cards for card in pile) for pile in view.captured]
            spread = CARDS_SPREAD if award.code == "cards" else SUIT_SPREAD
            worth = _wanted(view.rules, award, 1, side, view.totals) if at_stake(view) else award.points
            each = round(POINT * worth * _pull(counts, side, len(award.cards), spread))
            for card in award.cards:
                worths[card] += each
    return worths


def _pull(counts: Sequence[int], side: int, whole: int, spread: float) -> float:
    """Return by how much one more card raises a side's chance to win a race for most cards or spades.

    The increase is doubled, because a rival's chance falls as much.

    The final lead is assumed to be normally distributed about the present one.
    """
    lead = counts[side] - max(count for other, count in enumerate(counts) if other != side)
    remaining = whole - sum(counts)
    if abs(lead) > remaining:
        return 0
    deviation = spread * sqrt(max(remaining, 1))
    # The density at a tie, doubled because a rival loses what the side wins.
    return 2 * exp(-((lead / deviation) ** 2) / 2) / (deviation * sqrt(2 * pi))
