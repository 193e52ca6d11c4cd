"""The message catalogue: what a visitor reads, by key."""

from __future__ import annotations

import json
from functools import cache
from pathlib import PurePath
from typing import Protocol, TypeAlias, cast

from web.rulebook.words import Words

Entry: TypeAlias = "str | dict[str, str]"
"""A text, or its forms for "one" and for "other"."""


class _Loader(Protocol):
    """What loads this module: from a folder or from an archive."""

    def get_data(self, path: str) -> bytes:
        """Return the content of a file."""


@cache
def catalogue(locale: str) -> dict[str, Entry]:
    """Return all messages of a locale. Works in a folder and in an archive alike."""
    # In the browser this module has no file beside which the catalogue could be opened, only the loader of its archive.
    loader = cast(_Loader, __spec__.loader)
    path = PurePath(__file__).parents[2] / "locale" / f"{locale}.json"
    messages: dict[str, Entry] = json.loads(loader.get_data(str(path)))
    return messages


def words(locale: str) -> Words:
    """Return the function from a key and its facts to the text, in the language of a code ("en").

    Where the catalogue holds forms for one and for other, the fact "count" chooses. The function raises KeyError for a
    key that is not in the catalogue, or a fact that the text names and the call does not.
    """
    messages = catalogue(locale)

    def t(key: str, **facts: object) -> str:
        entry = messages[key]
        if isinstance(entry, dict):
            entry = entry["one" if facts.get("count") == 1 else "other"]
        return entry.format(**facts)

    return t
