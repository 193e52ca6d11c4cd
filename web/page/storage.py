"""What a visit leaves behind: values in the browser's storage, each in an envelope that names its version."""

import json
from collections.abc import Callable, Mapping

from web.page.dom import LocalStorage
from web.shared.schema import JSON, Envelope

# The names under which values are stored.
GAME, OWN_GAMES, DAYS, ACHIEVED = "casino.game", "casino.games", "casino.days", "casino.firsts"
DEALS, PARS, WEEKS = "casino.deals", "casino.pars", "casino.weeks"  # more of each daily deal, and games of a week
FRIENDS, NICKNAME = "casino.friends", "casino.nickname"  # their results of daily deals; how links name the person
GLANCE = "casino.glance"  # what a list shows of the game on the table
RUNNING = "casino.running."  # what the names of running games beside the one on the table begin with
SETTINGS, KEYS, HINTS_AWAY = "casino.settings", "casino.keys", "casino.away"
LATELY = "casino.lately"  # the presets that were played last; web/static/js/find-games.js reads it, too
PEOPLE, ROOM = "casino.people", "casino.room"
LAST_BACKUP = "casino.copied"
PROBE = "casino.probe"  # is stored for a moment, to find out how much room there is

VERSION = 1

# From an older version to a function of a name and its data, which makes the data of the next version.
MIGRATIONS: dict[int, Callable[[str, JSON], JSON]] = {}


class Storage:
    """Keeps values under names, as {"v": 1, "tab": "x7", "data": ...}; in memory where the browser refuses storage."""

    def __init__(
        self,
        local: LocalStorage | None,
        tab: str,
        version: int = VERSION,
        migrations: Mapping[int, Callable[[str, JSON], JSON]] = MIGRATIONS,
    ) -> None:
        """Take the browser's storage, None where it refuses, and a name for this page that no other page has."""
        self.tab = tab
        self.refused = not local
        """Whether nothing outlives the page."""
        self._version = version
        self._migrations = migrations
        self._kept_out: set[str] = set()
        self._owned: set[str] = set()
        self._local: LocalStorage = local or Memory()

    def text(self, name: str) -> str:
        """Return the text that is stored under a name, envelope and all; "" for nothing."""
        return str(self._local.get(name) or "")

    def read(self, name: str) -> tuple[JSON, str]:
        """Return the value under a name, None for nothing, and what is wrong with it: "", "mangled" or "newer".

        What is wrong stays as it is: nothing can be written under the name until let_in().
        """
        text = self.text(name)
        if not text:
            return None, ""
        envelope = parsed(text)
        if envelope is None:
            self._kept_out.add(name)
            return None, "mangled"
        if envelope["v"] > self._version:
            self._kept_out.add(name)
            return None, "newer"
        return self._migrated(name, text, envelope), ""

    def _migrated(self, name: str, text: str, envelope: Envelope) -> JSON:
        """Return the data of an envelope, brought to this version; the old text is stored beside it."""
        data, version = envelope["data"], envelope["v"]
        if version < self._version:
            self._local.set(f"{name}.v{version}", text)
        while version < self._version:
            data = self._migrations[version](name, data)
            version += 1
        return data

    def write(self, name: str, data: object, alone: bool = False) -> str:  # noqa: FBT001, FBT002 - called by name
        """Store a value. Return "" when that is done, else why it is not: "kept out", "elsewhere", "full".

        alone: what this page has written once must not be overwritten by it after another page has written there.
        """
        if name in self._kept_out:
            return "kept out"
        if alone and self.is_elsewhere(name):
            return "elsewhere"
        if not self._local.set(name, json.dumps({"v": self._version, "tab": self.tab, "data": data})):
            return "full"
        self._owned.add(name)
        return ""

    def add(self, name: str, key: str, value: JSON) -> str:
        """Put a value beside others under a name, unless there is one with that key. Return what write() does."""
        found = self.read(name)[0]
        values = found if isinstance(found, dict) else {}
        if found and not values:  # somebody has put something else there: it stays beside
            self._local.set(f"{name}.other", self.text(name))
        if key in values:
            return ""
        values[key] = value
        return self.write(name, values)

    def is_elsewhere(self, name: str) -> bool:
        """Return whether another page has written under a name since this one did."""
        return name in self._owned and self.is_foreign(self.text(name))

    def is_foreign(self, text: str) -> bool:
        """Return whether a stored text was written by another page than this one."""
        envelope = parsed(text)
        return envelope is not None and envelope.get("tab") != self.tab

    def names(self, start: str) -> list[str]:
        """Return all names that begin with a text, in order."""
        return sorted(name for name in str(self._local.names(start)).split("\n") if name)

    def remove(self, name: str) -> None:
        """Remove what is stored under a name."""
        self._local.remove(name)

    def put_back(self, name: str, text: str) -> bool:
        """Store a text as it was before it was removed, whatever it is. Return whether there was room."""
        return bool(self._local.set(name, text))

    def has_room(self, characters: int) -> bool:
        """Return whether that many more characters could be stored, by trying it."""
        fits = bool(self._local.set(PROBE, "x" * characters))
        self._local.remove(PROBE)
        return fits

    def keep_out(self, name: str) -> None:
        """Write nothing under a name from now on: what is stored there cannot be read, and is not ours to lose."""
        self._kept_out.add(name)

    def let_in(self, name: str) -> None:
        """Write under a name again: the visitor has given up what is stored there."""
        self._kept_out.discard(name)
        self._owned.discard(name)


class Memory:
    """A storage that lasts as long as the page."""

    def __init__(self) -> None:
        self._texts: dict[str, str] = {}

    def get(self, name: str) -> str | None:
        """Return the text under a name, or None."""
        return self._texts.get(name)

    def set(self, name: str, text: str) -> bool:
        """Store a text, for which there is always room."""
        self._texts[name] = text
        return True

    def remove(self, name: str) -> None:
        """Remove the text under a name."""
        self._texts.pop(name, None)

    def names(self, start: str) -> str:
        """Return the names that begin with a text, a line each."""
        return "\n".join(name for name in self._texts if name.startswith(start))


def parsed(text: str) -> Envelope | None:
    """Return the envelope that a text is, or None."""
    try:
        envelope = json.loads(text)
    except ValueError:
        return None
    sound = isinstance(envelope, dict) and isinstance(envelope.get("v"), int) and "data" in envelope
    return envelope if sound else None
