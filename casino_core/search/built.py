"""Games with builds of hand cards as numbers: the same that the engine plays, many times as fast.

A card is a bit, a set of cards the sum of its bits. Which groups a table makes is remembered by the set of loose cards,
which in a search comes back again and again.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import NamedTuple

from casino_core.actions import Action, BuildPiece, Capture, MakeBuild, Play, Trail, pieces
from casino_core.cards import Card
from casino_core.layout import Build, sums
from casino_core.position import Position
from casino_core.rules import Rules
from casino_core.search.form import Points, Standing
from casino_core.search.score import Score

REMEMBERED = 50_000
"""How many tables are remembered before all are forgotten."""


class Plate(NamedTuple):
    """A build: its value, its cards, whether its value is fixed, and whose it is."""

    value: int
    cards: int
    multiple: bool
    owner: int


class Node(NamedTuple):
    """A round in progress; of what is still to be dealt only the number of cards, ``stock``.

    ``hands`` by seat, ``taken`` and ``sweeps`` by side, sweeps as numbers; ``last`` is the last capturer, or -1.
    """

    hands: tuple[int, ...]
    loose: int
    builds: tuple[Plate, ...]
    taken: tuple[int, ...]
    sweeps: tuple[int, ...]
    turn: int
    last: int
    stock: int = 0


class Move(NamedTuple):
    """A play: the card, the loose cards and the builds (by place) it touches, and what comes of it.

    ``value`` is 0 for a card that is laid down; ``build`` is None unless one is made.
    """

    card: int
    value: int
    loose: int
    builds: tuple[int, ...]
    build: Plate | None


class _Held(NamedTuple):
    """A card that may be played, what stays in hand, and what its player owes: the values of builds by their places."""

    card: int
    rest: int
    owing: dict[int, int]


class Table(NamedTuple):
    """What a set of loose cards makes: for every value the sets a card of it takes, and the groups that sum to it."""

    takes: dict[int, tuple[int, ...]]
    groups: dict[int, tuple[int, ...]]


def plain(rules: Rules) -> bool:
    """Whether a game is one of those that this form knows: one play a turn, by the usual rules of building."""
    building, capturing = rules.building, rules.capturing
    unusual = (
        rules.open_turns,
        rules.steals,
        rules.takes_table,
        rules.deal.draw,
        rules.deal.packs > 1,
        rules.deal.last_not_announced_penalty != "none",
        capturing.compulsory,
        capturing.adversary_combines_build,
        capturing.initial_pairs_to_first_player,
        capturing.courts_aside,
        building.single_build_as_card,
        building.table_only_build_while_trailing,
        building.table_cards_help_raise,
        building.fresh_cards_rest,
        building.trail_fine,
        not building.partner_frees_builder,
        not building.addition_changes_owner,
        rules.scoring.sweep_freeze != "none",
        rules.scoring.sweep_swing,
        rules.scoring.tablanette_bonus != "none",
        rules.ending.instant_limit,
        rules.ending.cleared_ends_round,
        rules.ending.callabra_limit,
    )
    return not any(unusual) and (rules.usual_builds or building.form == "none")


class Built:
    """A game as numbers. The rules must be ``plain``."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.cards = rules.pack
        self.bit = {card: 1 << place for place, card in enumerate(self.cards)}
        self.everything = (1 << len(self.cards)) - 1
        self._of_bit = {bit: card for card, bit in self.bit.items()}
        self._hand_values = {self.bit[card]: rules.hand_values[card] for card in self.cards}
        self._build_values = {self.bit[card]: rules.build_values[card] for card in self.cards}
        self._ranks = {card.rank: self.mask([c for c in self.cards if c.rank == card.rank]) for card in self.cards}
        self._valueless = self.mask(rules.rank_only)
        self._builds = rules.building.form != "none"
        self._bound = rules.building.builder_duty == "V1_no_trail"
        self._several = rules.several_values
        self._court_takes = rules.court_takes
        self._side = rules.side_of
        self._next = tuple(rules.next_seat(seat) for seat in range(rules.seats))
        self._cancels = rules.scoring.sweep_cancel == "all_players_have_one"
        self._sweeps_at_last = rules.scoring.sweep_last_card
        self._score = Score(self)
        self._tables: dict[int, Table] = {}
        self._makes: dict[tuple[int, int, int], tuple[tuple[int, bool], ...]] = {}
        self._held: dict[int, int] = {}

    def mask(self, cards: Iterable[Card]) -> int:
        """A set of cards as a number."""
        return sum([self.bit[card] for card in cards])

    def cards_of(self, mask: int) -> tuple[Card, ...]:
        """The cards of a set, in the order of the pack."""
        return tuple(self._of_bit[bit] for bit in bits(mask))

    # ---------- positions and plays, to and from the engine ----------

    def node(self, position: Position) -> Node:
        """A position as a node; its stock is left out."""
        return Node(
            tuple(self.mask(hand) for hand in position.hands),
            self.mask(position.loose),
            tuple(Plate(b.value, self.mask(b.cards), b.multiple, b.owner) for b in position.builds),
            tuple(self.mask(pile) for pile in position.captured),
            tuple(len(marks) for marks in position.sweeps),
            position.turn,
            -1 if position.last_capturer is None else position.last_capturer,
            len(position.stock),
        )

    def move(self, position: Position, action: Action) -> Move:
        """A play of the engine as a move. Nothing else can be done in these games; raises TypeError for it."""
        if not isinstance(action, Play):
            raise TypeError(action)
        play = action
        touched = pieces(play)
        loose = self.mask([piece for piece in touched if isinstance(piece, Card)])
        places = tuple(place for place, b in enumerate(position.builds) if BuildPiece(b.name) in touched)
        card = self.bit[play.card]
        if isinstance(play, Trail):
            return Move(card, 0, 0, (), None)
        if isinstance(play, Capture):
            return Move(card, play.value, loose, places, None)
        return Move(card, play.value, loose, places, self._made(position.builds, position.turn, play, loose, places))

    def _made(
        self, builds: tuple[Build, ...], owner: int, play: MakeBuild, loose: int, places: tuple[int, ...]
    ) -> Plate:
        cards = self.bit[play.card] | loose
        for place in places:
            cards |= self.mask(builds[place].cards)
        return Plate(play.value, cards, len(play.groups) > 1, owner)

    # ---------- how a deal stands ----------

    def actor(self, node: Node) -> int:
        """The seat whose turn it is."""
        return node.turn

    def over(self, node: Node) -> bool:
        """Whether all hands have been played."""
        return not any(node.hands)

    def standing(self, node: Node) -> Standing:
        """How the deal stands."""
        lying = node.loose
        for plate in node.builds:
            lying |= plate.cards
        return Standing(node.taken, self._score.beside(node), lying, node.last, node.turn, node.stock)

    def points(self, node: Node) -> Points:
        """The points of every side when the residue has gone where it goes."""
        return self._score.points(node)

    # ---------- what a table makes ----------

    def table(self, loose: int) -> Table:
        """What a set of loose cards makes; remembered."""
        found = self._tables.get(loose)
        if found is None:
            if len(self._tables) >= REMEMBERED:
                self._tables.clear()
                self._makes.clear()
            found = self._tables[loose] = self._table(loose)
        return found

    def _table(self, loose: int) -> Table:
        rules = self.rules
        there = list(bits(loose & ~self._valueless))
        made = sums(tuple([rules.summed_values[self._of_bit[bit]] for bit in there]), rules.largest_sum)

        def cards(mask: int) -> int:
            return sum([bit for place, bit in enumerate(there) if mask >> place & 1])

        values = {value for worths in self._hand_values.values() for value in worths} | set(range(1, rules.largest_sum))
        takes = {value: tuple(dict.fromkeys([cards(union.mask) for union in made.unions(value)])) for value in values}
        groups = {value: tuple([cards(mask) for mask in made.groups(value)]) for value in values}
        return Table(takes, groups)

    def _made_with(self, loose: int, worth: int, value: int) -> tuple[tuple[int, bool], ...]:
        """What a card worth so much can be built with for a value: loose cards, and whether in several groups.

        No loose cards at all stand for the card alone, where it has the value itself.
        """
        key = (loose, worth, value)
        found = self._makes.get(key)
        if found is None:
            table = self.table(loose)
            firsts = (
                *((0,) if worth == value else ()),
                *(table.groups.get(value - worth, ()) if value > worth else ()),
            )
            others = table.takes.get(value, ())
            made = {(first, False) for first in firsts}
            made |= {(first | other, True) for first in firsts for other in others if not first & other}
            found = self._makes[key] = tuple(sorted(made))
        return found

    # ---------- what is legal ----------

    def moves(self, node: Node) -> list[Move]:
        """Every legal move, each set of pieces once."""
        found = self._moves(node)
        return list(dict.fromkeys(found)) if self._several else list(found)

    def _moves(self, node: Node) -> Iterator[Move]:
        owing = {place: plate.value for place, plate in enumerate(node.builds) if plate.owner == node.turn}
        for card in bits(node.hands[node.turn]):
            held = _Held(card, node.hands[node.turn] ^ card, owing)
            if not (owing and self._bound) and self._keeps(held, ()):
                yield Move(card, 0, 0, (), None)
            if card & self._valueless:
                yield from self._court_captures(node, held)
                continue
            yield from self._captures(node, held)
            if self._builds:
                yield from self._building(node, held)

    def _keeps(self, held: _Held, taken: tuple[int, ...], making: int = 0) -> bool:
        """Whether cards are left for all builds of one's own but those taken, and for the one that is made."""
        values = {value for place, value in held.owing.items() if place not in taken}
        return self._answers(held.rest, values | {making} if making else values)

    def _answers(self, rest: int, values: set[int]) -> bool:
        """Whether a hand has cards for all of some values, different ones for different values."""
        if not values:
            return True
        if not self._several or len(values) == 1:
            held = self._values_held(rest)
            return all(held >> value & 1 for value in values)
        value = min(values)
        left = values - {value}
        return any(self._answers(rest ^ bit, left) for bit in bits(rest) if value in self._hand_values[bit])

    def _values_held(self, hand: int) -> int:
        """The values that the cards of a hand capture at, as bits."""
        found = self._held.get(hand)
        if found is None:
            found = 0
            for bit in bits(hand):
                for value in self._hand_values[bit]:
                    found |= 1 << value
            if len(self._held) > REMEMBERED:
                self._held.clear()
            self._held[hand] = found
        return found

    def _captures(self, node: Node, held: _Held) -> Iterator[Move]:
        table = self.table(node.loose)
        for value in self._hand_values[held.card]:
            takes = table.takes[value]
            for places in subsets([place for place, plate in enumerate(node.builds) if plate.value == value]):
                if self._keeps(held, places):
                    for loose in (0, *takes) if places else takes:
                        yield Move(held.card, value, loose, places, None)

    def _court_captures(self, node: Node, held: _Held) -> Iterator[Move]:
        mates = list(bits(node.loose & self._ranks[self._of_bit[held.card].rank]))
        (value,) = self._hand_values[held.card]
        for size in range(1, len(mates) + 1):
            if size in self._court_takes and self._keeps(held, ()):
                for taken in combinations(mates, size):
                    yield Move(held.card, value, sum(taken), (), None)

    def _building(self, node: Node, held: _Held) -> Iterator[Move]:
        """The builds that a card can make, add to or raise."""
        known = self._values_held(held.rest)
        for value in range(1, self.rules.largest_sum + 1):
            if known >> value & 1 and value not in self.rules.rank_marks:
                for worth in self._build_values[held.card]:
                    yield from self._joined(node, held, value, worth)
                    yield from self._raised(node, held, value, worth)

    def _joined(self, node: Node, held: _Held, value: int, worth: int) -> Iterator[Move]:
        """Builds of a card and loose ones, by themselves and on every build of the value."""
        if not self._keeps(held, (), value):
            return
        bases = [(place, plate) for place, plate in enumerate(node.builds) if plate.value == value]
        for loose, multiple in self._made_with(node.loose, worth, value):
            cards = held.card | loose
            if loose:
                yield Move(held.card, value, loose, (), Plate(value, cards, multiple, node.turn))
            for place, plate in bases:
                made = Plate(value, cards | plate.cards, multiple=True, owner=node.turn)
                yield Move(held.card, value, loose, (place,), made)

    def _raised(self, node: Node, held: _Held, value: int, worth: int) -> Iterator[Move]:
        """Single builds whose value the card changes, with groups of the new value beside them."""
        for place, plate in enumerate(node.builds):
            if plate.multiple or plate.value + worth != value or not self._keeps(held, (place,), value):
                continue
            for loose in (0, *self.table(node.loose).takes.get(value, ())):
                made = Plate(value, held.card | loose | plate.cards, bool(loose), node.turn)
                yield Move(held.card, value, loose, (place,), made)

    # ---------- what happens ----------

    def after(self, node: Node, move: Move) -> Node:
        """The node after a move."""
        turn = node.turn
        hands = (*node.hands[:turn], node.hands[turn] ^ move.card, *node.hands[turn + 1 :])
        builds = node.builds
        if move.builds:
            builds = tuple([plate for place, plate in enumerate(builds) if place not in move.builds])
        if move.build is not None:
            builds = (*builds, move.build)
        elif move.value:
            return self._captured(node, move, hands, builds)
        loose = node.loose & ~move.loose if move.build is not None else node.loose | move.card
        return Node(hands, loose, builds, node.taken, node.sweeps, self._next[turn], node.last, node.stock)

    def _captured(self, node: Node, move: Move, hands: tuple[int, ...], builds: tuple[Plate, ...]) -> Node:
        side, loose = self._side[node.turn], node.loose & ~move.loose
        gained = move.card | move.loose
        for place in move.builds:
            gained |= node.builds[place].cards
        taken = (*node.taken[:side], node.taken[side] | gained, *node.taken[side + 1 :])
        counts = node.sweeps
        if not loose and not builds and (self._sweeps_at_last or node.stock or any(hands)):
            counts = (*counts[:side], counts[side] + 1, *counts[side + 1 :])
            if self._cancels and all(counts):
                counts = tuple([count - 1 for count in counts])
        return Node(hands, loose, builds, taken, counts, self._next[node.turn], node.turn, node.stock)


def bits(mask: int) -> Iterator[int]:
    """The single bits of a number, the lowest first."""
    while mask:
        bit = mask & -mask
        yield bit
        mask ^= bit


def subsets(places: list[int]) -> list[tuple[int, ...]]:
    """Every choice of some places, none included."""
    found: list[tuple[int, ...]] = [()]
    for place in places:
        found += [(*chosen, place) for chosen in found]
    return found
