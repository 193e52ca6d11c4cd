"""The progress of the translation of a language: `python3 build.py language TAG`."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from babel import UnknownLocaleError

from web.languages import cldr, documents, fluent, prose
from web.languages.errors import LanguageError
from web.languages.language import (
    ENGLISH,
    LOCALE,
    RECORD,
    ROOT,
    digest,
    is_outdated,
    language,
    record,
    sources,
    tags,
    text_of,
)

CONTENT = ROOT / "web" / "content"
TERMS = """# Terms in {name}

The words of the game, before anything else is translated: everything follows this page. Where a word comes from is
named if it is known; what is unsure has a question mark.

| English | {name} | source, remarks |
|---|---|---|
| to take, a capture | | |
| to build, a build | | |
| to raise a build | | |
| to lay a card down | | |
| sweep | | |
| the table | | |
| deal, round, game | | |
| Big Casino, Little Casino | | |
| spades, hearts, diamonds, clubs | | |
| ace, jack, queen, king | | |
"""


@dataclass(frozen=True)
class Translation:
    """An English text with its translation."""

    file: str
    """The file of the translation in the folder of the language: "table.ftl", "content/lessons.toml"."""

    english: str
    """The text in English; "" if English does not have it."""

    own: str
    """The text in the language; "" if it does not have it."""


def translations(tag: str) -> dict[str, Translation]:
    """Return every text with its translation, by key. Raise LanguageError for a file that cannot be read."""
    return {**_messages(tag), **_content(tag), **_documents(tag)}


def _messages(tag: str) -> dict[str, Translation]:
    english, own = (sources(each) for each in (ENGLISH, tag))
    locale_keys = cldr.entries(tag).keys()
    names = [name for name in {**english, **own} if not name.startswith("-")]
    keys = [name for name in names if name in own or fluent.key_of(name) not in locale_keys]
    messages = {}
    for name in keys:
        file = (english.get(name) or own[name]).file.rpartition("/")[2]
        texts = (each[name].text if name in each else "" for each in (english, own))
        messages[fluent.key_of(name)] = Translation(file, *texts)
    return messages


def content_texts(tag: str, file: str) -> dict[str, prose.Text]:
    """Return the prose of a content file in a language, by path; {} if the language does not have the file."""
    path = CONTENT / f"{file}.toml" if tag == ENGLISH else LOCALE / tag / "content" / f"{file}.toml"
    if not path.is_file():
        return {}
    return prose.texts(file, prose.parsed(path.relative_to(ROOT).as_posix(), text_of(path)))


def _content(tag: str) -> dict[str, Translation]:
    content = {}
    for file in prose.PROSE:
        english, own = content_texts(ENGLISH, file), content_texts(tag, file)
        for path in {**english, **own}:
            texts = (_text(each.get(path, "")) for each in (english, own))
            content[f"{file}: {path}"] = Translation(f"content/{file}.toml", *texts)
    return content


def _text(value: prose.Text) -> str:
    return value if isinstance(value, str) else "\n".join(value)


def _documents(tag: str) -> dict[str, Translation]:
    pages = {}
    for name in documents.DOCUMENTS:
        path = LOCALE / tag / "pages" / name
        own = text_of(path) if path.is_file() else ""
        pages[f"pages: {name}"] = Translation(f"pages/{name}", text_of(documents.PAGES / name), own)
    return pages


@dataclass(frozen=True)
class Status:
    """The progress of a translation; each field lists keys of texts, in the order of the English texts."""

    missing: tuple[str, ...]
    """Texts that the language lacks: they are shown in English."""

    outdated: tuple[str, ...]
    """Texts whose English has changed since they were translated."""

    unused: tuple[str, ...]
    """Texts that English does not have."""

    def __str__(self) -> str:
        """Return the numbers: "3 missing, 1 outdated, 0 unused"."""
        return f"{len(self.missing)} missing, {len(self.outdated)} outdated, {len(self.unused)} unused"


def status(tag: str) -> Status:
    """Return the progress of the translation of a language."""
    every, seen = translations(tag), record(tag)
    old = (
        key
        for key, each in every.items()
        if each.english and each.own and is_outdated(seen.get(key), each.english, each.own)
    )
    return Status(
        tuple(key for key, each in every.items() if each.english and not each.own),
        tuple(old),
        tuple(key for key, each in every.items() if not each.english),
    )


def note(tag: str, checked: tuple[str, ...] = ()) -> None:
    """Record digests of each translation and its English text.

    An outdated translation keeps the digests recorded before, unless its key is in ``checked``, because it still fits.
    """
    seen, digests = record(tag), {}
    for key, each in translations(tag).items():
        if each.english and each.own:
            known = seen.get(key)
            still_fits = not {key, _listed(key)}.isdisjoint(checked)
            fresh = known is None or still_fits or not is_outdated(known, each.english, each.own)
            digests[key] = f"{digest(each.english)} {digest(each.own)}" if fresh or known is None else " ".join(known)
    (LOCALE / tag / RECORD).write_text(json.dumps(digests, ensure_ascii=False, indent=0) + "\n", "utf-8")


def create(tag: str) -> None:
    """Make the folder of a new language. Raise LanguageError if its tag is unknown, or not in its usual spelling."""
    try:
        name = cldr.own_name(tag)
    except (UnknownLocaleError, ValueError) as error:
        raise LanguageError(f"No language has the tag {tag}; tags are as in the attribute lang: sv, pt-BR.") from error
    if tag != (canonical := cldr.canonical_tag(tag)):
        raise LanguageError(f"The tag of {name} is {canonical}, not {tag}.")
    folder = LOCALE / tag
    for part in ("content", "pages"):
        (folder / part).mkdir(parents=True, exist_ok=True)
    for file, text in (("terms.md", TERMS.format(name=name)), ("cards.ftl", f"# {name}\n")):
        if not (folder / file).exists():  # terms come first, so they may already be there
            (folder / file).write_text(text, "utf-8")


def report(tag: str, checked: tuple[str, ...] = ()) -> Iterator[str]:
    """Yield lines on the progress of a language; create it if it is new, and record its translations."""
    if tag == ENGLISH:
        raise LanguageError("English is the language that all others are translated from.")
    if tag not in tags():
        create(tag)
        yield f"web/locale/{tag} is new. docs/translating.md says how to go on."
    language(tag)
    note(tag, checked)
    every, progress = translations(tag), status(tag)
    for kind, keys in (("missing", progress.missing), ("outdated", progress.outdated), ("unused", progress.unused)):
        for file, some in _by_file(keys, every).items():
            yield f"\n{kind} in web/locale/{tag}/{file}"
            yield from (f"  {_line(key, every[key])}" for key in some)
    yield f"\n{cldr.own_name(tag)}: {progress} of {sum(bool(each.english) for each in every.values())} texts"


def _by_file(keys: tuple[str, ...], every: Mapping[str, Translation]) -> dict[str, list[str]]:
    files: dict[str, list[str]] = {}
    for key in keys:
        files.setdefault(every[key].file, []).append(key)
    return files


def _line(key: str, each: Translation) -> str:
    if each.file.endswith(".ftl"):
        return (each.english or each.own).replace("\n", "\n  ")
    return key if each.file.endswith(".html") else f"{_listed(key)} = {(each.english or each.own)!r}"


def _listed(key: str) -> str:
    """Return a key as lists show it: a Fluent id, or a path in a content file."""
    return key.partition(": ")[2] or key.replace(".", "--")
