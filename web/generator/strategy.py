"""The measurements for the strategy guide (docs/strategy.md); the guide's page contains no other numbers."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Any, NamedTuple

from web.generator.content import CONTENT, ContentError
from web.generator.reads import read_text

FILE = "strategy.json"
PARTS = {"date", "rounds", "rows"}


class Row(NamedTuple):
    """A number, with its uncertainty."""

    n: int
    """The number of observations behind the mean or the share; 0 for a computed value."""

    value: float
    """The mean, or the share from 0 to 1."""

    low: float
    """The lower end of its 95% interval."""

    high: float
    """The upper end of its 95% interval."""

    @property
    def half(self) -> float:
        """Half the width of the interval."""
        return (self.high - self.low) / 2

    @property
    def is_significant(self) -> bool:
        """Whether the whole interval is above 0, or the whole interval is below 0."""
        return self.low > 0 or self.high < 0


@dataclass(frozen=True)
class Table:
    """One of the tables of measurements that ``python -m tests.bots.strategy`` writes."""

    name: str
    """The name of the table, as on the command line."""

    date: date
    """The date of the measurement."""

    rounds: int
    """The number of rounds."""

    rows: Mapping[str, Row]
    """The numbers by name."""

    def row(self, name: str) -> Row:
        """Return a row. Raise ContentError if there is none."""
        try:
            return self.rows[name]
        except KeyError as missing:
            raise ContentError(f"web/content/{FILE}, {self.name}: there is no {name}") from missing


def measured(folder: Path = CONTENT) -> dict[str, Table]:
    """Return all tables by name. Raise ContentError, with the place, for a fault in the file."""
    text = read_text(folder / FILE)
    try:
        tables: dict[str, Any] = json.loads(text)
    except ValueError as fault:
        raise ContentError(f"web/content/{FILE}: {fault}") from fault
    return {name: _table(name, table) for name, table in tables.items()}


def _table(name: str, table: Mapping[str, Any]) -> Table:
    if wrong := set(table) ^ PARTS:
        raise ContentError(f"web/content/{FILE}, {name}: missing or unknown: {', '.join(sorted(wrong))}")
    rows = {row: _row(f"web/content/{FILE}, {name}, {row}", numbers) for row, numbers in table["rows"].items()}
    return Table(name, date.fromisoformat(table["date"]), table["rounds"], rows)


def _row(where: str, numbers: Mapping[str, Any]) -> Row:
    if set(numbers) != set(Row._fields) or not all(isinstance(number, int | float) for number in numbers.values()):
        raise ContentError(f"{where}: a row is made of numbers called {', '.join(Row._fields)}")
    row = Row(**numbers)
    if not row.low <= row.value <= row.high:
        raise ContentError(f"{where}: {row.value} is not between {row.low} and {row.high}")
    return row
