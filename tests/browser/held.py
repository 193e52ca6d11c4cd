"""Withhold a file from pages and workers for as long as a test needs."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Event

from web.generator.serve import SiteServer


@contextmanager
def held(server: SiteServer, ending: str) -> Iterator[Event]:
    """Withhold files whose paths end in `ending` until the yielded event is set or the context ends."""
    released, find = Event(), server.find

    def late(path: str) -> Path | None:
        if path.endswith(ending):
            released.wait()
        return find(path)

    server.find = late  # type: ignore[method-assign]
    try:
        yield released
    finally:
        released.set()
        server.find = find  # type: ignore[method-assign]
