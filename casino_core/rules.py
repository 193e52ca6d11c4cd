"""The rules of one game as one frozen value of a few parts; everything else follows from it."""

from __future__ import annotations

from dataclasses import dataclass, field, fields, replace
from functools import cached_property
from typing import Any, Literal, get_args, get_origin, get_type_hints

from casino_core.cards import COURTS, RANKS, Card, pack


class RulesError(ValueError):
    """Rules that make no sense. ``code`` names the fault, ``facts`` hold what the sentence about it needs."""

    def __init__(self, code: str, **facts: object) -> None:
        super().__init__(f"{code}: " + ", ".join(f"{k}={v!r}" for k, v in facts.items()))
        self.code = code
        self.facts = facts


@dataclass(frozen=True)
class Deal:
    """The pack and how it is dealt.

    ``hand_sizes`` are the cards a hand in successive deals: the last size repeats until the pack is used up, and a last
    deal shares what is left. ``layout`` cards go to the table in the first deal only.
    """

    ranks: str = RANKS
    packs: int = 1
    without: tuple[Card, ...] = ()
    hand_sizes: tuple[int, ...] = (4,)
    layout: int = 4
    deal_pattern: Literal["twos", "singly"] = "twos"
    direction: Literal["clockwise", "anticlockwise"] = "clockwise"


@dataclass(frozen=True)
class Values:
    """What cards are worth when they capture or are summed. A card above ``largest_sum`` only meets its own rank."""

    courts: Literal["rank_only", "11_12_13"] = "rank_only"
    ace_values: Literal["1", "1_or_14", "14_hand_1_table"] = "1"

    @property
    def largest_sum(self) -> int:
        """The largest value that a group of several cards can make, and a build can have."""
        if self.ace_values != "1":
            return 14
        return 13 if self.courts == "11_12_13" else 10

    def in_hand(self, card: Card) -> tuple[int, ...]:
        """The values a card can be played at from hand."""
        if card.rank == "A":
            return {"1": (1,), "1_or_14": (1, 14), "14_hand_1_table": (14,)}[self.ace_values]
        return (card.pips,)

    def on_table(self, card: Card) -> tuple[int, ...]:
        """The values a loose card, or one put into a build, can count for."""
        return (1, 14) if card.rank == "A" and self.ace_values == "1_or_14" else (card.pips,)


@dataclass(frozen=True)
class Capturing:
    """What one card may take. ``face_capture_limit`` is for courts that have no value."""

    face_capture_limit: Literal["one", "all", "any"] = "one"


@dataclass(frozen=True)
class Building:
    """Who may build what, and what a builder owes."""

    builder_may_trail: bool = False
    table_only_build_while_trailing: bool = False
    table_cards_help_raise: bool = False
    single_build_as_card: bool = False


@dataclass(frozen=True)
class Scoring:
    """What a round is worth, in points."""

    sweep_points: Literal[0, 1, 2] = 0
    cards_award: Literal["3_most", "2_most_plus_1_last_capture"] = "3_most"
    difference_scoring: bool = False


@dataclass(frozen=True)
class Ending:
    """When the game is over. ``target`` is in points."""

    target: Literal[6, 11, 16, 21, 31, 50, 61] = 21
    countout_order: Literal["none", "pagat_000", "pagat_001"] = "none"


@dataclass(frozen=True)
class Rules:
    """One game for one number of seats. Seats count from 0 in clockwise order.

    ``variant`` is the id of the preset these rules come from; ``team`` is how many seats share a side.
    Raises RulesError when the parts contradict each other.
    """

    variant: str = "classic"
    seats: int = 2
    team: int = 1
    deal: Deal = field(default_factory=Deal)
    values: Values = field(default_factory=Values)
    capturing: Capturing = field(default_factory=Capturing)
    building: Building = field(default_factory=Building)
    scoring: Scoring = field(default_factory=Scoring)
    ending: Ending = field(default_factory=Ending)

    def __post_init__(self) -> None:
        if self.team not in (1, 2, 3) or self.seats % self.team or self.seats == self.team > 1:
            raise RulesError("teams-do-not-fit", seats=self.seats, team=self.team)
        if (len(self.pack) - self.deal.layout) % self.seats or self.seats < 2:
            raise RulesError("pack-does-not-deal-out", seats=self.seats, cards=len(self.pack))
        if self.scoring.difference_scoring and self.sides != 2:
            raise RulesError("difference-scoring-needs-two-sides", sides=self.sides)

    @cached_property
    def pack(self) -> tuple[Card, ...]:
        """Every card of the game, in a fixed order."""
        return pack(self.deal.ranks, self.deal.packs, self.deal.without)

    @cached_property
    def hand_values(self) -> dict[Card, tuple[int, ...]]:
        """For every card, the values it can be played at from hand."""
        return {card: self.values.in_hand(card) for card in self.pack}

    @cached_property
    def table_values(self) -> dict[Card, tuple[int, ...]]:
        """For every card, the values it can count for on the table."""
        return {card: self.values.on_table(card) for card in self.pack}

    @cached_property
    def largest_sum(self) -> int:
        """The largest value of a group of several cards."""
        return self.values.largest_sum

    @cached_property
    def rank_only(self) -> frozenset[Card]:
        """The cards without a value: they capture and are captured by rank alone."""
        return frozenset(c for c in self.pack if c.rank in COURTS and self.values.courts == "rank_only")

    @cached_property
    def sides(self) -> int:
        """How many sides score: every player alone, or every team."""
        return self.seats // self.team

    @cached_property
    def side_of(self) -> tuple[int, ...]:
        """The side of every seat. Partners sit evenly around the table: opposite when four play."""
        return tuple(seat % self.sides for seat in range(self.seats))

    def next_seat(self, seat: int) -> int:
        """The seat whose turn follows."""
        return (seat + (1 if self.deal.direction == "clockwise" else -1)) % self.seats


PARTS: dict[str, type[Any]] = {
    "deal": Deal,
    "values": Values,
    "capturing": Capturing,
    "building": Building,
    "scoring": Scoring,
    "ending": Ending,
}


def _choices(hint: object) -> tuple[Any, ...]:
    if hint is bool:
        return (False, True)
    return get_args(hint) if get_origin(hint) is Literal else ()


OPTIONS: dict[str, tuple[str, tuple[Any, ...]]] = {
    f.name: (part, choices)
    for part, kind in PARTS.items()
    for f in fields(kind)
    if (choices := _choices(get_type_hints(kind)[f.name]))
}
"""Every optional rule: its name, the part it belongs to, and its values, the default not necessarily first."""


def option(rules: Rules, name: str) -> Any:
    """The value of an optional rule. Raises RulesError("unknown-option") for a name that is none."""
    if name not in OPTIONS:
        raise RulesError("unknown-option", option=name)
    return getattr(getattr(rules, OPTIONS[name][0]), name)


def with_options(rules: Rules, options: dict[str, Any]) -> Rules:
    """The same rules with some options changed.

    Raises RulesError: "unknown-option", "bad-value" (with the values it may have), or a contradiction.
    """
    changed: dict[str, Any] = {}
    for name, value in options.items():
        if name not in OPTIONS:
            raise RulesError("unknown-option", option=name)
        part, choices = OPTIONS[name]
        if not any(value is choice or (value == choice and type(value) is type(choice)) for choice in choices):
            raise RulesError("bad-value", option=name, value=value, choices=choices)
        changed[part] = replace(changed.get(part, getattr(rules, part)), **{name: value})
    return replace(rules, **changed)
