"""Parts of several dialogs: links to the pages of ideas, and tables of numbers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from web.table.html import EMPTY, Html, join, tag
from web.worker.words.speech import Voice

MAX_IDEAS = 2
"""The maximum number of ideas that are named for a play."""


def draw_ideas(names: Sequence[str], home: str, voice: Voice) -> Html:
    """Return the first ideas of a play; nothing if it has none.

    ``home`` is the address of the site with the pages of ideas, which open in a new tab; "" for names without links.
    """
    if not names:
        return EMPTY
    named = join((idea_link(name, home, voice) for name in names[:MAX_IDEAS]), ", ")
    return tag("p", voice.t("hint.idea"), " ", named, class_="ideas")


def idea_link(name: str, home: str, voice: Voice) -> Html | str:
    """Return the title of an idea, as a link to its page if there is a ``home``."""
    title = voice.t(f"idea.{name}")
    if not home:
        return title
    arrow = tag("span", " ↗", aria_hidden="true")
    return tag(
        "a",
        title,
        arrow,
        href=f"{home}learn/ideas/{name}/",
        target="_blank",
        rel="noopener",
        title=voice.t("idea.opens"),
    )


def draw_numbers(name: str, heads: Sequence[str], rows: Iterable[Html]) -> Html:
    """Return a table with this name, column heads and rows; the head of a column of row names is ""."""
    head = tag("tr", *(tag("th", name, scope="col") if name else tag("td") for name in heads))
    table = tag("table", tag("thead", head), tag("tbody", *rows))
    # Anything that scrolls must be reachable by keyboard.
    return tag("div", table, class_="numbers", role="region", aria_label=name, tabindex=0)
