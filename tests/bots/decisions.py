"""How long a bot takes for its decisions: rounds against itself, timed where it plays, as JSON.

This runs in a worker of a browser with the engine that visitors get, so it needs nothing but that engine.
"""

from __future__ import annotations

import json

from casino_core.cards import Chance
from casino_core.dealing import new_round
from casino_core.notation import parse_rules
from casino_core.playing import play
from casino_core.view import view
from tests.bots.arena import PLAYERS, milliseconds


def decided(bot: str, rules: str, budget: float, deals: int) -> list[float]:
    """The milliseconds of every decision of a bot that plays all seats of so many deals."""
    times = []
    for number in range(deals):
        position, _ = new_round(parse_rules(rules), f"decisions {number}", 0)
        chance = Chance(f"decisions {number}")
        while not position.over:
            seen = view(position, position.actor)
            start = milliseconds()
            action = PLAYERS[bot].choose(seen, chance, budget, milliseconds)
            times.append(milliseconds() - start)
            position, _ = play(position, action)
    return times


def answer(line: str) -> str:
    """The times that a line of JSON asks for, as such a line: bot, rules, budget and the number of deals."""
    return json.dumps(decided(*json.loads(line)))
