"""The message catalogue: every sentence by its key."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from functools import cache
from importlib import import_module
from pathlib import PurePath
from typing import Protocol, cast

from web.rulebook.words import Words
from web.shared.messages import DECIMAL, PLURAL, chosen, filled
from web.shared.schema import Entry

Catalogue = dict[str, Entry]
"""Every message of a language by key."""


def _plain(_locale: str, entries: Catalogue) -> Catalogue:
    return entries


container: Callable[[str, Catalogue], Catalogue] = _plain
"""Makes a catalogue from a locale and its messages; the site's build sets one that records which messages are read."""


class _Loader(Protocol):
    """The loader of this module, from a folder or an archive."""

    def get_data(self, path: str) -> bytes:
        """Return the content of a file. Raises OSError if it is not there."""


ENGLISH = "en"
"""The language of the catalogue that every archive has."""

_installed: dict[str, Catalogue] = {}


def is_known(locale: str) -> bool:
    """Return whether the messages of a locale can be read: they are installed, or come from the sources."""
    return locale in _installed or not hasattr(sys, "_emscripten_info")


def install(locale: str, entries: Catalogue) -> None:
    """Add the messages of a locale that were fetched."""
    _installed[locale] = entries


@cache
def catalogue(locale: str) -> Catalogue:
    """Return all messages of a locale: installed, from an archive, or compiled from the sources."""
    if locale in _installed:
        return container(locale, _installed[locale])
    # In the browser this module is loaded from an archive, so the catalogue cannot be opened as a file.
    loader = cast(_Loader, __spec__.loader)
    path = PurePath(__file__).parents[2] / "locale" / f"{locale}.json"
    try:
        entries = json.loads(loader.get_data(str(path)))
    except OSError:
        # The sources have no compiled catalogues, and archives have no compiler, so it is imported only here.
        entries = import_module("web.languages.language").entries(locale)
    return container(locale, entries)


def words(locale: str) -> Words:
    """Return the function that turns a key and its facts into text, for a language code ("en").

    If a message has several texts, its facts choose one: see ``web.shared.messages``. The function raises KeyError for
    an unknown key, or a fact that the text needs and the call does not pass.
    """
    messages = catalogue(locale)

    def t(key: str, **facts: object) -> str:
        entry = messages[key]
        if not isinstance(entry, str):
            entry = chosen(entry, facts, str(messages[PLURAL]))
        # A shortcut, because most sentences have no facts, and the build reads hundreds of thousands of sentences.
        return filled(entry, facts, str(messages[DECIMAL]) if facts else "") if "{" in entry else entry

    return t
