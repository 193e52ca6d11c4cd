"""Every sample of the table and of its surroundings, as a page and as pictures.

Usage: python -m tests.table.gallery FOLDER [SIZE ...]. A size is WIDTHxHEIGHT; "all" stands for all usual sizes.
Without sizes, only the pages are written. The pages accept ?theme=dark, ?palette=four and the like.
"""

from __future__ import annotations

import sys
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from tests.table.around import ASIDES, DIALOGS, PAGES
from tests.table.samples import DUEL, TABLES, T
from web.generator.browser import ARGUMENTS, find_browser
from web.table.html import Html, tag
from web.table.sprite import sprite
from web.table.table import draw

CSS = Path(__file__).resolve().parents[2] / "web" / "static" / "css"
SIZES = ("320x568", "390x844", "768x1024", "1440x900")
QUIET = "--hide-scrollbars"
THEMES = ("light", "dark")
START = (
    "for (const [k, v] of new URLSearchParams(location.search)) document.documentElement.dataset[k] = v;"
    "document.querySelector('dialog')?.showModal()"
)


def stylesheet() -> str:
    """Return all stylesheets as one text. The tokens are first; layers make the order of the others irrelevant."""
    sheets = sorted(CSS.glob("*.css"), key=lambda path: (path.name != "tokens.css", path.name))
    return "\n".join(path.read_text("utf-8") for path in sheets)


def page(name: str, body: Html) -> str:
    """Return a page that can be opened from the disk, because it includes styles and sprite."""
    return (
        '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        f"<title>{name}</title><style>{stylesheet()}</style>"
        f'<div class="sprite" aria-hidden="true">{sprite()}</div>{body}<script>{START}</script></html>'
    )


def samples() -> dict[str, Html]:
    """Return the markup of all samples by name, without the styles and the sprite of their pages."""
    tables = {name: tag("div", draw(state, T), class_="play") for name, state in {**TABLES, **ASIDES}.items()}
    over = {name: tag("div", draw(DUEL, T), made(), class_="play") for name, made in DIALOGS.items()}
    return {**tables, **over, **{name: made() for name, made in PAGES.items()}}


SHOW = """(sample) => {
  while (!document.body.lastElementChild.matches(".sprite")) document.body.lastElementChild.remove();
  document.body.insertAdjacentHTML("beforeend", sample);
  scrollTo(0, 0);
  document.querySelector("dialog")?.showModal();
}"""
"""A script that shows a sample instead of the one before."""


def show(view: Page, sample: Html) -> None:
    """Show a sample. Styles and sprite, the largest part of a page, are loaded only before the first sample."""
    if not view.locator(".sprite").count():
        view.set_content(page("samples", Html()))
    view.evaluate(SHOW, sample)


def shots(folder: Path, sizes: list[str]) -> None:
    """Take pictures of every page in a folder, light and dark, in the given sizes."""
    with (
        sync_playwright() as play,
        play.chromium.launch(executable_path=find_browser(), args=[*ARGUMENTS, QUIET]) as browser,
    ):
        for size in sizes:
            width, height = map(int, size.split("x"))
            view = browser.new_page(viewport={"width": width, "height": height}, reduced_motion="reduce")
            for path in sorted(folder.glob("*.html")):
                for theme in THEMES:
                    view.goto(f"{path.resolve().as_uri()}?theme={theme}")
                    view.screenshot(path=folder / f"{path.stem}-{size}-{theme}.png")
            view.close()


def main(folder: Path, sizes: list[str]) -> None:
    """Write a page for each sample, and pictures of the pages in the given sizes."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, sample in samples().items():
        (folder / f"{name}.html").write_text(page(name, sample), "utf-8")
    shots(folder, list(SIZES) if sizes == ["all"] else sizes)


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
