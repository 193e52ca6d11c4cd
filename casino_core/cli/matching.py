"""The command ``match``: two bots on the same deals with their seats exchanged."""

from __future__ import annotations

import argparse
import sys
from pkgutil import resolve_name

import casino_core as casino
from casino_core.cli.output import print_json
from casino_core.tournament import leads, result_of


def bot_of(name: str) -> casino.Bot:
    """Return the bot of an id, or the Bot that ``module:name`` names; the module is installed or in the current folder.

    Raises KeyError for an unknown id, ImportError and AttributeError for a name that does not exist, and ArgumentError
    for a value that is not a Bot.
    """
    if ":" not in name:
        return casino.bot_named(name)
    found = resolve_name(name)
    if not isinstance(found, casino.Bot):
        raise casino.ArgumentError(name, "a Bot", found)
    return found


def match(options: argparse.Namespace) -> int:
    """Play the match, and print the points a round with their 95% interval."""
    rules = casino.parse_rules(options.rules)
    found: list[float] = []
    for lead in leads(options.bot, options.others, rules, options.deals, options.budget):
        found.append(lead)
        if sys.stderr.isatty():
            print(f"\r{len(found)} of {options.deals} deals", end="", file=sys.stderr, flush=True)
    if sys.stderr.isatty():
        print("\r\033[K", end="", file=sys.stderr)
    result = result_of(found)
    if options.json:
        names = {"bot": options.bot.id, "others": options.others.id, "rules": rules, "budget": options.budget}
        print_json(names | result._asdict())
    else:
        points = f"{result.lead:+.2f} ± {result.error:.2f} points a round"
        print(
            f"{options.bot.id} against {options.others.id}: {points} (95 % interval, {result.deals} deals of {rules})"
        )
    return 0
