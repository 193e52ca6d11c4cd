"""The context of the embed builder: games with their tables, and a deck for positions."""

from __future__ import annotations

import json
from typing import NamedTuple

from casino_core.bots import BOTS
from casino_core.cards import pack
from casino_core.rules.variants import VARIANTS, played_at, variant_rules
from web.generator.frame_names import heard, named, sent
from web.generator.puzzles import offered_puzzles, puzzle_games
from web.generator.speaking import t
from web.generator.templates import Context
from web.rulebook.offered import default_game, offered
from web.rulebook.words import game_name
from web.shared.settings import SETTINGS
from web.table.cards import Pen, picture, spoken
from web.table.html import Html

HEIGHT = 799
"""The height, in pixels, of a frame on a page without embed.js; static/js/heights.js requests the same for tables."""

DIAGRAM = 480
"""The height, in pixels, of a frame with a diagram: enough for a hand and two rows of builds on a phone."""


class OfferedGame(NamedTuple):
    """A game that can be embedded."""

    id: str
    """The id of the game in addresses."""

    tables: str
    """The tables at which it is played, as the form names them: "seats=2,seats=4,seats=4 team=2"."""

    ranks: str
    """The ranks of its cards: "A23456789TJQK"."""

    packs: int
    """The number of packs."""


def tables(game: str) -> str:
    """Return the tables at which a game is played, as the form names them: "seats=2,seats=4,seats=4 team=2"."""
    return ",".join(f"seats={seats}{f' team={team}' * (team > 1)}" for seats, team in played_at(game, {}))


def offered_game(game: str) -> OfferedGame:
    """Return the form's data on a game."""
    deal = variant_rules(game, *played_at(game, {})[0]).deal
    return OfferedGame(game, tables(game), deal.ranks, deal.packs)


def named_puzzle_games() -> tuple[str, str]:
    """Return the ids and names of the games that have puzzles, as JSON, and the letters of all puzzles' games."""
    games, letters = puzzle_games()
    return json.dumps([(game, game_name(game, t)) for game in games], ensure_ascii=False), letters


def deck(sprite: str) -> list[tuple[str, str, Html]]:
    """Return every card of a pack with its name in words and its picture; ``sprite`` is the address of the deck."""
    pen = Pen(t, sprite)
    return [(card, spoken(card, t), picture(card, pen)) for card in pack()]


def builder() -> Context:
    """Return the context of the embed builder: the games, bots, colours and cards from which people choose."""
    return {
        "games": [offered_game(game) for game in offered()],
        "default_game": default_game(),
        "height": HEIGHT,
        "diagram_height": DIAGRAM,
        "deck": deck,
        "puzzle_games": named_puzzle_games(),
        "day_games": [(game, game_name(game, t)) for game in dict.fromkeys(one.game for one in offered_puzzles())],
        "colours": " ".join(SETTINGS["table"]),
        "bots": list(BOTS),
    }


def reference() -> Context:
    """Return all names in the addresses of frames, and all messages that frames send or accept."""
    return {
        "games": [VARIANTS[game] for game in offered()],
        "bots": list(BOTS),
        "settings": list(SETTINGS.items()),
        "named": named(),
        "sent": sent(),
        "heard": heard(),
    }
