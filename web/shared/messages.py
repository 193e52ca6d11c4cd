"""Compiled messages: choosing a message's text by its facts, and filling it in.

An entry of a compiled catalogue is a text, a choice or a dict of forms. A text has the names of facts in braces. A
choice is a list of two items: the name of a fact, and a dict of texts. Each key of the dict is an exact value of the
fact, a plural category, or "" for all other values. Forms have names, such as "genitive"; the name of the plain form is
"". MicroPython runs this, too.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from web.shared.schema import Entry

PLURAL = "locale.plural"
"""The key of the plural categories: a letter for each number from 0 to 99, a bar, and a letter for each ending, 00 to
99, of larger numbers.

Letters missing at the end of either part stand for "other": English has "xo|".
"""

DECIMAL = "locale.decimal"
"""The key of the mark that separates decimals."""

CATEGORIES = {"z": "zero", "o": "one", "t": "two", "f": "few", "m": "many", "x": "other"}

FORM = "__"
"""The text between the name of a fact and the name of its form: ``{card__genitive}``."""


def category(number: object, letters: str) -> str:
    """Return the plural category of a whole number, "other" for anything else."""
    if not isinstance(number, int):
        return "other"
    low, high = letters.split("|")
    count = abs(number)
    row, place = (low, count) if count < 100 else (high, count % 100)
    return CATEGORIES[row[place : place + 1] or "x"]


def chosen(
    entry: Entry,
    facts: Mapping[str, object],
    letters: str,
    form: str = "",
    quality: Callable[[object, str], str] | None = None,
) -> str:
    """Return the text of an entry for these facts, still to be filled.

    ``letters`` are the text under PLURAL. ``form`` is the wanted form, "" for the plain one, which is also used if the
    entry lacks the wanted form. ``quality`` returns a quality of a fact, such as its gender. Raise KeyError for a
    missing fact.
    """
    if isinstance(entry, dict):
        entry = entry.get(form) or entry[""]
    while isinstance(entry, list):
        name, texts = entry
        name, of, wanted = name.partition(FORM)
        value = facts[name]
        if of:
            value = quality(value, wanted) if quality else ""
        key = str(value)
        if key not in texts:
            key = category(value, letters)
        entry = texts[key if key in texts else ""]
    return str(entry)


def filled(text: str, facts: Mapping[str, object], point: str) -> str:
    """Return a text with its facts filled in, each in its plain form; a float has one decimal, after ``point``.

    Raise KeyError for a missing fact.
    """
    if FORM in text:
        text = plain_forms(text)
    return text.format(**{name: written(fact, point) for name, fact in facts.items()})


def written(fact: object, point: str) -> object:
    """Return a float as text with one decimal after ``point``, and anything else unchanged."""
    return f"{fact:.1f}".replace(".", point) if isinstance(fact, float) else fact


def plain_forms(text: str) -> str:
    """Return a text without the names of forms, so that every fact gets its plain form."""
    parts = text.split(FORM)
    first = parts[0]
    for other in parts[1:]:
        # FORM counts only inside braces; the closing brace ends the name of the form.
        end = other.find("}")
        inside = first.rfind("{") > first.rfind("}") and end > 0
        first += other[end:] if inside else FORM + other
    return first
