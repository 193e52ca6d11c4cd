"""Numbers with their uncertainty: means and shares, each with its 95% interval."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from math import sqrt
from typing import NamedTuple, TypedDict

ERRORS = 1.96
"""The number of standard errors in half of a 95% interval."""


class Row(TypedDict):
    """A measured number in the data of the strategy guide."""

    n: int
    """The size of the sample."""

    value: float
    """The mean, or the share from 0 to 1."""

    low: float
    """The lower end of the value's 95% interval."""

    high: float
    """The upper end of the value's 95% interval."""


class Seen(NamedTuple):
    """Whether something happened, and in which round, because events in the same round may depend on each other."""

    round: int
    happened: bool


def mean(values: Iterable[float]) -> Row:
    """Return the mean of independent numbers, with its interval."""
    known = list(values)
    many = len(known)
    middle = sum(known) / many if many else 0.0
    spread = sum((value - middle) ** 2 for value in known) / max(1, many - 1)
    half = ERRORS * sqrt(spread / many) if many else 0.0
    return _row(many, middle, middle - half, middle + half)


def share(events: Sequence[Seen]) -> Row:
    """Return the share of events that happened, with Wilson's interval, which is also valid near 0 and 1.

    Only rounds are independent of each other. The interval is therefore that of a smaller number of events if events in
    the same round are alike: the number of independent events whose share would be as uncertain.
    """
    many = len(events)
    if not many:
        return _row(0, 0.0, 0.0, 1.0)
    part = sum(seen.happened for seen in events) / many
    by_round: dict[int, float] = defaultdict(float)
    for seen in events:
        by_round[seen.round] += seen.happened - part
    variance = sum(off**2 for off in by_round.values()) / many**2
    worth = min(many, part * (1 - part) / variance) if variance else many
    square = ERRORS**2
    middle = (part + square / (2 * worth)) / (1 + square / worth)
    half = ERRORS * sqrt(part * (1 - part) / worth + square / (4 * worth**2)) / (1 + square / worth)
    return _row(many, part, max(0.0, middle - half), min(1.0, middle + half))


def shares(events: Mapping[str, Sequence[Seen]]) -> dict[str, Row]:
    """Return the shares of events, by name."""
    return {name: share(noted) for name, noted in sorted(events.items())}


def means(numbers: Mapping[str, list[float]]) -> dict[str, Row]:
    """Return the means of numbers, by name."""
    return {name: mean(noted) for name, noted in sorted(numbers.items())}


def _row(many: int, value: float, low: float, high: float) -> Row:
    return {"n": many, "value": round(value, 4), "low": round(low, 4), "high": round(high, 4)}
