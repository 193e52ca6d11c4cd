"""The engine in the Python that visitors get: the same games, counts and shuffles as here."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.engine.same import facts
from web.generator.node import install_packages, node
from web.generator.paths import NODE_MODULES, ROOT

RUNNER = Path(__file__).with_name("pyodide.mjs")


@pytest.fixture(scope="module")
def in_pyodide() -> dict[str, Any]:
    """What the real Pyodide says, under Node."""
    install_packages()
    printed = node([RUNNER, NODE_MODULES / "pyodide" / "pyodide.mjs", ROOT, "tests.engine.same"])
    told: dict[str, Any] = json.loads(printed.splitlines()[-1])
    return told


@pytest.mark.parametrize("what", ["perft", "games", "shuffles"])
def test_pyodide_gives_the_same(in_pyodide: dict[str, Any], what: str) -> None:
    here = json.loads(json.dumps(facts(most=300)[what]))
    assert here
    assert in_pyodide[what] == here
