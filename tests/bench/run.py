"""Runs all benchmarks and prints a line a figure: name, value, unit."""

import importlib
import json
import pkgutil
from collections.abc import Iterator

import tests.bench
from tests.bench.figures import BENCHES, Figure


def figures() -> Iterator[Figure]:
    """The figures of every benchmark in this package, each as soon as it is known."""
    for module in sorted(
        module.name for module in pkgutil.iter_modules(tests.bench.__path__) if module.name.startswith("bench_")
    ):
        importlib.import_module(f"tests.bench.{module}")
    for bench in BENCHES:
        yield from bench()


def main(*, as_json: bool) -> None:
    """Print all figures: a line each as they come, or one JSON array at the end."""
    if as_json:
        print(json.dumps([figure._asdict() for figure in figures()], indent=1))
        return
    for name, value, unit in figures():
        print(f"{name} {value:.4g} {unit}" if isinstance(value, float) else f"{name} {value} {unit}", flush=True)
