"""The last cards of any game when all hands are known: played out exactly, by whatever form knows the game.

Slower than ``last`` and ``exact``, which know what cards and builds are. Who takes most is tried first.
"""

from __future__ import annotations

from typing import Any

from casino_core.search.alphabeta import ENDLESS, AlphaBeta


class Known(AlphaBeta[Any, Any]):
    """Cards that can be played to the end of the round, between two sides."""

    def value(self, node: Any, least: int = -ENDLESS, most: int = ENDLESS) -> int:
        """What the round will be worth when everybody plays as well as can be."""
        return self._ended(node) if self._form.over(node) else self._narrowed(node, node, least, most)

    def _afters(self, node: Any) -> list[Any]:
        """What the moves of a node lead to: where its player has taken most comes first."""
        form = self._form
        side = form.rules.side_of[form.actor(node)]

        def lead(after: Any) -> int:
            taken = form.standing(after).taken
            return taken[side].bit_count() - taken[1 - side].bit_count()

        return sorted([form.after(node, move) for move in form.moves(node)], key=lead, reverse=True)

    def _unlike(self, moves: list[Any]) -> list[Any]:
        """All of them: nothing is known of what they come to."""
        return moves
