"""Combinations of house rules, chosen so that any two values of any two rules occur together somewhere."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from random import Random
from typing import Any

from casino_core.rules.house_rules import HOUSE_RULES
from casino_core.rules.variants import VARIANTS

SIZE = 8  # the number of house rules in a combination; with many more, almost every combination contradicts itself

Setting = tuple[str, Any]
"""The name of a house rule and its value; the preset with its table counts as one more house rule, "table"."""


def settings() -> dict[str, tuple[Any, ...]]:
    """Return the values of every house rule by its name; those of "table" are the presets with their tables."""
    tables = tuple((preset, *table) for preset, variant in VARIANTS.items() for table in variant.seatings)
    return {"table": tables, **HOUSE_RULES}


def pairs() -> list[frozenset[Setting]]:
    """Return every pair of values of two house rules, and of a preset and a value, always in the same order."""
    values = settings()
    values["table"] = tuple(dict.fromkeys(preset for preset, *_ in values["table"]))
    single = sorted([(name, value) for name in values for value in values[name]], key=repr)
    return [frozenset(pair) for pair in combinations(single, 2) if pair[0][0] != pair[1][0]]


def covered(combination: dict[str, Any]) -> set[frozenset[Setting]]:
    """Return all pairs of settings in a combination; of its table, only the preset counts."""
    table = combination["table"]
    chosen = [("table", table[0]), *((name, value) for name, value in combination.items() if name != "table")]
    return {frozenset(pair) for pair in combinations(chosen, 2)}


def covering(number: int) -> Iterator[dict[str, Any]]:
    """Yield at least ``number`` combinations, the same ones every time, and more until no pair is missing.

    Each combination starts with a missing pair and grows by settings that bring many missing pairs.
    """
    rng = Random("pairwise")
    values = settings()
    missing = dict.fromkeys(pairs())
    count = 0
    while missing or count < number:
        combination = _grown(rng, values, missing)
        for pair in covered(combination):
            missing.pop(pair, None)
        count += 1
        yield combination


def _grown(rng: Random, values: dict[str, tuple[Any, ...]], missing: dict[frozenset[Setting], None]) -> dict[str, Any]:
    combination = dict(next(iter(missing), ()))
    if isinstance(combination.get("table"), str):
        combination["table"] = rng.choice([t for t in values["table"] if t[0] == combination["table"]])
    combination.setdefault("table", rng.choice(values["table"]))
    while len(combination) <= SIZE:
        candidates = [(name, value) for name in values if name not in combination for value in values[name]]
        name, value = max(rng.choices(candidates, k=12), key=lambda setting: _new(combination, setting, missing))
        combination[name] = value
    return combination


def _new(combination: dict[str, Any], setting: Setting, missing: dict[frozenset[Setting], None]) -> int:
    chosen = [("table", combination["table"][0]), *((n, v) for n, v in combination.items() if n != "table")]
    return sum(frozenset([setting, other]) in missing for other in chosen)
