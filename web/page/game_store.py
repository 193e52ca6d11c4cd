"""All finished games: the newest in the browser's storage, the older ones in its database (see archive.js).

A game goes into the storage when it ends, because that can be written at once. The storage has room for a few thousand
at most, so the oldest games move to the database, which has room for all, under the same names; if that is refused,
they stay.
"""

from web.page.dom import Archive
from web.page.finished import PREFIX, clean, move_older
from web.page.storage import Storage
from web.shared.schema import FinishedGame

SIZE = 3_000  # bytes of a game in the database, and more than its characters in the storage


class GameStore:
    """Reads and removes finished games by their names, wherever they are."""

    def __init__(self, storage: Storage, archive: Archive) -> None:
        """Take the browser's storage and its database."""
        self.storage = storage
        self.unreachable = False
        """Whether there are games in the database that cannot be read now."""
        self._archive = archive

    async def names(self) -> list[str]:
        """Return the names of all games, the oldest first."""
        move_older(self.storage)
        await self.tidy()
        found = await self._archive.names()
        self.unreachable = found is None
        older, here = str(found).split("\n") if found else [], self.storage.names(PREFIX)
        if older and here and older[-1] >= here[0]:  # usually, thousands of names need no sorting
            return sorted(set(older + here))
        return older + here

    async def texts(self, names: list[str]) -> list[str]:
        """Return the texts under some names in their order, "" for each without a text."""
        found = {name: self.storage.text(name) for name in names}
        older = [name for name in names if not found[name]]
        if older:
            texts = await self._archive.texts("\n".join(older))
            self.unreachable = self.unreachable or texts is None
            found.update({name: texts[place] for place, name in enumerate(older) if texts})
        return [found[name] for name in names]

    async def games(self, names: list[str]) -> list[FinishedGame | None]:
        """Return the games under some names, None for each unsound one."""
        texts = await self.texts(names)
        return [clean(self.storage.value(name, texts[place])[0]) for place, name in enumerate(names)]

    async def remove(self, names: list[str]) -> None:
        """Remove some games."""
        for name in names:
            self.storage.remove(name)
        await self._archive.remove("\n".join(names))

    async def tidy(self) -> None:
        """Make room in the storage, if there are many games."""
        await self._archive.tidy()

    async def room(self) -> int:
        """Return the approximate number of games that still fit."""
        return int(await self._archive.room()) // SIZE
