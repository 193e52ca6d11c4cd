"""Rounds between bots as text, which must be the same on every Python.

This runs in Pyodide with the visitors' engine, so it needs nothing except that engine.
"""

from __future__ import annotations

from casino_core.bots import BOTS
from casino_core.cards import Chance
from casino_core.notation.actions import action_text
from casino_core.notation.rules import parse_rules
from casino_core.playing.dealing import new_round
from casino_core.playing.play import apply
from casino_core.position.view import view

TABLES = (
    *("classic", "classic:seats=3,sweep_points=1", "classic:seats=4,team=2", "classic:seats=4,sweep_points=1"),
    *("swazi:seats=4,team=2", "crazy", "sotho:seats=3", "khasino"),
)


def played(rules: str, seed: str) -> str:
    """Return the actions of one round as text, with Nia in seat 0 and Otto in all other seats."""
    position, _ = new_round(parse_rules(rules), seed, 0)
    done: list[str] = []
    while not position.over:
        seat = position.actor
        bot = BOTS["otto" if seat else "nia"]
        action = bot.choose(view(position, seat), Chance(f"{seed}/{len(done)}"), budget=50)
        done.append(action_text(action))
        position, _ = apply(position, action)
    return " ".join(done)


def all_played(seeds: list[str]) -> dict[str, str]:
    """Return the text of one round for every table and seed, by the rules and the seed with a space between them."""
    return {f"{rules} {seed}": played(rules, seed) for rules in TABLES for seed in seeds}
