"""The sprite is complete, well-formed and small, and no two court cards in it are alike."""

import gzip
import re
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from web.table.deck import RANKS, SUITS, mark
from web.table.deck.pips import OTHER_LETTERS
from web.table.icons import ICONS
from web.table.sprite import sprite

SVG = "{http://www.w3.org/2000/svg}"
CARDS = [rank + suit for suit in SUITS for rank in RANKS]
STATIC = Path(__file__).resolve().parents[2] / "web" / "static"


@pytest.fixture(scope="module")
def tree() -> ET.Element:
    return ET.fromstring(sprite())  # noqa: S314 - our own drawing


@pytest.fixture(scope="module")
def symbols(tree: ET.Element) -> dict[str, ET.Element]:
    return {symbol.attrib["id"]: symbol for symbol in tree.iter(f"{SVG}symbol")}


def figure(symbols: dict[str, ET.Element], card: str) -> str:
    """Return the drawing of a court card without the names and colours that differ between suits anyway."""
    text = ET.tostring(symbols[card], encoding="unicode").replace(card, "")
    return re.sub(r"(spades|hearts|diamonds|clubs)|#p[SHDC]|i?[JQK][SHDC]", "", text)


def test_every_card_is_drawn_once(symbols: dict[str, ET.Element]) -> None:
    assert len(CARDS) == 52
    names = {name for name in symbols if not name.startswith("face-")}
    assert names == {*CARDS, "back", "mark", *(f"pip{suit}" for suit in SUITS)}


@pytest.mark.parametrize("card", [*CARDS, "back"])
def test_a_card_measures_five_by_seven(symbols: dict[str, ET.Element], card: str) -> None:
    assert symbols[card].attrib["viewBox"] == "0 0 200 280"
    assert len(list(symbols[card].iter())) > 3


def test_names_are_unique_and_links_resolve(tree: ET.Element) -> None:
    names = [element.attrib["id"] for element in tree.iter() if "id" in element.attrib]
    links = [element.attrib["href"] for element in tree.iter() if "href" in element.attrib]
    assert len(names) == len(set(names))
    assert {link.removeprefix("#") for link in links} <= set(names)
    assert all(link.startswith("#") for link in links)


def test_nothing_that_a_linked_sprite_cannot_carry() -> None:
    text = sprite()
    assert "url(" not in text  # clip paths and gradients are looked up in the page, not in the sprite
    assert not re.search(r"<(text|style|script|image|font|foreignObject)\b", text)
    assert "font" not in text


def test_colours_are_the_tokens(tree: ET.Element) -> None:
    tokens = set(re.findall(r"(--[\w-]+):", (STATIC / "css" / "tokens.css").read_text("utf-8")))
    letters = {letter for rank, others in OTHER_LETTERS.items() for letter in (rank, *others)}
    switches = {"--index", "--pips", "--big", "--open", "--open-line", *(f"--{letter}" for letter in letters)}
    used = set(re.findall(r"var\((--[\w-]+)", ET.tostring(tree, encoding="unicode")))
    assert used - switches <= tokens
    assert "#" not in "".join(element.attrib.get("fill", "") for element in tree.iter())


def test_the_deck_stays_small() -> None:
    assert len(gzip.compress(sprite().encode(), 9)) < 13_000


@pytest.mark.parametrize("rank", "JQK")
def test_courts_of_a_rank_differ_in_more_than_colour(symbols: dict[str, ET.Element], rank: str) -> None:
    assert len({figure(symbols, rank + suit) for suit in SUITS}) == 4


@pytest.mark.parametrize("suit", SUITS)
def test_courts_of_a_suit_differ(symbols: dict[str, ET.Element], suit: str) -> None:
    assert len({figure(symbols, rank + suit) for rank in "JQK"}) == 3


@pytest.mark.parametrize(("rank", "count"), [*zip("23456789T", range(2, 11), strict=True)])
def test_a_spot_card_shows_its_number(symbols: dict[str, ET.Element], rank: str, count: int) -> None:
    body = symbols[f"{rank}C"].find(f"{SVG}g")
    assert body is not None
    pips = [use.attrib["transform"] for use in body if use.attrib.get("href") == "#pC"]
    assert len(pips) == len(set(pips)) == count


def test_the_marks_file_is_the_mark() -> None:
    assert (STATIC / "icons" / "mark.svg").read_text("utf-8") == mark()


@pytest.mark.parametrize("name", ICONS)
def test_an_icon_stays_in_its_box(name: str) -> None:
    path = ICONS[name]
    assert re.fullmatch(r"[MmLlHhVvCcSsQqTtAaZz\d\s.,-]+", path)
    absolute = [float(n) for part in re.findall(r"[MLHVC]([^A-Za-z]*)", path) for n in re.findall(r"-?\d*\.?\d+", part)]
    assert all(0 <= n <= 24 for n in absolute)
