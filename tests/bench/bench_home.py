"""The time from the first button on the home page, pressed after reading, to an answer at the table.

A browser that Playwright drives prerenders nothing, so this one is not driven: scripts in the pages press the button
and report the time.
"""

from __future__ import annotations

import statistics
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

from tests.bench.figures import Figure, bench
from tests.trials.cache import with_service_worker
from web.generator.browser import ARGUMENTS, find_browser
from web.generator.paths import Files
from web.generator.serve import SiteServer, serving
from web.generator.site import site_files, write

RUNS = 7
READ = 20  # seconds before the button is pressed; a slow machine needs them to prepare the table
PATIENCE = 120  # seconds

HOME = """setTimeout(() => {
  localStorage.setItem("bench.pressed", Date.now());
  document.getElementById("begin").click();
}, 1000 * READ);
"""
TABLE = """{
  const report = () => {
    const time = Date.now() - localStorage.getItem("bench.pressed");
    fetch(`../report?time=${time}&ahead=${Math.round(performance.getEntriesByType("navigation")[0].activationStart)}`);
  };
  const check = () => {
    if (document.querySelector("#acts [data-do^='act:']")) return report();
    if (!document.querySelector("[aria-pressed=true]")) document.querySelector("#hand button.card")?.click();
    setTimeout(check, 5);
  };
  if (document.prerendering) document.addEventListener("prerenderingchange", check);
  else check();
}
"""


def probed(files: Files) -> Files:
    """Return a site whose home page presses its first button, and whose table presses a card until actions appear."""
    scripts = {"": HOME.replace("READ", str(READ)), "play/": TABLE}
    site = {**files, **{f"{folder}probe.js": script.encode() for folder, script in scripts.items()}}
    for folder in scripts:
        page = site[f"{folder}index.html"]
        site[f"{folder}index.html"] = page.replace(b"</body>", b'<script src="probe.js"></script></body>', 1)
    return with_service_worker(site)


def unprepared(files: Files) -> Files:
    """Return a site whose home page prepares nothing."""
    return {path: b"" if path.startswith("assets/ahead-") else content for path, content in files.items()}


def pressed(server: SiteServer) -> float:
    """Return the milliseconds from the press on the home page to the first answer at the table, for a new visitor."""
    server.sent.clear()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        command = [find_browser(), "--headless=new", f"--user-data-dir={profile}", *ARGUMENTS, server.address]
        with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as browser:
            try:
                for _ in range(10 * PATIENCE):
                    for path, _ in [*server.sent]:
                        if "report?time=" in path:
                            return float(path.partition("time=")[2].partition("&")[0])
                    time.sleep(0.1)
            finally:
                browser.terminate()
    raise TimeoutError("the table has not answered")


def compared(before: Files, after: Files, runs: int = RUNS) -> tuple[float, float]:
    """Return the median times of ``pressed`` on two sites, which take turns."""
    times: tuple[list[float], list[float]] = ([], [])
    with ExitStack() as stack:
        servers = []
        for files in (before, after):
            folder = stack.enter_context(tempfile.TemporaryDirectory())
            write(probed(files), Path(folder))
            servers.append(stack.enter_context(serving(Path(folder))))
        for _ in range(runs):
            for server, times_of_site in zip(servers, times, strict=True):
                times_of_site.append(pressed(server))
    return statistics.median(times[0]), statistics.median(times[1])


@bench
def home() -> Iterator[Figure]:
    """Yield the time from the tap on the home page to the first answer at the table, with and without preparation."""
    files = site_files()
    before, after = compared(unprepared(files), files)
    yield Figure("home-to-answer", after, "ms")
    yield Figure("home-to-answer-unprepared", before, "ms")
    yield Figure("home-to-answer-of-unprepared", after / before, "x")
