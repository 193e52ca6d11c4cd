"""The answers of handlers: a reply, or a change of the table that the session turns into one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TypeAlias

from web.shared.protocol import Reply
from web.worker.match.match import Match
from web.worker.match.presenter import Update, redrawn
from web.worker.match.saves import SavedMatch
from web.worker.words.speech import Message


@dataclass(frozen=True)
class Show:
    """Shows the table, with all that follows from the state of the game: its save, its result, the next turn."""

    update: Update
    """The changes at the table."""

    reply: Reply
    """The other parts of the reply."""


@dataclass(frozen=True)
class Start:
    """Puts another match on the table and shows its deal. A match under way is kept in the list."""

    saved: SavedMatch
    """The match to be put on the table."""

    reply: Reply
    """The other parts of the reply; the open dialog is closed."""

    moment: int = 0
    """The number of the action to look back on at once, from 1; 0 for none."""

    faults: tuple[Message, ...] = ()
    """The faults in the text of the match if only a part of it, which can be reviewed, could be read; () otherwise."""


Answer: TypeAlias = "Reply | Show | Start"

Handler: TypeAlias = Callable[..., Answer]
"""Answers an intent. The names of its parameters are the parts of the session that it needs; "about" is the text after
the colon of the intent, and "form" the values of a form.
"""


def redraw(match: Match, reply: Reply, *announcements: Message) -> Show:
    """Return the unchanged table, redrawn without a pause before the next turn."""
    return Show(replace(redrawn(match, *announcements), rests=False), reply)
