"""The message catalogue: every sentence by its key."""

from __future__ import annotations

import json
from functools import cache
from pathlib import PurePath
from typing import Protocol, TypeAlias, cast

from web.rulebook.words import Words

Entry: TypeAlias = "str | dict[str, str]"
"""A text, or its forms for "one" and "other"."""


container: type[dict[str, Entry]] = dict
"""The class of a catalogue; the build of the site puts one here that records which texts are read."""


class _Loader(Protocol):
    """The loader of this module, from a folder or an archive."""

    def get_data(self, path: str) -> bytes:
        """Return the content of a file."""


@cache
def catalogue(locale: str) -> dict[str, Entry]:
    """Return all messages of a locale, from a folder or an archive."""
    # In the browser this module is loaded from an archive, so the catalogue cannot be opened as a file.
    loader = cast(_Loader, __spec__.loader)
    path = PurePath(__file__).parents[2] / "locale" / f"{locale}.json"
    return container(json.loads(loader.get_data(str(path))))


def words(locale: str) -> Words:
    """Return the function that turns a key and its facts into text, for a language code ("en").

    If the catalogue has forms for "one" and "other", the fact "count" chooses. The function raises KeyError for an
    unknown key, or a fact that the text needs and the call does not pass.
    """
    messages = catalogue(locale)

    def t(key: str, **facts: object) -> str:
        entry = messages[key]
        if isinstance(entry, dict):
            entry = entry["one" if facts.get("count") == 1 else "other"]
        return entry.format(**facts)

    return t
