"""The page of a table."""

import asyncio

from web.page.engine_client import EngineClient, root
from web.page.events import begin, running

root.dataset.page = "ready"
running.append(asyncio.create_task(begin(EngineClient)))
