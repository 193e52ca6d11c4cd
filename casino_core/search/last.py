"""The last deal of two players who know each other's cards: played out exactly, for whatever its points are worth.

At its beginning the cards that a player has not seen are the other one's hand. Alpha-beta, the most promising moves
first; what has been found of a node is remembered.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from casino_core.search.built import Built, Move, Node
from casino_core.search.form import Points

ENDLESS = 1 << 30
"""More than anything is worth."""

Worth = Callable[[Points], int]
"""What the points of a round, by side, are worth to the first side; the other one wants the opposite."""


class Bound(NamedTuple):
    """What is known of a node: its value lies between these."""

    least: int
    most: int


class LastDeal:
    """A last deal that can be looked through to the end. The rules must be plain and for two players.

    ``worth``: what points are worth; the lead of the first side, unless something else is given.
    """

    def __init__(self, form: Built, worth: Worth | None = None) -> None:
        self._form = form
        self._worth = worth or (lambda points: points[0] - points[1])
        self._known: dict[Node, Bound] = {}

    def value(self, node: Node, least: int = -ENDLESS, most: int = ENDLESS) -> int:
        """What the round will be worth when both play as well as can be.

        Exact between ``least`` and ``most``; below or above them, only that it is so.
        """
        if not any(node.hands):
            return self._worth(self._form.points(node))
        low, high = self._known.get(node, Bound(-ENDLESS, ENDLESS))
        if low >= most or low == high:
            return low
        if high <= least:
            return high
        found = self._searched(node, max(least, low), min(most, high))
        if found <= least:
            self._known[node] = Bound(low, found)
        elif found >= most:
            self._known[node] = Bound(found, high)
        else:
            self._known[node] = Bound(found, found)
        return found

    def _searched(self, node: Node, least: int, most: int) -> int:
        first = node.turn == 0
        best = -ENDLESS if first else ENDLESS
        for move in self._ordered(node):
            found = self.value(self._form.after(node, move), least, most)
            if first:
                best = max(best, found)
                least = max(least, best)
            else:
                best = min(best, found)
                most = min(most, best)
            if least >= most:
                break
        return best

    def values(self, node: Node) -> dict[Move, int]:
        """The exact worth of every move."""
        return {move: self.value(self._form.after(node, move)) for move in self._ordered(node)}

    def best(self, node: Node) -> Iterator[Move]:
        """The move that is worth most to the player on turn of those looked at so far, of equal ones the first.

        After the last of them it is the best of all.
        """
        moves = self._ordered(node)
        best, most = moves[0], -ENDLESS
        for move in moves:
            after = self._form.after(node, move)
            found = self.value(after, most, ENDLESS) if node.turn == 0 else -self.value(after, -ENDLESS, -most)
            if found > most:
                best, most = move, found
            yield best

    def _ordered(self, node: Node) -> list[Move]:
        """The moves of a node: captures first, those of most cards in front, then builds, then cards laid down."""
        return sorted(self._form.moves(node), key=_promise)


def _promise(move: Move) -> tuple[int, int, int]:
    if move.build is not None:
        return 1, -move.loose.bit_count(), move.card
    return (0, -move.loose.bit_count() - 2 * len(move.builds), move.card) if move.value else (2, 0, move.card)
