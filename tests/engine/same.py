"""Results that must be the same on every Python: perft counts, replayed games, shuffles.

This module also runs in Pyodide with the visitors' engine, so it imports nothing except that engine.
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
"""A start, as a position or as rules, seed and dealer; and ``counts``, the numbers of sequences of 1, 2, … actions."""

BELOW = (2, 3, 6, 10, 52, 1000, 2**31, 2**32)


def perft(position: Position, depth: int) -> int:
    """Return the number of sequences of `depth` legal actions; sequences that end the round sooner do not count."""
    actions = legal_actions(position)
    if depth == 1:
        return len(actions)
    return sum(perft(apply(position, action)[0], depth - 1) for action in actions)


def start(entry: Entry) -> Position:
    """Return the position from which the sequences of an entry start."""
    if "position" in entry:
        return parse_position(entry["position"])
    return new_round(parse_rules(entry["rules"]), entry["seed"], entry["dealer"])[0]


def counted(entry: Entry, limit: int | None = None) -> list[int]:
    """Return the counts of an entry, counted again; with `limit`, only those that are recorded as at most `limit`."""
    depths = [depth for depth, count in enumerate(entry["counts"], 1) if limit is None or count <= limit]
    return [perft(start(entry), depth) for depth in depths]


def with_result(game: Game) -> str:
    """Return the file of a finished game, with its totals in the tag Result."""
    return game_file(game, {"Result": " to ".join(map(str, game.totals))})


def replayed(text: str) -> dict[str, str]:
    """Return the text of a game file that is read and written again, and the position at the end of the game."""
    game, _ = parse_game_file(text)
    return {"file": with_result(game), "end": position_text(game.position)}


def shuffled(seed: str) -> dict[str, Any]:
    """Return the first random numbers of a seed, one below each bound, and the pack that the seed shuffles."""
    chance = Chance(seed)
    return {"below": [chance.below(bound) for bound in BELOW], "pack": "".join(Chance(seed).shuffled(pack()))}


def facts(entries: list[Entry], limit: int, games: dict[str, str], seeds: list[str]) -> dict[str, Any]:
    """Return all results: the perft counts up to `limit`, the games by name, the shuffles by seed."""
    return {
        "perft": [counted(entry, limit) for entry in entries],
        "games": {name: replayed(text) for name, text in games.items()},
        "shuffles": {seed: shuffled(seed) for seed in seeds},
    }
