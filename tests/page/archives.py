"""Archives of finished games for tests without a browser."""

from __future__ import annotations

import asyncio
import json
from concurrent.futures import ThreadPoolExecutor

from web.page.backup import BACKUP_END, backup_start
from web.page.finished import PREFIX
from web.page.game_store import GameStore
from web.page.storage import Storage
from web.shared.schema import FinishedGame


class Refused:
    """The archive of games in a browser without a database: it has no games and accepts none."""

    async def names(self) -> str | None:
        """Return no names."""
        return ""

    async def texts(self, names: str) -> list[str] | None:  # noqa: ARG002 - the interface of archive.js
        """Return None, because nothing can be read."""
        return None

    async def remove(self, names: str) -> bool:  # noqa: ARG002 - the interface of archive.js
        """Return False, because nothing can be removed."""
        return False

    async def tidy(self) -> int:
        """Return 0, because no games can be moved here."""
        return 0

    async def room(self) -> int:
        """Return 0, because there is no room."""
        return 0


class InMemory:
    """An archive that moves all but the newest games out of a storage."""

    def __init__(self, storage: Storage, stay: int) -> None:
        """Take the storage, and the number of games that stay there."""
        self.storage = storage
        self.stay = stay
        self.games: dict[str, str] = {}

    async def names(self) -> str | None:
        """Return all names, one on each line."""
        return "\n".join(self.games)

    async def texts(self, names: str) -> list[str] | None:
        """Return the texts under names given one on each line; "" for an unknown name."""
        return [self.games.get(name, "") for name in names.split("\n")]

    async def remove(self, names: str) -> bool:
        """Remove the games under names given one on each line."""
        for name in names.split("\n"):
            self.games.pop(name, None)
        return True

    async def tidy(self) -> int:
        """Move all but the newest games from the storage to the archive; return how many were moved."""
        names = self.storage.names(PREFIX)
        oldest = names[: len(names) - self.stay] if len(names) > self.stay else []
        for name in oldest:
            self.games[name] = self.storage.text(name)
            self.storage.remove(name)
        return len(oldest)

    async def room(self) -> int:
        """Return a large number of free bytes."""
        return 10**9


def read(store: GameStore) -> tuple[list[FinishedGame], int]:
    """Return all readable games of a store, the oldest first, and the number of unreadable games."""

    async def all_games() -> list[FinishedGame | None]:
        return await store.games(await store.names())

    with ThreadPoolExecutor(1) as thread:  # Playwright may run a loop in this thread
        games = thread.submit(asyncio.run, all_games()).result()
    sound = [game for game in games if game]
    return sound, len(games) - len(sound)


def kept(where: Storage) -> tuple[list[FinishedGame], int]:
    """Return all readable games in a storage, the oldest first, and the number of unreadable games."""
    return read(GameStore(where, Refused()))


def backup_text(where: Storage, now: str) -> str:
    """Return the text of a backup of a storage, saved at the time `now`."""
    games, _ = kept(where)
    return backup_start(where, now) + ", ".join(json.dumps(game) for game in games) + BACKUP_END
