"""The language in which a part of the site is being built, and the folder of its pages.

Everything that reads a sentence or content while a page is rendered follows ``language()``.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache

from web.shared.dates import SENTENCE, date_facts
from web.shared.messages import PLURAL, chosen, plain_forms
from web.worker.words.catalogue import catalogue, words

ENGLISH = "en"

_language: ContextVar[str] = ContextVar("language", default=ENGLISH)
_place: ContextVar[str] = ContextVar("place", default="")

_words = cache(words)


def language() -> str:
    """Return the tag of the current language, as in the attribute ``lang``."""
    return _language.get()


def place() -> str:
    """Return the folder of the current pages from the root of the site: "" for the default language, else "sv/"."""
    return _place.get()


@contextmanager
def speaking(tag: str, folder: str | None = None) -> Iterator[None]:
    """Make ``tag`` the current language, and ``folder`` the folder of its pages; None keeps the current folder."""
    before, where = _language.set(tag), _place.set(_place.get() if folder is None else folder)
    try:
        yield
    finally:
        _language.reset(before)
        _place.reset(where)


def date(day: object) -> str:
    """Return a date, or the ISO text of one, as people write it: "22 November 2026"."""
    number, month, year = date_facts(str(day))
    return t(SENTENCE, day=number, month=t(month), year=year)


def unfilled(key: str, facts: Mapping[str, object]) -> str:
    """Return the form of a sentence that fits some facts, in the current language, with their names in braces."""
    messages = catalogue(language())
    return plain_forms(chosen(messages[key], facts, str(messages[PLURAL])))


def t(key: str, **facts: object) -> str:
    """Return a sentence in the current language. Raise KeyError for an unknown key or a missing fact."""
    return _words(language())(key, **facts)
