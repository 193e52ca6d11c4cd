"""The page's side: MicroPython. It says hello to the engine, and then that the page is ready."""

import asyncio
import json

from pyscript import document, workers

root = document.documentElement


async def main() -> None:
    """Wait for the engine and say hello."""
    engine = await workers["engine"]
    answer = json.loads(await engine.handle(json.dumps({"do": "hello"})))
    if answer["did"] == "hello":
        root.dataset.python = "ready"


root.dataset.page = "ready"
asyncio.create_task(main())
