"""How much the randomised tests try: a little by default, everything with CASINO_TESTS=full."""

from __future__ import annotations

import os
from typing import TypeVar

T = TypeVar("T")

FULL = os.environ.get("CASINO_TESTS") == "full"


def amount(usual: T, full: T) -> T:
    """How much is tried, or what: `usual` by default, `full` where the environment variable CASINO_TESTS is "full"."""
    return full if FULL else usual
