"""What a person asks for away from the cards: a new game, settings, links and files, what bots saw, and trouble."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, TypeAlias

from casino_core.game import new_game
from casino_core.notation.rules import rules_text
from web.shared.games import MOST_OWN_GAMES
from web.shared.settings import known
from web.table.counters import draw_counters as drawn_counters
from web.worker.dialogs import key_bindings
from web.worker.dialogs.decision_review import DecisionReview
from web.worker.dialogs.dialogs import MenuButtons
from web.worker.dialogs.game_setup import Form, GameSetup, own_value, setup_of_form, setup_of_game
from web.worker.dialogs.new_game import NO_NOTES, FormNotes
from web.worker.match import daily
from web.worker.match.saves import Save
from web.worker.picture.side_panel import counters_state
from web.worker.session import pasted
from web.worker.session.going_back import buttons
from web.worker.session.links import as_file, cards_link, entries, link, rules_link
from web.worker.session.notices import HINTS, NEWS
from web.worker.session.openings import usual_game
from web.worker.session.reply import Reply
from web.worker.words.own_games import OwnGame, as_stored, known_games, place_of
from web.worker.words.speech import Message, message

if TYPE_CHECKING:
    from web.worker.session.session import Session

Intent: TypeAlias = "Callable[[Session, str, Form], Reply]"


def menu(session: Session, _about: str, _form: Form) -> Reply:
    """Open the menu."""
    play = session.play
    told = session.dialogs.played(play.game, play.title, session.home, play.past)
    more = MenuButtons(buttons(play), session.notices.buttons)
    return Reply(dialog=session.dialogs.menu(told, session.finished, session.home, more, embed=session.embed))


def keys(session: Session, _about: str, _form: Form) -> Reply:
    """Tell which keys do what."""
    session.notices.put_away("keys")
    return _keys(session)


def _keys(session: Session, told: Message | None = None) -> Reply:
    return Reply(dialog=session.dialogs.keys(session.bound, session.settings["letters"], told))


def bind(session: Session, about: str, form: Form) -> Reply:
    """Give something another key, or none; without ``about`` give everything its usual key."""
    key = form.get("key", "")
    if about not in key_bindings.DEFAULT_KEYS:
        session.bound, told = dict(key_bindings.DEFAULT_KEYS), message("keys.back")
    elif key and not key_bindings.is_key(key):
        return _keys(session, message("keys.not"))
    else:
        told = _rebind(session, about, key)
    reply = _keys(session, told)
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


def close(_session: Session, _about: str, _form: Form) -> Reply:
    """Close the dialog."""
    return Reply(dialog="")


# ---------- games ----------


def new(session: Session, about: str, form: Form) -> Reply:
    """Open the form for a new game, or draw it again after a change in it, saying what became of something."""
    return _form(session, _setup(session, form), FormNotes(message(f"own.{about}")) if about else NO_NOTES)


def _form(session: Session, setup: GameSetup, notes: FormNotes = NO_NOTES) -> Reply:
    return Reply(dialog=session.dialogs.new(setup, session.own, session.home, notes))


def _setup(session: Session, form: Form) -> GameSetup:
    """What the form asks for; the game on the table, where there is no form."""
    play = session.play
    names = play.people.names or session.names
    if form:
        return setup_of_form(form, play.people.players, session.own, names)
    setup = setup_of_game(play.game.rules, play.people.players, play.name, session.own, names)
    return replace(setup, room=play.room or session.room)


def start(session: Session, _about: str, form: Form) -> Reply:
    """Start the game that the form asks for, or say why there is none."""
    setup = _setup(session, form)
    if setup.faults:
        return _form(session, setup)
    game, _ = new_game(setup.rules, session.new_seed())
    reply = session.start(Save(game, setup.company, name=setup.name, names=setup.shared_names, room=setup.room))
    session.room = reply.room = setup.room
    if setup.shared_names:
        session.names = setup.shared_names
        reply.people = list(setup.shared_names)
    return reply


def nearest(session: Session, _about: str, form: Form) -> Reply:
    """Put the nearest game there is into the form."""
    return _form(session, _setup(session, form).nearest())


def rematch(session: Session, _about: str, _form: Form) -> Reply:
    """Start another game by the same rules with the same players."""
    play = session.play
    game, _ = new_game(play.game.rules, session.new_seed())
    return session.start(play.fresh(game))


def daily_deal(session: Session, about: str, _form: Form) -> Reply:
    """Tell about the deal of today, or start that of the day ``about``."""
    if daily.is_day(about):
        return session.start(daily.daily_deal(about))
    return Reply(dialog=session.daily_dialog(session.today()))


# ---------- games of one's own ----------


def keep(session: Session, about: str, form: Form) -> Reply:
    """Keep the game of the form under its name: in place of the own game that is chosen, or as "another"."""
    setup = _setup(session, form)
    place = None if about else setup.own
    fault = _unkept(session, setup, place)
    if setup.faults or fault:
        return _form(session, setup, FormNotes(name_fault=fault))
    game = OwnGame(setup.name, rules_text(setup.rules))
    games = [*session.own]
    games[len(games) if place is None else place : place if place is None else place + 1] = [game]
    session.own = tuple(games)
    setup = replace(setup, game=own_value(len(games) - 1 if place is None else place))
    reply = _form(session, setup, FormNotes(message("own.kept", name=setup.name)))
    reply.games = as_stored(games)
    return reply


def _unkept(session: Session, setup: GameSetup, place: int | None) -> Message | None:
    """Why a game cannot be kept under its name."""
    if not setup.name:
        return message("own.unnamed")
    if place_of(session.own, setup.name) not in (None, place):
        return message("own.taken")
    return message("own.full", count=MOST_OWN_GAMES) if place is None and len(session.own) >= MOST_OWN_GAMES else None


def forget(session: Session, about: str, form: Form) -> Reply:
    """Give up the own game that is chosen; ask first."""
    setup = _setup(session, form)
    if setup.own is None or setup.own >= len(session.own):
        return _form(session, setup)
    name = session.own[setup.own].name
    if not about:
        return _form(session, setup, FormNotes(message("own.forget.sure", name=name), forget=True))
    session.own = tuple(game for place, game in enumerate(session.own) if place != setup.own)
    reply = _form(session, replace(setup, game=setup.variant), FormNotes(message("own.forgotten", name=name)))
    reply.games = as_stored(session.own)
    return reply


def share(session: Session, _about: str, form: Form) -> Reply:
    """Show the link to the rules of the form, with their name."""
    setup = _setup(session, form)
    if setup.faults:
        return _form(session, setup)
    return _form(session, setup, FormNotes(address=rules_link(session.page, setup.rules, setup.name)))


def games(session: Session, _about: str, form: Form) -> Reply:
    """Take over the games that another tab has stored."""
    session.own = known_games(form.get("games"))
    return Reply()


# ---------- what bots saw ----------


def seen(session: Session, about: str, form: Form) -> Reply:
    """Look back on the round as the bots saw it, once it is over.

    ``about``: nothing to begin, the number of a decision, "think" to go on with its judgement, "hands" when the form
    says whether they are to be open.
    """
    if not about or session.hindsight is None:
        session.hindsight = session.play.hindsight()
    looking = session.hindsight
    if looking is None or not looking.decisions:
        session.hindsight = None
        return Reply(dialog="")
    if about.isdecimal():
        looking.go_to(int(about))
    elif about == "hands":
        looking.open = "hands" in form
    if looking.thinks:
        looking.go_on()
    return Reply(dialog=session.dialogs.seen(DecisionReview(looking, session.play.people, session.voice).drawn()))


def what_if(session: Session, about: str, form: Form) -> Reply:
    """Look back on a game that is over, to go on from one of its decisions.

    ``about``: nothing to begin, the number of a decision, "at" when the form holds it, "go" to go on from there.
    """
    if not about or not session.what_if:
        return Reply(dialog=session.moment_dialog(1) or "")
    if about == "go":
        save, session.what_if = session.what_if.save, None
        return session.start(save)
    number = str(int(form["moment"]) - 1) if about == "at" and form.get("moment", "").isdecimal() else about
    session.what_if.go_to(int(number) if number.isdecimal() else 0)
    return Reply(dialog=session.dialogs.what_if(session.what_if.drawn(session.voice)))


# ---------- settings ----------


def settings(session: Session, _about: str, _form: Form) -> Reply:
    """Open the settings."""
    return Reply(dialog=session.dialogs.settings(session.settings))


def change(session: Session, _about: str, form: Form) -> Reply:
    """Take over what has been set."""
    session.settings = known({**session.settings, **form})
    session.apply_settings()
    return Reply(settings=session.settings)


def counters(session: Session, about: str, _form: Form) -> Reply:
    """Unfold the counters beside the table, or fold them; show them in a dialog where ``about`` is "seen"."""
    if about:
        seen = counters_state(session.play.scene(), session.voice, unfolded=True)
        return Reply(dialog=session.dialogs.counters(drawn_counters(seen, session.voice.t)))
    folded = "open" if session.settings["counters"] == "folded" else "folded"
    session.settings = known({**session.settings, "counters": folded})
    session.apply_settings()
    reply = _again(session, close=False)
    reply.settings = session.settings
    return reply


# ---------- beside the game ----------


def hint(session: Session, about: str, _form: Form) -> Reply:
    """Put a hint away for good, or "all" of them; "use" what it tells of; give them "again"."""
    notices = session.notices
    if about == "again":
        notices.bring_back()
    else:
        notices.put_away(*(HINTS if about == "all" else ("tap",) if about == "use" else (about,)))
    if about != "use":
        return _again(session)
    session.settings = known({**session.settings, "obvious": "play"})
    session.apply_settings()
    reply = _again(session)
    reply.settings = session.settings
    return reply


def later(session: Session, about: str, _form: Form) -> Reply:
    """Leave something for another time that could be had now."""
    session.notices.put_off(about)
    return _again(session)


def there(session: Session, _about: str, form: Form) -> Reply:
    """Learn what can be had now: "install", "update"; a score sheet that is open offers it."""
    notices = session.notices
    notices.there = (notices.there - {*NEWS}) | {*form.get("what", "").split()} & {*NEWS}
    return _again(session, close=False) if session.play.game.round_over else Reply()


def _again(session: Session, *, close: bool = True) -> Reply:
    """The table drawn once more as it is."""
    reply = session.show(replace(session.play.shown(), rests=False))
    reply.dialog = "" if close else None
    return reply


# ---------- links and files ----------


def send(session: Session, _about: str, _form: Form) -> Reply:
    """Show the link to the game."""
    play = session.play
    address = link(session.page, play.game, _who(session), play.name, play.past.takebacks)
    return Reply(dialog=session.dialogs.link(address))


def cards(session: Session, _about: str, _form: Form) -> Reply:
    """Show the link to the cards of the game, to be played from the first deal on."""
    play = session.play
    return Reply(dialog=session.dialogs.link(cards_link(session.page, play.game, _who(session), play.name), "cards"))


def download(session: Session, _about: str, _form: Form) -> Reply:
    """Hand out the game as a file."""
    play = session.play
    called = [session.voice.spoken(play.people.covered().name(seat)) for seat in range(play.game.rules.seats)]
    file = as_file(play.game, _who(session), called, play.name, play.past.takebacks)
    return Reply(download=file, dialog="")


def _who(session: Session) -> tuple[str, ...]:
    """Who plays, with the names of people."""
    return entries(session.play.seated, session.play.people.names)


def open_(session: Session, _about: str, _form: Form) -> Reply:
    """Ask for a link or a file."""
    return Reply(dialog=session.dialogs.open())


def read(session: Session, _about: str, form: Form) -> Reply:
    """Open what was pasted, or say what is wrong with it."""
    text = form.get("text", "")
    fault = pasted.fault(text)
    if fault is not None:
        return Reply(dialog=session.dialogs.open(text[: pasted.LONGEST], fault))
    invited = session.invitations().of_text(pasted.gist(text))
    if invited.faults:
        return Reply(dialog=session.dialogs.open(text, invited.faults[0]))
    return session.start(invited.save)


def accept(session: Session, _about: str, _form: Form) -> Reply:
    """Take up the invitation that the address held, if it is not on the table already."""
    if session.offered is None:
        return Reply(dialog="")
    moment = session.offered.moment
    reply = session.start(session.offered.save)
    reply.dialog = session.moment_dialog(moment) or ""
    reply.overwrite = bool(session.unreadable)
    return reply


# ---------- trouble ----------


def salvage(session: Session, _about: str, _form: Form) -> Reply:
    """Hand out what was stored and cannot be read."""
    return Reply(download=("casino-unreadable.txt", session.unreadable))


def discard(session: Session, _about: str, _form: Form) -> Reply:
    """Give up what was stored and cannot be read."""
    reply = session.start(usual_game(session.new_seed()))
    reply.overwrite = True
    return reply


def elsewhere(session: Session, _about: str, _form: Form) -> Reply:
    """Say that the game is open in another tab as well."""
    return Reply(dialog=session.dialogs.elsewhere())


def here(_session: Session, _about: str, _form: Form) -> Reply:
    """Go on with what the other tab has stored."""
    return Reply(reload=True)


def note(session: Session, about: str, _form: Form) -> Reply:
    """Put something in words that the page has noticed. What has been copied needs no dialog any more."""
    words = session.voice.spoken(message(f"note.{about}"))
    return Reply(note=words, say=words, dialog="" if about == "copied" else None)


INTENTS: dict[str, Intent] = {
    "menu": menu,
    "keys": keys,
    "bind": bind,
    "close": close,
    "new": new,
    "start": start,
    "nearest": nearest,
    "keep": keep,
    "forget": forget,
    "share": share,
    "games": games,
    "rematch": rematch,
    "daily": daily_deal,
    "seen": seen,
    "if": what_if,
    "settings": settings,
    "set": change,
    "counters": counters,
    "hint": hint,
    "later": later,
    "there": there,
    "cards": cards,
    "link": send,
    "download": download,
    "open": open_,
    "read": read,
    "accept": accept,
    "salvage": salvage,
    "discard": discard,
    "elsewhere": elsewhere,
    "here": here,
    "note": note,
}
"""From the name of an intent to what it does: given the session, what follows the colon, and the values of a form."""
