"""The curtain between people who share a screen: no card that anybody holds is in its markup."""

from __future__ import annotations

from dataclasses import dataclass

from web.table.cards import Pen, Words
from web.table.html import Html, join, tag
from web.table.state import TableState
from web.table.table import bar


@dataclass(frozen=True)
class Curtain:
    """What hides the table until the person whose turn it is comes in front of the screen."""

    table: TableState
    """The table behind it, of which the bar and the log are shown."""

    title: str
    """Whose turn it is."""

    button: str
    """The words of the button by which that person sees the table."""

    intent: str
    """What the button means."""

    about: str
    """Who else should look away."""

    undo: str = ""
    """The words of a button that takes back what was done last, "" where there is nothing."""


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
    # Focus goes to the whole, not to the button: pressing Enter twice must not show somebody another's cards.
    main = tag("main", sheet, class_="curtain", id="table", tabindex="-1", aria_labelledby="curtain-title")
    return join((bar(curtain.table, pen), main))
