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

Value = TypeVar("Value")
"""What a value is when a check that a function is given has found it sound."""

Texts: TypeAlias = Any
"""An array of texts."""


class Engine(Protocol):
    """The way to the engine, as engine-client.js hands it out."""

    async def handle(self, text: str) -> str:
        """Return the answer to a message, "" where another engine has taken the place of the one that knew us."""


class Archive(Protocol):
    """The database of finished games, as archive.js hands it out."""

    async def names(self) -> str | None:
        """Return the names of all games there, a line each; None where there are some that cannot be reached."""

    async def texts(self, names: str) -> Texts | None:
        """Return the texts under some names, a line each, "" where there is none; None where they cannot be read."""

    async def remove(self, names: str) -> bool:
        """Remove the games under some names, a line each, and return whether they are gone."""

    async def tidy(self) -> int:
        """Move games there that the storage need not hold, and return how many."""

    async def room(self) -> int:
        """Return how many bytes there is room for, or characters where there is no database."""


class LocalStorage(Protocol):
    """The browser's storage, as screen.js hands it out."""

    def get(self, name: str) -> str | None:
        """Return the text under a name, or None."""

    def set(self, name: str, text: str) -> bool:
        """Store a text, and return whether there was room for it."""

    def remove(self, name: str) -> None:
        """Remove the text under a name."""

    def move(self, name: str, other: str) -> bool:
        """Store a text under another name, and return whether that is done; else it stays."""

    def fits(self, name: str, characters: int) -> bool:
        """Return whether there is room for so many characters, by storing them under a name for a moment."""

    def names(self, start: str) -> str:
        """Return all names that begin with a text, a line each."""
