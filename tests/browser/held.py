"""A server that keeps a file back for as long as a test wants, from pages and from workers of any kind."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Event

from web.generator.serve import SiteServer


@contextmanager
def held(server: SiteServer, ending: str) -> Iterator[Event]:
    """Keep back what is asked for at addresses with an ending, until the event is set; at the latest at the end."""
    come, find = Event(), server.find

    def late(path: str) -> Path | None:
        if path.endswith(ending):
            come.wait()
        return find(path)

    server.find = late  # type: ignore[method-assign]
    try:
        yield come
    finally:
        come.set()
        server.find = find  # type: ignore[method-assign]
