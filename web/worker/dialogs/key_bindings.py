"""The keyboard shortcuts: the default keys, and keys that a person has chosen instead.

Only single letters, digits and marks can be chosen, each for one shortcut. Tab, the arrows, Enter and Escape work as
usual on the web.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from web.table.intents import intent

CARDS: dict[str, int] = {f"card-{place}": place for place in range(1, 10)}
"""The shortcuts for hand cards, each with the place of its card in the hand, from 1."""

SHORTCUTS: dict[str, tuple[str, str]] = {
    **{name: (str(place), intent("nth", place)) for name, place in CARDS.items()},
    "undo": ("u", "undo"),
    "redo": ("r", "redo"),
    "where": ("w", intent("ask", "where")),
    "last": ("l", intent("ask", "last")),
    "table": ("t", intent("ask", "table")),
    "builds": ("b", intent("ask", "builds")),
    "asked-hand": ("h", intent("ask", "hand")),
    "choices": ("d", intent("ask", "choices")),
    "score": ("s", intent("ask", "score")),
    "hint": ("i", "hint"),
    "keys": ("?", "keys"),
}
"""All shortcuts by name: the default key, and the intent. The intent "nth" chooses a hand card by its place."""

DEFAULT_KEYS = {name: key for name, (key, _) in SHORTCUTS.items()}
"""The default key of each shortcut."""

RENAMED = {"lamp": "hint"}
"""The present names of shortcuts, by the former names that may be stored."""

Bindings: TypeAlias = Mapping[str, str]
"""The key of each shortcut, "" for none."""


def is_key(key: object) -> bool:
    """Return whether something can be chosen as a key."""
    return isinstance(key, str) and len(key) == 1 and key.isprintable() and not key.isspace()


def known_keys(stored: object) -> dict[str, str]:
    """Return the bindings with the stored changes, as far as they are valid."""
    bound = dict(DEFAULT_KEYS)
    for stored_name, key in stored.items() if isinstance(stored, dict) else ():
        name = RENAMED.get(stored_name, stored_name)
        if name in DEFAULT_KEYS and (key == "" or is_key(key)):
            # One by one, so that no two shortcuts share a key, whatever was stored.
            bound, _ = rebind(bound, name, key)
    return bound


def rebind(bound: Bindings, name: str, key: str) -> tuple[dict[str, str], str]:
    """Return the bindings with a new key for a shortcut, and the shortcut that had this key before, "" for none.

    The other shortcut gets the old key in exchange.
    """
    key = key.lower()
    other = next((each for each, had in bound.items() if had == key and key and each != name), "")
    swapped = {other: bound[name]} if other else {}
    return {**bound, name: key, **swapped}, other


def changed_keys(bound: Bindings) -> dict[str, str]:
    """Return the keys that differ from the defaults, by shortcut, to be stored."""
    return {name: key for name, key in bound.items() if key != DEFAULT_KEYS[name]}


def intents_by_key(bound: Bindings) -> dict[str, str]:
    """Return the intent of every shortcut that has a key, by key."""
    return {key: SHORTCUTS[name][1] for name, key in bound.items() if key}
