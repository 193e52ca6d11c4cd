"""Checks a built site: links lead somewhere, nothing is loaded from elsewhere, and every script may run."""

import json
import posixpath
from base64 import b64encode
from collections.abc import Iterator
from hashlib import sha256
from html.parser import HTMLParser
from urllib.parse import unquote, urlsplit

from web.generator.paths import Files

LOADING = {"script", "link", "img", "iframe", "source", "use"}
"""Elements whose addresses the browser loads by itself."""

LINKING = ("href", "src", "data-href")
"""Attributes that are an address."""

MANIFEST = "manifest.webmanifest"


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
        self._inline = False
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self._inline = tag == "script" and "src" not in given
        self.policy = given.get("data-policy") or self.policy
        if given.get("http-equiv") == "Content-Security-Policy":
            self.policy = given.get("content") or ""
        if name := given.get("id"):
            self.names.add(name)
        self.handlers += [name for name in given if name.startswith("on")]
        self.addresses += [(tag, value) for name, value in attrs if name in LINKING and value is not None]
        sources = (given.get("srcset") or "").split(",")
        self.addresses += [(tag, source.split()[0]) for source in sources if source.strip()]

    def handle_data(self, data: str) -> None:
        if self._inline:
            self.scripts.append(data)

    def handle_endtag(self, _tag: str) -> None:
        self._inline = False


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


def problems(files: Files, base: str = "/") -> Iterator[str]:
    """Give a sentence for every fault of a site that stands under a base path."""
    site = _Site(files, base)
    for path, page in site.pages.items():
        for tag, address in page.addresses:
            yield from site.address_problems(path, tag, address)
        yield from _script_problems(path, page)
    yield from site.manifest_problems()


class _Site:
    """All files of a site, and the pages among them, read."""

    def __init__(self, files: Files, base: str) -> None:
        self._files = files
        self._base = base
        self.pages = {path: _Page(content.decode()) for path, content in files.items() if path.endswith(".html")}

    def address_problems(self, path: str, tag: str, address: str) -> Iterator[str]:
        """Complain of a link that leads nowhere, and of what is loaded from another site."""
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


def _script_problems(path: str, page: _Page) -> Iterator[str]:
    """Complain of scripts that the page's own policy keeps from running, which nobody would see but in a browser."""
    for script in page.scripts:
        if f"'sha256-{b64encode(sha256(script.encode()).digest()).decode()}'" not in page.policy:
            yield f"{path}: its policy lets this script not run, see INLINE_SCRIPTS: {script.strip()[:60]!r}"
    for handler in page.handlers:
        yield f"{path}: its policy lets no {handler} run"


def check(files: Files, base: str = "/") -> None:
    """Raise SiteError, naming every fault, unless a site has none."""
    found = list(problems(files, base))
    if found:
        raise SiteError("\n".join(found))
