"""The engine as the page's client calls it: JSON text in, JSON text out.

Python does not collect garbage on its own here. It would in the middle of a bot's thought, for up to a tenth of a
second, and find nothing, as neither thoughts nor turns leave cycles. It does after a new game has begun.
"""

import asyncio
import gc
import json
import os
import re
from time import perf_counter

from web.shared.schema import Reply
from web.worker.session.session import Session
from web.worker.session.welcome import open_session

SEED_BYTES = 5

LATER = 1.0
"""The seconds from the start of a game to the collection of garbage: its cards have been dealt by then."""

ESCAPED_NUL = re.compile(r"(?<!\\)((?:\\\\)*)\\u0000")
"""The character NUL in JSON. A text that MicroPython passes to the browser ends there, so a dialog would lose its
buttons."""

KEPT_EMPTY = ("address", "dialog", "games", "away", "bound", "room")
"""The parts of a reply that mean something when they are empty."""

sessions: dict[str, Session] = {}
"""The sessions of the tables that share this engine, by the names that web/runtime/engine.js gives them."""


def new_seed() -> str:
    """Return a seed for a new game, short enough to say aloud."""
    return os.urandom(SEED_BYTES).hex()


def clock() -> float:
    """Return the time in milliseconds, from some moment on."""
    return perf_counter() * 1000


async def handle(text: str, table: str = "table") -> str:
    """Answer one message from a table, as JSON. Raises ValueError for an unknown intent."""
    message = json.loads(text)
    if message["do"] == "init":
        gc.disable()
        sessions[table], reply = open_session(message, new_seed, clock)
    else:
        session = sessions[table]
        before = session.match
        reply = session.handle(message)
        if session.match is not before:
            asyncio.get_running_loop().call_later(LATER, gc.collect)
    return replace_nul(json.dumps(without_empty(reply)))


def leave(table: str) -> None:
    """Forget the session of a table that has been closed."""
    sessions.pop(table, None)


def without_empty(reply: Reply) -> dict[str, object]:
    """Return the parts of a reply that mean something."""
    return {name: part for name, part in reply.items() if part or (name in KEPT_EMPTY and part is not None)}


def replace_nul(text: str) -> str:
    """Return JSON with the replacement character of HTML for every NUL."""
    # The pattern is slow on a long text, and hardly any text has the character.
    return ESCAPED_NUL.sub(r"\1\\ufffd", text) if "\\u0000" in text else text
