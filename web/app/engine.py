"""The engine's side of the corridor between page and worker: JSON text in, JSON text out."""

import json
from typing import Any


async def handle(text: str) -> str:
    """Answer one message from the page.

    text is a JSON object with the name of what is asked in "do". Answers with a JSON object.
    """
    message: dict[str, Any] = json.loads(text)
    if message["do"] == "hello":
        return json.dumps({"did": "hello"})
    return json.dumps({"refused": "unknown-request", "request": message["do"]})
