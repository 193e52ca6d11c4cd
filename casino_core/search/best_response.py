"""The best response to somebody whose way of playing is known, when all hands are known.

Who plays as well as can be gives nothing away; but whoever answers otherwise can be led to give more than that.
"""

from __future__ import annotations

from collections.abc import Hashable

from casino_core.search.alphabeta import ENDLESS, AlphaBeta, Worth
from casino_core.search.game_model import GameModel, Move, Node
from casino_core.search.rollout_policy import RolloutPolicy


class BestResponse(AlphaBeta[Node, Move]):
    """Searches all that one ``side`` can still do, while everybody else does what one policy would do in their place.

    ``worth``: what a round is worth to the side.
    """

    def __init__(
        self,
        model: GameModel[Node, Move],
        worth: Worth,
        policy: RolloutPolicy,
        *,
        side: int,
        most_nodes: int = ENDLESS,
    ) -> None:
        super().__init__(model, worth, side=side, most_nodes=most_nodes)
        self._policy = policy

    def _narrowed(self, key: Hashable, node: Node, least: int, most: int) -> int:
        """Return the exact value of a node: where nobody plays against the side there is nothing to cut off."""
        model = self.model
        if key not in self._known:
            self._count()
            # the policy sees no more than its seat would, though every hand is known here
            moves = model.moves(node) if self._own[model.actor(node)] else [self._policy.choose(node)]
            # Also for the others: they have just the one move that their policy makes.
            best = max([self._value(model.after(node, move), least, most) for move in moves])
            self._known[key] = best, best
        return self._known[key][0]
