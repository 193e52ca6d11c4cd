"""A reader of texts, and the error that points at a character."""

from __future__ import annotations

import re

from casino_core.cards import Card
from casino_core.errors import CasinoError, check_argument

EXCERPT = 40
"""The number of characters that a message shows on either side of the character at fault."""


class NotationError(CasinoError):
    """Text that cannot be read, or that describes something impossible.

    The message points at the character at fault:

    >>> casino.parse_action("9Sx5X")
    Traceback (most recent call last):
    casino_core.notation.reader.NotationError: no-card at line 1, column 4:
        9Sx5X
           ^
    """

    text: str
    """The whole text."""

    index: int
    """The index of the character at fault; the length of the text if something is missing at its end."""

    def __init__(self, code: str, text: str, index: int, **facts: object) -> None:
        self.text = text
        self.index = index
        super().__init__(code, facts, f"{code} at line {self.line}, column {self.column}:\n{self._excerpt()}")

    @property
    def line(self) -> int:
        """The line of the character at fault, from 1."""
        return self.text.count("\n", 0, self.index) + 1

    @property
    def column(self) -> int:
        """The place of the character at fault in its line, from 1."""
        return self.index - self.text.rfind("\n", 0, self.index)

    def _excerpt(self) -> str:
        """Return the text around the character at fault, with a caret below it."""
        start = self.index - self.column + 1
        end = self.text.find("\n", self.index)
        line = self.text[start : None if end < 0 else end]
        first, last = max(0, self.column - 1 - EXCERPT), self.column + EXCERPT
        before, after = "…" if first else "", "…" if last < len(line) else ""
        shown = "".join(character if character.isprintable() else " " for character in line[first:last])
        return f"    {before}{shown}{after}\n    {' ' * (len(before) + self.column - 1 - first)}^"


class Reader:
    """A text and the place up to which it has been read."""

    def __init__(self, text: str, index: int = 0, end: int | None = None) -> None:
        check_argument("text", text, str, "a text")
        self.text = text
        self.index = index
        self.end = len(text) if end is None else end

    @property
    def done(self) -> bool:
        """Whether the whole text has been read."""
        return self.index >= self.end

    def error(self, code: str, **facts: object) -> NotationError:
        """Return an error about the next character."""
        return NotationError(code, self.text, self.index, **facts)

    def peek(self) -> str:
        """Return the next character, or "" at the end."""
        return "" if self.done else self.text[self.index]

    def skip(self, mark: str) -> bool:
        """Read the mark if it comes next; return whether it did."""
        if not self.text.startswith(mark, self.index, self.end):
            return False
        self.index += len(mark)
        return True

    def expect(self, mark: str) -> None:
        """Read the mark. Raises NotationError("expected")."""
        if not self.skip(mark):
            raise self.error("expected", mark=mark)

    def finish(self) -> None:
        """Check that the whole text has been read. Raises NotationError("too-much")."""
        if not self.done:
            raise self.error("too-much")

    def card(self) -> Card:
        """Read a card. Raises NotationError("no-card")."""
        for size in (2, 3):  # 10D is read, though TD is written
            try:
                card = Card(self.text[self.index : min(self.index + size, self.end)])
            except ValueError:
                continue
            self.index += size
            return card
        raise self.error("no-card")

    def number(self) -> int:
        """Read a whole number of at most three digits. Raises NotationError("no-number")."""
        # Only ASCII: int() would also read digits of other scripts, which are never written.
        digits = re.compile(r"\d{1,3}", re.ASCII).match(self.text, self.index, self.end)
        if digits is None:
            raise self.error("no-number")
        self.index = digits.end()
        return int(digits.group())

    def field(self, *, last: bool = False) -> Reader:
        """Return a reader for the next field, and move past it. A slash ends each field except the ``last`` one."""
        slash = self.text.find("/", self.index, self.end)
        # An extra field is as wrong as a missing one.
        if last != (slash < 0):
            raise self.error("wrong-number-of-fields")
        end = self.end if slash < 0 else slash
        part = Reader(self.text, self.index, end)
        self.index = min(end + 1, self.end)
        return part
