"""Alpha-beta search of all that can still happen when every hand is known, with a transposition table.

It stops after so many nodes and goes on when it is asked again: what it has found stays in the table. So a search on a
slow model takes many short slices of thinking, and no long one.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from typing import Generic

from casino_core.search.game_model import GameModel, MoveT, NodeT, Points, Taken

ENDLESS = 1 << 30
"""More than anything is worth, and more nodes than are ever expanded."""

Worth = Callable[[Points, Taken], int]
"""What a round is worth to the side that is looked for, by its points and captured cards; all others want the
opposite."""

Bound = tuple[int, int]
"""The least and the most that a node may be worth."""

UNKNOWN: Bound = (-ENDLESS, ENDLESS)


class SliceOver(Exception):  # noqa: N818  # nothing is wrong
    """As many nodes have been expanded as a slice of thinking has."""


class NodeLimit(Exception):  # noqa: N818  # nothing is wrong
    """A question would take more nodes than were allowed."""


class AlphaBeta(Generic[NodeT, MoveT]):
    """The rest of a round, played by partners for their side, and by all others against it.

    ``worth``: what a round is worth to the ``side`` that is looked for; if it is not given, the side's lead, or where
    points are to be avoided how far it is behind. Who has taken most is tried first.
    """

    def __init__(
        self,
        model: GameModel[NodeT, MoveT],
        worth: Worth | None = None,
        *,
        side: int = 0,
        most_nodes: int = ENDLESS,
    ) -> None:
        sides, sign = model.rules.sides, -1 if model.rules.ending.lowest_wins else 1
        self.model = model
        """What is searched on."""
        self._worth = worth or (lambda points, _: sign * (sides * points[side] - sum(points)))
        self._own = tuple([other == side for other in model.rules.side_of])
        self._known: dict[Hashable, Bound] = {}
        self._left = self._in_slice = most_nodes

    # ---------- questions ----------

    def value(self, node: NodeT, least: int = -ENDLESS, most: int = ENDLESS) -> int:
        """Return what the round will be worth when everybody plays as well as can be. Raises NodeLimit.

        Exact between ``least`` and ``most``; below or above them, only that it is so.
        """
        found = self._sliced(lambda: self._value(node, least, most))
        return next(value for value in found if value is not None)

    def sliced_value(self, node: NodeT) -> Iterator[int | None]:
        """Yield None after every slice, and at last what the round will be worth. Raises NodeLimit."""
        return self._sliced(lambda: self._value(node, -ENDLESS, ENDLESS))

    def values(self, node: NodeT) -> dict[MoveT, int]:
        """Return the exact worth of every move. Raises NodeLimit."""
        alike: dict[Hashable, int] = {}
        found = {}
        for move in self._ordered(node, self.model.moves(node)):
            # Exact worths take a full window, so no more moves are searched than differ.
            likeness = self._likeness(move)
            if likeness not in alike:
                alike[likeness] = self.value(self.model.after(node, move))
            found[move] = alike[likeness]
        return found

    def best(self, node: NodeT, first: MoveT | None = None) -> Iterator[MoveT]:
        """Yield the best move so far for the player on turn, after every slice and every move. Raises NodeLimit.

        ``first``: what is tried first, if it is not the most promising move. Of equal moves the first that is tried is
        the best. The last one that is yielded is the best of all.
        """
        own = self._own[self.model.actor(node)]
        moves = self._ordered(node, self._unlike(self.model.moves(node)))
        # when time runs out in the first move, that one is played: so it should be the best at first sight
        if first is not None:
            like = self._likeness(first)
            moves = [first, *[move for move in moves if self._likeness(move) != like]]
        best, most = moves[0], -ENDLESS
        for move in moves:
            after = self.model.after(node, move)
            for found in self._sliced(lambda: self._for_actor(after, most, own=own)):  # noqa: B023  # asked at once
                if found is not None and found > most:
                    best, most = move, found
                yield best

    def _for_actor(self, node: NodeT, least: int, *, own: bool) -> int:
        """Return what a node is worth to the player before it, if it is more than ``least``."""
        return self._value(node, least, ENDLESS) if own else -self._value(node, -ENDLESS, -least)

    # ---------- slices ----------

    def _sliced(self, question: Callable[[], int]) -> Iterator[int | None]:
        """Ask a question again and again: yield None after each slice, and at last the answer. Raises NodeLimit."""
        while self._left > 0:
            # what was found in earlier slices is in the table, so the way back to the same place is short
            self._in_slice = given = min(self.model.nodes_per_slice, self._left)
            try:
                yield question()
            except SliceOver:
                self._left -= given
                yield None
            else:
                self._left -= given - self._in_slice
                return
        raise NodeLimit

    def _count(self) -> None:
        """Count a node that is expanded. Raises SliceOver."""
        self._in_slice -= 1
        if self._in_slice < 0:
            raise SliceOver

    # ---------- search ----------

    def _value(self, node: NodeT, least: int, most: int) -> int:
        """Return the value of a node as ``value`` does. Raises SliceOver."""
        return self._ended(node) if self.model.over(node) else self._narrowed(self.model.key(node), node, least, most)

    def _narrowed(self, key: Hashable, node: NodeT, least: int, most: int) -> int:
        """Return the value of a node, with what has been found for its ``key`` before."""
        # a bound is as good as a value where it lies outside the window
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

    def _searched(self, node: NodeT, least: int, most: int) -> int:
        self._count()
        model, value, best = self.model, self._value, None
        own = self._own[model.actor(node)]
        for move in self._ordered(node, self._unlike(model.moves(node))):
            found = value(model.after(node, move), least, most)
            if best is None or (found > best if own else found < best):
                best = found
                least, most = (max(least, best), most) if own else (least, min(most, best))
                if least >= most:
                    break
        # where nobody had a move the deal has come to its end
        return self._ended(node) if best is None else best

    # ---------- what is known of a model ----------

    def _bounds(self, node: NodeT) -> Bound:  # noqa: ARG002  # of any game nothing is known
        """Return the least and the most that a node can be worth, as far as that is known without a search."""
        return UNKNOWN

    def _ended(self, node: NodeT) -> int:
        """Return the worth of a node at which nothing is left to do."""
        return self._worth(*self.model.result(node))

    def _ordered(self, node: NodeT, moves: list[MoveT]) -> list[MoveT]:
        """Return moves in the order in which they are tried: those that take most cards first."""
        taking = self.model.taking
        return sorted(moves, key=lambda move: taking(node, move), reverse=True) if len(moves) > 1 else moves

    def _likeness(self, move: MoveT) -> Hashable:
        """Return what is equal for moves of a node that come to the same."""
        return self.model.likeness(move)

    def _unlike(self, moves: list[MoveT]) -> list[MoveT]:
        """Return one of all moves that come to the same."""
        first: dict[Hashable, MoveT] = {}
        for move in moves:
            first.setdefault(self._likeness(move), move)
        return list(first.values())
