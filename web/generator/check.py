"""Checks a built site: every internal link leads somewhere, and nothing is loaded from elsewhere."""

import posixpath
from collections.abc import Iterator
from html.parser import HTMLParser
from urllib.parse import unquote, urlsplit

from web.generator.paths import Files

LOADING = {
    "script": ("src",),
    "link": ("href",),
    "img": ("src", "srcset"),
    "iframe": ("src",),
    "source": ("src", "srcset"),
    "use": ("href",),
}
LINKING = ("href", "src", "data-href")


class SiteError(ValueError):
    """A site that must not be published; the message names every page and address at fault."""


class _Page(HTMLParser):
    """Collects a page's addresses and the names that links can point at."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.addresses: list[tuple[str, str]] = []
        self.names: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name == "id" and value:
                self.names.add(value)
            if name in LINKING and value is not None:
                self.addresses.append((tag, value))


def target(page: str, address: str, base: str) -> str | None:
    """The path of the file that an address on a page means, "" for an address that leaves the site by its path."""
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


def problems(files: Files, base: str = "/") -> Iterator[str]:
    """A sentence for every broken link and everything that a page loads from another site."""
    pages = {path: _Page(content.decode()) for path, content in files.items() if path.endswith(".html")}
    for path, page in pages.items():
        for tag, address in page.addresses:
            parts = urlsplit(address)
            if parts.scheme in {"data", "mailto"}:
                continue
            if parts.scheme or parts.netloc:
                if tag in LOADING:
                    yield f"{path}: loads {address} from another site"
                continue
            file = path if not parts.path else target(path, address, base)
            if file is None or file not in files:
                yield f"{path}: {address} leads nowhere"
            elif parts.fragment and file in pages and parts.fragment not in pages[file].names:
                yield f"{path}: {address} names a place that {file} does not have"


def check(files: Files, base: str = "/") -> None:
    """Raises SiteError, naming every fault, unless all links lead somewhere and everything is loaded from the site."""
    found = list(problems(files, base))
    if found:
        raise SiteError("\n".join(found))
