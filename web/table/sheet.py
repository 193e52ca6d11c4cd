"""Dialogs: questions, messages, the score sheet of a round."""

from __future__ import annotations

from collections.abc import Sequence

from web.table.cards import Words, cards_line
from web.table.cards import icon as draw_icon
from web.table.html import Html, tag
from web.table.state import Notice, Sheet, SheetRow

Buttons = Sequence[tuple[str, str]]
"""The words and the intent of each button in a row."""

LAST_PLAY_ID = "last-play"


def dialog(
    title: str,
    body: object = "",
    buttons: Buttons = (),
    *,
    name: str = "dialog",
    dismiss: tuple[str, str] | None = None,
) -> Html:
    """Return a modal dialog with the id ``name``.

    ``body`` is markup, or plain text for one paragraph. The first of the ``buttons`` is filled. ``dismiss`` has the
    words and the intent of a cross in the corner; Escape does the same. Without a cross, the dialog must be answered.
    """
    # Plain text that cannot be dismissed is a question or an alert: screen readers read it immediately, and focus goes
    # to the first button. Otherwise focus goes to the title, so that reading begins there.
    text_id = f"{name}-text" if body and not isinstance(body, Html) else None
    urgent = bool(text_id and dismiss is None)
    return tag(
        "dialog",
        head(title, name, dismiss, focus=not urgent),
        tag("p", body, id=text_id) if text_id else body,
        row_of(buttons, focus=urgent),
        id=name,
        class_="sheet",
        role="alertdialog" if urgent else None,
        aria_labelledby=f"{name}-title",
        aria_describedby=text_id if urgent else None,
        data_dismiss=dismiss and dismiss[1],
        data_dialog=title,  # identified by this, because browsers may translate the heading
    )


def row_of(buttons: Buttons, last: Html | str = "", *, focus: bool, links: Buttons = ()) -> Html:
    """Return the links and buttons of a dialog, then ``last``.

    The first link or button is filled; the first button has the ``focus``, if requested.
    """
    ways = (
        tag("a", words, href=address, class_="btn" if place else "btn first")
        for place, (words, address) in enumerate(links)
    )
    row = (
        tag(
            "button",
            words,
            type="button",
            class_="btn" if place or links else "btn first",
            autofocus=focus and not place,
            data_do=intent,
        )
        for place, (words, intent) in enumerate(buttons)
    )
    return tag("div", *ways, *row, last, class_="row") if buttons or links else Html()


def head(title: str, name: str, dismiss: tuple[str, str] | None, *, focus: bool) -> Html:
    """Return the title of a dialog, with the ``focus`` if requested, and the cross that dismisses it."""
    # A heading can be focused only with a tabindex; -1 keeps it out of the Tab order.
    heading = tag("h2", title, id=f"{name}-title", tabindex="-1" if focus else None, autofocus=focus)
    if dismiss is None:
        return tag("header", heading)
    words, intent = dismiss
    cross = tag("button", draw_icon("close"), type="button", class_="square", aria_label=words, data_do=intent)
    return tag("header", heading, cross)


def hidden_text(text: str) -> Html:
    """Return hidden text that a dialog's description can name with ``LAST_PLAY_ID``; "" if it is empty."""
    return tag("p", text, id=LAST_PLAY_ID, class_="visually-hidden") if text else Html()


# ---- the score ----


def draw_score_sheet(sheet: Sheet, t: Words, home: str = "", last_play: str = "") -> Html:
    """Return the score sheet of a round as a dialog: a row for each item, a column for each side.

    ``home`` is the address of the link out of the game, "" for none. Screen readers first read ``last_play``.
    """
    out = tag("a", sheet.done, class_="btn", href=home) if home and sheet.done else ""
    body = (
        tag("p", sheet.why, class_="why") if sheet.why else "",
        tag("p", sheet.lead),
        score_table(sheet, t),
        _rounds(sheet, t),
        tag("p", sheet.note) if sheet.note else "",
        draw_notice(sheet.notice, "offer") if sheet.notice else "",
        row_of(sheet.buttons, out, focus=False, links=sheet.links),
        _more(sheet.more, t),
    )
    title = head(sheet.title, "sheet", None, focus=True)
    described = LAST_PLAY_ID if last_play else None
    parts = (title, hidden_text(last_play), *body)
    return tag("dialog", *parts, id="sheet", class_="sheet", aria_labelledby="sheet-title", aria_describedby=described)


def _more(buttons: Buttons, t: Words) -> Html:
    """Return more buttons, folded; "" if there are none."""
    if not buttons:
        return Html()
    grid = tag(
        "div",
        *(tag("button", words, type="button", class_="btn", data_do=does) for words, does in buttons),
        class_="grid",
    )
    # The page recognises it by its id, and keeps it unfolded when the sheet is drawn again.
    return tag("details", tag("summary", t("table.sheet.more")), grid, class_="menu", id="more")


def _rounds(sheet: Sheet, t: Words) -> Html:
    """Return the points of every round and the running totals, folded; "" for a single round."""
    if not sheet.rounds:
        return Html()
    totals, rows = [0] * len(sheet.sides), []
    for number, points in enumerate(sheet.rounds, 1):
        totals = [old + new for old, new in zip(totals, points, strict=True)]
        cells = (
            tag("td", tag("small", f"+{new}" if new > 0 else signed(new)), " ", tag("b", signed(total)))
            for new, total in zip(points, totals, strict=True)
        )
        rows.append(tag("tr", tag("th", t("table.sheet.nth", number=number), scope="row"), *cells))
    columns = (tag("th", side, scope="col") for side in sheet.sides)
    top = tag("thead", tag("tr", tag("th", _hidden(t("table.sheet.item")), scope="col"), *columns))
    whole = tag("table", top, tag("tbody", *rows), class_="score")
    return tag("details", tag("summary", t("table.sheet.rounds")), whole, class_="rounds", id="rounds")


def draw_notice(notice: Notice, name: str, label: str = "") -> Html:
    """Return a notice. The ids of its buttons are the same for all notices, so focus stays when the next one comes.

    The buttons of a question have other ids, so that no focused answer becomes a button that does something else.
    """
    buttons = (
        tag(
            "button",
            words,
            type="button",
            id=f"{name}-answer-{place}" if notice.asks else f"{name}-{place}",
            class_="btn quiet" if place > 1 else "btn first" if notice.asks else "btn",
            data_do=intent,
        )
        for place, (words, intent) in enumerate(notice.buttons, 1)
    )
    row = tag("div", *buttons, class_="row") if notice.buttons else ""
    lines = tag("ul", *(tag("li", line) for line in notice.lines)) if notice.lines else ""
    return tag("div", tag("p", notice.text), lines, row, id=name, class_="aside", role="note", aria_label=label or None)


def score_table(sheet: Sheet, t: Words) -> Html:
    """Return the score as a table with headers; screen readers read a dash as "none"."""
    columns = (tag("th", side, scope="col") for side in sheet.sides)
    head = tag("thead", tag("tr", tag("th", _hidden(t("table.sheet.item")), scope="col"), *columns))
    body = tag("tbody", *(_row(row, t) for row in sheet.rows))
    best = min(sheet.totals) if sheet.lowest else max(sheet.totals)
    # Nobody leads while the best are tied.
    leader = sheet.totals.index(best) if sheet.totals.count(best) == 1 else -1
    totals = (
        tag("td", tag("b", signed(total), class_="lead" if place == leader else None))
        for place, total in enumerate(sheet.totals)
    )
    whole = t("table.sheet.game", target=sheet.target) if sheet.target else t("table.sheet.total")
    foot = tag(
        "tfoot",
        tag(
            "tr",
            tag("th", t("table.sheet.round"), scope="row"),
            *(tag("td", tag("b", signed(n))) for n in sheet.round_points),
        ),
        tag("tr", tag("th", whole, scope="row"), *totals),
    )
    return tag("table", head, body, foot, class_="score")


def _row(row: SheetRow, t: Words) -> Html:
    counted = (" ", tag("small", row.counted)) if row.counted else ()
    name = tag("div", row.name, *counted, class_="item")
    cells = (tag("td", cards, points(number, t)) for cards, number in row.cells)
    return tag("tr", tag("th", name, scope="row"), *cells)


def points(number: int, t: Words) -> Html:
    """Return points in a score; 0 is a dash, and a word for screen readers."""
    if number:
        return tag("b", signed(number))
    return tag("span", tag("span", "–", aria_hidden="true"), _hidden(t("table.none")), class_="none")


def signed(number: int) -> str:
    """Return a number with a true minus sign."""
    # A hyphen is narrower than a digit, and screen readers skip it.
    return str(number).replace("-", "−")


def earned(sides: Sequence[str], cards: Sequence[Sequence[str]], t: Words, sprite: str = "") -> Html:
    """Return, folded, the cards for which an item of the score was earned, with a line for each side that has any."""
    lines = (
        tag("div", tag("small", side), " ", cards_line(theirs, t, sprite))
        for side, theirs in zip(sides, cards, strict=True)
        if theirs
    )
    return tag("details", tag("summary", t("table.sheet.cards")), *lines)


def _hidden(words: str) -> Html:
    return tag("span", words, class_="visually-hidden")
