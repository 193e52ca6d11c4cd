"""The rules of one game as one frozen value of a few parts; everything else follows from it.

A field with a fixed list of values is an optional rule (``OPTIONS``), named as players and sources name it; the other
fields are what makes a preset a game of its own.
"""

from __future__ import annotations

from dataclasses import dataclass, field, fields, replace
from functools import cached_property
from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from casino_core.cards import BIG_CASINO, COURTS, LITTLE_CASINO, RANKS, Card, pack
from casino_core.contradictions import contradiction


@dataclass(frozen=True)
class Deal:
    """The pack and how it is dealt.

    Hands of ``hand`` cards are dealt until the pack is used up, a last deal sharing what is left; ``layout`` cards go
    to the table in the first deal only. ``german_deal``: hands of 12, 7 or 4 for two, three or four. ``five_handed``:
    49 cards, dealt as hands of 4 and then of 5. ``draw``: one deal, and each play is followed by drawing a card.
    ``last_word`` is what the dealer says with the last deal: "last", "cards", or "any" word.
    """

    ranks: str = RANKS
    packs: int = 1
    hand: int = 4
    layout: int = 4
    german_deal: bool = False
    five_handed: bool = False
    draw: bool = False
    deal_pattern: Literal["twos", "singly"] = "twos"
    direction: Literal["clockwise", "anticlockwise"] = "clockwise"
    last_word: str = "last"
    last_announcement: Literal["required", "none"] = "required"
    last_not_announced_penalty: Literal["none", "opponent_may_cancel_deal"] = "none"

    @property
    def pack(self) -> tuple[Card, ...]:
        """Every card of the game, in a fixed order."""
        without = (Card("2H"), Card("2D"), Card("2C")) if self.five_handed else ()
        return pack(self.ranks, self.packs, without)

    def hand_sizes(self, seats: int) -> tuple[int, ...]:
        """The cards a hand in successive deals; the last size repeats."""
        if self.five_handed:
            return (4, 5)
        return ({2: 12, 3: 7}.get(seats, 4),) if self.german_deal else (self.hand,)


@dataclass(frozen=True)
class Values:
    """What cards are worth when they capture or are summed.

    Courts that are ``rank_only`` meet their own rank alone. A card with two values has the one its player chooses; in
    a build it keeps it. ``fixed_hand`` and ``14_hand_1_table``: the high value from hand, the low one on the table.
    """

    courts: Literal["rank_only", "11_12_13"] = "rank_only"
    ace_values: Literal["1", "1_or_14", "14_hand_1_table"] = "1"
    table_ace: Literal["1_or_14", "1_only"] = "1_or_14"
    cassino_high_values: Literal["none", "fixed_hand", "optional"] = "none"
    ten_of_diamonds_10_or_11: bool = False

    def in_hand(self, card: Card) -> tuple[int, ...]:
        """The values a card can capture at from hand."""
        fixed = self.cassino_high_values == "fixed_hand"
        if card.rank == "A" and self.ace_values == "14_hand_1_table":
            return (14,)
        if card in HIGH_VALUES and fixed:
            return (*self._as_jack(card), HIGH_VALUES[card])
        return self.in_build(card)

    def in_build(self, card: Card) -> tuple[int, ...]:
        """The values a card can have when it is played into a build."""
        values = (card.pips, *self._as_jack(card))
        if card.rank == "A" and self.ace_values == "1_or_14":
            values += (14,)
        if card in HIGH_VALUES and self.cassino_high_values == "optional":
            values += (HIGH_VALUES[card],)
        return values

    def on_table(self, card: Card) -> tuple[int, ...]:
        """The values a loose card can count for."""
        return (1,) if card.rank == "A" and self.table_ace == "1_only" else self.in_build(card)

    def _as_jack(self, card: Card) -> tuple[int, ...]:
        return (11,) if card == BIG_CASINO and self.ten_of_diamonds_10_or_11 else ()


HIGH_VALUES = {LITTLE_CASINO: 15, BIG_CASINO: 16}
"""What the casinos count where they are more than their pips: they follow an ace of 14."""


@dataclass(frozen=True)
class Capturing:
    """What may be taken beside what a card's value takes. ``face_capture_limit`` is for courts without a value.

    ``matching``: where it is forced, a card with equals on the table captures them all, or is built with.
    """

    face_capture_limit: Literal["one", "all", "any"] = "one"
    adversary_combines_build: bool = False
    five_of_spades_sweeps: bool = False
    initial_pairs_to_first_player: bool = False
    pluck: bool = False
    matching: Literal["free", "forced"] = "free"
    residue_to: Literal["last_capturer", "last_mover", "nobody"] = "last_capturer"


@dataclass(frozen=True)
class Building:
    """Who may build what, and what a builder owes.

    ``trail_fine``: points for which a builder may trail against his duty. ``partner_frees_builder``: whether a partner
    who builds on takes the duty over, as an adversary does.
    """

    builder_duty: Literal[
        "V1_no_trail", "V2_take_or_add_next_turn", "V3_no_trail_one_per_value", "add_or_capture", "free"
    ] = "V1_no_trail"
    trail_fine: Literal[0, 2] = 0
    partner_frees_builder: bool = True
    build_owner: Literal["last_to_add", "last_to_set_value"] = "last_to_add"
    same_value_builds: Literal["any", "one_per_value_per_player", "one_per_value_global"] = "any"
    own_build_raise: Literal["allowed", "needs_both_cards", "forbidden"] = "allowed"
    multi_gather_on_build: bool = True
    calling: bool = False
    max_build_cards: Literal[5] | None = None
    face_natural_build: bool = False
    table_only_build_while_trailing: bool = False
    table_cards_help_raise: bool = False
    single_build_as_card: bool = False

    @property
    def addition_changes_owner(self) -> bool:
        """Whether a build belongs to the last player who added to it, not to the last one who set its value."""
        return self.build_owner == "last_to_add" and self.builder_duty != "V3_no_trail_one_per_value"


@dataclass(frozen=True)
class Scoring:
    """What a round is worth, in points. ``card_points`` names a table of ``scoring``."""

    card_points: str = "casino"
    cards_award: Literal["3_most", "2_most_plus_1_last_capture", "1_most", "2_most_split_ties"] = "3_most"
    spades_award: Literal["1_most", "2_most", "2_most_split_ties", "1_each_spade", "five_spades_1"] = "1_most"
    spade_casino: Literal["off", "pagat_24", "wiki_25", "bicycle_26"] = "off"
    majority_rule: Literal["relative", "absolute_27_7"] = "relative"
    majority_tie: Literal["nobody", "split", "shared_two_way_3_4p", "most_spades_gets_cards", "carry_over"] = "nobody"
    last_capture_point: Literal[0, 1] = 0
    sweep_points: Literal[0, 1, 2] = 0
    sweep_timing: Literal["end_of_hand", "as_made"] = "end_of_hand"
    sweep_cancel: Literal["none", "all_players_have_one", "one_for_one"] = "none"
    sweep_last_card: bool = True
    all_eleven_bonus: Literal["none", "plus_1", "first_round_wins", "always_wins"] = "none"
    score_as_captured: bool = False
    difference_scoring: bool = False


@dataclass(frozen=True)
class Ending:
    """When a round or the game is over.

    ``target`` is in points; without one, so many ``rounds`` are played, or a single one. ``instant_limit``: how many
    sweeps against him and fines of his own a player suffers before the round ends. ``double_margin_below``: the
    winner's margin counts twice when the loser has fewer points. ``endgame``: from three or five points before the
    target a side scores no more, and wins by a certain item alone.
    """

    target: Literal[6, 11, 16, 21, 31, 50, 61, 101, 251] | None = 21
    rounds: Literal["2_per_player"] | None = None
    countout_order: Literal["pagat_000", "pagat_001", "base_first"] | None = None
    claim_out: Literal["off", "pagat_claim", "wiki_2p_call"] = "off"
    instant_limit: Literal[3] | None = None
    endgame: Literal["open", "from_18", "from_16"] = "open"
    double_margin_below: int = 0


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
        fault = contradiction(self)
        if fault is not None:
            raise fault

    @cached_property
    def pack(self) -> tuple[Card, ...]:
        """Every card of the game, in a fixed order."""
        return self.deal.pack

    @cached_property
    def hand_sizes(self) -> tuple[int, ...]:
        """The cards a hand in successive deals; the last size repeats."""
        return self.deal.hand_sizes(self.seats)

    @cached_property
    def hand_values(self) -> dict[Card, tuple[int, ...]]:
        """For every card, the values it can capture at from hand."""
        return {card: self.values.in_hand(card) for card in self.pack}

    @cached_property
    def build_values(self) -> dict[Card, tuple[int, ...]]:
        """For every card, the values it can have when it is played into a build."""
        return {card: self.values.in_build(card) for card in self.pack}

    @cached_property
    def table_values(self) -> dict[Card, tuple[int, ...]]:
        """For every card, the values it can count for on the table."""
        return {card: self.values.on_table(card) for card in self.pack}

    @cached_property
    def summed_values(self) -> dict[Card, tuple[int, ...]]:
        """For every card, the values it has in groups: as on the table, but none for courts without a value."""
        return {card: () if card in self.rank_only else self.table_values[card] for card in self.pack}

    @cached_property
    def several_values(self) -> bool:
        """Whether some card can be played at more than one value."""
        return any(len(values) > 1 for values in self.hand_values.values())

    @cached_property
    def largest_sum(self) -> int:
        """The largest value of a group of several cards: what the highest card can capture."""
        return max(max(values) for card, values in self.hand_values.items() if card not in self.rank_only)

    @cached_property
    def rank_only(self) -> frozenset[Card]:
        """The cards without a value: they capture and are captured by rank alone."""
        return frozenset(c for c in self.pack if c.rank in COURTS and self.values.courts == "rank_only")

    @cached_property
    def rank_marks(self) -> frozenset[int]:
        """The numbers 11 to 13 where they only stand for the rank of such cards."""
        return frozenset(card.pips for card in self.rank_only)

    @cached_property
    def sides(self) -> int:
        """How many sides score: every player alone, or every team."""
        return self.seats // self.team

    @cached_property
    def side_of(self) -> tuple[int, ...]:
        """The side of every seat. Partners sit evenly around the table: opposite when four play."""
        return tuple(seat % self.sides for seat in range(self.seats))

    @cached_property
    def court_takes(self) -> frozenset[int]:
        """How many courts of its rank one without a value may take at once."""
        mates = 4 * self.deal.packs - 1
        return frozenset(
            {"one": (1,), "all": (1, mates), "any": range(1, mates + 1)}[self.capturing.face_capture_limit]
        )

    @cached_property
    def usual_builds(self) -> bool:
        """Whether builds, duties and matches follow the usual rules, so that no play need be asked about others."""
        options = self.building
        return options.builder_duty in ("V1_no_trail", "free") and not (
            options.max_build_cards
            or options.face_natural_build
            or options.own_build_raise != "allowed"
            or options.same_value_builds != "any"
            or not options.multi_gather_on_build
            or self.capturing.matching == "forced"
        )

    @cached_property
    def open_turns(self) -> bool:
        """Whether a turn can be more than one play: with plucks, and with claims."""
        return self.capturing.pluck or self.ending.claim_out != "off"

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

PART_OF: dict[str, str] = {f.name: part for part, kind in PARTS.items() for f in fields(kind)}
"""The part every field belongs to."""


def _choices(hint: object) -> tuple[Any, ...]:
    if hint is bool:
        return (False, True)
    if get_origin(hint) is UnionType or get_origin(hint) is Union:
        return (None, *(value for part in get_args(hint) for value in get_args(part)))
    return get_args(hint) if get_origin(hint) is Literal else ()


OPTIONS: dict[str, tuple[str, tuple[Any, ...]]] = {
    name: (part, choices)
    for part, kind in PARTS.items()
    for name, hint in get_type_hints(kind).items()
    if (choices := _choices(hint))
}
"""Every optional rule: its name, the part it belongs to, and its values, the default not necessarily first."""


def field_of(rules: Rules, name: str) -> Any:
    """The value of a field of one of the parts."""
    return getattr(getattr(rules, PART_OF[name]), name)


def with_fields(rules: Rules, changes: dict[str, Any]) -> Rules:
    """The same rules with some fields changed, ``seats`` and ``team`` among them. Raises RulesError."""
    changed: dict[str, Any] = {}
    for name, value in changes.items():
        if name in PART_OF:
            part = PART_OF[name]
            changed[part] = replace(changed.get(part, getattr(rules, part)), **{name: value})
        else:
            changed[name] = value
    return replace(rules, **changed)
