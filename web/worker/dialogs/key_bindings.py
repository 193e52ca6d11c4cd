"""Which key does what: the default keys, and those that somebody has chosen in their place.

Only single letters, digits and marks can be chosen, and each does one thing. Tab, arrows, Enter and Escape do what they
do everywhere on the web.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from web.table.intents import intent

CARDS: dict[str, int] = {f"card-{place}": place for place in range(1, 10)}
"""The names of the cards of a hand that have keys, and the place of each, from 1."""

INTENTS: dict[str, str] = {
    **{name: intent("nth", place) for name, place in CARDS.items()},
    "undo": "undo",
    "redo": "redo",
    "where": intent("ask", "where"),
    "last": intent("ask", "last"),
    "table": intent("ask", "table"),
    "builds": intent("ask", "builds"),
    "asked-hand": intent("ask", "hand"),
    "choices": intent("ask", "choices"),
    "score": intent("ask", "score"),
    "lamp": "lamp",
    "keys": "keys",
}
"""Everything that has a key, and its intent; "nth" is a card of the hand by its place."""

DEFAULT_KEYS: dict[str, str] = {
    **{name: str(place) for name, place in CARDS.items()},
    "undo": "u",
    "redo": "r",
    "where": "w",
    "last": "l",
    "table": "t",
    "builds": "b",
    "asked-hand": "h",
    "choices": "d",
    "score": "s",
    "lamp": "i",
    "keys": "?",
}
"""The key that each of them has by default."""

Bindings: TypeAlias = Mapping[str, str]
"""The key of everything that has one, "" for none."""


def is_key(key: object) -> bool:
    """Tell whether something can be chosen as a key."""
    return isinstance(key, str) and len(key) == 1 and key.isprintable() and not key.isspace()


def known_keys(stored: object) -> dict[str, str]:
    """Return the keys of somebody who has stored those that differ from the defaults, as far as they make sense."""
    bound = dict(DEFAULT_KEYS)
    for name, key in stored.items() if isinstance(stored, dict) else ():
        if name in DEFAULT_KEYS and (key == "" or is_key(key)):
            # One after the other, so that no two of them end up with one key, whatever was stored.
            bound, _ = rebind(bound, name, key)
    return bound


def rebind(bound: Bindings, name: str, key: str) -> tuple[dict[str, str], str]:
    """Return the bindings with another key for something, and what had that key before, "" for nothing.

    What had it gets the old key in exchange.
    """
    key = key.lower()
    other = next((each for each, had in bound.items() if had == key and key and each != name), "")
    swapped = {other: bound[name]} if other else {}
    return {**bound, name: key, **swapped}, other


def changed_keys(bound: Bindings) -> dict[str, str]:
    """Return what is to be stored: the keys that differ from the defaults."""
    return {name: key for name, key in bound.items() if key != DEFAULT_KEYS[name]}


def intents_by_key(bound: Bindings) -> dict[str, str]:
    """Return the intent of every key."""
    return {key: INTENTS[name] for name, key in bound.items() if key}
