"""Tables as CSV for spreadsheets: RFC 4180, with a byte order mark, which some programs need to read all letters."""

from collections.abc import Sequence

START = "\ufeff"
# The characters that can begin a formula, including full-width signs.
FORMULA = ("=", "+", "-", "@", "\t", "\r", "\n", "|", "＝", "＋", "－", "＠")


def csv(rows: "Sequence[Sequence[str | int | float]]") -> str:
    """Return rows as CSV. A text that a spreadsheet would take for a formula gets an apostrophe before it."""
    return START + "".join([",".join([_cell(value) for value in row]) + "\r\n" for row in rows])


def _cell(value: "str | int | float") -> str:
    if not isinstance(value, str):
        return str(value)
    # Spreadsheets skip blanks before a formula.
    safe = f"'{value}" if value.strip()[:1] in FORMULA or value[:1] in FORMULA else value
    marks = [mark for mark in ',"\r\n;' if mark in safe]
    return '"' + safe.replace('"', '""') + '"' if marks or safe != value else safe
