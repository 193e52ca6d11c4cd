"""The greedy rollout policy: captures if it can, otherwise builds, and never looks ahead, like many people."""

from __future__ import annotations

from collections.abc import Mapping

from casino_core.cards import Card
from casino_core.search.capture_tables import bits
from casino_core.search.game_model import GameModel
from casino_core.search.rollout_policy import RolloutPolicy
from casino_core.search.snapshot import Snapshot

TAKING = 2.0
"""The worth of capturing anything at all, in points: more than any build."""

BUILDING = 1.0
"""The worth of building anything at all, in points: more than trailing."""

CARD = 0.1
"""The worth of any card besides its points: of two captures with equal points, the larger one is better."""


class GreedyPolicy(RolloutPolicy):
    """A policy that ignores the races for most cards and spades.

    If points are bad, the policy is greedy for neither captures nor builds.

    ``points``: the points that every card of the pack scores by itself. ``small``: the value, in
    points, of trailing a card whose value is one lower, because many people keep high cards.
    """

    def __init__(self, model: GameModel, points: Mapping[Card, float], sweep: float, small: float = 0.0) -> None:
        worths = {card: worth + CARD * (-1 if model.rules.ending.lowest_wins else 1) for card, worth in points.items()}
        # This player does not think of other hands, so no cards are given as unseen.
        super().__init__(model, worths, (), sweep)
        self._small = {bit: small * max(values, default=0) for bit, values in self._values.items()}

    def _score(self, seat: int, before: Snapshot, after: Snapshot) -> float:
        score = self._gain(before, after, seat)
        if self._sign < 0:  # if points are bad, nobody is greedy for cards
            return score
        if after.taken != before.taken:
            return score + TAKING
        made = [build for build in after.builds if build not in before.builds]
        if made:
            return score + BUILDING + sum([self._mask(build.cards) for build in made])
        return score - sum([self._small[bit] for bit in bits(before.hands[seat] & ~after.hands[seat])])
