"""Pasted texts: the game in them, or the reason why there is none."""

from __future__ import annotations

import re
from itertools import chain, islice

from casino_core.game import SEED
from web.worker.session.invitations import is_position
from web.worker.session.parameters import LONGEST, leads_to_game
from web.worker.words.addresses import tidied
from web.worker.words.speech import Message, message

LINK = re.compile(r"[a-z][a-z+.-]{0,20}://[^\s<>]+", re.IGNORECASE)
"""A link. The length of the scheme is limited; otherwise the search would take quadratic time in a long word."""

MAX_LINKS = 10
"""The maximum number of links in a text that are tried."""

COPY = re.compile(r'"casino": ?\d')
"""The key of a backup's version, with the first digit; games and saves have no such key."""

LETTER = re.compile(r"(?<![a-zA-Z0-9])c[0-9]{1,3}(?:\.|%2E)[0-9]{1,6}(?:\.|%2E)[\w-]{6}(?:\.|%2E)", re.IGNORECASE)
"""The beginning of a letter of a game with a friend: see ``casino_core.mutual.letters``."""

TAGS = re.compile(r'^[ \t]*\[\w+ "', re.MULTILINE)
"""The beginning of a game file: a tag at the beginning of a line."""


def gist(text: str) -> str:
    """Return the file, link or position in a text, without the words around it; otherwise the whole text."""
    # Some editors write a byte order mark.
    text = text.strip().lstrip("\ufeff").lstrip()
    if text.startswith("{"):
        return text
    file = TAGS.search(text)
    if file:
        return text[file.start() :].lstrip()
    links = [tidied(match[0]) for match in islice(LINK.finditer(text), MAX_LINKS)]
    return next(chain(filter(leads_to_game, links), filter(is_position, text.split()), (text,)))


def is_copy(text: str) -> bool:
    """Return whether a text is a backup, as the page of finished games saves it."""
    return text.lstrip().lstrip("\ufeff").startswith("{") and COPY.search(text) is not None


def is_letter(text: str) -> bool:
    """Return whether a text contains a letter of a game with a friend, or the beginning of one."""
    return len(text) <= LONGEST and LETTER.search(text) is not None


def fault(text: str) -> Message | None:
    """Return why a text contains no game, if that is clear without reading it; None if it may contain one."""
    if len(text) > LONGEST:
        return message("open.long")
    game = gist(text)
    if not game:
        return message("open.empty")
    if game[0] in "[{" or leads_to_game(game) or is_position(game):
        return None
    if LINK.search(game):
        return message("open.no-link")
    _, slash, rest = game.partition("/")
    seed = rest.partition("/")[0]
    return None if slash and SEED.fullmatch(seed) else message("open.no-game")
