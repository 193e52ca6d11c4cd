"""The diagrams of the site as separate pictures for other sites."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import NamedTuple

from web.generator import content
from web.generator.paths import Files
from web.generator.reads import remembered
from web.generator.rules import examples
from web.generator.speaking import t
from web.rulebook.words import game_name
from web.table.diagram import Diagram
from web.table.sprite import sprite
from web.table.stand_alone import COLOURS, draw_alone, plain

FOLDER = "diagrams/"

SYMBOL = re.compile(r'<symbol id="([\w-]+)".*?</symbol>', re.DOTALL)
USED = re.compile(r'href="#([\w-]+)"')
INK = re.compile(r"var\(--([\w-]+)(?:,([^()]*))?\)")


class Picture(NamedTuple):
    """A published diagram."""

    name: str
    """The name of its file, without the ending."""

    group: str
    """Its subject: the name of a game, or "" for the lesson."""

    diagram: Diagram
    """The diagram."""

    @property
    def path(self) -> str:
        """Its path in the site."""
        return f"{FOLDER}{self.name}.svg"

    @property
    def title(self) -> str:
        """Its title, with cards in words."""
        return plain(self.diagram.title, t)


@remembered
def pictures() -> tuple[Picture, ...]:
    """Return all diagrams: those of the lesson by their names, those of the rules by game and number."""
    return tuple(_pictures())


def _pictures() -> Iterator[Picture]:
    for name, drawn in content.diagrams().items():
        yield Picture(name, "", drawn)
    for game, sections in examples().items():
        every = (drawn for found in sections.values() for drawn in found)
        for number, drawn in enumerate(every, 1):
            yield Picture(f"{game}-{number}", game_name(game, t), drawn)


def picture_files() -> Files:
    """Return every diagram as an SVG file that needs no other."""
    return {picture.path: filled(draw_alone(picture.diagram, t)).encode() for picture in pictures()}


def filled(drawing: str) -> str:
    """Return a drawing that contains the cards that it uses, in plain colours."""
    pips, symbols = _deck()
    # Each once, and in the order of the drawing, so that the same drawing gives the same bytes.
    cards = (symbols[name] for name in dict.fromkeys(USED.findall(drawing)))
    return drawing.replace("<defs></defs>", f"<defs>{pips}{''.join(cards)}</defs>", 1)


@cache
def _deck() -> tuple[str, Mapping[str, str]]:
    """Return the definitions that all cards share, and every card by its name, in plain colours."""
    # A colour of the deck, or the fallback of the drawing.
    text = INK.sub(lambda found: COLOURS.get(found[1], found[2] or "none"), sprite())
    shared, _, rest = text.partition("<defs>")[2].partition("</defs>")
    return shared, {found[1]: found[0] for found in SYMBOL.finditer(rest)}
