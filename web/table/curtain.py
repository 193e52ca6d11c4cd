"""The curtain between people who share a screen. Its markup contains no card from a hand."""

from __future__ import annotations

from dataclasses import dataclass

from web.table.cards import Pen, Words
from web.table.html import Html, join, tag
from web.table.state import TableState
from web.table.table import bar


@dataclass(frozen=True)
class Curtain:
    """A screen that hides the table until the next person sits in front of it."""

    table: TableState
    """The table behind it. Only its bar and its log are shown."""

    title: str
    """A title that says whose turn it is."""

    button: str
    """The words of the button that shows the table."""

    intent: str
    """The intent of the button."""

    about: str
    """A sentence that asks the others to look away."""

    undo: str = ""
    """The words of a button that undoes the last action, "" for no button."""


def draw_curtain(curtain: Curtain, t: Words, sprite: str = "") -> Html:
    """Return the content of the element with the class ``play``, as ``draw`` does for a table."""
    pen = Pen(t, sprite, named=True)
    undo = tag("button", curtain.undo, type="button", class_="btn", data_do="undo") if curtain.undo else ""
    show = tag("button", curtain.button, type="button", class_="btn first", id="face", data_do=curtain.intent)
    parts = (
        tag("h2", curtain.title, id="curtain-title"),
        tag("p", curtain.table.log, class_="log", id="log"),
        tag("div", show, tag("p", curtain.about), id="hand", class_="face"),
        tag("div", undo, class_="row") if undo else "",
    )
    sheet = tag("div", *parts, class_="drape")
    # The focus goes to the curtain, not to the button: pressing Enter twice must not show the next player's cards.
    main = tag("main", sheet, class_="curtain", id="table", tabindex="-1", aria_labelledby="curtain-title")
    return join((bar(curtain.table, pen), main))
