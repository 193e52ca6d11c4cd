"""The rules of one game as one frozen value of a few parts; everything else follows from it.

A field with a fixed list of values is an optional rule (``OPTIONS``), named as players and sources name it. The other
fields, and those marked ``own``, are what makes a preset a game of its own.
"""

from __future__ import annotations

from dataclasses import dataclass, field, fields, replace
from functools import cached_property
from itertools import chain, repeat
from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from casino_core.cards import COURTS, RANKS, Card, pack
from casino_core.rules.contradictions import contradiction
from casino_core.rules.renamed import present
from casino_core.rules.values import COURT_VALUES, Values
from casino_core.text import HasText


def own(*, default: Any) -> Any:
    """A field that only presets set: no optional rule, whatever its type."""
    return field(default=default, metadata={"own": True})


@dataclass(frozen=True)
class Deal:
    """The pack and how it is dealt.

    Hands of ``hand`` cards are dealt until the pack is used up, a last deal sharing what is left; ``layout`` cards go
    to the table in the first deal only. ``german_deal``: hands of 12, 7 or 4 for two, three or four. ``five_handed``:
    49 cards, dealt as hands of 4 and then of 5. ``draw``: one deal, and each play is followed by drawing a card.
    ``last_word`` is what the dealer says with the last deal: "last", "cards", or "any" word.

    ``by_seats``: (seats, cards a hand, cards to the layout) where these depend on the seats. ``first_dealer``: which
    card deals when seats draw for it; ``next_dealer``: whether the deal passes on, or goes to the seat before the
    loser, who leads. ``replaced``: cards that do not stay in the opening layout but go under the stock.
    ``drawn_hand``: cards a hand where they are drawn, if it is not the usual number. ``cut_layout``: the layout is cut
    from the middle of the pack; by ``swazi_cut_rules`` it is cut again when it is worth too much.
    ``whole_hands``: hands are dealt only while there is a whole one for everybody; what remains stays out of play.
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
    swazi_cut_rules: Literal["none", "redo_if_3_points_or_3_courts"] = "none"
    by_seats: tuple[tuple[int, int, int], ...] = own(default=())
    first_dealer: Literal["low", "high"] = own(default="low")
    next_dealer: Literal["passes", "before_loser"] = own(default="passes")
    replaced: Literal["none", "point_cards", "jacks"] = own(default="none")
    cut_layout: bool = own(default=False)
    drawn_hand: int = own(default=0)
    whole_hands: bool = own(default=False)

    @property
    def pack(self) -> tuple[Card, ...]:
        """Every card of the game, in a fixed order."""
        without = (Card("2H"), Card("2D"), Card("2C")) if self.five_handed else ()
        return pack(self.ranks, self.packs, without)

    def hand_sizes(self, seats: int) -> tuple[int, ...]:
        """The cards a hand in successive deals; the last size repeats."""
        if self.five_handed:
            return (4, 5)
        if self.draw and self.drawn_hand:
            return (self.drawn_hand,)
        if self.german_deal:
            return ({2: 12, 3: 7}.get(seats, 4),)
        return (next((hand for table, hand, _ in self.by_seats if table == seats), self.hand),)

    def layout_size(self, seats: int) -> int:
        """The cards of the opening layout."""
        return next((layout for table, _, layout in self.by_seats if table == seats), self.layout)

    def left_out(self, seats: int) -> int:
        """The cards at the bottom of the pack that are never dealt."""
        if not self.whole_hands:
            return 0
        left, sizes = len(self.pack) - self.layout_size(seats), self.hand_sizes(seats)
        for size in chain(sizes, repeat(sizes[-1])):
            if left < size * seats:
                return left
            left -= size * seats
        raise AssertionError("the last size repeats for ever")


@dataclass(frozen=True)
class Capturing:
    """What may be taken beside what a card's value takes. ``face_capture_limit`` is for courts without a value.

    ``matching``: where it is forced, a card with equals on the table captures them all, or is built with.
    ``compulsory``: a card that can capture must, and takes all it can; and a card that sweeps must be played.
    ``jacks_take_table``: a jack that is laid down takes everything. ``courts_aside``: court cards that lie on the
    table when a deal ends wait for the last capturer. ``swazi_insist_capture``: opponents may insist that a capture
    takes all that it can.
    """

    face_capture_limit: Literal["one", "all", "any"] = "one"
    adversary_combines_build: bool = False
    five_of_spades_sweeps: bool = False
    initial_pairs_to_first_player: bool = False
    pluck: bool = False
    matching: Literal["free", "forced"] = "free"
    residue_to: Literal["last_capturer", "last_mover", "nobody"] = "last_capturer"
    swazi_insist_capture: bool = False
    compulsory: bool = own(default=False)
    jacks_take_table: bool = own(default=False)
    courts_aside: bool = own(default=False)


@dataclass(frozen=True)
class Piles:
    """What becomes of captured cards.

    ``each``: every player has a pile, partners too. ``face_up``: the top card shows. ``order``: what lies on what,
    under the capturing card: as its owner likes (``free``), as named with courts lowest (``courts_below``), or all of a
    capture ``lowest_on_top``. ``tops``: what the top cards of others serve for: ``builds``, also ``captures``, or
    captures of their ``equals`` only.
    """

    each: bool = own(default=False)
    face_up: bool = own(default=False)
    order: Literal["free", "courts_below", "lowest_on_top"] = own(default="free")
    tops: Literal["nothing", "builds", "captures", "equals"] = own(default="nothing")

    @property
    def order_chosen(self) -> bool:
        """Whether whoever captures puts the cards on the pile in any order, which opponents are not shown."""
        return self.face_up and self.order == "free"


@dataclass(frozen=True)
class Building:
    """Who may build what, and what a builder owes.

    ``form``: whether there are builds, with a hand card each, or also from the table alone, as often in a turn as one
    likes (``table``: rules, section 12). ``fresh_cards_rest``: an ace or casino just laid down is not built on in the
    next turn. ``most_own``: how many builds a player may own. ``swazi_insist_augment``: opponents may insist that what
    fits a build is put on it. The rules of ``swazi_2p_phase1`` hold for two while there is a stock: a builder may not
    discard, and owns one build at most when his turn ends. ``sa_drift_with_build``: whether builders may trail in a
    second deal. ``trail_fine``: points for which a builder may trail against his duty. ``partner_frees_builder``:
    whether a partner who builds on takes the duty over, as an adversary does.
    """

    builder_duty: Literal["no_trail", "take_or_add_next_turn", "no_trail_one_per_value", "add_or_capture", "free"] = (
        "no_trail"
    )
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
    swazi_insist_augment: bool = False
    swazi_2p_phase1_no_discard_with_build: bool = False
    swazi_2p_phase1_one_build: bool = False
    sa_drift_with_build: Literal["forbidden", "allowed_in_second_deal"] = "forbidden"
    form: Literal["none", "hand_card", "table"] = own(default="hand_card")
    fresh_cards_rest: bool = own(default=False)
    most_own: int | None = own(default=None)

    @property
    def addition_changes_owner(self) -> bool:
        """Whether a build belongs to the last player who added to it, not to the last one who set its value."""
        return self.build_owner == "last_to_add" and self.builder_duty != "no_trail_one_per_value"


@dataclass(frozen=True)
class Scoring:
    """What a round is worth, in points. ``card_points`` names a table of ``awards``.

    ``overspader``: every spade beyond six is a point, in place of most spades. ``point_cards_at_once``: aces and both
    casinos count when they are taken. ``sweep_freeze``: no sweeps in the last deal, none at all once a side has ten
    points. ``sweep_swing``: points to a sweeper that the player before him loses. ``tablanette_bonus``: how the cards
    of a sweep count. ``shram``: Callabra as a game to a target, with a score of its own, in which a sweep ends nothing.
    """

    card_points: str = "casino"
    cards_award: Literal["3_most", "2_most_plus_1_last_capture", "1_most", "2_most_split_ties"] = "3_most"
    spades_award: Literal["1_most", "2_most", "2_most_split_ties", "1_each_spade", "five_spades_1"] = "1_most"
    spade_casino: Literal["off", "24_points", "25_points", "26_points"] = "off"
    majority_rule: Literal["relative", "more_than_half"] = "relative"
    majority_tie: Literal["nobody", "split", "spades_shared_by_two", "most_spades_gets_cards", "carry_over"] = "nobody"
    last_capture_point: Literal[0, 1] = 0
    sweep_points: Literal[0, 1, 2] = 0
    sweep_timing: Literal["end_of_hand", "as_made"] = "end_of_hand"
    sweep_cancel: Literal["none", "all_players_have_one", "one_for_one"] = "none"
    sweep_last_card: bool = True
    all_eleven_bonus: Literal["none", "plus_1", "first_round_wins", "always_wins"] = "none"
    score_as_captured: bool = False
    point_cards_at_once: bool = False
    difference_scoring: bool = False
    overspader: bool = False
    sweep_freeze: Literal["none", "last_deal_and_from_10"] = "none"
    tablanette_bonus: Literal["none", "non_jack_sum", "jack_sum", "double"] = "none"
    sweep_swing: int = own(default=0)
    shram: bool = False

    @property
    def table(self) -> str:
        """The table of ``awards`` that counts."""
        return "shram" if self.shram else self.card_points


@dataclass(frozen=True)
class Ending:
    """When a round or the game is over.

    ``target`` is in points; without one, so many ``rounds`` are played, or a single one. ``instant_limit``: how many
    sweeps against him and fines of his own a player suffers before the round ends. ``double_margin_below``: the
    winner's margin counts twice when the loser has fewer points. ``endgame``: from three or five points before the
    target a side scores no more, and wins by a certain item alone. ``kasino_tiebreak``: what decides between sides
    level at the target. ``level``: who wins a single round that is level. ``lowest_wins``: points are to be avoided.
    ``cleared_ends_round``: a sweep is the end of it, unless ``shram`` is played; ``callabra_limit``: so are six
    captured cards, or eight between three sides or more.
    """

    target: Literal[6, 11, 16, 21, 31, 50, 61, 101, 251] | None = 21
    rounds: Literal["2_per_player", "1_per_player"] | None = None
    countout_order: Literal["sweeps_in_order", "more_sweeps", "base_first"] | None = None
    claim_out: Literal["off", "wrong_claim_ignored", "wrong_claim_loses"] = "off"
    instant_limit: Literal[3] | None = None
    endgame: Literal["open", "from_18", "from_16"] = "open"
    kasino_tiebreak: Literal["points_spades_cards", "points_cards_spades", "spades", "another_hand"] = "another_hand"
    callabra_limit: bool = False
    double_margin_below: int = 0
    level: Literal["again", "big_casino", "clearer"] = own(default="again")
    lowest_wins: bool = own(default=False)
    cleared_ends_round: bool = own(default=False)


@dataclass(frozen=True)
class Rules(HasText):
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
    piles: Piles = field(default_factory=Piles)
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
    def layout_size(self) -> int:
        """The cards of the opening layout."""
        return self.deal.layout_size(self.seats)

    @cached_property
    def left_out(self) -> int:
        """How many cards are never dealt."""
        return 0 if self.deal.draw else self.deal.left_out(self.seats)

    @cached_property
    def takes_table(self) -> frozenset[Card]:
        """The cards that take the whole table when they are laid down."""
        sweeper = self.capturing.five_of_spades_sweeps
        return frozenset(card for card in self.pack if card in self._takers or (sweeper and card == "5S"))

    @cached_property
    def _takers(self) -> frozenset[Card]:
        """The jacks where they take the table: they have no value and capture in no other way."""
        return frozenset(card for card in self.pack if card.rank == "J" and self.capturing.jacks_take_table)

    @cached_property
    def usual_value(self) -> dict[Card, int]:
        """For every card, the value it has where nothing special is played."""
        return {card: self.values.usual(card) for card in self.pack}

    @cached_property
    def hand_values(self) -> dict[Card, tuple[int, ...]]:
        """For every card, the values it can capture at from hand."""
        return {card: () if card in self._takers else self.values.in_hand(card) for card in self.pack}

    @cached_property
    def build_values(self) -> dict[Card, tuple[int, ...]]:
        """For every card, the values it can have when it is played into a build."""
        return {card: () if card in self._takers else self.values.in_build(card) for card in self.pack}

    @cached_property
    def table_values(self) -> dict[Card, tuple[int, ...]]:
        """For every card, the values it can count for on the table."""
        return {card: () if card in self._takers else self.values.on_table(card) for card in self.pack}

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
        """The cards without a value: they capture and are captured by rank alone, if at all."""
        valued = COURT_VALUES[self.values.courts]
        return self._takers | {card for card in self.pack if card.rank in COURTS and card.rank not in valued}

    @cached_property
    def rank_marks(self) -> frozenset[int]:
        """The numbers 11 to 13 where they only stand for the rank of such cards."""
        return frozenset(card.pips for card in self.rank_only - self._takers)

    @cached_property
    def sides(self) -> int:
        """How many sides score: every player alone, or every team."""
        return self.seats // self.team

    @cached_property
    def side_of(self) -> tuple[int, ...]:
        """The side of every seat. Partners sit evenly around the table: opposite when four play."""
        return tuple(seat % self.sides for seat in range(self.seats))

    @cached_property
    def pile_of(self) -> tuple[int, ...]:
        """The pile of every seat: its side's, or its own where every player has one."""
        return tuple(range(self.seats)) if self.piles.each else self.side_of

    @cached_property
    def pile_count(self) -> int:
        """How many piles of captured cards there are."""
        return self.seats if self.piles.each else self.sides

    @cached_property
    def steals(self) -> bool:
        """Whether the top cards of piles can be used."""
        return self.piles.tops != "nothing"

    @cached_property
    def step_by_step(self) -> bool:
        """Whether builds are also made from the table, one step at a time, around the play of a turn."""
        return self.building.form == "table"

    @cached_property
    def court_takes(self) -> frozenset[int]:
        """How many courts of its rank one without a value may take at once."""
        mates = 4 * self.deal.packs - 1
        return frozenset(
            {"one": (1,), "all": (1, mates), "any": range(1, mates + 1)}[self.capturing.face_capture_limit]
        )

    @cached_property
    def builds(self) -> bool:
        """Whether there are builds at all."""
        return self.building.form != "none"

    @cached_property
    def usual_builds(self) -> bool:
        """Whether builds, duties and matches follow the usual rules, so that no play need be asked about others."""
        options = self.building
        return options.builder_duty in ("no_trail", "free") and not (
            options.max_build_cards
            or options.face_natural_build
            or options.own_build_raise != "allowed"
            or options.same_value_builds != "any"
            or options.form != "hand_card"
            or options.most_own
            or not options.multi_gather_on_build
            or self.capturing.matching == "forced"
            or self.steals
        )

    @cached_property
    def open_turns(self) -> bool:
        """Whether a turn can be more than one play: with plucks, with claims, and with builds from the table."""
        return self.capturing.pluck or self.ending.claim_out != "off" or self.step_by_step

    def next_seat(self, seat: int) -> int:
        """The seat whose turn follows."""
        return (seat + (1 if self.deal.direction == "clockwise" else -1)) % self.seats

    def seat_before(self, seat: int) -> int:
        """The seat whose turn comes before."""
        return (seat - (1 if self.deal.direction == "clockwise" else -1)) % self.seats

    def partner_of(self, seat: int) -> int:
        """The partner of a seat: the next one of its side."""
        return (seat + self.sides) % self.seats

    def __repr__(self) -> str:
        return f"parse_rules({str(self)!r})"


PARTS: dict[str, type[Any]] = {
    "deal": Deal,
    "values": Values,
    "capturing": Capturing,
    "piles": Piles,
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


PRESETS_ONLY = {f.name for kind in PARTS.values() for f in fields(kind) if f.metadata.get("own")}
"""The fields that are no optional rules though they have a fixed list of values."""

OPTIONS: dict[str, tuple[str, tuple[Any, ...]]] = {
    name: (part, choices)
    for part, kind in PARTS.items()
    for name, hint in get_type_hints(kind).items()
    if (choices := _choices(hint)) and name not in PRESETS_ONLY
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
            changed[part] = replace(changed.get(part, getattr(rules, part)), **{name: present(name, value)})
        else:
            changed[name] = value
    return replace(rules, **changed)
