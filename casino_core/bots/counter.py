"""Counting: who knows all that is left plays the last cards of two players as well as can be.

With more at the table nobody can know that much: then the counter imagines some hands that the cards allow.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from casino_core.bots import weighing
from casino_core.bots.bot import Judged, Thought
from casino_core.bots.characters import VERA
from casino_core.bots.worth import POINT, card_worths, sweep_worth
from casino_core.cards import Chance
from casino_core.legal.legality import legal_plays
from casino_core.position.actions import Play
from casino_core.position.position import Position
from casino_core.position.view import View
from casino_core.score.scoring import Points
from casino_core.search.alphabeta import Worth
from casino_core.search.game_model import TooLong
from casino_core.search.models import ending_of, silent_form_of
from casino_core.search.monte_carlo import Sampling
from casino_core.search.opponent_model import Manner, Manners
from casino_core.search.rollout_policy import Careful

MOST_LOOSE = 14
"""How many loose cards may lie there: with more, looking to the end takes too long."""

LAST = 16
"""With how many cards in all hands the last ones begin that are tried out in hands which are imagined."""

RIVALS = 6
"""How many plays are tried out in hands that are imagined: those that look best at first sight."""

HANDS = 20
"""How many times hands are imagined for a decision."""

WON = 1000
"""What the game is worth beside the points of a round: more than any points."""

TOLD = 10
"""What is told of that, in points of a round."""


def think(view: View, actions: Sequence[Play], chance: Chance) -> Iterator[Thought]:
    """Weigh plays as long as something is hidden; then look through all that can still happen, move by move.

    Where hands stay hidden to the end, some that the cards allow are imagined for the last ones.
    """
    thought = Thought(actions[0])
    for thought in at_sight(view, actions, chance):
        yield thought
    if view.rules.seats > 2 and not view.stocked and sum(view.hand_sizes) <= LAST:
        yield from _imagined(view, thought, chance)


def at_sight(view: View, actions: Sequence[Play], chance: Chance) -> Iterator[Thought]:
    """Play what can be known to its end, and weigh everything else."""
    if can_be_counted(view):
        try:
            yield from counted(view)
        except TooLong:
            pass
        else:
            return
    yield from weighing.think(VERA, view, actions, chance)


def _imagined(view: View, thought: Thought, chance: Chance) -> Iterator[Thought]:
    """Try out the plays that look best in hands which the cards allow; nothing is made of how others have played."""
    rivals = {one.action: one.worth for one in thought.judged[:RIVALS]}
    manners = Manners(silent_form_of(view.rules), replace(view, played=()), lambda seen: (Manner(careful(seen), 1, 1),))
    if len(rivals) > 1:
        for estimates in Sampling(view, rivals, manners, chance).estimates(HANDS):
            judged = tuple([Judged(*found) for found in estimates])
            yield Thought(judged[0].action, judged)


def careful(view: View) -> Careful:
    """A player who thinks of cards as the seat of a view does, for playing on in hands that are imagined."""
    worths = {card: worth / POINT for card, worth in card_worths(view).items()}
    return Careful(silent_form_of(view.rules), worths, view.unseen, sweep_worth(view.rules) / POINT)


def counted(view: View) -> Iterator[Thought]:
    """The best play so far, after every move that has been looked through to the end; at last what each is worth.

    Raises TooLong.
    """
    ending = ending_of(view.rules, worth_of(view))
    if ending is None:
        raise ValueError("this game cannot be looked through")
    form, last, _ = ending
    position = revealed(view)
    node = form.node(position)
    plays = {form.move(position, play): play for play in legal_plays(view)}
    best = next(iter(plays))
    for found in last.best(node):
        best = found if found in plays else best  # steps beside the play have been thought of before
        yield Thought(plays[best])
    side, worths = 1 - 2 * view.rules.side_of[view.seat], {}
    for move in plays:
        worths[move] = told(side * last.value(form.after(node, move)))
        yield Thought(plays[best])
    ordered = sorted(plays, key=lambda move: (-worths[move], move != best))
    yield Thought(plays[ordered[0]], tuple([Judged(plays[move], worths[move]) for move in ordered]), exact=True)


def told(worth: int) -> float:
    """What an exact worth is in points of a round, with what the game is told to be worth if it ends."""
    won = round(worth / WON)
    return worth - won * WON + won * TOLD


def can_be_counted(view: View) -> bool:
    """Whether a seat knows every card by counting, in a game that can be looked through."""
    if view.rules.seats != 2 or view.stock_size or view.extras.played is not None:
        return False
    ending = ending_of(view.rules, worth_of(view))
    if ending is None:
        return False
    few = sum(view.hand_sizes) <= ending.most and len(view.loose) <= MOST_LOOSE
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
