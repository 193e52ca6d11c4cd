"""What the page of finished games says, as markup. What is stored may have been edited, so all of it is escaped.

Runs in MicroPython on the page, and in CPython in tests.
"""

try:  # noqa: SIM105 - MicroPython has no contextlib
    from typing import Any
except ImportError:  # nor typing, and it looks at no annotation
    pass

MINUS = "−"


class Phrases:
    """Sentences and names.

    words are the sentences by key, names those of games ("variant") and bots ("bot") by id, home is the address of the
    site; day turns a time into words.
    """

    def __init__(self, words: Any, names: Any, home: str, day: Any) -> None:
        self._words = words
        self._names = names
        self.home = home
        self._day = day

    def t(self, key: str, **facts: Any) -> str:
        """The sentence of a key as markup, with facts in their places."""
        return escaped(self.plain(key, **facts))

    def plain(self, key: str, **facts: Any) -> str:
        """The sentence of a key as text."""
        text = self._words[key]
        if isinstance(text, dict):
            text = text["one" if facts.get("count") == 1 else "other"]
        return str(text.format(**facts))

    def name(self, kind: str, name: str) -> str:
        """What a game or a bot is called, as text; what is not known any more is called by its id."""
        return str(self._names[kind].get(name, name))

    def day(self, time: str) -> str:
        """The day of a time, as markup."""
        return escaped(self.plain_day(time))

    def plain_day(self, time: str) -> str:
        """The day of a time, as text."""
        return str(self._day(time))

    def share(self, part: int, whole: int) -> str:
        """A part of a whole in per cent, as markup."""
        return self.t("progress.percent", number=round(100 * part / whole)) if whole else "–"


def escaped(text: Any) -> str:
    """A text as it may stand in markup, between tags or quotes."""
    found = str(text)
    for mark, code in (("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ('"', "&quot;"), ("'", "&#39;")):
        found = found.replace(mark, code)
    return found


def quoted(text: str) -> str:
    """A text as it may stand in an address."""
    found = ""
    for mark in text:
        plain = mark in "._~-," or (ord(mark) < 128 and (mark.isalpha() or mark.isdigit()))
        found += mark if plain else "".join([f"%{byte:02X}" for byte in mark.encode()])
    return found


def fixed(number: float) -> str:
    """A number with one digit behind the point."""
    return f"{number:.1f}"


def signed(number: float, digits: int = 0) -> str:
    """A number with its sign, none for nought."""
    text = fixed(abs(number)) if digits else str(abs(number))
    return text if not float(text) else ("+" if number > 0 else MINUS) + text
