"""Pen and paint: the few SVG elements that every drawing of the deck consists of."""

from typing import Final

INK: Final = "var(--card-ink)"
GOLD: Final = "var(--gold)"
FACE: Final = "var(--face)"


def number(value: float) -> str:
    """Return a length as short text, to a tenth of a unit: 12.0 is "12", 0.5 is ".5"."""
    # The sprite has some 19,000 numbers, and every visitor downloads them all.
    text = f"{value:.1f}".rstrip("0").rstrip(".")
    if text in ("-0", ""):
        return "0"
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def fill(shape: str, colour: str, line: float = 0) -> str:
    """Draw a painted shape; `line` is the width of its ink outline, 0 for none."""
    outline = f' stroke="{INK}" stroke-width="{number(line)}"' if line else ""
    return f'<path d="{shape}" fill="{colour}"{outline}/>'


def stroke(line: str, colour: str, width: float) -> str:
    """Draw a line, without a fill."""
    return f'<path d="{line}" fill="none" stroke="{colour}" stroke-width="{number(width)}"/>'


def bar(line: str, width: float, colour: str = GOLD) -> str:
    """Draw a thick line with an ink outline, as for poles, blades and the rims of crowns."""
    # 1.4 on each side, as wide as the outlines of most painted shapes.
    return stroke(line, INK, width + 2.8) + stroke(line, colour, width)


def dot(x: float, y: float, radius: float) -> str:
    """Return the path data of a full circle."""
    r, d = number(radius), number(2 * radius)
    return f"M{number(x - radius)} {number(y)}a{r} {r} 0 1 0 {d} 0a{r} {r} 0 1 0-{d} 0"


def mirrored(shape: str) -> str:
    """Draw a shape and its mirror image about the vertical axis."""
    return f'{shape}<g transform="scale(-1 1)">{shape}</g>'


def flipped(shape: str) -> str:
    """Draw only the mirror image of a shape about the vertical axis."""
    return f'<g transform="scale(-1 1)">{shape}</g>'
