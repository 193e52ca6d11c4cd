"""What somebody pastes to open a game: the gist of it, or what it is instead of one."""

from __future__ import annotations

import re
from itertools import islice

from casino_core.game import SEED
from web.worker.session.links import LONGEST, is_position, leads_to_game
from web.worker.words.speech import Message, message

LINK = re.compile(r"[a-z][a-z+.-]{0,20}://[^\s<>]+", re.IGNORECASE)
"""A link. What is before :// is short, or the search would begin anew at every letter of a long word."""

MAX_LINKS = 10
"""How many links of a text are looked at."""

ENDS = ".,;:!)\"'”’"
"""What follows a link in a sentence and is no part of it."""

COPY = re.compile(r'"casino": ?\d')
"""What names the version of a copy of everything; games and saves have no such name."""

TAGS = re.compile(r'^[ \t]*\[\w+ "', re.MULTILINE)
"""Where a file begins."""


def gist(text: str) -> str:
    """Return the file, link or position in a text, without what was written around it; else all of the text."""
    # Some editors write this mark at the beginning of a file.
    text = text.strip().lstrip("\ufeff").lstrip()
    if text.startswith("{"):
        return text
    file = TAGS.search(text)
    if file:
        return text[file.start() :].lstrip()
    links = [found[0].rstrip(ENDS) for found in islice(LINK.finditer(text), MAX_LINKS)]
    found = [*filter(leads_to_game, links), *filter(is_position, text.split()), text]
    return found[0]


def is_copy(text: str) -> bool:
    """Return whether a text is a copy of everything, as the page of finished games saves it."""
    return text.lstrip().lstrip("\ufeff").startswith("{") and COPY.search(text) is not None


def fault(text: str) -> Message | None:
    """Return what a text is that holds no game, where that can be told before it is read; None for what may be one."""
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
