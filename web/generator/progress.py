"""The progress of a build on the command line."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from typing import TypeVar

Key = TypeVar("Key")
Value = TypeVar("Value")

SECONDS = 0.2
"""The minimum number of seconds between two lines of progress on a terminal."""

SECONDS_WITHOUT_TERMINAL = 5.0
"""The minimum number of seconds between two lines in other output, where all lines stay."""

_shown: ContextVar[bool] = ContextVar("shown", default=False)


@contextmanager
def shown() -> Iterator[None]:
    """Show progress inside this context; elsewhere a build is silent."""
    before = _shown.set(True)
    try:
        yield
    finally:
        if sys.stdout.isatty():
            print("\r\033[K", end="", flush=True)
        _shown.reset(before)


def show(line: str) -> None:
    """Show a line; on a terminal it replaces the previous one."""
    if _shown.get():
        print(f"\r\033[K{line}" if sys.stdout.isatty() else f"{line}\n", end="", flush=True)


def steps(what: str, items: Mapping[Key, Value]) -> Iterator[tuple[Key, Value]]:
    """Yield the pairs of a mapping, and from time to time show how many of them are done."""
    pause = SECONDS if sys.stdout.isatty() else SECONDS_WITHOUT_TERMINAL
    due = time.monotonic() + pause
    for number, item in enumerate(items.items()):
        if time.monotonic() > due:
            show(f"{what}: {number} of {len(items)}")
            due = time.monotonic() + pause
        yield item
