"""An edition of the site: what site.toml says, checked before anything is built.

``site.toml`` in the root of the project shows every key with what it means.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from casino_core.rules.variants import VARIANTS
from web.generator.check import SiteError
from web.generator.colour import contrast, of_hex, resolve, rule
from web.generator.lessons import course_ids
from web.generator.paths import ROOT
from web.rulebook.offered import offering

USUAL = ROOT / "site.toml"
"""What is built where no other edition is asked for."""

THEMES = ("light", "dark")
PLACES = ("header", "footer")
LONGEST_NAME, LONGEST_TEXT, LONGEST_LINK = 40, 200, 24
MAX_LINKS = 6
SCHEMES = {"https", "http", "mailto"}

# WCAG 2.2 asks for 4.5 for text and 3 for what is no text, and 7 where text is to be read with ease.
NEEDED = {
    "accent": (("--paper", 4.5), ("--sheet", 4.5), ("--table", 3.0)),
    "paper": (("--ink", 7.0), ("--ink-2", 4.5), ("--accent", 4.5), ("--edge", 3.0), ("--alarm", 4.5)),
    "table": (("--ink", 7.0), ("--ink-2", 4.5), ("--accent", 3.0), ("--edge", 3.0)),
}
"""The colours that an edition may choose, and the contrast that each must have with which tokens of the stylesheet."""

POINTED = "color-mix(in oklab,var(--accent) 82%,var(--ink))"
"""The accent under a pointer."""


@dataclass(frozen=True)
class Link:
    """A link that an edition adds to every page."""

    text: str
    """What it is called."""

    href: str
    """Where it leads: an address, or a path from the root of the site."""

    place: str
    """Where it is: one of ``PLACES``."""


@dataclass(frozen=True)
class Edition:
    """What makes an edition differ from the site as it comes; "" and () leave a thing as it is."""

    name: str = ""
    """What the site is called."""

    description: str = ""
    """A sentence for its home page and for search engines."""

    address: str = ""
    """The address of its home page, with a slash at the end; without one there are no sitemap and no feeds."""

    games: tuple[str, ...] = ()
    """The ids of the games on offer, the default game first; () offers all."""

    lessons: tuple[str, ...] = ()
    """The ids of the courses of lessons, in their order; () has all."""

    light: tuple[tuple[str, str], ...] = ()
    """The colours of the light theme: pairs of a name and #rrggbb."""

    dark: tuple[tuple[str, str], ...] = ()
    """Those of the dark theme."""

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
        """Return its colours as rules that follow all others; "" where it has none of its own."""
        light, dark = dict(self.light), dict(self.dark)
        own = "".join(f"--{name}:light-dark({light[name]},{dark[name]});" for name in light)
        if "accent" in light:
            on = [_on(light["accent"]), _on(dark["accent"])]
            own += f"--on-accent:light-dark({on[0]},{on[1]});--accent-2:{POINTED};"
        # In the layer of the tokens, so that whatever follows from the tokens follows from these.
        return f"\n@layer tokens{{:root{{{own}}}}}" if own else ""


_current: ContextVar[Edition] = ContextVar("edition", default=Edition())  # noqa: B039 - frozen, so never changed


def edition() -> Edition:
    """Return the edition that is being built."""
    return _current.get()


@contextmanager
def building(wanted: Edition) -> Iterator[None]:
    """Build an edition: pages, lists of games and the worker follow it."""
    before = _current.set(wanted)
    try:
        with offering(wanted.games):
            yield
    finally:
        _current.reset(before)


# ---------- reading ----------


def read_edition(path: Path | None = None, address: str = "") -> Edition:
    """Return what a file says, or else that of the project if it has one; with another address where one is given.

    Raise SiteError, naming the file and every key at fault with the reason, unless all of it can be built.
    """
    file = path or USUAL
    # A file that was asked for must be there; that of the project need not.
    data = _toml(file) if path or file.is_file() else {}
    reader = _Reader({**data, "address": address} if address else data)
    found = reader.edition()
    if reader.faults:
        raise SiteError("\n".join(f"{file.name}: {fault}" for fault in reader.faults))
    return found


def _toml(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text("utf-8"))
    except OSError as error:
        raise SiteError(f"{path.name}: cannot be read: {error.strerror}") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise SiteError(f"{path.name}: is not TOML: {error}") from error


class _Reader:
    """Reads the keys of a file, and collects what is wrong with them."""

    KEYS = ("name", "description", "address", "games", "default", "lessons", "colours", "links")

    def __init__(self, data: Mapping[str, Any]) -> None:
        self._data = data
        self.faults: list[str] = []

    def edition(self) -> Edition:
        """Return the edition; where there are faults, what could be read of it."""
        self._known("", self._data, self.KEYS)
        light, dark = self._colours()
        return Edition(
            self._line("name", self._data, LONGEST_NAME),
            self._line("description", self._data, LONGEST_TEXT),
            self._address(),
            self._games(),
            self._names("lessons", course_ids()),
            light,
            dark,
            self._links(),
        )

    def _fault(self, key: str, reason: str) -> None:
        self.faults.append(f"{key}: {reason}")

    def _known(self, where: str, table: Mapping[str, Any], keys: Sequence[str]) -> None:
        for key in table:
            if key not in keys:
                near = get_close_matches(key, keys, 1)
                self._fault(where + key, f"there is no such key{f'; did you mean {near[0]}?' if near else ''}")

    def _line(self, key: str, table: Mapping[str, Any], longest: int, where: str = "") -> str:
        """Return a text of one line, "" where there is none."""
        value = table.get(key, "")
        if key in table and (not isinstance(value, str) or not value.strip() or not value.isprintable()):
            self._fault(where + key, "must be a text on one line, between quotation marks")
            return ""
        if len(value) > longest:
            self._fault(where + key, f"has {len(value)} characters; at most {longest} have room")
        return str(value).strip()

    def _address(self) -> str:
        text = self._line("address", self._data, LONGEST_TEXT)
        parts = urlsplit(text)
        if text and (parts.scheme not in {"https", "http"} or not parts.hostname or parts.query or parts.fragment):
            self._fault("address", "must be the whole address of the home page, as https://example.org/casino/")
            return ""
        return f"{text.rstrip('/')}/" if text else ""

    def _names(self, key: str, known: Sequence[str]) -> tuple[str, ...]:
        """Return a list of ids; () where there is none."""
        value = self._data.get(key)
        if value is None:
            return ()
        if not isinstance(value, list) or not value or not all(isinstance(name, str) for name in value):
            self._fault(key, "must be a list with one name at least, each between quotation marks")
            return ()
        for name in value:
            if name not in known:
                near = get_close_matches(name, known, 1, cutoff=0.5)
                self._fault(key, f"there is no {name!r}; {f'did you mean {near[0]!r}?' if near else ''}".rstrip("; "))
        if twice := sorted({name for name in value if value.count(name) > 1}):
            self._fault(key, f"names {', '.join(twice)} twice")
        return tuple(value)

    def _games(self) -> tuple[str, ...]:
        """Return the games with the default one first."""
        games = self._names("games", list(VARIANTS))
        usual = self._line("default", self._data, LONGEST_NAME)
        if usual and usual not in (games or VARIANTS):
            self._fault("default", f"{usual!r} is none of the games on offer")
            return games
        first = usual or ("classic" if "classic" in games else "")
        every = games or (tuple(VARIANTS) if usual else ())
        # Sorting keeps the order of all others.
        return tuple(sorted(every, key=lambda game: game != first))

    def _colours(self) -> tuple[tuple[tuple[str, str], ...], tuple[tuple[str, str], ...]]:
        value = self._data.get("colours", {})
        if not isinstance(value, dict) or not all(isinstance(value.get(theme, {}), dict) for theme in THEMES):
            self._fault("colours", "must have the tables [colours.light] and [colours.dark]")
            return (), ()
        self._known("colours.", value, THEMES)
        light, dark = (self._theme(theme, value.get(theme, {})) for theme in THEMES)
        for name in set(light) ^ set(dark):
            missing = "dark" if name in light else "light"
            self._fault(f"colours.{missing}.{name}", "is missing; a colour needs a value in both themes")
        return tuple(sorted(light.items())), tuple(sorted(dark.items()))

    def _theme(self, theme: str, table: Mapping[str, Any]) -> dict[str, str]:
        where = f"colours.{theme}."
        self._known(where, table, tuple(NEEDED))
        found: dict[str, str] = {}
        for name in NEEDED:
            if name in table and _is_colour(table[name]):
                found[name] = table[name]
            elif name in table:
                self._fault(where + name, "must be # and six hexadecimal digits, as #1a5f7a")
        for name, reason in _too_faint(found, dark=theme == "dark"):
            self._fault(where + name, reason)
        return found

    def _links(self) -> tuple[Link, ...]:
        value = self._data.get("links", [])
        if not isinstance(value, list) or not all(isinstance(link, dict) for link in value):
            self._fault("links", "must be tables that begin with [[links]]")
            return ()
        if len(value) > MAX_LINKS:
            self._fault("links", f"there are {len(value)}; at most {MAX_LINKS} have room")
        return tuple(self._link(f"links {number}, ", link) for number, link in enumerate(value, 1))

    def _link(self, where: str, table: Mapping[str, Any]) -> Link:
        self._known(where, table, ("text", "href", "place"))
        text, href = (self._line(k, table, n, where) for k, n in (("text", LONGEST_LINK), ("href", LONGEST_TEXT)))
        self.faults += [f"{where}{key}: is missing" for key in ("text", "href") if key not in table]
        parts = urlsplit(href)
        # The site may stand in any folder, so a path begins at its root and not at that of the host.
        if parts.scheme not in SCHEMES | {""} or href.startswith(("/", ".")) or (parts.scheme and not href.isascii()):
            self._fault(f"{where}href", "must begin with https:// or mailto:, or be a path in the site, as rules/")
        place = table.get("place", "footer")
        if place not in PLACES:
            self._fault(f"{where}place", f"must be {' or '.join(PLACES)}")
        return Link(text, href, str(place))


# ---------- colours ----------


def _is_colour(value: object) -> bool:
    return isinstance(value, str) and re.fullmatch(r"#[0-9a-fA-F]{6}", value) is not None


def _too_faint(own: Mapping[str, str], *, dark: bool) -> Iterator[tuple[str, str]]:
    """Give the name of each colour of a theme that cannot be read or seen well enough, and why."""
    tokens = {**rule(":root"), **{f"--{name}": value for name, value in own.items()}}
    told: set[frozenset[str]] = set()
    for name in own:
        for other, least in NEEDED[name]:
            found = contrast(of_hex(own[name]), resolve(f"var({other})", tokens, dark=dark))
            # Two colours of the edition itself are compared from either side, and told once.
            pair = frozenset((name, other.removeprefix("--")))
            if found < least and pair not in told:
                told.add(pair)
                yield name, f"{own[name]} has a contrast of {found:.1f} with {other[2:]}, and needs {least}"


def _on(accent: str) -> str:
    """Return the colour of text on an accent: white or near black, whichever can be read better."""
    return max("#ffffff", "#10181d", key=lambda text: contrast(of_hex(text), of_hex(accent)))
