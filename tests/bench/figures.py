"""The registry of benchmarks: functions that yield figures, registered by the decorator ``bench``."""

from collections.abc import Callable, Iterator
from typing import NamedTuple


class Figure(NamedTuple):
    """A measured number: its name, in words joined by hyphens, its value, and the unit; "x" for a ratio."""

    name: str
    value: float
    unit: str


Bench = Callable[[], Iterator[Figure]]

BENCHES: list[Bench] = []
"""All benchmarks, in the order in which they are printed."""


def bench(function: Bench) -> Bench:
    """Register a function that yields figures; a run of all benchmarks calls it once."""
    BENCHES.append(function)
    return function
