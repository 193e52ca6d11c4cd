"""An edition of the site: its name, games, lessons, colours and links. ``web.generator.site_file`` reads one."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from urllib.parse import urlsplit

from coloraide import Color

from web.generator.colour import contrast
from web.rulebook.offered import offering

HOVERED = "color-mix(in oklab,var(--accent) 82%,var(--ink))"
"""The accent under a pointer."""

WHITE, NEAR_BLACK = "#ffffff", "#10181d"


@dataclass(frozen=True)
class Link:
    """A link that an edition adds to every page."""

    text: str
    """Its text."""

    href: str
    """Its target: an address, or a path from the root of the site."""

    place: str
    """Its place: "header" or "footer"."""


@dataclass(frozen=True)
class Edition:
    """The differences of an edition from the default site; "" and () leave the default."""

    name: str = ""
    """The name of the site."""

    description: str = ""
    """A sentence for its home page and for search engines."""

    address: str = ""
    """The address of its home page, which ends with a slash; without one there are no sitemap and no feeds."""

    games: tuple[str, ...] = ()
    """The ids of the games on offer, the default game first; () offers all."""

    lessons: tuple[str, ...] = ()
    """The ids of the courses of lessons, in their order; () for all."""

    light: tuple[tuple[str, str], ...] = ()
    """The colours of the light theme: pairs of a name and #rrggbb."""

    dark: tuple[tuple[str, str], ...] = ()
    """The colours of the dark theme, in the same way."""

    links: tuple[Link, ...] = ()
    """Links on every page."""

    @property
    def base(self) -> str:
        """The path of its home page."""
        return urlsplit(self.address).path or "/"

    @property
    def header(self) -> list[Link]:
        """The links in the header."""
        return [link for link in self.links if link.place == "header"]

    @property
    def footer(self) -> list[Link]:
        """The links in the footer."""
        return [link for link in self.links if link.place == "footer"]

    def stylesheet(self) -> str:
        """Return its colours as a rule that comes after all others; "" if it has no colours."""
        light, dark = dict(self.light), dict(self.dark)
        own = "".join(f"--{name}:light-dark({light[name]},{dark[name]});" for name in light)
        if "accent" in light:
            own += f"--on-accent:light-dark({_on(light['accent'])},{_on(dark['accent'])});--accent-2:{HOVERED};"
        # In the layer of tokens, so that everything computed from the tokens follows these.
        return f"\n@layer tokens{{:root{{{own}}}}}" if own else ""


_current: ContextVar[Edition] = ContextVar("edition", default=Edition())  # noqa: B039 - frozen, so never changed


def edition() -> Edition:
    """Return the edition that is being built."""
    return _current.get()


@contextmanager
def building(wanted: Edition) -> Iterator[None]:
    """Make this the edition that pages, lists of games and the worker follow."""
    before = _current.set(wanted)
    try:
        with offering(wanted.games):
            yield
    finally:
        _current.reset(before)


def _on(accent: str) -> str:
    """Return the colour of text on an accent: white or near black, whichever has more contrast."""
    return max(WHITE, NEAR_BLACK, key=lambda text: contrast(Color(text), Color(accent)))
