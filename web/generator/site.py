"""The assembly of the whole site."""

import os
import shutil
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from pathlib import Path

from web.generator.assets import Assets, service_worker, stable_files, static_assets, web_manifest
from web.generator.check import check
from web.generator.content_checks import check_content
from web.generator.edition import Edition, building, edition
from web.generator.links import Linker
from web.generator.node import install_packages
from web.generator.oembed import answers
from web.generator.options import check_options
from web.generator.paths import CACHE, DIST, ROOT, Files
from web.generator.pictures import picture_files
from web.generator.previews import preview_files
from web.generator.progress import show
from web.generator.publishing import build_day, feeds, published
from web.generator.reads import unchanging
from web.generator.runtime import (
    app_paths,
    bundled,
    catalogue_files,
    compiled,
    language_packs,
    page_bundles,
    runtime_files,
    runtime_paths,
    trimmed,
)
from web.generator.side_by_side import Site, pages_side_by_side
from web.generator.speaking import ENGLISH, place, speaking, t
from web.generator.store import Store
from web.worker.words.catalogue import catalogue

PLAIN = Edition()


def site_files(
    base: str = "/", cache: Path = CACHE, edition: Edition = PLAIN, day: str = "", processes: int = 1
) -> Files:
    """Return every file of the site. The same sources give the same bytes, whatever is in the cache.

    base is the path of the site on its host; only 404.html depends on it. cache is the folder of compiled archives,
    which all editions share, and of parts. day is the last day in the feeds, by default ``build_day()``. No more than
    ``processes`` processes render pages. Raise check.SiteError for an option without words, wrong content, a dead link,
    or a page that loads anything from another site.
    """
    check_options(catalogue(ENGLISH))
    with building(edition), unchanging():
        with Store(cache, "content", edition) as store:
            store.part("content", check_content)
        return _files(base, cache, edition, day, processes)


def _files(base: str, cache: Path, edition: Edition, day: str, processes: int) -> Files:
    lock = install_packages()
    empty = partial(Store, cache, edition, base, lock)
    # Node compiles and trims while this process renders pages.
    with empty() as store, ThreadPoolExecutor(2) as node:
        app = {name: (ROOT / name).read_bytes() for name in store.part("app", app_paths)} | catalogue_files([ENGLISH])
        python, pyodide = node.submit(compiled, lock, app, cache), node.submit(trimmed, lock, cache)
        from_npm = bundled(lock, cache)
        assets = static_assets(store, from_npm)
        site = Site(edition, runtime_paths(), assets, base)
        rendered = pages_side_by_side(site, store, empty, processes)
        pictures = {**_in_every_language(lambda: store.part("pictures", picture_files))}
        pictures |= store.part("previews", lambda: preview_files(cache))
        bundles = store.part("Python of pages", page_bundles)
        packs = language_packs(edition.languages)
        if not (python.done() and pyodide.done()):
            show("Python for the browser")
        files = {
            **runtime_files(python.result() | packs, pyodide.result(), bundles, from_npm),
            **assets.files,
            **pictures,
            **stable_files(),
            **_in_every_language(lambda: {"manifest.webmanifest": _manifest(edition, assets)}),
        }
    linker = Linker(files)
    files |= {path: linker.link(page.html).encode() for path, page in rendered.items()}
    # The service worker comes after all other files, because it contains a digest of each.
    files |= service_worker(files)
    facts = {
        path: page.facts._replace(addresses=[(tag, linker.link(address)) for tag, address in page.facts.addresses])
        for path, page in rendered.items()
    }
    # Not among the files for offline use: feeds change daily, so every day would bring a new version of the site.
    files |= published(files, edition)
    files |= _in_every_language(lambda: feeds(edition, day or build_day()) | answers(facts, edition))
    check(files, base, edition.address, facts)
    return files


def _in_every_language(make: Callable[[], Files]) -> Files:
    """Return the files that ``make`` returns for each language of the edition, in the folders of the languages."""
    files: Files = {}
    for tag in edition().languages:
        with speaking(tag, edition().place(tag)):
            files |= {place() + path: content for path, content in make().items()}
    return files


def _manifest(edition: Edition, assets: Assets) -> bytes:
    name = edition.name or t("site.name")
    texts = {"name": name, "short_name": name, "description": edition.description or t("site.description")}
    return web_manifest(assets, texts, {"play/?daily=today": t("menu.daily"), "progress/": t("menu.progress")})


def write(files: Files, folder: Path = DIST) -> None:
    """Write files to a folder, and delete all others in it. Files that have not changed are not touched.

    Each file is replaced in a single step. Pages come after the files that they name, and the service worker comes
    last, so that a server sends no page whose files are missing.
    """
    files = {**files, ".nojekyll": b""}  # GitHub Pages then serves the files as they are
    for path in sorted(files, key=lambda path: (path == "sw.js", path.endswith(".html"))):
        if not _holds(folder / path, files[path]):
            _replace(folder / path, files[path])
    for path, folders, names in os.walk(folder, topdown=False):
        for name in names:
            if (Path(path) / name).relative_to(folder).as_posix() not in files:
                (Path(path) / name).unlink()
        for name in folders:
            with suppress(OSError):  # it still has files
                (Path(path) / name).rmdir()


def _holds(file: Path, content: bytes) -> bool:
    """Return whether a file exists and has this content."""
    try:
        return file.stat().st_size == len(content) and file.read_bytes() == content
    except OSError:
        return False


def _replace(file: Path, content: bytes) -> None:
    """Write a file, and replace any file or folder that has its path."""
    if file.is_dir():
        shutil.rmtree(file)
    file.parent.mkdir(parents=True, exist_ok=True)
    new = file.with_name(f"{file.name}.new")
    new.write_bytes(content)
    new.replace(file)
