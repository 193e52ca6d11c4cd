"""The best response to an opponent whose way of playing is known, when all hands are known.

A perfect player concedes nothing; an opponent who plays in any other way can be led to concede something.
"""

from __future__ import annotations

from casino_core.search.alphabeta import INFINITE, AlphaBeta, Worth
from casino_core.search.game_model import GameModel, GameNode
from casino_core.search.rollout_policy import RolloutPolicy


class BestResponse(AlphaBeta):
    """A search of all that one ``side`` can still do, while everyone else follows one policy.

    ``worth``: the worth of a result to the side.
    """

    def __init__(
        self, model: GameModel, worth: Worth, policy: RolloutPolicy, *, side: int, max_nodes: int = INFINITE
    ) -> None:
        super().__init__(model, worth, side=side, max_nodes=max_nodes)
        self._policy = policy

    def _value(self, node: GameNode, alpha: int, beta: int) -> int:
        """Return the exact value of a node: nobody plays against the side, so there is nothing to cut off."""
        model, key = self.model, self.model.key(node)
        if key not in self._known:
            if model.over(node):
                best = self._final(node)
            else:
                self._count()
                # The policy uses only what its seat could see, though every hand is known here.
                own = self._own[model.actor(node)]
                moves = self._distinct(model.moves(node)) if own else [self._policy.choose(node)]
                # The maximum is right for the others, too: their policy leaves them a single move.
                best = max([self._value(model.after(node, move), alpha, beta) for move in moves])
            self._known[key] = best, best
        return self._known[key][0]
