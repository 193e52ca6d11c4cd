"""Tries the table with inputs by chance: python -m tests.trials.run addresses|pasted|stored --count 10000 --seed 1."""

from __future__ import annotations

import argparse
import json
import sys
import traceback
from collections.abc import Callable
from random import Random
from time import perf_counter

from tests.trials.visits import opens_address, opens_pasted, opens_stored

TRIALS: dict[str, Callable[[Random], str]] = {
    "addresses": opens_address,
    "pasted": opens_pasted,
    "stored": opens_stored,
}
"""What is tried, and what tries one input: it returns what was wrong with the answer, "" for nothing."""

SLOW = 1.0
"""How many seconds an answer may take."""

TOLD = 10
"""How many faults are told in full."""


def trial(kind: str, count: int, seed: str) -> dict[str, object]:
    """Try inputs of a kind, and return what came of them; each is the same again by kind, seed and number."""
    faults, slowest, where = [], 0.0, ""
    for number in range(count):
        name = f"{kind} {seed} {number}"
        start = perf_counter()
        try:
            wrong = TRIALS[kind](Random(name))
        except Exception:  # noqa: BLE001 - whatever it is, it is what we are looking for
            wrong = traceback.format_exc(limit=-3)
        took = perf_counter() - start
        if took > slowest:
            slowest, where = took, name
        if wrong or took > SLOW:
            faults.append(f"{name}: {wrong or f'{took:.1f} s'}")
    return {"kind": kind, "count": count, "faults": faults, "slowest": round(slowest, 3), "which": where}


def main() -> int:
    """Run a trial, and tell what came of it. Return 0 where nothing was wrong."""
    parser = argparse.ArgumentParser(prog="build.py trial", description=__doc__)
    parser.add_argument("kind", choices=TRIALS)
    parser.add_argument("--count", type=int, default=1_000, help="how many inputs are tried")
    parser.add_argument("--seed", default="1", help="another seed, other inputs")
    parser.add_argument("--json", action="store_true", help="tell all of it as JSON")
    asked = parser.parse_args()
    found = trial(asked.kind, asked.count, asked.seed)
    faults = found["faults"]
    assert isinstance(faults, list)
    if asked.json:
        print(json.dumps(found, indent=2))
    else:
        print(f"{found['kind']}: {found['count']} tried, {len(faults)} faults, slowest {found['slowest']} s", end="")
        print(f" ({found['which']})", *faults[:TOLD], sep="\n")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
