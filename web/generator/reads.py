"""The recorded inputs of a part of the site: files, and texts of the catalogue by key.

A part that is built inside ``reading()`` has a trace, the set of its reads. The part is valid as long as the trace has
the same digest. Python sources are not recorded, because ``store`` covers them all.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import wraps
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

from web.generator.node import digest
from web.generator.paths import ROOT
from web.generator.speaking import ENGLISH, language, speaking
from web.languages.language import entries as language_entries
from web.languages.language import tags
from web.languages.pseudo import PSEUDO
from web.shared.schema import Entry
from web.worker.words import catalogue as catalogue_module
from web.worker.words.catalogue import Catalogue, catalogue

Arguments = ParamSpec("Arguments")
Value = TypeVar("Value")

TEXT = "text:"
"""The prefix of a text in a trace, before its language and key. Reads without a prefix are paths from the root."""

ALL = "texts:"
"""The prefix of a language in a trace, for a part that reads all texts of the language."""

_trace: ContextVar[set[str] | None] = ContextVar("trace", default=None)


class _Contents(dict[str, str]):
    """Reads, each with the digest of its content, which is computed when it is first needed."""

    def __missing__(self, read: str) -> str:
        entry = self[read] = f"{read} {digest(_content(read))}"
        return entry


_catalogues: dict[str, RecordedCatalogue] = {}
"""The catalogues of this process by language."""

_build: ContextVar[_Contents | None] = ContextVar("build", default=None)
"""The reads of the current build, each with a digest, because no file or text changes during a build."""


def record(*reads: str) -> None:
    """Add reads to the trace that is open, if any."""
    trace = _trace.get()
    if trace is not None:
        trace.update(reads)


@contextmanager
def reading() -> Iterator[set[str]]:
    """Open a trace, and yield it; at the end, add it to the enclosing trace, if any."""
    trace: set[str] = set()
    before = _trace.set(trace)
    try:
        yield trace
    finally:
        _trace.reset(before)
        record(*trace)


@contextmanager
def unchanging() -> Iterator[None]:
    """Assume that no file or text changes in this context, so that a remembered result is checked only once."""
    before = _build.set(_Contents())
    try:
        yield
    finally:
        _build.reset(before)


def read_bytes(path: Path) -> bytes:
    """Return the content of a file, and record it."""
    # Relative to the root, so that a cache also works for a copy of the project.
    record(path.relative_to(ROOT).as_posix() if path.is_relative_to(ROOT) else str(path))
    return path.read_bytes()


def read_text(path: Path) -> str:
    """Return the text of a file, and record it."""
    return read_bytes(path).decode()


def trace_digest(trace: Iterable[str]) -> str:
    """Return a digest of the current contents of the reads in a trace."""
    contents = _build.get()
    if contents is None:
        contents = _Contents()
    return digest("\n".join(map(contents.__getitem__, sorted(trace))).encode())


def _content(read: str) -> bytes:
    if read.startswith(TEXT):
        locale, _, key = read.removeprefix(TEXT).partition(":")
        # Not through the catalogue's own method, which would record another read.
        texts: dict[str, Any] = catalogue(locale)
        return repr(dict.get(texts, key)).encode()
    if read.startswith(ALL):
        return repr(list(dict.items(catalogue(read.removeprefix(ALL))))).encode()
    path = ROOT / read
    return path.read_bytes() if path.is_file() else b""


def refresh_catalogues() -> None:
    """Read the texts of all languages again, because files may have changed. Raise LanguageError for a faulty file."""
    for locale in _catalogues.keys() & {*tags(), *PSEUDO}:  # somebody may have deleted a language
        entries, texts = language_entries(locale), _catalogues[locale]
        dict.clear(texts)  # in place, because existing functions hold this dict
        dict.update(texts, entries)


def remembered(function: Callable[Arguments, Value]) -> Callable[Arguments, Value]:
    """Remember the results of a function until its reads change; each call records these reads.

    The function may depend on its arguments, the language and recorded reads, but not on the edition.
    """
    results: dict[object, tuple[set[str], str, Value]] = {}
    checked: dict[object, object] = {}  # the build in which a result was last checked

    @wraps(function)
    def call(*args: Arguments.args, **kwargs: Arguments.kwargs) -> Value:
        key = (language(), args, tuple(sorted(kwargs.items())))
        build = _build.get()
        if key in results:
            trace, before, value = results[key]
            if (build is not None and checked[key] is build) or trace_digest(trace) == before:
                checked[key] = build
                record(*trace)
                return value
        with reading() as trace:
            value = function(*args, **kwargs)
        results[key], checked[key] = (trace, trace_digest(trace), value), build
        return value

    return call


def shared(function: Callable[Arguments, Value]) -> Callable[Arguments, Value]:
    """Remember the results of a function once for all languages; ``remembered`` keeps separate results for each.

    The function is called in English, and must not depend on the language.
    """
    known = remembered(function)

    @wraps(function)
    def call(*args: Arguments.args, **kwargs: Arguments.kwargs) -> Value:
        with speaking(ENGLISH):
            return known(*args, **kwargs)

    return call


class RecordedCatalogue(dict[str, Entry]):
    """A catalogue that records which texts are read."""

    def __init__(self, locale: str, entries: Catalogue) -> None:
        super().__init__(entries)
        _catalogues[locale] = self
        self._text = f"{TEXT}{locale}:"
        self._all = ALL + locale

    def __getitem__(self, key: str) -> Entry:
        trace = _trace.get()  # not by record(), because every sentence of every page passes through here
        if trace is not None:
            trace.add(self._text + key)
        return super().__getitem__(key)

    def __contains__(self, key: object) -> bool:
        record(f"{self._text}{key}")
        return super().__contains__(key)

    def __iter__(self) -> Iterator[str]:
        record(self._all)
        return super().__iter__()

    def get(self, key: str, default: Any = None) -> Any:
        """Return a text, or the default for an unknown key."""
        return self[key] if key in self else default  # noqa: SIM401 - this implements get()

    def keys(self) -> Any:
        """Return all keys."""
        record(self._all)
        return super().keys()

    def values(self) -> Any:
        """Return all texts."""
        record(self._all)
        return super().values()

    def items(self) -> Any:
        """Return all keys and texts."""
        record(self._all)
        return super().items()


# This must come first, because some modules create functions that read texts while they are being imported.
catalogue_module.container = RecordedCatalogue
