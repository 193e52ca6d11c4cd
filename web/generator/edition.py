"""An edition of the site: its name, games, lessons, colours and links. ``web.generator.site_file`` reads one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from urllib.parse import urlsplit

from coloraide import Color

from web.generator.colour import contrast
from web.generator.speaking import ENGLISH, speaking
from web.rulebook.offered import offering

HOVERED = "color-mix(in oklab,var(--accent) 82%,var(--ink))"
"""The accent colour of an element under the pointer."""

WHITE, NEAR_BLACK = "#ffffff", "#10181d"


@dataclass(frozen=True)
class Link:
    """A link that an edition adds to every page."""

    text: str
    """The words of the link."""

    href: str
    """The target of the link: an address, or a path from the root of the site."""

    place: str
    """The place of the link on a page: "header" or "footer"."""


@dataclass(frozen=True)
class Edition:
    """The differences of an edition from the default site; "" and () leave the default."""

    name: str = ""
    """The name of the site."""

    description: str = ""
    """A sentence for its home page and for search engines."""

    logo: str = ""
    """The mark, as SVG: it is in the header, on tabs and home screens, and on previews."""

    address: str = ""
    """The address of its home page, which ends with a slash; without an address, there are no sitemap and no feeds."""

    games: tuple[str, ...] = ()
    """The ids of the games on offer, the default game first; () offers all."""

    house_games: tuple[tuple[str, str], ...] = ()
    """Games with the house's own rules, listed first among a visitor's own games: pairs of a name and rules as text."""

    lessons: tuple[str, ...] = ()
    """The ids of the courses of lessons, in their order; () for all."""

    light: tuple[tuple[str, str], ...] = ()
    """The colours of the light theme: pairs of a name and #rrggbb."""

    dark: tuple[tuple[str, str], ...] = ()
    """The colours of the dark theme: pairs of a name and #rrggbb."""

    links: tuple[Link, ...] = ()
    """Links on every page."""

    imprint: tuple[str, ...] = ()
    """The publisher, in lines for the footer of every page."""

    ice: tuple[str, ...] = ()
    """The servers that help two browsers to find each other for a live game: addresses with stun: or turn:."""

    languages: tuple[str, ...] = (ENGLISH,)
    """The tags of its languages, such as "pt-BR"; the first is at the root, the others have folders."""

    @property
    def base(self) -> str:
        """The path of its home page on its host."""
        return urlsplit(self.address).path or "/"

    def place(self, language: str) -> str:
        """Return the folder of a language from the root of the site: "" for the first, else, for example, "pt-br/"."""
        return "" if language == self.languages[0] else f"{language.lower()}/"

    def pages_of(self, language: str, paths: Iterable[str]) -> list[str]:
        """Return the paths that are in the folder of a language, relative to that folder."""
        folder = self.place(language)
        others = tuple(self.place(tag) for tag in self.languages[1:]) if not folder else ()
        return [path.removeprefix(folder) for path in paths if path.startswith(folder) and not path.startswith(others)]

    @property
    def header(self) -> list[Link]:
        """The links in the header."""
        return [link for link in self.links if link.place == "header"]

    @property
    def footer(self) -> list[Link]:
        """The links in the footer."""
        return [link for link in self.links if link.place == "footer"]

    def stylesheet(self) -> str:
        """Return the edition's colours as a CSS rule, to be placed after all other rules; "" if it has no colours."""
        light, dark = dict(self.light), dict(self.dark)
        own = "".join(f"--{name}:light-dark({light[name]},{dark[name]});" for name in light)
        if "accent" in light:
            own += f"--on-accent:light-dark({_on(light['accent'])},{_on(dark['accent'])});--accent-2:{HOVERED};"
        # In the layer of tokens, so that values computed from the tokens use these colours.
        return f"\n@layer tokens{{:root{{{own}}}}}" if own else ""


_current: ContextVar[Edition] = ContextVar("edition", default=Edition())  # noqa: B039 - frozen, so never changed


def edition() -> Edition:
    """Return the edition that is being built."""
    return _current.get()


@contextmanager
def building(wanted: Edition) -> Iterator[None]:
    """Make ``wanted`` the current edition, which pages, lists of games and the worker follow."""
    before = _current.set(wanted)
    try:
        with offering(wanted.games, wanted.house_games), speaking(wanted.languages[0]):
            yield
    finally:
        _current.reset(before)


def _on(accent: str) -> str:
    """Return the colour of text on an accent: white or near black, whichever has more contrast."""
    return max(WHITE, NEAR_BLACK, key=lambda text: contrast(Color(text), Color(accent)))
