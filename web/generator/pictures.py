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
        """The path of the file in the site."""
        return f"{FOLDER}{self.name}.svg"

    @property
    def title(self) -> str:
        """The title of the diagram, with cards in words."""
        return plain(self.diagram.title, t)


@remembered
def pictures() -> tuple[Picture, ...]:
    """Return all diagrams: those of the lesson under their own names, those of the rules named by game and number."""
    return tuple(_pictures())


def _pictures() -> Iterator[Picture]:
    for name, diagram in content.diagrams().items():
        yield Picture(name, "", diagram)
    for game, sections in examples().items():
        every = (diagram for diagrams in sections.values() for diagram in diagrams)
        for number, diagram in enumerate(every, 1):
            yield Picture(f"{game}-{number}", game_name(game, t), diagram)


def picture_files() -> Files:
    """Return every diagram as an SVG file that needs no other file."""
    return {picture.path: filled(draw_alone(picture.diagram, t)).encode() for picture in pictures()}


def filled(drawing: str) -> str:
    """Return a drawing with the definitions of the cards that it uses, in plain colours, filled in."""
    pips, symbols = _deck()
    # Each card once, and in the order of the drawing, so that the same drawing gives the same bytes.
    cards = (symbols[name] for name in dict.fromkeys(USED.findall(drawing)))
    return drawing.replace("<defs></defs>", f"<defs>{pips}{''.join(cards)}</defs>", 1)


@cache
def _deck() -> tuple[str, Mapping[str, str]]:
    """Return the definitions that all cards share, and every card by its name, in plain colours."""
    # A colour from COLOURS, or else the fallback inside var().
    text = INK.sub(lambda ink: COLOURS.get(ink[1], ink[2] or "none"), sprite())
    shared, _, rest = text.partition("<defs>")[2].partition("</defs>")
    return shared, {symbol[1]: symbol[0] for symbol in SYMBOL.finditer(rest)}
