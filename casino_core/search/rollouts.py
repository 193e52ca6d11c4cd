"""Rollouts: policies play on from a view, with hands that the view allows, to the end of the deal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from casino_core.cards import Chance
from casino_core.position.actions import Action
from casino_core.position.view import View
from casino_core.search.determinization import Determinizations
from casino_core.search.evaluation import Evaluation
from casino_core.search.game_end import game_end
from casino_core.search.game_model import GameNode, game_model
from casino_core.search.opponent_model import OpponentModel
from casino_core.search.rollout_policy import RolloutPolicy

PLIES = 16
"""The maximum number of moves in a rollout: deals of large hands are not played to their end."""

PLIES_OF_STEPS = 11
"""The same if builds are made step by step: shorter rollouts are less noisy, and there is time for more of them."""


class Rollouts:
    """Rollouts from a view, which show how far ahead the seat's side is in the end."""

    def __init__(self, view: View, opponents: OpponentModel, chance: Chance) -> None:
        self.model = game_model(view.rules)
        """The game model with which rollouts are played."""
        self._plies = PLIES_OF_STEPS if view.rules.step_by_step else PLIES
        self._policies = [style.policy for style in opponents.styles]
        self._evaluation = Evaluation(view.rules, view.totals)
        self._determinizations = Determinizations(view, opponents, chance)
        self._side = view.rules.side_of[view.seat]
        self._end = game_end(view)

    @property
    def weighed(self) -> int:
        """The number of moves weighed so far. Slices of thinking end after a number of moves, not after a time."""
        return sum([policy.weighed for policy in self._policies])

    def draw(self) -> tuple[GameNode, list[RolloutPolicy]]:
        """Draw an arrangement of the hidden cards, and the policy of every seat."""
        position, styles = self._determinizations.draw()
        return self.model.node(position, self._end), [self._policies[style] for style in styles]

    def lead(self, node: GameNode, policies: Sequence[RolloutPolicy], first: Action | None = None) -> float:
        """Return the lead of the seat's side after everyone has played on by their policies, in points.

        ``first``: a move to make before the rollout, in addition to its moves; by default, policies choose every move.
        """
        nodes = [node, *[after for _, after in self.play_out(node, policies, first)]]
        end = nodes[-1]
        model, evaluation = self.model, self._evaluation
        if model.over(end) and (end.ended is not None or end.position.over):
            return evaluation.final(model.result(end))[self._side]
        # The races may still turn in another deal.
        return evaluation.expected(model.snapshot(end))[self._side]

    def play_out(
        self, node: GameNode, policies: Sequence[RolloutPolicy], first: Action | None = None
    ) -> Iterator[tuple[Action, GameNode]]:
        """Yield the moves of a rollout, each with the node that it leads to; ``first`` as in ``lead``."""
        model = self.model
        if first is not None:
            node = model.after(node, first)
            yield first, node
        for _ in range(self._plies):
            if model.over(node):
                break
            move = policies[model.actor(node)].choose(node)
            node = model.after(node, move)
            yield move, node
