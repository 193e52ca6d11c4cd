"""How soon a page is ready, what a first visit weighs, and how long a build takes."""

import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Page, Playwright, sync_playwright

from tests.bench.figures import Figure, bench
from tests.bench.stock import stock_site
from tests.conftest import PATIENCE, wait_offline
from web.generator.browser import ARGUMENTS, find_browser
from web.generator.paths import ROOT
from web.generator.runtime import runtime
from web.generator.serve import SiteServer, serving
from web.generator.site import site_files, write

ROUNDS = 5  # of each kind, taking turns, so that a busy spell of the machine falls on both

# Times are taken in the page itself, from the start of its navigation.
CLOCK = """
new MutationObserver(() => {
  const { page, python } = document.documentElement?.dataset ?? {};
  if (page === "ready") window.pageReady ??= performance.now();
  if (python === "ready") window.engineReady ??= performance.now();
}).observe(document, { subtree: true, childList: true, attributeFilter: ["data-page", "data-python"] });
"""


def cold_start(playwright: Playwright, address: str) -> tuple[float, float]:
    """Milliseconds until the page and the engine are ready, in a browser just started with an empty profile."""
    browser = playwright.chromium.launch(executable_path=find_browser(), args=ARGUMENTS)
    page = browser.new_page()
    page.add_init_script(CLOCK)
    page.goto(address)
    page.wait_for_function("window.pageReady && window.engineReady", timeout=PATIENCE)
    times = page.evaluate("[window.pageReady, window.engineReady]")
    browser.close()
    return times[0], times[1]


@bench
def start() -> Iterator[Figure]:
    """Page ready and engine ready, cold, ours and a stock PyScript page."""
    with tempfile.TemporaryDirectory() as ours, tempfile.TemporaryDirectory() as stock:
        write(site_files(), Path(ours))
        write(stock_site(), Path(stock))
        with serving(Path(ours)) as our_server, serving(Path(stock)) as stock_server, sync_playwright() as playwright:
            times: dict[str, list[tuple[float, float]]] = {"ours": [], "stock": []}
            for _ in range(ROUNDS):
                times["ours"].append(cold_start(playwright, f"{our_server.address}play/"))
                times["stock"].append(cold_start(playwright, stock_server.address))
    for index, what in enumerate(("page-ready", "engine-ready")):
        ours_time, stock_time = (statistics.median(run[index] for run in times[kind]) for kind in ("ours", "stock"))
        yield Figure(what, ours_time, "ms")
        yield Figure(f"{what}-stock", stock_time, "ms")
        yield Figure(f"{what}-sooner-than-stock", stock_time / ours_time, "x")


def visit(page: Page, server: SiteServer) -> int:
    """Bytes that a server sends to somebody who comes to the table for the first time and stays until all is kept."""
    page.goto(f"{server.address}play/")
    wait_offline(page)
    return sum(size for _, size in server.sent)


@bench
def first_visit() -> Iterator[Figure]:
    """What a first visit weighs, compressed as a host would send it."""
    with tempfile.TemporaryDirectory() as folder:
        write(site_files(), Path(folder))
        with serving(Path(folder)) as server, sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=find_browser(), args=ARGUMENTS)
            yield Figure("first-visit", visit(browser.new_page(), server), "bytes")
            browser.close()


@bench
def build_time() -> Iterator[Figure]:
    """How long a build takes that has nothing to download, and how much more when the Python in it has changed."""
    command = [sys.executable, str(ROOT / "build.py"), "build"]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    started = time.perf_counter()
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    yield Figure("build", time.perf_counter() - started, "s")
    yield Figure("build-python-anew", _compiling(), "s")


def _compiling() -> float:
    with tempfile.TemporaryDirectory() as folder:
        started = time.perf_counter()
        runtime(Path(folder))
        return time.perf_counter() - started
