"""Perft: the number of sequences of 1, 2, 3 and more actions from a position, as data that must not change by accident.

``python -m tests.engine.perft`` adds missing entries to tests/data/perft.json, and counts all others again. An entry
that is already there changes only with the rules, so it should change only if that was deliberate.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

from casino_core.legal.legality import legal_plays
from casino_core.notation.positions import position_text
from casino_core.notation.rules import rules_text
from casino_core.position.layout import Build
from casino_core.position.position import Position
from casino_core.rules.parts import OPTIONS, PART_OF, Rules
from casino_core.rules.variants import nearest_rules, variant_rules
from tests.engine.games import TABLES, rounds_of
from tests.engine.same import Entry, counted, perft, start

DATA = Path(__file__).parents[1] / "data" / "perft.json"
MAX_SEQUENCES = 20_000  # a new entry counts longer sequences only while fewer than this many are expected
DEEPEST = 6
CROWD = 9  # positions with this many loose cards are not used: they may have too many legal actions to list

LEGALITY = {name: choices for name, choices in OPTIONS.items() if PART_OF[name] in ("values", "capturing", "building")}
"""The house rules that decide what is legal, with their values."""

BASE = {
    "table_ace": "royal",
    "cassino_high_values": "royal",
    "ten_of_diamonds_10_or_11": "royal",
    "calling": "calling",
    "swazi_insist_capture": "swazi",
    "swazi_insist_augment": "swazi",
    "no_trail_with_build_while_stocked": "swazi_two",
    "swazi_2p_phase1_one_build": "swazi_two",
    "sa_drift_with_build": "south_african",
}
"""The preset in which each of these house rules matters most; the others are counted in the American game of 2v2."""


def entries() -> list[Entry]:
    """Return the entries of the data file."""
    read: list[Entry] = json.loads(DATA.read_text("utf-8"))
    return read


def wanted() -> Iterator[Rules]:
    """Yield the rules that need an entry: every preset at every table, and every value of each option in LEGALITY."""
    for preset, seats, team in TABLES:
        yield variant_rules(preset, seats, team)
    for name, choices in LEGALITY.items():
        preset = BASE.get(name, "american")
        for value in choices:
            yield nearest_rules(preset, 0, 2 if preset == "american" else 0, **{name: value})[0]


def new_entry(rules: Rules) -> Entry:
    """Return an entry for some rules: the most promising position of three rounds of random play, with its counts."""
    positions = [at for at in rounds_of(rules, rules_text(rules), 3) if len(at.loose) < CROWD and legal_plays(at)]
    richest = max(positions, key=promise)
    counts = [perft(richest, 1)]
    while counts[-1] * counts[0] < MAX_SEQUENCES and len(counts) < DEEPEST:
        counts.append(perft(richest, len(counts) + 1))
    return {"position": position_text(richest), "counts": counts}


def promise(position: Position) -> tuple[bool, int, int]:
    """Return a key that is greatest for the most promising position.

    A build that binds the player on turn decides first, then the number of builds, then that of plays.
    """

    def binds(build: Build) -> bool:
        return position.turn in (build.owner, *build.also)

    return any(map(binds, position.builds)), min(2, len(position.builds)), min(12, len(legal_plays(position)))


def main() -> None:
    """Count all entries, add missing ones, and write the data file."""
    there = {rules_text(start(entry).rules) for entry in entries()}
    new = [new_entry(rules) for rules in dict.fromkeys(wanted()) if rules_text(rules) not in there]
    lines = [json.dumps(entry | {"counts": counted(entry)}) for entry in entries()] + list(map(json.dumps, new))
    DATA.write_text("[\n" + ",\n".join(lines) + "\n]\n", "utf-8")


if __name__ == "__main__":
    main()
