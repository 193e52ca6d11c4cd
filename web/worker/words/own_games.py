"""Own games: named rules that a person saves in the browser and shares in links."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from web.rulebook.offered import house_games
from web.shared.games import LONGEST_GAME_NAME, MAX_OWN_GAMES
from web.shared.schema import OwnRules

FORBIDDEN = '"[]{}\\'
"""Characters that a name cannot contain, because files do not allow them."""


@dataclass(frozen=True)
class OwnGame:
    """Rules that a person has named."""

    name: str
    """The name that the person gave the rules."""

    rules: str
    """The stored text of the rules, which may name rules that no longer exist."""


def clean_name(text: object) -> str:
    """Return a name from outside as one short line of plain text; "" if it is not a text."""
    if not isinstance(text, str):
        return ""
    allowed = "".join(mark if mark.isprintable() and mark not in FORBIDDEN else " " for mark in text)
    return " ".join(allowed.split())[:LONGEST_GAME_NAME].rstrip()


def known_games(stored: object) -> tuple[OwnGame, ...]:
    """Return the stored games that can be read; the house's games until the visitor has changed the list."""
    if stored is None:
        return tuple(OwnGame(name, rules) for name, rules in house_games())
    entries = [entry for entry in stored if isinstance(entry, Mapping)] if isinstance(stored, list) else []
    games = ((clean_name(entry.get("name")), entry.get("rules")) for entry in entries)
    return tuple(OwnGame(name, rules) for name, rules in games if name and isinstance(rules, str))[:MAX_OWN_GAMES]


def as_stored(games: Iterable[OwnGame]) -> list[OwnRules]:
    """Return the games as data to store."""
    return [{"name": game.name, "rules": game.rules} for game in games]


def place_of(games: Sequence[OwnGame], name: str) -> int | None:
    """Return the index of the game with a name, ignoring case; None if there is none."""
    return next((place for place, game in enumerate(games) if game.name.casefold() == name.casefold()), None)
