"""The time until a page is ready, the size of a first visit, and the time of a build."""

import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from tests.bench.figures import Figure, bench
from tests.bench.start import figures
from tests.conftest import wait_offline
from web.generator.browser import ARGUMENTS, find_browser
from web.generator.node import install_packages
from web.generator.paths import ROOT
from web.generator.runtime import app_files, compiled, trimmed
from web.generator.serve import SiteServer, serving
from web.generator.site import site_files, write

ROUNDS = 5


@bench
def start() -> Iterator[Figure]:
    """Yield the time until page and engine are ready in a new browser, in parts, for our table and a stock page."""
    yield from figures(ROUNDS, ("cold",))


def visit(page: Page, server: SiteServer) -> int:
    """Return the bytes that a server sends to a new visitor to the table, who stays until all files are stored."""
    page.goto(f"{server.address}play/")
    wait_offline(page)
    return sum(size for _, size in server.sent)


@bench
def first_visit() -> Iterator[Figure]:
    """Yield the size of a first visit, compressed as a host would send it."""
    with tempfile.TemporaryDirectory() as folder:
        write(site_files(), Path(folder))
        with serving(Path(folder)) as server, sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=find_browser(), args=ARGUMENTS)
            yield Figure("first-visit", visit(browser.new_page(), server), "bytes")
            browser.close()


@bench
def build_time() -> Iterator[Figure]:
    """Yield the time of a build with nothing to download, and the time that compiling the site's Python adds."""
    command = [sys.executable, str(ROOT / "build.py"), "build"]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    started = time.perf_counter()
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    yield Figure("build", time.perf_counter() - started, "s")
    yield Figure("build-python-anew", _compiling(), "s")


def _compiling() -> float:
    with tempfile.TemporaryDirectory() as folder:
        started = time.perf_counter()
        lock = install_packages()
        compiled(lock, app_files(), Path(folder))
        trimmed(lock, Path(folder))
        return time.perf_counter() - started
