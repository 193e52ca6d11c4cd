"""Alpha-beta search of the rest of a round when every hand is known, with a transposition table.

The search pauses after a number of nodes and continues when it is asked again, with its results still in the table. So
it takes many short slices of thinking instead of a long one.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator

from casino_core.cards import Card
from casino_core.position.actions import Action, Capture, Piece, Trail, pieces
from casino_core.position.layout import Build
from casino_core.rules.awards import Majority, awards, card_share
from casino_core.rules.parts import Rules
from casino_core.search.game_model import GameModel, GameNode
from casino_core.search.snapshot import Result

INFINITE = 1 << 30
"""A number above any value, and above the number of nodes that are ever expanded."""

POINT = 1000
"""The worth of one point when moves are ordered: worths are whole thousandths of a point."""

RACE = 2.5
"""The worth of a card in a race for most cards, as a multiple of an equal share of the award.

It is above 1, because most races are close.
"""

Worth = Callable[[Result], int]
"""Returns the worth of the result of a round to the side that the search is for; all others want the opposite."""

Bound = tuple[int, int]
"""The least and the greatest value that a node can have."""


class SliceOver(Exception):  # noqa: N818  # nothing is wrong
    """Raised when all nodes of a slice of thinking have been expanded."""


class NodeLimit(Exception):  # noqa: N818  # nothing is wrong
    """Raised when a search would take more nodes than are allowed."""


class AlphaBeta:
    """A search of the rest of a round, in which the players of ``side`` play for it, and all others against it.

    ``worth``: the worth of a result to ``side``; by default its lead, or its deficit if points are bad. ``max_nodes``:
    the number of nodes after which the search gives up.
    """

    def __init__(
        self, model: GameModel, worth: Worth | None = None, *, side: int = 0, max_nodes: int = INFINITE
    ) -> None:
        rules, sign = model.rules, -1 if model.rules.ending.lowest_wins else 1
        self.model = model
        """The model that is searched."""
        self._worth = worth or (lambda result: sign * (rules.sides * result.points[side] - sum(result.points)))
        self._side = side
        self._own = tuple([other == side for other in rules.side_of])
        self._known: dict[Hashable, Bound] = {}
        self._finals: dict[Hashable, int] = {}
        self._limits: dict[Hashable, Bound] = {}
        self._sweeps = rules.scoring.sweep_points > 0
        self._bounded = _more_is_better(rules)
        self._card_worths = _card_worths(rules)
        self._budget = self._in_slice = max_nodes

    # ---------- questions ----------

    def value(self, node: GameNode, alpha: int = -INFINITE, beta: int = INFINITE) -> int:
        """Return the worth of the round if everyone plays perfectly. Raises NodeLimit.

        A value between ``alpha`` and ``beta`` is exact; any other value only shows on which side of them the worth is.
        """
        values = self._sliced(lambda: self._value(node, alpha, beta))
        return next(value for value in values if value is not None)

    def sliced_value(self, node: GameNode) -> Iterator[int | None]:
        """Yield None after every slice, and at last the worth of the round. Raises NodeLimit."""
        return self._sliced(lambda: self._value(node, -INFINITE, INFINITE))

    def values(self, node: GameNode) -> dict[Action, int]:
        """Return the exact value of every move. Raises NodeLimit."""
        known: dict[Hashable, int] = {}
        values = {}
        for move in self._ordered(node, self.model.moves(node)):
            # Exact values need a full window, which takes long, so only one of several equal moves is searched.
            key = self.model.equivalence_key(move)
            if key not in known:
                known[key] = self.value(self.model.after(node, move))
            values[move] = known[key]
        return values

    def best(self, node: GameNode, first: Action | None = None) -> Iterator[Action]:
        """Yield the best move so far for the player on turn, after every slice and every move. Raises NodeLimit.

        ``first``: the move to try first; by default the most promising one. Of moves with equal worth, the first one
        tried counts as the best. The last move yielded is the result of the whole search.
        """
        own = self._own[self.model.actor(node)]
        moves = self._ordered(node, self._distinct(self.model.moves(node)))
        # If time runs out during the first move, that move is played, so it should be the best at first sight.
        if first is not None:
            key = self.model.equivalence_key(first)
            moves = [first, *[move for move in moves if self.model.equivalence_key(move) != key]]
        best, best_value = moves[0], -INFINITE
        for move in moves:
            after = self.model.after(node, move)
            for value in self._sliced(lambda: self._for_actor(after, best_value, own=own)):  # noqa: B023  # called at once
                if value is not None and value > best_value:
                    best, best_value = move, value
                yield best

    def _for_actor(self, node: GameNode, alpha: int, *, own: bool) -> int:
        """Return the worth of a node to the player whose move led to it; exact only if it is more than ``alpha``."""
        return self._value(node, alpha, INFINITE) if own else -self._value(node, -INFINITE, -alpha)

    # ---------- slices ----------

    def _sliced(self, question: Callable[[], int]) -> Iterator[int | None]:
        """Ask a question again and again: yield None after each slice, and at last the answer. Raises NodeLimit."""
        while self._budget > 0:
            # The table holds the results of earlier slices, so the search soon returns to the same place.
            self._in_slice = granted = min(self.model.nodes_per_slice, self._budget)
            try:
                yield question()
            except SliceOver:
                self._budget -= granted
                yield None
            else:
                self._budget -= granted - self._in_slice
                return
        raise NodeLimit

    def _count(self) -> None:
        """Count a node that is expanded. Raises SliceOver."""
        self._in_slice -= 1
        if self._in_slice < 0:
            raise SliceOver

    # ---------- search ----------

    def _value(self, node: GameNode, alpha: int, beta: int) -> int:
        """Return the value of a node as ``value`` does. Raises SliceOver."""
        key = self.model.key(node)
        low, high = self._known.get(key) or self._bounds(node)
        if low >= beta or low == high:
            return low
        if high <= alpha:
            return high
        under, over = max(alpha, low), min(beta, high)
        value = self._searched(node, under, over)
        if value <= under:
            value = high = max(low, value)
        elif value >= over:
            value = low = min(high, value)
        else:
            low = high = value
        self._known[key] = low, high
        return value

    def _searched(self, node: GameNode, alpha: int, beta: int) -> int:
        model, value, best = self.model, self._value, None
        if model.over(node):
            return self._final(node)
        self._count()
        own = self._own[model.actor(node)]
        for move in self._ordered(node, self._distinct(model.moves(node))):
            score = value(model.after(node, move), alpha, beta)
            if best is None or (score > best if own else score < best):
                best = score
                alpha, beta = (max(alpha, best), beta) if own else (alpha, min(beta, best))
                if alpha >= beta:
                    break
        # If there is no move, the deal has ended.
        return self._final(node) if best is None else best

    def _final(self, node: GameNode) -> int:
        """Return the worth of a node if nothing more is played."""
        key = self.model.score_key(node)
        worth = self._finals.get(key)
        if worth is None:
            worth = self._finals[key] = self._worth(self.model.result(node))
        return worth

    def _bounds(self, node: GameNode) -> Bound:
        """Return the bounds of a node's value: its worth if the other side, or this side, takes all remaining cards.

        They are infinite if more cards can do harm, the game may end during the round, or nothing is left to play.
        """
        if not self._bounded or (node.end is not None and node.end.during_round) or self.model.over(node):
            return -INFINITE, INFINITE
        # The captured cards determine the remaining cards; the sizes of hands determine how many sweeps may come.
        key = self.model.score_key(node), tuple(map(len, node.position.hands)) if self._sweeps else ()
        limits = self._limits.get(key)
        if limits is None:
            low, high = [self._final(self.model.with_all(node, side)) for side in (1 - self._side, self._side)]
            limits = self._limits[key] = low, high
        return limits

    # ---------- moves ----------

    def _distinct(self, moves: list[Action]) -> list[Action]:
        """Return the moves, but of several with the same result only the first."""
        first: dict[Hashable, Action] = {}
        for move in moves:
            first.setdefault(self.model.equivalence_key(move), move)
        return list(first.values())

    def _ordered(self, node: GameNode, moves: list[Action]) -> list[Action]:
        """Return the moves in the order to try them in: captures, best first; builds; trails, cheapest card first."""
        if len(moves) < 2:
            return moves
        builds: dict[Piece, Build] = {build.piece: build for build in node.position.builds}
        return sorted(moves, key=lambda move: self._promise(move, builds), reverse=True)

    def _promise(self, move: Action, builds: dict[Piece, Build]) -> tuple[int, int]:
        worths = self._card_worths
        if isinstance(move, Trail):
            return 0, -worths[move.card]
        if not isinstance(move, Capture):
            return 1, 0
        taken = worths[move.card]
        for piece in pieces(move):
            taken += worths[piece] if isinstance(piece, Card) else sum([worths[card] for card in builds[piece].cards])
        return 2, taken


def _more_is_better(rules: Rules) -> bool:
    """Return whether more captured cards and sweeps never make a side worse off, whatever the others do.

    If so, taking all remaining cards is the best possible outcome for a side.
    """
    scoring, ending = rules.scoring, rules.ending
    return rules.sides == rules.pile_count == 2 and not (
        ending.lowest_wins
        or ending.overshoot != "wins"
        or ending.cleared_ends_round
        or ending.callabra_limit
        or ending.instant_limit
        or rules.steals
        or rules.building.trail_fine
        or rules.capturing.five_of_spades_sweeps
        or scoring.sweep_cancel == "all_players_have_one"
        or scoring.sweep_swing
        or scoring.tablanette_bonus != "none"
    )


def _card_worths(rules: Rules) -> dict[Card, int]:
    """Return the approximate worth of every card, in thousandths of a point, including its share of majorities."""
    worths: dict[Card, float] = dict.fromkeys(rules.pack, 0)
    for award in awards(rules):
        each = award.points * (RACE / len(award.cards) if isinstance(award, Majority) else card_share(award))
        for card in award.cards:
            worths[card] += each
    sign = -1 if rules.ending.lowest_wins else 1
    return {card: sign * round(POINT * worth) for card, worth in worths.items()}
