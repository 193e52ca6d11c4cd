"""What engine.js takes from Python: the engine's functions. Whatever they need only later is imported meanwhile."""

import asyncio
import sys
from importlib import import_module

from web.worker.session.engine import handle, leave

__all__ = ["handle", "leave"]

FIRST = 2.0
"""The seconds after which the rest is imported: the first picture is there by then."""

PAUSE = 0.05
"""The seconds between two modules, in which whoever taps something is answered."""


async def import_rest() -> None:
    """Import one at a time what the first picture did not need, so that nobody waits for it when it is wanted."""
    await asyncio.sleep(FIRST)
    names = [name for finder in sys.meta_path for name in getattr(finder, "modules", ())]
    # One at a time, with pauses: an import cannot be interrupted, and somebody may tap meanwhile.
    for name in names:
        if name.startswith(("casino_core.", "web.")) and name not in sys.modules:
            import_module(name)
            await asyncio.sleep(PAUSE)


rest = asyncio.ensure_future(import_rest())  # noqa: RUF006 - the name keeps it
