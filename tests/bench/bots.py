"""The arena: `python3 build.py bench bots`.

Two bots play the same deals with their seats exchanged; with more than two sides, the first bot plays in every place in
turn, against copies of the second. If no bots are named, each rung of the ladder plays the next weaker one at a few
tables.

The number of deals is fixed (`--deals`), or is a maximum, and the match ends when the interval is narrow enough
(`--until 0.2`) or clear of zero (`--decide`). `tests/bots/estimate.py` explains the effect of repeated looks on an
interval, and how `--decide` corrects it.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager
from datetime import UTC, datetime
from itertools import pairwise

from casino_core.bots import LADDER, RENAMED
from casino_core.notation.reader import NotationError
from casino_core.notation.rules import parse_rules, rules_text
from casino_core.rules.variants import VARIANTS
from tests.bench.contest import HEAD, Result, contest
from tests.bench.crews import Crew, CrewError, cores_here, local_crew, pyodide_crew
from tests.bench.on_dask import dask_crew
from tests.bots.arena import PLAYERS, SLICES, Match, check
from tests.bots.cheat import CHEATS
from tests.bots.estimate import Stop, Tally
from web.worker.words.catalogue import catalogue

COMMAND = "python3 build.py bench bots"
DEALS = 400  # the default if the number of deals is fixed
MAX_DEALS = 10_000  # the default maximum if the result decides when a match ends
TABLES = ("classic", "classic:seats=3", "classic:seats=4,team=2", "royal", "spade", "pluck")
"""The games and tables at which the ladder is played."""


def known_bot(text: str) -> str:
    """Return the current id of a bot, or another player of the arena, given its present or former id."""
    name = RENAMED.get(text, text)
    if name not in {**PLAYERS, **CHEATS}:
        honest, cheats = ", ".join(PLAYERS), ", ".join(CHEATS)
        raise argparse.ArgumentTypeError(
            f"there is no bot called {text!r}; there are {honest}, and shown all hands {cheats}"
        )
    return name


def known_rules(text: str) -> str:
    """Return rules in their shortest form."""
    try:
        return rules_text(parse_rules(text))
    except NotationError as error:
        sentences = catalogue("en")
        sentence = str(sentences.get(f"error.{error.code}", str(error))).format_map(error.facts)
        games = f"; there are {', '.join(VARIANTS)}" if error.code == "unknown-variant" else ""
        raise argparse.ArgumentTypeError(f"{sentence}{games}") from None


def at_least(least: int) -> type[int]:
    """Return an argument type for whole numbers of at least ``least``."""

    def number(text: str) -> int:
        if not text.isascii() or not text.isdecimal() or int(text) < least:
            raise argparse.ArgumentTypeError(f"{text!r} is no whole number of at least {least}")
        return int(text)

    return number  # type: ignore[return-value]  # argparse only calls it


def above_zero(text: str) -> float:
    """Return a number above zero, read from an argument."""
    try:
        number = float(text)
    except ValueError:
        number = 0
    if not 0 < number < float("inf"):
        raise argparse.ArgumentTypeError(f"{text!r} is no number above zero")
    return number


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog=COMMAND, description="Bots against each other on the same cards.")
    parser.add_argument("bots", nargs="*", type=known_bot, metavar="BOT", help="two; without them, the whole ladder")
    parser.add_argument(
        "--rules", action="append", type=known_rules, help="as in links: classic:seats=4,team=2; may be repeated"
    )
    parser.add_argument(
        "--deals", type=at_least(2), help=f"each is played once for every side; usually {DEALS}, or at most {MAX_DEALS}"
    )
    parser.add_argument("--first", type=at_least(0), default=0, help="the number of the first deal")
    thought = parser.add_mutually_exclusive_group()
    thought.add_argument("--slices", type=at_least(1), default=SLICES, help="of thought for a move: repeatable")
    thought.add_argument("--budget", type=above_zero, help="milliseconds for a move, by the clock")
    parser.add_argument("--others-budget", type=above_zero, help="milliseconds for the second bot, where it has others")
    parser.add_argument("--until", type=above_zero, help="stop when half the width of the interval is below")
    parser.add_argument("--decide", action="store_true", help="stop when the interval is clear of zero")
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--cores", type=at_least(1), default=cores_here(), help="usually all")
    where.add_argument("--dask", metavar="ADDRESS", help="play on a Dask cluster: tcp://host:8786")
    parser.add_argument("--pyodide", action="store_true", help="play in the Python that visitors get")
    parser.add_argument("--json", action="store_true", help="print JSON in place of a table")
    return parser


def _crew(options: argparse.Namespace) -> AbstractContextManager[Crew]:
    if options.dask:
        return dask_crew(options.dask)
    return pyodide_crew(options.cores) if options.pyodide else local_crew(options.cores)


def _matches(options: argparse.Namespace) -> Iterator[Match]:
    """Yield the match of the two bots, or of each rung of the ladder with the next weaker one, for each table."""
    pairs = [tuple(options.bots)] if options.bots else [(better, worse) for worse, better in pairwise(LADDER)]
    thought = (options.budget or options.slices, options.budget is not None)
    for bot, others in pairs:
        for rules in options.rules or (TABLES if not options.bots else TABLES[:1]):
            yield Match(bot, others, rules, *thought, options.others_budget)


def _watch(stop: Stop) -> Callable[[Tally], None] | None:
    """Return a function that shows the progress of a match; None without a terminal."""
    if not sys.stderr.isatty():
        return None

    def watch(leads: Tally) -> None:
        interval = stop.interval(leads)
        text = f"{leads.count} of at most {stop.limit} deals: {interval.mean:+.2f} ± {interval.error:.2f}"
        print(f"\r{text}\033[K", end="\r", file=sys.stderr, flush=True)

    return watch


def _print_table(results: Iterator[Result], heading: str, *, anytime: bool) -> None:
    print(heading, HEAD, sep="\n\n", flush=True)
    for result in results:
        print(result.row(), flush=True)
    print("\nAfter ±: half the 95 % interval", "however often one looks." if anytime else "for this number of deals.")


def _complaint(options: argparse.Namespace) -> str | None:
    """Return why these arguments cannot be used together; None if they can."""
    if len(options.bots) not in {0, 2}:
        return "name two bots, or none for the whole ladder"
    if options.pyodide and options.dask:
        return "a Dask cluster plays in its own Python, not in Pyodide"
    if options.others_budget and not options.budget:
        return "--others-budget needs a --budget for the first bot"
    for match in _matches(options):
        for name in (match.bot, match.others):
            try:
                check(name, parse_rules(match.rules))
            except ValueError as error:
                return f"{name} does not play {match.rules}: {error}"
    return None


def main(arguments: Sequence[str]) -> None:
    """Play the matches that the arguments describe, and print a table row by row, or JSON at the end."""
    parser = _parser()
    options = parser.parse_intermixed_args(arguments)
    complaint = _complaint(options)
    if complaint:
        parser.error(complaint)
    deals = options.deals or (MAX_DEALS if options.decide or options.until else DEALS)
    stop = Stop(deals, options.until, options.decide)
    date = datetime.now(UTC).date().isoformat()
    try:
        with _crew(options) as crew:
            results = (contest(match, stop, crew, options.first, _watch(stop)) for match in _matches(options))
            if options.json:
                report = {"date": date, "where": crew.label, "matches": [result.plain() for result in results]}
                print(json.dumps(report, indent=1))
                return
            command = " ".join((COMMAND, *arguments))
            _print_table(results, f"`{command}` ({date}, {crew.label})", anytime=options.decide)
    except CrewError as error:
        parser.exit(1, f"{error}\n")
