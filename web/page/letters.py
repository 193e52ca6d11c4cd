"""The page of games with friends: it receives and sends letters, and follows changes made in other tabs."""

import asyncio

import js as window
from jsffi import create_proxy

from web.page.dom import Engine, Event
from web.page.engine_client import EngineClient, data, location, now, root
from web.page.events import begin, running
from web.page.storage import Storage
from web.page.stored import LETTERS
from web.shared.protocol import InitMessage, Reply
from web.shared.schema import JSON


class FriendClient(EngineClient):
    """The client of the engine for games with friends.

    Several tabs can show the same game, so a change is stored only if no other tab has changed the game meanwhile.
    """

    def __init__(self, engine: Engine, storage: Storage) -> None:
        """Take the connection to the engine, and the storage; listen for letters."""
        super().__init__(engine, storage)
        self.known: dict[str, JSON] = {}
        """The text of this browser's seat in each game, as the engine knows it; another tab may store a newer text."""
        window.addEventListener("casino:letter", create_proxy(self.arrived))
        window.addEventListener("casino:line", create_proxy(self.over_line))
        window.addEventListener("casino:state", create_proxy(self.line_changed))
        window.addEventListener("casino:handed", create_proxy(self.handed))
        window.addEventListener("hashchange", create_proxy(self.followed))

    def entries(self) -> dict[str, JSON]:
        """Return the stored games with friends, by key."""
        entries = self.storage.read(LETTERS)[0]
        return entries if isinstance(entries, dict) else {}

    def stored(self) -> dict[str, JSON]:
        """Return the stored values that the engine needs here."""
        self.known = parts(self.entries())
        return super().stored()

    def init_message(self) -> InitMessage:
        """Return the init message, with the servers for live lines."""
        message = super().init_message()
        message["ice"] = data("ice")
        return message

    def arrived(self, event: Event) -> None:
        """Pass on a letter that was pasted on the page."""
        self.ask("letter", form={"text": event.detail})

    def over_line(self, event: Event) -> None:
        """Pass on a letter that has arrived over a live line, or from another window."""
        self.ask("line", form={"text": event.detail})

    def line_changed(self, event: Event) -> None:
        """Tell the engine that a live line is "open" or "lost"."""
        self.ask(f"line:{event.detail}")

    def handed(self, _event: Event) -> None:
        """Tell the engine that the letter on the screen was copied or shared."""
        self.ask("handed")

    def followed(self, _event: Event) -> None:
        """Read a letter whose link was opened in this tab."""
        if "letter" in location.hash or "carry=" in location.hash:
            self.ask("arrive", form={"address": location.hash})

    def stored_elsewhere(self, name: str) -> None:
        """Send the stored games to the engine if another tab has changed them."""
        if name == LETTERS:
            self.renew()

    def renew(self) -> None:
        """Send the stored entries to the engine."""
        entries = self.entries()
        self.known = parts(entries)
        self.ask("stored", form={"games": entries})

    async def perform(self, reply: Reply) -> None:
        """Carry out a reply; if another tab has changed the same game, send the stored games to the engine instead."""
        changed = reply.get("adds", {}).get("letters", {})
        entries = self.entries()
        for key in changed:
            if part(entries.get(key)) != self.known.get(key):
                self.renew()
                return
        for entry in changed.values():
            if entry:
                entry["at"] = now()
        # If there is a live line, a letter needs no dialog.
        if "letter" in reply and window.casinoLetters.hand(reply["letter"], reply.get("live", False)):
            reply["dialog"] = ""
            reply.pop("send", None)
        await super().perform(reply)
        if "again" in reply:
            window.casinoLetters.again(reply["again"])
        if "send" in reply:
            window.casinoLetters.offer()

    def add(self, reply: Reply) -> None:
        """Store the entries that a reply adds, and note what is stored now: without room, the earlier entries stay."""
        super().add(reply)
        entries = self.entries()
        for key in reply.get("adds", {}).get("letters", {}):
            self.known[key] = part(entries.get(key))


def part(entry: JSON) -> JSON:
    """Return the text of this browser's seat in a stored game, None if there is none."""
    return entry.get("seat") if isinstance(entry, dict) else None


def parts(entries: dict[str, JSON]) -> dict[str, JSON]:
    """Return the text of this browser's seat in each stored game, by key."""
    return {key: part(entry) for key, entry in entries.items()}


root.dataset.page = "ready"
running.append(asyncio.create_task(begin(FriendClient)))
