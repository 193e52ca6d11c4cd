"""Addresses from people's programs, tidied before they are read.

Mail programs, chats and editors add the punctuation around a link, invisible characters and entities, and escape the
link once too often. ``web/static/js/address.js`` does the same for the address of a page.
"""

from __future__ import annotations

import re

ESCAPED = re.compile("[^!-~]+")
"""Characters that browsers escape."""

SURROGATE = re.compile("[\ud800-\udfff]")
"""A lone surrogate: half of a character."""

INVISIBLE = re.compile("%C2%AD|%E2%80%(?:8[BEF]|A[A-E])|%E2%81%A[0-9]|%EF%BB%BF", re.IGNORECASE)
"""Soft hyphens, zero-width blanks, marks of direction, byte order marks."""

ENTITY = re.compile("&(?:(?:amp|#0*38|#x0*26)(?:;|%3B))+", re.IGNORECASE)
"""An ampersand that is written as an HTML entity."""

BLANK = r"%(?:20|09|0A|0D|C2%A0|E2%80%(?:8[0-9A-F]|AF)|E3%80%80)|\+"
"""A blank or a line break."""

LITERAL = r"[.,;:!)\]}>\"'`*|\\]"
"""Punctuation after a link in a sentence. No link of this site ends in such a mark: even a full stop is escaped."""

MARK = "%(?:2[1279AC]|3[ABE]|5[CD]|60|7[CD]|C2%BB|E2%80%(?:9[89CD]|A6|BA)|E3%80%8[12D]|EF%BC%(?:8[19C]|9A))"
"""In escaped form: curly quotes, East Asian punctuation, and the marks of ``LITERAL`` except the full stop."""

FIRST = re.compile(f"(?:{BLANK})", re.IGNORECASE)
LAST = re.compile(rf"(?:{BLANK})\Z", re.IGNORECASE)
AFTER_NAME = re.compile(rf"(?:{BLANK}|{LITERAL})\Z", re.IGNORECASE)
AFTER = re.compile(rf"(?:{BLANK}|{LITERAL}|{MARK})\Z", re.IGNORECASE)

SLASH = re.compile(r"(?:/|%2F)\Z", re.IGNORECASE)
"""A slash at the end, which some programs add to every address."""

NAME = re.compile(r"([a-z_0-9]+)%(?:25)*3D")
"""The name of the first parameter, followed by an escaped equals sign."""

JOINT = re.compile(r"%(?:25)*(26|23|3F)(?:amp(?:;|%(?:25)*3B))?([a-z_0-9]+)(?:=|%(?:25)*3D)", re.IGNORECASE)
"""An escaped sign between parameters, and the name after it."""

JOINTS = {"26": "&", "23": "#", "3F": "?"}

TWICE = re.compile("[^%]*(?:%25[0-9A-F]{2}[^%]*)+", re.IGNORECASE)
"""A value that was escaped twice, so that every percent sign in it is escaped."""

TAG = re.compile("(?:<|%3C).*", re.IGNORECASE | re.DOTALL)
"""Markup after a link."""

SENTENCES = ("ask", "answer", "hint", "wrong")
"""The names of parameters whose values may end with any mark."""

TEXTS = (*SENTENCES, "name")
"""The names of parameters whose values people write."""

SLASHED = (*TEXTS, "game", "wish")
"""The names of parameters whose values may end with a slash."""

LONGEST_MARK = 12
"""The number of characters in the longest escaped mark."""

MAX_MARKS = 20
"""The maximum number of marks that are removed at one end."""

MAX_ESCAPES = 3
"""The maximum number of superfluous escapings of a value that are undone."""


def tidied(address: str) -> str:
    """Return an address with everything from the first "?" or "#" on tidied."""
    marks = [place for mark in "?#" if (place := address.find(mark)) >= 0]
    if not marks:
        return address
    page, query = address[: min(marks)], address[min(marks) :]
    query = ENTITY.sub("&", INVISIBLE.sub("", ESCAPED.sub(lambda letters: _escaped(letters[0]), query)))
    first = NAME.match(query, 1)
    if first:
        query = f"{query[0]}{first[1]}={query[first.end() :]}"
    if "&" not in query and query[1:].partition("=")[0] not in TEXTS:
        query = JOINT.sub(lambda joint: f"{JOINTS[joint[1].upper()]}{joint[2]}=", query)
    parts = re.split("([?#&])", query)
    last = next((place for place in range(len(parts) - 1, 0, -2) if parts[place]), 0)
    for place in range(0, len(parts), 2):
        if parts[place]:
            parts[place] = _part(parts[place], last=place == last)
    return page + "".join(parts)


def _part(text: str, *, last: bool) -> str:
    """Return a parameter, tidied. A text without "=" is a place on a page."""
    name, equals, value = text.partition("=")
    if not equals:
        return _stripped(text, AFTER) if last else text
    for _ in range(MAX_ESCAPES):
        if not TWICE.fullmatch(value):
            break
        value = value.replace("%25", "%")
    if name not in TEXTS:
        value = TAG.sub("", value, count=1)
    if last and name not in SENTENCES:
        value = _stripped(value, AFTER_NAME if name == "name" else AFTER)
        if name not in SLASHED and SLASH.search(value):
            value = _stripped(_stripped(value, SLASH), AFTER)
    for _ in range(MAX_MARKS):
        blank = FIRST.match(value)
        if not blank:
            break
        value = value[blank.end() :]
    return f"{name}={_stripped(value, LAST)}"


def _stripped(text: str, pattern: re.Pattern[str]) -> str:
    """Return a text without the marks at its end: at most ``MAX_MARKS`` of them, so that no text takes long to tidy."""
    for _ in range(MAX_MARKS):
        mark = pattern.search(text[-LONGEST_MARK:])
        if not mark:
            break
        text = text[: len(text) - len(mark[0])]
    return text


def _escaped(text: str) -> str:
    """Return a text with its characters as percent codes."""
    whole = SURROGATE.sub("\ufffd", text)
    return "".join(f"%{byte:02X}" for byte in whole.encode())
