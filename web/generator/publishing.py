"""Data for search engines and feed readers: canonical addresses, descriptions of pages, a sitemap, and feeds.

All of this needs the address of the site, so an edition without an address has none of it.
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
from web.generator.check import SiteError
from web.generator.edition import Edition
from web.generator.facts import Facts
from web.generator.paths import Files
from web.generator.puzzles import offered_puzzles
from web.generator.speaking import date as date_in_words
from web.generator.speaking import language, place, t
from web.generator.templates import has_document
from web.languages.documents import DOCUMENTS
from web.rulebook.families import introduction
from web.rulebook.offered import offered
from web.rulebook.words import game_name
from web.shared.dates import FIRST_PUZZLE, WEEKDAYS, date_of, day_number, place_of_day, week_of
from web.worker.match import weekly

FEEDS = {"feeds/daily.xml": "site.feed.daily", "feeds/puzzles.xml": "site.feed.puzzles"}
"""The feeds by their paths, with the keys of their titles."""

FED = {"daily/index.html": "feeds/daily.xml", "puzzles/index.html": "feeds/puzzles.xml"}
"""The feed to which each page links; the home page links to both."""

FEED_DAYS = 14
"""The number of days in a feed."""

LAST_TIME_ZONE = timedelta(hours=12)
"""The time by which the last time zone is behind UTC."""

UNLISTED = ("404.html", "embed/", "learn/mistakes/")
"""The beginnings of the paths of pages that search engines should not list."""

LESSON, HOME = "how-to-play/index.html", "index.html"
STEPS = ("deal", "take", "build", "raise", "duties", "end")
"""The ids of headings in the lesson that are steps of a how-to, in order."""


def address_of(path: str, edition: Edition) -> str:
    """Return the full address of a file in the current language."""
    return edition.address + place() + path.removesuffix("index.html")


def is_listed(path: str) -> bool:
    """Return whether a page belongs in the sitemap; the rules of a game that is not on offer do not."""
    if not path.endswith(".html") or path.startswith(UNLISTED):
        return False
    place, _, rest = path.partition("/")
    game = rest.partition("/")[0]
    return place != "rules" or game not in VARIANTS or game in offered()


# ---------- in pages ----------


def head(path: str, page: Facts, edition: Edition) -> str:
    """Return additional tags for the head of a page; "" for 404.html, and for an edition without an address."""
    if not edition.address or path == "404.html":
        return ""
    canonical = f'<link rel="canonical" href="{escape(address_of(path, edition))}">\n' + "".join(
        f'<link rel="alternate" hreflang="{tag}" href="{escape(href)}">\n' for tag, href in alternates(path, edition)
    )
    robots = "" if is_listed(path) else '<meta name="robots" content="noindex">\n'
    return (
        canonical + robots + "".join(_feed_links(path, edition)) + "".join(map(_data_block, about(path, page, edition)))
    )


def alternates(path: str, edition: Edition) -> list[tuple[str, str]]:
    """Return pairs of a language and a page's address in it; [] if it is unlisted or only in one language.

    The last pair is "x-default" and the page's address in the first language of the edition.
    """
    if not is_listed(path):
        return []
    template = f"{path.removesuffix('/index.html')}.html"
    tags = [tag for tag in edition.languages if template not in DOCUMENTS or has_document(tag, template)]
    pairs = [(tag, edition.address + edition.place(tag) + path.removesuffix("index.html")) for tag in tags]
    return [*pairs, ("x-default", edition.address + path.removesuffix("index.html"))] if len(pairs) > 1 else []


def _feed_links(path: str, edition: Edition) -> Iterator[str]:
    named = [*FEEDS] if path == HOME else [FED[path]] if path in FED else []
    for feed in named:
        title = escape(feed_title(feed, edition))
        root = "../" * path.count("/") or "./"
        yield f'<link rel="alternate" type="application/atom+xml" href="{root}{feed}" title="{title}">\n'


def feed_title(feed: str, edition: Edition) -> str:
    """Return the title of a feed."""
    return t(FEEDS[feed], site=site_name(edition))


def site_name(edition: Edition) -> str:
    """Return the name of the site."""
    return edition.name or t("site.name")


def _data_block(data: dict[str, Any]) -> str:
    """Return data as a script block that browsers do not run, so that no security policy has to allow it."""
    # A script element ends at the first end tag, even inside a string.
    text = json.dumps({"@context": "https://schema.org", **data}, ensure_ascii=False).replace("</", "<\\/")
    return f'<script type="application/ld+json">{text}</script>\n'


def about(path: str, page: Facts, edition: Edition) -> Iterator[dict[str, Any]]:
    """Yield descriptions of a page in the vocabulary of schema.org."""
    here = {"url": address_of(path, edition), "inLanguage": language(), "isAccessibleForFree": True}
    if path == HOME:
        words = edition.description or t("site.description")
        yield {"@type": "WebSite", "name": site_name(edition), "description": words, **here}
    elif path == LESSON:
        steps = [
            {"@type": "HowToStep", "name": step.name, "text": step.text, "url": f"{here['url']}#{step.id}"}
            for step in page.sections
            if step.id in STEPS
        ]
        yield {"@type": "HowTo", "name": t("site.how-to"), "step": steps, **here}
    elif path.startswith("rules/") and path.count("/") == 2 and (game := path.split("/")[1]) in VARIANTS:
        seats = [seats for seats, _ in VARIANTS[game].seatings]
        players = {"@type": "QuantitativeValue", "minValue": min(seats), "maxValue": max(seats)}
        line = introduction(game, t)
        description = {"description": line} if line else {}
        yield {"@type": "Game", "name": game_name(game, t), **description, "numberOfPlayers": players, **here}


# ---------- files ----------


def build_day() -> str:
    """Return the last day that has begun everywhere, so that no reader gets the deal of a future day.

    If the environment variable SOURCE_DATE_EPOCH is set, it replaces the present time, so that builds are repeatable.
    Raise SiteError if it is not a number of seconds since 1970.
    """
    moment = environ.get("SOURCE_DATE_EPOCH")
    try:
        now = datetime.fromtimestamp(int(moment), UTC) if moment else datetime.now(UTC)
    except (ValueError, OverflowError, OSError) as error:
        raise SiteError(f"SOURCE_DATE_EPOCH must be in seconds since 1970, not {moment!r}.") from error
    return (now - LAST_TIME_ZONE).date().isoformat()


def published(pages: Files, edition: Edition) -> Files:
    """Return robots.txt and, for an edition with an address, the sitemap."""
    robots = "User-agent: *\nAllow: /\n"
    if not edition.address:
        return {"robots.txt": f"# No sitemap: site.toml has no address.\n{robots}".encode()}
    return {
        "sitemap.xml": sitemap(pages, edition),
        "robots.txt": f"{robots}Sitemap: {edition.address}sitemap.xml\n".encode(),
    }


def feeds(edition: Edition, day: str) -> Files:
    """Return the feeds of an edition in the current language, with entries up to a day; none if it has no address."""
    if not edition.address:
        return {}
    entries = {"feeds/daily.xml": [*_deals(day)], "feeds/puzzles.xml": [*_puzzles(day)]}
    return {path: atom(path, some, edition, day) for path, some in entries.items()}


def sitemap(pages: Files, edition: Edition) -> bytes:
    """Return the sitemap, with the addresses of all listed pages, each with its addresses in all languages."""
    root = ET.Element("urlset", xmlns="http://www.sitemaps.org/schemas/sitemap/0.9")
    if len(edition.languages) > 1:
        root.set("xmlns:xhtml", "http://www.w3.org/1999/xhtml")
    for tag in edition.languages:
        folder = edition.place(tag)
        for path in sorted(filter(is_listed, edition.pages_of(tag, pages))):
            page = _add(root, "url")
            _add(page, "loc", edition.address + folder + path.removesuffix("index.html"))
            for other, href in alternates(path, edition):
                _add(page, "xhtml:link", rel="alternate", hreflang=other, href=href)
    return _document(root)


def _add(parent: ET.Element, tag: str, text: str | None = None, **attributes: str) -> ET.Element:
    """Add an element to another, and return the new one."""
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
    """The day of the entry, such as "2026-11-24"."""

    path: str
    """The page to which the entry leads, from the root of the site."""

    title: str
    """The title of the entry."""

    text: str
    """A sentence about the deal, game or puzzle."""


def _feed_days(day: str, first: str = "0001-01-01") -> Iterator[str]:
    """Yield the days of a feed that ends on ``day``, the latest first, and none before ``first``."""
    last = day_number(day)
    return (date_of(number) for number in range(last, max(last - FEED_DAYS, day_number(first) - 1), -1))


def _deals(day: str) -> Iterator[Entry]:
    """Yield the entries of the feed of deals up to a day; Mondays also have the game of the week, if any."""
    for date in _feed_days(day):
        yield Entry(
            date, f"play/?daily={date}", t("site.feed.deal", day=date_in_words(date)), t("site.feed.deal.about")
        )
        if day_number(date) % WEEKDAYS == 0 and weekly.has_turns():
            game = weekly.game_of_week(week := week_of(date))
            title = t("site.feed.week", game=game_name(game, t))
            yield Entry(date, f"play/?weekly={week}", title, introduction(game, t))


def _puzzles(day: str) -> Iterator[Entry]:
    """Yield the entries of the feed of puzzles up to a day."""
    order = offered_puzzles()
    for date in _feed_days(day, FIRST_PUZZLE):
        puzzle = order[place_of_day(date, len(order))]
        title = t("site.feed.puzzle", day=date_in_words(date), game=game_name(puzzle.game, t))
        yield Entry(date, f"puzzles/{puzzle.game}/?step=p{puzzle.line}", title, t("puzzle.grade", count=puzzle.missed))


def atom(path: str, entries: list[Entry], edition: Edition, day: str) -> bytes:
    """Return a feed in the Atom format; ``day`` is its last day, even if that day has no entry."""
    address = edition.address + place() + path
    page = next(page for page, feed in FED.items() if feed == path)
    root = ET.Element("feed", {"xmlns": "http://www.w3.org/2005/Atom", "xml:lang": language()})
    _add(root, "title", feed_title(path, edition))
    _add(root, "id", address)
    _add(root, "link", rel="self", href=address)
    _add(root, "link", href=address_of(page, edition))
    _add(_add(root, "author"), "name", site_name(edition))
    _add(root, "updated", f"{day}T00:00:00Z")
    for entry in entries:
        _add_entry(root, entry, edition)
    return _document(root)


def _add_entry(root: ET.Element, entry: Entry, edition: Edition) -> None:
    element, address = _add(root, "entry"), edition.address + place() + entry.path
    _add(element, "title", entry.title)
    _add(element, "summary", entry.text)
    # The address is not unique, because the order of puzzles repeats.
    _add(element, "id", f"{address}#{entry.day}")
    _add(element, "link", href=address)
    _add(element, "updated", f"{entry.day}T00:00:00Z")
