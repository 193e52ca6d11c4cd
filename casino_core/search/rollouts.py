"""Rollouts: a round is played on by policies from hands that a view allows, to the end of the deal."""

from __future__ import annotations

from collections.abc import Sequence

from casino_core.cards import Chance
from casino_core.position.position import Position
from casino_core.position.view import View
from casino_core.search.determinization import Determinizations
from casino_core.search.evaluation import Evaluation
from casino_core.search.game_end import early_end
from casino_core.search.game_model import Move, Node
from casino_core.search.models import game_model
from casino_core.search.opponent_model import OpponentModel
from casino_core.search.rollout_policy import RolloutPolicy

PLIES = 16
"""How many moves a rollout has at most: deals of large hands are not played to their end."""

PLIES_OF_STEPS = 11
"""The same where builds are made step by step: shorter rollouts are less noisy, and there is time for more of them."""


class Rollouts:
    """Plays on from a view, and says how far the seat's side is ahead then."""

    def __init__(self, view: View, opponents: OpponentModel, chance: Chance) -> None:
        self.model = game_model(view.rules)
        """The model that they are played on."""
        self._plies = PLIES_OF_STEPS if view.rules.step_by_step else PLIES
        self._policies = [style.policy for style in opponents.styles]
        self._evaluation = Evaluation(view.rules, view.totals)
        self._determinizations = Determinizations(view, opponents, chance)
        self._side = view.rules.side_of[view.seat]
        self._early = early_end(view)

    @property
    def weighed(self) -> int:
        """How many moves have been weighed so far. Slices are cut by that and not by a clock."""
        return sum([policy.weighed for policy in self._policies])

    def draw(self) -> tuple[Position, list[RolloutPolicy]]:
        """Draw one way in which the hidden cards may lie, and by which policy every seat plays on."""
        position, styles = self._determinizations.draw()
        return position, [self._policies[style] for style in styles]

    def lead(self, node: Node, policies: Sequence[RolloutPolicy], first: Move | None = None) -> float:
        """Return how far the seat's side is ahead when everybody has played on by their policies, in points.

        ``first``: a move that is played before, and is no ply of the rollout; without one it begins with a policy's.
        """
        model, evaluation = self.model, self._evaluation
        move = first
        for _ in range(self._plies + (first is not None)):
            node = model.after(node, policies[model.actor(node)].choose(node) if move is None else move)
            move = None
            winner = None if self._early is None else self._early.winner(model.earned(node))
            if winner is not None:
                return evaluation.won(winner, model.earned(node))[self._side]
            if model.over(node):
                break
        snapshot = model.snapshot(node)
        # the end of a round is worth its points; at the end of another deal races are still open
        if model.over(node) and not snapshot.stock:
            return evaluation.final(*model.result(node), snapshot.clearer)[self._side]
        return evaluation.expected(snapshot)[self._side]
