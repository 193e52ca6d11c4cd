"""The Content-Security-Policy of a page, made from what the page has: what it does not need is not allowed."""

from __future__ import annotations

from base64 import b64encode
from hashlib import sha256
from html.parser import HTMLParser

from web.generator.assets import INLINE_SCRIPTS
from web.generator.check import PART
from web.generator.paths import STATIC
from web.generator.scripts import script

OWN = "'self'"
NOTHING = "'none'"
ASKING = "data-asks"
"""Marks a script by which a page without Python asks the site for a file."""

UNUSED = ("font-src", "frame-src", "media-src", "object-src")
"""What pages may get nothing of, in so many words where not all that has no name is forbidden."""


class Needs(HTMLParser):
    """What a page needs to be allowed."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.scripts: list[str] = []
        """The scripts that stand in the page."""
        self.python = False
        """Whether Python runs on it."""
        self.table = False
        """Whether it shows a table; with Python it is played at, and the engine is fetched ahead of time."""
        self.framed = False
        """Whether it is made for frames of other pages, which may have no origin."""
        self.frames = False
        """Whether it has a frame itself."""
        self.styled = False
        """Whether its markup says styles: how many cards a hand has, how far a curve rises."""
        self.water = False
        """Whether a table is drawn on it, whose waves are a picture in the stylesheet."""
        self.asks = False
        """Whether its scripts ask the site for files."""
        self._inline: str | None = None
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note what an element needs."""
        given = dict(attrs)
        self._inline = str(given.get("type")) if tag == "script" and "src" not in given else None
        self.python |= "data-python" in given
        self.table |= given.get("id") == "play"
        self.framed |= "data-policy" in given
        self.frames |= tag == "iframe"
        self.styled |= "style" in given or given.get("class") == "sprite"  # the deck, laid out by a script, has some
        self.water |= not {"table", "dealt"}.isdisjoint((given.get("class") or "").split())
        self.asks |= "data-python" in given or ASKING in given

    def handle_data(self, data: str) -> None:
        """Note a script of the page, or what a part of it needs that waits in a script to be shown."""
        if self._inline == PART:
            self.styled |= Needs(data).styled
        elif self._inline:
            self.scripts.append(data)

    def handle_endtag(self, _tag: str) -> None:
        """Note that a script has ended."""
        self._inline = None


def hashes(page: Needs) -> str:
    """Return the digests of the scripts that stand in a page, as far as they are those that may."""
    known = (script(STATIC / name) for name in INLINE_SCRIPTS)
    return "".join(
        f" 'sha256-{b64encode(sha256(each.encode()).digest()).decode()}'" for each in known if each in page.scripts
    )


def directives(page: Needs) -> dict[str, str]:
    """Return what a page may do, by the names of directives. What has no name here, it may not."""
    plays = page.table and page.python
    allowed = {
        # Firefox asks this one, and no other, about what is fetched ahead of time; all the rest have names of their own
        "default-src": OWN if plays else NOTHING,
        **dict.fromkeys(UNUSED, NOTHING if plays else ""),
        "script-src": OWN + hashes(page) + " 'wasm-unsafe-eval'" * page.python,
        "style-src": OWN,
        "style-src-attr": "'unsafe-inline'" * (page.styled or page.python),
        "img-src": OWN + " data:" * (page.water or page.python),  # the waves, and pictures to share
        "connect-src": OWN * page.asks,
        "manifest-src": OWN,
        "worker-src": OWN + " data:" * page.framed,  # for frames without an origin
        **({"frame-src": OWN} if page.frames else {}),
        # These two do not follow from default-src.
        "base-uri": NOTHING,
        "form-action": NOTHING,
    }
    return {name: value for name, value in allowed.items() if value}


def policy(html: str) -> str:
    """Return the policy of a page that has been drawn, as the page carries it: a static host sends no headers."""
    return "; ".join(f"{name} {value}" for name, value in directives(Needs(html)).items())
