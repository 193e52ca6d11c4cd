"""The sentences of the pages of finished games, daily deals and evenings, as markup.

Stored values may have been edited, so they are escaped.
"""

from collections.abc import Callable, Mapping

from web.shared.dates import SENTENCE, date_facts
from web.shared.messages import DECIMAL, PLURAL, chosen, filled
from web.shared.schema import Entry

MINUS = "−"


class Phrases:
    """Sentences and names in the language of the page."""

    def __init__(
        self,
        words: Mapping[str, Entry],
        names: Mapping[str, Mapping[str, str]],
        home: str,
        day: Callable[[str], str],
    ) -> None:
        """Take the sentences by key, and the names of games ("variant") and bots ("bot") by id.

        Sentences are as in a compiled catalogue. ``home`` is the address of the site. ``day`` returns the local date of
        a time that browsers have written, as year-month-day.
        """
        self._words = words
        self._names = names
        self.home = home
        self._day = day

    def t(self, key: str, **facts: object) -> str:
        """Return the sentence of a key as markup, with facts filled in."""
        return escaped(self.plain(key, **facts))

    def plain(self, key: str, **facts: object) -> str:
        """Return the sentence of a key as text, with facts filled in."""
        entry = self._words[key]
        if not isinstance(entry, str):
            entry = chosen(entry, facts, str(self._words[PLURAL]))
        return filled(entry, facts, str(self._words[DECIMAL]))

    def name(self, kind: str, name: str) -> str:
        """Return the name of a game or a bot as text, or its id if it is unknown."""
        return self._names[kind].get(name, name)

    def day(self, time: str) -> str:
        """Return the date of a time in words, as markup."""
        return escaped(self.plain_day(time))

    def plain_day(self, time: str) -> str:
        """Return the date of a time in words, as text."""
        number, month, year = date_facts(self._day(time))
        return self.plain(SENTENCE, day=number, month=self.plain(month), year=year)

    def share(self, part: int, whole: int) -> str:
        """Return a percentage as markup; "–" if the whole is 0."""
        return self.t("progress.percent", number=round(100 * part / whole)) if whole else "–"


def escaped(text: object) -> str:
    """Return a text escaped for markup, between tags or quotes."""
    markup = str(text)
    # The ampersand comes first, because otherwise the codes of the other marks would be escaped again.
    for mark, code in (("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ('"', "&quot;"), ("'", "&#39;")):
        markup = markup.replace(mark, code)
    return markup


def quoted(text: str) -> str:
    """Return a text quoted for an address.

    A full stop or comma at its end is quoted, too, because it would look like the end of a sentence.
    """
    part = ""
    for mark in text:
        # MicroPython has no isalnum().
        plain = mark in "._~-," or (ord(mark) < 128 and (mark.isalpha() or mark.isdigit()))
        part += mark if plain else "".join([f"%{byte:02X}" for byte in mark.encode()])
    return f"{part[:-1]}%{ord(part[-1]):02X}" if part[-1:] in (".", ",") else part


def fixed(number: float, point: str = ".") -> str:
    """Return a number with one decimal; ``point`` is the language's decimal point."""
    return f"{number:.1f}".replace(".", point)


def signed(number: float, digits: int = 0, point: str = ".") -> str:
    """Return a number with its sign, 0 without one; if ``digits`` is not 0, with one decimal after ``point``."""
    text = fixed(abs(number), point) if digits else str(abs(number))
    # The text decides, not the number, because a number that is rounded to 0.0 has no sign.
    return text if not float(text.replace(point, ".")) else ("+" if number > 0 else MINUS) + text
