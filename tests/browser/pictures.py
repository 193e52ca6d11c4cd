"""Take pictures of every page of the site at three widths, light and dark, as a returning visitor sees them.

Usage: python -m tests.browser.pictures FOLDER [PART ...]. With parts, take only pages whose address contains a part.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Literal

from playwright.sync_api import Page, sync_playwright

from tests.browser.past import stored_past
from tests.conftest import TIMEOUT_MS, wait_ready
from web.generator.browser import ARGUMENTS, find_browser
from web.generator.serve import serving
from web.generator.site import site_files, write

WIDTHS = (390, 768, 1440)
HEIGHT = 900
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")


def addresses(site: Path, parts: list[str]) -> Iterator[str]:
    """Yield the addresses of all pages of a built site, or only those addresses that contain one of the parts."""
    for path in sorted(site.rglob("index.html")):
        address = path.parent.relative_to(site).as_posix().removeprefix(".")
        if not parts or any(part in address for part in parts):
            yield address


def name_of(address: str, width: int, theme: str) -> str:
    """Return the file name of a picture."""
    return f"{address.replace('/', '-') or 'home'}-{width}-{theme}.png"


def take(page: Page, address: str, folder: Path) -> None:
    """Take pictures of an open page from top to bottom, at every width and in every theme."""
    if page.locator("script[type=micropython], script[type=py]").count():
        wait_ready(page)
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": HEIGHT})
        for theme in THEMES:
            page.emulate_media(color_scheme=theme, reduced_motion="reduce")
            page.wait_for_timeout(100)
            page.screenshot(path=folder / name_of(address, width, theme), full_page=True)


def main(arguments: list[str]) -> None:
    """Build the site and write the pictures into a folder."""
    if not arguments:
        sys.exit(__doc__)
    folder, parts = Path(arguments[0]), arguments[1:]
    folder.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as built, sync_playwright() as playwright:
        site = Path(built) / "site"
        write(site_files(), site)
        browser = playwright.chromium.launch(executable_path=find_browser(), args=ARGUMENTS)
        past = json.dumps(stored_past())
        with serving(site) as server:
            for address in addresses(site, parts):
                context = browser.new_context()
                context.set_default_timeout(TIMEOUT_MS)
                page = context.new_page()
                page.add_init_script(f"Object.assign(localStorage, {past})")
                page.goto(f"{server.address}{address}{'/' if address else ''}")
                take(page, address, folder)
                context.close()
                print(address or "home", flush=True)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
