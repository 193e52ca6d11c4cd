"""Names for what comes from JavaScript, of which mypy knows nothing: npm ships no types for Python.

For annotations alone: the build leaves these imports out of what MicroPython is sent.
"""

# ruff: noqa: TID251 - nothing here is sent to MicroPython
from typing import Any, Protocol, TypeAlias, TypeVar

Element: TypeAlias = Any
"""A DOM element, or a list of them."""

Event: TypeAlias = Any
"""A DOM event."""

File: TypeAlias = Any
"""A file that a person has chosen."""

Engine: TypeAlias = Any
"""The worker, as PyScript hands it out: what it exports are its asynchronous methods."""

Value = TypeVar("Value")
"""A value of a kind that a function is told."""

Proxy: TypeAlias = Any
"""A function of Python that JavaScript can call."""


class LocalStorage(Protocol):
    """The browser's storage, as screen.js hands it out."""

    def get(self, name: str) -> str | None:
        """Return the text under a name, or None."""

    def set(self, name: str, text: str) -> bool:
        """Store a text, and return whether there was room for it."""

    def remove(self, name: str) -> None:
        """Remove the text under a name."""

    def names(self, start: str) -> str:
        """Return all names that begin with a text, a line each."""
