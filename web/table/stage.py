"""The count of a round on the table: one item at a time, large, with the cards of every side."""

from __future__ import annotations

from web.table.cards import Pen, Words, listed, picture
from web.table.html import Html, tag
from web.table.sheet import head, row_of, signed
from web.table.state import Share, Stage

TOLD = "count-told"


def staged(stage: Stage, t: Words, sprite: str = "") -> Html:
    """An item of the count as a dialog. A tap on it goes on like its first button; Escape shows all at once.

    What it says is a status, so that every item is read out, and the first one as the dialog opens.
    """
    pen = Pen(t, sprite)
    shares = (_share(share, pen) for share in stage.shares)
    _, onward = stage.buttons[0]
    body = tag(
        "div",
        tag("h3", stage.item, " ", tag("small", stage.place)),
        tag("div", *shares, class_="shares", data_many=len(stage.shares) > 2),
        tag("p", stage.told, id=TOLD, role="status"),
        class_="counting",
        data_tap=onward,
    )
    words, _ = stage.buttons[-1]
    return tag(
        "dialog",
        head(stage.title, "count", (words, "count:all"), focus=False),
        body,
        row_of(stage.buttons, focus=True),
        id="count",
        class_="sheet",
        aria_labelledby="count-title",
        aria_describedby=TOLD,
        data_dismiss="count:all",
    )


def _share(share: Share, pen: Pen) -> Html:
    """A side: its cards, how many they are and what they bring, and its points so far."""
    drawn = tag(
        "span",
        *(tag("span", picture(card, pen), class_="card") for card in share.cards),
        class_="taken",
        role="img" if share.cards else None,
        aria_label=listed(share.cards, pen.t) if share.cards else None,
    )
    counted = tag("small", share.counted, class_="tally") if share.counted else ""
    won = tag("b", pen.t("table.gained", count=share.points) if share.points > 0 else signed(share.points) or "")
    none = tag("b", "–", class_="none", aria_hidden="true")
    return tag(
        "section",
        tag("h4", share.name),
        drawn,
        tag("p", counted, " ", won if share.points else none, class_="won"),
        tag("p", pen.t("table.count.so_far"), " ", tag("b", signed(share.total)), class_="so-far"),
        data_won=share.points > 0,
    )
