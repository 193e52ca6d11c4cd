"""All finished games: the newest in the browser's storage, the older ones in its database (see archive.js).

A game goes into the storage when it ends, because the storage can be written at once. The storage has room for a few
thousand games at most, so the oldest ones move to the database, which has room for all, under the same names. If the
browser refuses the database, they stay in the storage.
"""

from web.page.dom import Archive
from web.page.finished import PREFIX, clean, move_older
from web.page.storage import Storage
from web.shared.schema import FinishedGame

SIZE = 3_000  # bytes that a game takes in the database; in the storage, it takes fewer characters


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
        archived = await self._archive.names()
        self.unreachable = archived is None
        older, here = str(archived).split("\n") if archived else [], self.storage.names(PREFIX)
        if older and here and older[-1] >= here[0]:  # usually, thousands of names need no sorting
            return sorted(set(older + here))
        return older + here

    async def texts(self, names: list[str]) -> list[str]:
        """Return the texts under some names, in the order of the names; "" for a name without a text."""
        texts = {name: self.storage.text(name) for name in names}
        older = [name for name in names if not texts[name]]
        if older:
            archived = await self._archive.texts("\n".join(older))
            self.unreachable = self.unreachable or archived is None
            texts.update({name: archived[place] for place, name in enumerate(older) if archived})
        return [texts[name] for name in names]

    async def games(self, names: list[str]) -> list[FinishedGame | None]:
        """Return the games under some names, None for each that is invalid."""
        texts = await self.texts(names)
        return [clean(self.storage.value(name, texts[place])[0]) for place, name in enumerate(names)]

    async def remove(self, names: list[str]) -> None:
        """Remove the games under some names."""
        for name in names:
            self.storage.remove(name)
        await self._archive.remove("\n".join(names))

    async def tidy(self) -> None:
        """Make room in the storage, if there are many games."""
        await self._archive.tidy()

    async def room(self) -> int:
        """Return the approximate number of games that still fit."""
        return int(await self._archive.room()) // SIZE
