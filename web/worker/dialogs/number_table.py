"""A table of numbers in a dialog, which scrolls if it is wider."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from web.table.html import Html, tag


def draw_numbers(name: str, heads: Sequence[str], rows: Iterable[Html]) -> Html:
    """Return a table of rows of markup; the head of the column with row names is ""."""
    head = tag("tr", *(tag("th", name, scope="col") if name else tag("td") for name in heads))
    table = tag("table", tag("thead", head), tag("tbody", *rows))
    # What scrolls must be reachable by keyboard.
    return tag("div", table, class_="numbers", role="region", aria_label=name, tabindex=0)
