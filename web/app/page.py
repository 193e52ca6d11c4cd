"""The page's side: MicroPython. It says hello to the engine, and then that the page is ready."""

import asyncio
import json

from pyscript import document, window, workers
from pyscript.ffi import to_js

root = document.documentElement


async def main() -> None:
    """Wait for the engine and say hello; whatever goes wrong is told on the page."""
    try:
        engine = await workers["engine"]
        answer = json.loads(await engine.handle(json.dumps({"do": "hello"})))
        if answer["did"] == "hello":
            root.dataset.python = "ready"
    except Exception as error:  # noqa: BLE001 - nobody is left above who could tell
        window.dispatchEvent(window.CustomEvent.new("casino:failed", to_js({"detail": str(error)})))


root.dataset.page = "ready"
running = [asyncio.create_task(main())]
