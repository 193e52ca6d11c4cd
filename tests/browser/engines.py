"""Windows of Chromium, Firefox and WebKit behind one small interface.

A test whose browser is not installed is skipped, or fails if CASINO_BROWSERS=all, as in ``.ci/run``.
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

SLOW_TIMEOUT_MS = 5 * TIMEOUT_MS
"""The timeout in these browsers, which can be slow without a graphics card."""


class Engine(Protocol):
    """A window of a browser."""

    def go(self, address: str) -> None:
        """Open a page."""

    def enter(self, selector: str) -> None:
        """Direct the following calls to the first matching frame, until another page is opened."""

    def run(self, script: str, *values: Any) -> Any:
        """Call a JavaScript function and return its awaited result."""

    def press(self, selector: str) -> None:
        """Click the first matching element, as a mouse does."""

    def until(self, condition: str) -> None:
        """Wait until an expression is true in the page."""

    def problems(self) -> list[str]:
        """Return the problems that the page has reported, if this browser exposes them."""


class Window:
    """Chromium, or Firefox over BiDi, driven by Playwright."""

    def __init__(self, page: Page) -> None:
        self.page, self.watch = page, Watch(page)
        self.place: Page | Frame = page

    def go(self, address: str) -> None:
        """Open a page."""
        self.place = self.page
        self.page.goto(address)

    def enter(self, selector: str) -> None:
        """Direct the following calls to the first matching frame, until another page is opened."""
        frame = self.page.locator(selector).first.element_handle().content_frame()
        assert frame is not None, selector
        self.place = frame

    def run(self, script: str, *values: Any) -> Any:
        """Call a JavaScript function and return its awaited result."""
        return self.place.evaluate(f"(values) => ({script})(...values)", list(values))

    def press(self, selector: str) -> None:
        """Click the first matching element, as a mouse does."""
        self.place.locator(selector).first.click()

    def until(self, condition: str) -> None:
        """Wait until an expression is true in the page."""
        deadline = monotonic() + SLOW_TIMEOUT_MS / 1000
        while not self._holds(condition):  # the page's security policy may forbid wait_for_function
            if monotonic() > deadline:
                raise TimeoutError(condition)
            self.page.wait_for_timeout(50)

    def _holds(self, condition: str) -> bool:
        """Return whether an expression is true in the page; False during a navigation."""
        try:
            return bool(self.place.evaluate(f"() => Boolean({condition})"))
        except Error as error:
            if "Execution context was destroyed" in error.message:
                return False
            raise

    def problems(self) -> list[str]:
        """Return the errors in the console, and the requests to other sites."""
        return self.watch.problems


class WebKit:
    """WebKitGTK's MiniBrowser, driven by WebDriver, which does not expose its console."""

    def __init__(self, driver: webdriver.WebKitGTK) -> None:
        self.driver = driver

    def go(self, address: str) -> None:
        """Open a page."""
        self.driver.switch_to.default_content()
        self.driver.get(address)

    def enter(self, selector: str) -> None:
        """Direct the following calls to the first matching frame, until another page is opened."""
        self.driver.switch_to.frame(self.driver.find_element("css selector", selector))

    def run(self, script: str, *values: Any) -> Any:
        """Call a JavaScript function and return its awaited result. Raise RuntimeError if it fails."""
        source = f"""
          const done = arguments[arguments.length - 1];
          const values = {json.dumps(values)};
          (async () => done([true, await ({script})(...values)]))().catch((error) => done([false, `${{error}}`]));
        """
        worked, result = self.driver.execute_async_script(source)
        if not worked:
            raise RuntimeError(result)
        return result

    def press(self, selector: str) -> None:
        """Click the first matching element, as a mouse does."""
        self._wait().until(element_to_be_clickable(("css selector", selector))).click()

    def until(self, condition: str) -> None:
        """Wait until an expression is true in the page."""
        self._wait().until(lambda driver: driver.execute_script(f"return {condition}"))

    def problems(self) -> list[str]:
        """Return nothing, because WebDriver does not expose the console."""
        return []

    def _wait(self) -> WebDriverWait[webdriver.WebKitGTK]:
        """Return a wait that tolerates navigations, as Playwright does."""
        return WebDriverWait(self.driver, SLOW_TIMEOUT_MS / 1000, ignored_exceptions=[WebDriverException])


@contextmanager
def chromium(playwright: Playwright) -> Iterator[Engine]:
    """Yield a window of Chromium."""
    with playwright.chromium.launch(executable_path=find_browser(), args=[*ARGUMENTS]) as browser:
        context = browser.new_context(viewport={"width": 1000, "height": 800})
        context.set_default_timeout(SLOW_TIMEOUT_MS)
        yield Window(context.new_page())


@contextmanager
def firefox(playwright: Playwright) -> Iterator[Engine]:
    """Yield a window of Firefox."""
    path = shutil.which("firefox-esr") or shutil.which("firefox") or missing("no Firefox: install firefox-esr")
    with playwright.firefox.launch(channel="moz-firefox", executable_path=path) as browser:
        context = browser.new_context(viewport={"width": 1000, "height": 800})
        context.set_default_timeout(SLOW_TIMEOUT_MS)
        yield Window(context.new_page())


@contextmanager
def webkit(_playwright: Playwright) -> Iterator[Engine]:
    """Yield a window of WebKit on a virtual screen."""
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
            window.set_script_timeout(2 * SLOW_TIMEOUT_MS / 1000)  # one script may play a whole game
            yield WebKit(window)


@contextmanager
def _screen(server: str) -> Iterator[str]:
    """Start a virtual screen and yield its name: a colon, then the number that the X server chooses."""
    reading, writing = os.pipe()
    command = [server, "-displayfd", str(writing), "-screen", "0", "1200x900x24", "-nolisten", "tcp"]
    with subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL) as running:
        os.close(writing)
        try:
            with os.fdopen(reading) as lines:
                number = lines.readline().strip()
            yield f":{number}"
        finally:
            running.terminate()


def missing(reason: str) -> NoReturn:
    """Fail the test if CASINO_BROWSERS=all, otherwise skip it, for the given reason."""
    if os.environ.get("CASINO_BROWSERS") == "all":
        pytest.fail(reason)
    pytest.skip(reason)
