"""Looking things up at the table of a game with a friend: the counters, what scores, the piles, and questions.

All answers are limited to what the person knows, so they contain no card that a letter has not opened yet.
"""

from __future__ import annotations

from web.shared.protocol import Reply
from web.worker.dialogs import lookup
from web.worker.dialogs.questions import answer
from web.worker.friend.seated import dressed, known
from web.worker.friend.visit import Visit
from web.worker.match.presenter import scene
from web.worker.picture.view_model import table_state
from web.worker.session import menus
from web.worker.session.answers import Answer, Handler


def counters(visit: Visit, about: str) -> Answer:
    """Unfold or fold the counters next to the table; with "seen", show them in a dialog."""
    if about:
        return menus.what_is_counted(visit.context, known(scene(visit.match), visit.now)) if visit.now else {}
    return menus.counters(visit.context, visit.settings, visit.match, "")


def counts(visit: Visit) -> Reply:
    """Show what scores in the game on the table, and each side's share of it."""
    return menus.what_scores(visit.context, known(scene(visit.match), visit.now)) if visit.now else {}


def pile(visit: Visit, about: str) -> Reply:
    """Show the last capture of the player at a place on the screen, given by number."""
    return {"dialog": lookup.pile(int(about), visit.match)} if visit.now and about in menus.PLACES else {}


def ask(visit: Visit, about: str) -> Reply:
    """Answer a question about the table."""
    if visit.now is None:
        return {}
    shown, voice = known(scene(visit.match), visit.now), visit.context.voice
    return {"say": answer(about, shown, dressed(table_state(shown, voice), shown, visit.now), voice)}


INTENTS: dict[str, Handler] = {
    **{name: menus.INTENTS[name] for name in ("close", "word", "rules", "paper")},
    "counters": counters,
    "counts": counts,
    "pile": pile,
    "ask": ask,
}
