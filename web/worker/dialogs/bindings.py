"""Which key does what: the usual keys, and those that somebody has chosen in their place.

Only single letters, digits and marks can be chosen, and each does one thing. Tab, arrows, Enter and Escape stay as they
are everywhere on the web.
"""

from __future__ import annotations

from collections.abc import Mapping

PLACES = 9
"""For so many cards of a hand there are keys."""

INTENTS: dict[str, str] = {
    **{f"card-{place}": f"nth:{place}" for place in range(1, PLACES + 1)},
    "undo": "undo",
    "redo": "redo",
    "where": "ask:where",
    "last": "ask:last",
    "table": "ask:table",
    "builds": "ask:builds",
    "asked-hand": "ask:hand",
    "choices": "ask:choices",
    "score": "ask:score",
    "keys": "keys",
}
"""Everything that has a key, and its intent; "nth" is a card of the hand by its place."""

USUAL: dict[str, str] = {
    **{f"card-{place}": str(place) for place in range(1, PLACES + 1)},
    "undo": "u",
    "redo": "r",
    "where": "w",
    "last": "l",
    "table": "t",
    "builds": "b",
    "asked-hand": "h",
    "choices": "d",
    "score": "s",
    "keys": "?",
}
"""The key that each of them usually has."""

Bound = Mapping[str, str]
"""For everything that has a key that key, "" for none."""


def is_key(key: object) -> bool:
    """Whether something can be chosen as a key."""
    return isinstance(key, str) and len(key) == 1 and key.isprintable() and not key.isspace()


def known_keys(stored: object) -> dict[str, str]:
    """The keys of somebody who has stored those that are not the usual ones, as far as they make sense."""
    bound = dict(USUAL)
    for name, key in stored.items() if isinstance(stored, dict) else ():
        if name in USUAL and (key == "" or is_key(key)):
            bound, _ = rebound(bound, name, key)
    return bound


def rebound(bound: Bound, name: str, key: str) -> tuple[dict[str, str], str]:
    """The keys with another one for something; what had it before gets the old one, and is told, "" for nothing."""
    key = key.lower()
    other = next((each for each, had in bound.items() if had == key and key and each != name), "")
    swapped = {other: bound[name]} if other else {}
    return {**bound, name: key, **swapped}, other


def changed(bound: Bound) -> dict[str, str]:
    """What is to be stored: the keys that differ from the usual ones."""
    return {name: key for name, key in bound.items() if key != USUAL[name]}


def by_key(bound: Bound) -> dict[str, str]:
    """From each key to the intent it stands for."""
    return {key: INTENTS[name] for name, key in bound.items() if key}
