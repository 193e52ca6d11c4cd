"""The terms of web/content/glossary.toml, in order, with every link between them checked."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Container, Iterator
from dataclasses import dataclass, replace
from itertools import groupby
from pathlib import Path

from web.generator.content import CONTENT, ContentError, Data, at, load, read_diagram
from web.generator.reads import remembered
from web.generator.speaking import ENGLISH, language
from web.table.cards import IN_TEXT
from web.table.diagram import Diagram

TEXTS = ("name", "sense", "books", "was", "lang", "region", "text", "subject", "figure")
LISTS = ("also", "games", "see")
NEEDED = ("name", "text", "subject", "games")
BASIC = {"all", "builds"}
"""The short names in the ``games`` of terms that everyone needs."""

SHARED = {"all", "builds", "courts", "option", "teams", "lore"}
"""The short names in the ``games`` of terms that belong to no single game."""

ID = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


@dataclass(frozen=True)
class Term:
    """A term."""

    id: str
    """The name of its place on the page."""

    name: str
    """Its name."""

    text: str
    """The meaning, with cards in braces: {TD}."""

    subject: str
    """The short name of its subject."""

    games: tuple[str, ...]
    """The names of the games that have it."""

    ids: tuple[str, ...]
    """The short names of these games."""

    sense: str = ""
    """A word that distinguishes it from another term of the same name."""

    books: str = ""
    """Its name in books, if the table uses another word."""

    was: str = ""
    """Its former id on the page, "" if it never changed."""

    lang: str = ""
    """The language of the name, "" for English."""

    region: str = ""
    """The place, language or source of the name, such as "Finnish"."""

    also: tuple[str, ...] = ()
    """Its other names."""

    see: tuple[str, ...] = ()
    """The ids of other terms to read."""

    figure: Diagram | None = None
    """A picture of it on the table."""

    basic: bool = False
    """Whether it is used in every game, or in every game with builds."""


@dataclass(frozen=True)
class Entry:
    """A name in the list of terms."""

    name: str
    """The listed name."""

    term: Term
    """The term with this name."""

    elsewhere: bool = False
    """Whether this is another name of the term, which is also listed under its main one."""


@dataclass(frozen=True)
class Subject:
    """A subject of the glossary, with its terms."""

    id: str
    """The name of its place on the page, after "about-"."""

    title: str
    """Its name."""

    basic: tuple[Term, ...]
    """The terms that everyone needs, in order."""

    others: tuple[Term, ...]
    """The words of single games, regions and old books, in order."""


@dataclass(frozen=True)
class Glossary:
    """The terms of the game."""

    terms: dict[str, Term]
    """All terms by id."""

    subjects: tuple[Subject, ...]
    """All terms by subject, in the order of the page."""

    letters: tuple[tuple[str, tuple[Entry, ...]], ...]
    """All names in order, under their first letters."""

    def of(self, games: Container[str]) -> Glossary:
        """Return the glossary of some games, by their ids, with the terms that all games share."""

        def fits(term: Term) -> bool:
            return any(name in SHARED or name in games for name in term.ids)

        terms = {id_: term for id_, term in self.terms.items() if fits(term)}
        terms = {id_: replace(one, see=tuple(name for name in one.see if name in terms)) for id_, one in terms.items()}
        kept = [
            replace(
                one,
                basic=tuple(terms[term.id] for term in one.basic if term.id in terms),
                others=tuple(terms[term.id] for term in one.others if term.id in terms),
            )
            for one in self.subjects
        ]
        letters = ((letter, tuple(one for one in some if one.term.id in terms)) for letter, some in self.letters)
        subjects = tuple(one for one in kept if one.basic or one.others)
        return Glossary(terms, subjects, tuple((letter, some) for letter, some in letters if some))

    @property
    def entries(self) -> tuple[Entry, ...]:
        """All names, in the order of their letters."""
        return tuple(entry for _, entries in self.letters for entry in entries)

    def named(self, name: str) -> Term | None:
        """Return the term with this name, or None."""
        return next((term for term in self.terms.values() if term.name == name), None)


@remembered
def glossary(folder: Path = CONTENT) -> Glossary:
    """Return the glossary. Raise ContentError, with the term, for a wrong field or a dead link."""
    file = load("glossary", folder)
    figures = {
        name: read_diagram(data, file["opponent"], at("glossary", folder, f"figure {name}", f"[figures.{name}]"))
        for name, data in file["figures"].items()
    }
    terms = {id_: _term(id_, data, file, figures, _place(id_, folder)) for id_, data in file["terms"].items()}
    _check_links(terms, folder)
    _check_names(terms, folder)
    if unused := set(figures) - {data.get("figure") for data in file["terms"].values()}:
        raise ContentError(f"glossary.toml: no term shows the figure {', '.join(sorted(unused))}")
    entries = sorted(_entries(terms), key=lambda entry: (_order(entry.name), entry.term.sense))
    ordered = [entry.term for entry in entries if not entry.elsewhere]
    subjects = tuple(_subject(id_, title, ordered) for id_, title in file["subjects"].items())
    # This groups only neighbours, because the entries are already in order.
    letters = groupby(entries, key=lambda entry: _order(entry.name)[0].upper())
    return Glossary(terms, subjects, tuple((letter, tuple(group)) for letter, group in letters))


def _subject(id_: str, title: str, ordered: list[Term]) -> Subject:
    """Return a subject with its terms. Raise ContentError if it has none."""
    about = [term for term in ordered if term.subject == id_]
    if not about:
        raise ContentError(f"glossary.toml: no term is about {id_}")
    basic = tuple(term for term in about if term.basic)
    return Subject(id_, title, basic, tuple(term for term in about if not term.basic))


def _place(id_: str, folder: Path) -> str:
    return at("glossary", folder, id_, f"[terms.{id_}]")


def _term(id_: str, data: Data, file: Data, figures: dict[str, Diagram], where: str) -> Term:
    games = file["games"]
    _check_fields(id_, data, where)
    for kind, known, used in (
        ("subject", set(file["subjects"]), [data["subject"]]),
        ("game", set(games), data["games"]),
        ("figure", set(figures), [data["figure"]] if "figure" in data else []),
    ):
        if missing := [name for name in used if name not in known]:
            raise ContentError(f"{where}: unknown {kind} {', '.join(missing)}")
    return Term(
        id=id_,
        **{name: data[name] for name in TEXTS if name in data and name != "figure"},
        also=tuple(data.get("also", ())),
        games=tuple(games[game] for game in data["games"]),
        ids=tuple(data["games"]),
        see=tuple(data.get("see", ())),
        figure=figures.get(data.get("figure", "")),
        basic=set(data["games"]) <= BASIC,
    )


def _check_fields(id_: str, data: Data, where: str) -> None:
    """Raise ContentError if a term lacks a field, has an unknown one, or a value of the wrong kind."""
    # The page uses such ids for its letters and subjects.
    if not ID.fullmatch(id_) or id_.startswith(("letter-", "about-")):
        raise ContentError(f"{where}: this is no id; use small letters, digits and single hyphens")
    if wrong := {name for name in NEEDED if not data.get(name)} | (set(data) - {*TEXTS, *LISTS}):
        raise ContentError(f"{where}: missing or unknown: {', '.join(sorted(wrong))}")
    for name, value in data.items():
        texts = value if name in LISTS else [value]
        if not isinstance(texts, list) or not all(isinstance(text, str) and text for text in texts):
            raise ContentError(f"{where}: {name} must be {'a list of texts' if name in LISTS else 'a text'}")
        if len(set(texts)) < len(texts):
            raise ContentError(f"{where}: {name} says something twice")
    if "{" in (rest := IN_TEXT.sub("", data["text"])) or "}" in rest:
        raise ContentError(f"{where}: braces are for cards, as in {{TD}}")


def _check_links(terms: dict[str, Term], folder: Path) -> None:
    for term in terms.values():
        if missing := [other for other in term.see if other not in terms]:
            raise ContentError(f"{_place(term.id, folder)}: unknown see-also {', '.join(missing)}")
        # Otherwise old links would silently lead to another term.
        if term.was in terms:
            raise ContentError(f"{_place(term.id, folder)}: {term.was} is the place of another term")
        if term.id in term.see:
            raise ContentError(f"{_place(term.id, folder)}: it sees itself")


def _check_names(terms: dict[str, Term], folder: Path) -> None:
    """Raise ContentError if two English terms have the same name and sense; in other languages they may share one."""
    if language() != ENGLISH:
        return
    seen: dict[tuple[str, str], str] = {}
    for term in terms.values():
        if other := seen.get((term.name, term.sense)):
            raise ContentError(f"{_place(term.id, folder)}: it has the name and sense of {other}")
        seen[term.name, term.sense] = term.id


def _entries(terms: dict[str, Term]) -> Iterator[Entry]:
    """Yield every term, and every other name that is not itself a term."""
    names = {term.name for term in terms.values()}
    for term in terms.values():
        yield Entry(term.name, term)
        others = (term.books, *term.also) if term.books else term.also
        yield from (Entry(name, term, elsewhere=True) for name in others if name not in names)


def _order(name: str) -> str:
    """Return the sort key of a name: its letters without accents, in lower case."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode()
    return plain.casefold()
