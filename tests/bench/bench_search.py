"""The speed of rollouts and of solving last deals, in this Python and in the Python that visitors get."""

import json
import tempfile
from collections.abc import Iterator
from pathlib import Path

from tests.bench import numbers
from tests.bench.figures import Figure, bench
from tests.bench.numbers import Amount, Figures, measured
from web.generator.node import install_packages, node
from web.generator.paths import CACHE, ROOT
from web.generator.runtime import app_files, compiled, trimmed


def measured_in_pyodide(amount: Amount) -> Figures:
    """Return the figures of ``measured`` in Pyodide under Node, with the engine that visitors get."""
    source = Path(numbers.__file__).read_text("utf-8")
    program = f"{source}\nimport json\nprint(json.dumps(measured(Amount{tuple(amount)})))"
    with tempfile.TemporaryDirectory() as folder:
        here = Path(folder)
        lock = install_packages()
        for name, content in compiled(lock, app_files(), CACHE).items():
            (here / name).write_bytes(content)
        (here / "program.py").write_text(program, "utf-8")
        output = node(
            [ROOT / "tests" / "pyodide.mjs", trimmed(lock) / "pyodide.mjs", here / "python.zip", here / "program.py"]
        )
    return {name: (value, unit) for name, (value, unit) in json.loads(output.splitlines()[-1]).items()}


@bench
def search() -> Iterator[Figure]:
    """Yield the rounds and deals per second, and the time for a last deal: here, in Pyodide, and the ratio of both."""
    here, there = measured(Amount()), measured_in_pyodide(Amount())
    for name, (value, unit) in here.items():
        yield Figure(name, value, unit)
    for name, (value, unit) in there.items():
        yield Figure(f"{name}-in-pyodide", value, unit)
        if unit.endswith("/s"):
            yield Figure(f"{name}-slower-in-pyodide", here[name][0] / value, "x")
        elif unit == "ms":
            yield Figure(f"{name}-slower-in-pyodide", value / here[name][0], "x")
