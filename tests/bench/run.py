"""`python3 build.py bench`: all benchmarks, each figure on a line (name, value, unit), or one of COMMANDS."""

import argparse
import importlib
import json
import pkgutil
from collections.abc import Iterator, Sequence

import tests.bench
from tests.bench.bots import main as arena
from tests.bench.figures import BENCHES, Figure
from tests.bench.phone import main as phone
from tests.bench.review import main as review
from tests.bench.start import main as start
from tests.bench.thinking import main as thinking

COMMANDS = {"bots": arena, "phone": phone, "review": review, "start": start, "thinking": thinking}
"""Separate measurements with their own arguments."""


def figures() -> Iterator[Figure]:
    """Yield the figures of all benchmarks in this package, each as soon as it is known."""
    for module in sorted(
        module.name for module in pkgutil.iter_modules(tests.bench.__path__) if module.name.startswith("bench_")
    ):
        importlib.import_module(f"tests.bench.{module}")
    for bench in BENCHES:
        yield from bench()


def main(arguments: Sequence[str]) -> None:
    """Print all figures, a line each as they come or a JSON array at the end, or run one of COMMANDS."""
    if arguments and arguments[0] in COMMANDS:
        COMMANDS[arguments[0]](arguments[1:])
        return
    parser = argparse.ArgumentParser(
        prog="python3 build.py bench",
        description="Measure, one figure a line.",
        epilog=f"With arguments of their own: {', '.join(COMMANDS)}; python3 build.py bench bots --help says which.",
    )
    parser.add_argument("--json", action="store_true", help="print JSON in place of lines")
    if parser.parse_args(arguments).json:
        print(json.dumps([figure._asdict() for figure in figures()], indent=1))
        return
    for name, value, unit in figures():
        print(f"{name} {value:.4g} {unit}" if isinstance(value, float) else f"{name} {value} {unit}", flush=True)
