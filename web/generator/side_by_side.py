"""The rendering of the pages in several processes, each of which takes one language after another.

A new process imports everything again, so this pays off only if nothing has been rendered before.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from itertools import chain
from multiprocessing import get_context
from multiprocessing.pool import Pool
from typing import NamedTuple

from web.generator.assets import Assets
from web.generator.edition import Edition, building
from web.generator.pages import Page, check_templates, pages
from web.generator.reads import unchanging
from web.generator.runtime import RuntimePaths
from web.generator.store import Parts, Store


class Site(NamedTuple):
    """Everything on which the pages of a site depend."""

    edition: Edition
    """The edition."""

    runtime: RuntimePaths
    """The paths of the runtime's files, which pages name."""

    assets: Assets
    """The static files."""

    base: str
    """The path of the site on its host."""


def pages_side_by_side(site: Site, store: Store, begin: Callable[[], Store], processes: int) -> dict[str, Page]:
    """Return all pages by their paths, as ``pages`` does; no more than ``processes`` processes render them.

    ``begin`` returns an empty store of the same site for another process.
    """
    check_templates(store)
    languages = site.edition.languages
    if processes > 1 and len(languages) > 1 and not store.filled:
        waiting = iter(languages)  # each process takes the next language; a thread here waits for each other process
        with get_context("spawn").Pool(processes - 1) as pool, ThreadPoolExecutor(processes - 1) as threads:
            others = [threads.submit(_elsewhere, pool, site, waiting, begin) for _ in range(processes - 1)]
            try:
                _pages(site, store, waiting)
            finally:
                deque(waiting, maxlen=0)  # after an error, the other processes begin no further language
            for parts in chain.from_iterable(other.result() for other in others):
                store.add(parts)
    return _pages(site, store, languages)


def _elsewhere(pool: Pool, site: Site, waiting: Iterator[str], begin: Callable[[], Store]) -> list[Parts]:
    """Let another process render one language after another, and return the parts of each language."""
    rendered: list[Parts] = []
    for tag in waiting:
        # A part that fails there is built again here, where its error says more.
        with suppress(Exception):
            rendered.append(pool.apply(_parts, (site, tag, begin)))
    return rendered


def _parts(site: Site, tag: str, begin: Callable[[], Store]) -> Parts:
    """Return the parts of the pages in a language."""
    with building(site.edition), unchanging():
        store = begin()
        _pages(site, store, [tag])
        return store.parts


def _pages(site: Site, store: Store, languages: Iterable[str]) -> dict[str, Page]:
    return pages(site.runtime, site.assets, site.base, store, languages)
