"""Values as plain data for JSON, and as lines of text."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import fields, is_dataclass

import casino_core as casino
from casino_core.text import HasText


def print_json(value: object) -> None:
    """Print a value as JSON."""
    print(json.dumps(plain(value), indent=1))


def plain(value: object) -> object:
    """Return a value as data that JSON can contain.

    A value that has a text becomes that text; a dataclass becomes an object, which for an event includes its kind.
    """
    if isinstance(value, str):
        return str.__str__(value)
    if isinstance(value, HasText):
        return str(value)
    if is_dataclass(value) and not isinstance(value, type):
        kind = {"event": type(value).__name__} if isinstance(value, casino.Event) else {}
        return kind | {field.name: plain(getattr(value, field.name)) for field in fields(value)}
    if isinstance(value, Mapping):
        return {str(key): plain(each) for key, each in value.items()}
    if isinstance(value, tuple | list):
        return [plain(each) for each in value]
    return value


def event_text(event: casino.Event) -> str:
    """Return an event as one line, with its kind and all of its facts that are not empty."""
    facts = {field.name: getattr(event, field.name) for field in fields(event)}
    parts = [f"{name} {_fact(value)}" for name, value in facts.items() if value not in ((), None)]
    return f"{type(event).__name__}: {', '.join(parts)}" if parts else type(event).__name__


def _fact(value: object) -> str:
    """Return a fact as text, with spaces between cards, and with "and" between groups or builds."""
    if isinstance(value, casino.Build):
        return f"{value.value}={' + '.join(map(' '.join, value.groups))}"
    if isinstance(value, tuple):
        cards = all(isinstance(each, casino.Card) for each in value)
        return (" " if cards else " and ").join(map(_fact, value))
    return str(value)


def sheet_lines(rules: casino.Rules, sheet: casino.ScoreSheet) -> list[str]:
    """Return the lines of a score sheet, a table with a column for every side."""
    sides = range(rules.sides)
    rows = [["", *(f"side {side}" for side in sides)]]
    rows += [[item.code, *(f"{item.points[side]} ({item.counts[side]})" for side in sides)] for item in sheet.items]
    rows.append(["points", *map(str, sheet.points)])
    first = max(len(row[0]) for row in rows)
    return [row[0].ljust(first) + "".join(cell.rjust(9) for cell in row[1:]) for row in rows]


def outcome_text(outcome: casino.Outcome) -> str:
    """Return one line that says who has won the game, and for what reason."""
    sides = sorted((outcome.side, *outcome.shared))
    names = " and ".join(f"side {side}" for side in sides)
    return f"{names} {'win' if len(sides) > 1 else 'wins'} the game: {outcome.reason}"
