"""The counter: a bot that remembers every card. With two players, it finally knows the other hand, and plays perfectly.

With more players nobody can know the other hands, so the counter imagines some possible ones.
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
from casino_core.rules.parts import Rules
from casino_core.search.alphabeta import AlphaBeta, NodeLimit, Worth
from casino_core.search.game_end import game_end
from casino_core.search.game_model import game_model
from casino_core.search.monte_carlo import MonteCarlo
from casino_core.search.opponent_model import OpponentModel, Style
from casino_core.search.rollout_policy import RolloutPolicy
from casino_core.search.snapshot import Result

MAX_LOOSE = 14
"""The maximum number of loose cards with which an exact search is fast enough."""

MAX_IMAGINED_CARDS = 16
"""The maximum number of cards, in all hands together, at which plays are tried out in imagined hands."""

MAX_RIVALS = 6
"""The maximum number of plays that are tried out in imagined hands: the plays that look best at first sight."""

MAX_CARDS = 8
"""The maximum number of cards, in both hands together, at which the rest of the round is searched."""

MAX_NODES = 10_000
"""The number of nodes after which a search of the last cards is given up."""

MAX_WAYS = 200
"""The maximum number of captures, and of builds, that an exact search of the last cards lists for a card and value."""

MAX_IMAGINED_HANDS = 20
"""The maximum number of arrangements of the hidden cards that are imagined for a decision."""

WON = 1000
"""The worth of winning the game in an exact search: more than any points."""

WIN_IN_POINTS = 10
"""The worth of winning the game in worths that are shown to people, in points of a round."""


def think(view: View, actions: Sequence[Play], chance: Chance) -> Iterator[Thought]:
    """Weigh the plays; if no card is hidden any more, search all that can still happen.

    With more than two players, the last plays are instead tried out in some possible hands.
    """
    thought = Thought(actions[0])
    for thought in at_sight(view, actions, chance):
        yield thought
    if view.rules.seats > 2 and not view.stocked and sum(view.hand_sizes) <= MAX_IMAGINED_CARDS:
        yield from _imagined(view, thought, chance)


def at_sight(view: View, actions: Sequence[Play], chance: Chance, max_loose: int = MAX_LOOSE) -> Iterator[Thought]:
    """Weigh all plays; if every card is known and few are left, search the plays to the end of the round."""
    thought = Thought(actions[0])
    for thought in weighing.think(VERA, view, actions, chance):
        yield thought
    if can_be_counted(view, max_loose):
        try:
            yield from counted(view, thought)
        # Too much can still happen for a search, so the weighing has to be enough.
        except NodeLimit:
            yield thought


def _imagined(view: View, thought: Thought, chance: Chance) -> Iterator[Thought]:
    """Try out the most promising plays in possible hands, regardless of what others' plays say about their hands."""
    rivals = {one.action: one.worth for one in thought.judged[:MAX_RIVALS]}
    if len(rivals) > 1:
        for estimates in MonteCarlo(view, rivals, opponents_like_her(view), chance).estimates(MAX_IMAGINED_HANDS):
            judged = tuple([Judged(*estimate) for estimate in estimates])
            yield Thought(judged[0].action, judged)


def opponents_like_her(view: View) -> OpponentModel:
    """Return a model of opponents who value cards as the view's seat does; it infers nothing from their plays."""
    # A counter remembers the cards that were played, but infers nothing from the plays.
    unheard = replace(view, played=())
    return OpponentModel(game_model(view.rules), unheard, lambda seen: (Style(rollout_policy(seen), 1, 1),))


def rollout_policy(view: View) -> RolloutPolicy:
    """Return a policy that values cards as the seat of a view does, for rollouts in imagined hands."""
    worths = {card: worth / POINT for card, worth in card_worths(view).items()}
    return RolloutPolicy(game_model(view.rules), worths, view.unseen, sweep_worth(view.rules) / POINT, view.totals)


def counted(view: View, thought: Thought) -> Iterator[Thought]:
    """Yield a thought with the best play so far after every slice of an exact search; the last one judges every play.

    ``thought``: the judgement of the plays at first sight; the best play in it is searched first. Raises NodeLimit.
    """
    search = endgame(view.rules, worth_for(view), view.rules.side_of[view.seat])
    model, plays = search.model, legal_plays(view)
    node, best = model.node(revealed(view), game_end(view)), thought.best
    for move in search.best(node, best):
        best = move if isinstance(move, Play) else best  # actions besides the play have been considered before
        yield Thought(best)
    worths = {}
    for play in plays:
        for worth in search.sliced_value(model.after(node, play)):
            if worth is not None:
                worths[play] = in_points(worth)
            yield Thought(best)
    # Of equal plays, the one that the search names comes first: if possible, the play that was best at first sight.
    ordered = sorted(plays, key=lambda play: (-worths[play], play != best))
    yield Thought(ordered[0], tuple([Judged(play, worths[play]) for play in ordered]), exact=True)


def endgame(rules: Rules, worth: Worth, side: int) -> AlphaBeta:
    """Return a search of the last cards that considers all plays, unless a table is very crowded."""
    return AlphaBeta(game_model(rules, MAX_WAYS), worth, side=side, max_nodes=MAX_NODES)


def in_points(worth: int) -> float:
    """Return an exact worth in points of a round, with ``WIN_IN_POINTS`` instead of ``WON`` for winning the game."""
    won = round(worth / WON)
    return worth - won * WON + won * WIN_IN_POINTS


def can_be_counted(view: View, max_loose: int = MAX_LOOSE) -> bool:
    """Return whether a seat knows every card by counting, and few enough are left to search all plays."""
    # After the play of a turn there is no play to search; with three hands or more, nobody knows who holds which cards.
    if view.rules.seats != 2 or view.stock_size or view.variant_state.played is not None:
        return False
    few = sum(view.hand_sizes) <= MAX_CARDS and len(view.loose) <= max_loose
    # If some cards stay out of play, more cards are unseen than the other hand holds.
    return few and len(view.unseen) == view.hand_sizes[1 - view.seat] and len(view.hand) == view.hand_sizes[view.seat]


def revealed(view: View) -> Position:
    """Return the only position that fits a view: the other player holds all unseen cards."""
    hands = tuple(view.hand if seat == view.seat else view.unseen for seat in range(2))
    return view.with_hidden(hands, ())


def worth_for(view: View) -> Worth:
    """Return a function that gives the worth of a result to the side of a view's seat.

    The worth is the side's lead in points, plus ``WON`` if it has won the game, or minus ``WON`` if it has lost.
    """
    side, sign = view.rules.side_of[view.seat], -1 if view.rules.ending.lowest_wins else 1

    def worth(result: Result) -> int:
        lead = sign * (2 * result.points[side] - sum(result.points))
        return lead + WON * ((side in result.winners) - (1 - side in result.winners))

    return worth
