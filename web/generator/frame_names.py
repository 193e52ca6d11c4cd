"""The names in frames' addresses, and the messages of frames, from one file for frames and their reference page."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from web.generator.content import CONTENT, Data, load
from web.shared.settings import SETTINGS
from web.table.html import Html

FILE = "embeds"

BOTH = "table"
"""A name with two meanings: a part of a position, and a setting, which has other values."""


@dataclass(frozen=True)
class Named:
    """Names that share a description."""

    names: tuple[str, ...]
    """The names, as addresses spell them."""

    kinds: tuple[str, ...]
    """The kinds of frames that read them."""

    values: tuple[str, ...]
    """The possible values; () if there are too many to list."""

    about: Html
    """A description of the names and their values."""


@dataclass(frozen=True)
class Exchanged:
    """A message between a frame and the page around it."""

    message: str
    """An example, in JavaScript."""

    about: Html
    """A description: when it is sent, or its effect."""


def named(folder: Path = CONTENT) -> tuple[Named, ...]:
    """Return all names except those of house rules and settings, in the order of the reference page."""
    return tuple(
        Named(tuple(one["names"]), tuple(one["kinds"].split()), tuple(one.get("values", ())), Html(one["about"]))
        for one in load(FILE, folder)["names"]
    )


def sent(folder: Path = CONTENT) -> tuple[Exchanged, ...]:
    """Return the messages that frames send."""
    return tuple(map(_exchanged, load(FILE, folder)["sent"]))


def heard(folder: Path = CONTENT) -> tuple[Exchanged, ...]:
    """Return the messages that frames accept."""
    return tuple(map(_exchanged, load(FILE, folder)["heard"]))


def _exchanged(one: Data) -> Exchanged:
    return Exchanged(one["message"], Html(one["about"]))


def names_of(kind: str) -> list[str]:
    """Return the names that a kind of frame reads, without those of house rules."""
    return [name for one in _of(kind) for name in one.names] + [name for name in SETTINGS if name != BOTH]


def other_names(kind: str) -> list[str]:
    """Return the names that only other kinds of frames read."""
    own = names_of(kind)
    return [name for one in named() for name in one.names if name not in own]


def values_of(kind: str) -> dict[str, list[str]]:
    """Return, by name, the possible values of those names of a kind of frame whose values can be listed."""
    own = {name: [*one.values] for one in _of(kind) if one.values for name in one.names}
    return own | {name: [*values] for name, values in SETTINGS.items() if name != BOTH}


def _of(kind: str) -> list[Named]:
    # The names of positions, too, because a game can begin with a position.
    kinds = {kind, "position"} if kind == "game" else {kind}
    return [one for one in named() if kinds.intersection(one.kinds)]
