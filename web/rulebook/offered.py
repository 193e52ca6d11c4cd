"""The games that this edition of the site offers: in every list of games, and as the default game.

All other games still open from a link, a save or a file, and their rules have a page, so no address breaks.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar

from casino_core.rules.presets import Variant
from casino_core.rules.variants import VARIANTS

VARIABLE = "CASINO_GAMES"
"""The environment variable with the ids of these games, separated by commas; the build sets it for the worker."""

HOUSE_VARIABLE = "CASINO_HOUSE_GAMES"
"""The environment variable with the games of ``house_games``, as JSON: pairs of a name and rules."""

_chosen: ContextVar[tuple[str, ...]] = ContextVar(
    "games", default=tuple(filter(None, os.environ.get(VARIABLE, "").split(",")))
)

_house: ContextVar[tuple[tuple[str, str], ...]] = ContextVar(
    "house games", default=tuple((name, rules) for name, rules in json.loads(os.environ.get(HOUSE_VARIABLE, "[]")))
)


def offered() -> dict[str, Variant]:
    """Return the presets on offer by id, in the order of all presets."""
    chosen = _chosen.get()
    return {game: variant for game, variant in VARIANTS.items() if not chosen or game in chosen}


def default_game() -> str:
    """Return the id of the preset that is played by default."""
    return next(iter(_chosen.get() or VARIANTS))


def house_games() -> tuple[tuple[str, str], ...]:
    """Return the games that are among a visitor's own games from the start, as pairs of a name and rules in text."""
    return _house.get()


@contextmanager
def offering(games: Sequence[str], house: Sequence[tuple[str, str]] = ()) -> Iterator[None]:
    """Within a ``with`` block, offer ``games``, the default first, or all games if it is empty.

    ``house`` is what ``house_games`` returns there.
    """
    before, house_before = _chosen.set(tuple(games)), _house.set(tuple(house))
    try:
        yield
    finally:
        _chosen.reset(before)
        _house.reset(house_before)


def environment() -> dict[str, str]:
    """Return the environment variables that make the worker offer the games that are on offer here."""
    games = {VARIABLE: ",".join(_chosen.get())} if _chosen.get() else {}
    return games | ({HOUSE_VARIABLE: json.dumps(_house.get())} if _house.get() else {})
