"""A window that the tests of samples share, because styles and sprite are the largest part of a page of samples."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.conftest import TIMEOUT_MS, Watch

WINDOW = (1280, 720)


@pytest.fixture(scope="session")
def window(browser: Browser) -> Iterator[Watch]:
    """Yield a watched page without motion that stays open for all samples."""
    context = browser.new_context(reduced_motion="reduce", service_workers="block")
    context.set_default_timeout(TIMEOUT_MS)
    yield Watch(context.new_page())
    context.close()


@pytest.fixture
def view(window: Watch) -> Iterator[Page]:
    """Yield the shared page in its usual size and in light; the test fails if it reports a problem."""
    width, height = WINDOW
    window.page.set_viewport_size({"width": width, "height": height})
    window.page.emulate_media(color_scheme="light")
    window.problems.clear()
    yield window.page
    assert window.problems == []
