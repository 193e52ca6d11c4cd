"""Tests of the bots in Pyodide, the visitors' Python: they make the same moves as in CPython."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from tests.bots import played
from tests.engine.amount import amount

SEEDS = [f"seed {number}" for number in range(amount(1, 8))]


def test_bots_make_the_same_moves_in_pyodide(pyodide: Callable[[str], str]) -> None:
    source = Path(played.__file__).read_text("utf-8")
    output = pyodide(f"{source}\nimport json\nprint(json.dumps(all_played({SEEDS!r})))")
    assert json.loads(output.splitlines()[-1]) == played.all_played(SEEDS)
