"""What the colours of the stylesheets look like: CSS colours to light, and the contrast between two of them."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from math import cos, pi, sin

from web.generator.paths import STATIC

TOKENS = STATIC / "css" / "tokens.css"
LUMINANCE = (0.2126, 0.7152, 0.0722)  # what red, green and blue give


@dataclass(frozen=True)
class Colour:
    """A colour in oklab, with its opacity."""

    light: float
    a: float
    b: float
    alpha: float = 1.0

    def mixed(self, other: "Colour", part: float) -> "Colour":
        """Mix `part` of this colour and the rest of the other, as color-mix() does it."""
        alpha = self.alpha * part + other.alpha * (1 - part)
        if alpha == 0:
            return Colour(0, 0, 0, 0)
        mine, theirs = self.alpha * part / alpha, other.alpha * (1 - part) / alpha
        return Colour(
            self.light * mine + other.light * theirs,
            self.a * mine + other.a * theirs,
            self.b * mine + other.b * theirs,
            alpha,
        )

    def rgb(self) -> tuple[float, float, float]:
        """Return linear-light sRGB, cut to what a screen can show."""
        # From oklab to linear sRGB, with the numbers of CSS Color 4.
        long = (self.light + 0.3963377774 * self.a + 0.2158037573 * self.b) ** 3
        middle = (self.light - 0.1055613458 * self.a - 0.0638541728 * self.b) ** 3
        short = (self.light - 0.0894841775 * self.a - 1.2914855480 * self.b) ** 3
        return (
            _cut(4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short),
            _cut(-1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short),
            _cut(-0.0041960863 * long - 0.7034186147 * middle + 1.7076147010 * short),
        )


def _cut(value: float) -> float:
    return min(1.0, max(0.0, value))


def _encoded(value: float) -> float:
    return 12.92 * value if value <= 0.0031308 else 1.055 * value ** (1 / 2.4) - 0.055


def _linear(value: float) -> float:
    return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4


def luminance(colour: Colour, ground: Colour | None = None) -> float:
    """Return the relative luminance, as WCAG defines it, of a colour; a translucent one is laid over a ground."""
    rgb: tuple[float, ...] = colour.rgb()
    # Browsers lay colours over each other as they are encoded, and not as light.
    if ground is not None and colour.alpha < 1:
        rgb = tuple(
            _linear(_encoded(over) * colour.alpha + _encoded(under) * (1 - colour.alpha))
            for over, under in zip(rgb, ground.rgb(), strict=True)
        )
    return sum(part * light for part, light in zip(LUMINANCE, rgb, strict=True))


def contrast(one: Colour, other: Colour) -> float:
    """Return the contrast ratio of a colour on an opaque ground, from 1 to 21."""
    lights = sorted((luminance(one, other), luminance(other)))
    # WCAG adds 0.05 to both for the light that a screen reflects.
    return (lights[1] + 0.05) / (lights[0] + 0.05)


def of_hex(text: str) -> Colour:
    """Return the colour that six hexadecimal digits after # mean. Raise ValueError for any other text."""
    if not re.fullmatch(r"#[0-9a-fA-F]{6}", text):
        raise ValueError(text)
    red, green, blue = (_linear(int(text[at : at + 2], 16) / 255) for at in (1, 3, 5))
    # From linear sRGB to oklab, with the numbers of CSS Color 4.
    long = (0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue) ** (1 / 3)
    middle = (0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue) ** (1 / 3)
    short = (0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue) ** (1 / 3)
    return Colour(
        0.2104542553 * long + 0.7936177850 * middle - 0.0040720468 * short,
        1.9779984951 * long - 2.4285922050 * middle + 0.4505937099 * short,
        0.0259040371 * long + 0.7827717662 * middle - 0.8086757660 * short,
    )


def declarations(block: str) -> dict[str, str]:
    """Return the custom properties that a rule sets."""
    return {name: " ".join(value.split()) for name, value in re.findall(r"(--[\w-]+):\s*([^;]+);", block)}


def rule(selector: str) -> dict[str, str]:
    """Return what tokens.css sets for the first rule whose selector begins so."""
    text = re.sub(r"/\*.*?\*/", "", TOKENS.read_text("utf-8"), flags=re.DOTALL)
    found = re.search(r"^\s*" + re.escape(selector) + r"[^{]*\{([^}]*)\}", text, re.MULTILINE)
    if found is None:
        raise KeyError(selector)
    return declarations(found[1])


def resolve(value: str, tokens: Mapping[str, str], *, dark: bool) -> Colour:
    """Return a CSS colour as a browser computes it: var(), light-dark(), color-mix() in oklab, oklch(), three names."""
    if value.strip().startswith("#"):
        return of_hex(value.strip())
    name, _, rest = value.strip().partition("(")
    arguments = _split(rest.removesuffix(")"))
    if name == "var":
        return resolve(tokens[arguments[0]], tokens, dark=dark)
    if name == "light-dark":
        return resolve(arguments[dark], tokens, dark=dark)
    if name == "color-mix":
        return _mix(arguments[1:], tokens, dark=dark)
    if name == "oklch":
        numbers = [float(n) for n in re.findall(r"[\d.]+", rest)]
        light, chroma, hue = numbers[:3]
        return Colour(light, chroma * cos(hue * pi / 180), chroma * sin(hue * pi / 180), *numbers[3:])
    return {"white": Colour(1, 0, 0), "black": Colour(0, 0, 0), "transparent": Colour(0, 0, 0, 0)}[name]


def _mix(parts: list[str], tokens: Mapping[str, str], *, dark: bool) -> Colour:
    (one, part), (other, rest) = (_shared(text) for text in parts)
    share = float(part) if part else 100 - float(rest or 50)
    return resolve(one, tokens, dark=dark).mixed(resolve(other, tokens, dark=dark), share / 100)


def _shared(text: str) -> tuple[str, str]:
    """Return a colour, and its share in percent, "" where it has none."""
    found = re.fullmatch(r"(.+?)\s+([\d.]+)%", text)
    return (found[1], found[2]) if found else (text, "")


def _split(text: str) -> list[str]:
    """Return the arguments of a function, at the commas that no parenthesis encloses."""
    parts, depth = [""], 0
    for character in text:
        depth += {"(": 1, ")": -1}.get(character, 0)
        if character == "," and depth == 0:
            parts.append("")
        else:
            parts[-1] += character
    return [part.strip() for part in parts]
