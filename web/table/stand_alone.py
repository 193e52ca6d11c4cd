"""Diagrams as separate SVG documents, for other people's pages, for print and for files."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from html import unescape
from itertools import chain

from web.table.cards import Words, listed, plate_words, with_spoken_cards
from web.table.diagram import Diagram, DiagramBuild, Stage
from web.table.html import Html, join, tag
from web.table.state import BuildPlate, Spot

COLOURS = {
    "face": "#fefcf8",
    "card-ink": "#192230",
    "spades": "#1b2433",
    "hearts": "#be222a",
    "diamonds": "#be222a",
    "clubs": "#1b2433",
    "gold": "#d4aa5a",
    "umber": "#472215",
    "skin-spades": "#805037",
    "skin-hearts": "#e4c4a6",
    "skin-diamonds": "#c4936b",
    "skin-clubs": "#a3704f",
}
"""The colours of the deck in the light theme. tokens.css has them in a notation that fewer programs support."""

WIDTH, MARGIN = 640, 16
"""The width of a picture and its margin, in user units."""

CARD, TALL, GAP, STEP = 80, 112, 12, 30
"""The width and height of a card, the gap between cards, and the offset of overlapping cards."""

LABEL, LINE = 16, 26
"""The font size and the line height."""


@dataclass(frozen=True)
class Part:
    """Cards side by side, or builds, under one label."""

    label: str
    """The words above the cards."""

    cards: tuple[str, ...] = ()
    """Loose cards."""

    builds: tuple[DiagramBuild, ...] = ()
    """Builds, after the cards."""

    marked: frozenset[str] = frozenset()
    """The framed cards."""


def draw_alone(diagram: Diagram, t: Words) -> Html:
    """Return a diagram as an SVG document. Its ``defs`` are empty: the caller adds the cards."""
    parts = tuple(chain.from_iterable(_parts(stage, t, first=place == 0) for place, stage in enumerate(diagram.stages)))
    title = plain(diagram.title, t)
    rows, top = [], MARGIN
    if title:
        rows.append(tag("text", title, x=MARGIN, y=top + LABEL, font_size=LABEL + 2, font_weight="bold"))
        top += LINE + GAP
    for part in parts:
        row, height = _part(part, top, t)
        rows.append(row)
        top += height + GAP
    about = " ".join(filter(None, (*(_words(part, t) for part in parts), plain(diagram.caption, t))))
    # The text is dark, and the page around it may be dark, too.
    ground = tag("rect", width="100%", height="100%", fill="white")
    return tag(
        "svg",
        tag("title", title or t("table.diagram.before"), id="title"),
        tag("desc", about, id="desc"),
        tag("defs"),
        ground,
        *rows,
        # A file is XML and needs the namespace; markup in a page does not.
        xmlns="http://www.w3.org/2000/svg",
        # With only a viewBox, the picture would have no natural size.
        viewBox=f"0 0 {WIDTH} {top}",
        width=WIDTH,
        height=top,
        role="img",
        aria_labelledby="title desc",
        # The fonts of the reader's machine are unknown.
        font_family="sans-serif",
        font_size=LABEL,
        fill=COLOURS["card-ink"],
    )


def in_colour(drawing: Html) -> Html:
    """Return a drawing with the colours of the deck, which cards only refer to by name."""
    style = tag("style", "svg{" + "".join(f"--{name}:{colour};" for name, colour in COLOURS.items()) + "}")
    return Html(drawing.replace("<defs></defs>", f"<defs>{style}</defs>", 1))


def plain(text: str, t: Words) -> str:
    """Return a text with cards in braces in words, and without entities, because it will be escaped as plain text."""
    return unescape(with_spoken_cards(text, t))


def _parts(stage: Stage, t: Words, *, first: bool) -> Iterator[Part]:
    marked = frozenset({card for card, mark in stage.marks if mark == "can"} | ({stage.last} - {""}))
    if stage.hand:
        yield Part(t("table.diagram.hand"), stage.hand, marked=marked)
    if stage.loose or stage.builds or not (stage.hand or stage.pile):
        label = stage.title or t("table.diagram.before" if first else "table.diagram.after")
        yield Part(label, stage.loose, stage.builds, marked)
    for owner, card in stage.tops:
        yield Part(t("table.diagram.top", who=owner), (card,), marked=marked)
    if stage.pile:
        yield Part(t("table.diagram.taken"), stage.pile, marked=marked)


def _words(part: Part, t: Words) -> str:
    """Return a part in words, for screen readers."""
    builds = (plate_words(_plate(build, t), t, yours=not build.owner) for build in part.builds)
    pieces = t("locale.semicolon").join(filter(None, (listed(part.cards, t), *builds)))
    return f"{part.label}: {pieces or t('table.empty')}."


def _plate(build: DiagramBuild, t: Words) -> BuildPlate:
    groups = tuple(tuple(map(Spot, group)) for group in build.groups)
    return BuildPlate(build.value, build.owner or t("table.you"), len(groups) > 1, not build.owner, groups, build.mark)


# ---------- drawing ----------


def _part(part: Part, top: int, t: Words) -> tuple[Html, int]:
    """Return the drawing of a part whose upper edge is at ``top``, and its height."""
    pieces, x, y = [tag("text", part.label, x=MARGIN, y=top + LABEL, fill="#5a6270")], MARGIN, top + LINE
    cards = [(CARD, _card(card, marked=card in part.marked)) for card in part.cards]
    for width, piece in (*cards, *_builds(part, t)):
        if x > MARGIN and x + width > WIDTH - MARGIN:
            x, y = MARGIN, y + TALL + LINE + GAP
        pieces.append(tag("g", piece, transform=f"translate({x} {y})"))
        x += width + GAP
    # There is nothing but the label.
    if len(pieces) == 1:
        pieces.append(tag("text", t("table.empty"), x=MARGIN, y=y + LABEL, font_style="italic"))
        return join(pieces), LINE + LINE
    return join(pieces), y - top + TALL + (LINE if part.builds else 0)


def _builds(part: Part, t: Words) -> Iterator[tuple[int, Html]]:
    """Yield builds with their widths: groups of overlapping cards, and below them the value and the owner."""
    for build in part.builds:
        x, cards = 0, []
        for group in build.groups:
            for card in group:
                cards.append(tag("g", _card(card, marked=card in part.marked), transform=f"translate({x} 0)"))
                x += STEP
            # No card covers the last card of a group.
            x += CARD - STEP + GAP
        about = f"{build.value} · {build.owner or t('table.you')}"
        yield x - GAP, join((*cards, tag("text", about, y=TALL + LABEL + 4)))


def _card(card: str, *, marked: bool) -> Html:
    edge = COLOURS["hearts"] if marked else "#8a8f98"
    face = {"width": CARD, "height": TALL, "rx": 5}
    ground = tag("rect", fill=COLOURS["face"], stroke=edge, stroke_width=3 if marked else 1, **face)
    return join((ground, tag("use", href=f"#{card}", width=CARD, height=TALL)))
