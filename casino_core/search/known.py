"""The last cards of any game when all hands are known: played out exactly, by whatever form knows the game.

Slower than ``last`` and ``exact``, which know what cards and builds are. Alpha-beta; who takes most is tried first.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from casino_core.search.form import Form, Points, TooLong

ENDLESS = 1 << 30
"""More than anything is worth."""

Worth = Callable[[Points], int]
"""What the points of a round are worth to the first of two sides."""

Bound = tuple[int, int]
"""What is known of a node: its value lies between these."""


class Known:
    """Cards that can be played to the end of the round, between two sides.

    After ``most_nodes`` nodes every question raises ``TooLong``.
    """

    def __init__(self, form: Form[Any, Any], worth: Worth, most_nodes: int = ENDLESS) -> None:
        self._form = form
        self._side = form.rules.side_of
        self._worth = worth
        self._left = most_nodes
        self._known: dict[Any, Bound] = {}

    def value(self, node: Any, least: int = -ENDLESS, most: int = ENDLESS) -> int:
        """What the round will be worth when everybody plays as well as can be.

        Exact between ``least`` and ``most``; below or above them, only that it is so. Raises TooLong.
        """
        if self._form.over(node):
            return self._worth(self._form.points(node))
        low, high = self._known.get(node, (-ENDLESS, ENDLESS))
        if low >= most or low == high:
            return low
        if high <= least:
            return high
        under, over = max(least, low), min(most, high)
        found = self._searched(node, under, over)
        if found <= under:
            high = found
        elif found >= over:
            low = found
        else:
            low = high = found
        self._known[node] = low, high
        return found

    def _searched(self, node: Any, least: int, most: int) -> int:
        self._left -= 1
        if self._left < 0:
            raise TooLong
        own = self._side[self._form.actor(node)] == 0
        best = -ENDLESS if own else ENDLESS
        for after in self._ordered(node):
            found = self.value(after, least, most)
            if own:
                best = max(best, found)
                least = max(least, best)
            else:
                best = min(best, found)
                most = min(most, best)
            if least >= most:
                break
        return best

    def _ordered(self, node: Any) -> list[Any]:
        """The nodes after the moves of one: those in which its player has taken most are first."""
        form, side = self._form, self._side[self._form.actor(node)]

        def lead(after: Any) -> int:
            taken = form.standing(after).taken
            return taken[side].bit_count() - taken[1 - side].bit_count()

        return sorted([form.after(node, move) for move in form.moves(node)], key=lead, reverse=True)

    def best(self, node: Any) -> Iterator[Any]:
        """The move that is worth most to the player on turn of those looked at so far, of equal ones the first.

        After the last of them it is the best of all. Raises TooLong.
        """
        own, moves = self._side[self._form.actor(node)] == 0, self._form.moves(node)
        best, most = moves[0], -ENDLESS
        for move in moves:
            after = self._form.after(node, move)
            found = self.value(after, most, ENDLESS) if own else -self.value(after, -ENDLESS, -most)
            if found > most:
                best, most = move, found
            yield best
