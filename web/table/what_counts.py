"""The scoring of a game, next to the table; in a dialog, also the points of the round so far."""

from __future__ import annotations

from collections.abc import Iterable

from web.table.cards import Words
from web.table.html import EMPTY, Html, join, tag
from web.table.state import InfoLine, Scored


def draw_what_counts(scored: Iterable[Scored], counts: Iterable[InfoLine], t: Words) -> Html:
    """Return the points of this round, if they count as they are made, and the lines on what scores."""
    rows = [
        tag("li", tag("small", row.who), " ", tag("span", row.what), " ", tag("b", gain(row.points, t)))
        for row in scored
    ]
    so_far = join((tag("h3", t("table.scored")), tag("ol", *rows, class_="turns"))) if rows else EMPTY
    return join((so_far, draw_counts(counts)))


def draw_counts(counts: Iterable[InfoLine]) -> Html:
    """Return the lines on what scores, each with its place or with the side that is ahead."""
    lines = (
        tag("li", tag("span", count.what), *((" ", tag("small", count.where)) if count.where else ()))
        for count in counts
    )
    return tag("ol", *lines, class_="counts")


def gain(points: int, t: Words) -> str:
    """Return points as they are added: "+2", or with a true minus for a fine."""
    return t("table.fined" if points < 0 else "table.gained", count=abs(points))
