"""What a person asks for beside the game: the menu, keys, settings, hints, words."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from web.table.counters import draw_counters
from web.table.what_counts import draw_what_counts
from web.worker.dialogs import key_bindings
from web.worker.dialogs.dialogs import MenuButtons
from web.worker.dialogs.game_setup import Form
from web.worker.dialogs.questions import answer
from web.worker.match import stepping
from web.worker.match.presenter import redrawn, scene, title
from web.worker.picture.header import scored
from web.worker.picture.side_panel import counters_state
from web.worker.picture.what_counts import what_counts
from web.worker.session.notices import HINTS, NEWS
from web.worker.session.reply import Reply
from web.worker.session.undo import buttons
from web.worker.words.speech import Message, message

if TYPE_CHECKING:
    from web.worker.session.session import Session


def menu(session: Session) -> Reply:
    """Open the menu."""
    match = session.match
    played = session.dialogs.played(match.game, title(match), match.history)
    hint = (("menu.lamp", "lamp"),) if match.playing else ()
    more = MenuButtons((*hint, *buttons(match)), session.notices.buttons)
    return Reply(dialog=session.dialogs.menu(played, session.home, more, embed=session.embed))


def keys(session: Session) -> Reply:
    """Tell which keys do what."""
    session.notices.put_away("keys")
    return _keys(session)


def _keys(session: Session, news: Message | None = None) -> Reply:
    return Reply(dialog=session.dialogs.keys(session.bound, session.settings["letters"], news))


def bind(session: Session, about: str, form: Form) -> Reply:
    """Give something another key, or none; without ``about`` give everything its usual key."""
    key = form.get("key", "")
    if about not in key_bindings.DEFAULT_KEYS:
        session.bound, news = dict(key_bindings.DEFAULT_KEYS), message("keys.back")
    elif key and not key_bindings.is_key(key):
        return _keys(session, message("keys.not"))
    else:
        news = _rebind(session, about, key)
    reply = _keys(session, news)
    reply.keys, reply.bound = key_bindings.intents_by_key(session.bound), key_bindings.changed_keys(session.bound)
    return reply


def _rebind(session: Session, name: str, key: str) -> Message:
    """Take another key, and say what has become of it, and of what had it before."""
    old, named = session.bound[name], session.dialogs.key_name
    session.bound, other = key_bindings.rebind(session.bound, name, key)
    if not key:
        return message("keys.none", what=named(name))
    facts = {"what": named(name), "now": session.bound[name].upper()}
    if not other:
        return message("keys.changed", **facts)
    given = f"keys.swapped{'' if old else '.none'}"
    return message(given, **facts, other=named(other), old=old.upper())


def close(_session: Session) -> Reply:
    """Close the dialog."""
    return Reply(dialog="")


# ---------- settings ----------


def settings(session: Session) -> Reply:
    """Open the settings."""
    return Reply(dialog=session.dialogs.settings(session.settings))


def change(session: Session, form: Form) -> Reply:
    """Take over what has been set."""
    session.set(form)
    return Reply(settings=session.settings)


def counters(session: Session, about: str) -> Reply:
    """Unfold the counters beside the table, or fold them; show them in a dialog where ``about`` is "seen"."""
    if about:
        seen = counters_state(scene(session.match), session.voice, unfolded=True)
        return Reply(dialog=session.dialogs.counters(draw_counters(seen, session.voice.t)))
    folded = "open" if session.settings["counters"] == "folded" else "folded"
    session.set({"counters": folded})
    reply = _again(session, close=False)
    reply.settings = session.settings
    return reply


def counts(session: Session) -> Reply:
    """Tell what counts in this game, and how far each side has come with it."""
    seen, voice = scene(session.match), session.voice
    drawn = draw_what_counts(scored(seen, voice), what_counts(seen, voice), voice.t)
    return Reply(dialog=session.dialogs.what_counts(drawn))


# ---------- hints and news ----------


def hint(session: Session, about: str) -> Reply:
    """Put a hint away for good, or "all" of them; "use" what it tells of; give them "again"."""
    notices = session.notices
    if about == "again":
        notices.bring_back()
    else:
        notices.put_away(*(HINTS if about == "all" else ("tap",) if about == "use" else (about,)))
    if about != "use":
        return _again(session)
    session.set({"obvious": "play"})
    reply = _again(session)
    reply.settings = session.settings
    return reply


def later(session: Session, about: str) -> Reply:
    """Leave something for another time that could be had now."""
    session.notices.put_off(about)
    return _again(session)


def there(session: Session, form: Form) -> Reply:
    """Learn what can be had now: "install", "update"; a score sheet that is open offers it."""
    notices = session.notices
    # The page tells all the news there is, so what it no longer names is over; what the device has stays.
    notices.there = (notices.there - {*NEWS}) | {*form.get("what", "").split()} & {*NEWS}
    return _again(session, close=False) if session.match.game.round_over else Reply()


def _again(session: Session, *, close: bool = True) -> Reply:
    """Return the table drawn once more as it is."""
    reply = session.show(replace(redrawn(session.match), rests=False))
    reply.dialog = "" if close else None
    return reply


# ---------- in words ----------


def elsewhere(session: Session) -> Reply:
    """Say that the game is open in another tab as well."""
    return Reply(dialog=session.dialogs.elsewhere())


def here(_session: Session) -> Reply:
    """Go on with what the other tab has stored."""
    return Reply(reload=True)


def note(session: Session, about: str) -> Reply:
    """Put something in words that the page has noticed. What has been copied needs no dialog any more."""
    words = session.voice.spoken(message(f"note.{about}"))
    return Reply(note=words, say=words, dialog="" if about == "copied" else None)


def ask(session: Session, about: str) -> Reply:
    """Say what the person has asked about the table."""
    return Reply(say=answer(about, scene(session.match), session.voice))


# ---------- while nobody asks anything ----------


def think(session: Session) -> Reply:
    """Let a bot think for a slice. Nothing is shown, which leaves the pause before its turn as long as it is."""
    stepping.think(session.match)
    return Reply()


def statistics(session: Session) -> Reply:
    """Hand out the statistics of the game that has ended."""
    return session.count_ended()
