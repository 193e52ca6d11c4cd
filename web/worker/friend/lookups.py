"""Looking things up at the table of a game with a friend: what scores, and the piles."""

from __future__ import annotations

from web.shared.protocol import Reply
from web.worker.dialogs import lookup
from web.worker.friend.visit import Visit
from web.worker.match.presenter import scene
from web.worker.session import menus
from web.worker.session.answers import Handler


def counts(visit: Visit) -> Reply:
    """Show what scores in the game on the table, and each side's share of it."""
    return menus.what_scores(visit.context, scene(visit.match)) if visit.now else {}


def pile(visit: Visit, about: str) -> Reply:
    """Show the last capture of the player at a place on the screen, given by number."""
    return {"dialog": lookup.pile(int(about), visit.match)} if visit.now and about in menus.PLACES else {}


INTENTS: dict[str, Handler] = {
    **{name: menus.INTENTS[name] for name in ("close", "counters", "ask", "word", "rules", "paper")},
    "counts": counts,
    "pile": pile,
}
