"""The facts of a page, parsed once for its policy, its head, and the checks of the site."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from lxml import etree

from web.table.sprite import sprite

DATA = "application/ld+json"
"""The type of a script element with data for search engines."""

VALUES = "application/json"
"""The type of a script element with values for scripts of the page."""

PART = "text/html"
"""The type of a script element that holds a hidden part of its page."""

LINKING = {"href", "src", "data-href"}
"""Attributes whose value is an address."""

READ = {"script", "meta", "img", "source", "h2", "p", "figure", "title"}
"""Elements that need more than the collection of their attributes: see ``_Reader._read``."""

NAMING = {"canonical", "alternate"}
"""Values of rel with which a link element loads nothing."""

DRAWING = "data-draws"
"""The attribute that marks an element in which a script draws tables."""

SPRITE = "sprite"
"""The class of the element in which a script puts the deck."""

WATER = {"table", "dealt"}
"""Classes of elements with waves in the background."""


class Section(NamedTuple):
    """A heading of the second level, and the paragraphs below it."""

    id: str
    """The id of the heading."""

    name: str
    """The words of the heading."""

    text: str
    """The text of the paragraphs below the heading."""


class Facts(NamedTuple):
    """Facts about a page for the build."""

    addresses: list[tuple[str, str]]
    """Pairs of an element's tag and an address, each once."""

    names: list[str]
    """The ids that links can point at."""

    scripts: list[str]
    """The texts of the inline scripts."""

    handlers: list[str]
    """The names of attributes that are scripts, such as onclick."""

    data: list[str]
    """The blocks of data for search engines."""

    values: list[str]
    """The blocks of values for scripts of the page."""

    policy: str
    """The Content-Security-Policy of the page."""

    title: str
    """The title of the page."""

    description: str
    """The description for search engines."""

    sections: list[Section]
    """The sections of the page, one for each h2."""

    python: bool
    """Whether Python runs on the page."""

    table: bool
    """Whether the page shows a table; if ``python`` is true as well, people play at this table."""

    framed: bool
    """Whether the page is made for frames on other sites; such a frame may have no origin."""

    frames: bool
    """Whether the page itself has a frame."""

    styled: bool
    """Whether elements have a style attribute."""

    water: bool
    """Whether the page has a table with waves, which are a data: picture in the stylesheet."""

    def with_more(self, more: Facts) -> Facts:
        """Return the facts of this page after some markup was added to its head."""
        return self._replace(addresses=self.addresses + more.addresses, data=self.data + more.data)

    def plain(self) -> tuple[object, ...]:
        """Return the facts as plain tuples, for ``marshal``; ``facts_from_plain`` is the inverse."""
        return tuple(self._replace(sections=[tuple(section) for section in self.sections]))  # type: ignore[misc]


def facts_from_plain(values: tuple[object, ...]) -> Facts:
    """Return the facts of a page from plain tuples."""
    facts = Facts(*values)  # type: ignore[arg-type]
    return facts._replace(sections=[Section(*section) for section in facts.sections])


def facts_of(html: str) -> Facts:
    """Return the facts of a page, or of some markup."""
    reader = _Reader()
    if html.strip():  # the parser refuses an empty document
        etree.fromstring(html, etree.HTMLParser(target=reader, huge_tree=True))
    return reader.facts()


class _Reader:
    """Collects facts while lxml parses a page and calls ``start``, ``data`` and ``end``."""

    def __init__(self) -> None:
        self._addresses: dict[tuple[str, str], None] = {}
        self._values: dict[str, list[str]] = defaultdict(list)  # of all attributes, by their names
        self._inline: dict[str, list[str]] = {}  # inline scripts by their type
        self._policy = self._title = self._description = ""
        self._sections: list[tuple[str, list[str], list[str]]] = []  # id, pieces of the heading and of the text
        self._tags: set[str] = set()
        self._script: str | None = None  # the type of the inline script around the parser
        self._element = ""  # h2, p, figure or title around the parser
        self._pieces: list[str] = []  # of the text that is being read; an entity begins another
        self.data = self._pieces.append
        """Reads a piece of text."""

    def facts(self) -> Facts:
        """Return the facts collected from the page."""
        parts = [facts_of(part) for part in self._inline.pop(PART, ())]
        data, values = self._inline.pop(DATA, []), self._inline.pop(VALUES, [])
        classes = set(self._values["class"])
        names = [*filter(None, self._values["id"]), *(_symbols() if SPRITE in classes else ())]  # a script adds these
        handlers = [name for name, texts in self._values.items() if name.startswith("on") for _ in texts]
        policies = filter(None, reversed(self._values["data-policy"]))
        return Facts(
            addresses=[*self._addresses | dict.fromkeys(address for part in parts for address in part.addresses)],
            names=names + [name for part in parts for name in part.names],
            scripts=[script for scripts in self._inline.values() for script in scripts],
            handlers=handlers + [handler for part in parts for handler in part.handlers],
            data=data,
            values=values,
            policy=next(policies, self._policy),
            title=" ".join(self._title.split()),
            description=self._description,
            sections=[Section(id_, "".join(name), _sentence(text)) for id_, name, text in self._sections],
            python=bool(self._values["data-python"]),
            table="play" in names,
            framed=bool(self._values["data-policy"]),
            frames="iframe" in self._tags,
            # The deck that a script puts there has style attributes.
            styled=bool(self._values["style"]) or SPRITE in classes or any(part.styled for part in parts),
            water=bool(self._values[DRAWING]) or not WATER.isdisjoint(" ".join(classes).split()),
        )

    def start(self, tag: str, attributes: Mapping[str, str]) -> None:
        """Read the start of an element."""
        # A site has hundreds of thousands of elements, so for most of them only this much is done.
        if self._pieces:
            self._read_text()
        self._script = None
        self._tags.add(tag)
        for name, value in attributes.items():
            self._values[name].append(value)
            if name in LINKING:
                self._addresses[f"{tag} that names" if attributes.get("rel") in NAMING else tag, value] = None
        if tag in READ:
            self._read(tag, attributes)

    def _read(self, tag: str, attributes: Mapping[str, str]) -> None:
        if tag == "script":
            self._script = str(attributes.get("type")) if "src" not in attributes else None
        elif tag == "meta":
            self._read_meta(attributes)
        elif sources := attributes.get("srcset"):
            self._addresses |= {(tag, source.split()[0]): None for source in sources.split(",") if source.strip()}
        if tag == "h2":
            self._sections.append((str(attributes.get("id")), [], []))
        # Only the first title belongs to the page; drawings have titles, too.
        if tag in {"h2", "p", "figure"} or (tag == "title" and not self._title):
            self._element = tag

    def _read_meta(self, values: Mapping[str, str]) -> None:
        if values.get("http-equiv") == "Content-Security-Policy":
            self._policy = values.get("content", "")
        if values.get("name") == "description":
            self._description = values.get("content", "")

    def end(self, tag: str) -> None:
        """Read the end of an element."""
        if self._pieces:
            self._read_text()
        self._script = None
        if tag == self._element:
            self._element = ""

    def close(self) -> None:
        """Do nothing at the end; the parser calls this."""

    def _read_text(self) -> None:
        text = "".join(self._pieces)
        self._pieces.clear()
        if self._script is not None:
            self._inline.setdefault(self._script, []).append(text)
        elif self._element == "title":
            self._title += text
        elif self._sections and self._element in {"h2", "p"}:
            _, name, texts = self._sections[-1]
            (name if self._element == "h2" else texts).append(text)


def _sentence(pieces: list[str]) -> str:
    # A blank separates pieces, except before a full stop or a comma.
    return " ".join(" ".join(pieces).split()).replace(" .", ".").replace(" ,", ",")


@cache
def _symbols() -> tuple[str, ...]:
    """Return the ids of the symbols in the deck."""
    return tuple(re.findall(r'<symbol id="([\w-]+)"', sprite()))
