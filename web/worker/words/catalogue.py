"""The message catalogue: what a visitor reads, by key."""

import json
from functools import cache
from pathlib import PurePath
from typing import Any, Protocol

Entry = str | dict[str, str]


class Translate(Protocol):
    """Gives the text of a key, with the facts in their places."""

    def __call__(self, key: str, **facts: object) -> str:
        """The text; where the catalogue holds forms for one and for other, the fact `count` chooses.

        Raises KeyError for a key that is not in the catalogue, or a fact that the text names and the call does not.
        """


@cache
def catalogue(locale: str) -> dict[str, Entry]:
    """All messages of a locale. Works in a folder and in an archive alike."""
    loader: Any = __spec__.loader
    path = PurePath(__file__).parents[2] / "locale" / f"{locale}.json"
    messages: dict[str, Entry] = json.loads(loader.get_data(str(path)))
    return messages


def words(locale: str) -> Translate:
    """Give the function from a key and its facts to the text in one language, by its code ("en")."""
    messages = catalogue(locale)

    def t(key: str, **facts: object) -> str:
        entry = messages[key]
        if isinstance(entry, dict):
            entry = entry["one" if facts.get("count") == 1 else "other"]
        return entry.format(**facts)

    return t
