"""The count of a round as a dialog: one item at a time, with the cards of every side."""

from __future__ import annotations

from web.table.cards import Pen, Words, listed, picture
from web.table.count_state import CountStep, SideShare
from web.table.html import Html, tag
from web.table.intents import intent
from web.table.sheet import LAST_PLAY_ID, head, hidden_text, row_of, signed

SENTENCE_ID = "count-told"

SKIP = intent("count", "all")
"""The intent that skips to the whole score."""


def draw_count_step(step: CountStep, t: Words, sprite: str = "", last_play: str = "") -> Html:
    """Return an item of the count. A tap on it does what its first button does; Escape shows the whole score.

    Its sentence is a status, so that screen readers read every item, and describes the dialog, so that they read the
    first item, too, after ``last_play``, sentences on it for screen readers.
    """
    pen = Pen(t, sprite)
    shares = (_share(share, pen) for share in step.shares)
    _, onward = step.buttons[0]
    body = tag(
        "div",
        tag("p", step.note, class_="aside") if step.note else "",
        tag("h3", step.item, " ", tag("small", step.place)),
        tag("div", *shares, class_="shares", data_many=len(step.shares) > 2),
        tag("p", step.sentence, id=SENTENCE_ID, role="status"),
        class_="counting",
        data_tap=onward,
    )
    words, _ = step.buttons[-1]
    return tag(
        "dialog",
        head(step.title, "count", (words, SKIP), focus=False),
        hidden_text(last_play),
        body,
        row_of(step.buttons, focus=True),
        id="count",
        class_="sheet",
        aria_labelledby="count-title",
        aria_describedby=f"{LAST_PLAY_ID} {SENTENCE_ID}" if last_play else SENTENCE_ID,
        data_dismiss=SKIP,
    )


def _share(share: SideShare, pen: Pen) -> Html:
    """Return a side's share: its cards, their number, the points for the item, and the side's points so far."""
    cards = tag(
        "span",
        *(tag("span", picture(card, pen), class_="card") for card in share.cards),
        class_="taken",
        # A picture without cards would have no label.
        role="img" if share.cards else None,
        aria_label=listed(share.cards, pen.t) if share.cards else None,
    )
    counted = tag("small", share.counted, class_="tally") if share.counted else ""
    won = tag("b", pen.t("table.gained", count=share.points) if share.points > 0 else signed(share.points) or "")
    none = tag("b", "–", class_="none", aria_hidden="true")
    return tag(
        "section",
        tag("h4", share.name),
        cards,
        tag("p", counted, " ", won if share.points else none, class_="won"),
        tag("p", pen.t("table.count.so_far"), " ", tag("b", signed(share.total)), class_="so-far"),
        data_won=share.points > 0,
    )
