"""The best response to somebody whose way of playing is known, when all hands are known.

Who plays as well as can be gives nothing away; but whoever answers otherwise can be led to give more than that.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator

from casino_core.search.alphabeta import ENDLESS, Expansions, Worth
from casino_core.search.game_model import GameModel, Move, Node
from casino_core.search.rollout_policy import RolloutPolicy


class BestResponse:
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
        self._model = model
        self._worth = worth
        self._policy = policy
        self._side = side
        self._known: dict[Hashable, int] = {}
        self._expansions = Expansions(most_nodes, model.nodes_per_slice)

    def value(self, node: Node) -> int:
        """Return what the round will be worth when the side makes the most of how the others play.

        Raises NodeLimit.
        """
        return self._expansions.at_once(lambda: self._value(node))

    def sliced_value(self, node: Node) -> Iterator[int | None]:
        """Yield None after every slice, and at last the value. Raises NodeLimit."""
        return self._expansions.sliced(lambda: self._value(node))

    def _value(self, node: Node) -> int:
        model = self._model
        if model.over(node):
            return self._worth(*model.result(node))
        key = model.key(node)
        found = self._known.get(key)
        if found is None:
            self._expansions.add()
            own = model.rules.side_of[model.actor(node)] == self._side
            # the policy sees no more than its seat would, though every hand is known here
            moves = model.moves(node) if own else [self._policy.choose(node)]
            # Also for the others: they have just the one move that their policy makes.
            found = self._known[key] = max([self._value(model.after(node, move)) for move in moves])
        return found
