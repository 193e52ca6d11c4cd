"""The menu, and small things around the game: counters, questions, words, rules."""

from __future__ import annotations

from web.shared.games import MAX_SEATS
from web.shared.protocol import Reply
from web.table.counters import draw_counters
from web.table.what_counts import draw_what_counts
from web.worker.dialogs import lookup
from web.worker.dialogs.dialogs import MenuButtons
from web.worker.dialogs.questions import answer
from web.worker.match import stepping
from web.worker.match.match import Match
from web.worker.match.presenter import scene, title
from web.worker.picture.header import scored
from web.worker.picture.scene import Scene
from web.worker.picture.side_panel import counters_state
from web.worker.picture.view_model import table_state
from web.worker.picture.what_counts import what_counts
from web.worker.session.answers import Answer, Handler, redraw
from web.worker.session.context import Context
from web.worker.session.lessons import Lessons
from web.worker.session.notices import Notices
from web.worker.session.replays import Replays
from web.worker.session.settings import Settings
from web.worker.session.undo import buttons
from web.worker.words.speech import message

PLACES = tuple(map(str, range(MAX_SEATS)))
"""The places on the screen, as intents write them."""


def menu(context: Context, match: Match, notices: Notices) -> Reply:
    """Open the menu."""
    played = context.dialogs.played(match.game, title(match), match.history)
    more = MenuButtons(buttons(match), notices.buttons)
    return {"dialog": context.dialogs.menu(played, context.home, more, embed=context.embed)}


def close() -> Reply:
    """Close the dialog."""
    return {"dialog": ""}


def counters(context: Context, settings: Settings, match: Match, about: str) -> Answer:
    """Unfold or fold the counters next to the table; with "seen", show them in a dialog."""
    if about:
        return what_is_counted(context, scene(match))
    settings.change({"counters": "open" if settings.values["counters"] == "folded" else "folded"}, match)
    return redraw(match, {"settings": settings.values})


def what_is_counted(context: Context, now: Scene) -> Reply:
    """Show the counters of a scene."""
    state = counters_state(now, context.voice, unfolded=True)
    return {"dialog": context.dialogs.titled("counters.title", draw_counters(state, context.voice.t))}


def counts(context: Context, match: Match, lessons: Lessons, replays: Replays) -> Reply:
    """Show what scores in this game, and each side's share of it."""
    # In a puzzle all hands are open, so its scene also shows where their cards are.
    return what_scores(context, replays.replay.scene() if replays.replay else lessons.scene or scene(match))


def what_scores(context: Context, now: Scene) -> Reply:
    """Show what scores in the game of a scene, and each side's share of it."""
    voice = context.voice
    lines = draw_what_counts(scored(now, voice), what_counts(now, voice), voice.t)
    return {"dialog": context.dialogs.titled("table.counts", lines)}


def elsewhere(context: Context) -> Reply:
    """Show that the game is also open in another tab."""
    return {"dialog": context.dialogs.elsewhere()}


def here() -> Reply:
    """Go on with the game that the other tab has stored."""
    return {"reload": True}


def note(context: Context, about: str) -> Reply:
    """Show and announce something that the page has noticed."""
    words = context.voice.spoken(message(f"note.{about}"))
    reply: Reply = {"note": words, "say": words}
    if about == "copied":  # its dialog is no longer needed
        reply["dialog"] = ""
    return reply


def ask(context: Context, match: Match, about: str) -> Reply:
    """Answer a question about the table."""
    now = scene(match)
    return {"say": answer(about, now, table_state(now, context.voice), context.voice)}


def think(match: Match) -> Reply:
    """Let a bot think for a slice of time. This does not change the pause before its turn."""
    stepping.think(match)
    return {}


# ---------- looking things up ----------


def word(match: Match, about: str) -> Reply:
    """Explain a word on the table."""
    return {"dialog": lookup.explained(about, match)}


def pile(match: Match, lessons: Lessons, replays: Replays, about: str) -> Reply:
    """Show the last capture on the pile at a place of the screen; ``about`` is one of ``PLACES``."""
    shown = (match, lessons.moment) if replays.replay is None else replays.replay.shown()
    return {"dialog": lookup.pile(int(about), *shown)} if about in PLACES else {}


def rules(context: Context, match: Match) -> Reply:
    """Show the rules of the game on the table."""
    return {"dialog": lookup.rules_of(match, scene(match), context.way)}


def paper(match: Match) -> Reply:
    """Show the rules of the game in a form that can be printed, with a score pad."""
    return {"dialog": lookup.on_paper(match)}


INTENTS: dict[str, Handler] = {
    "menu": menu,
    "close": close,
    "counters": counters,
    "counts": counts,
    "elsewhere": elsewhere,
    "here": here,
    "note": note,
    "ask": ask,
    "think": think,
    "word": word,
    "pile": pile,
    "rules": rules,
    "paper": paper,
}
