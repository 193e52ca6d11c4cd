"""The reviewer: what a play cost beside the best one, judged as far as its seat could know."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice

from casino_core.bots import counter, searcher
from casino_core.bots.bot import Thought
from casino_core.cards import Chance
from casino_core.position.actions import Play, same_effect
from casino_core.position.view import View

MOST_LOOSE = 18
"""How many loose cards may lie there for an exact search: a review has more time than a player."""

SEARCH = 25
"""After so many thoughts the best play has been found well enough to hold another beside it."""

COMPARISON = 60
"""After so many more the difference between the two is known about as well as it will ever be."""


def think(played: Play, view: View, actions: Sequence[Play], chance: Chance) -> Iterator[Thought]:
    """Judge a play: where all cards are known all plays are worth exactly what an endgame search says.

    Where they are known and too many for that, nothing is said. Elsewhere the searcher looks for the best play first,
    and then judges these two alone in other determinizations: the best of many estimates is too high, so it must not
    be held against the play.
    """
    thought = Thought(actions[0])
    for thought in counter.at_sight(view, actions, chance, MOST_LOOSE):
        yield thought
    if thought.exact:
        return
    if counter.can_be_counted(view, len(view.rules.pack)):
        yield Thought(thought.best)  # the same hands in every determinization: what rollouts say would look certain
        return
    for thought in islice(searcher.think(view, actions, chance), SEARCH):
        yield thought
    best = thought.best
    if isinstance(best, Play) and same_effect(best) != same_effect(played):
        yield from islice(searcher.think(view, (best, played), chance), COMPARISON)
