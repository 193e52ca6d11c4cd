"""Text has a contrast of at least 4.5 : 1, and meaningful lines of at least 3 : 1, in every theme and palette."""

from itertools import combinations, product

import pytest
from coloraide import Color

from web.generator.colour import contrast, resolve, rule
from web.shared.settings import SETTINGS

ROOT = rule(":root")
PALETTES = {
    "two": {},
    "four": rule(':root[data-palette="four"]'),
    "safe": rule(':root[data-palette="safe"]'),
    "contrast": rule(':root[data-palette="contrast"]'),
    "night": rule(':root[data-faces="dark"]'),
}
PALETTES |= {
    f"night, {name}": PALETTES["night"] | rule(f':root[data-faces="dark"][data-palette="{name}"]')
    for name in ("four", "safe")
}
TABLES = {"water": {}, **{name: rule(f':root[data-table="{name}"]') for name in SETTINGS["table"][1:]}}
GROUNDS = ["--paper", "--sheet", "--table", "--plate", "--own"]
EVERY_TABLE = pytest.mark.parametrize("table", TABLES)
LIGHT_DARK = pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])


def colour(name: str, palette: str = "two", table: str = "water", *, dark: bool) -> Color:
    return resolve(f"var({name})", {**ROOT, **TABLES[table], **PALETTES[palette]}, dark=dark)


def test_the_measure_agrees_with_known_values() -> None:
    white, black, mid = Color("white"), Color("black"), Color("oklch(0.6 0 0)")
    assert contrast(white, black) == pytest.approx(21, abs=0.01)
    assert contrast(mid, mid) == pytest.approx(1)
    red = Color("oklch(0.627955 0.257683 29.2339)")  # #f00
    assert contrast(red, white) == pytest.approx(3.998, abs=0.01)


@LIGHT_DARK
@EVERY_TABLE
@pytest.mark.parametrize(("text", "ground"), [*product(["--ink", "--ink-2"], [*GROUNDS, "--wash"])])
def test_text(text: str, ground: str, table: str, dark: bool) -> None:  # noqa: FBT001 - a parameter of the test
    assert contrast(colour(text, dark=dark), colour(ground, table=table, dark=dark)) >= 4.5


@LIGHT_DARK
@EVERY_TABLE
@pytest.mark.parametrize(
    ("text", "ground"),
    [
        *product(["--accent"], [*GROUNDS, "--wash"]),  # links, values of builds
        *product(["--on-accent"], ["--accent", "--accent-2"]),  # filled buttons
        *product(["--alarm"], ["--paper", "--sheet", "--wash"]),  # errors
    ],
)
def test_coloured_text(text: str, ground: str, table: str, dark: bool) -> None:  # noqa: FBT001 - a parameter
    assert contrast(colour(text, dark=dark), colour(ground, table=table, dark=dark)) >= 4.5


@LIGHT_DARK
@EVERY_TABLE
@pytest.mark.parametrize(("line", "ground"), [*product(["--edge", "--accent", "--lamp"], GROUNDS)])
def test_lines_with_meaning(line: str, ground: str, table: str, dark: bool) -> None:  # noqa: FBT001 - a parameter
    assert contrast(colour(line, dark=dark), colour(ground, table=table, dark=dark)) >= 3


@LIGHT_DARK
@pytest.mark.parametrize(("suit", "palette"), [*product(["--spades", "--hearts", "--diamonds", "--clubs"], PALETTES)])
def test_suits_on_the_card(suit: str, palette: str, dark: bool) -> None:  # noqa: FBT001 - a parameter of the test
    assert contrast(colour(suit, palette, dark=dark), colour("--face", palette, dark=dark)) >= 4.5


@pytest.mark.parametrize("palette", ["four", "safe", "night, four", "night, safe"])
def test_four_suits_have_four_colours(palette: str) -> None:
    suits = [colour(f"--{suit}", palette, dark=False) for suit in ("spades", "hearts", "diamonds", "clubs")]
    assert min(one.delta_e(other, method="2000") for one, other in combinations(suits, 2)) >= 10


@LIGHT_DARK
@EVERY_TABLE
@pytest.mark.parametrize("ring", ["--accent", "--lamp"])
@pytest.mark.parametrize("palette", ["two", "contrast"])
def test_rings_show_between_card_and_table(ring: str, palette: str, table: str, dark: bool) -> None:  # noqa: FBT001
    """A ring contrasts with the table around it; in dark themes the card itself contrasts with the table, too."""
    outside = contrast(colour(ring, dark=dark), colour("--table", table=table, dark=dark))
    edge = contrast(colour("--face", palette, dark=dark), colour("--table", table=table, dark=dark))
    assert outside >= 3
    assert dark is False or edge >= 3


@LIGHT_DARK
def test_back_shows_its_net(dark: bool) -> None:  # noqa: FBT001 - a parameter of the test
    assert contrast(colour("--back-line", dark=dark), colour("--back", dark=dark)) >= 4.5
