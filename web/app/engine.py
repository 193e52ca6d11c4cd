"""The engine's side of the corridor between page and worker: JSON text in, JSON text out."""

import json
import os
from time import perf_counter

from web.app.session import Session

SEED_BYTES = 5

visits: dict[str, Session] = {}
"""The visit of the page that this worker belongs to, under "page"."""


def new_seed() -> str:
    """A seed for a new game, short enough to say aloud."""
    return os.urandom(SEED_BYTES).hex()


def clock() -> float:
    """The time in milliseconds, from some moment on."""
    return perf_counter() * 1000


async def handle(text: str) -> str:
    """Answer one message from the page, as JSON. Raises ValueError for an intent that there is not."""
    asked = json.loads(text)
    if asked["do"] == "hello":
        visits["page"] = Session(asked, new_seed, clock)
        reply = visits["page"].first
    else:
        reply = visits["page"].handle(asked)
    message = reply.as_message()
    if reply.frames:
        message["frames"] = json.dumps(reply.frames)  # text in text: the page hands it on unread
    return json.dumps(message)
