"""The rules of one game as one frozen value with a few parts, from which everything else follows.

Each part has a module that explains its fields. ``OPTIONS`` lists those fields that are optional rules, under the
names that players and sources use.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from functools import cached_property
from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from casino_core.cards import COURTS, Card
from casino_core.rules.building import Building
from casino_core.rules.capturing import Capturing, Piles
from casino_core.rules.contradictions import contradiction
from casino_core.rules.deal import Deal
from casino_core.rules.ending import Ending
from casino_core.rules.fields import FieldValue
from casino_core.rules.renamed import present_options
from casino_core.rules.scoring import Scoring
from casino_core.rules.values import COURT_VALUES, Values
from casino_core.text import HasText


# No slots, because cached_property needs a __dict__.
@dataclass(frozen=True)
class Rules(HasText):
    """The rules of one game for one number of seats. Raises RulesError if the parts contradict each other.

    >>> rules = casino.parse_rules("royal:sweep_points=1")
    >>> rules.variant, rules.seats, rules.scoring.sweep_points
    ('royal', 2, 1)
    >>> rules
    parse_rules('royal:sweep_points=1')
    """

    variant: str = "classic"
    """The id of the preset that these rules come from."""

    seats: int = 2
    """The number of seats, which are numbered from 0, clockwise."""

    team: int = 1
    """The number of seats on a side: 1 if everyone plays alone."""

    deal: Deal = field(default_factory=Deal)
    """The pack, and how it is dealt."""

    values: Values = field(default_factory=Values)
    """The values of cards in captures and sums."""

    capturing: Capturing = field(default_factory=Capturing)
    """The rules of capturing, apart from the values of cards."""

    piles: Piles = field(default_factory=Piles)
    """How captured cards are kept, and who may use them."""

    building: Building = field(default_factory=Building)
    """The rules of building, and a builder's duties."""

    scoring: Scoring = field(default_factory=Scoring)
    """The points of a round."""

    ending: Ending = field(default_factory=Ending)
    """When a round or the game is over, and who has won."""

    def __post_init__(self) -> None:
        # Every instance is checked, so no position, text or bot ever has contradictory rules.
        fault = contradiction(self)
        if fault is not None:
            raise fault

    def __hash__(self) -> int:
        return self._hash

    def __getstate__(self) -> dict[str, object]:
        # Only the fields, not the cached values, because the hash of a text differs from process to process.
        return {part.name: getattr(self, part.name) for part in fields(self)}

    # Search reads these properties millions of times. Rules never change, so each is computed once.

    @cached_property
    def _hash(self) -> int:
        """The hash of all fields, because rules can differ in any of them.

        It is kept, because every play looks up rules in caches.
        """
        return hash(tuple(getattr(self, part.name) for part in fields(self)))

    @cached_property
    def pack(self) -> tuple[Card, ...]:
        """Every card of the game, in a fixed order."""
        return self.deal.pack

    @cached_property
    def hand_sizes(self) -> tuple[int, ...]:
        """The sizes of a hand in successive deals; the last size repeats."""
        return self.deal.hand_sizes(self.seats)

    @cached_property
    def layout_size(self) -> int:
        """The number of cards in the opening layout."""
        return self.deal.layout_size(self.seats)

    @cached_property
    def left_out(self) -> int:
        """The number of cards that are never dealt."""
        return 0 if self.deal.draw else self.deal.left_out(self.seats)

    @cached_property
    def takes_table(self) -> frozenset[Card]:
        """The cards that take the whole table when they are laid down."""
        sweeper = self.capturing.five_of_spades_sweeps
        return frozenset(card for card in self.pack if card in self._takers or (sweeper and card == "5S"))

    @cached_property
    def _takers(self) -> frozenset[Card]:
        """The jacks, in games in which they take the table: they have no value and capture in no other way."""
        return frozenset(card for card in self.pack if card.rank == "J" and self.capturing.jacks_take_table)

    @cached_property
    def default_value(self) -> dict[Card, int]:
        """For every card, its default value; for a court without a value, the number that marks its rank."""
        return {card: self.values.default(card) for card in self.pack}

    @cached_property
    def hand_values(self) -> dict[Card, tuple[int, ...]]:
        """For every card, the values at which it can capture from hand."""
        return {card: () if card in self._takers else self.values.in_hand(card) for card in self.pack}

    @cached_property
    def build_values(self) -> dict[Card, tuple[int, ...]]:
        """For every card, its possible values when it is played into a build."""
        return {card: () if card in self._takers else self.values.in_build(card) for card in self.pack}

    @cached_property
    def table_values(self) -> dict[Card, tuple[int, ...]]:
        """For every card, its possible values on the table."""
        return {card: () if card in self._takers else self.values.on_table(card) for card in self.pack}

    @cached_property
    def summed_values(self) -> dict[Card, tuple[int, ...]]:
        """For every card, its possible values in groups: as on the table, but none for courts without a value."""
        return {card: () if card in self.rank_only else self.table_values[card] for card in self.pack}

    @cached_property
    def several_values(self) -> bool:
        """Whether some card can be played at more than one value."""
        return any(len(values) > 1 for values in self.hand_values.values())

    @cached_property
    def largest_sum(self) -> int:
        """The largest value of a group of several cards: the highest at which a card can capture."""
        # Courts without a value also have a number, which only marks their rank.
        return max(max(values) for card, values in self.hand_values.items() if card not in self.rank_only)

    @cached_property
    def rank_only(self) -> frozenset[Card]:
        """The cards without a value, which capture and are captured by rank alone, if at all."""
        valued = COURT_VALUES[self.values.courts]
        return self._takers | {card for card in self.pack if card.rank in COURTS and card.rank not in valued}

    @cached_property
    def rank_marks(self) -> frozenset[int]:
        """The numbers from 11 to 13 that only mark the rank of courts without a value."""
        return frozenset(card.pips for card in self.rank_only - self._takers)

    @cached_property
    def sides(self) -> int:
        """The number of sides that score: players, or teams."""
        return self.seats // self.team

    @cached_property
    def side_of(self) -> tuple[int, ...]:
        """The side of every seat. Partners sit at equal distances around the table: two of four opposite each other."""
        return tuple(seat % self.sides for seat in range(self.seats))

    @cached_property
    def pile_of(self) -> tuple[int, ...]:
        """For every seat, the number of its pile: its side's pile or, if every player has a pile, its own."""
        # Partners with two piles still score together (docs/rules.md, sections 13 and 14).
        return tuple(range(self.seats)) if self.piles.each else self.side_of

    @cached_property
    def pile_count(self) -> int:
        """The number of piles of captured cards."""
        return self.seats if self.piles.each else self.sides

    @cached_property
    def steals(self) -> bool:
        """Whether the top cards of piles can be used."""
        return self.piles.tops != "nothing"

    @cached_property
    def step_by_step(self) -> bool:
        """Whether builds are also made from the table alone, step by step, before and after the play of a turn."""
        return self.building.form == "table"

    @cached_property
    def court_takes(self) -> frozenset[int]:
        """The numbers of courts of its rank that a court without a value may take at once."""
        # ``all`` is one court or all the others, never two, which would orphan the fourth (docs/rules.md, section 20).
        mates = 4 * self.deal.packs - 1
        return frozenset(
            {"one": (1,), "all": (1, mates), "any": range(1, mates + 1)}[self.capturing.face_capture_limit]
        )

    @cached_property
    def builds(self) -> bool:
        """Whether there are builds at all."""
        return self.building.form != "none"

    @cached_property
    def default_builds(self) -> bool:
        """Whether builds, duties and matches follow the default rules, so that no play needs further checks."""
        options = self.building
        # These duties forbid at most trailing, and require a card for each build, which move generation itself checks.
        return options.builder_duty in ("no_trail", "free") and not (
            options.max_build_cards
            or options.face_natural_build
            or options.own_build_raise != "allowed"
            or options.same_value_builds != "any"
            or options.form != "hand_card"
            or options.builds_at_once != "any"
            or not options.multi_gather_on_build
            or not options.point_cards_in_builds
            or self.capturing.matching == "forced"
            or self.steals
        )

    @cached_property
    def plain_plays(self) -> bool:
        """Whether builds follow the default rules, and each card of a single pack has one value."""
        # With twins, or cards that have two values, the same capture would be listed twice.
        one_each = not self.several_values and self.deal.packs == 1
        return one_each and self.default_builds and not self.building.table_only_build_while_trailing

    @cached_property
    def open_turns(self) -> bool:
        """Whether a turn can have several actions: with plucks, with claims, and with builds from the table."""
        return self.capturing.pluck or self.ending.claim_out != "off" or self.step_by_step

    @cached_property
    def single_play_turns(self) -> bool:
        """Whether a turn is a single play of a card: nothing is drawn after it, and nothing is left to do."""
        return not (self.open_turns or self.deal.draw or self.building.fresh_cards_rest)

    @cached_property
    def _following(self) -> tuple[int, ...]:
        """For every seat, the seat that plays after it: the next one clockwise or anticlockwise."""
        step = 1 if self.deal.direction == "clockwise" else -1
        return tuple([(seat + step) % self.seats for seat in range(self.seats)])

    def next_seat(self, seat: int) -> int:
        """Return the seat that plays after a seat."""
        return self._following[seat]

    def seat_before(self, seat: int) -> int:
        """Return the seat that plays before a seat."""
        return self._following.index(seat)

    def partner_of(self, seat: int) -> int:
        """Return the partner of a seat: the next seat on its side."""
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
"""The fields of ``Rules`` that are parts, and their classes."""

PART_OF: dict[str, str] = {f.name: part for part, kind in PARTS.items() for f in fields(kind)}
"""Every field of a part, and the part that it belongs to."""

PRESETS_ONLY = {f.name for kind in PARTS.values() for f in fields(kind) if f.metadata.get("preset_only")}
"""The fields that only presets set, even if they have a fixed list of values."""


def _choices(hint: object) -> tuple[FieldValue, ...]:
    """Return the values that the type of a field lists; none if it lists no values."""
    if hint is bool:
        return (False, True)
    if get_origin(hint) is UnionType or get_origin(hint) is Union:
        return (None, *(value for part in get_args(hint) for value in get_args(part)))
    return get_args(hint) if get_origin(hint) is Literal else ()


OPTIONS: dict[str, tuple[FieldValue, ...]] = {
    # get_type_hints evaluates the annotations, which are texts here, as in every module.
    name: choices
    for kind in PARTS.values()
    for name, hint in get_type_hints(kind).items()
    if (choices := _choices(hint)) and name not in PRESETS_ONLY
}
"""Every optional rule that is a field of a part, with its values; the default need not be the first."""


def field_of(rules: Rules, name: str) -> FieldValue:
    """Return the value of a field of one of the parts. Raises KeyError for an unknown name."""
    value: FieldValue = getattr(getattr(rules, PART_OF[name]), name)
    return value


def with_fields(rules: Rules, changes: Mapping[str, object]) -> Rules:
    """Return the rules with new values of some fields, which may include ``seats`` and ``team``. Raises RulesError."""
    changed: dict[str, Any] = {}
    for name, value in present_options(changes).items():
        if name in PART_OF:
            part = PART_OF[name]
            changed[part] = replace(changed.get(part, getattr(rules, part)), **{name: value})
        else:
            changed[name] = value
    return replace(rules, **changed)
