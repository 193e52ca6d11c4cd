"""The cost of frames on one page: twenty that nobody touches, and ten started tables compared with one. Linux only."""

from __future__ import annotations

import os
import re
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from statistics import median

from playwright.sync_api import sync_playwright

from tests.bench.figures import Figure, bench
from tests.conftest import TIMEOUT_MS, wait_ready
from tests.trials.messages import host_page, table
from web.generator.browser import ARGUMENTS, find_browser
from web.generator.serve import serving
from web.generator.site import site_files, write

RUNS = 3
MANY = 10
TWENTY = 20
VISITOR_ARGUMENTS = [argument.replace("ThirdPartyStoragePartitioning,", "") for argument in ARGUMENTS]
"""Arguments for a browser that keeps the storage of frames apart by site, as visitors' browsers do."""
REST = 3_000  # milliseconds until a page with frames is measured: what only the start needed has been freed by then


def processes() -> dict[int, tuple[int, str]]:
    """Return the parent and the command line of every process, by process id."""
    every = {}
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):  # the process has ended meanwhile
            parent = (folder / "stat").read_text("utf-8").rpartition(")")[2].split()[1]
            every[int(folder.name)] = int(parent), (folder / "cmdline").read_text("utf-8", "replace")
    return every


def renderers(marker: str) -> tuple[float, float]:
    """Return the memory and the processor time of all renderers of the browser whose command line contains ``marker``.

    The memory is in megabytes (proportional set size), the time in seconds.
    """
    every, kilobytes, ticks = processes(), 0, 0
    ours = {process for process, (_, command) in every.items() if marker in command}
    while more := {process for process, (parent, _) in every.items() if parent in ours} - ours:
        ours |= more
    for process in ours:
        if "--type=renderer" in every[process][1]:
            with suppress(OSError):
                folder = Path("/proc") / str(process)
                rollup = (folder / "smaps_rollup").read_text("utf-8")
                kilobytes += sum(map(int, re.findall(r"^Pss:\s+(\d+)", rollup, re.MULTILINE)))
                ticks += sum(map(int, (folder / "stat").read_text("utf-8").rpartition(")")[2].split()[11:13]))
    return kilobytes / 1000, ticks / os.sysconf("SC_CLK_TCK")


def taken(folder: Path, addresses: Sequence[str], *, play: bool) -> tuple[float, float]:
    """Return the memory of a page at rest, and its processor time until then, as ``renderers`` does.

    The page is on another site; its frames show these addresses of the site in ``folder``. ``play``: whether to start
    the tables in the frames first, and wait until they are ready.
    """
    with (
        tempfile.TemporaryDirectory() as pages,
        serving(folder) as server,
        serving(Path(pages), host="localhost") as host,
        sync_playwright() as playwright,
    ):
        framed = [table(f"{server.address}{address}") for address in addresses]
        (Path(pages) / "index.html").write_text(host_page(*framed), "utf-8")
        marker = f"--casino-bench={os.getpid()}-{server.server_port}"
        with playwright.chromium.launch(executable_path=find_browser(), args=[*VISITOR_ARGUMENTS, marker]) as browser:
            page = browser.new_page()
            page.set_default_timeout(10 * TIMEOUT_MS)
            page.goto(f"http://localhost:{host.server_port}/")
            for frame in (each for each in page.frames if play and each.url.startswith(server.address)):
                wait_ready(frame)
            page.wait_for_timeout(REST)
            return renderers(marker)


def medians(folder: Path, *pages: Sequence[str], play: bool) -> list[tuple[float, float]]:
    """Return the medians of ``taken`` for each page; pages take turns, and each is given by its frames' addresses."""
    runs = [[taken(folder, addresses, play=play) for addresses in pages] for _ in range(RUNS)]
    by_page = zip(*runs, strict=True)
    return [(median(memory for memory, _ in pairs), median(time for _, time in pairs)) for pairs in by_page]


@bench
def untouched() -> Iterator[Figure]:
    """Yield the time of twenty untouched frames, the memory that one more frame takes, and the time of empty frames."""
    kinds = {
        "games": [f"embed/v1/?seed={number}" for number in range(TWENTY)],
        "positions": [f"embed/v1/position/?table=5H,3C&hand=8D&seed={number}" for number in range(TWENTY)],
    }
    with tempfile.TemporaryDirectory() as folder:
        write(site_files(), Path(folder))
        (Path(folder) / "empty.html").write_text("<!doctype html><title>Empty</title>", "utf-8")
        empty = [f"empty.html?{number}" for number in range(TWENTY)]
        every = [each for frames in kinds.values() for each in (frames[:1], frames)]
        (_, nothing), *results = medians(Path(folder), empty, *every, play=False)
    for name, (one, _), (many, time) in zip(kinds, results[::2], results[1::2], strict=True):
        yield Figure(f"twenty-untouched-{name}-time", time, "s")
        yield Figure(f"untouched-{name}-memory-of-one-more", (many - one) / (TWENTY - 1), "MB")
    yield Figure("twenty-empty-frames-time", nothing, "s")


@bench
def sharing() -> Iterator[Figure]:
    """Yield the memory of one table and of ten tables in frames of one page."""
    addresses = [f"embed/v1/?start=now&seed={number}" for number in range(MANY)]
    with tempfile.TemporaryDirectory() as folder:
        write(site_files(), Path(folder))
        (one, _), (many, _) = medians(Path(folder), addresses[:1], addresses, play=True)
    yield Figure("embedded-table-memory", one, "MB")
    yield Figure("ten-embedded-tables-memory", many, "MB")
    yield Figure("ten-embedded-tables-memory-of-one", many / one, "x")
