"""The start of a table, in parts, compared with the stock page in the same run: `python3 build.py bench start`.

Both sites get marks at the ends of the parts: JavaScript sets marks before Pyodide's loader, and Python around the
worker's imports. The two sites take turns, so that a busy moment of the machine affects both; medians are reported.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from itertools import pairwise
from pathlib import Path
from statistics import median

from playwright.sync_api import BrowserContext, Page, Playwright, Worker, sync_playwright

from tests.bench.figures import Figure
from tests.bench.stock import stock_site
from tests.conftest import TIMEOUT_MS, wait_offline
from tests.trials.cache import with_service_worker
from web.generator.browser import ARGUMENTS, find_browser
from web.generator.paths import ROOT, Files
from web.generator.serve import SiteServer, serving
from web.generator.site import site_files, write

ROUNDS = 7
WAYS = ("cold", "warm", "second-tab", "slow-line")
"""A new browser; a second visit; a visit next to an open page; a new browser on a slow line."""

SLOW_LINE = {"offline": False, "latency": 40, "downloadThroughput": 20e6 / 8, "uploadThroughput": 5e6 / 8}

PARTS = ("worker", "fetch", "compile", "interpreter", "library", "modules", "picture")
"""The parts of a start: until Pyodide's loader runs; until Pyodide's WebAssembly has arrived; until it is compiled;
until Python runs our code; until the standard library has been imported, then our modules; until the first picture.
"""

# The clocks of the page and of Pyodide's thread, aligned by adding their time origins. The marks in a shared worker
# could not be read, so the page gets its own worker.
CLOCK = """
delete globalThis.SharedWorker;
new MutationObserver(() => {
  const { page, python } = document.documentElement?.dataset ?? {};
  if (page === "ready") window.pageReady ??= performance.now();
  if (python === "ready") window.engineReady ??= performance.now();
}).observe(document, { subtree: true, childList: true, attributeFilter: ["data-page", "data-python"] });
"""
LOADER_MARKS = """{
  performance.mark("loader");
  for (const name of ["compileStreaming", "instantiateStreaming"]) {
    const act = WebAssembly[name];
    WebAssembly[name] = async (...all) => {
      const made = await act.apply(WebAssembly, all);
      performance.mark("compiled");
      return made;
    };
  }
}
"""
MARKS = """() => {
  const at = (entry) => performance.timeOrigin + entry;
  const marks = performance.getEntriesByType("mark").map(({ name, startTime }) => [name, at(startTime)]);
  const wasm = performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".asm.wasm"));
  return Object.fromEntries([...marks, ...wasm.map(({ responseEnd }) => ["fetched", at(responseEnd)])]);
}"""
TIMES = "() => [performance.timeOrigin, window.pageReady, window.engineReady]"

NEEDED = """
import sys
before = {*sys.modules}
import web.worker.session.engine
names = {name for name in {*sys.modules} - before if name.partition(".")[0] in sys.stdlib_module_names}
print(*sorted(name for name in names if "._" not in f".{name}"))
"""


ENGINE = 'python.pyimport("web.worker.main")'
"""The expression by which engine.js gets the engine."""


def python_marks(source: str) -> str:
    """Return a source that imports the engine, with marks before it, after the library and after our modules."""
    lines = source.splitlines()
    engine = next(place for place, line in enumerate(lines) if line.startswith("from web.worker.session.engine"))
    wanted = subprocess.run([sys.executable, "-c", NEEDED], cwd=ROOT, check=True, capture_output=True, text=True)
    before = [
        "import js as _js, importlib as _importlib",
        "_js.performance.mark('python')",
        f"for _name in {wanted.stdout.split()!r}:",
        "    try: _importlib.import_module(_name)",
        "    except ImportError: pass",  # another Python has another standard library
        "_js.performance.mark('library')",
    ]
    after = "_js.performance.mark('modules')"
    return "\n".join([*lines[:engine], *before, lines[engine], after, *lines[engine + 1 :], ""])


def imported() -> str:
    """Return the JavaScript that replaces ENGINE: it also sets marks around Python's imports of the engine."""
    source = python_marks("from web.worker.session.engine import handle")
    return f"(python.runPython({json.dumps(source)}), {ENGINE})"


def marked(files: Files) -> Files:
    """Return our site with marks, and with a service worker that lists the changed files."""
    site = dict(files)
    for path, content in files.items():
        if path.startswith("assets/pyodide-start-"):
            site[path] = LOADER_MARKS.encode() + content
        elif path.startswith("assets/engine-"):
            site[path] = content.replace(ENGINE.encode(), imported().encode())
    return with_service_worker(site)


def marked_stock() -> Files:
    """Return the stock page with the same marks."""
    files = stock_site()
    page = files["index.html"].decode()
    head, script, rest = page.partition('<script type="py"')
    config, opened, source = rest.partition(">\n")
    return files | {
        "index.html": f"{head}<script>{LOADER_MARKS}</script>{script}{config}{opened}{python_marks(source)}".encode()
    }


Times = dict[str, float]
"""Milliseconds by name: the time of each of PARTS, and page-ready and engine-ready since the visit began."""


def times_of(page: Page) -> Times:
    """Return the times of an opened page, once it and its engine are ready."""
    page.wait_for_function("() => window.pageReady && window.engineReady", timeout=TIMEOUT_MS)
    began, page_ready, engine_ready = page.evaluate(TIMES)
    marks: dict[str, float] = {}
    places: list[Page | Worker] = [page, *page.workers]
    for place in places:
        marks |= place.evaluate(MARKS)
    names = ("loader", "fetched", "compiled", "python", "library", "modules")
    moments = [began, *(marks[name] for name in names), began + engine_ready]
    parts = {part: after - before for part, (before, after) in zip(PARTS, pairwise(moments), strict=True)}
    return {**parts, "page-ready": page_ready, "engine-ready": engine_ready}


def opened(context: BrowserContext, address: str, *, slow: bool = False) -> tuple[Page, Times]:
    """Open a page, wait until it is ready, and return it with its times."""
    page = context.new_page()
    page.add_init_script(CLOCK)
    if slow:
        page.context.new_cdp_session(page).send("Network.emulateNetworkConditions", SLOW_LINE)
    page.goto(address)
    return page, times_of(page)


def visits(playwright: Playwright, address: str, ways: Sequence[str]) -> dict[str, Times]:
    """Return the times of one visit of each kind, by kind."""
    times: dict[str, Times] = {}
    with tempfile.TemporaryDirectory() as profile, ExitStack() as stack:

        def browser(name: str) -> BrowserContext:
            launch = playwright.chromium.launch_persistent_context
            return stack.enter_context(launch(Path(profile) / name, executable_path=find_browser(), args=ARGUMENTS))

        if "slow-line" in ways:
            page, times["slow-line"] = opened(browser("slow"), address, slow=True)
            page.close()
        context = browser("profile")
        page, times["cold"] = opened(context, address)
        if {"warm", "second-tab"} & {*ways}:
            if page.locator("html[data-scripts]").count():  # our page, which the browser then stores for offline use
                wait_offline(page)
            page.close()
            page, times["warm"] = opened(context, address)
            _, times["second-tab"] = opened(context, address)
    return {way: times[way] for way in ways}


def figures(rounds: int = ROUNDS, ways: Sequence[str] = WAYS) -> Iterator[Figure]:
    """Yield the time of every part of every kind of visit, ours and stock, and how much sooner ours is ready."""
    runs: dict[str, list[dict[str, Times]]] = {"ours": [], "stock": []}
    with ExitStack() as stack:
        servers: dict[str, SiteServer] = {}
        for kind, files in (("ours", marked(site_files())), ("stock", marked_stock())):
            folder = stack.enter_context(tempfile.TemporaryDirectory())
            write(files, Path(folder))
            servers[kind] = stack.enter_context(serving(Path(folder)))
        playwright = stack.enter_context(sync_playwright())
        for _ in range(rounds):
            for kind, path in (("ours", "play/"), ("stock", "")):
                runs[kind].append(visits(playwright, servers[kind].address + path, ways))
    for way in ways:
        ours, stock = (
            {part: median(run[way][part] for run in runs[kind]) for part in runs[kind][0][way]} for kind in runs
        )
        for part, time in ours.items():
            yield Figure(f"{way}-{part}", time, "ms")
            yield Figure(f"{way}-{part}-stock", stock[part], "ms")
        for part in ("page-ready", "engine-ready"):
            yield Figure(f"{way}-{part}-sooner-than-stock", stock[part] / ours[part], "x")


def main(arguments: Sequence[str]) -> None:
    """Print how long each part of a visit takes, until the table answers."""
    parser = argparse.ArgumentParser(prog="python3 build.py bench start", description=main.__doc__)
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="visits of each kind (%(default)s)")
    parser.add_argument("--way", choices=WAYS, action="append", help="which kinds; all without it")
    parser.add_argument("--json", action="store_true", help="print JSON in place of lines")
    options = parser.parse_args(arguments)
    measurements = figures(options.rounds, options.way or WAYS)
    if options.json:
        print(json.dumps([figure._asdict() for figure in measurements], indent=1))
        return
    for name, value, unit in measurements:
        print(f"{name} {value:.4g} {unit}", flush=True)
