"""The best published design of a Casino bot, frozen, to measure ours against: flat sampling with careful playouts.

Before the last deal, the hidden cards are imagined in 32 ways, and all ways that fit the table are equally likely:
builders hold a card for their builds, and nothing else is inferred from plays. In each imagined world, every play is
tried, and the card counter of ``tests.bots.counting`` plays the deal to its end for both sides, each of which knows
only its own imagined hand. The play with the best average is chosen. It is not known how the published program judges
the end of a deal, so this bot judges it in the simplest way: by the lead in captured cards, where a card has the same
worth during the whole round. The last deal is played exactly.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from casino_core.bots import Bot
from casino_core.bots.bot import Thought
from casino_core.cards import Chance
from casino_core.position.actions import Play
from casino_core.position.view import View
from casino_core.search.game_model import GameNode
from tests.bots.counting import POINT, Counting, counting_of, exactly

WORLDS = 32
"""The number of ways in which the published program imagines the hidden cards."""

MANY_WORLDS = 4096
"""More worlds than fit into any budget, for matches in which both bots have the same time."""


def thinking(view: View, actions: Sequence[Play], chance: Chance, worlds: int) -> Iterator[Thought]:
    """Yield the best plays of an exact search in the last deal; before it, the best average play after each world."""
    exact = False
    for best in exactly(view):
        exact = True
        yield best
    if exact:
        return
    counting = counting_of(view.rules)
    model, own = counting.model, 1 if view.seat == 0 else -1
    totals = dict.fromkeys(actions, 0)
    for _ in range(worlds):
        node = model.node(view.sample(chance))
        for action in actions:
            totals[action] += own * played_out(counting, model.after(node, action))
        yield Thought(max(totals, key=totals.__getitem__))


def played_out(counting: Counting, node: GameNode) -> int:
    """Return the lead of the first side at the end of the deal, in thousandths of a point."""
    while not counting.model.over(node):
        node = counting.model.after(node, counting.best(node))
    if not node.position.over:
        return counting.lead(node)
    first, second = counting.model.result(node).points
    return POINT * (first - second)


def design(name: str, worlds: int) -> Bot:
    """Return the bot that imagines the hidden cards in ``worlds`` ways."""
    return Bot(name, partial(thinking, worlds=worlds))


PUBLISHED = design("published", WORLDS)
PUBLISHED_AT_LENGTH = design("published_at_length", MANY_WORLDS)
