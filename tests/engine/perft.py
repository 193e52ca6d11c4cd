"""Perft: how many sequences of so many actions there are from a position, as data that must not change by accident.

python -m tests.engine.perft counts again and rewrites tests/data/perft.json, after a deliberate change of the rules.
"""

from __future__ import annotations

import json
from pathlib import Path

from tests.engine.same import Entry, counted

DATA = Path(__file__).parents[1] / "data" / "perft.json"


def entries() -> list[Entry]:
    """What the data file holds."""
    read: list[Entry] = json.loads(DATA.read_text("utf-8"))
    return read


def main() -> None:
    """Count again and rewrite the data file."""
    lines = [json.dumps(entry | {"counts": counted(entry)}) for entry in entries()]
    DATA.write_text("[\n" + ",\n".join(lines) + "\n]\n", "utf-8")


if __name__ == "__main__":
    main()
