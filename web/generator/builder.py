"""The context of the embed builder: games with their tables, and a deck for positions."""

from __future__ import annotations

import json
from string import ascii_lowercase
from typing import NamedTuple

from casino_core.bots import BOTS
from casino_core.cards import pack
from casino_core.rules.variants import VARIANTS, played_at, variant_rules
from web.generator.puzzles import puzzles
from web.generator.templates import Context
from web.rulebook.offered import default_game, offered
from web.shared.settings import SETTINGS
from web.table.cards import Pen, picture, spoken
from web.table.html import Html
from web.worker.words.catalogue import words

WORDS = words("en")

HEIGHT = 799
"""The height, in pixels, of a frame without a script: what every table requests in static/js/heights.js."""

DIAGRAM = 480
"""The same for a diagram: a hand and two rows of builds on a phone need them."""


class OfferedGame(NamedTuple):
    """A game that can be embedded."""

    id: str
    """Its name in addresses."""

    name: str
    """Its name."""

    tables: str
    """The tables it is played at, as the form names them: "seats=2,seats=4,seats=4 team=2"."""

    ranks: str
    """The ranks of its cards: "A23456789TJQK"."""

    packs: int
    """How many packs it is played with."""


def tables(game: str) -> str:
    """Return the tables that a game is played at, as the form names them."""
    return ",".join(f"seats={seats}{f' team={team}' * (team > 1)}" for seats, team in played_at(game, {}))


def offered_game(game: str) -> OfferedGame:
    """Return the form's data on a game."""
    deal = variant_rules(game, *played_at(game, {})[0]).deal
    return OfferedGame(game, VARIANTS[game].name, tables(game), deal.ranks, deal.packs)


def puzzle_games() -> tuple[str, str]:
    """Return the ids and names of the games that have puzzles, as JSON, and for every puzzle the letter of its game."""
    every = [puzzle.game for puzzle in puzzles()]
    games = list(dict.fromkeys(every))
    named = json.dumps([(game, VARIANTS[game].name) for game in games], ensure_ascii=False)
    return named, "".join(ascii_lowercase[games.index(game)] for game in every)


def deck(sprite: str) -> list[tuple[str, str, Html]]:
    """Return every card of a pack with its words and its face; ``sprite`` is the address of the deck."""
    pen = Pen(WORDS, sprite)
    return [(card, spoken(card, WORDS), picture(card, pen)) for card in pack()]


def builder() -> Context:
    """Return everything that can be embedded, and the options in the address of an embedded table."""
    return {
        "games": [offered_game(game) for game in offered()],
        "usual": default_game(),
        "height": HEIGHT,
        "diagram_height": DIAGRAM,
        "deck": deck,
        "puzzle_games": puzzle_games(),
        "colours": " ".join(SETTINGS["table"]),
        "bots": list(BOTS),
        "settings": list(SETTINGS.items()),
    }
