"""The games that can be played by letters, the shortest first, and why others cannot."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from casino_core.mutual import why_not_offered
from casino_core.playing.dealing import new_round
from casino_core.rules.contradictions import RulesError
from casino_core.rules.parts import Rules
from casino_core.rules.variants import VARIANTS, variant_rules
from web.rulebook.offered import offered
from web.worker.dialogs.game_setup import table_value
from web.worker.words.requested_rules import requested_rules

Table: TypeAlias = tuple[int, int]
"""The number of players, and the size of a team."""

TWO: Table = (2, 1)
"""The only table with a fair deal; at all the others, one player deals for everyone."""

TABLES: tuple[Table, ...] = (TWO, (3, 1), (4, 1), (4, 2), (5, 1), (6, 1), (6, 2), (6, 3))
"""All tables at which presets can be played."""

FIRST_LETTERS = 2
"""The number of letters before the first play: the invitation, and the answer to it."""

ONE_ROUND, WHOLE = "round", "game"
"""The lengths of a game: a single round, or the length in its rules."""


class Offered(NamedTuple):
    """A preset that can be played by letters."""

    id: str
    """The id of the preset."""

    letters: int
    """The approximate number of letters for a round."""


def games(table: Table = TWO) -> list[Offered]:
    """Return the presets on offer that can be played by letters at a table, the shortest first."""
    rules, hosted = [(name, rules_of(name, table=table)) for name in offered()], table != TWO
    fit = [(name, each) for name, each in rules if each is not None and why_not_offered(each, hosted=hosted) is None]
    listed = [Offered(name, letters_of(each)) for name, each in fit]
    return sorted(listed, key=lambda game: game.letters)


def unfit() -> dict[str, list[str]]:
    """Return the ids of offered presets that two people cannot play by letters, by the code of the reason."""
    by_reason: dict[str, list[str]] = {}
    for name in offered():
        rules = rules_of(name)
        why = why_not_offered(rules) if rules else None
        if rules is None or why is not None:
            by_reason.setdefault(why.code if why else "two-players-only", []).append(name)
    return by_reason


def tables() -> list[Table]:
    """Return the tables at which some game on offer can be played by letters."""
    return [table for table in TABLES if games(table)]


def value_of(table: Table) -> str:
    """Return the form value that stands for a table, its seats and team size: "4x2"."""
    return table_value(*table)


def table_of_value(value: str) -> Table:
    """Return the table for which a form value stands; the table for two if the value is invalid."""
    return next((table for table in TABLES if value_of(table) == value), TWO)


def rules_of(preset: str, length: str = WHOLE, table: Table = TWO) -> Rules | None:
    """Return a preset's rules for a table and length; None if the preset does not exist or is not for that table."""
    if preset not in VARIANTS:
        return None
    try:
        whole = variant_rules(preset, *table)
    except RulesError:
        return None
    if length != ONE_ROUND or whole.ending.target is None:
        return whole
    seats, team = map(str, table)
    single, faults = requested_rules({"variant": preset, "seats": seats, "team": team, "target": "none"})
    return whole if faults else single


def letters_of(rules: Rules) -> int:
    """Return the approximate number of letters for a round: one for each hand card, and those before the first play."""
    position, _ = new_round(rules, "letters/1", 0)
    return len(rules.pack) - len(position.loose) - rules.left_out + FIRST_LETTERS
