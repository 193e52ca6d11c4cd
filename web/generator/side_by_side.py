"""The rendering of the pages in several processes, each for some of the languages.

A new process imports everything again, so this pays off only if nothing has been rendered before.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from multiprocessing import get_context
from typing import NamedTuple

from web.generator.assets import Assets
from web.generator.edition import Edition, building
from web.generator.pages import Page, pages
from web.generator.reads import unchanging
from web.generator.runtime import RuntimePaths
from web.generator.store import Parts, Store


class Site(NamedTuple):
    """Everything on which the pages of a site depend."""

    edition: Edition
    """The edition."""

    runtime: RuntimePaths
    """The paths that pages name."""

    assets: Assets
    """The files in web/static."""

    base: str
    """The path of the site on its host."""


def pages_side_by_side(site: Site, store: Store, begin: Callable[[], Store], processes: int) -> dict[str, Page]:
    """Return all pages by their paths, as ``pages`` does; no more than ``processes`` processes render them.

    ``begin`` returns an empty store of the same site for another process.
    """
    languages = site.edition.languages
    if processes > 1 and len(languages) > 1 and not store.filled:
        # Rounded down, because this process also does everything that is not a page.
        ours = languages[: len(languages) // processes or 1]
        with get_context("spawn").Pool(processes - 1) as pool:
            others = [pool.apply_async(_parts, (site, tag, begin)) for tag in languages if tag not in ours]
            _pages(site, store, ours)
            for parts in others:
                # A part that fails there is built again here, where its error says more.
                with suppress(Exception):
                    store.add(parts.get())
    return _pages(site, store, languages)


def _parts(site: Site, tag: str, begin: Callable[[], Store]) -> Parts:
    """Return the parts of the pages in a language."""
    with building(site.edition), unchanging():
        store = begin()
        _pages(site, store, [tag])
        return store.parts


def _pages(site: Site, store: Store, languages: Sequence[str]) -> dict[str, Page]:
    return pages(site.runtime, site.assets, site.base, store, languages)
