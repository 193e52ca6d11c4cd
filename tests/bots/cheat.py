"""Cheats: players who see all hands, to measure the advantage of knowing them. They are not bots, and cannot be bots.

A bot gets only a view, which does not contain the other hands. A cheat gets the whole position. Cheats exist only in
the tests; the arena keeps them apart in ``CHEATS``, under names that reveal what they are.
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
from casino_core.rules.awards import Majority, awards
from casino_core.rules.parts import Rules
from casino_core.search.game_model import GameModel, GameNode, game_model
from casino_core.search.snapshot import Snapshot
from tests.bots.counting import points_of_each

NODES = 200
"""The number of nodes in a slice, after which the search looks at the clock."""

SPREAD = {"cards": 1.6}
"""By the code of an award, the standard deviation of later changes of the lead in the race for a majority, divided by
the square root of the number of cards not yet captured; it is 1.1 for other awards."""

ENDLESS = 1e9

Judge: TypeAlias = Callable[[GameNode], float]
"""Returns the worth of a node to the judging side: that side's lead, in points, over the mean of the other sides."""


class OutOfTimeError(Exception):
    """The budget was spent in the middle of a search."""


@dataclass(frozen=True, slots=True)
class Cheat:
    """A player who sees every hand, but not the stock, and searches to the end of the deal."""

    id: str

    def choose(
        self, position: Position, chance: Chance, budget: float, clock: Callable[[], float] | None = None
    ) -> Action:
        """Return the best action found by the time the budget is spent.

        As with bots, the budget is a number of slices, or of the clock's milliseconds. ``chance`` is not used; it is a
        parameter because the arena gives one to every player.
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
    """Return the legal actions, with at most as many captures and builds for each card as a bot considers."""
    if position.variant_state.demand:
        return list(answers(position))
    return [*candidates(position, MAX_WAYS), *cardless(position)]


class Bound(NamedTuple):
    """The bounds of a node's value."""

    lower: float
    upper: float


class Search:
    """Iteratively deepened alpha-beta search to the end of the deal; all others play against the searching side."""

    def __init__(self, model: GameModel, value: Judge, side: int, spent: Callable[[], bool]) -> None:
        self._model = model
        self._judge = value
        self._side = side
        self._spent = spent
        self._hurried = False  # whether the search may be broken off
        self._seen = 0
        self._cut = False  # whether the search stopped anywhere because of the depth
        self._favourite: dict[Hashable, Action] = {}  # by node, the best, or good enough, move of the last search
        self._known: dict[Hashable, Bound] = {}

    def best(self, node: GameNode, moves: list[Action]) -> Action:
        """Return the best move at the depth that the budget allows, which is at least one move."""
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
        """Return the best of ``moves`` when searched to one depth; of equally good moves, the first."""
        self._known.clear()
        self._cut = False
        self._hurried = hurried
        best, best_value = moves[0], -ENDLESS
        for move in moves:
            value = self._value(self._model.after(node, move), depth - 1, best_value, ENDLESS)
            if value > best_value:
                best, best_value = move, value
        return best

    def _value(self, node: GameNode, depth: int, alpha: float, beta: float) -> float:
        """Return the worth of a node; a result outside ``alpha`` and ``beta`` is only a bound of the worth."""
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
        if low >= beta or low == high:
            return low
        if high <= alpha:
            return high
        value = self._searched(node, depth, max(alpha, low), min(beta, high))
        self._known[key] = Bound(
            low if value <= alpha else max(low, value),
            high if value >= beta else min(high, value),
        )
        return value

    def _searched(self, node: GameNode, depth: int, alpha: float, beta: float) -> float:
        model = self._model
        key = model.key(node)
        mine = model.rules.side_of[model.actor(node)] == self._side
        best = -ENDLESS if mine else ENDLESS
        for move in self._ordered(node):
            value = self._value(model.after(node, move), depth - 1, alpha, beta)
            if value > best if mine else value < best:
                best, self._favourite[key] = value, move
            alpha, beta = (max(alpha, best), beta) if mine else (alpha, min(beta, best))
            if alpha >= beta:
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
    """Return a function that judges nodes: exactly at the end of a round, and by the captured cards before it.

    To make a cheat judge the end of a deal as an honest searcher does, change only this function.
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
    """Estimates the worth of captured cards during a round, while nobody has a majority for certain."""

    def __init__(self, rules: Rules) -> None:
        bits: dict[Card, int] = {}
        for place, card in enumerate(rules.pack):
            bits[card] = bits.get(card, 0) | 1 << place
        kinds = [(sum(bits[card] for card in set(award.cards)), award) for award in awards(rules)]
        self._majorities = [(cards, award) for cards, award in kinds if isinstance(award, Majority)]
        self._each = [(cards, points_of_each(award)) for cards, award in kinds if not isinstance(award, Majority)]

    def points(self, snapshot: Snapshot) -> tuple[float, ...]:
        """Return the points of every side; points for a majority are weighted by the probability of getting it."""
        points: list[float] = list(snapshot.non_card_points)
        for side, cards in enumerate(snapshot.taken):
            points[side] += sum([each * (cards & kind).bit_count() for kind, each in self._each])
        for kind, award in self._majorities:
            counts = [(cards & kind).bit_count() for cards in snapshot.taken]
            swing = SPREAD.get(award.code, 1.1) * sqrt(max(kind.bit_count() - sum(counts), 0.01))
            for side, own in enumerate(counts):
                others = max(other for place, other in enumerate(counts) if place != side)
                points[side] += award.points * (1 + erf((own - others) / swing / sqrt(2))) / 2
        return tuple(points)


def ahead(points: Sequence[float], side: int) -> float:
    """Return the lead of a side over the mean of the other sides."""
    return points[side] - (sum(points) - points[side]) / (len(points) - 1)


CHEATS = {cheat.id: cheat for cheat in (Cheat("cheat"),)}
"""Every cheat by its id. None of them is among the arena's ``PLAYERS``."""
