"""New games: the form, the person's own games, and the daily deal."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from urllib.parse import urljoin

from casino_core.game import Game, new_game
from casino_core.notation.rules import rules_text
from web.shared.dates import is_date
from web.shared.games import MAX_OWN_GAMES, MAX_SEATS
from web.shared.protocol import Reply
from web.worker.dialogs.game_setup import (
    Form,
    GameSetup,
    own_value,
    players_of,
    setup_of_form,
    setup_of_game,
    setup_of_wish,
)
from web.worker.dialogs.group_deals import GroupDeals, evening_of
from web.worker.dialogs.new_game import NO_NOTES, FormNotes, NewGame
from web.worker.match import daily
from web.worker.match.match import Match
from web.worker.match.saves import SavedMatch
from web.worker.session.answers import Answer, Handler, Start
from web.worker.session.context import Context
from web.worker.session.deals import Deals
from web.worker.session.links import rules_link
from web.worker.words.game_list import MAX_RECENT, known_lately
from web.worker.words.numbers import whole_number
from web.worker.words.own_games import OwnGame, as_stored, clean_name, known_games, place_of
from web.worker.words.people import clean_names
from web.worker.words.speech import Message, message


class Library:
    """The games that a visitor can choose from, and the names that they used last."""

    def __init__(self, context: Context, stored: Mapping[str, object]) -> None:
        self._context = context
        self.own = known_games(stored.get("games"))
        """The visitor's own games."""
        self.recent = known_lately(stored.get("lately"))
        """The presets that were played last, the latest first."""
        self.names = clean_names(stored.get("people"), MAX_SEATS)
        """The names of the people who shared the screen last."""
        self.room = clean_name(stored.get("room"))
        """The name that the visitor last gave to a table, "" for none."""

    def note_played(self, game: Game) -> list[str] | None:
        """Note the preset of a game under way, and return the list to store; None if the list has not changed."""
        played = game.rules.variant
        recent = (played, *(name for name in self.recent if name != played))[:MAX_RECENT]
        if not game.actors or recent == self.recent or self._context.embed:
            return None
        self.recent = recent
        return list(recent)

    def setup(self, form: Form, match: Match) -> GameSetup:
        """Return the game that a form asks for; without a form, the game on the table."""
        names = match.people.names or self.names
        if form:
            return setup_of_form(form, match.people.players, self.own, names)
        setup = setup_of_game(match.game.rules, match.people.players, match.name, self.own, names)
        return replace(setup, room=match.room or self.room)

    def form(self, setup: GameSetup, notes: FormNotes = NO_NOTES) -> Reply:
        """Return the form for a new game."""
        context = self._context
        page = urljoin(context.page, f"{context.home}evening/") if context.home else ""
        form = NewGame(context.voice, self.own, context.home, self.recent, page)
        return {"dialog": context.dialogs.new(form, setup, notes)}

    def why_not_kept(self, setup: GameSetup, place: int | None) -> Message | None:
        """Return why a game cannot be kept under its name; None if it can.

        ``place`` is the index of the own game that it replaces, None for a new one.
        """
        if not setup.name:
            return message("own.unnamed")
        if place_of(self.own, setup.name) not in (None, place):
            return message("own.taken")
        full = place is None and len(self.own) >= MAX_OWN_GAMES
        return message("own.full", count=MAX_OWN_GAMES) if full else None


def new(library: Library, context: Context, match: Match, about: str, form: Form) -> Answer:
    """Open the form for a new game, or draw it again after a change; ``about`` is the key of a note in it.

    In a frame, start another deal by the same rules instead: the page around it has chosen the game.
    """
    if context.embed:
        return Start(another_deal(context, match), {})
    stays = message("open.about") if match.under_way else None
    return library.form(library.setup(form, match), FormNotes(message(f"own.{about}") if about else stays))


def wish(library: Library, match: Match, about: str) -> Reply:
    """Fill in the form from a search: the ids of traits, then a slash and the game's name."""
    traits, _, name = about.partition("/")
    setup = setup_of_wish(traits.split(), name, match.people.players, match.people.names or library.names)
    return library.form(setup, FormNotes(wish=True))


def start(library: Library, context: Context, match: Match, form: Form) -> Answer:
    """Start the game that the form asks for, or show its faults."""
    setup = library.setup(form, match)
    if not setup.startable:
        return library.form(setup)
    game, _ = new_game(setup.rules, context.new_seed())
    saved = SavedMatch(game, setup.company, name=setup.name, names=setup.shared_names, room=setup.room)
    # The next form begins with the same names, even after a reload.
    library.room = setup.room
    reply: Reply = {"room": setup.room}
    if setup.shared_names:
        library.names = setup.shared_names
        reply["people"] = list(setup.shared_names)
    return Start(saved, reply)


def nearest(library: Library, match: Match, form: Form) -> Reply:
    """Put the closest possible game into the form."""
    return library.form(library.setup(form, match).nearest())


def settle(library: Library, match: Match, about: str, form: Form) -> Reply:
    """Settle a clash of the form's rules; ``about`` is the index of one of the ways that the form offers."""
    number = whole_number(about, MAX_SEATS)
    setup = library.setup(form, match)
    return library.form(setup if number is None else setup.settled(number, players_of(form, match.people.players)))


def another_deal(context: Context, match: Match) -> SavedMatch:
    """Return another game by the same rules with the same players."""
    game, _ = new_game(match.game.rules, context.new_seed())
    return match.another(game)


def daily_deal(context: Context, match: Match, deals: Deals, about: str) -> Answer:
    """Show the dialog of today's deal, or start the deal of the day ``about``.

    If that day was today when the dialog was shown and no longer is, the dialog of the new day is shown instead.
    """
    if is_date(about) and not (about == deals.offered != context.today()):
        return Start(daily.daily_deal(about), {})
    return {"dialog": daily_dialog(context, match, deals, context.today())}


def daily_dialog(context: Context, match: Match, deals: Deals, day: str) -> str:
    """Return the dialog of a day's deal."""
    deals.offered = context.today()
    here = daily.day_of(match.game, match.seated) == day
    playing = ("this" if here else "another") if match.under_way else ""
    return context.dialogs.daily(day, context.today(), deals.days, context.home, playing)


# ---------- own games ----------


def keep(library: Library, match: Match, about: str, form: Form) -> Reply:
    """Keep the game of the form under its name: in place of the chosen own game, or as "another"."""
    setup = library.setup(form, match)
    place = None if about else setup.own
    fault = library.why_not_kept(setup, place)
    if fault or not setup.startable:
        return library.form(setup, FormNotes(name_fault=fault))
    games, game = [*library.own], OwnGame(setup.name, rules_text(setup.rules))
    if place is None:
        place = len(games)
    games[place : place + 1] = [game]
    library.own = tuple(games)
    setup = replace(setup, game=own_value(place))
    form_reply = library.form(setup, FormNotes(message("own.kept", name=setup.name)))
    return {**form_reply, "games": as_stored(games)}


def forget(library: Library, match: Match, about: str, form: Form) -> Reply:
    """Delete the chosen own game; ask first, unless ``about`` confirms it."""
    setup = library.setup(form, match)
    if setup.own is None or setup.own >= len(library.own):
        return library.form(setup)
    name = library.own[setup.own].name
    if not about:
        return library.form(setup, FormNotes(message("own.forget.sure", name=name), forget=True))
    library.own = tuple(game for place, game in enumerate(library.own) if place != setup.own)
    form_reply = library.form(replace(setup, game=setup.variant), FormNotes(message("own.forgotten", name=name)))
    return {**form_reply, "games": as_stored(library.own)}


def share(library: Library, context: Context, match: Match, form: Form) -> Reply:
    """Show the link to the rules of the form, with their name."""
    setup = library.setup(form, match)
    notes = NO_NOTES if not setup.startable else FormNotes(address=rules_link(context.page, setup.rules, setup.name))
    return library.form(setup, notes)


def group(library: Library, context: Context, match: Match, about: str, form: Form) -> Reply:
    """Make the link to the same deals for a group; "on" and "off" turn the form into one for such deals and back."""
    if about == "off":
        return library.form(library.setup({name: text for name, text in form.items() if name != "deals"}, match))
    setup = library.setup({**form, "who": "alone"} if form else form, match)
    if setup.group is None:
        alone = players_of({"who": "alone"}, match.people.players)[: setup.rules.seats]
        return library.form(replace(setup, who="alone", players=setup.players if form else alone, group=GroupDeals()))
    if not setup.startable:
        return library.form(setup)
    made = evening_of(setup.rules, setup.company, setup.group.count, context.new_seed())
    if isinstance(made, Message):
        return library.form(setup, FormNotes(made))
    return library.form(replace(setup, group=replace(setup.group, made=made.text)))


def games(library: Library, form: Form) -> Reply:
    """Take over the stored own games: another tab has stored them, or a change could not be stored."""
    library.own = known_games(form.get("games"))
    return {}


INTENTS: dict[str, Handler] = {
    "new": new,
    "wish": wish,
    "start": start,
    "nearest": nearest,
    "settle": settle,
    "daily": daily_deal,
    "keep": keep,
    "forget": forget,
    "share": share,
    "group": group,
    "games": games,
}
