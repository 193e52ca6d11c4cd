"""The equipment of a trial in a browser: a freshly built site and a browser window."""

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
"""The functions that open a window, by browser."""


@contextmanager
def built() -> Iterator[Path]:
    """Yield the folder of a freshly built site."""
    with TemporaryDirectory() as folder:
        write(site_files(), Path(folder) / "site")
        yield Path(folder) / "site"


@contextmanager
def chrome() -> Iterator[Browser]:
    """Yield Chromium, for trials that need Playwright's own interface."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser(), args=[*ARGUMENTS])
        yield browser
        browser.close()


@contextmanager
def window(browser: str) -> Iterator[Engine]:
    """Yield a window of a browser, with the same interface for each."""
    with sync_playwright() as playwright, ENGINES[browser](playwright) as engine:
        yield engine
