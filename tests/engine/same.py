"""Results that must be the same on every Python: perft counts, replayed games, shuffles.

This runs in Pyodide with the visitors' engine, so it needs nothing except that engine.
"""

from __future__ import annotations

from typing import Any

from casino_core.cards import Chance, pack
from casino_core.game import Game
from casino_core.legal.legality import legal_actions
from casino_core.notation.positions import parse_position, position_text
from casino_core.notation.record import game_file, parse_game_file
from casino_core.notation.rules import parse_rules
from casino_core.playing.dealing import new_round
from casino_core.playing.play import apply
from casino_core.position.position import Position

Entry = dict[str, Any]
"""The start, as a position or as rules, seed and dealer; and ``counts`` for 1, 2, 3 and more actions."""

BELOW = (2, 3, 6, 10, 52, 1000, 2**31, 2**32)


def perft(position: Position, depth: int) -> int:
    """The number of sequences of `depth` legal actions; shorter ones that end the round do not count."""
    actions = legal_actions(position)
    if depth == 1:
        return len(actions)
    return sum(perft(apply(position, action)[0], depth - 1) for action in actions)


def start(entry: Entry) -> Position:
    """The position from which the sequences of an entry start."""
    if "position" in entry:
        return parse_position(entry["position"])
    return new_round(parse_rules(entry["rules"]), entry["seed"], entry["dealer"])[0]


def counted(entry: Entry, most: int | None = None) -> list[int]:
    """The counts of an entry, counted again; with `most`, only those whose recorded count is no larger."""
    depths = [depth for depth, count in enumerate(entry["counts"], 1) if most is None or count <= most]
    return [perft(start(entry), depth) for depth in depths]


def with_result(game: Game) -> str:
    """Return the file of a finished game, with its totals in the tag Result."""
    return game_file(game, {"Result": " to ".join(map(str, game.totals))})


def replayed(text: str) -> dict[str, str]:
    """The file of a replayed game, and the position at its end."""
    game, _ = parse_game_file(text)
    return {"file": with_result(game), "end": position_text(game.position)}


def shuffled(seed: str) -> dict[str, Any]:
    """The first random numbers of a seed, one below each bound, and its shuffled pack."""
    chance = Chance(seed)
    return {"below": [chance.below(bound) for bound in BELOW], "pack": "".join(Chance(seed).shuffled(pack()))}


def facts(entries: list[Entry], most: int, games: dict[str, str], seeds: list[str]) -> dict[str, Any]:
    """All results: the perft counts up to `most`, the games by name, the shuffles by seed."""
    return {
        "perft": [counted(entry, most) for entry in entries],
        "games": {name: replayed(text) for name, text in games.items()},
        "shuffles": {seed: shuffled(seed) for seed in seeds},
    }
