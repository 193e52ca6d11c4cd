"""Checks of a built site: every link has a target, nothing comes from another site, and every script may run."""

import json
import posixpath
import re
from base64 import b64encode
from collections import defaultdict
from collections.abc import Iterator, Mapping
from functools import cache
from hashlib import sha256
from urllib.parse import SplitResult, unquote, urljoin, urlsplit
from xml.etree import ElementTree as ET

from web.generator.facts import Facts, facts_of
from web.generator.paths import Files

LOADING = {"script", "link", "img", "iframe", "source", "use"}
"""Elements whose addresses the browser loads without a click."""

MANIFEST = "manifest.webmanifest"

SITEMAP, ATOM = "{http://www.sitemaps.org/schemas/sitemap/0.9}", "{http://www.w3.org/2005/Atom}"
"""Prefixes of element names in ElementTree."""

MOMENT = re.compile(r"\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z")


class SiteError(ValueError):
    """The site must not be published; the message says why, with the place of every fault."""


def target(page: str, address: str, base: str) -> str | None:
    """Return the path of the file to which an address on a page leads; None if it leads out of the site."""
    path, folder = _split(address).path, ""
    if path.startswith("/"):
        if not path.startswith(base):
            return None
        path = path.removeprefix(base)
    else:
        folder = page.rpartition("/")[0]
        while folder and path.startswith("../"):
            folder, path = folder.rpartition("/")[0], path[3:]
    return _file(folder, path)


@cache
def _split(address: str) -> SplitResult:
    """Return the parts of an address, with the path unescaped; they are cached because pages share many addresses."""
    parts = urlsplit(address)
    return parts._replace(path=unquote(parts.path))


@cache
def _file(folder: str, path: str) -> str | None:
    """Return the path of the file to which a path relative to a folder leads; None if it is outside the site."""
    path = posixpath.join(folder, path)
    ends_in_folder = path == "" or path.endswith(("/", "/.", "/..")) or path in {".", ".."}
    clean = posixpath.normpath(path) if path else "."
    if clean.startswith(".."):
        return None
    return posixpath.normpath(posixpath.join(clean, "index.html")) if ends_in_folder else clean


def problems(
    files: Files, base: str = "/", address: str = "", pages: Mapping[str, Facts] | None = None
) -> Iterator[str]:
    """Yield a sentence for every fault of a site.

    ``base`` is its path on its host; ``address`` is the address of its home page, "" if it has none. Pages are parsed
    unless their facts are passed in ``pages``.
    """
    parsed = pages or {path: facts_of(content.decode()) for path, content in files.items() if path.endswith(".html")}
    site = _Site(files, parsed, base, address)
    yield from site.page_problems()
    for path, page in site.pages.items():
        yield from _script_problems(path, page)
    yield from site.manifest_problems()
    yield from site.published_problems()


class _Site:
    """All files of a site, and the facts of its pages."""

    def __init__(self, files: Files, pages: Mapping[str, Facts], base: str, address: str) -> None:
        self.pages = pages
        self._places = {path: frozenset(page.names) for path, page in pages.items()}
        self._files = files
        self._base = base
        self._address = address

    def page_problems(self) -> Iterator[str]:
        """Yield a fault for every bad address on pages, with the first page and the number of others."""
        sentences: dict[str, str] = {}
        pages = defaultdict[str, set[str]](set)
        for path, page in self.pages.items():
            for tag, address in page.addresses:
                for sentence in self.address_problems(path, tag, address):
                    whole = urljoin(f"/{path}", address)
                    sentences.setdefault(whole, sentence)
                    pages[whole].add(path)
        for whole, sentence in sentences.items():
            more = len(pages[whole]) - 1
            yield sentence + (f" (and on {more} more page{'s' * (more > 1)})" if more else "")

    def address_problems(self, path: str, tag: str, address: str) -> Iterator[str]:
        """Yield a fault for a dead link, and for anything loaded from another site."""
        # Whole addresses of our own site are checked, too: on a test server they lead to the published site, so a dead
        # one would not be noticed.
        if self._address and address.startswith(self._address):
            address = self._base + address.removeprefix(self._address)
        parts = _split(address)
        if parts.scheme in {"data", "mailto"}:
            return
        if parts.scheme or parts.netloc:
            if tag in LOADING:
                yield f"{path}: loads {address} from another site"
            return
        file = path if not parts.path else target(path, address, self._base)
        if file is None or file not in self._files:
            yield f"{path}: {address} leads nowhere"
        elif parts.fragment and file in self._places and parts.fragment not in self._places[file]:
            yield f"{path}: {address} names a place that {file} does not have"

    def manifest_problems(self) -> Iterator[str]:
        """Yield a fault for every dead address of an icon or shortcut in the web app manifest."""
        manifest = json.loads(self._files.get(MANIFEST, b"{}"))
        addresses = [icon["src"] for icon in manifest.get("icons", [])]
        for address in addresses + [shortcut["url"] for shortcut in manifest.get("shortcuts", [])]:
            yield from self.address_problems(MANIFEST, "link", address)

    def published_problems(self) -> Iterator[str]:
        """Yield the faults of the sitemap, the feeds, and the data for search engines."""
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
        located = [str(element.text) for element in root.iter(f"{SITEMAP}loc")]
        linked = [element.get("href", "") for element in root.iter(f"{ATOM}link")]
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
        """Yield a fault for an address that is dead, or is not a whole address of this site."""
        if not self._address or not address.startswith(self._address):
            yield f"{path}: {address} is no address of this site"
        else:
            yield from self.address_problems(path, "a", address)


def _feed_problems(path: str, feed: ET.Element) -> Iterator[str]:
    """Yield the faults with which readers reject a feed: missing elements, repeated ids, wrong order."""
    entries = feed.findall(f"{ATOM}entry")
    for number, each in enumerate((feed, *entries)):
        for name in ("id", "title", "updated"):
            if not (each.findtext(f"{ATOM}{name}") or "").strip():
                yield f"{path}: {f'entry {number}' if number else 'the feed'} has no {name}"
    # Readers distinguish entries only by their ids.
    names = [entry.findtext(f"{ATOM}id") for entry in entries]
    yield from (
        f"{path}: two entries have the id {name}" for name in sorted({str(n) for n in names if names.count(n) > 1})
    )
    days = [entry.findtext(f"{ATOM}updated") or "" for entry in entries]
    if not all(MOMENT.fullmatch(day) for day in days):
        yield f"{path}: a time is not written as 2026-11-24T00:00:00Z"
    if days != sorted(days, reverse=True):
        yield f"{path}: the newest entry is not the first"


def _script_problems(path: str, page: Facts) -> Iterator[str]:
    """Yield a fault for every script or handler that the page's own policy blocks: only a browser would report it."""
    for script in page.scripts:
        if f"'sha256-{b64encode(sha256(script.encode()).digest()).decode()}'" not in page.policy:
            yield f"{path}: its policy lets this script not run, see INLINE_SCRIPTS: {script.strip()[:60]!r}"
    for handler in page.handlers:
        yield f"{path}: its policy lets no {handler} run"


def check(files: Files, base: str = "/", address: str = "", pages: Mapping[str, Facts] | None = None) -> None:
    """Raise SiteError, with every fault, if a site has any."""
    if faults := list(problems(files, base, address, pages)):
        raise SiteError("\n".join(faults))
