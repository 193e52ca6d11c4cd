"""The browser's library, in the Python that visitors get: it gives the same results and letters as libsodium."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from casino_core.mutual.sodium import Sodium
from tests.engine.amount import amount
from tests.mutual import same
from tests.mutual.golden import GAMES, letters
from tests.mutual.test_libraries import VECTORS
from tests.mutual.two import Seeded

START = """
from web.worker.session.parts import friend_script
script = await friend_script()
from web.worker.friend.group import BrowserGroup
import json
"""
ENTRIES = {"classic": amount(30, 110), "royal_draw": 60, "krypkasino": 40, "khasino": 50, "pluck": 60}


def in_browser(pyodide: Callable[[str], str], call: str, *arguments: Any) -> Any:
    """Return the result of a function of ``same`` that uses the browser's library."""
    source = Path(same.__file__).read_text("utf-8").replace("from __future__ import annotations", "")
    ask = f"print(json.dumps({call}(BrowserGroup(script), *json.loads({json.dumps(arguments)!r}))))"
    return json.loads(pyodide(f"{START}\n{source}\n{ask}").splitlines()[-1])


def test_the_vectors_of_the_rfcs(pyodide: Callable[[str], str]) -> None:
    expected = [*VECTORS["multiples"], *[False] * (len(VECTORS["invalid"]) + 3)]
    for vector in VECTORS["oprf"]:
        expected += [vector["blinded"], vector["evaluated"], True]
    assert same.vectors(Sodium(), VECTORS) == expected
    assert in_browser(pyodide, "vectors", VECTORS) == expected


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES[:: amount(len(GAMES), 1)])
def test_the_same_secrets_give_the_same_letters(pyodide: Callable[[str], str], game: str) -> None:
    texts = letters(game, ENTRIES[game])
    chance = Seeded(f"golden {game}")
    scalars = [chance.random_scalar().hex() for _ in range(2)]
    here = same.letters_again(Sodium(), game, scalars, texts)
    there = in_browser(pyodide, "letters_again", game, scalars, texts)
    assert here["letters"] == there["letters"] == texts
    assert here["audits"] == there["audits"]
    print(game, there["slowest"])  # in milliseconds, shown with pytest -s
