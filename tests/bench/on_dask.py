"""Deals on a Dask cluster, for matches too long for one machine. This needs the optional extra `arena`."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from importlib import import_module
from itertools import islice
from pathlib import Path
from typing import Any

from tests.bench.crews import ARENA, Crew, CrewError, counted, in_order, packed
from tests.bots.arena import Dealt, Match, answered, request
from web.generator.paths import ROOT

BATCH = 8  # deals that are sent to a worker together; a Python is started for each batch


@contextmanager
def dask_crew(address: str) -> Iterator[Crew]:
    """Yield a crew of the workers of a Dask cluster, which need only Python 3.11: our sources come with the work.

    Every batch runs in a separate Python, so that the threads of a worker play at the same time, and no other version
    of the sources is left from earlier work. Raises CrewError if Dask is not installed or no scheduler answers.
    """
    with _client(address) as client:
        threads = sum(client.nthreads().values())
        if not threads:
            raise CrewError(f"The Dask cluster at {address} has no workers.")
        engine = sorted(path.relative_to(ROOT).as_posix() for path in (ROOT / "casino_core").rglob("*.py"))
        work = remote()
        sources = client.scatter(packed((*engine, *ARENA)), broadcast=True)

        def deals(match: Match, numbers: Iterable[int]) -> Iterator[Dealt]:
            lines = (request(match, number) for number in numbers)
            batches: Iterator[list[str]] = iter(lambda: list(islice(lines, BATCH)), [])
            for batch in in_order(partial(client.submit, work, sources, pure=False), batches, 2 * threads):
                yield from map(answered, batch)

        yield Crew(f"Dask, {counted(threads, 'thread')}", deals)


@contextmanager
def _client(address: str) -> Iterator[Any]:
    try:
        distributed = import_module("distributed")
    except ImportError:
        install = f"{Path(sys.executable).as_posix()} -m pip install -e '.[arena]'"
        raise CrewError(f"A cluster needs Dask, an extra that is not here. This installs it: {install}") from None
    try:
        client = distributed.Client(address, timeout=10)
    except (OSError, ValueError) as error:
        raise CrewError(f"No Dask scheduler answers at {address}: {error}") from None
    with client:
        yield client


def remote() -> Callable[[bytes, list[str]], list[str]]:
    """Return a function that plays a batch of deals in a worker, given the packed sources and a line for each deal.

    The function raises RuntimeError with the worker's traceback. Because it is nested, Dask sends it by value, not as a
    name in one of our modules, so it imports everything that it needs.
    """

    def play_there(sources: bytes, lines: list[str]) -> list[str]:
        import subprocess
        import sys
        import tempfile
        from pathlib import Path

        start = "import sys; sys.path.insert(0, sys.argv[1]); from tests.bots.arena import main; main()"
        with tempfile.TemporaryDirectory() as folder:
            archive = Path(folder) / "arena.zip"
            archive.write_bytes(sources)
            done = subprocess.run(
                [sys.executable, "-c", start, str(archive)],
                input="\n".join(lines),
                capture_output=True,
                text=True,
                check=False,
            )
        if done.returncode:
            raise RuntimeError(done.stderr)
        return done.stdout.splitlines()

    return play_there
