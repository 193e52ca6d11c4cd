"""Last cards against somebody whose manner is known: all hands are known, and so is how they will answer.

Who plays as well as can be gives away nothing; but whoever answers otherwise can be led to give more than that.
"""

from __future__ import annotations

from typing import Any

from casino_core.search.alphabeta import ENDLESS, Worth
from casino_core.search.game_model import Form, TooLong
from casino_core.search.rollout_policy import Careful


class Answered:
    """Looks through all that a side can still do; everybody else does what one player would do in their place.

    ``worth``: what points are worth to the ``side`` that is looked for. After ``most_nodes`` nodes every question
    raises ``TooLong``.
    """

    def __init__(
        self, form: Form[Any, Any], worth: Worth, player: Careful, *, side: int, most_nodes: int = ENDLESS
    ) -> None:
        self._form = form
        self._worth = worth
        self._player = player
        self._side = side
        self._left = most_nodes
        self._known: dict[Any, int] = {}

    def value(self, node: Any) -> int:
        """What the round will be worth when the side makes the most of how the others play. Raises TooLong."""
        form = self._form
        if form.over(node):
            return self._worth(form.points(node))
        found = self._known.get(node)
        if found is None:
            self._left -= 1
            if self._left < 0:
                raise TooLong
            own = form.rules.side_of[form.actor(node)] == self._side
            moves = form.moves(node) if own else [self._player.choose(node)]
            found = self._known[node] = max([self.value(form.after(node, move)) for move in moves])
        return found
