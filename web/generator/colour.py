"""The colours of the stylesheets, computed as in browsers, and the contrast between two of them."""

import re
from collections.abc import Mapping

from coloraide import Color

from web.generator.paths import STATIC

TOKENS = STATIC / "css" / "tokens.css"


def contrast(colour: Color, ground: Color) -> float:
    """Return the WCAG contrast ratio, from 1 to 21, of a colour on an opaque ground."""
    # A screen clips colours to its gamut, and browsers lay translucent ones over others in sRGB.
    over, under = (each.convert("srgb").clip() for each in (colour, ground))
    return float(Color.layer([over, under], space="srgb").contrast(under))


def declarations(block: str) -> dict[str, str]:
    """Return the custom properties that a rule sets."""
    return {name: " ".join(value.split()) for name, value in re.findall(r"(--[\w-]+):\s*([^;]+);", block)}


def rule(selector: str) -> dict[str, str]:
    """Return the custom properties of the first rule in tokens.css whose selector begins with ``selector``."""
    text = re.sub(r"/\*.*?\*/", "", TOKENS.read_text("utf-8"), flags=re.DOTALL)
    match = re.search(r"^\s*" + re.escape(selector) + r"[^{]*\{([^}]*)\}", text, re.MULTILINE)
    if match is None:
        raise KeyError(selector)
    return declarations(match[1])


def resolve(value: str, tokens: Mapping[str, str], *, dark: bool) -> Color:
    """Return the colour of a CSS value that may use var(), light-dark(), and color-mix() in oklab."""
    name, _, rest = value.strip().partition("(")
    arguments = _split(rest.removesuffix(")"))
    if name == "var":
        return resolve(tokens[arguments[0]], tokens, dark=dark)
    if name == "light-dark":
        return resolve(arguments[dark], tokens, dark=dark)
    if name == "color-mix":
        (one, percent), (other, rest) = map(_with_percentage, arguments[1:])
        share = (100 - float(percent) if percent else float(rest or 50)) / 100
        first, second = (resolve(each, tokens, dark=dark) for each in (one, other))
        return first.mix(second, share, space="oklab", out_space="oklab")
    return Color(value.strip())


def _with_percentage(text: str) -> tuple[str, str]:
    """Return a colour and its percentage, which is "" if none is given."""
    match = re.fullmatch(r"(.+?)\s+([\d.]+)%", text)
    return (match[1], match[2]) if match else (text, "")


def _split(text: str) -> list[str]:
    """Return the arguments of a CSS function, split at commas outside parentheses."""
    parts, depth = [""], 0
    for character in text:
        depth += {"(": 1, ")": -1}.get(character, 0)
        if character == "," and depth == 0:
            parts.append("")
        else:
            parts[-1] += character
    return [part.strip() for part in parts]
