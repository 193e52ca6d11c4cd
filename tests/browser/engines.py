"""Windows of all browsers, driven as far as the main flow of the site needs it; how each is driven is all that differs.

They are tested where they are installed; with CASINO_BROWSERS=all, as in ``.ci/run``, it is an error if they are not.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic
from typing import Any, NoReturn, Protocol

import pytest
from playwright.sync_api import Error, Frame, Page, Playwright
from selenium import webdriver
from selenium.common.exceptions import WebDriverException
from selenium.webdriver.support.expected_conditions import element_to_be_clickable
from selenium.webdriver.support.ui import WebDriverWait
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service

from tests.conftest import TIMEOUT_MS, Watch
from web.generator.browser import ARGUMENTS, find_browser

LONG = 5 * TIMEOUT_MS
"""Milliseconds; without a graphics card these browsers may be slow."""


class Engine(Protocol):
    """A window of a browser."""

    def go(self, address: str) -> None:
        """Open a page."""

    def enter(self, selector: str) -> None:
        """Go on in the first of such frames, until another page is opened."""

    def run(self, script: str, *values: Any) -> Any:
        """Call a function of the page, and wait for what it promises."""

    def press(self, selector: str) -> None:
        """Click on the first of such elements, as a hand does."""

    def until(self, condition: str) -> None:
        """Wait until an expression is true in the page."""

    def problems(self) -> list[str]:
        """What the page has reported as wrong, as far as this browser tells."""


class Window:
    """Chromium, or Firefox over BiDi, by Playwright."""

    def __init__(self, page: Page) -> None:
        self.page, self.watch = page, Watch(page)
        self.place: Page | Frame = page

    def go(self, address: str) -> None:
        """Open a page."""
        self.place = self.page
        self.page.goto(address)

    def enter(self, selector: str) -> None:
        """Go on in the first of such frames, until another page is opened."""
        found = self.page.locator(selector).first.element_handle().content_frame()
        assert found is not None, selector
        self.place = found

    def run(self, script: str, *values: Any) -> Any:
        """Call a function of the page, and wait for what it promises."""
        return self.place.evaluate(f"(values) => ({script})(...values)", list(values))

    def press(self, selector: str) -> None:
        """Click on the first of such elements, as a hand does."""
        self.place.locator(selector).first.click()

    def until(self, condition: str) -> None:
        """Wait until an expression is true in the page."""
        deadline = monotonic() + LONG / 1000
        while not self._holds(condition):  # wait_for_function evaluates texts in the page, which its policy may forbid
            if monotonic() > deadline:
                raise TimeoutError(condition)
            self.page.wait_for_timeout(50)

    def _holds(self, condition: str) -> bool:
        """Whether an expression is true in the page; not while the page is left for another."""
        try:
            return bool(self.place.evaluate(f"() => Boolean({condition})"))
        except Error as error:
            if "Execution context was destroyed" in error.message:
                return False
            raise

    def problems(self) -> list[str]:
        """What the console and the network have told."""
        return self.watch.problems


class WebKit:
    """WebKitGTK's MiniBrowser, by WebDriver; it tells nothing of its console."""

    def __init__(self, driver: webdriver.WebKitGTK) -> None:
        self.driver = driver

    def go(self, address: str) -> None:
        """Open a page."""
        self.driver.switch_to.default_content()
        self.driver.get(address)

    def enter(self, selector: str) -> None:
        """Go on in the first of such frames, until another page is opened."""
        self.driver.switch_to.frame(self.driver.find_element("css selector", selector))

    def run(self, script: str, *values: Any) -> Any:
        """Call a function of the page, and wait for what it promises. Raises RuntimeError where that fails."""
        source = f"""
          const done = arguments[arguments.length - 1];
          const values = {json.dumps(values)};
          (async () => done([true, await ({script})(...values)]))().catch((error) => done([false, `${{error}}`]));
        """
        worked, found = self.driver.execute_async_script(source)
        if not worked:
            raise RuntimeError(found)
        return found

    def press(self, selector: str) -> None:
        """Click on the first of such elements, as a hand does."""
        self._wait().until(element_to_be_clickable(("css selector", selector))).click()

    def until(self, condition: str) -> None:
        """Wait until an expression is true in the page."""
        self._wait().until(lambda driver: driver.execute_script(f"return {condition}"))

    def problems(self) -> list[str]:
        """Nothing can be known of them here."""
        return []

    def _wait(self) -> WebDriverWait[webdriver.WebKitGTK]:
        """Waits as Playwright does: also where a page is about to be left for another."""
        return WebDriverWait(self.driver, LONG / 1000, ignored_exceptions=[WebDriverException])


@contextmanager
def chromium(playwright: Playwright) -> Iterator[Engine]:
    """A window of Chromium."""
    with playwright.chromium.launch(executable_path=find_browser(), args=[*ARGUMENTS]) as browser:
        context = browser.new_context(viewport={"width": 1000, "height": 800})
        context.set_default_timeout(LONG)
        yield Window(context.new_page())


@contextmanager
def firefox(playwright: Playwright) -> Iterator[Engine]:
    """A window of Firefox."""
    path = shutil.which("firefox-esr") or shutil.which("firefox") or missing("no Firefox: install firefox-esr")
    with playwright.firefox.launch(channel="moz-firefox", executable_path=path) as browser:
        context = browser.new_context(viewport={"width": 1000, "height": 800})
        context.set_default_timeout(LONG)
        yield Window(context.new_page())


@contextmanager
def webkit(_playwright: Playwright) -> Iterator[Engine]:
    """A window of WebKit, on a screen of its own."""
    browser = next(Path("/usr/lib").glob("*/webkit2gtk-4*/MiniBrowser"), None)
    driver, screen = shutil.which("WebKitWebDriver"), shutil.which("Xvfb")
    if not (browser and driver and screen):
        missing("no WebKit: install webkit2gtk-driver and xvfb")
    with _screen(str(screen)) as display:
        options = Options()
        options.binary_location = str(browser)
        options.add_argument("--automation")
        service = Service(str(driver), env={**os.environ, "DISPLAY": display, "NO_AT_BRIDGE": "1"})
        with webdriver.WebKitGTK(options=options, service=service) as window:
            window.set_script_timeout(2 * LONG / 1000)  # a whole game is one script
            yield WebKit(window)


@contextmanager
def _screen(server: str) -> Iterator[str]:
    """A screen that nobody sees; the server chooses its number."""
    told, tells = os.pipe()
    command = [server, "-displayfd", str(tells), "-screen", "0", "1200x900x24", "-nolisten", "tcp"]
    with subprocess.Popen(command, pass_fds=[tells], stderr=subprocess.DEVNULL) as running:
        os.close(tells)
        try:
            with os.fdopen(told) as lines:
                number = lines.readline().strip()
            yield f":{number}"
        finally:
            running.terminate()


def missing(reason: str) -> NoReturn:
    """Say what is not on this machine: an error where all was asked for, else a test that is left out aloud."""
    if os.environ.get("CASINO_BROWSERS") == "all":
        pytest.fail(reason)
    pytest.skip(reason)
