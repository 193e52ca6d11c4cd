"""South African games as numbers: builds of hand cards, and open piles whose top cards others take like loose ones.

A card is a bit, a set of cards the sum of its bits. Moves are found by what lies there: where there are no builds,
nobody owes anything and no top can be put into one.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any, NamedTuple, cast

from casino_core.cards import SUITS, Card
from casino_core.position.actions import Action, BuildPiece, MakeBuild, Play, Trail, pieces
from casino_core.position.position import Position
from casino_core.rules.building import Building
from casino_core.rules.capturing import Capturing, Piles
from casino_core.rules.parts import Rules
from casino_core.rules.values import Values
from casino_core.search.card_sums import MOST, REMEMBERED, CardSums, Sets, bits, joined
from casino_core.search.game_model import Points, Standing
from casino_core.search.score import Score

NONE, SINGLE, MULTIPLE = 0, 1, 2
"""What a move builds."""


class Plate(NamedTuple):
    """A build: its value, its cards, whether its value is fixed, and whose it is."""

    value: int
    cards: int
    multiple: bool
    owner: int


class Node(NamedTuple):
    """A round in progress; of what is still to be dealt only the number of cards, ``stock``.

    ``hands`` and ``piles`` by seat, the top of a pile last; ``taken`` and ``sweeps`` by side, and no sweep counts;
    ``last`` is the last capturer, or -1; ``drifts``: builders may lay down a card without more.
    """

    hands: tuple[int, ...]
    loose: int
    builds: tuple[Plate, ...]
    piles: tuple[tuple[int, ...], ...]
    taken: tuple[int, ...]
    sweeps: tuple[int, ...]
    turn: int
    last: int
    stock: int
    drifts: bool


Use = tuple[int, int, tuple[int, ...], int]
"""What a card is played for: its value (0 when it is laid down), the loose cards and tops it is put together with, the
builds it takes or changes (by place), and what it builds."""

Move = tuple[int, Use]
"""A play: the card, and what it is played for."""

LAID: Use = (0, 0, (), NONE)

Holding = tuple[int, int, int]
"""A card of a hand: its number, what it counts, and the values that the other cards hold, as bits."""


class Table(NamedTuple):
    """What lies on the table for the seat on turn.

    ``own``: the places of its builds; ``bound``: they forbid it to lay a card down; ``free``: they do not keep it from
    other builds; ``barred``: the values of which there can be no other build, as bits; ``adds``: builds it may add to,
    value, place and the cards that go there; ``raises``: those whose value it may change, value and place.
    """

    loose: int
    tops: int
    builds: tuple[Plate, ...]
    own: list[int]
    bound: bool
    free: bool
    barred: int
    adds: list[tuple[int, int, int]]
    raises: list[tuple[int, int]]


def stealing(rules: Rules) -> bool:
    """Whether a game is one of those that this form knows."""
    building, piles = rules.building, rules.piles
    usual = replace(
        building,
        builder_duty="no_trail",
        own_build_raise="allowed",
        same_value_builds="any",
        most_own=None,
        sa_drift_with_build="forbidden",
    )
    return (
        usual == Building()
        and building.builder_duty in ("no_trail", "add_or_capture", "free")
        and building.own_build_raise != "needs_both_cards"
        and building.same_value_builds != "one_per_value_per_player"
        and building.most_own in (None, 1)
        and replace(rules.capturing, residue_to="last_capturer") == Capturing()
        and piles.tops in ("captures", "equals")
        and replace(piles, tops="captures") == Piles(each=True, face_up=True, order="lowest_on_top", tops="captures")
        and rules.values == Values()
        and not (rules.rank_only or rules.deal.draw)
        and counted(rules)
    )


def counted(rules: Rules) -> bool:
    """Whether a round of one pack is dealt and scored so that it can be played as numbers, whatever its captures."""
    deal, scoring, ending = rules.deal, rules.scoring, rules.ending
    unusual = (
        deal.packs > 1,
        deal.last_not_announced_penalty != "none",
        scoring.sweep_points,
        scoring.sweep_freeze != "none",
        scoring.sweep_swing,
        scoring.tablanette_bonus != "none",
        scoring.all_eleven_bonus == "plus_1",
        scoring.difference_scoring,
        ending.claim_out != "off",
        ending.instant_limit,
        ending.cleared_ends_round,
        ending.callabra_limit,
    )
    return not any(unusual)


class Stealing:
    """A game as numbers. The rules must be ``stealing``."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.cards = rules.pack
        self.bit = {card: 1 << place for place, card in enumerate(self.cards)}
        self._of_bit = {bit: card for card, bit in self.bit.items()}
        self._worth = {bit: rules.usual_value[card] for bit, card in self._of_bit.items()}
        lowest_last = sorted(self.cards, key=lambda card: (-card.pips, -SUITS.index(card.suit)))
        self._rank = {self.bit[card]: place for place, card in enumerate(lowest_last)}
        self._sums = CardSums({self.bit[card]: rules.summed_values[card] for card in self.cards}, rules.largest_sum)
        self._side = rules.side_of
        self._next = tuple(rules.next_seat(seat) for seat in range(rules.seats))
        building = rules.building
        self._equals = rules.piles.tops == "equals"
        self._bound = building.builder_duty != "free"
        self._strict = building.builder_duty == "add_or_capture"
        self._raises_own = building.own_build_raise == "allowed"
        self._one_a_value = building.same_value_builds == "one_per_value_global"
        self._one_each = building.most_own is not None
        self._may_drift = building.sa_drift_with_build != "forbidden" and rules.seats == 2
        self._score: Any = Score(cast(Any, self))
        self._of_value = [
            (value, sum([bit for bit, worth in self._worth.items() if worth == value]))
            for value in range(1, rules.largest_sum + 1)
        ]
        self._hands: dict[int, tuple[Holding, ...]] = {}
        self._uses: dict[tuple[int, int, int, int], tuple[Use, ...]] = {}
        self._news: dict[tuple[int, int, int], tuple[Use, ...]] = {}
        self._makes: dict[tuple[int, int, int], tuple[tuple[int, int], ...]] = {}

    def mask(self, cards: Iterable[Card]) -> int:
        """A set of cards as a number."""
        return sum([self.bit[card] for card in cards])

    def cards_of(self, mask: int) -> tuple[Card, ...]:
        """The cards of a set, in the order of the pack."""
        return tuple([self._of_bit[bit] for bit in bits(mask)])

    # ---------- positions and plays of the engine ----------

    def node(self, position: Position) -> Node:
        """A position as a node; its stock is left out."""
        return Node(
            tuple([self.mask(hand) for hand in position.hands]),
            self.mask(position.loose),
            tuple([Plate(b.value, self.mask(b.cards), b.multiple, b.owner) for b in position.builds]),
            tuple([tuple([self.bit[card] for card in pile]) for pile in position.piles]),
            tuple([self.mask(cards) for cards in position.captured]),
            (0,) * self.rules.sides,
            position.turn,
            -1 if position.last_capturer is None else position.last_capturer,
            len(position.stock),
            self._may_drift and position.deals == 2,
        )

    def move(self, position: Position, action: Action) -> Move:
        """A play of the engine as a move. Nothing else can be done in these games; raises TypeError for it."""
        if not isinstance(action, Play):
            raise TypeError(action)
        touched = pieces(action)
        cards = self.mask([piece for piece in touched if isinstance(piece, Card)])
        places = tuple([place for place, b in enumerate(position.builds) if BuildPiece(b.name) in touched])
        value = 0 if isinstance(action, Trail) else action.value
        made = NONE
        if isinstance(action, MakeBuild):
            made = MULTIPLE if len(action.groups) > 1 else SINGLE
        return self.bit[action.card], (value, cards, places, made)

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
        beside = self._score.beside(node)
        return Standing(node.taken, beside, lying, node.last, node.turn, node.stock, node.hands, node.builds)

    def promised(self, node: Node, move: Move) -> Standing:
        """How the deal stands with a move."""
        return self.standing(self.after(node, move))

    def points(self, node: Node) -> Points:
        """The points of every side when the residue has gone where it goes."""
        return tuple(self._score.points(node))

    # ---------- what is legal ----------

    def moves(self, node: Node) -> list[Move]:
        """The legal moves, each set of pieces once: all of them unless one card has more than ``MOST`` at one value."""
        turn, loose, tops = node.turn, node.loose, 0
        for seat, pile in enumerate(node.piles):
            if pile and seat != turn:
                tops |= pile[-1]
        hand = node.hands[turn]
        cards = self._hands.get(hand) or self._held(hand)
        found: list[Move] = []
        if node.builds:
            table, known = self._table(node, tops), dict[int, list[Use]]()
            for card, worth, kept in cards:
                if worth not in known:
                    known[worth] = self._among_builds(table, worth, kept)
                found += [(card, use) for use in known[worth]]
            return found
        for card, worth, kept in cards:
            uses = self._uses.get((loose, tops, worth, kept)) or self._on_cards(loose, tops, worth, kept)
            found += [(card, use) for use in uses]
        return found

    def _held(self, hand: int) -> tuple[Holding, ...]:
        """The cards of a hand, their values, and the values that the others hold, as bits; remembered."""
        if len(self._hands) >= REMEMBERED:
            self._hands.clear()
        held = twice = 0
        for value, cards in self._of_value:
            there = hand & cards
            if there:
                held |= 1 << value
                if there & there - 1:
                    twice |= 1 << value
        worths = [(card, self._worth[card]) for card in bits(hand)]
        found = tuple([(card, worth, held if twice >> worth & 1 else held ^ 1 << worth) for card, worth in worths])
        self._hands[hand] = found
        return found

    def _on_cards(self, loose: int, tops: int, worth: int, kept: int) -> tuple[Use, ...]:
        """What a card can do where there are no builds; remembered."""
        if len(self._uses) >= REMEMBERED:
            self._uses.clear()
        takes = [(worth, cards, (), NONE) for cards in self._captures(loose, tops, worth)]
        found = self._uses[loose, tops, worth, kept] = (LAID, *takes, *self._new(loose, worth, kept))
        return found

    def _captures(self, loose: int, tops: int, worth: int) -> Sets:
        """The loose cards and tops of piles that a card can take."""
        if not self._equals or not tops:
            return self._sums.unions(loose | tops, worth)
        mates = [top for top in bits(tops) if self._worth[top] == worth]
        return joined((*mates, *self._sums.some(loose, worth))) if mates else self._sums.unions(loose, worth)

    def _new(self, loose: int, worth: int, kept: int) -> tuple[Use, ...]:
        """Builds of a card and loose ones alone, for one of the values that are kept; remembered."""
        key = loose, worth, kept
        found = self._news.get(key)
        if found is None:
            if len(self._news) >= REMEMBERED:
                self._news.clear()
            groups, made = self._sums.groups(loose), []
            for value in range(worth, kept.bit_length() if loose else 0):
                if kept >> value & 1 and groups[value - worth or worth]:
                    made += [(value, cards, (), how) for cards, how in self._made(loose, worth, value) if cards]
            found = self._news[key] = tuple(made)
        return found

    def _made(self, cards: int, worth: int, value: int) -> tuple[tuple[int, int], ...]:
        """What a card worth so much can be built with for a value, and whether that makes one group; remembered.

        Nothing at all stands for the card alone, where it has the value itself.
        """
        if worth != value and not self._sums.groups(cards)[value - worth]:
            return ()
        key = cards, worth, value
        found = self._makes.get(key)
        if found is None:
            if len(self._makes) >= REMEMBERED:
                self._makes.clear()
            firsts = (0,) if worth == value else self._sums.some(cards, value - worth)
            others = self._sums.unions(cards, value)
            several = [first | other for first in firsts for other in others if not first & other]
            made = dict.fromkeys(several[:MOST], MULTIPLE) | dict.fromkeys(firsts, SINGLE)
            found = self._makes[key] = tuple(made.items())
        return found

    def _table(self, node: Node, tops: int) -> Table:
        """What the builds on the table mean for the seat on turn."""
        builds, turn, loose = node.builds, node.turn, node.loose
        own = [place for place, plate in enumerate(builds) if plate.owner == turn]
        bound = self._bound and bool(own) and not node.drifts
        others_free = not own or not (self._one_each or (bound and self._strict))
        own_free = not self._one_each or len(own) == 1
        adds, raises = [], []
        for place, (value, _, multiple, owner) in enumerate(builds):
            if own_free if owner == turn else others_free:
                adds.append((value, place, loose | tops if owner == turn else loose))
                mine = owner == turn or (self._one_each and self._side[owner] == self._side[turn])
                if not multiple and (self._raises_own or not mine):
                    raises.append((value, place))
        barred = sum({1 << plate.value for plate in builds}) if self._one_a_value else 0
        return Table(loose, tops, builds, own, bound, others_free, barred, adds, raises)

    def _among_builds(self, table: Table, worth: int, kept: int) -> list[Use]:
        """What a card can do where there are builds."""
        loose, tops, builds, own, bound, free, barred, adds, raises = table
        lacking = {place for place in own if not kept >> builds[place].value & 1}
        found: list[Use] = [] if bound or lacking else [LAID]
        taken = self._captures(loose, tops, worth)
        if not lacking:
            found += [(worth, cards, (), NONE) for cards in taken]
        for places in subsets([place for place, plate in enumerate(builds) if plate.value == worth]):
            if lacking.issubset(places):
                found += [(worth, cards, places, NONE) for cards in (0, *taken)]
        if not lacking:
            if free:
                found += self._new(loose, worth, kept & ~barred)
            for value, place, there in adds:
                if value >= worth and kept >> value & 1:
                    found += [(value, cards, (place,), MULTIPLE) for cards, _ in self._made(there, worth, value)]
        for old, place in raises:
            value = old + worth
            if (kept & ~barred) >> value & 1 and lacking.issubset((place,)):
                found.append((value, 0, (place,), SINGLE))
                found += [(value, cards, (place,), MULTIPLE) for cards in self._sums.unions(loose, value)]
        return found

    # ---------- what happens ----------

    def after(self, node: Node, move: Move) -> Node:
        """The node after a move."""
        hands, loose, builds, piles, taken, sweeps, turn, last, stock, drifts = node
        card, (value, cards, places, made) = move
        hands = (*hands[:turn], hands[turn] ^ card, *hands[turn + 1 :])
        if not value:
            return Node(hands, loose | card, builds, piles, taken, sweeps, self._next[turn], last, stock, drifts)
        used = card | cards
        if places:
            for place in places:
                used |= builds[place].cards
            builds = tuple([plate for place, plate in enumerate(builds) if place not in places])
        stolen = cards & ~loose
        if stolen:
            piles, taken = self._without(piles, taken, stolen)
        loose &= ~cards
        if made:
            builds = (*builds, Plate(value, used, made == MULTIPLE, turn))
            return Node(hands, loose, builds, piles, taken, sweeps, self._next[turn], last, stock, drifts)
        side = self._side[turn]
        pile = (*piles[turn], *sorted(bits(used), key=self._rank.__getitem__))
        piles = (*piles[:turn], pile, *piles[turn + 1 :])
        taken = (*taken[:side], taken[side] | used, *taken[side + 1 :])
        return Node(hands, loose, builds, piles, taken, sweeps, self._next[turn], turn, stock, drifts)

    def _without(
        self, piles: tuple[tuple[int, ...], ...], taken: tuple[int, ...], stolen: int
    ) -> tuple[tuple[tuple[int, ...], ...], tuple[int, ...]]:
        """The piles, and the captured cards of the sides, less the tops that are stolen."""
        left = tuple([pile[:-1] if pile and pile[-1] & stolen else pile for pile in piles])
        return left, tuple([cards & ~stolen for cards in taken])


def subsets(places: list[int]) -> list[tuple[int, ...]]:
    """Every choice of one or more of some places."""
    found: list[tuple[int, ...]] = []
    for place in places:
        found += [(place,), *[(*chosen, place) for chosen in found]]
    return found
