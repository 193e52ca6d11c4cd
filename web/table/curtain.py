"""The curtain between people who share a screen: no card that anybody holds is in its markup."""

from __future__ import annotations

from dataclasses import dataclass

from web.table.cards import Pen, Words
from web.table.html import Html, join, tag
from web.table.state import TableState
from web.table.table import bar


@dataclass(frozen=True)
class Curtain:
    """Whose turn it is, and the button by which that one comes in front of the screen.

    Of the ``table`` behind it the bar and the log are shown. ``undo`` are the words of a button that takes back what
    was done last, "" where there is nothing.
    """

    table: TableState
    title: str
    button: str
    intent: str
    about: str
    undo: str = ""


def draw_curtain(curtain: Curtain, t: Words, sprite: str = "") -> Html:
    """The content of the element with the class ``play``, as ``draw`` gives it for a table.

    Focus comes to rest on the whole, not on the button: who presses Enter twice must not see what is not theirs.
    """
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
    main = tag("main", sheet, class_="curtain", id="table", tabindex="-1", aria_labelledby="curtain-title")
    return join((bar(curtain.table, pen), main))
