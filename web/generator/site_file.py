"""The reader of editions: checks a file such as ``site.toml``, which shows every key, before anything is built."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator
from difflib import get_close_matches
from functools import partial
from pathlib import Path
from typing import Annotated, Any, Literal
from urllib.parse import SplitResult, unquote, urlsplit

import msgspec
from coloraide import Color

from casino_core.rules.variants import VARIANTS
from web.generator.check import SiteError
from web.generator.colour import contrast, resolve, rule
from web.generator.edition import Edition, Link, building
from web.generator.lessons import course_ids
from web.generator.logo import read_logo
from web.generator.pages import places
from web.generator.paths import ROOT
from web.generator.publishing import FEEDS
from web.languages.language import finished, tags
from web.languages.pseudo import PSEUDO
from web.rulebook.words import game_name
from web.shared.games import LONGEST_GAME_NAME, MAX_OWN_GAMES
from web.worker.words.catalogue import words
from web.worker.words.own_games import clean_name
from web.worker.words.requested_rules import requested_rules, split_rules
from web.worker.words.speech import Voice

DEFAULT_FILE = ROOT / "site.toml"
"""The file of the edition that is built if no other is named."""

MAX_LINKS = 6
MAX_LENGTHS = {
    **dict.fromkeys(("name", "default"), 40),
    **dict.fromkeys(("description", "logo", "address", "href", "imprint"), 200),
    "text": 24,
}
"""The maximum number of characters of a text, by its key."""

SCHEMES = {"https", "http", "mailto"}

PUBLISHED = {*FEEDS, "sitemap.xml"}
"""Files to which a link may lead if the site has an address."""

NOT_IN_ADDRESSES = re.compile(r"""[\s"'<>?#]""")
"""The characters that the address of a home page cannot have."""

# WCAG 2.2 asks for a contrast of 4.5 for text (7 at level AAA), and of 3 for controls and graphics.
MIN_CONTRASTS = {
    "accent": (("paper", 4.5), ("sheet", 4.5), ("table", 3.0)),
    "paper": (("ink", 7.0), ("ink-2", 4.5), ("accent", 4.5), ("edge", 3.0), ("alarm", 4.5)),
    "table": (("ink", 7.0), ("ink-2", 4.5), ("accent", 3.0), ("edge", 3.0)),
}
"""The colours that an edition may choose, with the contrast that each needs with other tokens of the stylesheet."""

TEXT = "must be a text on one line, between quotation marks"
NAMES = "must be a list with one name at least, each between quotation marks"
KINDS = {
    **dict.fromkeys(MAX_LENGTHS, TEXT),
    "imprint": "must be a list with one line at least, each between quotation marks",
    **dict.fromkeys(("games", "lessons", "languages", "ice"), NAMES),
    **dict.fromkeys(("colours", "light", "dark"), "must have the tables [colours.light] and [colours.dark]"),
    **dict.fromkeys(MIN_CONTRASTS, "must be # and six hexadecimal digits, as #1a5f7a"),
    "links": "must be tables that begin with [[links]]",
    "house_games": "must be tables that begin with [[house_games]]",
    "rules": TEXT,
    "place": "must be header or footer",
}
"""By key, the reason for refusing a value of the wrong type: a phrase with "must"."""

HEADER = re.compile(r"\s*(\[\[?)\s*([\w.]+)")
"""The beginning of a table: its brackets and its name."""

ICE = re.compile(r"(?:stuns?|turns?):[\w.-]+(?::\d{1,5})?(?:\?transport=(?:udp|tcp))?")
"""The address of a server that helps two browsers find each other."""

Names = Annotated[list[str], msgspec.Meta(min_length=1)]
Hex = Annotated[str, msgspec.Meta(pattern="^#[0-9a-fA-F]{6}$")]
Fault = tuple[str, str]
"""A key and a reason."""


class ThemeTable(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A table [colours.light] or [colours.dark]."""

    accent: Hex = ""
    paper: Hex = ""
    table: Hex = ""

    def colours(self) -> dict[str, str]:
        """Return the colours that are set, by their names in order."""
        return {name: getattr(self, name) for name in sorted(MIN_CONTRASTS) if getattr(self, name)}


class ColoursTable(msgspec.Struct, forbid_unknown_fields=True):
    """The table [colours]."""

    light: ThemeTable = msgspec.field(default_factory=ThemeTable)
    dark: ThemeTable = msgspec.field(default_factory=ThemeTable)


class LinkTable(msgspec.Struct, forbid_unknown_fields=True):
    """A table [[links]]."""

    text: str
    href: str
    place: Literal["header", "footer"] = "footer"


class HouseGameTable(msgspec.Struct, forbid_unknown_fields=True):
    """A table [[house_games]]."""

    name: str
    rules: str


class SiteFile(msgspec.Struct, forbid_unknown_fields=True):
    """The whole file of an edition; site.toml explains the keys."""

    name: str = ""
    description: str = ""
    logo: str = ""
    address: str = ""
    games: Names | None = None
    default: str = ""
    house_games: list[HouseGameTable] = msgspec.field(default_factory=list)
    lessons: Names | None = None
    languages: Names | None = None
    ice: Names | None = None
    colours: ColoursTable = msgspec.field(default_factory=ColoursTable)
    links: list[LinkTable] = msgspec.field(default_factory=list)
    imprint: Names | None = None


def read_edition(path: Path | None = None, address: str = "") -> Edition:
    """Return the edition of a file, by default that of the project, with another address if one is given.

    Raise SiteError, with file, line, key and reason, unless the edition can be built.
    """
    for key, reason in _address_faults(address):
        raise SiteError(f"--{key}: {reason}")
    file = path or DEFAULT_FILE
    # A file named by the user must exist; the project's file need not.
    text = _text(file) if path or file.is_file() else ""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise SiteError(f"{file.name}: is not TOML: {error}") from error
    try:
        site = msgspec.convert(data, SiteFile)
    except msgspec.ValidationError as error:
        raise SiteError(_sentence(file, text, *_fault(str(error)))) from error
    # A path with an unprintable character is not opened, because ``_faults`` refuses it anyway.
    logo, flaws = read_logo(file.parent / site.logo) if site.logo.isprintable() and site.logo else ("", [])
    faults = [*_faults(site, data), *(("logo", flaw) for flaw in flaws)]
    if faults:
        raise SiteError("\n".join(_sentence(file, text, *fault) for fault in faults))
    site.address = address or site.address
    edition = _edition(site, logo)
    if faults := [*_dead_links(edition)]:
        raise SiteError("\n".join(_sentence(file, text, *fault) for fault in faults))
    return edition


def _text(path: Path) -> str:
    try:
        return path.read_text("utf-8-sig")  # some editors begin a file with a byte order mark
    except OSError as error:
        raise SiteError(f"{path.name}: cannot be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        line = error.object.count(b"\n", 0, error.start) + 1
        raise SiteError(f"{path.name}, line {line}: is not UTF-8; save the file as UTF-8") from error


def _sentence(file: Path, text: str, key: str, reason: str) -> str:
    line = _line(text, key)
    return f"{file.name}{f', line {line}' if line else ''}: {key}: {reason}"


def _line(text: str, key: str) -> int:
    """Return the number of the line with a key, else of the line where its table begins; 0 if there is neither."""
    table, rows, lines = "", Counter[str](), dict[str, int]()
    for number, line in enumerate(text.splitlines(), 1):
        if header := HEADER.match(line):
            brackets, name = header.groups()
            rows[name] += 1
            table = f"{name} {rows[name]}," if brackets == "[[" else name
            lines.setdefault(table, number)
        elif "=" in line:
            lines.setdefault(_joined(table, line.partition("=")[0].strip(" \t\"'")), number)
    while key:
        within = [number for known, number in lines.items() if known.startswith((f"{key}.", f"{key} ", f"{key},"))]
        if key in lines or within:
            return lines.get(key) or within[0]
        key = re.sub(r"(^|, |[., ])[^., ]*$", "", key)
    return 0


def _fault(message: str) -> Fault:
    """Return the key and the reason from an error message of msgspec."""
    problem, _, path = message.partition(" - at `$")
    where = re.sub(r"\[(\d+)\]", lambda match: f" {int(match[1]) + 1},", path.strip("`.")).replace(",.", ", ")
    if unknown := re.findall("unknown field `(.*)`", problem):
        tables: dict[str, type] = {"": SiteFile, "colours": ColoursTable, "colours.light": ThemeTable}
        rows = HouseGameTable if where.startswith("house_games") else LinkTable
        table = tables.get(where.replace("dark", "light"), rows)
        return _joined(where, unknown[0]), f"there is no such key{_advice_on_key(unknown[0], table)}"
    if missing := re.findall("required field `(.*)`", problem):
        return _joined(where, missing[0]), "is missing"
    key = re.sub(r"\[.*|,$", "", where)
    return key, KINDS[re.split(r"[ .]", key)[0 if key[-1:].isdigit() else -1]]


def _advice_on_key(key: str, table: type) -> str:
    """Return the end of a sentence about a key that a table cannot have."""
    if table is ColoursTable and key in MIN_CONTRASTS:
        return "; put it under [colours.light] and [colours.dark]"
    if near := get_close_matches(key, _keys(table), 1):
        return f"; did you mean {near[0]}?"
    return "; put it above the first table, as it is a key of the whole site" if key in _keys(SiteFile) else ""


def _keys(table: type) -> list[str]:
    return [field.name for field in msgspec.structs.fields(table)]


def _joined(where: str, key: str) -> str:
    return f"{where} {key}" if where.endswith(",") else f"{where}.{key}".lstrip(".")


# ---------- checks beyond types ----------


def _faults(site: SiteFile, data: dict[str, Any]) -> Iterator[Fault]:
    for key in ("name", "description", "logo", "address", "default"):
        if key in data:
            yield from _line_faults(key, getattr(site, key))
    yield from _address_faults(site.address)
    yield from _name_faults("games", site.games or (), VARIANTS, partial(_titled_game, site))
    yield from _name_faults("lessons", site.lessons or (), course_ids())
    yield from _name_faults("languages", [tag for tag in site.languages or () if tag not in PSEUDO], tags())
    for key in ("games", "lessons", "languages"):
        yield from _repeated(key, getattr(site, key) or [])
    yield from _server_faults(site.ice or ())
    yield from _name_faults("default", filter(None, [site.default]), VARIANTS, partial(_titled_game, site))
    if site.default in VARIANTS and site.default not in (site.games or VARIANTS):
        yield "default", f"{site.default!r} is none of the games on offer, {', '.join(site.games or ())}"
    light, dark = site.colours.light.colours(), site.colours.dark.colours()
    yield from _contrast_faults("light", light)
    yield from _contrast_faults("dark", dark)
    for name in sorted(light.keys() ^ dark.keys()):
        theme = "dark" if name in light else "light"
        yield f"colours.{theme}.{name}", "is missing; a colour needs a value in both themes"
    if len(site.links) > MAX_LINKS:
        yield "links", f"there are {len(site.links)}; at most {MAX_LINKS} have room"
    yield from _imprint_faults(site.imprint or ())
    for number, link in enumerate(site.links, 1):
        yield from _link_faults(f"links {number}, ", link)
    if len(site.house_games) > MAX_OWN_GAMES:
        yield "house_games", f"there are {len(site.house_games)}; at most {MAX_OWN_GAMES} have room"
    yield from _repeated("house_games", [game.name for game in site.house_games])
    for number, game in enumerate(site.house_games, 1):
        yield from _house_game_faults(f"house_games {number}, ", game, site.games or VARIANTS)


def _address_faults(address: str) -> Iterator[Fault]:
    if address and not _is_home(address.strip()):
        yield "address", "must be the whole address of the home page, as https://example.org/casino/"


def _is_home(address: str) -> bool:
    """Return whether an address can be that of a home page: not that of a file, because a slash is added to it."""
    parts = _parts(address)
    if parts is None or parts.scheme not in {"https", "http"} or not parts.hostname:
        return False
    return not NOT_IN_ADDRESSES.search(address) and not parts.path.rstrip("/").endswith((".html", ".htm"))


def _parts(address: str) -> SplitResult | None:
    """Return the parts of an address, None if no browser could read it."""
    try:
        parts = urlsplit(address)
        _ = parts.port  # checked only when it is read
    except ValueError:
        return None
    return parts


def _server_faults(servers: Iterable[str]) -> Iterator[Fault]:
    for server in servers:
        if not ICE.fullmatch(server):
            yield "ice", f"{server!r} must be stun: or turn: and a host, as stun:stun.example.org:3478"


def _imprint_faults(lines: Iterable[str]) -> Iterator[Fault]:
    for line in lines:
        yield from _line_faults("imprint", line)


def _line_faults(key: str, value: str, where: str = "") -> Iterator[Fault]:
    if not value.strip() or not value.isprintable():
        yield where + key, TEXT
    elif len(value) > MAX_LENGTHS[key]:
        yield where + key, f"has {len(value)} characters; at most {MAX_LENGTHS[key]} have room"


def _name_faults(
    key: str, names: Iterable[str], known: Collection[str], titled: Callable[[str], str] = lambda _: ""
) -> Iterator[Fault]:
    """Yield a fault for each unknown name, with the id of the game that has this title, the closest name, or all."""
    for name in names:
        if name not in known:
            if titled(name):
                advice = f"; the id of {name} is {titled(name)!r}"
            elif near := get_close_matches(name.casefold(), known, 1, cutoff=0.5):
                advice = f"; did you mean {near[0]!r}?"
            else:
                advice = f", only {', '.join(known)}"
            yield key, f"there is no {name!r}{advice}"


def _titled_game(site: SiteFile, title: str) -> str:
    """Return the id of the game that has a title in a language of the site, "" if there is none."""
    for tag in site.languages or finished():
        for game in VARIANTS if tag in tags() else ():
            if game_name(game, words(tag)).casefold() == title.strip().casefold():
                return game
    return ""


def _repeated(key: str, names: list[str]) -> Iterator[Fault]:
    if twice := sorted({name for name in names if names.count(name) > 1}):
        yield key, f"names {', '.join(twice)} twice"


def _house_game_faults(where: str, game: HouseGameTable, offered: Collection[str]) -> Iterator[Fault]:
    if clean_name(game.name) != game.name or not game.name:
        yield f"{where}name", f"must be a name of at most {LONGEST_GAME_NAME} characters, without brackets or quotes"
    rules, faults = requested_rules(split_rules(game.rules))
    for fault in faults:
        yield f"{where}rules", Voice("en").spoken(fault)
    if not faults and rules.variant not in offered:
        yield f"{where}rules", f"{rules.variant!r} is none of the games on offer"


def _link_faults(where: str, link: LinkTable) -> Iterator[Fault]:
    yield from _line_faults("text", link.text, where)
    yield from _line_faults("href", link.href, where)
    parts = _parts(link.href)
    if link.href.startswith("www."):
        yield f"{where}href", f"must begin with https://, as https://{link.href}"
    elif parts is None or not (_is_in_site(parts) or (parts.scheme in SCHEMES and link.href.isascii())):
        yield f"{where}href", "must begin with https:// or mailto:, or be a path in the site, as rules/"


def _is_in_site(parts: SplitResult) -> bool:
    """Return whether an address is that of a page or a feed of the site."""
    # The site may be in any folder, so a path begins at the root of the site, not of the host.
    outside = parts.scheme or parts.path.startswith(("/", ".")) or parts.netloc
    return not outside and (not parts.path or parts.path.endswith(("/", ".xml")))


def _dead_links(edition: Edition) -> Iterator[Fault]:
    """Yield a fault for every link to a page or a feed that the site does not have."""
    paths = [unquote(urlsplit(link.href).path) if _is_in_site(urlsplit(link.href)) else "" for link in edition.links]
    with building(edition):
        known = places() if any(paths) else set()
    for number, path in enumerate(paths, 1):
        if path in PUBLISHED and not edition.address:
            yield f"links {number}, href", f"{path} exists only if the site has an address"
        elif path and path not in {*known, *PUBLISHED}:
            near = get_close_matches(path, known, 1)
            yield f"links {number}, href", f"there is no page {path}{f'; did you mean {near[0]}?' if near else ''}"


def _contrast_faults(theme: str, own: dict[str, str]) -> Iterator[Fault]:
    """Yield the colours of a theme that have too little contrast with others."""
    tokens = {**rule(":root"), **{f"--{name}": value for name, value in own.items()}}
    pairs: set[frozenset[str]] = set()
    for name, others in MIN_CONTRASTS.items():
        for other, least in others if name in own else ():
            ratio = contrast(Color(own[name]), resolve(f"var(--{other})", tokens, dark=theme == "dark"))
            # A pair of the edition's colours is compared in both directions, and reported once.
            if ratio < least and frozenset((name, other)) not in pairs:
                pairs.add(frozenset((name, other)))
                reason = f"{own[name]} has a contrast of {ratio:.1f} with {other}, and needs {least}"
                yield f"colours.{theme}.{name}", reason


def _edition(site: SiteFile, logo: str) -> Edition:
    games = tuple(site.games or (VARIANTS if site.default else ()))
    first = site.default or ("classic" if "classic" in games else "")
    address = site.address.strip().rstrip("/")
    return Edition(
        name=site.name.strip(),
        description=site.description.strip(),
        logo=logo,
        address=f"{address}/" if address else "",
        games=tuple(sorted(games, key=lambda game: game != first)),  # sorting keeps the order of the others
        house_games=tuple((game.name, game.rules) for game in site.house_games),
        lessons=tuple(site.lessons or ()),
        languages=tuple(site.languages or finished()),
        ice=tuple(site.ice or ()),
        light=tuple(site.colours.light.colours().items()),
        dark=tuple(site.colours.dark.colours().items()),
        imprint=tuple(line.strip() for line in site.imprint or ()),
        links=tuple(Link(link.text.strip(), link.href.strip(), link.place) for link in site.links),
    )
