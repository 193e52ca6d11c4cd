"""The games that this edition of the site offers: in every list of games, and as the default game.

All other games still open from a link, a save or a file, and their rules have a page, so no address breaks.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar

from casino_core.rules.presets import Variant
from casino_core.rules.variants import VARIANTS

VARIABLE = "CASINO_GAMES"
"""The environment variable with the ids, separated by commas: the build sets it for the worker in Pyodide."""

_chosen: ContextVar[tuple[str, ...]] = ContextVar(
    "games", default=tuple(filter(None, os.environ.get(VARIABLE, "").split(",")))
)


def offered() -> dict[str, Variant]:
    """Return the presets on offer by id, in the order of all presets."""
    chosen = _chosen.get()
    return {game: variant for game, variant in VARIANTS.items() if not chosen or game in chosen}


def default_game() -> str:
    """Return the id of the preset that is played by default."""
    return next(iter(_chosen.get() or VARIANTS))


@contextmanager
def offering(games: Sequence[str]) -> Iterator[None]:
    """Offer only some games, the default first; all games if there are none."""
    before = _chosen.set(tuple(games))
    try:
        yield
    finally:
        _chosen.reset(before)


def environment() -> dict[str, str]:
    """Return the environment variables with which the worker offers the same games."""
    return {VARIABLE: ",".join(_chosen.get())} if _chosen.get() else {}
