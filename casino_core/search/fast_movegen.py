"""Legal moves of the fast model, from remembered tables of what sets of loose cards make."""

from __future__ import annotations

from typing import NamedTuple

from casino_core.cards import Card
from casino_core.rules.parts import Rules
from casino_core.search.capture_tables import REMEMBERED, CaptureTable, CaptureTables, bits, made_with
from casino_core.search.game_model import BuildSummary

new = tuple.__new__
"""Makes named tuples twice as fast as their own constructors do."""


class FastNode(NamedTuple):
    """A deal in progress. Of what is still to be dealt only the number of cards is known."""

    hands: tuple[int, ...]
    """The cards of every seat, as bits."""

    loose: int
    """The loose cards, as bits."""

    builds: tuple[BuildSummary, ...]
    """The builds on the table, the oldest first."""

    taken: tuple[int, ...]
    """The captured cards of every side, as bits."""

    sweeps: tuple[int, ...]
    """The number of sweeps of every side."""

    turn: int
    """The seat on turn."""

    last: int
    """The seat that captured last, or -1."""

    stock: int = 0
    """How many cards are still to be dealt."""


class FastMove(NamedTuple):
    """A play."""

    card: int
    """The hand card, as a bit."""

    value: int
    """The value it is played at; 0 if it is trailed."""

    loose: int
    """The loose cards it touches, as bits."""

    builds: tuple[int, ...]
    """The builds it touches, by their places among the builds of the node."""

    build: BuildSummary | None
    """The build that comes of it, if one does."""


Held = tuple[int, int, int]
"""A card of a hand, what it counts where that is one value, and the values that the others capture at, as bits."""


class FastMovegen:
    """Move generation of one game. ``bit``: the bit of every card."""

    def __init__(self, rules: Rules, bit: dict[Card, int]) -> None:
        cards = rules.pack
        self.hand_values = {bit[card]: rules.hand_values[card] for card in cards}
        self._build_values = {bit[card]: rules.build_values[card] for card in cards}
        self._valueless = sum([bit[card] for card in rules.rank_only])
        values = range(1, rules.largest_sum + 1) if rules.building.form != "none" else ()
        self.buildable = sum([1 << value for value in values if value not in rules.rank_marks])
        self._no_trail = rules.building.builder_duty == "no_trail"
        self.several = rules.several_values
        self.tables = CaptureTables(rules)
        self.trails = {bit[card]: FastMove(bit[card], 0, 0, (), None) for card in cards}
        self._marks = {card: sum([1 << value for value in values]) for card, values in self.hand_values.items()}
        self._single = {card: self._single_value(card) for card in self.hand_values}
        self._hands: dict[int, tuple[Held, ...]] = {}

    def _single_value(self, card: int) -> int:
        """Return the value of a card that has only one, in hand and in builds; 0 for others."""
        values = self.hand_values[card]
        single = len(values) == 1 and not card & self._valueless and self._build_values[card] == values
        return values[0] if single else 0

    def moves(self, node: FastNode) -> list[FastMove]:
        """List every legal move, each set of pieces once. Where very many unions can be captured, it is a selection."""
        # by place and not by name: this is what every search does most
        turn = node[5]
        hand, loose, builds = node[0][turn], node[1], node[2]
        need = owed(builds, turn) if builds else 0
        cards = self._hands.get(hand) or self.held_cards(hand)
        if need and self.several:
            return self._of_builder(node, cards)
        found: list[FastMove] = []
        # A builder may not trail, with any card at all, so this is asked once.
        trails = None if need and self._no_trail else self.trails
        table, buildable = self.tables.table(loose), self.buildable
        takes, _, makes = table
        for held in cards:
            card, worth, others = held
            if need & ~others:  # without this card a build of one's own could not be captured any more
                self._rescue(found, node, held)
                continue
            if trails is not None:
                found.append(trails[card])
            if not worth:
                self._plays(found, table, loose, held, turn)
            else:
                if makes >> worth & 1:
                    found += [new(FastMove, (card, worth, taken, (), None)) for taken in takes[worth]]
                # a build needs a group that makes up the difference, or another group of the card's own value
                if (makes << worth | 1 << worth & makes) & others & buildable:
                    self._builds(found, table, held, worth, turn)
            if builds:
                self._among(found, node, held)
        return found

    def held_cards(self, hand: int) -> tuple[Held, ...]:
        """Return the cards of a hand, each with the values that the others capture at."""
        if len(self._hands) >= REMEMBERED:
            self._hands.clear()
        cards, marks = list(bits(hand)), self._marks
        every = twice = 0
        for card in cards:
            twice |= every & marks[card]
            every |= marks[card]
        # a value that two cards have stays held, whichever of them is played
        once, single = every & ~twice, self._single
        found = self._hands[hand] = tuple([(card, single[card], every & ~(once & marks[card])) for card in cards])
        return found

    def _plays(self, found: list[FastMove], table: CaptureTable, loose: int, held: Held, turn: int) -> None:
        """Add what a court without a value, or a card of several values, can do with loose cards."""
        card = held[0]
        if card & self._valueless:
            mark = self.hand_values[card][0]
            found += [new(FastMove, (card, mark, taken, (), None)) for taken in self.tables.mates(loose, mark)]
            return
        plays: list[FastMove] = []
        for value in self.hand_values[card]:
            plays += [new(FastMove, (card, value, taken, (), None)) for taken in table.takes[value]]
        for worth in self._build_values[card]:
            self._builds(plays, table, held, worth, turn)
        found += dict.fromkeys(plays)

    def _builds(self, found: list[FastMove], table: CaptureTable, held: Held, worth: int, turn: int) -> None:
        """Add builds of a card that counts ``worth`` and loose cards, for values that the others capture at."""
        card, _, others = held
        makes = table.makes
        goals = (makes << worth | 1 << worth & makes) & others & self.buildable
        while goals:
            goal = goals & -goals
            goals ^= goal
            value = goal.bit_length() - 1
            found += self._new(card, value, made_with(table, worth, value), turn)

    def _new(self, card: int, value: int, made: list[tuple[int, bool]], turn: int) -> list[FastMove]:
        """Return new builds of a card and loose ones; ``made``: sets of these, and whether in several groups."""
        return [
            new(FastMove, (card, value, used, (), new(BuildSummary, (value, card | used, multiple, turn))))
            for used, multiple in made
            if used
        ]

    def _among(self, found: list[FastMove], node: FastNode, held_card: Held) -> None:
        """Add what a card can do with builds, and loose cards beside them, whatever its holder must keep."""
        card = held_card[0]
        if card & self._valueless:
            return
        already, takes = len(found), self.tables.table(node[1])[0]
        for value in self.hand_values[card]:
            if places := [place for place, build in enumerate(node[2]) if build[0] == value]:
                sets = (0, *takes[value])
                # The first choice is of no build at all, and such captures are listed elsewhere.
                for used in subsets(places)[1:]:
                    found += [new(FastMove, (card, value, taken, used, None)) for taken in sets]
        for worth in self._build_values[card]:
            for place in range(len(node[2])):
                self._onto(found, node, held_card, worth, place)
        if self.several:  # a card may make the same move at two of its values
            found[already:] = dict.fromkeys(found[already:])

    def _onto(self, found: list[FastMove], node: FastNode, held: Held, worth: int, place: int) -> None:
        """Add the moves that put a card on a build: on one of its value, or on a single build to raise it."""
        card, _, others = held
        value, cards, multiple = node[2][place][:3]
        if others >> value & 1 and worth <= value:
            self._added(found, node, card, worth, place)
        value += worth
        if not multiple and others & self.buildable & 1 << value:
            for used in (0, *self.tables.table(node[1]).takes[value]):
                # groups of the new value beside it make the build a multiple one
                made = new(BuildSummary, (value, card | used | cards, used > 0, node[5]))
                found.append(new(FastMove, (card, value, used, (place,), made)))

    def _added(self, found: list[FastMove], node: FastNode, card: int, worth: int, place: int) -> None:
        """Add the moves that put groups of a card and loose cards on a build of their value."""
        turn = node[5]
        value, cards = node[2][place][:2]
        for used, _ in made_with(self.tables.table(node[1]), worth, value):
            made = new(BuildSummary, (value, card | used | cards, True, turn))
            found.append(new(FastMove, (card, value, used, (place,), made)))

    # ---------- moves of a builder, who must keep cards ----------

    def _rescue(self, found: list[FastMove], node: FastNode, held: Held) -> None:
        """Add the moves with a card that must be kept for a build: those that capture or raise that build."""
        among: list[FastMove] = []
        self._among(among, node, held)
        found += [move for move in among if self._keeps(node, move)]

    def _of_builder(self, node: FastNode, cards: tuple[Held, ...]) -> list[FastMove]:
        """List the moves of a builder where one card may answer for builds of several values."""
        every: list[FastMove] = []
        table = self.tables.table(node.loose)
        for held in cards:
            self._plays(every, table, node.loose, held, node.turn)
            self._among(every, node, held)
            if not self._no_trail:
                every.append(self.trails[held[0]])
        return [move for move in every if self._keeps(node, move)]

    def _keeps(self, node: FastNode, move: FastMove) -> bool:
        """Return whether the hand keeps cards for all builds of its own that stay, and for the one that is made."""
        turn, gone = node.turn, move.builds
        values = {build[0] for place, build in enumerate(node.builds) if build[3] == turn and place not in gone}
        if move.build is not None:
            values.add(move.value)
        return self._answers(node.hands[turn] ^ move.card, values)

    def _answers(self, rest: int, values: set[int]) -> bool:
        """Return whether a hand has cards for all of some values, different ones for different values."""
        if not values:
            return True
        value = min(values)
        # one card may answer for either of two values, but not for both
        takers = [bit for bit in bits(rest) if self._marks[bit] >> value & 1]
        return any(self._answers(rest ^ bit, values - {value}) for bit in takers)


def owed(builds: tuple[BuildSummary, ...], seat: int) -> int:
    """Return the values of the builds of a seat, as bits."""
    need = 0
    for build in builds:
        if build[3] == seat:
            need |= 1 << build[0]
    return need


def subsets(places: list[int]) -> list[tuple[int, ...]]:
    """Return every choice of some places, none included."""
    found: list[tuple[int, ...]] = [()]
    for place in places:
        found += [(*chosen, place) for chosen in found]
    return found
