"""Pages that show the deck, its states and palettes, and every control; `gallery` shows whole tables.

Usage: python -m tests.table.style_page FOLDER. Serve the folder over HTTP, because browsers do not load a sprite from
the disk. The pages accept ?theme=dark, ?palette=four|safe|contrast, ?index=large and ?faces=dark.
"""

import sys
from dataclasses import replace
from pathlib import Path

from tests.table.gallery import stylesheet
from tests.table.samples import T
from web.table import form_controls as forms
from web.table.cards import Pen, card, fan, icon, picture, plate
from web.table.deck import RANKS, SUITS, mark
from web.table.html import Html, join, tag
from web.table.icons import ICONS
from web.table.sprite import sprite
from web.table.state import BuildPlate, Mark, Spot

PEN = Pen(T, "sprite.svg")
DATASET = "for (const [k, v] of new URLSearchParams(location.search)) document.documentElement.dataset[k] = v"
MARKS: tuple[Mark, ...] = ("", "can", "chosen", "dim", "hint")
BUILD = BuildPlate(
    7, "Nia", multiple=True, own=False, groups=((Spot("4S"), Spot("3H")), (Spot("6C"), Spot("AD"))), intent="pick:b4S"
)


def strip(shown: dict[str, Html], **attributes: object) -> Html:
    """Return pieces side by side on the colour of the table, each with its name below."""
    figures = (tag("figure", thing, tag("figcaption", name)) for name, thing in shown.items())
    return tag(
        "div", *figures, class_="stage", style="margin:1.5rem 0;padding:1.5rem;background:var(--table)", **attributes
    )


def sized(width: int, *content: object, class_: str = "") -> Html:
    """Return cards side by side, all of the same width in pixels."""
    return tag("span", *content, class_=f"loose {class_}", style=f"--card:{width}px;gap:6px")


def faces(cards: str) -> Html:
    """Return the faces of cards, given as a text."""
    return join(card(Spot(name), PEN) for name in cards.split())


def dragged(attributes: str) -> Html:
    """Return a card with the attributes of one that is dragged, can be dropped on, or has the focus."""
    return Html(f'<button class="card" aria-label="ten of diamonds" {attributes}>{picture("TD", PEN)}</button>')


def deck_page() -> Html:
    """Return a page of all cards, sizes and palettes, the states of cards and builds, and icons."""
    whole = tag(
        "div",
        faces(" ".join(rank + suit for suit in SUITS for rank in RANKS)),
        style="display:grid;grid-template-columns:repeat(13,1fr);gap:.5rem;--card:100%",
    )
    looks = {
        name: sized(62, faces("8S 7H 6D JC"), class_=name)
        for name in ("", "four", "safe", "contrast", "night", "large")
    }
    sizes = {f"{width} px": sized(width, faces("JS JH QD KC")) for width in (120, 86, 58, 48)}
    spots = {str(name or "at rest"): card(Spot("TD", name, "hand:TD"), PEN) for name in MARKS}
    moving = {name: dragged(name) for name in ("data-drag", "data-drop", "data-drop data-over", "autofocus")}
    others = {"last": card(Spot("TD", last=True), PEN), **moving, "back": card(Spot(), PEN)}
    plates = {str(name or "at rest"): plate(replace(BUILD, mark=name), PEN) for name in MARKS}
    yours = {f"yours, {name}": plate(replace(BUILD, mark=name, own=True), PEN) for name in MARKS[:3]}
    marks = {
        "mark": Html(f'<span style="font-size:3rem">{mark()}</span>'),
        "fan": fan(map(Spot, ("5C", "4D", "AS")), PEN),
    }
    icons = {name: icon(name) for name in ICONS}
    return join(
        (
            whole,
            strip(looks),
            strip(sizes),
            strip({**spots, **others}),
            strip({**plates, **yours}),
            strip({**icons, **marks}),
        )
    )


def controls_page() -> Html:
    """Return a page of forms, buttons, notices and log lines."""
    seats = [(str(n), str(n)) for n in (2, 3, 4)]
    buttons = {"btn first": "Deal", "btn": "Back to the table", "btn quiet": "Skip", "btn grave": "Forget this game"}
    row = tag(
        "div",
        *(tag("button", words, class_=kind) for kind, words in buttons.items()),
        tag("button", "Not yet", class_="btn", disabled=True),
        class_="row",
    )
    error = "A seed has letters and digits only. “-” is character 3."
    slider = Html(
        '<div class="slider"><label for="v">Speed</label><output>3</output>'
        '<input id="v" type="range" min="1" max="5"></div>'
    )
    check = Html(
        '<label class="check"><input type="checkbox" checked>'
        "<span>Sweeps score<small>One point each</small></span></label>"
    )
    notice = tag(
        "p",
        tag("span", "A new version is ready. It waits until this game is over."),
        tag("button", "Update now", class_="btn"),
        class_="notice",
    )
    alarm = tag(
        "p",
        tag("span", "Your browser keeps nothing for this page: this game ends with the tab."),
        class_="notice",
        data_kind="error",
    )
    loading = tag(
        "p",
        "Loading the rules: 2.1 of 6 MB",
        Html('<progress value="2.1" max="6"></progress>'),
        class_="log",
        data_state="loading",
    )
    states = [
        tag("p", f"A log line in the state {state}.", class_="log", data_state=state)
        for state in ("refused", "hint", "error")
    ]
    form = forms.form(
        "set",
        forms.segmented("Players", "seats", seats, "2", about="Four play as partners."),
        forms.select(
            "Your opponent", "bot", [("nia", "Nia, steady")], "nia", about="Nia weighs cards, spades and risk."
        ),
        forms.text_field("Seed", "seed", "8s-twelve", error=error),
        forms.field_set("A game as text", Html('<textarea id="text" class="code">casino 1</textarea>'), "text"),
        forms.field_set("Not now", Html('<input id="no" disabled value="Only with four players">'), "no"),
        check,
        forms.switch("Sound", "sound", on=True, about="Quiet, and only when a card lands"),
        forms.switch("Large index", "large", on=False),
        slider,
        row,
        notice,
        alarm,
        submit="Deal",
    )
    return join((form, tag("div", loading, *states, class_="stage", style="background:var(--table)")))


def write(folder: Path) -> None:
    """Write the pages, their stylesheet and the sprite that they link to."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "style.css").write_text(stylesheet(), "utf-8")
    (folder / "sprite.svg").write_text(sprite(), "utf-8")
    for name, body in {"deck": deck_page(), "controls": controls_page()}.items():
        (folder / f"{name}.html").write_text(
            '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
            f'<title>{name}</title><link rel="stylesheet" href="style.css"><link rel="icon" href="data:,">'
            f"<script>{DATASET}</script>"
            f'<body><main class="book" style="display:block">{body}</main></html>',
            "utf-8",
        )


if __name__ == "__main__":
    write(Path(sys.argv[1]))
