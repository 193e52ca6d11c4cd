"""What a person asks for to play another game: the form for a new game, games of their own, the deal of the day."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from casino_core.game import new_game
from casino_core.notation.rules import rules_text
from web.shared.dates import is_date
from web.shared.games import MOST_OWN_GAMES
from web.worker.dialogs.game_setup import Form, GameSetup, own_value, setup_of_form, setup_of_game
from web.worker.dialogs.new_game import NO_NOTES, FormNotes, NewGame
from web.worker.match import daily
from web.worker.match.saves import SavedMatch
from web.worker.session.links import rules_link
from web.worker.session.reply import Reply
from web.worker.words.own_games import OwnGame, as_stored, known_games, place_of
from web.worker.words.speech import Message, message

if TYPE_CHECKING:
    from web.worker.session.session import Session


def new(session: Session, about: str, form: Form) -> Reply:
    """Open the form for a new game, or draw it again after a change in it, saying what became of something."""
    return _form(session, _setup(session, form), FormNotes(message(f"own.{about}")) if about else NO_NOTES)


def _form(session: Session, setup: GameSetup, notes: FormNotes = NO_NOTES) -> Reply:
    form = NewGame(session.voice, session.own, session.home, session.lately)
    return Reply(dialog=session.dialogs.new(form, setup, notes))


def _setup(session: Session, form: Form) -> GameSetup:
    """Return what the form asks for; the game on the table, where there is no form."""
    match = session.match
    names = match.people.names or session.names
    if form:
        return setup_of_form(form, match.people.players, session.own, names)
    setup = setup_of_game(match.game.rules, match.people.players, match.name, session.own, names)
    return replace(setup, room=match.room or session.room)


def start(session: Session, form: Form) -> Reply:
    """Start the game that the form asks for, or say why there is none."""
    setup = _setup(session, form)
    if setup.faults:
        return _form(session, setup)
    game, _ = new_game(setup.rules, session.new_seed())
    reply = session.start(SavedMatch(game, setup.company, name=setup.name, names=setup.shared_names, room=setup.room))
    # The next form begins with these, also after a reload.
    session.room = reply.room = setup.room
    if setup.shared_names:
        session.names = setup.shared_names
        reply.people = list(setup.shared_names)
    return reply


def nearest(session: Session, form: Form) -> Reply:
    """Put the nearest game there is into the form."""
    return _form(session, _setup(session, form).nearest())


def rematch(session: Session) -> Reply:
    """Start another game by the same rules with the same players."""
    match = session.match
    game, _ = new_game(match.game.rules, session.new_seed())
    return session.start(match.another(game))


def daily_deal(session: Session, about: str) -> Reply:
    """Tell about the deal of today, or start that of the day ``about``."""
    if is_date(about):
        return session.start(daily.daily_deal(about))
    return Reply(dialog=daily_dialog(session, session.today()))


def daily_dialog(session: Session, day: str) -> str:
    """Return what there is to say about the deal of a day."""
    here = daily.day_of(session.match.game, session.match.seated) == day
    playing = ("this" if here else "another") if session.match.under_way else ""
    return session.dialogs.daily(day, session.today(), session.days, session.home, playing)


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
    # In the place of the old one, or at the end.
    games[len(games) if place is None else place : place if place is None else place + 1] = [game]
    session.own = tuple(games)
    setup = replace(setup, game=own_value(len(games) - 1 if place is None else place))
    reply = _form(session, setup, FormNotes(message("own.kept", name=setup.name)))
    reply.games = as_stored(games)
    return reply


def _unkept(session: Session, setup: GameSetup, place: int | None) -> Message | None:
    """Return why a game cannot be kept under its name."""
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


def share(session: Session, form: Form) -> Reply:
    """Show the link to the rules of the form, with their name."""
    setup = _setup(session, form)
    if setup.faults:
        return _form(session, setup)
    return _form(session, setup, FormNotes(address=rules_link(session.page, setup.rules, setup.name)))


def games(session: Session, form: Form) -> Reply:
    """Take over the games that another tab has stored."""
    session.own = known_games(form.get("games"))
    return Reply()
