"""The card counters next to the table, folded or not; in a dialog if there is no room for them."""

from __future__ import annotations

from web.table.cards import Words
from web.table.html import Html, join, tag
from web.table.state import Counters


def draw_counters_panel(counters: Counters, t: Words) -> Html:
    """Return the counters under a heading that folds and unfolds them."""
    button = tag(
        "button",
        t("table.counters"),
        type="button",
        id="do-counters",
        class_="fold",
        aria_expanded="true" if counters.unfolded else "false",
        data_do="counters",
    )
    return tag("section", tag("h2", button), draw_counters(counters, t) if counters.unfolded else "", id="counters")


def draw_counters(counters: Counters, t: Words) -> Html:
    """Return the counters: lines, and the number of unseen cards of each rank."""
    lines = (tag("li", tag("span", line.what), " ", tag("small", line.where)) for line in counters.lines)
    ranks = (
        tag("li", tag("span", rank), " ", tag("b", count), data_none=count == 0) for rank, count in counters.unseen
    )
    unseen = join((tag("h3", t("table.counters.unseen")), tag("ol", *ranks, class_="unseen")))
    return join((tag("ul", *lines, class_="counts"), unseen if counters.unseen else ""))
