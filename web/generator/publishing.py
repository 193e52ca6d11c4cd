"""Data for search engines and feed readers: canonical addresses, descriptions of pages, a sitemap, and feeds.

All of it needs the address of the site, so only an edition with an address has it.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from html import escape
from os import environ
from typing import Any, NamedTuple
from xml.etree import ElementTree as ET

from casino_core.rules.variants import VARIANTS
from web.generator.edition import Edition
from web.generator.facts import Facts
from web.generator.paths import Files
from web.generator.puzzles import offered_puzzles
from web.rulebook.families import introduction
from web.rulebook.offered import offered
from web.shared.dates import FIRST_PUZZLE, SENTENCE, WEEKDAYS, date_facts, date_of, day_number, place_of_day, week_of
from web.worker.match import weekly
from web.worker.words.catalogue import words

WORDS = words("en")

FEEDS = {"feeds/daily.xml": "Daily deals", "feeds/puzzles.xml": "Puzzles of the day"}
"""The feeds by their paths, with the end of their titles, after the name of the site."""

FED = {"daily/index.html": "feeds/daily.xml", "puzzles/index.html": "feeds/puzzles.xml"}
"""The feed that each page links; the home page links both."""

FEED_DAYS = 14
"""The number of days in a feed."""

LAST_TIME_ZONE = timedelta(hours=12)
"""The difference between UTC and the last time zone."""

UNLISTED = ("404.html", "embed/", "learn/mistakes/")
"""Pages that search engines should not list."""

LESSON, HOME = "how-to-play/index.html", "index.html"
STEPS = ("deal", "take", "build", "raise", "duties", "end")
"""The ids of headings in the lesson that are steps of a how-to, in order."""


def address_of(path: str, edition: Edition) -> str:
    """Return the whole address of a file."""
    return edition.address + path.removesuffix("index.html")


def is_listed(path: str) -> bool:
    """Tell whether a page belongs into the sitemap: not the rules of a game that is not on offer."""
    if not path.endswith(".html") or path.startswith(UNLISTED):
        return False
    place, _, rest = path.partition("/")
    game = rest.partition("/")[0]
    return place != "rules" or game not in VARIANTS or game in offered()


# ---------- in pages ----------


def head(path: str, page: Facts, edition: Edition) -> str:
    """Return additional tags for the head of a page; "" without an address, and for 404.html."""
    if not edition.address or path == "404.html":
        return ""
    canonical = f'<link rel="canonical" href="{escape(address_of(path, edition))}">\n'
    robots = "" if is_listed(path) else '<meta name="robots" content="noindex">\n'
    return (
        canonical + robots + "".join(_feed_links(path, edition)) + "".join(map(_data_block, about(path, page, edition)))
    )


def _feed_links(path: str, edition: Edition) -> Iterator[str]:
    named = [*FEEDS] if path == HOME else [FED[path]] if path in FED else []
    for feed in named:
        title = escape(f"{site_name(edition)}: {FEEDS[feed]}")
        root = "../" * path.count("/") or "./"
        yield f'<link rel="alternate" type="application/atom+xml" href="{root}{feed}" title="{title}">\n'


def site_name(edition: Edition) -> str:
    """Return the name of the site."""
    return edition.name or WORDS("site.name")


def _data_block(data: dict[str, Any]) -> str:
    """Return data as a block that no browser runs, so that no policy needs to allow it."""
    # A script ends at the first end tag, even within a text.
    text = json.dumps({"@context": "https://schema.org", **data}, ensure_ascii=False).replace("</", "<\\/")
    return f'<script type="application/ld+json">{text}</script>\n'


def about(path: str, page: Facts, edition: Edition) -> Iterator[dict[str, Any]]:
    """Yield descriptions of a page in the vocabulary of schema.org."""
    here = {"url": address_of(path, edition), "inLanguage": "en", "isAccessibleForFree": True}
    if path == HOME:
        date = edition.description or WORDS("site.description")
        yield {"@type": "WebSite", "name": site_name(edition), "description": date, **here}
    elif path == LESSON:
        places = [
            {"@type": "HowToStep", "name": step.name, "text": step.text, "url": f"{here['url']}#{step.id}"}
            for step in page.sections
            if step.id in STEPS
        ]
        yield {"@type": "HowTo", "name": "How to play Casino", "step": places, **here}
    elif path.startswith("rules/") and path.count("/") == 2 and (game := path.split("/")[1]) in VARIANTS:
        seats = [seats for seats, _ in VARIANTS[game].seatings]
        players = {"@type": "QuantitativeValue", "minValue": min(seats), "maxValue": max(seats)}
        line = introduction(game, WORDS)
        description = {"description": line} if line else {}
        yield {"@type": "Game", "name": VARIANTS[game].name, **description, "numberOfPlayers": players, **here}


# ---------- files ----------


def build_day() -> str:
    """Return the last day that has begun everywhere, so that no reader gets the deal of a future day.

    With the environment variable SOURCE_DATE_EPOCH, it is the day of that moment, which makes a build repeatable.
    """
    moment = environ.get("SOURCE_DATE_EPOCH")
    now = datetime.fromtimestamp(int(moment), UTC) if moment else datetime.now(UTC)
    return (now - LAST_TIME_ZONE).date().isoformat()


def published(pages: Files, edition: Edition, day: str) -> Files:
    """Return robots.txt and, for an edition with an address, the sitemap and the feeds as of a day."""
    robots = "User-agent: *\nAllow: /\n"
    if not edition.address:
        return {"robots.txt": robots.encode()}
    entries = {"feeds/daily.xml": [*_deals(day)], "feeds/puzzles.xml": [*_puzzles(day)]}
    return {
        "sitemap.xml": sitemap(pages, edition),
        "robots.txt": f"{robots}Sitemap: {edition.address}sitemap.xml\n".encode(),
        **{path: atom(path, some, edition) for path, some in entries.items()},
    }


def sitemap(pages: Files, edition: Edition) -> bytes:
    """Return the addresses of all pages that are listed."""
    root = ET.Element("urlset", xmlns="http://www.sitemaps.org/schemas/sitemap/0.9")
    for address in sorted(address_of(path, edition) for path in pages if is_listed(path)):
        _add(_add(root, "url"), "loc", address)
    return _document(root)


def _add(parent: ET.Element, tag: str, text: str | None = None, **attributes: str) -> ET.Element:
    """Add an element to another one, and return it."""
    child = ET.SubElement(parent, tag, attributes)
    child.text = text
    return child


def _document(root: ET.Element) -> bytes:
    ET.indent(root, "")
    text: bytes = ET.tostring(root, encoding="utf-8", xml_declaration=True)
    return text + b"\n"


class Entry(NamedTuple):
    """An entry of a feed, for one day."""

    day: str
    """The day."""

    path: str
    """Its target, from the root of the site."""

    title: str
    """Its name."""

    text: str
    """A sentence about it."""


def _feed_days(day: str, first: str = "0001-01-01") -> Iterator[str]:
    """Yield the days of a feed, the latest first."""
    last = day_number(day)
    return (date_of(number) for number in range(last, max(last - FEED_DAYS, day_number(first) - 1), -1))


def _in_words(day: str) -> str:
    number, month, year = date_facts(day)
    return WORDS(SENTENCE, day=number, month=WORDS(month), year=year)


def _deals(day: str) -> Iterator[Entry]:
    """Yield the deals of some days, and on Mondays the game of the week."""
    for date in _feed_days(day):
        deal = "One round of Casino against Nia, with the same cards for everyone."
        yield Entry(date, f"play/?daily={date}", f"Daily deal for {_in_words(date)}", deal)
        if day_number(date) % WEEKDAYS == 0:
            game = weekly.game_of_week(week := week_of(date))
            title = f"Game of the week: {VARIANTS[game].name}"
            yield Entry(date, f"play/?weekly={week}", title, introduction(game, WORDS))


def _puzzles(day: str) -> Iterator[Entry]:
    """Yield the puzzles of some days."""
    order = offered_puzzles()
    for date in _feed_days(day, FIRST_PUZZLE):
        puzzle = order[place_of_day(date, len(order))]
        title = f"Puzzle for {_in_words(date)}: {VARIANTS[puzzle.game].name}"
        yield Entry(
            date, f"puzzles/{puzzle.game}/?step=p{puzzle.line}", title, WORDS("puzzle.grade", count=puzzle.missed)
        )


def atom(path: str, entries: list[Entry], edition: Edition) -> bytes:
    """Return a feed in the Atom format."""
    address = edition.address + path
    page = next(page for page, feed in FED.items() if feed == path)
    root = ET.Element("feed", {"xmlns": "http://www.w3.org/2005/Atom", "xml:lang": "en"})
    _add(root, "title", f"{site_name(edition)}: {FEEDS[path]}")
    _add(root, "id", address)
    _add(root, "link", rel="self", href=address)
    _add(root, "link", href=address_of(page, edition))
    _add(_add(root, "author"), "name", site_name(edition))
    _add(root, "updated", f"{entries[0].day}T00:00:00Z")
    for entry in entries:
        _add_entry(root, entry, edition)
    return _document(root)


def _add_entry(root: ET.Element, entry: Entry, edition: Edition) -> None:
    element, address = _add(root, "entry"), edition.address + entry.path
    _add(element, "title", entry.title)
    _add(element, "summary", entry.text)
    # The address alone is not unique: the order of puzzles repeats.
    _add(element, "id", f"{address}#{entry.day}")
    _add(element, "link", href=address)
    _add(element, "updated", f"{entry.day}T00:00:00Z")
