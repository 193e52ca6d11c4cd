"""Letters as text, with the exact inverse, and the search for letters in texts that a messenger has changed.

letter   = "c1." length "." id "." number "." before { "." part } "." check
length   = digits                 the number of characters after the next dot
id       = 6 characters           identify the game
number   = digits                 the number of the letter, from 1
before   = 8 characters           begin the digest of the previous letter; "-" in the first letter, and in hosted games
part     = kind payload           see ``Part``
check    = 4 characters           begin the digest of everything before the last dot

A letter consists of A to Z, a to z, 0 to 9 and ``. - _ ~``; rules and actions may also contain ``: = ,``.
"""

from __future__ import annotations

import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass
from hashlib import sha256
from html import unescape
from typing import NamedTuple

from casino_core.errors import CasinoError

VERSION = 1
"""The version of the grammar and of the protocol."""

LONGEST_TEXT = 100_000
"""The maximum length of a text in which letters are looked for, in characters."""

INVISIBLE = re.compile("[\\s>\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2064\ufeff]+")
"""Characters that programs insert into letters: white space, the ``>`` of quoted lines, characters without width."""

ESCAPED = re.compile("%([0-7][0-9A-Fa-f])")
LONG_REFERENCE = re.compile("&#[0-9]{8,}")
"""HTML references with a number too large for any character; with thousands of digits, ``unescape`` fails."""

START = re.compile(r"c([0-9]{1,3})\.([0-9]{1,6})\.", re.ASCII)
BODY = re.compile(r"([A-Za-z0-9_-]{6})\.([0-9]{1,6})\.(-|[A-Za-z0-9_-]{8})((?:\.[a-z][A-Za-z0-9_~:=,-]*)*)", re.ASCII)
CHECK = 4


class LetterError(CasinoError):
    """A letter that is refused. The seat that read it is unchanged.

    ``code``, with its ``facts``, is one of these:

    - about the text: ``no-letter``, ``too-long`` (most), ``cut`` (missing: characters), ``changed``,
      ``newer-version`` (version);
    - about the place of the letter: ``other-game`` (id), ``own-letter`` (number), ``old-letter`` (number),
      ``two-letters`` (number: a different letter with that number came before), ``seat-taken`` (the invitation was
      accepted by somebody else), ``letter-missing`` (number, expected), ``other-copy`` (number: the letter does not
      answer this seat's last letter), ``not-an-invitation``, ``game-is-over``;
    - about the game: ``unknown-rules`` (text, why), ``game-not-offered`` (why: the code of an ``Unfit``);
    - about the cards, each with the ``letter`` number: ``bad-pack``, ``bad-share`` (place), ``card-twice`` (place,
      card), ``card-not-shown`` (place, card), ``not-in-hand`` (place), ``parts-missing``, ``parts-unexpected``,
      ``illegal`` (action, why), ``wrong-secret``. No honest page writes such a letter: see ``broken``.
    """

    broken: object = None
    """The ``Seat`` after a letter that no honest page writes, so that the person can end the game; else None."""


class Part(NamedTuple):
    """A part of a letter."""

    kind: str
    """One character: g rules, n name, d pack, s shares, o opened card and its play, a action without a card, k secret,
    r resignation, x end of a game that was broken off; ``hosting`` lists the parts of hosted games."""

    payload: str = ""
    """The text of the part, without its kind."""


@dataclass(frozen=True, slots=True)
class Letter:
    """A letter as a value, with its parts; ``letter_text`` writes it."""

    id: str
    """The id of the game."""

    number: int
    """The number of the letter, from 1."""

    before: str
    """The beginning of the previous letter's digest; "-" in the first letter, and in hosted games."""

    parts: tuple[Part, ...]
    """The parts of the letter, in order."""


def letter_text(letter: Letter) -> str:
    """Return the text of a letter; links can contain it unescaped."""
    parts = "".join(f".{part.kind}{part.payload}" for part in letter.parts)
    body = f"{letter.id}.{letter.number}.{letter.before}{parts}"
    start = f"c{VERSION}.{len(body) + 1 + CHECK}.{body}"
    return f"{start}.{digest(start, CHECK)}"


def parse_letter(text: str) -> Letter:
    """Return the letter in a text that contains nothing else. Raises LetterError."""
    start = START.match(text)
    if start is None:
        raise LetterError("no-letter", {})
    if int(start[1]) != VERSION:
        raise LetterError("newer-version", {"version": int(start[1])})
    missing = int(start[2]) - (len(text) - start.end())
    if missing > 0:
        raise LetterError("cut", {"missing": missing})
    body = BODY.fullmatch(text, start.end(), max(start.end(), len(text) - 1 - CHECK))
    if missing or body is None or text[body.end() :] != f".{digest(text[: body.end()], CHECK)}":
        raise LetterError("changed", {})
    parts = tuple(Part(part[0], part[1:]) for part in body[4].split(".")[1:])
    letter = Letter(body[1], int(body[2]), body[3], parts)
    # A number with a leading zero would give the same letter a second text.
    if letter_text(letter) != text:
        raise LetterError("changed", {})
    return letter


def letters_in(text: str) -> tuple[str, ...]:
    """Return the exact texts of all letters in a text, such as a link, a longer message or a letter with line breaks.

    If there is no whole letter, raise LetterError about the first broken one: ``no-letter``, ``too-long``, ``cut``,
    ``changed``, ``newer-version``.
    """
    if len(text) > LONGEST_TEXT:
        raise LetterError("too-long", {"most": LONGEST_TEXT})
    plain = _without_escapes(text)
    letters: list[str] = []
    fault = LetterError("no-letter", {})
    for start in START.finditer(plain):
        letter = plain[start.start() : start.end() + int(start[2])]
        try:
            parse_letter(letter)
        except LetterError as error:
            fault = error if fault.code == "no-letter" else fault
        else:
            letters += [letter] if letter not in letters else []
    if not letters:
        raise fault
    return tuple(letters)


def _without_escapes(text: str) -> str:
    """Return a text without the characters that mail programs, messengers and links add to letters."""
    # Several times, because some programs escape an escaped link again. Phones replace two hyphens with a dash.
    for _ in range(3):
        text = ESCAPED.sub(lambda escaped: chr(int(escaped[1], 16)), unescape(LONG_REFERENCE.sub(" ", text)))
    return INVISIBLE.sub("", text).replace("\u2014", "--")


# ---------- bytes as text ----------


def digest(text: str, length: int) -> str:
    """Return the first ``length`` characters of the digest of a text: SHA-256 in base64."""
    return to_text(sha256(text.encode()).digest())[:length]


def to_text(data: bytes) -> str:
    """Return bytes as text for links: URL-safe base64 without padding."""
    return urlsafe_b64encode(data).decode().rstrip("=")


def to_bytes(text: str) -> bytes:
    """Return the bytes that a text stands for. Raises ValueError for a text that ``to_text`` never returns."""
    data = urlsafe_b64decode(text + "=" * (-len(text) % 4))
    if to_text(data) != text:
        raise ValueError(f"not the text of bytes: {text!r}")
    return data
