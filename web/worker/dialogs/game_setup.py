"""A game as it is being set up in the form for a new game: which game, who plays, and every optional rule."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

from casino_core.bots import BOTS
from casino_core.notation.rules import rules_text, value_text
from casino_core.rules.contradictions import RulesError
from casino_core.rules.house_rules import option
from casino_core.rules.parts import OPTIONS, Rules
from casino_core.rules.variants import VARIANTS, differences, nearest_rules, played_at, preset_of, variant_rules
from web.rulebook.offered import default_game
from web.rulebook.words import ORDER
from web.shared.games import MAX_OWN_GAMES, MAX_SEATS, PERSON
from web.worker.words.numbers import whole_number
from web.worker.words.own_games import OwnGame, clean_name
from web.worker.words.people import clean_names, company, company_of
from web.worker.words.requested_rules import fault_sentence, requested_rules, split_rules
from web.worker.words.speech import Message

Form: TypeAlias = Mapping[str, str]
"""What was filled in, by the names of the fields; a switch that is off has none."""

Who: TypeAlias = Literal["alone", "people", "bots"]
"""One person against bots, people who share the screen, or bots alone."""

WHO: tuple[Who, ...] = ("alone", "people", "bots")

# ---------- the values of the form's fields ----------

OWN = "own"


def own_value(place: int) -> str:
    """Return the value by which the list of games names an own game; a preset it names by its id."""
    return f"{OWN}:{place}"


def own_place(value: str) -> int | None:
    """Return the place of the own game that a value names, None for a preset."""
    kind, _, place = value.partition(":")
    return whole_number(place, MAX_OWN_GAMES) if kind == OWN else None


def table_value(seats: int, team: int) -> str:
    """Return the value of a table of so many players, so many to a side: "4x2"."""
    return f"{seats}x{team}"


def _table(value: str) -> tuple[int, int]:
    """Return the seats and the size of a team that a value names; two players where it names none."""
    seats, _, team = value.partition("x")
    numbers = seats.isascii() and seats.isdecimal() and team.isascii() and team.isdecimal()
    # Two digits are enough for any table, and a form may say anything.
    return (int(seats[:2]), int(team[:2])) if numbers else (2, 1)


def base_value(rules: Rules) -> str:
    """Return the value that tells with which preset, at which table, the optional rules of a form are compared."""
    return f"{rules.variant}/{table_value(rules.seats, rules.team)}"


def _base(form: Form) -> Rules:
    """Return the preset that the optional rules of a form are compared with."""
    variant, _, table = form.get("base", "").partition("/")
    try:
        return variant_rules(variant, *_table(table))
    except RulesError:
        return variant_rules(default_game())


def player_field(seat: int) -> str:
    """Return the name of the field that says who sits in a seat."""
    return f"bot{seat}"


def name_field(seat: int) -> str:
    """Return the name of the field with the name of the person in a seat."""
    return f"person{seat}"


# ---------- the game ----------


@dataclass(frozen=True)
class GameSetup:
    """A game as it is being set up."""

    game: str
    """What is chosen in the list of games: the id of a preset, or the value of an own game."""

    variant: str
    """The id of the preset."""

    changes: Mapping[str, object]
    """The optional rules that are wanted different from the preset."""

    rules: Rules
    """The rules that are wanted, or the nearest there are."""

    players: tuple[str, ...]
    """Who sits in every seat: bots by their ids, and people as ``PERSON``."""

    name: str = ""
    """What the game is called, "" where it has no name of its own."""

    faults: tuple[Message, ...] = ()
    """Why the rules that are wanted cannot be had."""

    who: Who = "alone"
    """Who plays."""

    names: tuple[str, ...] = ()
    """What people are called, by seat."""

    room: str = ""
    """What the table is called."""

    @property
    def company(self) -> tuple[str, ...]:
        """Who plays, as in a save."""
        return company_of(self.players)

    @property
    def shared_names(self) -> tuple[str, ...]:
        """The names of people who share the screen, "" for the other seats; () where there are none."""
        names = (self.names[seat] if seat < len(self.names) else "" for seat in range(len(self.players)))
        kept = [name if player == PERSON else "" for player, name in zip(self.players, names, strict=True)]
        return tuple(kept) if self.players.count(PERSON) > 1 and any(kept) else ()

    @property
    def own(self) -> int | None:
        """The place of the own game that is chosen, None for a preset."""
        return own_place(self.game)

    @property
    def is_own(self) -> bool:
        """Whether there is something to be saved: rules that differ from the preset, or a name."""
        return bool(self.changes or self.name or self.own is not None)

    @property
    def tables(self) -> tuple[tuple[int, int], ...]:
        """The tables at which it can be played: of each the seats, and how many share a side."""
        return played_at(self.variant, self.changes)

    def value(self, name: str) -> object:
        """Return the value of an optional rule as it is wanted, whether it can be had or not."""
        return self.changes.get(name, option(preset_of(self.rules), name))

    def nearest(self) -> GameSetup:
        """Return the setup of the nearest game there is."""
        return replace(self, changes=_changes(self.rules), faults=())


# ---------- where it comes from ----------


def setup_of_game(
    rules: Rules, players: Sequence[str], name: str, games: Sequence[OwnGame], names: tuple[str, ...] = ()
) -> GameSetup:
    """Return the setup of a game that is played already; ``players`` sit in every seat."""
    # By name and rules together: a game that came by a link may share either with another.
    place = next((place for place, game in enumerate(games) if game.name == name and _is_of(game, rules)), None)
    game = rules.variant if place is None else own_value(place)
    return GameSetup(
        game, rules.variant, _changes(rules), rules, tuple(players), name, who=_who_plays(players), names=names
    )


def _is_of(game: OwnGame, rules: Rules) -> bool:
    """Tell whether these are the rules of an own game."""
    # Its text may name values as they were called when it was stored, so what it asks for is compared.
    return rules_text(requested_rules(split_rules(game.rules))[0]) == rules_text(rules)


def setup_of_form(
    form: Form, players: Sequence[str], games: Sequence[OwnGame], names: tuple[str, ...] = ()
) -> GameSetup:
    """Return the setup of a form. Where it says nothing, or nothing that can be read, ``players`` keep their seats."""
    setup = _game_of_form(form, players, games)
    # Names are kept for all seats that there can be, so that they are back when the table grows again.
    known = [form.get(name_field(seat), names[seat] if seat < len(names) else "") for seat in range(MAX_SEATS)]
    return replace(
        setup, who=_who(form, players), names=clean_names(known, MAX_SEATS), room=clean_name(form.get("room"))
    )


def _game_of_form(form: Form, players: Sequence[str], games: Sequence[OwnGame]) -> GameSetup:
    base = _base(form)
    game = form.get("game", base.variant)
    # Another game brings its own rules, so what the form says of the rules of the old one is left behind.
    if game != form.get("was", game):
        return _chosen_game(game, form, players, games)
    changes = {name: value for name, value in _options(form).items() if value != option(base, name)}
    return replace(_setup(base.variant, changes, form, players), game=game, name=clean_name(form.get("name")))


def _chosen_game(game: str, form: Form, players: Sequence[str], games: Sequence[OwnGame]) -> GameSetup:
    """Return the setup of another game that has just been chosen in the list, as it is."""
    place = own_place(game)
    if place is not None and place < len(games):
        own = games[place]
        rules, faults = requested_rules(split_rules(own.rules))
        seats = _players(form, players)[: rules.seats]
        return GameSetup(game, rules.variant, _changes(rules), rules, seats, own.name, faults)
    return _setup(game if game in VARIANTS else default_game(), {}, form, players)


def _setup(variant: str, changes: Mapping[str, object], form: Form, players: Sequence[str]) -> GameSetup:
    """Return the setup of a preset with some rules changed, at the table of a form or the nearest one."""
    wanted = _table(form.get("players", ""))
    tables = played_at(variant, changes)
    # The number of players matters more than whether they play in teams.
    seats, team = min(tables, key=lambda table: (abs(table[0] - wanted[0]), table[1] != wanted[1]))
    rules, faults = nearest_rules(variant, seats, team, **changes)
    found = tuple(map(fault_sentence, faults))
    return GameSetup(variant, variant, changes, rules, _players(form, players)[:seats], faults=found)


def _changes(rules: Rules) -> dict[str, object]:
    """Return the optional rules in which a game differs from its preset."""
    return {name: option(rules, name) for name in differences(rules, preset_of(rules))}


def is_switch(name: str) -> bool:
    """Tell whether an optional rule is on or off."""
    return all(isinstance(choice, bool) for choice in OPTIONS[name])


def _options(form: Form) -> dict[str, object]:
    """Return the values of the optional rules in a form; a switch that is not in it is off."""
    found: dict[str, object] = {}
    for name in ORDER if "base" in form else ():
        text = value_text(name in form) if is_switch(name) else form.get(name, "")
        found.update((name, value) for value in OPTIONS[name] if value_text(value) == text)
    return found


# ---------- who plays ----------


def _who_plays(players: Sequence[str]) -> Who:
    """Return who plays by the list of all seats."""
    people = players.count(PERSON)
    return "bots" if not people else "alone" if people == 1 else "people"


def _who(form: Form, players: Sequence[str]) -> Who:
    """Return who is to play by a form, or as before where it does not say."""
    return next((who for who in WHO if form.get("who") == who), _who_plays(players))


def _players(form: Form, before: Sequence[str]) -> tuple[str, ...]:
    """Return who sits by a form in every seat that there can be; where it names nobody, those ``before`` stay.

    If people are to share the screen and did not before, they get the first two seats.
    """
    who = _who(form, before)
    there = (*BOTS, PERSON) if who == "people" else tuple(BOTS)
    old = (*before[:MAX_SEATS], *[""] * (MAX_SEATS - len(before)))
    wanted = ((form.get(player_field(seat), ""), old[seat]) for seat in range(MAX_SEATS))
    seats = [next((player for player in pair if player in there), "") for pair in wanted]
    if who == "alone":
        seats[0] = PERSON  # the table is round, so nothing is lost by always sitting there
    elif who == "people" and form.get("had", _who_plays(before)) != who:
        seats[:2] = PERSON, PERSON
    others = iter(company(MAX_SEATS, [player for player in seats if player]))
    return tuple(player or next(others) for player in seats)
