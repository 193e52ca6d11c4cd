"""The times of a bot's decisions in rounds against itself, measured on this machine, as JSON.

This runs in a browser's worker with the visitors' files, so it needs no other files.
"""

from __future__ import annotations

import gc
import json
from collections.abc import Iterator

from casino_core.bots import Bot, Thought
from casino_core.cards import Chance
from casino_core.notation.rules import parse_rules
from casino_core.playing.dealing import new_round
from casino_core.playing.play import apply
from casino_core.position.actions import Action
from casino_core.position.view import View, view
from tests.bots.arena import PLAYERS, milliseconds
from web.worker.match.thinking import Thinking


def decided(bot: str, rules: str, budget: float, deals: int) -> list[float]:
    """Return the time of every decision of a bot that plays all seats in some deals, in milliseconds."""
    times = []
    for number in range(deals):
        position, _ = new_round(parse_rules(rules), f"decisions {number}", 0)
        chance = Chance(f"decisions {number}")
        while not position.over:
            seen = view(position, position.actor)
            start = milliseconds()
            action = decision(PLAYERS[bot], seen, chance, budget)
            times.append(milliseconds() - start)
            position, _ = apply(position, action)
    return times


def decision(bot: Bot, seen: View, chance: Chance, budget: float) -> Action:
    """Return the action of a bot that thinks as at the table, but without interruptions."""
    thinking = Thinking(thoughts(bot, seen, chance), milliseconds)
    while not thinking.go_on(budget):
        pass
    if thinking.thought is None:
        raise ValueError("the bot could make nothing of what it saw")
    return thinking.thought.best


def thoughts(bot: Bot, seen: View, chance: Chance) -> Iterator[Thought]:
    """Yield a bot's thoughts. As at the table, its thinking time begins when it gets the view."""
    yield from bot.think(seen, chance)


def answer(line: str) -> str:
    """Return, as JSON, the times for a line of JSON that names a bot, rules, a budget and a number of deals."""
    gc.disable()  # as in the site's worker
    return json.dumps(decided(*json.loads(line)))
