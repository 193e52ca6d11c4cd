"""The memory of ten tables in frames of one page beside that of one, all of them at play. Linux only."""

from __future__ import annotations

import os
import re
import statistics
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.bench.figures import Figure, bench
from tests.conftest import PATIENCE, wait_ready
from tests.trials.messages import host_page, table
from web.generator.browser import ARGUMENTS, find_browser
from web.generator.serve import serving
from web.generator.site import site_files, write

RUNS = 3
MANY = 10
USUAL = [argument.replace("ThirdPartyStoragePartitioning,", "") for argument in ARGUMENTS]
"""What browsers are started with, but for what lets frames of other sites share nothing at all: people's do."""
REST = 3_000  # milliseconds until a page with tables is looked at: what was needed to start them is gone


def processes() -> dict[int, tuple[int, str]]:
    """Return the parent and the command line of every process."""
    found = {}
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):  # it has ended meanwhile
            parent = (folder / "stat").read_text("utf-8").rpartition(")")[2].split()[1]
            found[int(folder.name)] = int(parent), (folder / "cmdline").read_text("utf-8", "replace")
    return found


def renderers(marker: str) -> float:
    """Return the megabytes (proportional set size) of the renderers of the browser with a mark in its command line."""
    every, kilobytes = processes(), 0
    ours = {process for process, (_, command) in every.items() if marker in command}
    while more := {process for process, (parent, _) in every.items() if parent in ours} - ours:
        ours |= more
    for process in ours:
        if "--type=renderer" in every[process][1]:
            with suppress(OSError):
                rollup = (Path("/proc") / str(process) / "smaps_rollup").read_text("utf-8")
                kilobytes += sum(map(int, re.findall(r"^Pss:\s+(\d+)", rollup, re.MULTILINE)))
    return kilobytes / 1000


def memory(folder: Path, tables: int) -> float:
    """Return the memory of a page of somebody else with so many tables of a site, once all are ready to be played."""
    with (
        tempfile.TemporaryDirectory() as pages,
        serving(folder) as server,
        serving(Path(pages), host="localhost") as host,
        sync_playwright() as playwright,
    ):
        addresses = [f"{server.address}embed/v1/?start=now&seed={number}" for number in range(tables)]
        (Path(pages) / "index.html").write_text(host_page(*map(table, addresses)), "utf-8")
        marker = f"--casino-bench={os.getpid()}-{server.server_port}"
        with playwright.chromium.launch(executable_path=find_browser(), args=[*USUAL, marker]) as browser:
            page = browser.new_page()
            page.set_default_timeout(10 * PATIENCE)
            page.goto(f"http://localhost:{host.server_port}/")
            for frame in (each for each in page.frames if each.url.startswith(server.address)):
                wait_ready(frame)
            page.wait_for_timeout(REST)
            return renderers(marker)


@bench
def sharing() -> Iterator[Figure]:
    """Memory of one table and of ten tables in frames of one page."""
    with tempfile.TemporaryDirectory() as folder:
        write(site_files(), Path(folder))
        runs = [(memory(Path(folder), 1), memory(Path(folder), MANY)) for _ in range(RUNS)]
    one, many = (statistics.median(run[which] for run in runs) for which in (0, 1))
    yield Figure("embedded-table-memory", one, "MB")
    yield Figure("ten-embedded-tables-memory", many, "MB")
    yield Figure("ten-embedded-tables-memory-of-one", many / one, "x")
