"""Looking through all that can still happen when all hands are known: alpha-beta, the most promising moves first.

What has been found of a node is remembered. How nodes are told apart, which moves promise most, and which come to the
same, is for those to say who know a form: ``last``, ``exact`` and ``known``.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Iterable, Iterator
from typing import Any, Generic

from casino_core.search.game_model import Form, M, N, Points, TooLong

ENDLESS = 1 << 30
"""More than anything is worth."""

Worth = Callable[[Points], int]
"""What the points of a round, by side, are worth to the side that is looked for; all others want the opposite."""

Bound = tuple[int, int]
"""What is known of a node: its value lies between these."""

UNKNOWN: Bound = (-ENDLESS, ENDLESS)


class AlphaBeta(ABC, Generic[N, M]):
    """Cards that are played to the end of the round, by partners for their side, and by all others against it.

    ``worth``: what points are worth to the ``side`` that is looked for; if nothing is given its lead, or where points
    are to be avoided by how much it is behind. After ``most_nodes`` nodes every question raises ``TooLong``.
    """

    def __init__(
        self, form: Form[N, M], worth: Worth | None = None, *, side: int = 0, most_nodes: int = ENDLESS
    ) -> None:
        sides, sign = form.rules.sides, -1 if form.rules.ending.lowest_wins else 1
        self._form = form
        self._worth = worth or (lambda points: sign * (sides * points[side] - sum(points)))
        self._own = tuple([other == side for other in form.rules.side_of])
        self._left = most_nodes
        self._known: dict[Any, Bound] = {}

    # ---------- what is asked ----------

    @abstractmethod
    def value(self, node: N, least: int = -ENDLESS, most: int = ENDLESS) -> int:
        """What the round will be worth when everybody plays as well as can be.

        Exact between ``least`` and ``most``; below or above them, only that it is so. Raises TooLong.
        """

    def values(self, node: N) -> dict[M, int]:
        """The exact worth of every move. Raises TooLong."""
        alike: dict[Hashable, int] = {}
        found = {}
        for move in self._promising(node, self._form.moves(node)):
            likeness = self._likeness(move)
            if likeness not in alike:
                alike[likeness] = self.value(self._form.after(node, move))
            found[move] = alike[likeness]
        return found

    def best(self, node: N) -> Iterator[M]:
        """The move that is worth most to the player on turn of those looked at so far, of equal ones the first.

        After the last of them it is the best of all. Raises TooLong.
        """
        own = self._own[self._form.actor(node)]
        moves = self._promising(node, self._unlike(self._form.moves(node)))
        best, most = moves[0], -ENDLESS
        for move in moves:
            after = self._form.after(node, move)
            found = self.value(after, most, ENDLESS) if own else -self.value(after, -ENDLESS, -most)
            if found > most:
                best, most = move, found
            yield best

    # ---------- looking through ----------

    def _narrowed(self, key: object, node: N, least: int, most: int) -> int:
        """The value of a node as ``value`` tells it, with what has been found of its ``key`` before."""
        low, high = self._known.get(key) or self._bounds(node)
        if low >= most or low == high:
            return low
        if high <= least:
            return high
        under, over = max(least, low), min(most, high)
        found = self._searched(node, under, over)
        if found <= under:
            found = high = max(low, found)
        elif found >= over:
            found = low = min(high, found)
        else:
            low = high = found
        self._known[key] = low, high
        return found

    def _searched(self, node: N, least: int, most: int) -> int:
        self._left -= 1
        if self._left < 0:
            raise TooLong
        value = self.value
        if self._own[self._form.actor(node)]:
            best = -ENDLESS
            for after in self._afters(node):
                found = value(after, max(least, best), most)
                if found > best:
                    best = found
                    if found >= most:
                        break
        else:
            best = ENDLESS
            for after in self._afters(node):
                found = value(after, least, min(most, best))
                if found < best:
                    best = found
                    if found <= least:
                        break
        return best if -ENDLESS < best < ENDLESS else self._ended(node)

    def _afters(self, node: N) -> Iterable[N]:
        """What the moves of a node lead to, the most promising first."""
        after = self._form.after
        return (after(node, move) for move in self._promising(node, self._unlike(self._form.moves(node))))

    # ---------- what others may know better ----------

    def _bounds(self, node: N) -> Bound:  # noqa: ARG002  # here nothing is known of it
        """What a node is worth at least and at most, as far as that can be told without looking further."""
        return UNKNOWN

    def _ended(self, node: N) -> int:
        """The worth of a node at which nothing is left to do."""
        return self._worth(self._form.points(node))

    def _promising(self, node: N, moves: list[M]) -> list[M]:  # noqa: ARG002  # here nothing is known of it
        """Moves in order, those that promise most first."""
        return moves

    def _likeness(self, move: M) -> Hashable:
        """What is the same for two moves of a node only where they come to the same."""
        return move

    def _unlike(self, moves: list[M]) -> list[M]:
        """One of all moves that come to the same."""
        first: dict[Hashable, M] = {}
        for move in moves:
            first.setdefault(self._likeness(move), move)
        return list(first.values())
