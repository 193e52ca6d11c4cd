"""What all trials have in common: an input that is the same again by its number, and what tries it."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from random import Random
from typing import NamedTuple, TypeAlias


class Input(NamedTuple):
    """One of the inputs of a trial."""

    kind: str
    """What is tried."""

    seed: str
    """Another seed, other inputs."""

    number: int
    """Which of them, from 0."""

    def __str__(self) -> str:
        """The kind, the seed and the number: all that it follows from."""
        return f"{self.kind} {self.seed} {self.number}"

    @property
    def chance(self) -> Random:
        """The source of chance that it is made from."""
        return Random(str(self))


Try: TypeAlias = Callable[[Input], str]
"""Tries an input. Returns what was wrong with the answer, "" for nothing."""


class NotTriedError(Exception):
    """An input that cannot be tried on this machine, or in this browser; the message says why."""


@dataclass(frozen=True)
class Kind:
    """What can be tried."""

    about: str
    """What is tried, in a line."""

    opens: Callable[[str], AbstractContextManager[Try]]
    """From a browser to what tries inputs there, for as long as it is open."""

    browsers: tuple[str, ...] = ("chromium",)
    """Where it can be tried, the usual place first; "" is this Python, without a browser."""

    count: int = 1_000
    """How many inputs are tried without a browser, unless somebody says otherwise."""

    visits: int = 100
    """How many are tried in one."""

    rows: tuple[str, ...] = field(default=())
    """Where the inputs are those of a table: what each is called. All of it is tried, and each is told in a line."""


SLOW = 1.0
"""How many seconds an answer may take."""
PATIENT = 60.0
"""How many seconds a visit may take from its beginning to the end, with Python that starts on a busy machine."""
