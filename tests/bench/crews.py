"""Workers for the deals of a match: this process, all cores, or Pyodide on all cores; `on_dask.py` adds a cluster.

Results come in the order of the deals. They are the same from every crew, except for times, and except where bots think
by the clock.
"""

from __future__ import annotations

import os
import platform
import tempfile
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from itertools import islice
from multiprocessing import get_context
from pathlib import Path
from typing import Protocol, TypeAlias, TypeVar
from zipfile import ZipFile

from tests.bench.in_pyodide import play_in_pyodide, prepared, pyodide_version
from tests.bots.arena import Dealt, Match, play_deal
from web.generator.paths import ROOT

Job = TypeVar("Job")
Done_co = TypeVar("Done_co", covariant=True)

AHEAD = 4  # jobs handed out per core, so that cores have work while the next result in order is still awaited
ARENA = (
    "tests/__init__.py",
    *(f"tests/bots/{n}.py" for n in ("__init__", "arena", "cheat", "counting", "follower", "greedy", "published")),
)


class CrewError(Exception):
    """Raised if there are no workers; the message says why, and what to do."""


Deals: TypeAlias = Callable[[Match, Iterable[int]], Iterator[Dealt]]


@dataclass(frozen=True)
class Crew:
    """Workers, with a ``label`` for people; ``deals`` yields the results of numbered deals, in order."""

    label: str
    deals: Deals


def cores_here() -> int:
    """Return the number of cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Promise(Protocol[Done_co]):
    """A future result of a pool or a cluster."""

    def result(self) -> Done_co:
        """Wait for the result, and return it."""

    def cancel(self) -> object:
        """Declare that nobody needs the result any more."""


def in_order(submit: Callable[[Job], Promise[Done_co]], jobs: Iterable[Job], limit: int) -> Iterator[Done_co]:
    """Yield the results of jobs in order; at most ``limit`` jobs wait or run at once.

    Closing the iterator cancels the jobs that still wait.
    """
    coming = iter(jobs)
    waiting = deque(submit(job) for job in islice(coming, limit))
    try:
        while waiting:
            yield waiting.popleft().result()
            waiting.extend(submit(job) for job in islice(coming, 1))
    finally:
        for promise in waiting:
            promise.cancel()


@contextmanager
def local_crew(cores: int) -> Iterator[Crew]:
    """Yield a crew of processes of this Python; with one core, of this process only."""
    label = f"{platform.python_implementation()} {platform.python_version()}, {counted(cores, 'core')}"
    if cores == 1:
        yield Crew(label, lambda match, numbers: map(partial(play_deal, match), numbers))
        return
    with _processes(cores) as pool:
        yield Crew(label, _deals(lambda match, number: pool.submit(play_deal, match, number), cores))


@contextmanager
def pyodide_crew(cores: int) -> Iterator[Crew]:
    """Yield a crew with one Pyodide under Node for each core, which runs the engine that visitors get."""
    with tempfile.TemporaryDirectory() as folder, _processes(cores) as pool:
        arena = Path(folder) / "arena.zip"
        arena.write_bytes(packed(ARENA))
        runner = prepared(Path(folder), arena)
        label = f"Pyodide {pyodide_version()}, {counted(cores, 'core')}"
        yield Crew(label, _deals(lambda match, number: pool.submit(play_in_pyodide, runner, match, number), cores))


def _deals(submit: Callable[[Match, int], Promise[Dealt]], cores: int) -> Deals:
    return lambda match, numbers: in_order(partial(submit, match), numbers, AHEAD * cores)


def packed(paths: Sequence[str]) -> bytes:
    """Return a zip archive of sources from which Python can import; paths are relative to the root of the project."""
    with tempfile.TemporaryFile() as file:
        with ZipFile(file, "w") as archive:
            for path in paths:
                archive.write(ROOT / path, path)
        file.seek(0)
        return file.read()


@contextmanager
def _processes(cores: int) -> Iterator[Executor]:
    """Yield a pool of processes, spawned on every system; at the end, work that has not begun is cancelled."""
    pool = ProcessPoolExecutor(cores, mp_context=get_context("spawn"))
    try:
        yield pool
    finally:
        pool.shutdown(cancel_futures=True)


def counted(number: int, what: str) -> str:
    """Return a number of things as text: "1 core", "2 cores"."""
    return f"{number} {what}" if number == 1 else f"{number} {what}s"
