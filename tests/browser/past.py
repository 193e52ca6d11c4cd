"""The stored values of a person who has finished many games; they are realistic, and the same in every run."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from random import Random
from typing import Any, cast

from casino_core.bots import BOTS
from casino_core.cards import Chance
from casino_core.game import Game, new_game, next_round, play
from casino_core.notation.record import game_text
from casino_core.rules.variants import variant_rules
from tests.browser.person import stored
from web.page.finished import name_of
from web.shared.schema import FinishedGame
from web.worker.match.game_statistics import game_statistics
from web.worker.words.people import YOU

TABLES: tuple[tuple[str, int, int, tuple[str, ...]], ...] = (
    ("classic", 2, 1, ("otto",)),
    ("classic", 2, 1, ("lena",)),
    ("classic", 2, 1, ("nia",)),
    ("royal", 2, 1, ("lena",)),
    ("classic", 4, 2, ("lena", "jonas", "lena")),
    ("classic", 2, 1, ("kit",)),
    ("classic", 3, 1, ("otto", "lena")),
    ("south_african", 2, 1, ("otto",)),
)
"""Variants, each with its number of seats, of players on a side, and the bots in the other seats."""

SELF = "jonas"
"""The bot that plays for the person."""

BEGUN = datetime(2026, 8, 1, 18, 30, tzinfo=UTC)


def whole_game(variant: str, seats: int, team: int, bots: tuple[str, ...], seed: str) -> Game:
    """Return a finished game between bots, one of them in the person's seat."""
    game, _ = new_game(variant_rules(variant, seats, team), seed)
    chance, everybody = Chance(seed), (SELF, *bots)
    while game.outcome is None:
        if game.round_over:
            game, _ = next_round(game)
        else:
            seat = game.position.actor
            game, _ = play(game, BOTS[everybody[seat]].choose(game.view(seat), chance, budget=0))
    return game


def results(count: int) -> Iterator[dict[str, Any]]:
    """Yield `count` finished games as stored, the oldest first."""
    random, moment = Random("past"), BEGUN
    for number in range(count):
        moment += timedelta(hours=random.randint(5, 70), minutes=random.randint(0, 59))
        variant, seats, team, bots = random.choice(TABLES)
        game = whole_game(variant, seats, team, bots, f"past-{number}")
        won = game.outcome is not None and game.rules.side_of[YOU] in (game.outcome.side, *game.outcome.shared)
        yield {
            "at": f"{moment:%Y-%m-%dT%H:%M:%S}.000Z",
            "game": game_text(game),
            "bots": list(bots),
            "totals": list(game.totals),
            "won": won,
            "tally": game_statistics(game),
            **({"takebacks": 1} if random.random() < 0.1 else {}),
        }


def together(game: dict[str, Any]) -> dict[str, Any]:
    """Return a stored game, changed into a game of two people at one screen."""
    winners = [game["totals"].index(max(game["totals"]))]
    return game | {"bots": ["person", "person"], "names": ["Ann", "Ben"], "won": False, "winners": winners}


def stored_past(count: int = 60) -> dict[str, str]:
    """Return the stored values of `count` games by name; some are games of two people, one was opened from a link."""
    games = list(results(count))
    pairs = [place for place, game in enumerate(games) if len(game["totals"]) == 2 and len(game["bots"]) == 1]
    for place in pairs[3:6]:
        games[place] = together(games[place])
    games[pairs[8]]["joined"] = True
    return {name_of(cast(FinishedGame, game)): stored(game) for game in games}
