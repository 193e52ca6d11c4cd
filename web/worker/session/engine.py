"""The engine as the page's client calls it: JSON text in, JSON text out.

Python does not look for garbage by itself here. It would in the middle of a bot's thought, for up to a tenth of a
second, and find nothing, as neither thoughts nor turns leave cycles. It does when a new game has begun.
"""

import asyncio
import gc
import json
import os
import re
from time import perf_counter

from web.worker.session.session import Session

SEED_BYTES = 5

LATER = 1.0
"""How many seconds after a game has begun garbage is looked for: its cards have been dealt by then."""

NOTHING = re.compile(r"(?<!\\)((?:\\\\)*)\\u0000")
"""The character 0 in JSON. What MicroPython hands to the browser ends there, so a dialog would lose its buttons."""

visits: dict[str, Session] = {}
"""The visits of the tables that share this engine, by what web/runtime/engine.js calls each."""


def new_seed() -> str:
    """Return a seed for a new game, short enough to say aloud."""
    return os.urandom(SEED_BYTES).hex()


def clock() -> float:
    """Return the time in milliseconds, from some moment on."""
    return perf_counter() * 1000


async def handle(text: str, table: str = "table") -> str:
    """Answer one message from a table, as JSON. Raises ValueError for an intent that there is not."""
    asked = json.loads(text)
    if asked["do"] == "hello":
        gc.disable()
        visits[table] = Session(asked, new_seed, clock)
        reply = visits[table].first
    else:
        visit = visits[table]
        before = visit.match
        reply = visit.handle(asked)
        if visit.match is not before:
            asyncio.get_running_loop().call_later(LATER, gc.collect)
    return without_nothing(json.dumps(reply.as_message()))


def leave(table: str) -> None:
    """Forget the visit of a table that is gone."""
    visits.pop(table, None)


def without_nothing(text: str) -> str:
    """Return JSON with a mark for what cannot be shown, as HTML has it, in place of every character 0."""
    # The pattern is slow on a long text, and hardly any text has the character.
    return NOTHING.sub(r"\1\\ufffd", text) if "\\u0000" in text else text
