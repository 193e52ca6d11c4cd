"""Counting: who knows all that is left plays the last cards of two players as well as can be."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from casino_core.actions import Play
from casino_core.bots import weighing
from casino_core.bots.bot import Judged, Thought
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

TOLD = 10
"""What is told of that, in points of a round."""


def think(view: View, actions: Sequence[Play], chance: Chance) -> Iterator[Thought]:
    """Weigh plays as long as something is hidden; then look through all that can still happen, move by move."""
    yield from counted(view) if can_be_counted(view) else weighing.think(VERA, view, actions, chance)


def counted(view: View) -> Iterator[Thought]:
    """The best play so far, after every move that has been looked through to the end; at last what each is worth."""
    known = exact_of(view.rules, worth_of(view))
    if known is None:
        raise ValueError("this game cannot be looked through")
    form, last = known
    position = revealed(view)
    node = form.node(position)
    plays = {form.move(position, play): play for play in legal_plays(view)}
    best = next(iter(plays))
    for best in last.best(node):
        yield Thought(plays[best])
    side, worths = 1 - 2 * view.rules.side_of[view.seat], {}
    for move in plays:
        worths[move] = told(side * last.value(form.after(node, move)))
        yield Thought(plays[best])
    ordered = sorted(plays, key=lambda move: (-worths[move], move != best))
    yield Thought(plays[best], tuple([Judged(plays[move], worths[move]) for move in ordered]))


def told(worth: int) -> float:
    """What an exact worth is in points of a round, with what the game is told to be worth if it ends."""
    won = round(worth / WON)
    return worth - won * WON + won * TOLD


def can_be_counted(view: View) -> bool:
    """Whether a seat knows every card by counting, in a game that can be looked through."""
    if view.rules.seats != 2 or view.stock_size or view.extras.played is not None:
        return False
    if exact_of(view.rules, worth_of(view)) is None:
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
