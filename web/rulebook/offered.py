"""Which games this edition of the site offers: every list of games, and the game for those who ask for none.

All other games can still be opened by a link, a save or a file, and their rules have a page: an edition leads to its
own games, and breaks nothing.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar

from casino_core.rules.presets import Variant
from casino_core.rules.variants import VARIANTS

VARIABLE = "CASINO_GAMES"
"""Where the worker finds the ids, with commas between them: the build writes it into what starts Pyodide."""

_chosen: ContextVar[tuple[str, ...]] = ContextVar(
    "games", default=tuple(filter(None, os.environ.get(VARIABLE, "").split(",")))
)


def offered() -> dict[str, Variant]:
    """Return the presets on offer by their ids, in the order of all."""
    chosen = _chosen.get()
    return {game: variant for game, variant in VARIANTS.items() if not chosen or game in chosen}


def default_game() -> str:
    """Return the id of the preset that is played where nobody asks for another."""
    return next(iter(_chosen.get() or VARIANTS))


@contextmanager
def offering(games: Sequence[str]) -> Iterator[None]:
    """Offer these games and no others, the usual one first; all of them where there are none."""
    before = _chosen.set(tuple(games))
    try:
        yield
    finally:
        _chosen.reset(before)


def environment() -> dict[str, str]:
    """Return what the worker's environment must say to offer the same games."""
    return {VARIABLE: ",".join(_chosen.get())} if _chosen.get() else {}
