"""What cards are worth to a side at a moment of a round: by how much it comes out ahead when it takes them."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, pi, sqrt

from casino_core.cards import ACES, BIG_CASINO, LITTLE_CASINO, Card
from casino_core.view import View

POINT = 1000
"""A point of the score. Worths are whole thousandths of one, so that they add up alike on every machine."""

POINTS: dict[Card, int] = {BIG_CASINO: 2, LITTLE_CASINO: 1, **dict.fromkeys(ACES, 1)}
"""The cards that score by themselves."""

CARDS_SPREAD = 1.6
"""How far the race for most cards may still swing: the standard deviation of the final lead, over the square root of
the cards still to be taken. It would be 1 if single cards went either way; they go in twos, threes and fours."""

SPADES_SPREAD = 1.1
"""The same for most spades, which go one at a time more often than not."""

HELD = 0.2
"""What a card in hand is worth before it is played, as a share of what it is worth when taken: enough to keep aces and
casinos for captures, little enough to use them when there is one. From 0 to 0.4 the strength hardly changes."""


def card_worths(view: View) -> dict[Card, int]:
    """For every card of the pack, what it is worth to the side of the view's seat to take it just now, in thousandths.

    Besides its own points a card brings its side nearer to most cards, a spade to most spades. That counts most when
    the race is close and nearly over, and nothing once it is decided.
    """
    side, pack = view.rules.side_of[view.seat], view.rules.pack
    award = 3 if view.rules.scoring.cards_award == "3_most" else 2
    each = round(POINT * award * _pull([len(pile) for pile in view.piles], side, len(pack), CARDS_SPREAD))
    spade = round(POINT * _pull([_spades(pile) for pile in view.piles], side, _spades(pack), SPADES_SPREAD))
    return {card: each + (spade if card.suit == "S" else 0) + POINT * POINTS.get(card, 0) for card in pack}


def _spades(cards: Sequence[Card]) -> int:
    return sum(card.suit == "S" for card in cards)


def _pull(counts: Sequence[int], side: int, whole: int, spread: float) -> float:
    """By how much one more of something raises the chance to win the race for most of it, rivals' loss included.

    The final lead is taken to be normally distributed about the present one.
    """
    lead = counts[side] - max(count for other, count in enumerate(counts) if other != side)
    left = whole - sum(counts)
    if abs(lead) > left:
        return 0
    deviation = spread * sqrt(max(left, 1))
    return 2 * exp(-((lead / deviation) ** 2) / 2) / (deviation * sqrt(2 * pi))
