"""The engine in the visitors' Python: the same counts, games and shuffles as here."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.engine import same
from tests.engine.amount import amount
from tests.engine.golden import golden_games
from tests.engine.perft import entries
from tests.engine.test_perft import SHUFFLES

GAMES = dict([*golden_games().items()][:: amount(8, 1)])
ARGUMENTS = {"entries": entries(), "limit": amount(30, 300), "games": GAMES, "seeds": list(SHUFFLES)}


def test_pyodide_gives_the_same_counts_games_and_shuffles(pyodide: Callable[[str], str]) -> None:
    source = Path(same.__file__).read_text("utf-8")
    ask = f"import json\nprint(json.dumps(facts(**json.loads({json.dumps(ARGUMENTS)!r}))))"
    there: dict[str, Any] = json.loads(pyodide(f"{source}\n{ask}").splitlines()[-1])
    here: dict[str, Any] = same.facts(**ARGUMENTS)  # type: ignore[arg-type]  # the values of one dictionary have many types
    for what in ("perft", "games", "shuffles"):
        assert here[what]
        assert there[what] == here[what]


def test_a_value_has_its_text_whichever_module_is_imported_first(pyodide: Callable[[str], str]) -> None:
    code = (
        "from casino_core.position.actions import Trail\nfrom casino_core.cards import Card\nprint(Trail(Card('4D')))"
    )
    assert pyodide(code).splitlines()[-1] == "4D"
