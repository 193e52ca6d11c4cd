"""What a person asks for in the form for a new game: which game, who plays, and what they would have otherwise."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal

from casino_core.bots import BOTS
from casino_core.notation.rules import rules_text, value_text
from casino_core.rules.contradictions import RulesError
from casino_core.rules.house_rules import option
from casino_core.rules.parts import OPTIONS, Rules
from casino_core.rules.variants import VARIANTS, differences, nearest_rules, played_at, preset_of, variant_rules
from web.rulebook.words import ORDER
from web.shared.games import PERSON
from web.worker.words.asked_rules import asked_rules, split_rules, told
from web.worker.words.own_games import OwnGame, clean_name
from web.worker.words.people import clean_names, company, company_of
from web.worker.words.speech import Message

OWN = "own:"
"""What stands before the place of an own game where others have the id of their preset."""

Form = Mapping[str, str]

Who = Literal["alone", "people", "bots"]
"""One person against bots, people who share the screen, or bots alone."""

KINDS: tuple[Who, ...] = ("alone", "people", "bots")

MOST = max(seats for variant in VARIANTS.values() for seats, _ in variant.tables)
"""How many can play at most."""


@dataclass(frozen=True)
class Wish:
    """A game as it is being set up.

    ``game`` is what is chosen in the list of games: a preset, or an own game by its place. ``asked`` are the rules
    asked for that differ from the preset, ``rules`` the nearest there are and ``faults`` what stood in the way.
    ``players`` are those in every seat, bots by their ids and people as ``PERSON``, and ``names`` people's by seat.
    ``room`` is what the table is called.
    """

    game: str
    variant: str
    asked: Mapping[str, Any]
    rules: Rules
    players: tuple[str, ...]
    name: str = ""
    faults: tuple[Message, ...] = ()
    who: Who = "alone"
    names: tuple[str, ...] = ()
    room: str = ""

    @property
    def company(self) -> tuple[str, ...]:
        """Who plays, as in a save."""
        return company_of(self.players)

    @property
    def called(self) -> tuple[str, ...]:
        """The names of people who share the screen, "" for the other seats; () where there are none."""
        names = (self.names[seat] if seat < len(self.names) else "" for seat in range(len(self.players)))
        kept = [name if player == PERSON else "" for player, name in zip(self.players, names, strict=True)]
        return tuple(kept) if self.players.count(PERSON) > 1 and any(kept) else ()

    @property
    def own(self) -> int | None:
        """The place of the own game that is chosen, if one is."""
        return int(self.game.removeprefix(OWN)) if self.game.startswith(OWN) else None

    @property
    def is_own(self) -> bool:
        """Whether there is something to be kept: rules that differ from the preset, or a name."""
        return bool(self.asked or self.name or self.own is not None)

    @property
    def table(self) -> tuple[int, int]:
        """How many play, and how many share a side."""
        return self.rules.seats, self.rules.team

    @property
    def tables(self) -> tuple[tuple[int, int], ...]:
        """How many can play."""
        return played_at(self.variant, self.asked)

    @property
    def preset(self) -> Rules:
        """The rules that the others differ from."""
        return preset_of(self.rules)

    def value(self, name: str) -> Any:
        """The value of an optional rule as it was asked for, whether it can be had or not."""
        return self.asked.get(name, option(self.preset, name))


def wish_of_game(
    rules: Rules, players: Sequence[str], name: str, games: Sequence[OwnGame], names: tuple[str, ...] = ()
) -> Wish:
    """What somebody asks for who wants the same again; ``players`` sit in every seat."""
    text = rules_text(rules)
    # What was stored may name values as they were called then, so not the texts are compared but what they ask for.
    same = (game.name == name and rules_text(asked_rules(split_rules(game.rules))[0]) == text for game in games)
    place = next((place for place, is_it in enumerate(same) if is_it), None)
    game = rules.variant if place is None else f"{OWN}{place}"
    return Wish(game, rules.variant, _changes(rules), rules, tuple(players), name, who=_kind(players), names=names)


def wish_of_form(form: Form, players: Sequence[str], games: Sequence[OwnGame], names: tuple[str, ...] = ()) -> Wish:
    """What a form asks for; ``players`` sit where it says nothing. What cannot be read in it is passed over."""
    wish = _of_form(form, players, games)
    known = [form.get(f"person{seat}", names[seat] if seat < len(names) else "") for seat in range(MOST)]
    return replace(wish, who=_who(form, players), names=clean_names(known, MOST), room=clean_name(form.get("room")))


def _of_form(form: Form, bots: Sequence[str], games: Sequence[OwnGame]) -> Wish:
    base = _base(form)
    game = form.get("game", base.variant)
    if game != form.get("was", game):
        return _chosen(game, form, bots, games)
    asked = {name: value for name, value in _values(form).items() if value != option(base, name)}
    return replace(_wish(base.variant, asked, form, bots), game=game, name=clean_name(form.get("name")))


def _chosen(game: str, form: Form, bots: Sequence[str], games: Sequence[OwnGame]) -> Wish:
    """Another game has been chosen: it is asked for as it is."""
    place = game.removeprefix(OWN)
    if game.startswith(OWN) and place.isdecimal() and int(place) < len(games):
        own = games[int(place)]
        rules, faults = asked_rules(split_rules(own.rules))
        seats = _players(form, bots)[: rules.seats]
        return Wish(game, rules.variant, _changes(rules), rules, seats, own.name, faults)
    return _wish(game if game in VARIANTS else next(iter(VARIANTS)), {}, form, bots)


def _wish(variant: str, asked: Mapping[str, Any], form: Form, bots: Sequence[str]) -> Wish:
    """The wish for a preset with some rules changed, for as many as a form asks for or nearly so."""
    players = _table(form.get("players", ""))
    seats, team = min(played_at(variant, asked), key=lambda table: (abs(table[0] - players[0]), table[1] != players[1]))
    rules, faults = nearest_rules(variant, seats, team, **asked)
    return Wish(variant, variant, asked, rules, _players(form, bots)[:seats], faults=tuple(map(told, faults)))


def nearest_wish(wish: Wish) -> Wish:
    """The wish for what comes nearest to another that cannot be."""
    return replace(wish, asked=_changes(wish.rules), faults=())


def _changes(rules: Rules) -> dict[str, Any]:
    """The optional rules in which a game differs from its preset."""
    return {name: option(rules, name) for name in differences(rules, preset_of(rules))}


def _base(form: Form) -> Rules:
    """The preset that the values of a form are compared with: that of the table for which it was drawn."""
    variant, _, players = form.get("base", "").partition("/")
    try:
        return variant_rules(variant, *_table(players))
    except RulesError:
        return variant_rules(next(iter(VARIANTS)))


def _table(text: str) -> tuple[int, int]:
    """The table of a text such as 4x2."""
    seats, _, team = text.partition("x")
    numbers = seats.isascii() and seats.isdecimal() and team.isascii() and team.isdecimal()
    return (int(seats[:2]), int(team[:2])) if numbers else (2, 1)


def is_switch(name: str) -> bool:
    """Whether an optional rule is on or off."""
    return all(isinstance(choice, bool) for choice in OPTIONS[name])


def _values(form: Form) -> dict[str, Any]:
    """The values of the optional rules in a form; a switch that is not in it is off."""
    found: dict[str, Any] = {}
    for name in ORDER if "base" in form else ():
        text = value_text(name in form) if is_switch(name) else form.get(name, "")
        found.update((name, value) for value in OPTIONS[name] if value_text(value) == text)
    return found


def _kind(players: Sequence[str]) -> Who:
    """Who plays by the list of all seats."""
    people = players.count(PERSON)
    return "bots" if not people else "alone" if people == 1 else "people"


def _who(form: Form, players: Sequence[str]) -> Who:
    """Who is to play by a form, or as before where it does not say."""
    return next((kind for kind in KINDS if form.get("who") == kind), _kind(players))


def _players(form: Form, before: Sequence[str]) -> tuple[str, ...]:
    """Who sits by a form in every seat that there can be; where it names nobody, those ``before`` stay.

    Where people are to share the screen now and were not, they have the first two seats.
    """
    who = _who(form, before)
    there = (*BOTS, PERSON) if who == "people" else tuple(BOTS)
    old = (*before[:MOST], *[""] * (MOST - len(before)))
    wanted = ((form.get(f"bot{seat}", ""), old[seat]) for seat in range(MOST))
    seats = [next((player for player in pair if player in there), "") for pair in wanted]
    if who == "alone":
        seats[0] = PERSON
    elif who == "people" and form.get("had", _kind(before)) != who:
        seats[:2] = PERSON, PERSON
    others = iter(company(MOST, [player for player in seats if player]))
    return tuple(player or next(others) for player in seats)
