"""The engine in the Python that visitors get: the same counts, games and shuffles as here."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.engine import same
from tests.engine.amount import amount
from tests.engine.golden import golden_games
from tests.engine.perft import entries
from tests.engine.test_perft import SHUFFLES

ASKED = {"entries": entries(), "most": amount(100, 300), "games": golden_games(), "seeds": list(SHUFFLES)}


@pytest.fixture(scope="module")
def there(pyodide: Callable[[str], str]) -> dict[str, Any]:
    """What the engine of the site says in the real Pyodide."""
    source = Path(same.__file__).read_text("utf-8")
    ask = f"import json\nprint(json.dumps(facts(**json.loads({json.dumps(ASKED)!r}))))"
    told: dict[str, Any] = json.loads(pyodide(f"{source}\n{ask}").splitlines()[-1])
    return told


@pytest.fixture(scope="module")
def here() -> dict[str, Any]:
    """What it says in this Python."""
    return same.facts(**ASKED)  # type: ignore[arg-type]  # the values of one dictionary have many types


@pytest.mark.parametrize("what", ["perft", "games", "shuffles"])
def test_pyodide_gives_the_same(here: dict[str, Any], there: dict[str, Any], what: str) -> None:
    assert here[what]
    assert there[what] == here[what]
