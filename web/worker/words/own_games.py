"""Games of a person's own: rules under a name, kept in the browser and sent in links."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from web.shared.games import LONGEST_GAME_NAME, MOST_OWN_GAMES
from web.shared.schema import OwnRules

FORBIDDEN = '"[]{}\\'
"""What a name cannot have in it, because it would not stand in a file."""


@dataclass(frozen=True)
class OwnGame:
    """A game of a person's own."""

    name: str
    """What it is called."""

    rules: str
    """The text of its rules as it was stored; it may name rules that no longer exist."""


def clean_name(text: object) -> str:
    """Return a name from outside as plain text of one line and bearable length; "" for anything else."""
    if not isinstance(text, str):
        return ""
    kept = "".join(mark if mark.isprintable() and mark not in FORBIDDEN else " " for mark in text)
    return " ".join(kept.split())[:LONGEST_GAME_NAME].rstrip()


def known_games(stored: object) -> tuple[OwnGame, ...]:
    """Return the games that were stored, as far as they can be read."""
    entries = stored if isinstance(stored, list) else []
    games = (_game(entry) for entry in entries if isinstance(entry, Mapping))
    return tuple(game for game in games if game is not None)[:MOST_OWN_GAMES]


def _game(entry: Mapping[object, object]) -> OwnGame | None:
    name, rules = clean_name(entry.get("name")), entry.get("rules")
    return OwnGame(name, rules) if name and isinstance(rules, str) else None


def as_stored(games: Iterable[OwnGame]) -> list[OwnRules]:
    """Return the games as data to be stored."""
    return [{"name": game.name, "rules": game.rules} for game in games]


def place_of(games: Sequence[OwnGame], name: str) -> int | None:
    """Return the place of the game of that name, whatever its capitals; None where there is none."""
    return next((place for place, game in enumerate(games) if game.name.casefold() == name.casefold()), None)
