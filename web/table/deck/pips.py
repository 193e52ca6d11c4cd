"""Pips, corner indices and the spot cards."""

from typing import Final

RANKS: Final = "A23456789TJQK"
SUITS: Final = "SHDC"
COLOURS: Final = {"S": "var(--spades)", "H": "var(--hearts)", "D": "var(--diamonds)", "C": "var(--clubs)"}
NAMES: Final = {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"}

# Path data in a box of 100 x 100 units around the origin.
PIPS: Final = {
    "S": (
        "M0-50C8-29 45-15 45 13C45 29 33 37 21 37C13 37 7 34 3 28C4 39 9 46 17 50H-17C-9 46-4 39-3 28"
        "C-7 34-13 37-21 37C-33 37-45 29-45 13C-45-15-8-29 0-50Z"
    ),
    "H": (
        "M0 49C-9 29-47 9-47-19C-47-36-35-46-23-46C-12-46-3-39 0-27C3-39 12-46 23-46C35-46 47-36 47-19C47 9 9 29 0 49Z"
    ),
    "D": "M0-51C8-31 22-12 39 0C22 12 8 31 0 51C-8 31-22 12-39 0C-22-12-8-31 0-51Z",
    "C": (
        "M0-49A21.5 21.5 0 0 1 17-14.5A22 22 0 1 1 4 24C5 37 9 45 17 50H-17C-9 45-5 37-4 24"
        "A22 22 0 1 1-17-14.5A21.5 21.5 0 0 1 0-49Z"
    ),
}

# Strokes, not a font: cap height 40, width 26 (ten: 33).
RANK_STROKES: Final = {
    "A": "M1.5 40 13 2 24.5 40M6 27H20",
    "2": "M3 13C3 6.5 7.5 2.8 13 2.8S23 6.5 23 12.5C23 20 10 27 3.5 37.2H24.5",
    "3": "M3.5 2.8H22L12 16C19 16 23.3 20 23.3 26.5 23.3 33 19 37.2 12.5 37.2 7 37.2 3.5 34.5 2.5 29.5",
    "4": "M18.5 40V3.5L2.5 28.5H25",
    "5": "M22 2.8H6.5L5 18.5C7.5 16 10 15 13 15 19.5 15 23.3 19.5 23.3 26S19 37.2 12.5 37.2C7 37.2 3.5 34.7 2.5 30",
    "6": "M19.5 1.5C11 9 2.8 17.5 2.8 27A10.2 10.2 0 1 0 23.2 27A10.2 10.2 0 1 0 3.2 24.5",
    "7": "M2 2.8H23L9 40",
    "8": "M13 18.5A7.8 7.8 0 1 1 13 2.8A7.8 7.8 0 1 1 13 18.5A9.8 9.4 0 1 0 13 37.2A9.8 9.4 0 1 0 13 18.5",
    "9": "M6.5 38.5C15 31 23.2 22.5 23.2 13A10.2 10.2 0 1 0 2.8 13A10.2 10.2 0 1 0 22.8 15.5",
    "T": (
        "M1 9 6.5 3V40M22.2 2.8C27.5 2.8 31 7 31 13V27C31 33 27.5 37.2 22.2 37.2"
        "S13.4 33 13.4 27V13C13.4 7 17 2.8 22.2 2.8Z"
    ),
    "J": "M20 0V27C20 33.5 16.5 37.2 11 37.2 6.5 37.2 3.3 34.5 2.5 29.5",
    "Q": (
        "M13 2.8C19 2.8 23.3 7.5 23.3 14V26C23.3 32.5 19 37.2 13 37.2S2.7 32.5 2.7 26V14C2.7 7.5 7 2.8 13 2.8Z"
        "M14 27 24.5 40"
    ),
    "K": "M4.5 0V40M23.5 0 5.5 23.5M11 16.5 24.5 40",
}

OTHER_LETTERS: Final = {
    "J": {
        "B": "M4 2.8V37.2H13.5C19.5 37.2 23.3 33.5 23.3 28S19.5 18.8 13.5 18.8H4M13 18.8C18 18.8 21.3 15.6 21.3 10.8"
        "S18 2.8 13 2.8H4",
        "V": "M1.5 0 13 38 24.5 0",
        "Kn": "M2 0V40M16.5 0 3.5 23.5M8 16 17.5 40M23 40V15.5M23 25C23.5 20 25.7 17.6 28.2 17.6S32.2 19.8 32.2 24V40",
    },
    "Q": {"D": "M4 2.8H10.5C18.5 2.8 23.3 9.5 23.3 20S18.5 37.2 10.5 37.2H4V2.8"},
    "K": {"R": "M4 40V2.8H13.5C19.5 2.8 23.3 6.5 23.3 12S19.5 21.2 13.5 21.2H4M13 21.2 24.5 40"},
}
"""By rank, the letters of other countries' decks, as large as RANK_STROKES; custom properties choose the letter."""

LEFT, MIDDLE, RIGHT = 70.0, 100.0, 130.0
# UPPER and LOWER are a third and two thirds of the way from TOP to BOTTOM.
TOP, UPPER, CENTRE, LOWER, BOTTOM = 52.0, 110.7, 140.0, 169.3, 228.0

Spots = list[tuple[float, float]]


def spots(count: int) -> Spots:
    """Return the positions of `count` pips (2 to 10) on 200 x 280 units: pairs at the sides, the others between."""
    pairs: tuple[float, ...] = ()
    middle: tuple[float, ...] = (CENTRE,) if count % 2 else ()
    if count < 4:
        middle = (TOP, *middle, BOTTOM)
    elif count < 6:
        pairs = (TOP, BOTTOM)
    elif count < 9:
        # Halfway between pairs, like 81.3 and 198.7 below.
        pairs, middle = (TOP, CENTRE, BOTTOM), (96.0, 184.0)[: count - 6]
    else:
        pairs = (TOP, UPPER, LOWER, BOTTOM)
        middle = middle or (81.3, 198.7)
    return [(x, y) for y in pairs for x in (LEFT, RIGHT)] + [(MIDDLE, y) for y in middle]


def pip(suit: str, at: tuple[float, float], size: float, *, upside_down: bool = False, colour: str = "") -> str:
    """Draw a pip of `size` units around a point; `colour` replaces the suit's colour."""
    x, y = at
    turn = " rotate(180)" if upside_down else ""
    # The content of <use> gets its colour from a custom property; no other style reaches into it.
    paint = f' style="--{NAMES[suit]}:{colour}"' if colour else ""
    return f'<use href="#p{suit}" transform="translate({x:g} {y:g}){turn} scale({size / 100:.3g})"{paint}/>'


def index(rank: str, suit: str) -> str:
    """Draw rank over suit in the corner. --index scales it from there, so a large index needs no second sprite."""
    # The ten is wider than every other rank: 33 units instead of 26.
    shift = 9 if rank == "T" else 11
    others = OTHER_LETTERS.get(rank, {})
    shown = f' style="display:var(--{rank},inline)"' if others else ""
    strokes = (
        f'<g transform="translate({shift} 14)" fill="none" stroke="{COLOURS[suit]}" stroke-width="5.6">'
        f'<path d="{RANK_STROKES[rank]}"{shown}/>'
        + "".join(f'<use href="#l{letter}" style="display:var(--{letter},none)"/>' for letter in others)
        + "</g>"
    )
    return f'<g style="transform:scale(var(--index,1))">{strokes}{pip(suit, (24, 76), 26)}</g>'


def other_letters() -> str:
    """Draw the letters of other countries' decks, for ``index``."""
    return "".join(
        f'<path id="l{letter}" d="{strokes}"/>'
        for by_letter in OTHER_LETTERS.values()
        for letter, strokes in by_letter.items()
    )


def spot_card(rank: str, suit: str) -> str:
    """Draw the pips of a card from two to ten, without those of the corner indices."""
    count = 10 if rank == "T" else int(rank)
    # From seven on, pips lie between the pairs, so there is less room for each.
    size = 41 if count < 7 else 38
    return "".join(pip(suit, at, size, upside_down=at[1] > CENTRE) for at in spots(count))
