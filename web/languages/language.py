"""A language: its messages, with the English text for each message that it lacks.

Everything about a language is in ``web/locale/TAG``. Its messages are in the .ftl files there; messages that need no
translator come from ``cldr``. For every translated text, ``english.json`` has two digests: one of the English text that
was translated, and one of the translation. If the English text no longer matches its digest, but the translation does,
the translation is outdated.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from functools import cache, lru_cache
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path
from typing import TypeAlias

from web.languages import cldr, fluent
from web.languages.disk_cache import load, save
from web.languages.errors import LanguageError
from web.languages.pseudo import CHANGES, PSEUDO, changed
from web.shared.schema import Entry

ROOT = Path(__file__).resolve().parents[2]
LOCALE = ROOT / "web" / "locale"
ENGLISH = "en"
RECORD = "english.json"
CACHE = ROOT / ".cache" / "languages"
MAX_KEPT = 30
"""The maximum number of languages in the cache; the least recently used are deleted first."""

Files: TypeAlias = tuple[tuple[str, str], ...]
"""Files of a language, as pairs of the path and the text."""


@dataclass(frozen=True)
class Language:
    """A language with its messages."""

    tag: str
    """Its tag, as in the attribute ``lang``: "sv", "pt-BR"."""

    entries: Mapping[str, Entry]
    """Every message by key, in this language or in English."""

    english: frozenset[str]
    """The keys of messages that are in English, because the language lacks them."""


def tags() -> list[str]:
    """Return the tags of all languages, English first."""
    names = sorted(path.name for path in LOCALE.iterdir() if path.is_dir() and any(path.glob("*.ftl")))
    return sorted(names, key=lambda tag: tag != ENGLISH)


def finished() -> list[str]:
    """Return the tags of the languages that have every .ftl file that English has, English first."""
    english = {path.name for path in (LOCALE / ENGLISH).glob("*.ftl")}
    return [tag for tag in tags() if english <= {path.name for path in (LOCALE / tag).glob("*.ftl")}]


def message_files(tag: str) -> dict[str, str]:
    """Return the texts of the files with messages, by their paths from the root of the project.

    Raise LanguageError for a file that cannot be read.
    """
    paths = sorted((LOCALE / tag).glob("*.ftl"))
    return {path.relative_to(ROOT).as_posix(): text_of(path) for path in paths}


def text_of(path: Path) -> str:
    """Return the text of a file of a language. Raise LanguageError, with its path, if it is not UTF-8."""
    try:
        return path.read_text("utf-8-sig")  # some editors begin a file with a byte order mark
    except UnicodeDecodeError as error:
        raise LanguageError(f"{path.relative_to(ROOT).as_posix()}: is not UTF-8") from error


def missing_text(key: str, owner: str) -> str:
    """Return a sentence that asks for an English text, with the file to which its subject belongs and its Fluent id."""
    subject, _, _ = key.partition(".")
    files = message_files(ENGLISH)
    file = next((path for path, text in files.items() if f"\n{subject}{fluent.DOT}" in text), "web/locale/en")
    return f"{file}: add {key.replace('.', fluent.DOT)} for {owner}"


def sources(tag: str) -> dict[str, fluent.Source]:
    """Return the messages of a language by id, as they are in its files. Raise LanguageError if any is faulty."""
    return _sources(tuple(message_files(tag).items()))


def entries(tag: str) -> dict[str, Entry]:
    """Return every message of a language by key. Raise LanguageError, with file and line, if any is wrong."""
    return dict(language(tag).entries)


def language(tag: str) -> Language:
    """Return a language. Raise LanguageError if it does not exist, or if its files have faults."""
    if tag in PSEUDO:
        return pseudo(tag)
    if tag not in tags():
        raise LanguageError(f"There is no language {tag} in web/locale; there are {', '.join(tags())}.")
    files = message_files(tag)
    return _language(tag, tuple(files.items()), tuple(message_files(ENGLISH).items()))


def pseudo(tag: str) -> Language:
    """Return one of the languages for tests, made from English."""
    change = CHANGES[tag]
    texts = {
        key: entry if key.startswith("locale.") else changed(entry, change) for key, entry in entries(ENGLISH).items()
    }
    return Language(tag, texts, frozenset())


# Cached by the texts of the files, not by the tag, because files change while someone works on them.
@lru_cache(maxsize=32)
def _language(tag: str, files: Files, english: Files) -> Language:
    first, own = _messages(english, english), cldr.entries(tag)
    if tag == ENGLISH:
        return Language(tag, {**own, **_entries(first)}, frozenset())
    messages = _messages(files, english)
    wrong = {key for key, each in messages.items() if key in first and not fits(each, first[key])}
    changed = _changed(tag, {key: messages[key] for key in wrong}, first)
    if faults := [_fact_fault(key, messages[key], first[key]) for key in sorted(wrong - changed)]:
        raise LanguageError("\n".join(faults))
    good = {key: each for key, each in messages.items() if key in first and key not in wrong}
    return Language(tag, {**_entries(first), **own, **_entries(good)}, frozenset(first.keys() - good.keys()))


def _messages(files: Files, english: Files) -> dict[str, fluent.Compiled]:
    """Return the messages of a language by key.

    They depend on the files of the language, and on the English files with messages that it lacks, because references
    may lead to these messages.
    """
    own = _ids(files)
    return _compiled(files, tuple(file for file in english if not _ids([file]) <= own))


@lru_cache(maxsize=32)
def _compiled(files: Files, lent: Files) -> dict[str, fluent.Compiled]:
    """Return the messages of a language, if possible from the disk, because compiling them takes half a second."""
    path = CACHE / f"{sha256(repr((files, lent, _versions())).encode()).hexdigest()[:16]}.marshal"
    rows = load(path)
    if rows is None:
        made = fluent.compiled(_sources(files), _sources(lent))
        rows = {key: tuple(each) for key, each in made.items()}
        with suppress(OSError):  # a full or read-only disk
            save(path, rows, MAX_KEPT)
    return {key: fluent.Compiled._make(each) for key, each in rows.items()}


def _ids(files: Iterable[tuple[str, str]]) -> set[str]:
    return {name for _, text in files for name in fluent.IDS.findall(text)}


@cache
def _versions() -> tuple[object, ...]:
    """Return what compiled messages depend on besides their own files: versions, and the sources of the compiler."""
    sources = tuple(path.read_bytes() for path in sorted(Path(__file__).parent.glob("*.py")))
    return (sys.version, version("fluent.syntax"), sources)


@lru_cache(maxsize=32)
def _sources(files: Files) -> dict[str, fluent.Source]:
    return fluent.read_sources(dict(files))


def _entries(messages: Mapping[str, fluent.Compiled]) -> dict[str, Entry]:
    return {key: each.entry for key, each in messages.items()}


# ---------- facts ----------


def fits(translation: fluent.Compiled, english: fluent.Compiled) -> bool:
    """Return whether a translation has every fact of the English text, and otherwise only facts that it offers."""
    return english.facts <= translation.facts <= english.facts | english.offered


def _fact_fault(key: str, translation: fluent.Compiled, english: fluent.Compiled) -> str:
    missing = sorted(english.facts - translation.facts)
    extra = sorted(translation.facts - english.facts - english.offered)
    parts = [f"lacks ${', $'.join(missing)}"] * bool(missing) + [f"has ${', $'.join(extra)}, unknown here"] * bool(
        extra
    )
    return f"{translation.place}: {key}: {' and '.join(parts)}"


# ---------- the record of translations ----------


def digest(text: str) -> str:
    """Return a short digest of a text."""
    return sha256(text.encode()).hexdigest()[:8]


def record(tag: str) -> dict[str, tuple[str, str]]:
    """Return the recorded digests of the English and of the translation, by key.

    Raise LanguageError, with file and line, if the record is damaged.
    """
    path = LOCALE / tag / RECORD
    if not path.is_file():
        return {}
    try:
        digests = json.loads(text_of(path))
    except json.JSONDecodeError as error:
        place = f"{path.relative_to(ROOT).as_posix()}:{error.lineno}"
        raise LanguageError(f"{place}: is not JSON: {error.msg}") from error
    return {key: (english, own) for key, (english, own) in ((key, each.split()) for key, each in digests.items())}


def is_outdated(seen: tuple[str, str] | None, english: str, translation: str) -> bool:
    """Return whether the English text has changed since the digests ``seen``, and the translation has not."""
    return seen is not None and seen[0] != digest(english) and seen[1] == digest(translation)


def _changed(tag: str, own: Mapping[str, fluent.Compiled], english: Mapping[str, fluent.Compiled]) -> set[str]:
    """Return the keys of outdated messages."""
    seen = record(tag)
    return {key for key, each in own.items() if is_outdated(seen.get(key), english[key].text, each.text)}
