"""The prose on the pages of rules, from web/content/games.toml."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from casino_core.rules.variants import VARIANTS
from web.generator.content import CONTENT, ContentError, Data, at, load
from web.generator.reads import remembered
from web.generator.speaking import ENGLISH
from web.languages.language import missing_text
from web.worker.words.catalogue import catalogue


class GameProse(NamedTuple):
    """The prose on the page of a game."""

    about: str
    """A paragraph on the game and on the players it suits, without its first sentence, which is in the catalogue."""

    history: str
    """A text about the origin of the game."""

    sources: tuple[str, ...]
    """The sources of the game's rules."""


@remembered
def game_prose(folder: Path = CONTENT) -> dict[str, GameProse]:
    """Return the prose of every preset that has some.

    Raise ContentError, with the line, for an unknown preset, a missing, unknown or empty part, or an unknown source.
    """
    file = load("games", folder)
    return {game: _prose(game, entry, file["sources"], folder) for game, entry in file["games"].items()}


def missing_words() -> list[str]:
    """Return a sentence for each text of the catalogue that a preset lacks: its line for lists, and its name."""
    texts = catalogue(ENGLISH)
    keys = ((game, f"game.{game}.{part}") for game in VARIANTS for part in ("line", "name"))
    return [missing_text(key, f"the game {game}") for game, key in keys if key not in texts]


def _prose(game: str, entry: Data, sources: Data, folder: Path) -> GameProse:
    where = at("games", folder, game, f"[games.{game}]")
    if game not in VARIANTS:
        raise ContentError(f"{where}: there is no such preset")
    if wrong := set(entry) ^ set(GameProse._fields):
        raise ContentError(f"{where}: missing or unknown: {', '.join(sorted(wrong))}")
    for name in ("about", "history"):
        if not isinstance(entry[name], str) or not entry[name]:
            raise ContentError(f"{where}: {name} is not a text")
    if unknown := [str(name) for name in entry["sources"] if name not in sources]:
        raise ContentError(f"{where}: unknown sources: add {', '.join(unknown)} to [sources] at the top")
    return GameProse(entry["about"], entry["history"], tuple(sources[name] for name in entry["sources"]))
