"""The prose of web/content in other languages: the fields that are prose, and their replacement by translations.

``web/locale/TAG/content/NAME.toml`` has the tables of ``web/content/NAME.toml``, with only their prose. A list of
tables becomes a table of tables, named by their "id", "action", "names" or "text"; a list of pairs becomes a table.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from typing import Any, TypeAlias

from web.languages.errors import LanguageError

PROSE: dict[str, frozenset[str]] = {
    "diagrams": frozenset({"title", "caption", "says"}),
    "example": frozenset({"title", "caption", "says"}),
    "embeds": frozenset({"about"}),
    "games": frozenset({"about", "history", "sources.*"}),
    "glossary": frozenset(
        {"subjects.*", "games.*", "name", "sense", "text", "books", "also", "region", "title", "caption", "lang"}
    ),
    "ideas": frozenset({"about", "text", "task", "right"}),
    "lessons": frozenset({"title", "about", "last", "task", "right"}),
    "notation": frozenset({"cards.*", "actions.*", "rules.*", "positions.*", "games.*", "says"}),
    "opponents": frozenset({"date"}),
    "rules": frozenset({"title", "caption", "says"}),
}
"""The fields of each file that are prose, at any depth; "sources.*" stands for every text in a table."""

UNTRANSLATED = frozenset({"lang"})
"""Fields that a translation may set, but need not."""

NAMES = ("id", "action", "names", "text")
"""The fields that can name a table in a list; the first of them that a table has is its name."""

Text: TypeAlias = "str | list[str]"
"""One text, or a list of texts, such as paragraphs or other names of a term."""


def texts(file: str, data: Mapping[str, Any]) -> dict[str, Text]:
    """Return the prose of a content file by path: "courses.first.steps.pair.task"."""
    return {
        ".".join(path): text
        for path, text in _walk(data, PROSE.get(file, frozenset()), ())
        if path[-1] not in UNTRANSLATED
    }


def _walk(
    data: Mapping[str, Any], fields: frozenset[str], path: tuple[str, ...]
) -> Iterator[tuple[tuple[str, ...], Text]]:
    for name, value in data.items():
        here = (*path, name)
        if _is_text(value):
            if name in fields or (path and f"{path[0]}.*" in fields and len(path) == 1):
                yield here, value
        elif isinstance(value, list | Mapping):
            yield from _walk(named(value), fields, here)


def _is_text(value: object) -> bool:
    return isinstance(value, str) or (
        isinstance(value, list) and bool(value) and all(isinstance(each, str) for each in value)
    )


def named(value: list[Any] | Mapping[str, Any]) -> Mapping[str, Any]:
    """Return a list of tables or pairs as a table; a repeated name gets a number."""
    if isinstance(value, Mapping):
        return value
    table: dict[str, Any] = {}
    for each in value:
        if isinstance(each, Mapping):
            name, content = next((_name(each[field]) for field in NAMES if field in each), ""), each
        elif isinstance(each, list) and len(each) == 2:
            name, content = each
        else:
            continue
        count = sum(known == name or known.startswith(f"{name} #") for known in table)
        table[f"{name} #{count + 1}" if count else name] = content
    return table


def _name(value: object) -> str:
    return str(value[0]) if isinstance(value, list) else str(value)


def translated(file: str, data: Any, own: Mapping[str, Any]) -> Any:
    """Return a content file with its prose replaced by that of ``own``; prose that ``own`` lacks stays.

    Raise LanguageError, with the path, if ``own`` has anything but a table where a table belongs.
    """
    return _merged(data, own, PROSE.get(file, frozenset()), ())


def _merged(data: Any, own: Any, fields: frozenset[str], path: tuple[str, ...]) -> Any:
    if not own:
        return data
    if isinstance(data, list):
        names, table = list(named(data)), _table(own, path)
        return [_merged(each, table.get(name), fields, (*path, name)) for each, name in zip(data, names, strict=True)]
    if isinstance(data, Mapping):
        table = _table(own, path)
        whole = {name: _value(each, table.get(name), fields, (*path, name)) for name, each in data.items()}
        return whole | {name: table[name] for name in UNTRANSLATED & table.keys() & fields}
    return data


def _table(own: Any, path: tuple[str, ...]) -> Mapping[str, Any]:
    if not isinstance(own, Mapping):
        raise LanguageError(f"{'.'.join(path)}: must be a table")
    return own


def _value(data: Any, own: Any, fields: frozenset[str], path: tuple[str, ...]) -> Any:
    if own is None:
        return data
    if not _is_text(data):
        return _pairs(data, _table(own, path)) if _of_pairs(data) else _merged(data, own, fields, path)
    prose = path[-1] in fields or (len(path) == 2 and f"{path[0]}.*" in fields)
    return own if prose and type(own) is type(data) else data


def _of_pairs(data: object) -> bool:
    return isinstance(data, list) and bool(data) and all(isinstance(each, list) and len(each) == 2 for each in data)


def _pairs(data: list[list[str]], own: Mapping[str, str]) -> list[list[str]]:
    return [[first, own.get(first, second)] for first, second in data]


def changed(file: str, data: Mapping[str, Any], change: Callable[[Text], Text]) -> Any:
    """Return a content file with ``change`` applied to all of its prose."""
    own: dict[str, Any] = {}
    for path, text in _walk(data, PROSE.get(file, frozenset()), ()):
        table = own
        for name in path[:-1]:
            table = table.setdefault(name, {})
        table[path[-1]] = text if path[-1] in UNTRANSLATED else change(text)
    return translated(file, data, own)


@lru_cache(maxsize=128)
def parsed(file: str, text: str) -> dict[str, Any]:
    """Return a translated content file. Raise LanguageError, with its path and the line, if it is not TOML."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise LanguageError(f"{file}: {error}") from error
