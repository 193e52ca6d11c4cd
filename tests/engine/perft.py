"""Perft: how many sequences of so many actions there are from a position, as data that must not change by accident.

python -m tests.engine.perft counts again and rewrites tests/data/perft.json, after a deliberate change of the rules.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from casino_core.legal import legal_actions
from casino_core.notation import parse_position, parse_rules
from casino_core.position import Position, new_round, play

DATA = Path(__file__).parents[1] / "data" / "perft.json"

Entry = dict[str, Any]
"""Where to start, as a position or as rules, seed and dealer; and ``counts`` for 1, 2, 3 and more actions."""


def perft(position: Position, depth: int) -> int:
    """The number of sequences of `depth` legal actions; sequences that end with the round before that do not count."""
    actions = legal_actions(position)
    if depth == 1:
        return len(actions)
    return sum(perft(play(position, action)[0], depth - 1) for action in actions)


def entries() -> list[Entry]:
    """What the data file holds."""
    read: list[Entry] = json.loads(DATA.read_text("utf-8"))
    return read


def start(entry: Entry) -> Position:
    """The position from which the sequences of an entry start."""
    if "position" in entry:
        return parse_position(entry["position"])
    return new_round(parse_rules(entry["rules"]), entry["seed"], entry["dealer"])[0]


def counted(entry: Entry, most: int | None = None) -> list[int]:
    """The counts of an entry, counted now; with `most`, only those up to about so many."""
    depths = [depth for depth, count in enumerate(entry["counts"], 1) if most is None or count <= most]
    return [perft(start(entry), depth) for depth in depths]


def main() -> None:
    """Count again and rewrite the data file."""
    lines = [json.dumps(entry | {"counts": counted(entry)}) for entry in entries()]
    DATA.write_text("[\n" + ",\n".join(lines) + "\n]\n", "utf-8")


if __name__ == "__main__":
    main()
