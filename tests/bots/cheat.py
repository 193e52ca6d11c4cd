"""Cheats: players who see all hands, to measure the advantage of knowing them. They are not bots, and cannot be.

A bot gets a view, which cannot lead to other hands. A cheat gets the position. Cheats exist only in the tests; the
arena keeps them separate in ``CHEATS``, under names that reveal what they are.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from itertools import count
from math import erf, sqrt
from typing import NamedTuple, TypeAlias

from casino_core.bots.bot import MAX_WAYS
from casino_core.cards import Card, Chance
from casino_core.legal.cardless import cardless
from casino_core.legal.demands import answers
from casino_core.legal.legality import candidates
from casino_core.position.actions import Action
from casino_core.position.position import Position
from casino_core.rules.awards import Most, awards
from casino_core.rules.parts import Rules
from casino_core.search.game_model import GameModel, GameNode, game_model
from casino_core.search.snapshot import Snapshot
from tests.bots.counting import points_of_each

NODES = 200
"""The number of nodes between two looks at the clock: a slice."""

SPREAD = {"cards": 1.6}
"""The standard deviation of later changes of the lead in a race for most, divided by the root of the number of cards
not yet captured; 1.1 for other awards."""

ENDLESS = 1e9

Judge: TypeAlias = Callable[[GameNode], float]
"""The worth of a node to the judging side, in points: its lead over the mean of the others."""


class OutOfTimeError(Exception):
    """The budget is spent in the middle of a search."""


@dataclass(frozen=True, slots=True)
class Cheat:
    """A player who sees every hand, but not the stock, and looks to the end of the deal."""

    id: str

    def choose(
        self, position: Position, chance: Chance, budget: float, clock: Callable[[], float] | None = None
    ) -> Action:
        """Return the best action found when the budget is spent; the budget is the same as a bot's.

        ``chance`` is unused: all players get one.
        """
        del chance
        actions = offered(position)
        if len(actions) == 1:
            return actions[0]
        now = clock or count().__next__
        end = now() + budget
        model = game_model(position.rules)
        search = Search(model, judge(model, position), position.rules.side_of[position.actor], lambda: now() >= end)
        return search.best(model.node(position), actions)


def offered(position: Position) -> list[Action]:
    """The legal actions, with no more captures and builds of one card than a bot considers."""
    if position.variant_state.demand:
        return list(answers(position))
    return [*candidates(position, MAX_WAYS), *cardless(position)]


class Bound(NamedTuple):
    """The bounds of a node's value."""

    least: float
    most: float


class Search:
    """Iterative alpha-beta to the end of the deal; everyone else plays against the side."""

    def __init__(self, model: GameModel, value: Judge, side: int, spent: Callable[[], bool]) -> None:
        self._model = model
        self._judge = value
        self._side = side
        self._spent = spent
        self._hurried = False  # whether the search may be broken off
        self._seen = 0
        self._cut = False  # whether the horizon was reached anywhere
        self._favourite: dict[Hashable, Action] = {}  # the move that was best, or good enough, last time
        self._known: dict[Hashable, Bound] = {}

    def best(self, node: GameNode, moves: list[Action]) -> Action:
        """The best move, at the depth that the budget allows: at least one move."""
        best = self._root(node, moves, 1, hurried=False)
        depth = 1
        while self._cut and not self._spent():
            depth += 1
            moves = [best, *(move for move in moves if move != best)]
            try:
                best = self._root(node, moves, depth, hurried=True)
            except OutOfTimeError:
                break
        return best

    def _root(self, node: GameNode, moves: list[Action], depth: int, *, hurried: bool) -> Action:
        """The best of some moves at one depth; of equal ones, the first."""
        self._known.clear()
        self._cut = False
        self._hurried = hurried
        best, most = moves[0], -ENDLESS
        for move in moves:
            found = self._value(self._model.after(node, move), depth - 1, most, ENDLESS)
            if found > most:
                best, most = move, found
        return best

    def _value(self, node: GameNode, depth: int, least: float, most: float) -> float:
        """The worth of a node; exact between ``least`` and ``most``, a bound outside."""
        self._seen += 1
        if self._seen % NODES == 0 and self._hurried and self._spent():
            raise OutOfTimeError
        if self._model.over(node):
            return self._judge(node)
        if depth <= 0:
            self._cut = True
            return self._judge(node)
        key = self._model.key(node)
        low, high = self._known.get(key, (-ENDLESS, ENDLESS))
        if low >= most or low == high:
            return low
        if high <= least:
            return high
        found = self._searched(node, depth, max(least, low), min(most, high))
        self._known[key] = Bound(
            low if found <= least else max(low, found),
            high if found >= most else min(high, found),
        )
        return found

    def _searched(self, node: GameNode, depth: int, least: float, most: float) -> float:
        model = self._model
        key = model.key(node)
        mine = model.rules.side_of[model.actor(node)] == self._side
        best = -ENDLESS if mine else ENDLESS
        for move in self._ordered(node):
            found = self._value(model.after(node, move), depth - 1, least, most)
            if found > best if mine else found < best:
                best, self._favourite[key] = found, move
            least, most = (max(least, best), most) if mine else (least, min(most, best))
            if least >= most:
                break
        return best

    def _ordered(self, node: GameNode) -> list[Action]:
        moves = self._model.moves(node)
        favourite = self._favourite.get(self._model.key(node))
        if favourite in moves:
            moves = [favourite, *(move for move in moves if move != favourite)]
        return moves


# ---------- the worth of the end of a deal ----------


def judge(model: GameModel, position: Position) -> Judge:
    """A cheat's judgement of nodes: exact at the end of a round, before it by the captured cards.

    To make a cheat judge the end of a deal like an honest searcher, change only this.
    """
    rules = model.rules
    side, sign = rules.side_of[position.actor], -1 if rules.ending.lowest_wins else 1
    taken = Taken(rules)

    def value(node: GameNode) -> float:
        snapshot = model.snapshot(node)
        ended = model.over(node) and not snapshot.stock
        return round(sign * ahead(model.result(node).points if ended else taken.points(snapshot), side), 6)

    return value


class Taken:
    """The worth of captured cards during a round, while the majorities are open."""

    def __init__(self, rules: Rules) -> None:
        bits: dict[Card, int] = {}
        for place, card in enumerate(rules.pack):
            bits[card] = bits.get(card, 0) | 1 << place
        found = [(sum(bits[card] for card in set(award.cards)), award) for award in awards(rules)]
        self._most = [(cards, award) for cards, award in found if isinstance(award, Most)]
        self._each = [(cards, points_of_each(award)) for cards, award in found if not isinstance(award, Most)]

    def points(self, snapshot: Snapshot) -> tuple[float, ...]:
        """The points of every side; points for most of something are weighted by their probability."""
        points: list[float] = list(snapshot.non_card_points)
        for side, cards in enumerate(snapshot.taken):
            points[side] += sum([each * (cards & kind).bit_count() for kind, each in self._each])
        for kind, award in self._most:
            counts = [(cards & kind).bit_count() for cards in snapshot.taken]
            swing = SPREAD.get(award.code, 1.1) * sqrt(max(kind.bit_count() - sum(counts), 0.01))
            for side, own in enumerate(counts):
                others = max(other for place, other in enumerate(counts) if place != side)
                points[side] += award.points * (1 + erf((own - others) / swing / sqrt(2))) / 2
        return tuple(points)


def ahead(points: Sequence[float], side: int) -> float:
    """Return the lead of a side over the mean of the others."""
    return points[side] - (sum(points) - points[side]) / (len(points) - 1)


CHEATS = {cheat.id: cheat for cheat in (Cheat("cheat"),)}
"""Every cheat by its id. None of them is one of the arena's bots."""
