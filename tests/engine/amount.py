"""The amount of work of exhaustive and random tests: a part by default, everything with CASINO_TESTS=full."""

from __future__ import annotations

import os
from typing import TypeVar

T = TypeVar("T")

FULL = os.environ.get("CASINO_TESTS") == "full"


def amount(default: T, full: T) -> T:
    """Return `full` if the environment variable CASINO_TESTS is "full", otherwise `default`."""
    return full if FULL else default
