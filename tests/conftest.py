"""What tests of the site share: a built site, a server for it, a real browser, and pages that are watched."""

import gc
import gzip
import os
from collections.abc import Callable, Generator, Iterator
from fcntl import LOCK_EX, flock
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Error, Page, Playwright, Request, expect, sync_playwright

from tests.regulars import Regulars
from web.generator.browser import ARGUMENTS, find_browser
from web.generator.node import install_packages, node
from web.generator.runtime import PYODIDE, trimmed
from web.generator.serve import SiteServer, serving
from web.generator.site import site_files, write

PATIENCE = 60_000  # milliseconds; a page on a busy machine may take long, and no test measures time
# Python's WebAssembly is compiled once: most pages are left before better code has paid for the second time.
PLAINLY = "--js-flags=--liftoff-only"

FAST_CASES = 2
"""How many cases of a test --fast runs."""
COSTLY = {"site", "school", "built", "server", "own_server", "pyodide", "playwright", "browser"}
"""Fixtures that build the site or the wheel, or start Pyodide or a browser."""

WANTED = """() => {
  const { python } = document.documentElement?.dataset ?? {};
  if (python === "waiting") document.body?.dispatchEvent(new KeyboardEvent("keydown", { key: "Shift", bubbles: true }));
  return python === "ready";
}"""
"""What awakens a table in a frame, and tells whether it is there; a page that is only arriving has no element yet."""

NewPage = Callable[..., Page]


def pytest_configure() -> None:
    """Get the npm packages before any test module is read: some of them read axe from there."""
    install_packages()
    expect.set_options(timeout=PATIENCE)


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Collect the tests without looking for garbage, nor among them later: all of them stay until the end."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add --fast."""
    parser.addoption("--fast", action="store_true", help="a few cases of every test that is quick and needs no browser")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Put what takes longest first, as the rest fills the gaps at the end; with --fast, leave most out."""
    items.sort(key=lambda item: needs(item).isdisjoint({"browser", "playwright"}))
    if config.getoption("fast"):
        chosen = set(fast(items))
        config.hook.pytest_deselected(items=[item for item in items if item not in chosen])
        items[:] = [item for item in items if item in chosen]


def fast(items: list[pytest.Item]) -> list[pytest.Item]:
    """Of every test that is not marked slow and needs neither browser nor site, the first cases and the last one."""
    cases: dict[str, list[pytest.Item]] = {}
    for item in items:
        if needs(item).isdisjoint(COSTLY) and not item.get_closest_marker("slow"):
            cases.setdefault(item.nodeid.partition("[")[0], []).append(item)
    return [item for found in cases.values() for item in dict.fromkeys((*found[: FAST_CASES - 1], found[-1]))]


def needs(item: pytest.Item) -> set[str]:
    """The fixtures of a test, and theirs."""
    return set(getattr(item, "fixturenames", ()))


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a site that has just been built, once for all who test side by side."""
    alone = "PYTEST_XDIST_WORKER" not in os.environ
    folder = tmp_path_factory.getbasetemp() if alone else tmp_path_factory.getbasetemp().parent
    with (folder / "site.lock").open("w") as lock:
        flock(lock, LOCK_EX)
        built = folder / "site"
        if not built.exists():
            write(site_files(), folder / "site.new")
            (folder / "site.new").rename(built)
    return built


@pytest.fixture(scope="session")
def server(site: Path) -> Iterator[SiteServer]:
    """A server for the site, shared by all tests that leave it as it is."""
    with serving(site) as running:
        yield running


@pytest.fixture
def own_server(site: Path) -> Iterator[SiteServer]:
    """A server for one test, which may stop it or make it withhold files."""
    with serving(site) as running:
        yield running


@pytest.fixture(scope="session")
def pyodide(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Callable[..., str]:
    """A function that runs Python in Pyodide under Node, both as visitors get them, and gives what it prints.

    It raises subprocess.CalledProcessError, with the traceback in its output, where the source does. With
    ``whole=True`` it runs the Pyodide of which visitors get a part.
    """
    runner = Path(__file__).with_name("pyodide.mjs")
    folder = tmp_path_factory.mktemp("pyodide")
    archive = folder / "python.zip"
    (packed,) = site.glob("assets/python-*.pack")
    archive.write_bytes(gzip.decompress(packed.read_bytes()))
    part = trimmed(install_packages())
    program = folder / "source.py"  # it can be longer than a command may be

    def run(source: str, *, whole: bool = False) -> str:
        program.write_text(source, "utf-8")
        return node([runner, (PYODIDE if whole else part) / "pyodide.mjs", archive, program])

    return run


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    """What drives browsers; there can be one of it."""
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """Chromium, or its like."""
    launched = playwright.chromium.launch(executable_path=find_browser(), args=[*ARGUMENTS, PLAINLY])
    yield launched
    launched.close()


class Watch:
    """Collects what a page must not do: report an error, or ask another site for anything."""

    def __init__(self, page: Page) -> None:
        self.problems: list[str] = []
        self.page = page
        page.on("console", self._console)
        page.on("pageerror", self._error)
        page.on("request", self._request)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.problems.append(f"console: {message.text}")

    def _error(self, error: Error) -> None:
        self.problems.append(f"error: {error}")

    def _request(self, request: Request) -> None:
        address = urlsplit(request.url)
        if address.scheme in {"http", "https"} and address.hostname not in {"127.0.0.1", "localhost"}:
            self.problems.append(f"foreign request: {request.url}")


@pytest.fixture
def new_page(browser: Browser) -> Iterator[NewPage]:
    """A function that opens a page in a context of its own, like a fresh visitor; options are those of a context.

    Nothing is kept for use without a network, which would be written anew for every visitor, unless the test asks for
    it with service_workers="allow". The test fails at its end if any such page reported an error or asked another site
    for anything, except where it was opened with expect_errors=True.
    """
    watches: list[Watch] = []
    contexts = []

    def open_page(*, expect_errors: bool = False, **options: Any) -> Page:
        context = browser.new_context(**{"service_workers": "block", **options})
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        page = context.new_page()
        if not expect_errors:
            watches.append(Watch(page))
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert [problem for watch in watches for problem in watch.problems] == []


@pytest.fixture(scope="session")
def regulars(browser: Browser, server: SiteServer, site: Path) -> Regulars:
    """A profile where the engine of the shared server's site already runs."""
    return Regulars(browser, server, site, PATIENCE)


@pytest.fixture
def page(request: pytest.FixtureRequest, new_page: NewPage) -> Iterator[Page]:
    """A page of a visitor who has nothing stored; the test fails on any error or foreign request of it.

    On the shared server the engine already runs; who wants to see it start asks for a new_page.
    """
    if "server" not in request.fixturenames:
        yield new_page()
        return
    regulars: Regulars = request.getfixturevalue("regulars")
    page = regulars.visit().new_page()
    watch = Watch(page)
    yield page
    regulars.leave()
    assert watch.problems == []


def wait_ready(page: Any) -> None:
    """Wait until the engine has answered the page (or the frame) for the first time; a table that waits is wanted."""
    page.wait_for_function(WANTED, polling=50, timeout=PATIENCE)


def wait_offline(page: Page) -> None:
    """Wait until the whole site is kept for use without a network."""
    page.wait_for_selector("html[data-offline=ready]", state="attached", timeout=PATIENCE)
