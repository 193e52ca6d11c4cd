"""Types for JavaScript objects, of which mypy knows nothing, because npm ships no types for Python.

Only for annotations: the build leaves out imports of this module.
"""

# ruff: noqa: TID251 - MicroPython gets none of this
from typing import Any, Protocol, TypeAlias, TypeVar

Element: TypeAlias = Any
"""A DOM element, or a list of DOM elements."""

Event: TypeAlias = Any
"""A DOM event."""

File: TypeAlias = Any
"""A file that a person has chosen."""

Value = TypeVar("Value")
"""The type of a value that has passed a check."""

Texts: TypeAlias = Any
"""A JavaScript array of texts."""


class Engine(Protocol):
    """The connection to the engine, from engine-client.js."""

    async def handle(self, text: str) -> str:
        """Return the reply to a message, "" if a new engine has replaced the one that knew this page."""


class Archive(Protocol):
    """The database of finished games, from archive.js."""

    async def names(self) -> str | None:
        """Return the names of all games in the database, one per line; None if some cannot be reached."""

    async def texts(self, names: str) -> Texts | None:
        """Return the texts under ``names`` (one per line), "" for each missing text; None if none can be read."""

    async def remove(self, names: str) -> bool:
        """Remove the games stored under names (one per line). Return whether that succeeded."""

    async def tidy(self) -> int:
        """Move older games from the storage to the database, and return their number."""

    async def room(self) -> int:
        """Return the number of free bytes, or of free characters in the storage if there is no database."""


class LocalStorage(Protocol):
    """The browser's storage, from screen.js."""

    def get(self, name: str) -> str | None:
        """Return the text under a name, or None."""

    def set(self, name: str, text: str) -> bool:
        """Store a text, and return whether there was room for it."""

    def remove(self, name: str) -> None:
        """Remove the text under a name."""

    def move(self, name: str, other: str) -> bool:
        """Move a text to another name. Return whether that succeeded; if not, the text stays."""

    def fits(self, name: str, characters: int) -> bool:
        """Return whether this many characters fit, by storing them under a name for a moment."""

    def names(self, start: str) -> str:
        """Return all names with a prefix, one per line."""
