"""The input of a trial, reproducible from its number, and the function that tries it."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from random import Random
from typing import NamedTuple, TypeAlias


class Input(NamedTuple):
    """An input of a trial."""

    kind: str
    """The kind of trial."""

    seed: str
    """The seed of the whole trial."""

    number: int
    """The number of the input in the trial, from 0."""

    def __str__(self) -> str:
        """Return the kind, the seed and the number, which determine the input."""
        return f"{self.kind} {self.seed} {self.number}"

    @property
    def chance(self) -> Random:
        """Return the random generator from which the input is made."""
        return Random(str(self))


Try: TypeAlias = Callable[[Input], str]
"""Tries an input. Returns the fault of the response, or ""."""


class NotTriedError(Exception):
    """Raised for an input that this machine or browser cannot try; the message says why."""


@dataclass(frozen=True)
class Kind:
    """A kind of trial."""

    about: str
    """The inputs of the trial and the condition that must hold, in a line."""

    opens: Callable[[str], AbstractContextManager[Try]]
    """Opens a browser by name and yields a function that tries inputs there."""

    browsers: tuple[str, ...] = ("chromium",)
    """The browsers that can run the trial, the default first; "" is this Python, without a browser."""

    count: int = 1_000
    """The default number of inputs without a browser."""

    visits: int = 100
    """The default number of inputs in a browser."""

    rows: tuple[str, ...] = field(default=())
    """The descriptions of the inputs, if they come from a table; by default all are tried, and each gets a line."""


SLOW = 1.0
"""The maximum number of seconds that a response may take."""
PATIENT = 60.0
"""The maximum number of seconds that a whole visit may take, including the start of Python on a busy machine."""
