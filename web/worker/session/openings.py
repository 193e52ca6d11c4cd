"""Newly dealt games that pages show before Python is ready, each with its save for the engine."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import count, islice

from casino_core.game import new_game
from web.table.html import Html
from web.table.table import draw
from web.worker.match.match import Match
from web.worker.match.presenter import scene
from web.worker.match.saves import SavedMatch, save_text
from web.worker.match.weekly import OPPONENTS
from web.worker.picture.scene import Tip
from web.worker.picture.view_model import table_state
from web.worker.words.people import YOU
from web.worker.words.requested_rules import requested_rules
from web.worker.words.speech import Voice, message

FIRST_OPPONENT = "otto"
"""The opponent of a new visitor: the weakest bot, who plays like a beginner."""

SHORE = "delta dune harbour island kelp lagoon mussel otter pebble quay sail skiff wave willow"
"""The seeds of new visitors' games: names that are easy to read and say."""


QUESTION = Tip("guide", message("tip.guide"))
"""The first tip, which asks whether to guide a newcomer."""


def default_match(seed: str) -> SavedMatch:
    """Return the game of a new visitor: Casino for two against Otto, in most editions."""
    rules, _ = requested_rules({})
    return SavedMatch(new_game(rules, seed)[0], (FIRST_OPPONENT, *OPPONENTS)[: rules.seats - 1])


def seeds() -> Iterator[str]:
    """Yield seeds of games in which the person leads."""
    for number in count(1):
        for name in SHORE.split():
            seed = f"{name}-{number}" if number > 1 else name
            if default_match(seed).game.position.actor == YOU:
                yield seed


def openings(many: int, locale: str, sprite: str, home: str, log: str) -> list[tuple[Html, str]]:
    """Return the tables of ``many`` games, each with its save.

    ``log`` is the markup of the line under each table; ``home`` is the path to the site. The tables show the first tip.
    """
    voice = Voice(locale, sprite)
    games = [default_match(seed) for seed in islice(seeds(), many)]
    states = (table_state(replace(scene(Match.opened(game, voice, home)), tip=QUESTION), voice) for game in games)
    tables = [draw(replace(state, log=Html(log)), voice.t, sprite) for state in states]
    return list(zip(tables, map(save_text, games), strict=True))
