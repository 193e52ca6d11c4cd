"""Trials of the site with random and hostile inputs, broken hosts and networks, and sudden crashes.

Kind, seed and number reproduce an input; every reported fault names them.
"""

from __future__ import annotations

import argparse
import json
import sys
import traceback
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from functools import partial
from random import Random
from time import perf_counter
from typing import Any, NamedTuple

from tests.trials.cache import POISONINGS, cache_poisoned
from tests.trials.crash import ended
from tests.trials.hosts import HOSTS, hosts_visited
from tests.trials.in_browser import visited
from tests.trials.messages import pestered
from tests.trials.trying import PATIENT, SLOW, Input, Kind, NotTriedError, Try
from tests.trials.visits import opens_address, opens_pasted, opens_stored

MAX_SHOWN = 10
"""The number of faults reported in full."""


BROWSERS = ("", "chromium", "firefox", "webkit")


def either(kind: str, visit: Callable[[Random], str]) -> Callable[[str], AbstractContextManager[Try]]:
    """Return a function that opens a trial: a visit in this Python, or in a browser if one is named."""
    return lambda browser: visited(kind, browser) if browser else nullcontext(lambda case: visit(case.chance))


KINDS: dict[str, Kind] = {
    "hosts": Kind(
        "common servers, content types and headers: the table starts, or says what the host must change",
        hosts_visited,
        BROWSERS[1:],
        rows=(*HOSTS,),
    ),
    "cache": Kind(
        "login pages and half-published versions: nothing wrong stays cached, and the next visit recovers",
        cache_poisoned,
        BROWSERS[1:3],
        rows=(*POISONINGS,),
    ),
    "addresses": Kind("mutated, wrong or huge addresses", either("addresses", opens_address), BROWSERS[:3]),
    "pasted": Kind("texts pasted to open a game", either("pasted", opens_pasted), BROWSERS[:3]),
    "stored": Kind("values in the browser's storage", either("stored", opens_stored), BROWSERS),
    "copies": Kind(
        "mutated, wrong or huge backups, restored under Your games",
        partial(visited, "copies"),
        BROWSERS[1:],
    ),
    "messages": Kind("messages that a hostile page sends to tables in its frames", pestered, visits=300),
    "crash": Kind("games whose page, worker or browser ends at any moment", ended),
}
"""All kinds of trials."""


class Answer(NamedTuple):
    """The result of one input."""

    case: Input
    """The input that was tried."""

    row: str
    """The description of the input if it comes from a table, else ""."""

    wrong: str
    """The fault of the response, or ""."""

    untried: str
    """The reason why the input could not be tried, or ""."""

    took: float
    """The seconds that the input took."""

    def __str__(self) -> str:
        """Describe the result in a line."""
        return f"{self.row or self.case}: {(self.untried and 'not tried, ' + self.untried) or self.wrong or 'ok'}"


def trial(name: str, count: int, seed: str, browser: str) -> dict[str, Any]:
    """Try inputs of a kind, and return a report."""
    kind, answers = KINDS[name], []
    with kind.opens(browser) as tries:
        for number in range(count):
            answers.append(tried(kind, tries, Input(name, seed, number), PATIENT if browser else SLOW))
            if kind.rows:
                print(answers[-1], file=sys.stderr, flush=True)
    slowest = max(answers, key=lambda answer: answer.took)
    return {
        "kind": name,
        "browser": browser or "none",
        "seed": seed,
        "count": count,
        "rows": {answer.row: str(answer).removeprefix(f"{answer.row}: ") for answer in answers if answer.row},
        "faults": [str(answer) for answer in answers if answer.wrong],
        "untried": [str(answer) for answer in answers if answer.untried],
        "slowest": round(slowest.took, 3),
        "which": str(slowest.case),
    }


def tried(kind: Kind, tries: Try, case: Input, slow: float) -> Answer:
    """Try an input, and return the result; taking longer than ``slow`` seconds is a fault."""
    start, wrong, untried = perf_counter(), "", ""
    try:
        wrong = tries(case)
    except NotTriedError as error:
        untried = str(error)
    except Exception:  # noqa: BLE001 - any exception is a fault
        wrong = traceback.format_exc(limit=-3)
    took = perf_counter() - start
    row = kind.rows[case.number % len(kind.rows)] if kind.rows else ""
    return Answer(case, row, wrong or f"{took:.1f} s" * (took > slow), untried, took)


def main() -> int:
    """Run a trial and print its report. Return 0 if nothing was wrong."""
    options = arguments().parse_args()
    kind = KINDS[options.kind]
    browser = options.browser or kind.browsers[0]
    if browser not in kind.browsers:
        sys.exit(f"{options.kind} run in {', '.join(filter(None, kind.browsers)) or 'no browser'}, not in {browser}.")
    default = len(kind.rows) or (kind.visits if browser else kind.count)
    report = trial(options.kind, options.count or default, options.seed, browser)
    faults = report["faults"]
    if options.json:
        print(json.dumps(report, indent=2))
    else:
        untried = len(report["untried"])
        print(f"{options.kind}: {report['count'] - untried} tried", end=f", {untried} not" * bool(untried))
        print(
            f", {len(faults)} faults, slowest {report['slowest']} s ({report['which']})",
            *faults[:MAX_SHOWN],
            sep="\n",
        )
    return 1 if faults else 0


def arguments() -> argparse.ArgumentParser:
    """Return the parser of the command line."""
    parser = argparse.ArgumentParser(
        prog="build.py trial",
        description=__doc__,
        epilog="\n".join(f"{name}: {kind.about}" for name, kind in KINDS.items()),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("kind", choices=KINDS)
    parser.add_argument("--count", type=int, help="the number of inputs")
    parser.add_argument("--seed", default="1", help="the seed of the random inputs")
    parser.add_argument("--browser", help="chromium, firefox or webkit; the default depends on the kind")
    parser.add_argument("--json", action="store_true", help="print the whole report as JSON")
    return parser


if __name__ == "__main__":
    sys.exit(main())
