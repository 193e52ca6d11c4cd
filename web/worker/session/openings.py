"""Games just dealt, for pages to show before Python is there: real hands, each with what the engine goes on from."""

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
from web.worker.picture.view_model import table_state
from web.worker.session.notices import HINTS
from web.worker.words.people import YOU
from web.worker.words.requested_rules import requested_rules
from web.worker.words.speech import Voice

FIRST_OPPONENT = "otto"
"""Whom somebody meets who has never chosen: the weakest bot, who plays as one who has just learnt the rules."""


SHORE = "delta dune harbour island kelp lagoon mussel otter pebble quay sail skiff wave willow"
"""What the cards are called that somebody gets who asked for none: names that can be read, and said aloud."""


def default_match(seed: str) -> SavedMatch:
    """Return the game of somebody who has not asked for another: Casino for two against Otto, in most editions."""
    rules, _ = requested_rules({})
    return SavedMatch(new_game(rules, seed)[0], (FIRST_OPPONENT, *OPPONENTS)[: rules.seats - 1])


def seeds() -> Iterator[str]:
    """Yield seeds of games in which the person leads, so that there is something to do at once."""
    for number in count(1):
        for name in SHORE.split():
            seed = f"{name}-{number}" if number > 1 else name
            if default_match(seed).game.position.actor == YOU:
                yield seed


def openings(many: int, locale: str, sprite: str, home: str, log: str) -> list[tuple[Html, str]]:
    """Return the tables of so many games, and what to store of each.

    ``log`` is markup for the line under the table, where the first hint stands, too; ``home`` is the way to the site.
    """
    voice = Voice(locale, sprite)
    games = [default_match(seed) for seed in islice(seeds(), many)]
    states = (table_state(replace(scene(Match.opened(game, voice, home)), hint=HINTS[0]), voice) for game in games)
    drawn = [draw(replace(state, log=Html(log)), voice.t, sprite) for state in states]
    return list(zip(drawn, map(save_text, games), strict=True))
