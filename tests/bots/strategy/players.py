"""The players of the measurements: one with all skills, and players that each lack one skill."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from casino_core.bots import Bot, Thought, weighing
from casino_core.bots.character import Character, Leaning, Memory, Sight, Taste
from casino_core.bots.characters import VERA
from casino_core.bots.counter import can_be_counted, counted
from casino_core.cards import Chance
from casino_core.position.actions import Play
from casino_core.position.view import View
from casino_core.search.alphabeta import NodeLimit

SLICES = 20
"""The number of slices for every decision: enough for nearly all last deals, and the same on every machine."""

NEVER = 0


def _exact(who: Character, view: View, actions: Sequence[Play], chance: Chance) -> Iterator[Thought]:
    """Yield the thoughts of a player who weighs plays like a character, and searches the last deal to its end."""
    thought = Thought(actions[0])
    for thought in weighing.think(who, view, actions, chance):
        yield thought
    if can_be_counted(view):
        try:
            yield from counted(view, thought)
        except NodeLimit:
            yield thought


def _by_sight(name: str, who: Character) -> Bot:
    return Bot(name, partial(weighing.think, who), who.sight.side_actions)


FULL = Bot("full", partial(_exact, VERA))
"""The player that lacks nothing: it counts, weighs the next turns, and plays the last deal exactly."""

BY_SIGHT = _by_sight("by_sight", VERA)
"""Like ``FULL``, except that it plays the last deal like any other deal."""

WEAK_PLAYERS: dict[str, Bot] = {
    name: _by_sight(name, who)
    for name, who in {
        "sums": Character(sight=Sight(groups=(100, NEVER))),
        "building": Character(sight=Sight(building=NEVER)),
        "their-builds": Character(sight=Sight(builds=NEVER)),
        "outlook": Character(ahead=NEVER),
        "memory": Character(memory=Memory(NEVER, NEVER, NEVER)),
        "choosing": Character(taste=Taste(card=300, glitter=0)),
        "keeping": Character(keeps=NEVER),
        "building-often": Character(leaning=Leaning(building=900)),
    }.items()
}
"""Players by the skill that they lack, or by their bad habit; they play the last deal like any other deal."""
