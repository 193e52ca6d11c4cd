"""Values in the browser's storage, each in an envelope with its version."""

import json
from collections.abc import Callable, Mapping, Sequence

from web.page.dom import LocalStorage
from web.page.stored import ASIDE, LONGEST_OTHER, PROBE, STORED
from web.shared.bounds import is_deep, is_plain
from web.shared.schema import JSON, Envelope

VERSION = 1

# For each version, a function that takes a name and its data, and returns the data as the next version has it.
MIGRATIONS: dict[int, Callable[[str, JSON], JSON]] = {}


class Storage:
    """Stores values under names as {"v": 1, "tab": "x7", "data": ...}; in memory if the browser refuses."""

    def __init__(
        self,
        local: LocalStorage | None,
        tab: str,
        version: int = VERSION,
        migrations: Mapping[int, Callable[[str, JSON], JSON]] = MIGRATIONS,
    ) -> None:
        """Take the browser's storage, or None, and a name for this page that no other page has."""
        self.tab = tab
        self.refused = not local
        """Whether the browser stores nothing, so that values are lost when the page is closed."""
        self._version = version
        self._migrations = migrations
        self._kept_out: set[str] = set()
        self._owned: set[str] = set()
        self._local: LocalStorage = local or Memory()

    def text(self, name: str) -> str:
        """Return the text stored under a name, with its envelope; "" for nothing."""
        return str(self._local.get(name) or "")

    def read(self, name: str) -> tuple[JSON, str]:
        """Return the value under a name, or None, and its fault: "", "mangled" or "newer".

        A faulty value stays as it is: nothing can be written under the name until let_in().
        """
        return self.value(name, self.text(name))

    def value(self, name: str, text: str) -> tuple[JSON, str]:
        """Return the value of a stored text, and its fault, as read() does."""
        if not text:
            return None, ""
        known = STORED.get(name)
        envelope = parsed(text, known.longest if known else LONGEST_OTHER)
        problem = "mangled" if envelope is None else self._problem(envelope["v"])
        if envelope is None or problem:
            self._kept_out.add(name)
            return None, problem
        data = self._migrated(name, text, envelope)
        if known and data is not None and not (isinstance(data, known.kind) and is_plain(data)):
            self._kept_out.add(name)
            return None, "mangled"
        return data, ""

    def _problem(self, version: int) -> str:
        """Return the fault of a version: "", "newer", or "mangled" if it never existed."""
        if version > self._version:
            return "newer"
        known = version > 0 and all(each in self._migrations for each in range(version, self._version))
        return "" if known else "mangled"

    def set_aside(self, names: Sequence[str]) -> list[str]:
        """Move mangled values to other names, so that play can go on. Return the names they had.

        A value of a newer version stays, because that version will be able to read it.
        """
        return [name for name in names if self.read(name)[1] == "mangled" and self._moved(name)]

    def _moved(self, name: str) -> bool:
        text, other, number = self.text(name), ASIDE + name, 1
        # An earlier text under the other name must not be lost, but the same text need not be stored twice.
        while self.text(other) not in ("", text):
            number += 1
            other = f"{ASIDE}{name}.{number}"
        if not self._local.move(name, other):
            return False
        self.let_in(name)
        return True

    def _migrated(self, name: str, text: str, envelope: Envelope) -> JSON:
        """Return the data of an envelope, migrated to this version; the old text is kept under another name."""
        data, version = envelope["data"], envelope["v"]
        if version < self._version:
            self._local.set(f"{name}.v{version}", text)
        while version < self._version:
            data = self._migrations[version](name, data)
            version += 1
        return data

    def write(self, name: str, data: object, alone: bool = False) -> str:  # noqa: FBT001, FBT002 - called by name
        """Store a value. Return "", or the reason why it was not stored: "kept out", "elsewhere", "full".

        alone: whether to refuse if another page has written under the name after this one did.
        """
        if name in self._kept_out:
            return "kept out"
        if alone and self.is_elsewhere(name):
            return "elsewhere"
        if not self._local.set(name, json.dumps({"v": self._version, "tab": self.tab, "data": data})):
            return "full"
        self._owned.add(name)
        return ""

    def add(self, name: str, key: str, value: JSON, replaces: bool = False) -> str:  # noqa: FBT001, FBT002 - by name
        """Add an entry to the dict under a name, unless the dict has its key already. Return the result of write().

        replaces: whether to replace an entry that has the key, or to delete it if the new value is None.
        """
        self.set_aside([name])
        entries = self.read(name)[0]
        values = entries if isinstance(entries, dict) else {}
        if key in values and not replaces:
            return ""
        values[key] = value
        if value is None:
            del values[key]
        return self.write(name, values)

    def is_elsewhere(self, name: str) -> bool:
        """Return whether another page has written under a name since this page did."""
        return name in self._owned and self.is_foreign(self.text(name))

    def is_foreign(self, text: str) -> bool:
        """Return whether another page wrote a stored text."""
        envelope = parsed(text, LONGEST_OTHER)
        return envelope is not None and envelope.get("tab") != self.tab

    def names(self, start: str) -> list[str]:
        """Return all names with a prefix, in order."""
        return sorted(name for name in str(self._local.names(start)).split("\n") if name)

    def remove(self, name: str) -> None:
        """Remove the text stored under a name."""
        self._local.remove(name)

    def put_back(self, name: str, text: str) -> bool:
        """Store a removed text again. Return whether there was room."""
        return bool(self._local.set(name, text))

    def has_room(self, characters: int) -> bool:
        """Return whether this many more characters fit, by storing them for a moment."""
        return bool(self._local.fits(PROBE, characters))

    def keep_out(self, name: str) -> None:
        """Write nothing under a name any more, because the value there cannot be read and must not be lost."""
        self._kept_out.add(name)

    def let_in(self, name: str) -> None:
        """Allow writing under a name again, after the visitor has discarded the value there."""
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
        """Store a text; there is always room for it."""
        self._texts[name] = text
        return True

    def remove(self, name: str) -> None:
        """Remove the text under a name."""
        self._texts.pop(name, None)

    def move(self, name: str, other: str) -> bool:
        """Move a text to another name; there is always room for it."""
        self._texts[other] = self._texts.pop(name)
        return True

    def fits(self, name: str, characters: int) -> bool:  # noqa: ARG002 - the interface of a browser's storage
        """Return True: there is always room."""
        return True

    def names(self, start: str) -> str:
        """Return the names with a prefix, one per line."""
        return "\n".join(name for name in self._texts if name.startswith(start))


def parsed(text: str, longest: int = LONGEST_OTHER) -> Envelope | None:
    """Return the envelope in a text; None if there is none, or if the text is too long or too deep to be ours."""
    if len(text) > longest or is_deep(text):
        return None
    try:
        envelope = json.loads(text)
    except Exception:  # noqa: BLE001 - the exception depends on the Python, and on the text
        return None
    sound = isinstance(envelope, dict) and type(envelope.get("v")) is int and "data" in envelope
    return envelope if sound else None
