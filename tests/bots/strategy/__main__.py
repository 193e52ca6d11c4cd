"""Measure the numbers of the strategy guide: `python -m tests.bots.strategy [TABLE ...] [--rounds N] [--print]`."""

from __future__ import annotations

import argparse
import json
from datetime import UTC, datetime
from multiprocessing import Pool
from pathlib import Path

from tests.bots.strategy.tables import TABLES, TOGETHER

FILE = Path(__file__).parents[3] / "web/content/strategy.json"


def measured(request: tuple[tuple[str, ...], int | None]) -> dict[str, object]:
    """Measure the named tables; return them by name, each with its date, its number of rounds and its rows.

    ``request`` has the names, and the number of rounds, or None for the default of each table.
    """
    names, wanted = request
    date = datetime.now(UTC).date().isoformat()
    tables: dict[str, object] = {}
    for name in names:
        table, default = TABLES[name]
        rounds = default if wanted is None else wanted
        tables[name] = {"date": date, "rounds": rounds, "rows": table(range(rounds))}
    return tables


def main() -> None:
    """Measure the named tables, or all tables, and replace them in the page's data or print them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("tables", nargs="*", metavar="TABLE", help=", ".join(TABLES))
    parser.add_argument("--rounds", type=int, help="over how many rounds, in place of the usual number")
    parser.add_argument("--processes", type=int, default=2, help="how many tables are made at a time")
    parser.add_argument("--print", action="store_true", help="print the tables in place of writing them")
    options = parser.parse_args()
    if unknown := set(options.tables) - set(TABLES):
        parser.error(f"there is no table {', '.join(sorted(unknown))}")
    known: dict[str, object] = json.loads(FILE.read_text("utf-8")) if FILE.exists() else {}
    wanted = [tuple(name for name in some if name in (options.tables or TABLES)) for some in TOGETHER]
    with Pool(options.processes) as pool:
        for tables in pool.imap_unordered(measured, [(some, options.rounds) for some in wanted if some]):
            known |= tables
            text = json.dumps({name: known[name] for name in TABLES if name in known}, indent=1)
            if options.print:
                print(json.dumps(tables, indent=1), flush=True)
            else:
                FILE.write_text(text + "\n", "utf-8")


if __name__ == "__main__":
    main()
