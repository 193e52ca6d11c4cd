"""Things to look up during a game: a word, a pile, the rules."""

from __future__ import annotations

from web.shared.games import MAX_SEATS
from web.shared.schema import Reply
from web.worker.dialogs import lookup
from web.worker.match.match import Match
from web.worker.match.presenter import scene
from web.worker.session.answers import Handler
from web.worker.session.context import Context

PLACES = tuple(map(str, range(MAX_SEATS)))
"""The places on the screen, as intents write them."""


def word(match: Match, about: str) -> Reply:
    """Explain a word that is seen at the table."""
    return {"dialog": lookup.explained(about, match)}


def pile(match: Match, about: str) -> Reply:
    """Show the last capture at a place on the screen, by its number."""
    return {"dialog": lookup.pile(int(about), match)} if about in PLACES else {}


def rules(context: Context, match: Match) -> Reply:
    """Show the rules of the game on the table."""
    return {"dialog": lookup.rules_of(match, scene(match), context.way)}


def paper(match: Match) -> Reply:
    """Show the parts of the rules that can be printed."""
    return {"dialog": lookup.on_paper(match)}


INTENTS: dict[str, Handler] = {"word": word, "pile": pile, "rules": rules, "paper": paper}
