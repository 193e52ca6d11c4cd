"""Fixtures for tests of the site: the built site, its server, a real browser, and pages checked for errors."""

import gc
import gzip
import os
import shutil
from collections.abc import Callable, Generator, Iterator
from fcntl import LOCK_EX, flock
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from hypothesis import HealthCheck, settings
from playwright.sync_api import Browser, ConsoleMessage, Error, Page, Playwright, Request, expect, sync_playwright

from tests.engine.amount import FULL
from tests.warm_profile import WarmProfile
from web.generator.browser import ARGUMENTS, find_browser, find_headless
from web.generator.node import install_packages, node
from web.generator.paths import Files
from web.generator.runtime import PYODIDE, trimmed
from web.generator.serve import SiteServer, serving
from web.generator.site import site_files, write
from web.runtime.parts import PARTS

TIMEOUT_MS = 60_000  # generous, because a busy machine is slow; no test measures time
# Compile Python's WebAssembly once: most pages close before the optimised second compilation would have paid off.
BASELINE_COMPILER_ONLY = "--js-flags=--liftoff-only"

FAST_CASES = 2
"""The maximum number of cases of each test that --fast runs."""
EXPENSIVE_FIXTURES = {
    "site",
    "school",
    "languages_site",
    "built",
    "server",
    "own_server",
    "pyodide",
    "playwright",
    "browser",
}
"""Fixtures that build the site or the wheel, or start Pyodide or a browser."""
BROWSERS = {"browser", "playwright"}
"""Fixtures that start a browser."""

WAKE_AND_CHECK_READY = """() => {
  const { python } = document.documentElement?.dataset ?? {};
  if (python === "waiting") document.body?.dispatchEvent(new KeyboardEvent("keydown", { key: "Shift", bubbles: true }));
  return python === "ready";
}"""
"""JavaScript that wakes a table that waits in a frame for a touch, and returns whether Python is ready on the page.

It allows for a page that is still loading, which may have no body."""

NewPage = Callable[..., Page]

# Neither a test nor the making of its data fails for being slow. A default run tries the same cases each time.
settings.register_profile(
    "casino", deadline=None, suppress_health_check=[HealthCheck.too_slow], derandomize=not FULL, print_blob=True
)
settings.load_profile("casino")


def pytest_configure() -> None:
    """Install the npm packages before any test module is imported, because some read axe from there."""
    install_packages()
    expect.set_options(timeout=TIMEOUT_MS)


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Collect the tests with the garbage collector off, and exempt them from it later, because all live until the end.

    Running the tests makes few reference cycles, so the collector also runs more rarely than by default.
    """
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.set_threshold(50_000)
        gc.enable()


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the option --fast to pytest."""
    parser.addoption("--fast", action="store_true", help="run a few cases of each quick test that needs no browser")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Run browser tests first, so that short tests fill the gaps at the end; deselect what --fast or a marker excludes.

    A browser test that fails is repeated once, because a browser can crash on a busy machine.
    """
    items.sort(key=lambda item: needs(item).isdisjoint(BROWSERS))
    chosen = [item for item in items if FULL or not item.get_closest_marker("full")]
    if config.getoption("fast"):
        chosen = fast(chosen)
    kept = set(chosen)
    config.hook.pytest_deselected(items=[item for item in items if item not in kept])
    items[:] = [item for item in items if item in kept]
    for item in items:
        if not needs(item).isdisjoint(BROWSERS):
            item.add_marker(pytest.mark.flaky(reruns=1))


def fast(items: list[pytest.Item]) -> list[pytest.Item]:
    """Return the first and the last case of each test that is not marked slow and needs neither browser nor site."""
    cases: dict[str, list[pytest.Item]] = {}
    for item in items:
        if needs(item).isdisjoint(EXPENSIVE_FIXTURES) and not item.get_closest_marker("slow"):
            cases.setdefault(item.nodeid.partition("[")[0], []).append(item)
    return [item for group in cases.values() for item in dict.fromkeys((*group[: FAST_CASES - 1], group[-1]))]


def needs(item: pytest.Item) -> set[str]:
    """Return the names of all fixtures that a test uses, directly or indirectly."""
    return set(getattr(item, "fixturenames", ()))


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of a freshly built site in English."""
    return built_once(tmp_path_factory, "site", site_files)


def built_once(tmp_path_factory: pytest.TempPathFactory, name: str, build: Callable[[], Files]) -> Path:
    """Return a folder with the files that ``build`` returns; all test processes share one build."""
    alone = "PYTEST_XDIST_WORKER" not in os.environ
    folder = tmp_path_factory.getbasetemp() if alone else tmp_path_factory.getbasetemp().parent
    with (folder / f"{name}.lock").open("w") as lock:
        flock(lock, LOCK_EX)
        built = folder / name
        if not built.exists():
            write(build(), folder / f"{name}.new")
            (folder / f"{name}.new").rename(built)
    return built


@pytest.fixture(scope="session")
def server(site: Path) -> Iterator[SiteServer]:
    """Yield a server for the site, shared by all tests that do not alter it."""
    with serving(site) as running:
        yield running


@pytest.fixture
def own_server(site: Path) -> Iterator[SiteServer]:
    """Yield a server for one test, which may stop it or make it withhold files."""
    with serving(site) as running:
        yield running


@pytest.fixture(scope="session")
def pyodide(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Callable[..., str]:
    """Return a function that runs Python source in the visitors' Pyodide under Node, and returns its output.

    It raises subprocess.CalledProcessError, with the traceback in its output, if the source raises. With ``whole=True``
    it runs the complete Pyodide; visitors get a trimmed one.
    """
    runner = Path(__file__).with_name("pyodide.mjs")
    folder = tmp_path_factory.mktemp("pyodide")
    archive, *parts = folder / "python.zip", *(folder / f"{name}.modules" for name in PARTS)
    for unpacked in (archive, *parts):
        (packed,) = site.glob(f"assets/{unpacked.stem}-*.pack")
        unpacked.write_bytes(gzip.decompress(packed.read_bytes()))
    (group,) = site.glob("assets/group-*.js")
    script = shutil.copyfile(group, folder / "group.mjs")
    part = trimmed(install_packages())
    program = folder / "source.py"  # the source can exceed the length limit of a command

    def run(source: str, *, whole: bool = False) -> str:
        program.write_text(source, "utf-8")
        return node([runner, (PYODIDE if whole else part) / "pyodide.mjs", archive, program, script])

    return run


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    """Yield Playwright, which allows one instance per process."""
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """Yield a running Chromium without a window; in full runs, the browser that visitors have, in a hidden window."""
    path = find_browser() if FULL else find_headless()
    launched = playwright.chromium.launch(executable_path=path, args=[*ARGUMENTS, BASELINE_COMPILER_ONLY])
    yield launched
    launched.close()


class Watch:
    """Collects a page's console errors, its exceptions, and its requests to other sites."""

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
    """Yield a function that opens a page in a new context, as for a new visitor; it takes a context's options.

    Service workers are blocked unless the test passes service_workers="allow", because caching the whole site for each
    page is slow. The test fails at its end if a page reported an error or requested anything from another site, except
    pages opened with expect_errors=True.
    """
    watches: list[Watch] = []
    contexts = []

    def open_page(*, expect_errors: bool = False, **options: Any) -> Page:
        context = browser.new_context(**{"service_workers": "block", **options})
        context.set_default_timeout(TIMEOUT_MS)
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
def warm_profile(browser: Browser, server: SiteServer, site: Path) -> WarmProfile:
    """Return a profile in which the engine of the shared server's site is already running."""
    return WarmProfile(browser, server, site, TIMEOUT_MS)


@pytest.fixture(scope="session")
def guest_profile(browser: Browser, server: SiteServer, site: Path) -> WarmProfile:
    """Return a profile like ``warm_profile`` for a second visitor."""
    return WarmProfile(browser, server, site, TIMEOUT_MS)


@pytest.fixture
def page(request: pytest.FixtureRequest, new_page: NewPage) -> Iterator[Page]:
    """Yield a page with nothing stored; the test fails if it reports an error or requests anything from another site.

    On the shared server the engine is already running; a test that needs to see it start uses ``new_page``.
    """
    if "server" not in request.fixturenames:
        yield new_page()
        return
    yield from lend(request.getfixturevalue("warm_profile"))


@pytest.fixture
def guest_page(guest_profile: WarmProfile) -> Iterator[Page]:
    """Yield a page like ``page`` for a second visitor, whose storage is separate."""
    yield from lend(guest_profile)


@pytest.fixture
def faulty_page(warm_profile: WarmProfile) -> Iterator[Page]:
    """Yield a page like ``page`` for a test that expects it to report errors."""
    yield from lend(warm_profile, expect_errors=True)


def lend(profile: WarmProfile, *, expect_errors: bool = False) -> Iterator[Page]:
    """Yield a page of a profile, then clear the profile and fail if the page had a problem."""
    page = profile.open().new_page()
    watch = None if expect_errors else Watch(page)
    yield page
    profile.clear()
    assert watch is None or watch.problems == []


def wait_ready(page: Any) -> None:
    """Wait until the engine has first answered the page or frame, after waking a table that waits for a touch."""
    page.wait_for_function(WAKE_AND_CHECK_READY, polling=50, timeout=TIMEOUT_MS)


def wait_offline(page: Page) -> None:
    """Wait until the whole site is cached for offline use."""
    page.wait_for_selector("html[data-offline=ready]", state="attached", timeout=TIMEOUT_MS)
