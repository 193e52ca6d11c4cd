"""Visits to the table with random and hostile inputs. Each returns the fault of the response, or ""."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from random import Random
from typing import Any

from tests.page.archives import kept
from tests.page.test_storage import Local
from tests.trials.inputs import address, pasted, stored
from tests.worker.visitor import Visitor
from web.page.running import running_games, tidy
from web.page.storage import Storage
from web.page.stored import GAME, STORED

FOREIGN = re.compile(r"<(?:script|img|iframe)\b|<[^<>]*\son\w+=", re.IGNORECASE)
"""Markup that the site never produces."""

FAULT = 'class="error"'
"""The mark of a sentence about a fault."""

CUT = 'data-do="review"'
"""The mark of a dialog about a game of which only a part can be read."""


SITE = "https://example.org/casino/"


def table_of(visitor: Visitor) -> str:
    """Return the fault of the page, or "": there must be a table and no foreign markup."""
    if 'id="table"' not in visitor.html:
        return "no table"
    match = FOREIGN.search(visitor.html + visitor.dialog)
    return f"foreign: {match[0][:80]}" if match else ""


def opens_address(chance: Random) -> str:
    """Open the page at an address, accept what the dialog offers, and take a step."""
    embed: dict[str, Any] = (
        {"embed": True, "kind": "position", "page": f"{SITE}embed/v1/position/"} if chance.random() < 0.5 else {}
    )
    visitor = Visitor("1", address=address(chance), **embed)
    wrong = table_of(visitor)
    visitor.do("accept")
    visitor.do(visitor.reply.next or next(iter(visitor.intents), "menu"))
    return wrong or table_of(visitor)


def opens_pasted(chance: Random) -> str:
    """Paste a text at the table; it must open a game or produce an error message."""
    visitor = Visitor("pastes")
    visitor.do("read", text=pasted(chance))
    has_sentence = FAULT in visitor.dialog or CUT in visitor.dialog
    return "no sentence" if visitor.dialog and not has_sentence else table_of(visitor)


def opens_stored(chance: Random) -> str:
    """Open the page with stored values, as web/page/engine_client.py sends them; unreadable values must survive."""
    local = Local()
    local.quota = 10_000_000
    local.texts = dict(stored(chance) for _ in range(8))
    before, storage = list(local.texts.values()), Storage(local, "a")
    storage.set_aside([*STORED])
    tidy(storage)
    running_games(storage)
    kept(storage)
    values: dict[str, Any] = {value.part: storage.read(value.name)[0] for value in STORED.values() if value.init}
    json.loads(json.dumps(values, allow_nan=False))
    save, problem = storage.read(GAME)
    problem = problem or ("" if isinstance(save, str | None) else "mangled")
    visitor = Visitor("1", **{**values, "settings": values["settings"] or {}}, save=save or "", problem=problem)
    lost = [text for text in before if text not in local.texts.values() and '"v": 1,' not in text]
    return table_of(visitor) or ("lost" if lost else "")


VISITS: dict[str, Callable[[Random], str]] = {
    "addresses": opens_address,
    "pasted": opens_pasted,
    "stored": opens_stored,
}
"""The visit for each kind of input."""
