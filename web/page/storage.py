"""What a visit leaves behind: values in the browser's storage, each in an envelope that tells its version.

Runs in MicroPython on the page, and in CPython in tests.
"""

import json

try:  # noqa: SIM105 - MicroPython has no contextlib
    from typing import Any
except ImportError:  # nor typing, and it looks at no annotation
    pass

VERSION = 1
PROBE = "casino.probe"  # the name under which is tried how much room there is

# From an older version to a function of a name and its data, which makes the data of the next version.
MIGRATIONS: dict[int, Any] = {}


class Storage:
    """Keeps values under names, as {"v": 1, "tab": "x7", "data": ...}, or in memory where the browser refuses.

    local has get(name), which gives a text or None, set(name, text), which tells whether that was done, remove(name),
    and names(start), all names that begin so, a line each; None stands for a browser that refuses. tab names this page,
    so that it notices when another one writes. refused tells that nothing outlives the page.
    """

    def __init__(self, local: Any, tab: str, version: int = VERSION, migrations: dict[int, Any] = MIGRATIONS) -> None:
        self.tab = tab
        self.refused = not local
        self._version = version
        self._migrations = migrations
        self._kept_out: set[str] = set()
        self._owned: set[str] = set()
        self._local: Any = local or Memory()

    def text(self, name: str) -> str:
        """What is stored under a name as it stands there; "" for nothing."""
        return str(self._local.get(name) or "")

    def read(self, name: str) -> tuple[Any, str]:
        """The value under a name, None where there is none, and what is wrong with it: "", "mangled" or "newer".

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

    def _migrated(self, name: str, text: str, envelope: dict[str, Any]) -> Any:
        """The data of an envelope, brought to this version; the old text is kept beside it."""
        data, version = envelope["data"], envelope["v"]
        if version < self._version:
            self._local.set(f"{name}.v{version}", text)
        while version < self._version:
            data = self._migrations[version](name, data)
            version += 1
        return data

    def write(self, name: str, data: Any, alone: bool = False) -> str:  # noqa: FBT001, FBT002 - called by name
        """Store a value. Gives "" when that is done, else why it is not: "kept out", "elsewhere", "full".

        alone: what this page has written once must not be overwritten by it after another page has written there.
        """
        if name in self._kept_out:
            return "kept out"
        if alone and name in self._owned and self.is_foreign(self.text(name)):
            return "elsewhere"
        if not self._local.set(name, json.dumps({"v": self._version, "tab": self.tab, "data": data})):
            return "full"
        self._owned.add(name)
        return ""

    def add(self, name: str, key: str, value: Any) -> str:
        """Put a value beside others under a name, where none stands under that key. Gives what write() does."""
        found = self.read(name)[0]
        values = found if isinstance(found, dict) else {}
        if found and not values:  # somebody has put something else there: it stays beside
            self._local.set(f"{name}.other", self.text(name))
        if key in values:
            return ""
        values[key] = value
        return self.write(name, values)

    def is_foreign(self, text: str) -> bool:
        """Whether a stored text was written by another page than this one."""
        envelope = parsed(text)
        return envelope is not None and envelope.get("tab") != self.tab

    def names(self, start: str) -> list[str]:
        """All names that begin with a text, in order."""
        return sorted(name for name in str(self._local.names(start)).split("\n") if name)

    def remove(self, name: str) -> None:
        """Forget what is stored under a name."""
        self._local.remove(name)

    def has_room(self, characters: int) -> bool:
        """Whether so much more could be stored: it is tried."""
        fits = bool(self._local.set(PROBE, "x" * characters))
        self._local.remove(PROBE)
        return fits

    def keep_out(self, name: str) -> None:
        """Write nothing under a name: what is stored there cannot be read, and is not ours to lose."""
        self._kept_out.add(name)

    def let_in(self, name: str) -> None:
        """The visitor has given up what is stored under a name."""
        self._kept_out.discard(name)
        self._owned.discard(name)


class Memory:
    """A place to store that forgets."""

    def __init__(self) -> None:
        self._texts: dict[str, str] = {}

    def get(self, name: str) -> str | None:
        """The text under a name, or None."""
        return self._texts.get(name)

    def set(self, name: str, text: str) -> bool:
        """Keep a text."""
        self._texts[name] = text
        return True

    def remove(self, name: str) -> None:
        """Forget a text."""
        self._texts.pop(name, None)

    def names(self, start: str) -> str:
        """The names that begin with a text, a line each."""
        return "\n".join(name for name in self._texts if name.startswith(start))


def parsed(text: str) -> dict[str, Any] | None:
    """The envelope that a text is, or None."""
    try:
        envelope = json.loads(text)
    except ValueError:
        return None
    sound = isinstance(envelope, dict) and isinstance(envelope.get("v"), int) and "data" in envelope
    return envelope if sound else None
