"""Stand-alone diagrams: complete documents without dependencies, with a description in words."""

from __future__ import annotations

import re
from xml.etree import ElementTree as ET

import pytest

from web.generator.pictures import Picture, picture_files, pictures
from web.table.cards import spoken
from web.table.sprite import sprite
from web.table.stand_alone import COLOURS, plain
from web.worker.words.catalogue import words

T = words("en")
SVG = "{http://www.w3.org/2000/svg}"
FILES = picture_files()


def shown(picture: Picture) -> set[str]:
    """Return all cards of a diagram."""
    cards: set[str] = set()
    for stage in picture.diagram.stages:
        cards |= {*stage.hand, *stage.loose, *stage.pile, *(card for _, card in stage.tops)}
        cards |= {card for build in stage.builds for group in build.groups for card in group}
    return cards


@pytest.mark.parametrize("picture", pictures(), ids=lambda picture: picture.name)
def test_a_picture_needs_nothing_else_and_says_what_it_shows(picture: Picture) -> None:
    text = FILES[picture.path].decode()
    root = ET.fromstring(text)  # noqa: S314 - our own
    names = {element.get("id") for element in root.iter()}
    links = [element.get("href") for element in root.iter() if element.get("href")]
    assert links
    assert all(link and link[0] == "#" and link[1:] in names for link in links)
    assert "var(" not in text
    assert "light-dark" not in text
    description = f"{root.findtext(f'{SVG}title')} {root.findtext(f'{SVG}desc')}"
    assert description.startswith(plain(picture.diagram.title, T))
    for card in shown(picture):
        assert spoken(card, T) in description
        assert f"#{card}" in links


def test_no_two_pictures_have_a_name_and_none_is_drawn_outside_its_frame() -> None:
    assert len(FILES) == len(pictures()) > 100
    for content in FILES.values():
        root = ET.fromstring(content)  # noqa: S314 - our own
        width, height = int(root.get("width", 0)), int(root.get("height", 0))
        for place in re.findall(rb"translate\((\d+) (\d+)\)\"><rect", content):
            assert int(place[0]) + 80 <= width
            assert int(place[1]) + 112 <= height


def test_colours_are_those_of_the_deck() -> None:
    named = set(re.findall(r"var\(--([\w-]+)\)", (text := sprite())))
    faces = {name for name in named if re.search(rf'id="[2-9TJQKA][SHDC]".*?var\(--{name}\)', text, re.DOTALL)}
    assert faces - {"back", "back-line", "brick", "chalk", "medal", "medal-line"} <= set(COLOURS)
