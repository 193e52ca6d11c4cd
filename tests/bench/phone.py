"""Lighthouse's figures of pages on a cheap phone: `python3 build.py bench phone [--against COMMIT]`.

Lighthouse's own figures depend on how busy the machine is, because it multiplies the observed durations of tasks by
four. The figures called "by processor time" are computed from the same recording with the time in which each task
really ran, so a busy machine affects them far less. With --against, the sites of both commits are visited in turns.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

from tests.bench.commits import site_of
from web.generator.browser import ARGUMENTS, find_browser
from web.generator.node import install_packages, node
from web.generator.serve import SiteServer, serving
from web.generator.site import site_files, write

FOLDER = Path(__file__).with_name("lighthouse")
COMMAND = FOLDER / "node_modules" / "lighthouse" / "cli" / "index.js"

PAGES = {
    "home": "",
    "rules": "rules/classic/",
    "puzzles": "puzzles/",
    "play": "play/",
    "embed": "embed/v1/",
    "position": "embed/v1/position/?table=5H,3C,QS&hand=8D,2C",
    "diagram": "embed/v1/diagram/?table=5H,3C,QS&hand=8D,2C",
}
"""Addresses of pages, by the word with which the names of their figures begin."""

SCORES = ("performance", "accessibility", "best-practices", "seo")
AUDITS = {
    "first-paint": "first-contentful-paint",
    "largest-paint": "largest-contentful-paint",
    "blocked": "total-blocking-time",
}
"""Lighthouse's audits of times in milliseconds, by the names of our figures."""

ROUNDS = 5
SLOWDOWN = 4  # times slower than this machine
LONG = 50  # milliseconds; a task blocks the page for as long as it exceeds this


class Task(NamedTuple):
    """A task of the page's main thread."""

    start: float
    """The time when the task began, in milliseconds of the recording's clock."""

    taken: float
    """The task's processor time on the slower processor, in milliseconds."""


def by_processor_time(events: Sequence[dict[str, Any]], page: str) -> dict[str, float]:
    """Return figures on the tasks of a page's main thread on a slower processor, from the events of a recording.

    Three figures count only tasks after the first paint: ``blocked`` is the milliseconds by which they exceed ``LONG``
    in all, ``long-tasks`` the number of tasks that exceed it, and ``longest-task`` the time of the longest. ``busy`` is
    the milliseconds of all tasks since the page was opened. All names end in ``-by-processor-time``.
    """
    begun, painted, thread = _main_thread(events, page)
    tasks = [
        Task(event["ts"] / 1000, SLOWDOWN * event.get("tdur", 0) / 1000)
        for event in events
        if event["name"].endswith("RunTask") and event["ph"] == "X" and (event["pid"], event["tid"]) == thread
    ]
    late = [task.taken for task in tasks if task.start >= painted]
    long = [taken - LONG for taken in late if taken > LONG]
    return {
        "blocked-by-processor-time": sum(long),
        "long-tasks-by-processor-time": len(long),
        "longest-task-by-processor-time": max(late, default=0),
        "busy-by-processor-time": sum(task.taken for task in tasks if task.start >= begun),
    }


def _main_thread(events: Sequence[dict[str, Any]], page: str) -> tuple[float, float, tuple[int, int]]:
    """Return the milliseconds when a page was opened and first painted, and the process and thread of its scripts."""

    def first(name: str, **wanted: str) -> dict[str, Any]:
        return next(
            event
            for event in events
            if event["name"] == name
            and all(event["args"].get("data", {}).get(key) == value for key, value in wanted.items())
        )

    opened = first("navigationStart", documentLoaderURL=page)
    process = opened["pid"]
    names = (event for event in events if event["name"] == "thread_name" and event["pid"] == process)
    thread = next(event["tid"] for event in names if event["args"]["name"] == "CrRendererMain")
    painted = first("firstContentfulPaint", navigationId=opened["args"]["data"]["navigationId"])
    return opened["ts"] / 1000, painted["ts"] / 1000, (process, thread)


def measured(address: str) -> dict[str, float]:
    """Return the figures of one visit to a page, by name."""
    with tempfile.TemporaryDirectory() as folder:
        flags = " ".join(("--headless=new", *ARGUMENTS))
        result = Path(folder) / "result.json"
        options = ("--quiet", "--output=json", f"--output-path={result}", f"-GA={folder}", f"--chrome-flags={flags}")
        os.environ["CHROME_PATH"] = find_browser()
        node([COMMAND, address, *options])
        report = json.loads(result.read_bytes())
        events = json.loads((Path(folder) / "trace.json").read_bytes())["traceEvents"]
    audits = report["audits"]
    return {
        **{name: 100 * (report["categories"][name]["score"] or 0) for name in SCORES},
        **{name: audits[audit]["numericValue"] for name, audit in AUDITS.items()},
        "layout-shift": audits["cumulative-layout-shift"]["numericValue"],
        "sent": audits["total-byte-weight"]["numericValue"] / 1000,
        **by_processor_time(sorted(events, key=lambda event: event["ts"]), report["requestedUrl"]),
    }


class Spread(NamedTuple):
    """The median and the bounds of several measurements of a figure."""

    middle: float
    """The median."""

    lowest: float
    highest: float

    def __str__(self) -> str:
        """Return the median, followed by the bounds in brackets."""
        return f"{self.middle:.4g} ({self.lowest:.4g} to {self.highest:.4g})"


def spread(values: Sequence[float]) -> Spread:
    """Return the median and the bounds of some measurements."""
    return Spread(median(values), min(values), max(values))


Spreads = dict[str, dict[str, Spread]]
"""Spreads by the name of the figure, then by the name of the site."""


def figures(sites: dict[str, Path], pages: Sequence[str], rounds: int) -> Iterator[tuple[str, Spreads]]:
    """Yield the figures of each page as soon as they are known. The sites take turns."""
    with ExitStack() as stack:
        servers: dict[str, SiteServer] = {name: stack.enter_context(serving(site)) for name, site in sites.items()}
        for page in pages:
            runs: dict[str, list[dict[str, float]]] = {name: [] for name in servers}
            for _ in range(rounds):
                for name, server in servers.items():
                    runs[name].append(measured(server.address + PAGES[page]))
            names = next(iter(runs.values()))[0]
            yield (
                page,
                {each: {site: spread([run[each] for run in some]) for site, some in runs.items()} for each in names},
            )


def main(arguments: Sequence[str]) -> None:
    """Print Lighthouse's figures as on a phone: the median, and the lowest and highest in brackets."""
    parser = argparse.ArgumentParser(prog="python3 build.py bench phone", description=main.__doc__)
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="visits to each page (%(default)s)")
    parser.add_argument("--page", choices=PAGES, action="append", help="which pages; all without it")
    parser.add_argument("--against", metavar="COMMIT", help="also what this commit builds, in turns")
    parser.add_argument("--json", action="store_true", help="print JSON in place of lines")
    options = parser.parse_args(arguments)
    if options.rounds < 1:
        parser.error("--rounds must be 1 or more")
    try:
        install_packages(FOLDER)
    except subprocess.CalledProcessError as error:
        parser.exit(1, f"Lighthouse could not be installed:\n{error.output}\n")
    with ExitStack() as stack:
        here = Path(stack.enter_context(tempfile.TemporaryDirectory())) / "site"
        write(site_files(), here)
        sites = {"here": here}
        if options.against:
            try:
                sites[options.against] = stack.enter_context(site_of(options.against))
            except subprocess.CalledProcessError:
                parser.exit(1, f"{options.against}: git has no such commit, or it could not be built.\n")
        for page, spreads in figures(sites, options.page or list(PAGES), options.rounds):
            if options.json:
                texts = {each: {site: one._asdict() for site, one in some.items()} for each, some in spreads.items()}
                print(json.dumps({"page": page, **texts}), flush=True)
                continue
            for each, some in spreads.items():
                print(f"{page}-{each} " + "; ".join(f"{site}: {one}" for site, one in some.items()), flush=True)
