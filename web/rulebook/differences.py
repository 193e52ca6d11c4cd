"""What differs between games: traits in words, read from the fields, and where two games part."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from casino_core.awards import base_points
from casino_core.rules import Rules, field_of
from web.rulebook.told import Told
from web.rulebook.words import ORDER, Words, brief, label, value_label


@dataclass(frozen=True)
class Trait:
    """Something that games can differ in, and what it is in one of them. ``name`` is an optional rule or our own."""

    name: str
    label: str
    value: str


@dataclass(frozen=True)
class Difference:
    """A trait in which a game differs from another: what it is there, and here."""

    trait: Trait
    there: str

    @property
    def here(self) -> str:
        """What it is in the game itself."""
        return self.trait.value


def traits(games: Sequence[Rules], t: Words) -> Iterator[Trait]:
    """Everything a game can differ in, in the order of a form; what it is at the usual table, and between two sides."""
    told = Told(tuple(games), t)
    for name, value in _own_traits(told):
        yield Trait(name, told(f"trait.{name}"), value)
    for name in ORDER:
        values = {rules.sides == 2: value_label(name, field_of(rules, name), t) for rules in reversed(games)}
        text = values[told.rules.sides == 2]
        if len(set(values.values())) > 1:
            text = told("two-sides", value=values[True], more=values[False])
        yield Trait(name, label(name, t), text)


def _own_traits(told: Told) -> Iterator[tuple[str, str]]:
    """What no single option says: the players, the pack, hands, and what is worth points."""
    rules = told.rules
    margin = rules.ending.double_margin_below
    yield "players", _tables(told)
    yield "pack", told("trait.pack.value", count=len(rules.pack))
    yield "hand", told.either(dict.fromkeys(game.hand_sizes[0] for game in told.games))
    yield "largest", str(rules.largest_sum)
    yield "card_points", told(f"trait.card_points.{rules.scoring.card_points}")
    yield "points", str(base_points(rules))
    yield "double_margin_below", told(f"trait.double_margin_below.{'value' if margin else '0'}", count=margin)


def _tables(told: Told) -> str:
    """Tables in figures: 2, 3, 4 or 2 against 2."""
    return told.either(rules.seats if rules.team == 1 else told("trait.teams", team=rules.team) for rules in told.games)


def differs(games: Sequence[Rules], others: Sequence[Rules], t: Words) -> tuple[Difference, ...]:
    """In what a game differs from another, in the order of a form."""
    there = {trait.name: trait.value for trait in traits(others, t)}
    return tuple(Difference(trait, there[trait.name]) for trait in traits(games, t) if trait.value != there[trait.name])


def line(games: Sequence[Rules], parent: str, others: Sequence[Rules], t: Words) -> str:
    """A game in one line, as it comes from another: "As Casino, but: courts 11, 12, 13; aces 1 or 14."."""
    names = [difference.trait.name for difference in differs(games, others, t)]
    own = {trait.name: trait.value for trait in traits(games, t)}
    briefs = [
        brief(name, field_of(games[0], name), t) if name in ORDER else t(f"rulebook.brief.{name}", value=own[name])
        for name in names
        if name in ORDER or (name in SAID_IN_BRIEF and SAID_IN_BRIEF[name] not in names)
    ]
    return t("rulebook.line", parent=parent, changes=t("rulebook.join.semicolon").join(briefs))


SAID_IN_BRIEF = {"pack": "five_handed", "hand": "german_deal", "card_points": "", "double_margin_below": ""}
"""What a line about a game tells beside its options, unless one of these says it."""
