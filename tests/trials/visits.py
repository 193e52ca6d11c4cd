"""Visits to the table with inputs that nobody means well with. Each returns what was wrong with the answer, or ""."""

from __future__ import annotations

from random import Random

from tests.trials.inputs import address, pasted
from tests.worker.visitor import Visitor

FAULT = 'class="error"'


def table_of(visitor: Visitor) -> str:
    """What is wrong with what is shown: "" where there is a table, and nothing that markup of ours does not have."""
    if 'id="table"' not in visitor.html:
        return "no table"
    shown = (visitor.html + visitor.dialog).lower()
    return next((f"foreign: {mark}" for mark in ("<script", "<img", "<iframe", " onerror=") if mark in shown), "")


def opens_address(chance: Random) -> str:
    """Open the page at an address, take up what it offers, and play a step."""
    visitor = Visitor("1", address=address(chance))
    wrong = table_of(visitor)
    visitor.do("accept")
    visitor.do(visitor.reply.next or next(iter(visitor.intents), "menu"))
    return wrong or table_of(visitor)


def opens_pasted(chance: Random) -> str:
    """Paste a text at the table, which opens a game or says what is wrong."""
    visitor = Visitor("pastes")
    visitor.do("read", text=pasted(chance))
    return "no sentence" if visitor.dialog and FAULT not in visitor.dialog else table_of(visitor)


def opens_stored(chance: Random) -> str:
    """Open the page with stored values."""
    del chance
    return ""
