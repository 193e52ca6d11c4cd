"""Tries the site with what nobody means well: inputs by chance, broken hosts and networks, sudden ends.

An input is the same again by its kind, its seed and its number, which every fault names.
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

TOLD = 10
"""How many faults are told in full."""


BROWSERS = ("", "chromium", "firefox", "webkit")


def either(kind: str, visit: Callable[[Random], str]) -> Callable[[str], AbstractContextManager[Try]]:
    """Make what a trial opens of a visit without a browser; where one is named, it is visited there."""
    return lambda browser: visited(kind, browser) if browser else nullcontext(lambda given: visit(given.chance))


KINDS: dict[str, Kind] = {
    "hosts": Kind(
        "servers and what else hosts do with types and headers: the table starts, or says what to change",
        hosts_visited,
        BROWSERS[1:],
        rows=(*HOSTS,),
    ),
    "cache": Kind(
        "login pages and half-published versions: nothing wrong is kept, and the next visit heals",
        cache_poisoned,
        BROWSERS[1:3],
        rows=(*POISONINGS,),
    ),
    "addresses": Kind("addresses that are changed, wrong or huge", either("addresses", opens_address), BROWSERS[:3]),
    "pasted": Kind("texts that somebody could paste to open a game", either("pasted", opens_pasted), BROWSERS[:3]),
    "stored": Kind("values found in the browser's storage", either("stored", opens_stored), BROWSERS),
    "copies": Kind(
        "copies of everything that are changed, wrong or huge, restored under Your games",
        partial(visited, "copies"),
        BROWSERS[1:],
    ),
    "messages": Kind("messages that a hostile page sends to tables in its frames", pestered, visits=300),
    "crash": Kind("games whose page, worker or browser ends at any moment", ended),
}
"""All that can be tried."""


class Answer(NamedTuple):
    """What came of an input."""

    given: Input
    """The input."""

    row: str
    """What it is called where it is one of a table."""

    wrong: str
    """What was wrong, "" for nothing."""

    untried: str
    """Why it could not be tried; "" where it was."""

    took: float
    """How many seconds it took."""

    def __str__(self) -> str:
        """What came of it."""
        return f"{self.row or self.given}: {(self.untried and 'not tried, ' + self.untried) or self.wrong or 'well'}"


def trial(name: str, count: int, seed: str, browser: str) -> dict[str, Any]:
    """Try inputs of a kind, and return what came of them."""
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
        "which": str(slowest.given),
    }


def tried(kind: Kind, tries: Try, given: Input, slow: float) -> Answer:
    """Try an input, which may take so many seconds."""
    start, wrong, untried = perf_counter(), "", ""
    try:
        wrong = tries(given)
    except NotTriedError as error:
        untried = str(error)
    except Exception:  # noqa: BLE001 - whatever it is, it is what we are looking for
        wrong = traceback.format_exc(limit=-3)
    took = perf_counter() - start
    row = kind.rows[given.number % len(kind.rows)] if kind.rows else ""
    return Answer(given, row, wrong or f"{took:.1f} s" * (took > slow), untried, took)


def main() -> int:
    """Run a trial, and tell what came of it. Return 0 where nothing was wrong."""
    asked = arguments().parse_args()
    kind = KINDS[asked.kind]
    browser = asked.browser or kind.browsers[0]
    if browser not in kind.browsers:
        sys.exit(
            f"{asked.kind} are tried in {', '.join(filter(None, kind.browsers)) or 'no browser'}, not in {browser}."
        )
    usual = len(kind.rows) or (kind.visits if browser else kind.count)
    found = trial(asked.kind, asked.count or usual, asked.seed, browser)
    faults = found["faults"]
    if asked.json:
        print(json.dumps(found, indent=2))
    else:
        untried = len(found["untried"])
        print(f"{asked.kind}: {found['count'] - untried} tried", end=f", {untried} not" * bool(untried))
        print(f", {len(faults)} faults, slowest {found['slowest']} s ({found['which']})", *faults[:TOLD], sep="\n")
    return 1 if faults else 0


def arguments() -> argparse.ArgumentParser:
    """What can be asked for."""
    parser = argparse.ArgumentParser(
        prog="build.py trial",
        description=__doc__,
        epilog="\n".join(f"{name}: {kind.about}" for name, kind in KINDS.items()),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("kind", choices=KINDS)
    parser.add_argument("--count", type=int, help="how many inputs are tried")
    parser.add_argument("--seed", default="1", help="another seed, other inputs")
    parser.add_argument(
        "--browser", help="where it is tried: chromium, firefox, webkit; the usual place depends on the kind"
    )
    parser.add_argument("--json", action="store_true", help="tell all of it as JSON")
    return parser


if __name__ == "__main__":
    sys.exit(main())
