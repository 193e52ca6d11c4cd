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
"""Among the ``games`` of a term in the file: the ids that mark terms that everyone needs."""

SHARED = {"all", "builds", "courts", "option", "teams", "lore"}
"""Among the ``games`` of a term in the file: the ids that do not name a single game."""

ID = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


@dataclass(frozen=True)
class Term:
    """A term of the glossary."""

    id: str
    """The id of its place on the page."""

    name: str
    """The name of the term: a word or a phrase."""

    text: str
    """The meaning, with cards in braces: {TD}."""

    subject: str
    """The id of its subject."""

    games: tuple[str, ...]
    """The names of the games, or kinds of games, that use the term."""

    ids: tuple[str, ...]
    """The ids of these games or kinds of games."""

    sense: str = ""
    """A word that distinguishes it from another term of the same name."""

    books: str = ""
    """The name of the term in books, if the site's table uses another word; otherwise ""."""

    was: str = ""
    """The former id of the term on the page, "" if the id never changed."""

    lang: str = ""
    """The language of the name, "" for English."""

    region: str = ""
    """The place, language or source of the name, such as "Finnish"."""

    also: tuple[str, ...] = ()
    """The other names of the term."""

    see: tuple[str, ...] = ()
    """The ids of other terms to read."""

    figure: Diagram | None = None
    """A picture of what the term means, on the table."""

    basic: bool = False
    """Whether the term is used in every game, or in every game with builds."""


@dataclass(frozen=True)
class Entry:
    """A name in the list of terms."""

    name: str
    """The listed name."""

    term: Term
    """The term with this name."""

    elsewhere: bool = False
    """Whether this is another name of the term, in addition to the main name, which is listed, too."""


@dataclass(frozen=True)
class Subject:
    """A subject of the glossary, with its terms."""

    id: str
    """The id of its place on the page, without "about-" at the beginning."""

    title: str
    """The name of the subject, as its heading."""

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
        """Return the glossary without terms that belong only to other games than those with the given ids."""

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
        raise ContentError(f"web/content/glossary.toml: no term shows the figure {', '.join(sorted(unused))}")
    entries = sorted(_entries(terms), key=lambda entry: (_order(entry.name), entry.term.sense))
    ordered = [entry.term for entry in entries if not entry.elsewhere]
    subjects = tuple(_subject(id_, title, ordered) for id_, title in file["subjects"].items())
    # groupby joins only neighbours, which is enough because the entries are in order.
    letters = groupby(entries, key=lambda entry: _order(entry.name)[0].upper())
    return Glossary(terms, subjects, tuple((letter, tuple(group)) for letter, group in letters))


def _subject(id_: str, title: str, ordered: list[Term]) -> Subject:
    """Return a subject with its terms. Raise ContentError if it has none."""
    about = [term for term in ordered if term.subject == id_]
    if not about:
        raise ContentError(f"web/content/glossary.toml: no term is about {id_}")
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
    # The page uses ids that begin with these words for its letters and subjects.
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
    """Yield an entry for every term, and one for each of its other names that is not itself the name of a term."""
    names = {term.name for term in terms.values()}
    for term in terms.values():
        yield Entry(term.name, term)
        others = (term.books, *term.also) if term.books else term.also
        yield from (Entry(name, term, elsewhere=True) for name in others if name not in names)


def _order(name: str) -> str:
    """Return the sort key of a name: its letters without accents, in lower case."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode()
    return plain.casefold()
