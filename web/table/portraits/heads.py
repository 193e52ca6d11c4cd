"""The parts of portraits: paints, heads, features.

A portrait is a square of 100 around the origin; a round frame shows its middle. Heads are between y = -33 and 24, look
straight out, and are lit from the left: as on the court cards, the edge of the shadow is the face's profile.
"""

from __future__ import annotations

from typing import Final

from web.table.deck.ink import GOLD, INK, dot, fill, mirrored, stroke

CHALK: Final = "var(--chalk)"
BRICK: Final = "var(--brick)"
PETROL: Final = "var(--back)"
PALE: Final = "var(--back-line)"
UMBER: Final = "var(--umber)"


def mix(one: str, other: str, part: int) -> str:
    """Return the CSS colour of one paint mixed with a percentage, ``part``, of another."""
    return f"color-mix(in oklab,{one},{other} {part}%)"


FAIR: Final = "var(--skin-hearts)"
TAN: Final = "var(--skin-diamonds)"
BROWN: Final = "var(--skin-clubs)"
DARK: Final = "var(--skin-spades)"
COPPER: Final = mix(mix(GOLD, BRICK, 50), UMBER, 25)
STRAW: Final = mix(GOLD, CHALK, 30)
SILVER: Final = mix(CHALK, INK, 22)
LIPS: Final = mix(BRICK, INK, 22)

Point = tuple[float, float]
Contour = tuple[Point, ...]
"""The right half of an outline from the crown to the chin: its start, then three points for each curve."""

OVAL: Final[Contour] = (
    (0, -33), (14, -33), (22.5, -25), (22.5, -9), (22.5, 3), (20, 9), (14, 15), (9, 20), (4, 22), (0, 22),
)  # fmt: skip
ROUND: Final[Contour] = (
    (0, -32), (15, -32), (23.5, -23), (23.5, -7), (23.5, 6), (18, 13), (12, 17), (8, 20), (4, 21), (0, 21),
)  # fmt: skip
BROAD: Final[Contour] = (
    (0, -33), (15, -33), (23, -26), (23, -11), (23, 2), (23, 9), (18, 15), (13, 21), (6, 23), (0, 23),
)  # fmt: skip
LONG: Final[Contour] = (
    (0, -33), (13, -33), (20, -26), (20, -10), (20, 4), (18, 11), (12, 17), (8, 22), (3, 24), (0, 24),
)  # fmt: skip
POINTED: Final[Contour] = (
    (0, -32), (14, -32), (22, -25), (22, -10), (22, 2), (17, 10), (10, 17), (6, 21), (3, 23), (0, 23),
)  # fmt: skip

PROFILE: Final = (
    "C1.5 20 1.5 18 0 16C-2 14.5-1.5 13 0 11.5C-2.5 10-2 8 0 6.5C-1 5-4 5-5.5 3.5C-5 0 0-6 0-13C0-19 2-25 0-33Z"
)
"""The edge of the shadow from the chin to the crown, as path data that continue a ``Contour``."""


def curves(points: Contour) -> str:
    """Return the path data of curves through points."""
    (x, y), rest = points[0], points[1:]
    return f"M{x:g} {y:g}C" + " ".join(f"{x:g} {y:g}" for x, y in rest)


def shaded(skin: str) -> str:
    """Return a complexion in shadow."""
    return mix(skin, UMBER, 33)


def head(skin: str, shape: Contour = OVAL, *, ears: float = 0) -> str:
    """Draw the neck, ears of a given size, and a face half in shadow."""
    neck = fill("M-10 10H10V34H-10Z", shaded(skin))
    lit = fill(dot(-shape[3][0], -5, ears), skin) + fill(dot(shape[3][0], -5, ears), shaded(skin)) if ears else ""
    # The right half already includes the chin.
    left = tuple((-x, y) for x, y in reversed(shape[:-1]))
    return neck + lit + fill(curves(shape + left) + "Z", skin) + fill(curves(shape) + PROFILE, shaded(skin))


# ---- features ----


def eyes(*, y: float = -9, wide: float = 1, lashes: float = 1.8) -> str:
    """Draw open eyes; ``wide`` opens them further."""
    top, low = 6 * wide, 4 * wide
    white = fill(f"M-18 {y:g}q7-{top:g} 14 .5q-7 {low:g}-14-.5Z", CHALK) + fill(dot(-10.8, y - 0.3, 2.7), INK)
    return mirrored(white + stroke(f"M-18.5 {y + 0.4:g}q7.5-{top + 1:g} 15 0", INK, lashes))


def calm_eyes(*, y: float = -8) -> str:
    """Draw eyes under lids that are half closed."""
    white = fill(f"M-17.5 {y:g}q7-3.5 13.5 0q-6.5 5-13.5 0Z", CHALK) + fill(dot(-10.6, y + 0.2, 2.3), INK)
    return mirrored(white + stroke(f"M-18.5 {y:g}q7.5-4.4 15 0", INK, 2.6))


def brows(line: str = "M-19.5-15Q-12-21-4-16", *, width: float = 2.4, colour: str = INK) -> str:
    """Draw both brows; ``line`` is the left one."""
    return mirrored(stroke(line, colour, width))


def lips(smile: float = 0) -> str:
    """Draw a closed mouth; a smile lifts its corners."""
    corner, top, low = 12 - smile / 2, 10 + smile / 2, 16.6 + smile
    return fill(f"M-7.5 {corner:g}Q-3 {top:g} 0 {top + 0.8:g}Q3 {top:g} 7.5 {corner:g}Q0 {low:g}-7.5 {corner:g}Z", LIPS)


def grin() -> str:
    """Draw an open smile with teeth."""
    return fill("M-9 9.5Q0 12.5 9 9.5Q7 18.5 0 18.5T-9 9.5Z", LIPS) + fill("M-7 11Q0 13 7 11Q6 14 0 14.2T-7 11Z", CHALK)


def shoulders(colour: str, *, wide: float = 44) -> str:
    """Draw a plain garment down to the frame."""
    return fill(f"M-{wide:g} 52C-{wide:g} 36-30 29-12 27H12C30 29 {wide:g} 36 {wide:g} 52Z", colour)


def placed(scale: float, down: float, *parts: str) -> str:
    """Draw a figure from its parts, scaled and moved down so that it fills its frame and nothing is cut off."""
    return f'<g transform="translate(0 {down:g}) scale({scale:g})">{"".join(parts)}</g>'
