"""The speed of the engine in classic Casino compared with the previous release; the two are measured in turns."""

import io
import statistics
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Iterator
from pathlib import Path

from tests.bench.figures import Figure, bench
from web.generator.paths import ROOT

PREVIOUS = "af8a384"
"""The commit of the previous release."""

ROUNDS = 300  # of random play in a run
RUNS = 7  # runs of each engine, in turns, so that a busy moment of the machine affects both

PLAYER = Path(__file__).with_name("play_classic.py")


def previous_engine(folder: str) -> None:
    """Put the engine of the previous release into a folder. Raises CalledProcessError if git lacks its commit."""
    command = ["git", "archive", "--format=tar", PREVIOUS, "casino_core"]
    archive = subprocess.run(command, cwd=ROOT, check=True, capture_output=True).stdout
    with tarfile.open(fileobj=io.BytesIO(archive)) as packed:
        packed.extractall(folder, filter="data")


def played(folder: str) -> tuple[float, str]:
    """Return the processor seconds that a folder's engine takes for all rounds, and a checksum of the legal actions."""
    command = [sys.executable, "-P", str(PLAYER), folder, str(ROUNDS)]
    taken, sum_of_lists = subprocess.run(command, check=True, capture_output=True, text=True).stdout.split()
    return float(taken), sum_of_lists


@bench
def release() -> Iterator[Figure]:
    """Yield the rounds of random play per second, now and in the previous release; both must list the same actions."""
    with tempfile.TemporaryDirectory() as before:
        previous_engine(before)
        runs = [(played(before), played(str(ROOT))) for _ in range(RUNS)]
    if len({listed for run in runs for _, listed in run}) > 1:
        raise ValueError("the previous release played other games")
    old, new = (statistics.median(run[which][0] for run in runs) for which in (0, 1))
    yield Figure("random-rounds-of-previous-release", ROUNDS / old, "rounds/s")
    yield Figure("random-rounds-beside-it", ROUNDS / new, "rounds/s")
    yield Figure("random-rounds-faster-than-previous-release", statistics.median(o[0] / n[0] for o, n in runs), "x")
