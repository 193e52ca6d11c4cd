"""What must come out the same on every Python: perft counts, golden games, shuffles.

python -m tests.engine.same prints it, as the test with Pyodide wants it.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from casino_core.cards import Chance, pack
from casino_core.notation import position_text
from casino_core.record import parse_game_file
from tests.engine.golden import FOLDER, with_result
from tests.engine.perft import counted, entries

SHUFFLES = Path(__file__).parents[1] / "data" / "shuffles.json"
BELOW = (2, 3, 6, 10, 52, 1000, 2**31, 2**32)


def golden_games() -> dict[str, str]:
    """The files of the golden games, by name."""
    return {path.stem: path.read_text("utf-8") for path in sorted(FOLDER.glob("*.txt"))}


def replayed(text: str) -> dict[str, str]:
    """A golden game after it has been played again: its file, and the position at its end."""
    game, _ = parse_game_file(text)
    return {"file": with_result(game), "end": position_text(game.position)}


def shuffled(seed: str) -> dict[str, Any]:
    """The first random numbers of a seed, one below each bound, and the pack that it shuffles."""
    chance = Chance(seed)
    return {"below": [chance.below(bound) for bound in BELOW], "pack": "".join(Chance(seed).shuffled(pack()))}


def facts(most: int) -> dict[str, Any]:
    """All of it; of the perft counts those up to `most`."""
    return {
        "perft": [counted(entry, most) for entry in entries()],
        "games": {name: replayed(text) for name, text in golden_games().items()},
        "shuffles": {seed: shuffled(seed) for seed in json.loads(SHUFFLES.read_text("utf-8"))},
    }


if __name__ == "__main__":
    print(json.dumps(facts(most=300)))
