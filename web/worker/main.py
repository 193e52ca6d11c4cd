"""The engine's functions, for engine.js.

Modules that are needed only later are imported once the first picture is on the screen.
"""

import asyncio
import sys
from importlib import import_module

from web.shared.protocol import InitMessage, Reply
from web.worker.session.engine import Visit, clock, handle, leave, new_seed, with_friend
from web.worker.session.parts import friend_script

__all__ = ["handle", "leave"]

FIRST = 2.0
"""The seconds after which the other modules are imported: by then the first picture is on the screen."""

PAUSE = 0.05
"""The pause between two imports, in seconds, in which taps are answered."""


async def open_with_friend(message: InitMessage) -> tuple[Visit, Reply]:
    """Return the visit of a page for games with friends, and the answer to its init message."""
    script = await friend_script()
    # ``friend_script`` has fetched these modules.
    from web.worker.friend.group import BrowserGroup  # noqa: PLC0415
    from web.worker.friend.opening import open_visit  # noqa: PLC0415

    return open_visit(message, BrowserGroup(script), new_seed, clock)


with_friend.append(open_with_friend)


async def import_rest() -> None:
    """Import the modules that the first picture did not need, so that nobody waits for them later."""
    await asyncio.sleep(FIRST)
    names = [name for finder in sys.meta_path for name in getattr(finder, "modules", ())]
    # One at a time, with pauses: an import cannot be interrupted, and someone may tap meanwhile.
    for name in names:
        if name.startswith(("casino_core.", "web.")) and name not in sys.modules:
            import_module(name)
            await asyncio.sleep(PAUSE)


rest = asyncio.ensure_future(import_rest())  # noqa: RUF006 - this name keeps the task alive
