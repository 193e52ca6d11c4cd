"""Counting: who knows all that is left plays the last cards of two players as well as can be."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from casino_core.actions import Play
from casino_core.bots import weighing
from casino_core.bots.bot import Thought
from casino_core.bots.characters import VERA
from casino_core.cards import Chance
from casino_core.legal import legal_plays
from casino_core.position import Position
from casino_core.scoring import Points
from casino_core.search.exact import Worth
from casino_core.search.games import exact_of
from casino_core.view import View

MOST_CARDS = 8
"""How many cards may be left in both hands: with more, looking to the end takes too long."""

MOST_LOOSE = 14
"""How many loose cards may lie there for the same reason."""

WON = 1000
"""What the game is worth beside the points of a round: more than any points."""


def think(view: View, actions: Sequence[Play], chance: Chance) -> Iterator[Thought]:
    """Weigh plays as long as something is hidden; then look through all that can still happen, move by move."""
    exact = exact_of(view.rules, worth_of(view)) if can_be_counted(view) else None
    if exact is None:
        yield from weighing.think(VERA, view, actions, chance)
        return
    form, last = exact
    position = revealed(view)
    plays = {form.move(position, play): play for play in legal_plays(view)}
    for move in last.best(form.node(position)):
        yield Thought(plays[move])


def can_be_counted(view: View) -> bool:
    """Whether a seat knows every card by counting, in a game that can be looked through."""
    if view.rules.seats != 2 or view.stock_size or view.extras.played is not None:
        return False
    few = sum(view.hand_sizes) <= MOST_CARDS and len(view.loose) <= MOST_LOOSE
    return few and len(view.unseen) == view.hand_sizes[1 - view.seat] and len(view.hand) == view.hand_sizes[view.seat]


def revealed(view: View) -> Position:
    """The only position that a view can be of: the other one holds all that is unseen."""
    hands = tuple(view.hand if seat == view.seat else view.unseen for seat in range(2))
    return view.with_hidden(hands, ())


def worth_of(view: View) -> Worth:
    """What the points of the round are worth to the first seat: their lead, and the game for whom they bring it to."""
    target, (mine, other) = view.rules.ending.target, view.totals or (0, 0)
    low = -1 if view.rules.ending.lowest_wins else 1

    def worth(points: Points) -> int:
        first, second = mine + points[0], other + points[1]
        won = 0 if target is None or max(first, second) < target else (first > second) - (first < second)
        return low * (points[0] - points[1]) + WON * won

    return worth
