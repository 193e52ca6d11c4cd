"""Puts the site together."""

import shutil
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from web.generator.assets import Assets, service_worker, stable_files, static_assets, web_manifest
from web.generator.check import check
from web.generator.content_checks import check_content
from web.generator.edition import Edition, building
from web.generator.links import Linker
from web.generator.node import install_packages
from web.generator.oembed import answers
from web.generator.options import check_options
from web.generator.pages import LOCALE, pages
from web.generator.paths import CACHE, DIST, ROOT, Files
from web.generator.pictures import picture_files
from web.generator.previews import preview_files
from web.generator.progress import show
from web.generator.publishing import build_day, published
from web.generator.runtime import app_paths, compiled, page_bundles, runtime_files, runtime_paths, trimmed
from web.generator.store import Store
from web.worker.words.catalogue import catalogue, words

PLAIN = Edition()


def site_files(base: str = "/", cache: Path = CACHE, edition: Edition = PLAIN, day: str = "") -> Files:
    """Return every file of the site. The same sources give the same bytes, whatever is in the cache.

    base is the path of the site on its host; only 404.html depends on it. cache is the folder of compiled archives,
    which all editions share, and of parts. day is the last one in the feeds, by default that of the build.
    Raise check.SiteError for an option without words, wrong content, a dead link, or a page that loads anything from
    another site.
    """
    check_options(catalogue(LOCALE))
    with building(edition):
        with Store(cache, "content", edition) as store:
            store.part("content", check_content)
        return _files(base, cache, edition, day)


def _files(base: str, cache: Path, edition: Edition, day: str) -> Files:
    lock = install_packages()
    # Node compiles and trims while this process renders pages.
    with Store(cache, edition, base, lock) as store, ThreadPoolExecutor(2) as node:
        app = {name: (ROOT / name).read_bytes() for name in store.part("app", app_paths)}
        python, pyodide = node.submit(compiled, lock, app, cache), node.submit(trimmed, lock, cache)
        assets = static_assets(store)
        rendered = pages(runtime_paths(), assets, base, store)
        pictures = {
            **store.part("pictures", picture_files),
            **store.part("previews", lambda: preview_files(cache)),
        }
        bundles = store.part("Python of pages", page_bundles)
        if not (python.done() and pyodide.done()):
            show("Python for the browser")
        files = {
            **runtime_files(python.result(), pyodide.result(), bundles),
            **assets.files,
            **pictures,
            **stable_files(),
            "manifest.webmanifest": _manifest(edition, assets),
        }
    linker = Linker(files)
    files |= {path: linker.link(page.html).encode() for path, page in rendered.items()}
    # After all others, as it knows each of them by its content.
    files["sw.js"] = service_worker(files)
    facts = {
        path: page.facts._replace(addresses=[(tag, linker.link(address)) for tag, address in page.facts.addresses])
        for path, page in rendered.items()
    }
    # Not among the files for offline use: otherwise every day would be a new version of the site.
    files |= published(files, edition, day or build_day()) | answers(facts, edition)
    check(files, base, edition.address, facts)
    return files


def _manifest(edition: Edition, assets: Assets) -> bytes:
    t = words(LOCALE)
    name = edition.name or t("site.name")
    texts = {"name": name, "short_name": name, "description": edition.description or t("site.description")}
    return web_manifest(assets, texts, {"play/?daily=today": t("menu.daily"), "progress/": t("menu.progress")})


def write(files: Files, folder: Path = DIST) -> None:
    """Write these files to a folder, and delete all others. Until all are written, the old ones stay."""
    new, old = (folder.with_name(f"{folder.name}.{state}") for state in ("new", "old"))
    for stale in (new, old):
        shutil.rmtree(stale, ignore_errors=True)
    for path, content in files.items():
        target = new / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(content)
    (new / ".nojekyll").touch()  # GitHub Pages then serves the files as they are
    if folder.exists():
        folder.rename(old)
    new.rename(folder)
    shutil.rmtree(old, ignore_errors=True)
