"""The engine as the page's client calls it: JSON text in, JSON text out.

Python does not collect garbage automatically here. It would do so in the middle of a bot's thought, for up to a tenth
of a second, and find nothing, because neither thoughts nor turns leave cycles. Garbage is collected after a new
game has begun.
"""

import asyncio
import gc
import json
import os
import re
from collections.abc import Awaitable, Callable, Mapping
from importlib import import_module
from time import perf_counter
from typing import Any, Protocol

from web.shared.protocol import InitMessage, Reply
from web.worker.match.match import Match
from web.worker.session.parts import fetch_language, fetch_part
from web.worker.session.welcome import open_session

SEED_BYTES = 5

LATER = 1.0
"""The seconds from the start of a game to the collection of garbage; by then the page has shown the deal."""

ESCAPED_NUL = re.compile(r"(?<!\\)((?:\\\\)*)\\u0000")
"""The character NUL in JSON. A text that MicroPython passes to the browser is cut off at this character, so a dialog
would lose its buttons.
"""

KEPT_EMPTY = ("address", "dialog", "games", "away", "bound", "room")
"""The parts of a reply that mean something even when they are empty."""


class Visit(Protocol):
    """The engine's side of a page: a ``Session``, or its counterpart for games with friends."""

    @property
    def match(self) -> Match:
        """The match on the table."""

    def handle(self, message: Mapping[str, Any]) -> Reply:
        """Return the answer to an intent."""


with_friend: list[Callable[[InitMessage], Awaitable[tuple[Visit, Reply]]]] = []
"""Holds the function that opens the visit of a page for games with friends, once ``web.worker.main`` has added it."""

sessions: dict[str, Visit] = {}
"""The sessions of the tables that share this engine, by the names that web/runtime/engine.js gives them."""

EVENING = "evening"
"""The kind of page that collects results; its modules are a separate part."""

evenings: dict[str, Any] = {}
"""The visits to pages of kind ``EVENING``, by names like those in ``sessions``."""


def new_seed() -> str:
    """Return a seed for a new game, short enough to say aloud."""
    return os.urandom(SEED_BYTES).hex()


def clock() -> float:
    """Return the time in milliseconds since an arbitrary moment."""
    return perf_counter() * 1000


async def handle(text: str, table: str = "table") -> str:
    """Answer one message from a table, as JSON. Raises ValueError for an unknown intent."""
    message = json.loads(text)
    if "lang" in message:
        message["lang"] = await fetch_language(message["lang"] or "en")
    if message.get("kind") == EVENING:
        await fetch_part("results", "web.worker.evening")
        evenings[table] = import_module("web.worker.evening.visit").EveningVisit(message, clock)
        return "{}"
    if table in evenings:
        return replace_nul(json.dumps(evenings[table].handle(message)))
    if message["do"] == "init":
        gc.disable()
        sessions[table], reply = await opened(message)
    else:
        session = sessions[table]
        before = session.match
        reply = session.handle(message)
        if session.match is not before:
            asyncio.get_running_loop().call_later(LATER, gc.collect)
    return replace_nul(json.dumps(without_empty(reply)))


async def opened(message: InitMessage) -> tuple[Visit, Reply]:
    """Return the visit of a page, and the answer to its init message."""
    if message.get("friend") and with_friend:
        return await with_friend[0](message)
    return open_session(message, new_seed, clock)


def leave(table: str) -> None:
    """Forget the session of a table that has been closed."""
    sessions.pop(table, None)
    evenings.pop(table, None)


def without_empty(reply: Reply) -> dict[str, object]:
    """Return the parts of a reply that mean something."""
    return {name: part for name, part in reply.items() if part or (name in KEPT_EMPTY and part is not None)}


def replace_nul(text: str) -> str:
    """Return JSON with HTML's replacement character for every NUL."""
    # The pattern is slow on a long text, and hardly any text contains the character.
    return ESCAPED_NUL.sub(r"\1\\ufffd", text) if "\\u0000" in text else text
