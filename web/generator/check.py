"""Checks a built site: links lead somewhere, nothing is loaded from elsewhere, and every script may run."""

import json
import posixpath
import re
from base64 import b64encode
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from html.parser import HTMLParser
from urllib.parse import unquote, urlsplit
from xml.etree import ElementTree as ET

from web.generator.paths import Files
from web.table.sprite import sprite

LOADING = {"script", "link", "img", "iframe", "source", "use"}
"""Elements whose addresses the browser loads by itself."""

NAMING = {"canonical", "alternate"}
"""What a link element says that makes the browser load nothing."""

DATA = "application/ld+json"
"""The type of a script that search engines read."""

TOLD = "application/json"
"""The type of a script that scripts of the page read."""

PART = "text/html"
"""The type of a script that is a part of its page, of which elements are made when it is shown."""

LINKING = ("href", "src", "data-href")
"""Attributes that are an address."""

MANIFEST = "manifest.webmanifest"

SITEMAP, ATOM = "{http://www.sitemaps.org/schemas/sitemap/0.9}", "{http://www.w3.org/2005/Atom}"
"""What stands before the names of elements, as ElementTree has them."""

MOMENT = re.compile(r"\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z")


class SiteError(ValueError):
    """A site that must not be published; the message names every page and address at fault."""


class _Page(HTMLParser):
    """Collects what is to be checked on a page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.addresses: list[tuple[str, str]] = []
        """The addresses, each with the element that has it."""
        self.names: set[str] = set()
        """What links can point at."""
        self.scripts: list[str] = []
        """The scripts that stand in the page."""
        self.handlers: list[str] = []
        """The attributes that are scripts, as onclick."""
        self.policy = ""
        """The Content-Security-Policy of the page."""
        self.data: list[str] = []
        """The blocks of data for search engines."""
        self._inline = ""
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self._inline = str(given.get("type")) if tag == "script" and "src" not in given else ""
        # No tag is called so, so such a link is followed like any other but counts as loading nothing.
        tag = f"{tag} that names" if given.get("rel") in NAMING else tag
        self.policy = given.get("data-policy") or self.policy
        if given.get("http-equiv") == "Content-Security-Policy":
            self.policy = given.get("content") or ""
        if name := given.get("id"):
            self.names.add(name)
        if given.get("class") == "sprite":  # a script fills it
            self.names |= _symbols()
        self.handlers += [name for name in given if name.startswith("on")]
        self.addresses += [(tag, value) for name, value in attrs if name in LINKING and value is not None]
        sources = (given.get("srcset") or "").split(",")
        self.addresses += [(tag, source.split()[0]) for source in sources if source.strip()]

    def handle_data(self, data: str) -> None:
        if self._inline == PART:
            part = _Page(data)
            self.addresses += part.addresses
            self.handlers += part.handlers
            self.names |= part.names
        elif self._inline and self._inline != TOLD:
            (self.data if self._inline == DATA else self.scripts).append(data)

    def handle_endtag(self, _tag: str) -> None:
        self._inline = ""


@cache
def _symbols() -> frozenset[str]:
    """Return what the deck has to be shown."""
    return frozenset(re.findall(r'<symbol id="([\w-]+)"', sprite()))


def target(page: str, address: str, base: str) -> str | None:
    """Return the path of the file that an address on a page means, None for one that leaves the site."""
    path = unquote(urlsplit(address).path)
    if path.startswith("/"):
        if not path.startswith(base):
            return None
        path = path.removeprefix(base)
    else:
        path = posixpath.join(posixpath.dirname(page), path)
    ends_in_folder = path == "" or path.endswith(("/", "/.", "/..")) or path in {".", ".."}
    clean = posixpath.normpath(path) if path else "."
    if clean.startswith(".."):
        return None
    return posixpath.normpath(posixpath.join(clean, "index.html")) if ends_in_folder else clean


def problems(files: Files, base: str = "/", address: str = "") -> Iterator[str]:
    """Give a sentence for every fault of a site that stands under a base path, and has an address or not."""
    site = _Site(files, base, address)
    for path, page in site.pages.items():
        for tag, named in page.addresses:
            yield from site.address_problems(path, tag, named)
        yield from _script_problems(path, page)
    yield from site.manifest_problems()
    yield from site.published_problems()


class _Site:
    """All files of a site, and the pages among them, read."""

    def __init__(self, files: Files, base: str, address: str) -> None:
        self._files = files
        self._base = base
        self._address = address
        self.pages = {path: _Page(content.decode()) for path, content in files.items() if path.endswith(".html")}

    def address_problems(self, path: str, tag: str, address: str) -> Iterator[str]:
        """Complain of a link that leads nowhere, and of what is loaded from another site."""
        # Whole addresses of our own site must lead somewhere, too: these are not seen by whoever tries the site
        # elsewhere.
        if self._address and address.startswith(self._address):
            address = self._base + address.removeprefix(self._address)
        parts = urlsplit(address)
        if parts.scheme in {"data", "mailto"}:
            return
        if parts.scheme or parts.netloc:
            if tag in LOADING:
                yield f"{path}: loads {address} from another site"
            return
        file = path if not parts.path else target(path, address, self._base)
        if file is None or file not in self._files:
            yield f"{path}: {address} leads nowhere"
        elif parts.fragment and file in self.pages and parts.fragment not in self.pages[file].names:
            yield f"{path}: {address} names a place that {file} does not have"

    def manifest_problems(self) -> Iterator[str]:
        """Complain of addresses in the manifest that lead nowhere."""
        manifest = json.loads(self._files.get(MANIFEST, b"{}"))
        addresses = [icon["src"] for icon in manifest.get("icons", [])]
        for address in addresses + [shortcut["url"] for shortcut in manifest.get("shortcuts", [])]:
            yield from self.address_problems(MANIFEST, "link", address)

    def published_problems(self) -> Iterator[str]:
        """Complain of what is wrong with the sitemap, the feeds, and the data for search engines."""
        for path, content in self._files.items():
            if path.endswith(".xml"):
                yield from self._xml_problems(path, content)
        for path, page in self.pages.items():
            yield from (fault for text in page.data for fault in self._data_problems(path, text))

    def _xml_problems(self, path: str, content: bytes) -> Iterator[str]:
        try:
            root = ET.fromstring(content)  # noqa: S314 - our own file
        except ET.ParseError as error:
            yield f"{path}: is not XML: {error}"
            return
        located = [str(found.text) for found in root.iter(f"{SITEMAP}loc")]
        linked = [found.get("href", "") for found in root.iter(f"{ATOM}link")]
        for address in (*located, *linked):
            yield from self._own_problems(path, address)
        if root.tag == f"{ATOM}feed":
            yield from _feed_problems(path, root)

    def _data_problems(self, path: str, text: str) -> Iterator[str]:
        try:
            data = json.loads(text)
        except ValueError as error:
            yield f"{path}: its data is not JSON: {error}"
            return
        for each in (data, *data.get("step", ())):
            yield from self._own_problems(path, each.get("url", ""))

    def _own_problems(self, path: str, address: str) -> Iterator[str]:
        """Complain of an address that is not a whole one of this site, or leads nowhere."""
        if not self._address or not address.startswith(self._address):
            yield f"{path}: {address} is no address of this site"
        else:
            yield from self.address_problems(path, "a", address)


def _feed_problems(path: str, feed: ET.Element) -> Iterator[str]:
    """Complain of a feed that readers cannot use: without what Atom wants, with a name twice, or out of order."""
    entries = feed.findall(f"{ATOM}entry")
    for number, each in enumerate((feed, *entries)):
        for name in ("id", "title", "updated"):
            if not (each.findtext(f"{ATOM}{name}") or "").strip():
                yield f"{path}: {f'entry {number}' if number else 'the feed'} has no {name}"
    # Readers tell entries apart by their ids alone.
    names = [entry.findtext(f"{ATOM}id") for entry in entries]
    yield from (
        f"{path}: two entries have the id {name}" for name in sorted({str(n) for n in names if names.count(n) > 1})
    )
    days = [entry.findtext(f"{ATOM}updated") or "" for entry in entries]
    if not all(MOMENT.fullmatch(day) for day in days):
        yield f"{path}: a time is not written as 2026-11-24T00:00:00Z"
    if days != sorted(days, reverse=True):
        yield f"{path}: the newest entry is not the first"


def _script_problems(path: str, page: _Page) -> Iterator[str]:
    """Complain of scripts that the page's own policy keeps from running, which nobody would see but in a browser."""
    for script in page.scripts:
        if f"'sha256-{b64encode(sha256(script.encode()).digest()).decode()}'" not in page.policy:
            yield f"{path}: its policy lets this script not run, see INLINE_SCRIPTS: {script.strip()[:60]!r}"
    for handler in page.handlers:
        yield f"{path}: its policy lets no {handler} run"


def check(files: Files, base: str = "/", address: str = "") -> None:
    """Raise SiteError, naming every fault, unless a site has none."""
    found = list(problems(files, base, address))
    if found:
        raise SiteError("\n".join(found))
