"""What a trial in a browser begins with: the site, built anew, a server for it, and a window that is watched."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, sync_playwright

from tests.browser.engines import Engine, chromium, firefox, webkit
from web.generator.browser import ARGUMENTS, find_browser
from web.generator.site import site_files, write

ENGINES = {"chromium": chromium, "firefox": firefox, "webkit": webkit}
"""Opens a window of each browser."""


@contextmanager
def built() -> Iterator[Path]:
    """The folder of a site that has just been built."""
    with TemporaryDirectory() as folder:
        write(site_files(), Path(folder) / "site")
        yield Path(folder) / "site"


@contextmanager
def chrome() -> Iterator[Browser]:
    """Chromium, for what only it can be asked to do."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser(), args=[*ARGUMENTS])
        yield browser
        browser.close()


@contextmanager
def window(browser: str) -> Iterator[Engine]:
    """A window of a browser, driven in the same way in each of them."""
    with sync_playwright() as playwright, ENGINES[browser](playwright) as engine:
        yield engine
