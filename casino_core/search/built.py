"""Games with builds of hand cards as numbers: the same that the engine plays, many times as fast.

A card is a bit, a set of cards the sum of its bits. Which groups a table makes is remembered by the set of loose cards,
which in a search comes back again and again.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from typing import NamedTuple

from casino_core.cards import Card
from casino_core.position.actions import Action, BuildPiece, Capture, Play, Trail, pieces
from casino_core.position.position import Position
from casino_core.rules.parts import Rules
from casino_core.search.game_model import Points, Standing
from casino_core.search.score import Score
from casino_core.search.tables import REMEMBERED, Table, Tables, made_with
from casino_core.search.tables import bits as bits  # noqa: PLC0414  # seen from here as well


class Plate(NamedTuple):
    """A build: its value, its cards, whether its value is fixed, whose it is, and whom else it binds not to trail."""

    value: int
    cards: int
    multiple: bool
    owner: int
    also: tuple[int, ...] = ()


class Extra(NamedTuple):
    """What only some games keep account of: the stock that is drawn from, and a card that rests for a turn."""

    stock: tuple[int, ...] = ()
    fresh: int = 0


NO_EXTRA = Extra()


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
    extra: Extra = NO_EXTRA


class Move(NamedTuple):
    """A play: the card, the loose cards and the builds (by place) it touches, and what comes of it.

    ``value`` is 0 for a card that is laid down; ``build`` is None unless one is made.
    """

    card: int
    value: int
    loose: int
    builds: tuple[int, ...]
    build: Plate | None


Held = tuple[int, int, int]
"""A card of a hand, what it counts where that is one value, and the values that the others capture at, as bits."""


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
        self.usual = True
        self.hand_values = {self.bit[card]: rules.hand_values[card] for card in self.cards}
        self._build_values = {self.bit[card]: rules.build_values[card] for card in self.cards}
        self._ranks = {
            self.bit[card]: self.mask([c for c in self.cards if c.rank == card.rank]) for card in rules.rank_only
        }
        self._same_rank = {card.rank: self.mask([c for c in self.cards if c.rank == card.rank]) for card in self.cards}
        self._mark = {self.bit[card]: rules.hand_values[card][0] for card in rules.rank_only}
        self._valueless = self.mask(rules.rank_only)
        values = range(1, rules.largest_sum + 1) if rules.building.form != "none" else ()
        self.buildable = sum([1 << value for value in values if value not in rules.rank_marks])
        self._bound = rules.building.builder_duty == "no_trail"
        self.several = rules.several_values
        self._court_takes = rules.court_takes
        self._one_court = rules.court_takes == {1}
        self.side_of = rules.side_of
        self._next = tuple(rules.next_seat(seat) for seat in range(rules.seats))
        self._cancels = rules.scoring.sweep_cancel == "all_players_have_one"
        self._sweeps_at_last = rules.scoring.sweep_last_card
        self.score = Score(self)
        worths = {self.bit[card]: counts for card, counts in rules.summed_values.items() if counts}
        self._tables = Tables(worths, rules.largest_sum)
        self.trails = {bit: Move(bit, 0, 0, (), None) for bit in self._of_bit}
        self._marks = {bit: sum([1 << value for value in values]) for bit, values in self.hand_values.items()}
        single = {bit: values[0] for bit, values in self.hand_values.items() if len(values) == 1}
        self._worth = {
            bit: single[bit]
            if bit in single and not bit & self._valueless and self._build_values[bit] == (single[bit],)
            else 0
            for bit in self._of_bit
        }
        self._hands: dict[int, tuple[Held, ...]] = {}

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
            tuple(Plate(b.value, self.mask(b.cards), b.multiple, b.owner, b.also) for b in position.builds),
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
        cards = card | loose
        for place in places:
            cards |= self.mask(position.builds[place].cards)
        made = self.plate(self.node(position), places, play.value, cards, multiple=len(play.groups) > 1)
        return Move(card, play.value, loose, places, made)

    def plate(self, node: Node, places: tuple[int, ...], value: int, cards: int, *, multiple: bool) -> Plate:  # noqa: ARG002  # other games look at the builds it is made of
        """A build that the seat on turn makes of cards and of builds at some places: here it is always his."""
        return Plate(value, cards, multiple, node.turn)

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
        beside = self.score.beside(node)
        return Standing(node.taken, beside, lying, node.last, node.turn, node.stock, node.hands, node.builds)

    def promised(self, node: Node, move: Move) -> Standing:
        """How the deal stands with a move."""
        return self.standing(self.after(node, move))

    def points(self, node: Node) -> Points:
        """The points of every side when the residue has gone where it goes."""
        return self.score.points(node)

    def table(self, loose: int) -> Table:
        """What a set of loose cards makes; remembered."""
        return self._tables.table(loose)

    # ---------- what is legal ----------

    def moves(self, node: Node) -> list[Move]:
        """Every legal move, each set of pieces once; of captures with very many unions a selection."""
        turn = node[5]
        hand, loose, builds = node[0][turn], node[1], node[2]
        need = owed(builds, turn) if builds else 0
        apart = self._hands.get(hand) or self.apart(hand)
        if need and self.several:
            return self._careful(node, apart)
        found: list[Move] = []
        trails = None if need and self._bound else self.trails
        table, buildable = self._tables.table(loose), self.buildable
        takes, _, makes = table
        for held in apart:
            card, worth, others = held
            if need & ~others:
                self._rescue(found, node, held)
                continue
            if trails is not None:
                found.append(trails[card])
            if not worth:
                self._plays(found, table, loose, held, turn)
            else:
                if makes >> worth & 1:
                    found += [new(Move, (card, worth, taken, (), None)) for taken in takes[worth]]
                if (makes << worth | 1 << worth & makes) & others & buildable:
                    self._builds(found, table, held, worth, turn)
            if builds:
                self._among(found, node, held)
        return found

    def apart(self, hand: int) -> tuple[Held, ...]:
        """The cards of a hand, each with the values of the others; remembered."""
        if len(self._hands) >= REMEMBERED:
            self._hands.clear()
        cards, marks = list(bits(hand)), self._marks
        every = twice = 0
        for card in cards:
            twice |= every & marks[card]
            every |= marks[card]
        once, worth = every & ~twice, self._worth
        apart = self._hands[hand] = tuple([(card, worth[card], every & ~(once & marks[card])) for card in cards])
        return apart

    def _plays(self, found: list[Move], table: Table, loose: int, held: Held, turn: int) -> None:
        """What a court without a value or a card of several values can do with loose cards."""
        card = held[0]
        if card & self._valueless:
            found += [
                new(Move, (card, self._mark[card], taken, (), None)) for taken in self.mates(loose & self._ranks[card])
            ]
            return
        plays: list[Move] = []
        for value in self.hand_values[card]:
            plays += [new(Move, (card, value, taken, (), None)) for taken in table.takes[value]]
        for worth in self._build_values[card]:
            self._builds(plays, table, held, worth, turn)
        found += dict.fromkeys(plays)

    def _builds(self, found: list[Move], table: Table, held: Held, worth: int, turn: int) -> None:
        """Builds of a card at a worth and loose ones, for values that the others capture at."""
        card, _, others = held
        _, groups, makes = table
        goals = (makes << worth | 1 << worth & makes) & others & self.buildable
        while goals:
            goal = goals & -goals
            goals ^= goal
            value = goal.bit_length() - 1
            if value > worth and not makes & goal:
                singles = [(used, False) for used in groups[value - worth]]
                found += self._new(card, value, singles, turn)
                continue
            found += self._new(card, value, made_with(table, worth, value), turn)

    def _new(self, card: int, value: int, made: list[tuple[int, bool]], turn: int) -> list[Move]:
        """New builds of a card and some loose ones."""
        return [
            new(Move, (card, value, used, (), new(Plate, (value, card | used, multiple, turn, ()))))
            for used, multiple in made
            if used
        ]

    def mates(self, there: int) -> list[int]:
        """The sets of loose courts that one of their rank takes."""
        if not there:
            return []
        mates = list(bits(there))
        if self._one_court:
            return mates
        sizes = [size for size in range(1, len(mates) + 1) if size in self._court_takes]
        return [sum(taken) for size in sizes for taken in combinations(mates, size)]

    def _among(self, found: list[Move], node: Node, held_card: Held) -> None:
        """What a card can do with builds, and loose cards beside them, when nothing is owed."""
        card = held_card[0]
        if card & self._valueless:
            return
        already, takes = len(found), self._tables.table(node[1])[0]
        for value in self.hand_values[card]:
            if places := [place for place, plate in enumerate(node[2]) if plate[0] == value]:
                sets = (0, *takes[value])
                for used in subsets(places)[1:]:
                    found += [new(Move, (card, value, taken, used, None)) for taken in sets]
        for worth in self._build_values[card]:
            for place in range(len(node[2])):
                self._onto(found, node, held_card, worth, place)
        if self.several:
            found[already:] = dict.fromkeys(found[already:])

    def _onto(self, found: list[Move], node: Node, held: Held, worth: int, place: int) -> None:
        """Adding a card to a build of its value, and raising a single build."""
        card, _, others = held
        value, cards, multiple = node[2][place][:3]
        if others >> value & 1 and worth <= value:
            self._added(found, node, card, worth, place)
        value += worth
        if not multiple and others & self.buildable & 1 << value:
            for used in (0, *self._tables.table(node[1]).takes[value]):
                made = new(Plate, (value, card | used | cards, used > 0, node[5], ()))
                found.append(new(Move, (card, value, used, (place,), made)))

    def _added(self, found: list[Move], node: Node, card: int, worth: int, place: int) -> None:
        """Builds of a card and loose ones that are put on a build of their value."""
        turn = node[5]
        value, cards = node[2][place][:2]
        for used, _ in made_with(self._tables.table(node[1]), worth, value):
            made = new(Plate, (value, card | used | cards, True, turn, ()))
            found.append(new(Move, (card, value, used, (place,), made)))

    # ---------- what is legal for a builder who has to mind what he keeps ----------

    def _rescue(self, found: list[Move], node: Node, held: Held) -> None:
        """The moves with a card that a build of one's own needs: those that take or raise the build."""
        among: list[Move] = []
        self._among(among, node, held)
        found += [move for move in among if self._keeps(node, move)]

    def _careful(self, node: Node, apart: tuple[Held, ...]) -> list[Move]:
        """The moves of a player with builds where one card may answer for builds of several values."""
        every: list[Move] = []
        table = self._tables.table(node.loose)
        for held in apart:
            self._plays(every, table, node.loose, held, node.turn)
            self._among(every, node, held)
            if not self._bound:
                every.append(self.trails[held[0]])
        return [move for move in every if self._keeps(node, move)]

    def _keeps(self, node: Node, move: Move) -> bool:
        """Whether cards are left for all builds of one's own but those taken, and for the one that is made."""
        turn, gone = node.turn, move.builds
        values = {plate[0] for place, plate in enumerate(node.builds) if plate[3] == turn and place not in gone}
        if move.build is not None:
            values.add(move.value)
        return self._answers(node.hands[turn] ^ move.card, values)

    def _answers(self, rest: int, values: set[int]) -> bool:
        """Whether a hand has cards for all of some values, different ones for different values."""
        if not values:
            return True
        value = min(values)
        mark, left = 1 << value, values - {value}
        if self.several:
            return any(self._answers(rest ^ bit, left) for bit in bits(rest) if self._marks[bit] & mark)
        return any(self._marks[bit] & mark for bit in bits(rest)) and self._answers(rest, left)

    # ---------- what happens ----------

    def after(self, node: Node, move: Move) -> Node:
        """The node after a move."""
        hands, loose, builds, taken, sweeps, turn, last, stock, extra = node
        card, value, used, places, plate = move
        if len(hands) == 2:
            first, second = hands
            hands = (first, second ^ card) if turn else (first ^ card, second)
        else:
            hands = (*hands[:turn], hands[turn] ^ card, *hands[turn + 1 :])
        if plate is not None:
            stay = [other for place, other in enumerate(builds) if place not in places] if places else builds
            return new(Node, (hands, loose ^ used, (*stay, plate), taken, sweeps, self._next[turn], last, stock, extra))
        if not value:
            return new(Node, (hands, loose | card, builds, taken, sweeps, self._next[turn], last, stock, extra))
        loose ^= used
        gained = card | used
        if places:
            for place in places:
                gained |= builds[place][1]
            builds = tuple([other for place, other in enumerate(builds) if place not in places])
        side = self.side_of[turn]
        if len(taken) == 2:
            first, second = taken
            taken = (first, second | gained) if side else (first | gained, second)
        else:
            taken = (*taken[:side], taken[side] | gained, *taken[side + 1 :])
        if not loose and not builds:
            sweeps = self.swept(sweeps, side, last_card=not stock and not any(hands))
        return new(Node, (hands, loose, builds, taken, sweeps, self._next[turn], turn, stock, extra))

    def swept(self, counts: tuple[int, ...], side: int, *, last_card: bool) -> tuple[int, ...]:
        """The sweeps when a side has emptied the table, perhaps with the last card of the round."""
        if last_card and not self._sweeps_at_last:
            return counts
        counts = (*counts[:side], counts[side] + 1, *counts[side + 1 :])
        return tuple([count - 1 for count in counts]) if self._cancels and all(counts) else counts


new = tuple.__new__


def owed(builds: tuple[Plate, ...], seat: int) -> int:
    """The values of the builds of a seat, as bits."""
    need = 0
    for plate in builds:
        if plate[3] == seat:
            need |= 1 << plate[0]
    return need


def subsets(places: list[int]) -> list[tuple[int, ...]]:
    """Every choice of some places, none included."""
    found: list[tuple[int, ...]] = [()]
    for place in places:
        found += [(*chosen, place) for chosen in found]
    return found
