"""The reviewer: it estimates the cost of a play and the expected lead, from what the seat could know at the time."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import islice
from math import hypot

from casino_core.bots import counter, searcher
from casino_core.bots.bot import Judged, Thought
from casino_core.cards import Chance
from casino_core.position.actions import Action, Play, same_effect
from casino_core.position.view import View
from casino_core.search.alphabeta import NodeLimit
from casino_core.search.game_end import GameEnd
from casino_core.search.rollouts import Rollouts

MAX_LOOSE = 18
"""The maximum number of loose cards with which an exact search is made: a review has more time than a player."""

SEARCH = 25
"""The number of thoughts after which the best play is known well enough to compare another with it."""

COMPARISON = 60
"""The number of further thoughts after which the difference between the two plays will hardly become clearer."""

MIN_ERRORS_APART = 2
"""The number of standard errors by which two plays must differ for the difference to count."""

MIN_COST = 0.1
"""The smallest cost, in points, that counts: costs are shown with one decimal."""

ROLLOUTS = 40
"""The number of rollouts whose mean is an expected lead."""


def think(played: Play, view: View, actions: Sequence[Play], chance: Chance) -> Iterator[Thought]:
    """Judge a play. If all cards are known, an endgame search gives the exact worth of every play.

    If all cards are known but the search would take too long, no play is judged. If some cards are hidden, the searcher
    looks for the best play. Then it judges only the best play and the given one in new determinizations, because the
    highest of many estimates is usually too high for a fair comparison.
    """
    thought = Thought(actions[0])
    for thought in counter.at_sight(view, actions, chance, MAX_LOOSE):
        yield thought
    if thought.exact:
        return
    if counter.can_be_counted(view, len(view.rules.pack)):
        yield Thought(thought.best)  # with the same hands in every determinization, rollouts would look certain
        return
    for thought in islice(searcher.think(view, actions, chance), SEARCH):
        yield thought
    best = thought.best
    if isinstance(best, Play) and same_effect(best) != same_effect(played):
        yield from islice(searcher.think(view, (best, played), chance), COMPARISON)


def cost_among(action: Action, judgements: tuple[Judged, ...]) -> float:
    """Return the cost of a play compared with the best; 0 if that may be due to chance, or the play is not judged."""
    own = next((one for one in judgements if same_effect(one.action) == same_effect(action)), None)
    if own is None:
        return 0.0
    best = judgements[0]
    cost = best.worth - own.worth
    return 0.0 if cost < max(MIN_COST, MIN_ERRORS_APART * hypot(best.error, own.error)) else cost


def review(played: Play, view: View, actions: Sequence[Play], chance: Chance) -> Iterator[Thought]:
    """Judge a play as ``think`` does; the last thought also has the expected lead at the end of the round."""
    thought = Thought(actions[0])
    for thought in think(played, view, actions, chance):
        yield thought
    for lead in expected_lead(view, chance):
        yield thought._replace(lead=lead)


def expected_lead(view: View, chance: Chance) -> Iterator[float | None]:
    """Yield None after every slice, and finally the expected lead of the seat's side at the end of the round.

    The lead is the number of points over the mean of the other sides. If all cards are known, it is the result of the
    best play by both sides; otherwise, it is the mean of rollouts. No lead is yielded if all cards are known but too
    many to search, or if a side waits for an item to win, because then the points of the round may count for nothing.
    """
    # Without the score of the game, the lead does not include the worth of winning the game.
    alone = replace(view, totals=())
    if GameEnd(view.rules, view.totals).waited_for:
        yield None
    elif not counter.can_be_counted(view, len(view.rules.pack)):
        yield from _mean_of_rollouts(alone, chance)
    elif counter.can_be_counted(view, MAX_LOOSE):
        yield from _counted(alone)


def _mean_of_rollouts(view: View, chance: Chance) -> Iterator[float | None]:
    rollouts, whole = Rollouts(view, counter.opponents_like_her(view), chance), 0.0
    for _ in range(ROLLOUTS):
        whole += rollouts.lead(*rollouts.draw())
        yield None
    yield whole / ROLLOUTS


def _counted(view: View) -> Iterator[float | None]:
    search = counter.endgame(view.rules, counter.worth_for(view), view.rules.side_of[view.seat])
    try:
        yield from search.sliced_value(search.model.node(counter.revealed(view)))
    except NodeLimit:
        yield None
