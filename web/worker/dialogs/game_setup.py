"""The setup of a new game: the game, the players, and every optional rule."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Literal, TypeAlias

from casino_core.bots import BOTS
from casino_core.notation.rules import rules_text, value_text
from casino_core.rules.contradictions import RulesError
from casino_core.rules.house_rules import option
from casino_core.rules.parts import OPTIONS, Rules
from casino_core.rules.variants import VARIANTS, house_rules_of, played_at, preset_of, variant_rules
from web.rulebook.offered import default_game
from web.rulebook.words import ORDER
from web.shared.games import MAX_OWN_GAMES, MAX_SEATS, PERSON
from web.worker.dialogs.clashes import TABLE, Clash, Wish, settle
from web.worker.dialogs.group_deals import GroupDeals, group_of_form
from web.worker.words.numbers import whole_number
from web.worker.words.own_games import OwnGame, clean_name
from web.worker.words.people import clean_names, company, company_of
from web.worker.words.requested_rules import requested_rules, split_rules
from web.worker.words.speech import Message
from web.worker.words.traits import game_with

Form: TypeAlias = Mapping[str, str]
"""The values of a form by field; a switch that is off is missing."""

Who: TypeAlias = Literal["alone", "people", "bots"]
"""One person against bots, people who share the screen, or only bots."""

WHO: tuple[Who, ...] = ("alone", "people", "bots")

# ---------- the values of the form's fields ----------

OWN = "own"


def own_value(place: int) -> str:
    """Return the form value that stands for one of the person's own games; that of a preset is the preset's id."""
    return f"{OWN}:{place}"


def own_place(value: str) -> int | None:
    """Return the index of the own game that a form value stands for; None for a preset."""
    kind, _, place = value.partition(":")
    return whole_number(place, MAX_OWN_GAMES) if kind == OWN else None


def table_value(seats: int, team: int) -> str:
    """Return the form value that stands for a table with these seats, and teams of this size: "4x2"."""
    return f"{seats}x{team}"


def _table(value: str) -> tuple[int, int]:
    """Return the seats and the size of a team that a form value stands for; (2, 1) if the value is invalid."""
    seats, _, team = value.partition("x")
    numbers = seats.isascii() and seats.isdecimal() and team.isascii() and team.isdecimal()
    # Two digits are enough for any table; a form may contain anything.
    return (int(seats[:2]), int(team[:2])) if numbers else (2, 1)


def base_value(rules: Rules) -> str:
    """Return the form value for a preset and a table, with which the form's optional rules are compared."""
    return f"{rules.variant}/{table_value(rules.seats, rules.team)}"


def _base(form: Form) -> Rules:
    """Return the preset with which a form's optional rules are compared; the default game if the field is invalid."""
    variant, _, table = form.get("base", "").partition("/")
    try:
        return variant_rules(variant, *_table(table))
    except RulesError:
        return variant_rules(default_game())


def player_field(seat: int) -> str:
    """Return the name of the field for the player of a seat."""
    return f"bot{seat}"


def name_field(seat: int) -> str:
    """Return the name of the field for the name of the person in a seat."""
    return f"person{seat}"


# ---------- the game ----------


@dataclass(frozen=True)
class GameSetup:
    """The setup of a new game."""

    game: str
    """The choice in the list of games: the id of a preset, or the value of a person's own game."""

    variant: str
    """The id of the preset."""

    wanted: Mapping[str, object]
    """The optional rules that the person has changed, the newest last."""

    rules: Rules
    """The chosen rules, or the nearest valid ones."""

    players: tuple[str, ...]
    """The player of every seat: the id of a bot, or ``PERSON``."""

    name: str = ""
    """The name of the game, "" if it has none."""

    faults: tuple[Message, ...] = ()
    """The reasons why stored rules are no longer valid."""

    clash: Clash | None = None
    """The clash between changes, and the ways out; None if there is no clash."""

    who: Who = "alone"
    """Whether one person plays against bots, several people play, or only bots."""

    names: tuple[str, ...] = ()
    """The names of people, by seat."""

    room: str = ""
    """The name of the table, "" for none."""

    group: GroupDeals | None = None
    """The deals for a group, None for an ordinary game."""

    listed: str = ""
    """The version of the list of games that the page shows, "" if it shows none."""

    @property
    def company(self) -> tuple[str, ...]:
        """The ids of the players, as in a save: without the first seat if the only person has it."""
        return company_of(self.players)

    @property
    def shared_names(self) -> tuple[str, ...]:
        """By seat, the names of the people who share the screen, "" for others; () for one person, or without names."""
        names = (self.names[seat] if seat < len(self.names) else "" for seat in range(len(self.players)))
        kept = [name if player == PERSON else "" for player, name in zip(self.players, names, strict=True)]
        return tuple(kept) if self.players.count(PERSON) > 1 and any(kept) else ()

    @property
    def own(self) -> int | None:
        """The index of the chosen own game, None for a preset."""
        return own_place(self.game)

    @cached_property
    def follows(self) -> dict[str, object]:
        """The optional rules that had to change because of the person's changes; {} during a clash."""
        changed = {} if self.clash else house_rules_of(self.rules)
        return {name: value for name, value in changed.items() if name not in self.wanted}

    @cached_property
    def changes(self) -> dict[str, object]:
        """The optional rules that differ from the preset: the person's changes, valid or not, and ``follows``."""
        preset = preset_of(self.rules)
        return self.follows | {name: value for name, value in self.wanted.items() if value != option(preset, name)}

    @property
    def startable(self) -> bool:
        """Whether a game can start with these rules."""
        return not (self.faults or self.clash)

    @property
    def is_own(self) -> bool:
        """Whether this can be saved as a person's own game: it is one already, or it has changed rules or a name."""
        return bool(self.changes or self.name or self.own is not None)

    @property
    def tables(self) -> tuple[tuple[int, int], ...]:
        """The possible tables, each as the number of seats and the size of a team."""
        return played_at(self.variant, self.wanted)

    def value(self, name: str) -> object:
        """Return the chosen value of an optional rule, valid or not."""
        return self.changes.get(name, option(preset_of(self.rules), name))

    def nearest(self) -> GameSetup:
        """Return the setup of the nearest valid game."""
        return replace(self, wanted=house_rules_of(self.rules), faults=())

    def settled(self, number: int, players: Sequence[str]) -> GameSetup:
        """Return the setup after a way out of its clash has been taken; unchanged if there is no such way.

        ``number`` is the index of the way out; ``players`` has the player of every possible seat.
        """
        if self.clash is None or not 0 <= number < len(self.clash.ways):
            return self
        rules, wanted = self.clash.ways[number].rules, self.clash.ways[number].options
        game = self.game if rules.variant == self.variant else rules.variant
        seats = tuple(players[: rules.seats])
        return replace(self, game=game, variant=rules.variant, rules=rules, wanted=wanted, players=seats, clash=None)


# ---------- from a game, from a form ----------


def setup_of_game(
    rules: Rules, players: Sequence[str], name: str, games: Sequence[OwnGame], names: tuple[str, ...] = ()
) -> GameSetup:
    """Return the setup of an existing game; ``players`` has the player of every seat, ``games`` are the own games."""
    # An own game is recognized by name and rules together, because a game from a link may share one of them.
    place = next(
        (
            place
            for place, game in enumerate(games)
            if game.name == name and rules_text(requested_rules(split_rules(game.rules))[0]) == rules_text(rules)
        ),
        None,
    )
    game, who = rules.variant if place is None else own_value(place), _who_plays(players)
    if who == "alone":  # in the form, a person who plays alone has the first seat
        at = players.index(PERSON)
        players = (*players[at:], *players[:at])
    return GameSetup(game, rules.variant, house_rules_of(rules), rules, tuple(players), name, who=who, names=names)


def setup_of_form(
    form: Form, players: Sequence[str], games: Sequence[OwnGame], names: tuple[str, ...] = ()
) -> GameSetup:
    """Return the setup that a form describes; seats without a valid player keep theirs from ``players``."""
    setup = _game_of_form(form, players, games)
    # Names are kept for all possible seats, so that they return when the table grows again.
    known = [form.get(name_field(seat), names[seat] if seat < len(names) else "") for seat in range(MAX_SEATS)]
    return replace(
        setup,
        who=_who(form, players),
        names=clean_names(known, MAX_SEATS),
        room=clean_name(form.get("room")),
        group=group_of_form(form),
        listed=form.get("listed", ""),
    )


def _game_of_form(form: Form, players: Sequence[str], games: Sequence[OwnGame]) -> GameSetup:
    base = _base(form)
    game = form.get("game", base.variant)
    # Another game has its own rules, so those of the form are dropped.
    if game != form.get("was", game):
        return _chosen_game(game, form, players, games)
    before = _shown(form, base)
    moved = {name: value for name, value in _options(form).items() if value != before[name]}
    stays = {name: value for name, value in _named(form, "wanted").items() if name not in moved}
    newest = next(reversed(moved), TABLE if _table(form.get("players", "")) != (base.seats, base.team) else "")
    setup = _setup(base.variant, stays | moved, form, players, newest or next(reversed(stays), TABLE))
    return replace(setup, game=game, name=clean_name(form.get("name")))


def setup_of_wish(traits: Sequence[str], name: str, players: Sequence[str], names: tuple[str, ...] = ()) -> GameSetup:
    """Return the setup of a game with some traits, under a name."""
    game, wanted = game_with(traits)
    form = {"players": table_value(len(players), 1)}
    wished = _setup(game, wanted, form, players, next(reversed(wanted), TABLE))
    return replace(wished, who=_who_plays(players), names=names, name=clean_name(name))


def _shown(form: Form, base: Rules) -> dict[str, object]:
    """Return the value of every optional rule before the last change in a form."""
    return {name: option(base, name) for name in ORDER} | _named(form, "follows") | _named(form, "wanted")


def _named(form: Form, field: str) -> dict[str, object]:
    """Return the optional rules in a hidden field of a form, in the order of the field."""
    texts = split_rules(f":{form.get(field, '')}")
    return {name: value for name, text in texts.items() for value in OPTIONS.get(name, ()) if value_text(value) == text}


def options_text(options: Mapping[str, object]) -> str:
    """Return optional rules as the text of a hidden field."""
    return ",".join(f"{name}={value_text(value)}" for name, value in options.items())


def _chosen_game(game: str, form: Form, players: Sequence[str], games: Sequence[OwnGame]) -> GameSetup:
    """Return the unchanged setup of a game just chosen in the list."""
    place = own_place(game)
    if place is not None and place < len(games):
        own = games[place]
        rules, faults = requested_rules(split_rules(own.rules))
        seats = players_of(form, players)[: rules.seats]
        return GameSetup(game, rules.variant, house_rules_of(rules), rules, seats, own.name, faults)
    return _setup(game if game in VARIANTS else default_game(), {}, form, players, TABLE)


def _setup(variant: str, wanted: Mapping[str, object], form: Form, players: Sequence[str], newest: str) -> GameSetup:
    """Return the setup of a preset with changed rules, at the table of a form or the nearest possible one."""
    form_table = _table(form.get("players", ""))
    tables = played_at(variant, wanted)
    # The number of players matters more than teams.
    table = min(tables, key=lambda table: (abs(table[0] - form_table[0]), table[1] != form_table[1]))
    base = _base(form)
    before = (base.seats, base.team)
    settled = settle(Wish(variant, table, wanted, newest), before if before in tables else tables[0])
    clash = settled if isinstance(settled, Clash) else None
    rules = settled.at(table) if isinstance(settled, Clash) else settled
    return GameSetup(variant, variant, wanted, rules, players_of(form, players)[: rules.seats], clash=clash)


def is_switch(name: str) -> bool:
    """Return whether an optional rule is a switch."""
    return all(isinstance(choice, bool) for choice in OPTIONS[name])


def _options(form: Form) -> dict[str, object]:
    """Return the optional rules in a form; a missing switch is off."""
    options: dict[str, object] = {}
    for name in ORDER if "base" in form else ():
        text = value_text(name in form) if is_switch(name) else form.get(name, "")
        options.update((name, value) for value in OPTIONS[name] if value_text(value) == text)
    return options


# ---------- who plays ----------


def _who_plays(players: Sequence[str]) -> Who:
    """Return the kind of game from the players of all seats: "bots", "alone" or "people"."""
    people = players.count(PERSON)
    return "bots" if not people else "alone" if people == 1 else "people"


def _who(form: Form, players: Sequence[str]) -> Who:
    """Return who plays according to a form; if the form does not say, who plays according to ``players``."""
    return next((who for who in WHO if form.get("who") == who), _who_plays(players))


def players_of(form: Form, before: Sequence[str]) -> tuple[str, ...]:
    """Return the player of every possible seat in a form; a seat without a valid one keeps its player from ``before``.

    When people start to share the screen, they get the first two seats.
    """
    who = _who(form, before)
    allowed = (*BOTS, PERSON) if who == "people" else tuple(BOTS)
    old = (*before[:MAX_SEATS], *[""] * (MAX_SEATS - len(before)))
    wanted = ((form.get(player_field(seat), ""), old[seat]) for seat in range(MAX_SEATS))
    seats = [next((player for player in pair if player in allowed), "") for pair in wanted]
    if who == "alone":
        seats[0] = PERSON  # the table is round, so any seat will do
    elif who == "people" and form.get("had", _who_plays(before)) != who:
        seats[:2] = PERSON, PERSON
    others = iter(company(MAX_SEATS, [player for player in seats if player]))
    return tuple(player or next(others) for player in seats)
