"""A window that the tests of samples share, so that styles and sprite, most of each page, are loaded only once."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.conftest import TIMEOUT_MS, Watch

WINDOW = (1280, 720)


@pytest.fixture(scope="session")
def windows() -> list[Watch]:
    """Return the list of watched windows that have been opened so far; the tests share the last of them."""
    return []


def open_window(browser: Browser) -> Watch:
    """Return a watched page, in a browser context that asks for reduced motion."""
    context = browser.new_context(reduced_motion="reduce", service_workers="block")
    context.set_default_timeout(TIMEOUT_MS)
    return Watch(context.new_page())


@pytest.fixture
def view(request: pytest.FixtureRequest, browser: Browser, windows: list[Watch]) -> Iterator[Page]:
    """Yield the shared page in its usual size and light colours; the test fails if the page reports a problem.

    A repeated test gets a new window, because the old one may be the reason for the failure.
    """
    if not windows or getattr(request.node, "execution_count", 1) > 1:
        windows.append(open_window(browser))
    window = windows[-1]
    width, height = WINDOW
    window.page.set_viewport_size({"width": width, "height": height})
    window.page.emulate_media(color_scheme="light")
    window.problems.clear()
    yield window.page
    assert window.problems == []
