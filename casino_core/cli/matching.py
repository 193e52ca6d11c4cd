"""The command ``match``: two bots on the same deals with their seats exchanged."""

from __future__ import annotations

import argparse
import sys
from pkgutil import resolve_name

import casino_core as casino
from casino_core.cli.output import print_json
from casino_core.tournament import leads, result_of


def bot_of(name: str) -> casino.Bot:
    """Return the bot with an id, or the Bot in ``module:name``; the module is installed or in the current folder.

    Raises KeyError for an unknown id, ImportError and AttributeError for a name that does not exist, and ArgumentError
    for a value that is not a Bot.
    """
    if ":" not in name:
        return casino.bot_named(name)
    bot = resolve_name(name)
    if not isinstance(bot, casino.Bot):
        raise casino.ArgumentError(name, "a Bot", bot)
    return bot


def match(options: argparse.Namespace) -> int:
    """Play the match, and print the first bot's lead in points a round, with its 95% interval."""
    rules = casino.parse_rules(options.rules)
    deal_leads: list[float] = []
    for lead in leads(options.bot, options.others, rules, options.deals, options.budget):
        deal_leads.append(lead)
        if sys.stderr.isatty():
            print(f"\r{len(deal_leads)} of {options.deals} deals", end="", file=sys.stderr, flush=True)
    if sys.stderr.isatty():
        print("\r\033[K", end="", file=sys.stderr)
    result = result_of(deal_leads)
    if options.json:
        names = {"bot": options.bot.id, "others": options.others.id, "rules": rules, "budget": options.budget}
        print_json(names | result._asdict())
    else:
        points = f"{result.lead:+.2f} ± {result.error:.2f} points a round"
        print(
            f"{options.bot.id} against {options.others.id}: {points} (95 % interval, {result.deals} deals of {rules})"
        )
    return 0
