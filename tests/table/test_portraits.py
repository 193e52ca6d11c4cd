"""The portraits: small, distinct, and in the site's colours."""

import gzip
import re
import xml.etree.ElementTree as ET

import pytest

from web.table.portraits import PORTRAITS, portraits

SVG = '<svg xmlns="http://www.w3.org/2000/svg">'


def symbol(name: str) -> ET.Element:
    """Return the drawing of one opponent."""
    tree = ET.fromstring(f"{SVG}{portraits()}</svg>")  # noqa: S314 - our own drawing
    (portrait,) = (element for element in tree if element.attrib["id"] == f"face-{name}")
    return portrait


@pytest.mark.parametrize("name", PORTRAITS)
def test_a_portrait_is_a_square_around_the_origin(name: str) -> None:
    portrait = symbol(name)
    assert portrait.attrib["viewBox"] == "-50 -50 100 100"
    assert len(list(portrait.iter())) > 10


@pytest.mark.parametrize("name", PORTRAITS)
def test_a_portrait_is_small(name: str) -> None:
    assert len(gzip.compress(PORTRAITS[name]().encode(), 9)) < 1_100


def test_no_two_people_have_the_same_shapes() -> None:
    """Each portrait has at least five shapes that do not occur in any other."""
    paths = {name: set(re.findall(r' d="([^"]+)"', draw())) for name, draw in PORTRAITS.items()}
    for name, own in paths.items():
        others = set().union(*(theirs for other, theirs in paths.items() if other != name))
        assert len(own - others) >= 5, name


@pytest.mark.parametrize("name", PORTRAITS)
def test_no_palette_of_the_cards_changes_a_portrait(name: str) -> None:
    used = set(re.findall(r"var\((--[\w-]+)", PORTRAITS[name]()))
    assert used
    assert not used & {"--spades", "--hearts", "--diamonds", "--clubs", "--face"}
