"""Games with builds of hand cards and rules of their own about them: slower than the plain ones.

All that a card could do is listed, and every rule of the house asked about it; which ones is settled at the beginning.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from casino_core.cards import ACES, BIG_CASINO, LITTLE_CASINO
from casino_core.position.position import Position
from casino_core.rules.parts import Rules
from casino_core.search.built import Built, Extra, Held, Move, Node, Plate, plain, subsets
from casino_core.search.tables import bits, made_with

Check = Callable[[Node, Move], bool]
"""Whether a rule allows a move of a node."""


def housed(rules: Rules) -> bool:
    """Whether a game is one of those that this form knows beside the plain ones."""
    building, capturing = rules.building, rules.capturing
    unknown = (
        rules.open_turns,
        rules.steals,
        rules.takes_table,
        rules.deal.packs > 1,
        rules.deal.last_not_announced_penalty != "none",
        capturing.compulsory,
        capturing.initial_pairs_to_first_player,
        capturing.courts_aside,
        building.form == "table",
        building.table_only_build_while_trailing,
        building.trail_fine,
        not building.multi_gather_on_build,
        building.sa_drift_with_build != "forbidden",
        rules.scoring.sweep_freeze != "none",
        rules.scoring.sweep_swing,
        rules.scoring.tablanette_bonus != "none",
        rules.ending.instant_limit,
        rules.ending.cleared_ends_round,
        rules.ending.callabra_limit,
    )
    return not any(unknown)


def form_with_builds(rules: Rules) -> Built:
    """The fastest form of a game that is plain or ``housed``."""
    return Built(rules) if plain(rules) else House(rules)


class House(Built):
    """A game as numbers. The rules must be ``housed``."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        building = rules.building
        self._combines = rules.capturing.adversary_combines_build
        self._as_card = building.single_build_as_card
        self._helped = building.table_cards_help_raise
        self._natural = building.face_natural_build
        self._checks = self._rules_to_check()
        self._rest = self.mask([card for card in (*ACES, BIG_CASINO, LITTLE_CASINO) if card in self.bit])
        self._rest *= building.fresh_cards_rest
        self._draws = rules.deal.draw
        self.usual = rules.usual_builds and not (self._combines or self._as_card or self._helped or self._rest)
        self.usual = self.usual and building.partner_frees_builder and building.addition_changes_owner
        self._tables.allow({bit: (value,) for (value, _), bit in PIECE_BITS.items()})

    def _rules_to_check(self) -> tuple[Check, ...]:
        building = self.rules.building
        checks: list[tuple[bool, Check]] = [
            (building.builder_duty != "free", self._does_duty),
            (self.rules.capturing.matching == "forced", self._matches),
            (building.max_build_cards is not None, self._small_enough),
            (building.own_build_raise != "allowed", self._may_raise),
            (building.same_value_builds != "any" or building.builder_duty == "no_trail_one_per_value", self._only_one),
            (building.most_own is not None, self._few_enough),
            (self.rules.capturing.face_capture_limit == "all" and self._natural, self._all_courts),
        ]
        return tuple([check for needed, check in checks if needed])

    # ---------- nodes ----------

    def node(self, position: Position) -> Node:
        """A position as a node, with the stock where cards are drawn from it."""
        stock = tuple([self.bit[card] for card in position.stock]) if self._draws else ()
        fresh = position.extras.fresh
        return super().node(position)._replace(extra=Extra(stock, 0 if fresh is None else self.bit[fresh]))

    def after(self, node: Node, move: Move) -> Node:
        """The node after a move, and after a card has been drawn."""
        after, turn, extra = super().after(node, move), node.turn, node.extra
        if extra.stock:
            hands = [hand | extra.stock[0] if seat == turn else hand for seat, hand in enumerate(after.hands)]
            extra = extra._replace(stock=extra.stock[1:])
            after = after._replace(hands=tuple(hands), stock=len(extra.stock), extra=extra)
        fresh = move.card & self._rest if not move.value else 0
        return after if fresh == extra.fresh else after._replace(extra=extra._replace(fresh=fresh))

    def plate(self, node: Node, places: tuple[int, ...], value: int, cards: int, *, multiple: bool) -> Plate:
        """A build that the seat on turn makes of others, and whose it is."""
        building, seat = self.rules.building, node.turn
        used = [node.builds[place] for place in places]
        bases = [plate for plate in used if plate.value == value]
        owners = {plate.owner for plate in bases}
        if not building.addition_changes_owner and len(owners) == 1:
            also = {other for plate in bases for other in plate.also} - owners
            return Plate(value, cards, multiple, bases[0].owner, tuple(sorted(also)))
        if building.partner_frees_builder:
            return Plate(value, cards, multiple, seat)
        before = {other for plate in used for other in (plate.owner, *plate.also)}
        partners = [other for other in before if other != seat and self.side_of[other] == self.side_of[seat]]
        return Plate(value, cards, multiple, seat, tuple(sorted(partners)))

    # ---------- what is legal ----------

    def moves(self, node: Node) -> list[Move]:
        """Every legal move, each set of pieces once; of captures with very many unions a selection."""
        if self.usual:
            return super().moves(node)
        found: list[Move] = []
        for held in self.apart(node.hands[node.turn]):
            found.append(self.trails[held[0]])
            if held[0] & self._valueless:
                found += self._court_captures(node, held[0])
                found += self._court_builds(node, held) if self._natural else ()
            else:
                found += self._captures(node, held[0])
                found += self._makes(node, held) if self.buildable else ()
        checks = self._checks
        return [
            move
            for move in dict.fromkeys(found)
            if self._keeps(node, move) and all(check(node, move) for check in checks)
        ]

    def _pieces(self, node: Node, *, capturing: bool) -> tuple[int, dict[int, int]]:
        """The single builds that can be members of groups as cards are, as bits, and their places."""
        mask, places = 0, {}
        if not (self._as_card or (capturing and self._combines)):
            return 0, {}
        own = self.side_of[node.turn]
        for place, plate in enumerate(node.builds):
            if not plate.multiple and (self._as_card or self.side_of[plate.owner] != own):
                bit = next(bit for (value, _), bit in PIECE_BITS.items() if value == plate.value and not mask & bit)
                mask |= bit
                places[bit] = place
        return mask, places

    def _captures(self, node: Node, card: int) -> Iterator[Move]:
        pieces, places = self._pieces(node, capturing=True)
        takes = self._tables.table(node.loose | pieces).takes
        for value in self.hand_values[card]:
            whole = [p for p, plate in enumerate(node.builds) if plate.value == value and p not in places.values()]
            for chosen in subsets(whole):
                for used in (0, *takes[value]) if chosen else takes[value]:
                    members = [places[bit] for bit in bits(used & PIECES)]
                    yield Move(card, value, used & ~PIECES, tuple(sorted((*chosen, *members))), None)

    def _court_captures(self, node: Node, card: int) -> Iterator[Move]:
        value, mates = self._mark[card], list(bits(node.loose & self._ranks[card]))
        for chosen in subsets([place for place, plate in enumerate(node.builds) if plate.value == value]):
            count = sum([node.builds[place].cards.bit_count() for place in chosen])
            for taken in subsets(mates):
                if count + len(taken) in self._court_takes:
                    yield Move(card, value, sum(taken), chosen, None)

    def _court_builds(self, node: Node, held: Held) -> Iterator[Move]:
        card, _, others = held
        value = self._mark[card]
        if not others >> value & 1:
            return
        bases = [(place,) for place, plate in enumerate(node.builds) if plate.value == value]
        for mates in subsets(list(bits(node.loose & self._ranks[card]))):
            for places in [(), *bases] if mates else bases:
                yield self._built(node, Move(card, value, sum(mates), places, None), multiple=True)

    def _makes(self, node: Node, held: Held) -> Iterator[Move]:
        """The builds that a card can make, add to or raise."""
        card, _, others = held
        pieces, members = self._pieces(node, capturing=False)
        loose = node.loose & ~node.extra.fresh | pieces
        for value in bits(others & self.buildable):
            goal = value.bit_length() - 1
            for worth in self._build_values[card]:
                if worth > goal:
                    continue
                bases = [
                    place
                    for place, plate in enumerate(node.builds)
                    if plate.value == goal and (plate.multiple or not self._as_card)
                ]
                for used, multiple in made_with(self._tables.table(loose), worth, goal):
                    places = tuple([members[bit] for bit in bits(used & PIECES)])
                    if used:
                        yield self._built(node, Move(card, goal, used & ~PIECES, places, None), multiple=multiple)
                    for base in bases:
                        yield self._built(node, Move(card, goal, used & ~PIECES, (*places, base), None), multiple=True)
                if not self._as_card:
                    yield from self._raises(node, card, worth, goal, loose)

    def _raises(self, node: Node, card: int, worth: int, value: int, loose: int) -> Iterator[Move]:
        """Single builds whose value the card changes, perhaps with loose ones, and groups of the new value beside."""
        takes, groups, _ = self._tables.table(loose)
        for place, plate in enumerate(node.builds):
            missing = value - worth - plate.value
            if plate.multiple or missing < 0:
                continue
            for first in (0,) if not missing else groups[missing] if self._helped else ():
                yield self._built(node, Move(card, value, first, (place,), None), multiple=False)
                for other in takes[value]:
                    if not other & first:
                        yield self._built(node, Move(card, value, first | other, (place,), None), multiple=True)

    def _built(self, node: Node, move: Move, *, multiple: bool) -> Move:
        """A move with the build that comes of it."""
        card, value, used, places, _ = move
        cards = card | used
        for place in places:
            cards |= node.builds[place].cards
        places = tuple(sorted(places))
        return Move(card, value, used, places, self.plate(node, places, value, cards, multiple=multiple))

    # ---------- rules of the house ----------

    def _does_duty(self, node: Node, move: Move) -> bool:
        """Whether a builder does what he must while a build of his stands."""
        duty, seat = self.rules.building.builder_duty, node.turn
        held = 0
        for bit in bits(node.hands[seat]):
            held |= self._marks[bit]
        binding = {
            place
            for place, plate in enumerate(node.builds)
            if plate.owner == seat or (seat in plate.also and held >> plate.value & 1)
        }
        if not binding or not binding.isdisjoint(move.builds):
            return True
        if duty == "no_trail":
            return move.value > 0
        if duty == "add_or_capture":
            return move.value > 0 and move.build is None
        return duty == "no_trail_one_per_value" and move.build is not None and not self._adds(node, move)

    def _adds(self, node: Node, move: Move) -> bool:
        return any(node.builds[place].value == move.value for place in move.builds)

    def _matches(self, node: Node, move: Move) -> bool:
        """Whether equal cards are all captured, unless the card is built with."""
        card = self._of_bit[move.card]
        usual = self.rules.usual_value[card]
        if move.build is not None or usual not in self.rules.hand_values[card] or move.value not in {0, usual}:
            return True
        mates = node.loose & self._same_rank[card.rank]
        return not mates & ~move.loose

    def _small_enough(self, node: Node, move: Move) -> bool:  # noqa: ARG002  # all rules are asked alike
        return move.build is None or move.build.cards.bit_count() <= (self.rules.building.max_build_cards or 0)

    def _may_raise(self, node: Node, move: Move) -> bool:
        """Whether a build of one's own that is raised may be."""
        building, seat = self.rules.building, node.turn
        if move.build is None:
            return True
        for place in move.builds:
            plate = node.builds[place]
            if plate.value == move.value:
                continue
            forbidden = building.own_build_raise == "forbidden"
            if forbidden and building.most_own and self.side_of[plate.owner] == self.side_of[seat]:
                return False
            if plate.owner == seat:
                held = 0
                for bit in bits(node.hands[seat]):
                    held |= self._marks[bit]
                if forbidden or not (held >> plate.value & held >> move.value & 1):
                    return False
        return True

    def _only_one(self, node: Node, move: Move) -> bool:
        """Whether no second build of a value comes about that there may not be."""
        if move.build is None:
            return True
        bases = {node.builds[place].owner for place in move.builds if node.builds[place].value == move.value}
        building, seat = self.rules.building, node.turn
        if bases and (seat in bases or move.build.owner != seat):
            return True
        for place, plate in enumerate(node.builds):
            if plate.value == move.value and place not in move.builds:
                if building.builder_duty == "no_trail_one_per_value":
                    barred = plate.owner == seat or (not bases and self.side_of[plate.owner] != self.side_of[seat])
                elif building.same_value_builds == "one_per_value_global":
                    barred = not bases
                else:
                    barred = building.same_value_builds == "one_per_value_per_player" and plate.owner == seat
                if barred:
                    return False
        return True

    def _few_enough(self, node: Node, move: Move) -> bool:
        """Whether a builder does not own too many builds."""
        most = self.rules.building.most_own
        own = [p for p, plate in enumerate(node.builds) if plate.owner == node.turn and p not in move.builds]
        return move.build is None or most is None or len(own) < most

    def _all_courts(self, node: Node, move: Move) -> bool:
        """Whether a build of courts is made by somebody who sees all four of them."""
        if move.build is None or not move.card & self._valueless:
            return True
        there = (node.hands[node.turn] | node.loose | move.build.cards) & self._ranks[move.card]
        return there.bit_count() >= 4


MOST_PIECES = 8
"""How many single builds of one value are told apart."""

PIECE_BITS = {(value, place): 1 << 64 + MOST_PIECES * value + place for value in range(1, 17) for place in range(8)}
"""Builds that are members of groups as cards are: by their value and a running number, as bits above those of cards."""

PIECES = sum(PIECE_BITS.values())
"""All these bits."""
