"""The searcher: weighs as others do, then imagines how the hidden cards may lie, and plays on in every such world."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from casino_core.actions import Play
from casino_core.bots import counter
from casino_core.bots.bot import Judged, Thought
from casino_core.bots.worth import POINT, card_worths, sweep_worth
from casino_core.cards import Chance
from casino_core.search.sampling import Estimate, Sampling
from casino_core.view import View

MOST = 8
"""How many actions are tried out: those that look best at first sight."""


def think(view: View, actions: Sequence[Play], chance: Chance) -> Iterator[Thought]:
    """Think as the counter does, who plays the last cards exactly; try out what that one can only weigh."""
    thought = Thought(actions[0])
    for thought in counter.think(view, actions, chance):
        yield thought
    if len(thought.judged) < 2:
        return
    opinions = {judged.action: judged.worth for judged in thought.judged[:MOST]}
    worths = {card: worth / POINT for card, worth in card_worths(view).items()}
    sampling = Sampling(view, opinions, worths, sweep_worth(view.rules) / POINT, chance)
    for estimates in sampling.estimates():
        yield _thought(estimates)


def _thought(estimates: tuple[Estimate, ...]) -> Thought:
    judged = [Judged(found.action, found.worth, found.error) for found in estimates]
    return Thought(judged[0].action, tuple(judged))
