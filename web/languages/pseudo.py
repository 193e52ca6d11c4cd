"""Two languages for tests of layout, made from English: one has longer words with accents, one runs right to left."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

from web.shared.schema import Entry

ACCENTED, MIRRORED = "en-XA", "ar-XB"
PSEUDO = (ACCENTED, MIRRORED)
"""The tags of the two languages; CLDR uses these tags for the same purpose."""

KEPT = re.compile(r"(\{[^{}]*\}|<[^<>]*>|&\w+;)")
"""Matches the parts that stay as they are: facts, cards, tags and entities."""

LETTERS = str.maketrans("AEIOUaeioucdnrstyzCDNRSTYZ", "ÅÉÎÖÛåéîöûçđñřšţýžÇĐÑŘŠŢÝŽ")
LONGER = re.compile(r"([aeiou])(?=\w)", re.IGNORECASE)
EVERY = 3
"""Every third vowel is doubled, which makes words about a tenth longer."""

RIGHT, LEFT = "\N{RIGHT-TO-LEFT OVERRIDE}", "\N{POP DIRECTIONAL FORMATTING}"


def accented(text: str) -> str:
    """Return a text with accents, on average an eighth longer."""
    parts = KEPT.split(text)
    body = "".join(part if place % 2 else _longer(part).translate(LETTERS) for place, part in enumerate(parts))
    words = len(re.findall(r"\w{4,}", "".join(parts[::2])))
    return body + " ôñé" * (words // 4)


def _longer(text: str) -> str:
    count = 0

    def doubled(match: re.Match[str]) -> str:
        nonlocal count
        count += 1
        return match[1] * (2 if count % EVERY == 0 else 1)

    return LONGER.sub(doubled, text)


def mirrored(text: str) -> str:
    """Return a text in which the letters of each word run from right to left."""
    return "".join(part if place % 2 else re.sub(r"\w+", _turned, part) for place, part in enumerate(KEPT.split(text)))


def _turned(match: re.Match[str]) -> str:
    return f"{RIGHT}{match[0]}{LEFT}"


CHANGES: Mapping[str, Callable[[str], str]] = {ACCENTED: accented, MIRRORED: mirrored}


def changed(entry: Entry, change: Callable[[str], str]) -> Entry:
    """Return an entry with every text changed."""
    if isinstance(entry, str):
        # A text of nothing but spaces separates other texts, so it stays as it is.
        return entry if not entry.strip() else change(entry)
    if isinstance(entry, list):
        return [entry[0], {key: changed(text, change) for key, text in entry[1].items()}]
    return {form: changed(text, change) for form, text in entry.items()}


def prose(value: Any, change: Callable[[str], str]) -> Any:
    """Return a text, or a list of texts, with ``change`` applied to each text."""
    return change(value) if isinstance(value, str) else [change(each) for each in value]
