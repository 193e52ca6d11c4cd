"""Puts the site together."""

import shutil
from pathlib import Path

from web.generator.assets import service_worker, stable_files, static_assets, web_manifest
from web.generator.check import check
from web.generator.edition import Edition, building
from web.generator.oembed import answers
from web.generator.options import check_options
from web.generator.pages import LOCALE, pages
from web.generator.paths import CACHE, DIST, Files
from web.generator.pictures import picture_files
from web.generator.previews import preview_files
from web.generator.publishing import build_day, published
from web.generator.runtime import runtime
from web.worker.words.catalogue import catalogue, words

AS_IT_COMES = Edition()


def site_files(base: str = "/", cache: Path = CACHE, edition: Edition = AS_IT_COMES, day: str = "") -> Files:
    """Return every file of the site. The same sources give the same bytes.

    base is the path of the site on its host; only 404.html depends on it. cache is where compiled archives are kept,
    which all editions share. day is the last that the feeds tell of: that of the build without it.
    Raise check.SiteError when an option has no words, a link leads nowhere or a page loads anything
    from another site.
    """
    check_options(catalogue(LOCALE))
    with building(edition):
        return _files(base, cache, edition, day)


def _files(base: str, cache: Path, edition: Edition, day: str) -> Files:
    python, assets, t = runtime(cache), static_assets(), words(LOCALE)
    name = edition.name or t("site.name")
    told = {"name": name, "short_name": name, "description": edition.description or t("site.description")}
    shortcuts = {"play/?daily=today": t("menu.daily"), "progress/": t("menu.progress")}
    manifest = web_manifest(assets, told, shortcuts)
    files = {
        **python.files,
        **assets.files,
        **pages(python, assets, base),
        **picture_files(),
        **preview_files(),
        **stable_files(),
        "manifest.webmanifest": manifest,
    }
    # After all others, as it knows each of them by its content.
    files["sw.js"] = service_worker(files)
    # Not among what is stored for use without a network: that would be a new version of the site every day.
    files |= published(files, edition, day or build_day()) | answers(files, edition)
    check(files, base, edition.address)
    return files


def write(files: Files, folder: Path = DIST) -> None:
    """Make a folder hold these files and nothing else. Until they are all written it holds what it held before."""
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
