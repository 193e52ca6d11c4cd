"""What a person looks up beside the game: a word, a pile, the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from web.shared.games import MOST_SEATS
from web.worker.dialogs import lookup
from web.worker.match.presenter import scene
from web.worker.session.reply import Reply

if TYPE_CHECKING:
    from web.worker.session.session import Session

PLACES = tuple(map(str, range(MOST_SEATS)))
"""The places on the screen, as intents write them."""


def word(session: Session, about: str) -> Reply:
    """Explain a word that is seen at the table."""
    return Reply(dialog=lookup.explained(about, session.match))


def pile(session: Session, about: str) -> Reply:
    """Show what was captured last at a place on the screen, by its number."""
    return Reply(dialog=lookup.pile(int(about), session.match) if about in PLACES else None)


def rules(session: Session) -> Reply:
    """Show the rules of the game as it is played."""
    return Reply(dialog=lookup.rules_of(session.match, scene(session.match), "" if session.embed else session.home))


def paper(session: Session) -> Reply:
    """Show what can be printed of the game as it is played."""
    return Reply(dialog=lookup.on_paper(session.match))
