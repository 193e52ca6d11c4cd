"""What is legal where builds are made step by step, as numbers: plays, steps from the table, answers to demands."""

from __future__ import annotations

from itertools import combinations
from typing import NamedTuple

from casino_core.legal.demands import in_turn
from casino_core.rules.parts import Rules
from casino_core.search.card_sums import MOST, REMEMBERED, bits
from casino_core.search.step_nodes import (
    BUILD,
    DONE,
    GIVE,
    INSIST,
    LAY,
    ON_BUILD,
    TAKE,
    Heap,
    Move,
    Node,
    Pack,
    proof,
    rank_number,
)

Question = tuple[int, str]
"""A seat, and the matter about which it is asked."""
Pairs = tuple[tuple[int, int], ...]
"""Groups of cards, each with the loose card that it is put on, or 0."""


class _Scene(NamedTuple):
    """What lies there for the seat on turn.

    ``tops`` may be used; ``owned``, ``shared``, ``standing`` and ``proven`` are values as bits: of its own builds, of
    those of its side, of all builds, and those for which it may build for its partner; ``singles`` those of builds
    whose value it may change.
    """

    tops: int
    owned: int
    shared: int
    standing: int
    proven: int
    singles: list[int]


class StepMoves:
    """The moves of nodes. Every list is complete unless a value is made in more than ``MOST`` ways."""

    def __init__(self, rules: Rules, pack: Pack) -> None:
        self._pack, self._sums = pack, pack.sums
        self._side, self._pile = rules.side_of, rules.pile_of
        self._values = range(1, rules.largest_sum + 1)
        self._sums_to = sum([1 << value for value in self._values])
        self._court_takes = rules.court_takes
        two, building = rules.seats == 2, rules.building
        self._one_build = two and building.swazi_2p_phase1_one_build
        self._builder_stays = two and building.swazi_2p_phase1_no_discard_with_build
        self._insists_on_captures = rules.capturing.swazi_insist_capture
        self._insists_on_additions = building.swazi_insist_augment
        seats = range(rules.seats)
        following = [list(in_turn(rules, seat)) for seat in seats]
        self._partners = [[s for s in following[seat] if self._side[s] == self._side[seat]] for seat in seats]
        self._opponents = [[s for s in following[seat] if self._side[s] != self._side[seat]] for seat in seats]
        self._proofs = [[(value, proof(seat, rank_number(value))) for value in self._values] for seat in seats]
        self._news: dict[tuple[int, int, int], tuple[tuple[int, Pairs], ...]] = {}
        self._latest: tuple[Node | None, list[Move]] = None, []

    # ---------- what the seat whose decision it is can do ----------

    def moves(self, node: Node) -> list[Move]:
        """Every move, or where there are very many a selection."""
        if node.matter:
            return self._answers(node)
        found: list[Move] = []
        if not node.played:
            scene, pack, hand = self._scene(node), self._pack, node.hands[node.turn]
            for card in bits(hand):
                rest = pack.rest(hand, card)
                self._plays(node, scene.owned, card, rest, found)
                if (node.loose or node.builds) and not (node.committed or card & pack.valueless):
                    self._steps(node, scene, card, rest, found)
        found += self._from_table(node)
        if node.courts:
            found.append(Move(GIVE))
        if node.played:
            found.append(Move(DONE))
        return found

    def goes_on(self, node: Node) -> bool:
        """Whether the turn can go on after its play."""
        return bool(node.courts or self._from_table(node))

    def _from_table(self, node: Node) -> list[Move]:
        """The steps without a hand card; those of the latest node are kept, as its moves are often asked for next."""
        if self._latest[0] is not node:
            found: list[Move] = []
            if node.loose or node.builds:
                self._steps(node, self._scene(node), 0, node.hands[node.turn], found)
            self._latest = node, found
        return self._latest[1]

    def _lasts(self, node: Node, owned: int, rest: int, committed: int, *, plays: bool) -> bool:
        """Whether the turn can go on, and end, with these builds of one's own and these cards in hand."""
        pack = self._pack
        if committed:
            takers = [card for card in bits(rest) if committed in pack.takes_at[card]]
            if not any(pack.answers(rest ^ card, owned) for card in takers):
                return False
        if owned and not pack.answers(rest, owned):
            return False
        if self._one_build and node.stock:
            return owned.bit_count() <= (1 if plays or node.played or committed else 2)
        return True

    def _scene(self, node: Node) -> _Scene:
        """What lies there for the seat on turn."""
        turn, side, owned, shared, standing = node.turn, self._side[node.turn], 0, 0, 0
        singles = []
        for value, _, multiple, owner, _ in node.builds:
            standing |= 1 << value
            if owner == turn:
                owned |= 1 << value
            if self._side[owner] == side:
                shared |= 1 << value
            elif not multiple:
                singles.append(value)
        return _Scene(self.tops(node), owned, shared, standing, self._proven(node) if node.proven else 0, singles)

    # ---------- plays that build nothing ----------

    def _plays(self, node: Node, owned: int, card: int, rest: int, found: list[Move]) -> None:
        """Laying a card down, and capturing with it."""
        stays = owned and self._builder_stays and node.stock
        lasts = self._lasts(node, owned, rest, 0, plays=True)
        if lasts and not (node.committed or stays):
            found.append(Move(LAY, card))
        if card & self._pack.valueless:
            if lasts and not node.committed:
                self._court_captures(node, card, found)
            return
        for value in self._pack.takes_at[card]:
            if node.committed and node.committed != value:
                continue
            heap = heap_of(node, value)
            taken = self._sums.unions(node.loose, value)
            if heap is not None and self._lasts(node, owned & ~(1 << value), rest, 0, plays=True):
                found += [Move(TAKE, card, value, cards, ON_BUILD) for cards in (0, *taken)]
            if taken and lasts and not node.committed:
                found += [Move(TAKE, card, value, cards) for cards in taken]

    def _court_captures(self, node: Node, card: int, found: list[Move]) -> None:
        """So many loose courts of the rank as one without a value may take."""
        mates = bits(node.loose & self._pack.mates[card])
        for size in range(1, len(mates) + 1):
            if size in self._court_takes:
                sets = combinations(mates, size)
                found += [Move(TAKE, card, self._pack.pips[card], sum(taken)) for taken in sets]

    # ---------- steps ----------

    def _steps(self, node: Node, scene: _Scene, card: int, rest: int, found: list[Move]) -> None:
        """Every step with a hand card, or from the table alone where it is 0; ``rest`` is what stays in hand."""
        plays, committed, owned = bool(card), node.committed, scene.owned
        can = self._lasts(node, owned, rest, committed, plays=plays)
        for heap in node.builds:
            if self._side[heap.owner] == self._side[node.turn]:
                may = can
            else:
                may = not (plays or node.played) and committed in (0, heap.value)
                may = may and self._lasts(node, owned, rest, heap.value, plays=plays)
            if may:
                self._onto_build(node, scene, card, heap.value, found)
        partners = scene.proven if can else 0
        wanted = (self._pack.held(rest) | partners) & ~scene.standing
        new = self._new(node.loose, scene.tops, self._pack.mates[card] if card else 0)
        for value, made in new:
            if wanted >> value & 1:
                if self._lasts(node, owned | 1 << value, rest, committed, plays=plays):
                    found += [Move(BUILD, card, value, cards, base) for cards, base in made]
                if partners >> value & 1:
                    found += [Move(BUILD, card, value, cards, base, partner=True) for cards, base in made]
        if card and scene.singles:
            self._raised(node, scene, card, rest, found)

    def _raised(self, node: Node, scene: _Scene, card: int, rest: int, found: list[Move]) -> None:
        """Builds of opponents whose value a card changes to one that is held: of no build, or of one of its side."""
        held, owned = self._pack.held(rest) & self._sums_to, scene.owned
        for old in scene.singles:
            for value in [old + worth for worth in self._pack.builds_as[card] if held >> old + worth & 1]:
                if scene.shared >> value & 1 and self._lasts(node, owned, rest, 0, plays=True):
                    found.append(Move(BUILD, card, value, 0, ON_BUILD, old))
                alone = not scene.standing >> value & 1
                if alone and self._lasts(node, owned | 1 << value, rest, 0, plays=True):
                    found.append(Move(BUILD, card, value, 0, 0, old))

    def _onto_build(self, node: Node, scene: _Scene, card: int, value: int, found: list[Move]) -> None:
        """Groups for the build of a value, with a card or from the table alone."""
        lying = node.loose | scene.tops
        if not card:
            found += [Move(BUILD, 0, value, cards, ON_BUILD) for cards in self._sums.some(lying, value)]
            return
        for worth in self._pack.builds_as[card]:
            groups = (0,) if worth == value else self._sums.some(lying, value - worth)
            found += [Move(BUILD, card, value, cards, ON_BUILD) for cards in groups]

    def _new(self, loose: int, tops: int, rank: int) -> tuple[tuple[int, Pairs], ...]:
        """The new builds that a card of a rank can make for every value, or the table alone; remembered.

        Groups of loose cards, and groups on a loose card: what is put together, and on what.
        """
        key = loose, tops, rank
        found = self._news.get(key)
        if found is None:
            if len(self._news) >= REMEMBERED:
                self._news.clear()
            worths = self._pack.builds_as[rank & -rank] if rank else (0,)
            found = self._news[key] = tuple(self._made(loose, loose | tops, worths).items())
        return found

    def _made(self, loose: int, lying: int, worths: tuple[int, ...]) -> dict[int, Pairs]:
        """The new builds for every value that there are, with a card that counts one of some worths, or 0 for none."""
        bases: dict[int, list[int]] = {}
        for card in bits(loose):
            for value in self._pack.counts[card]:
                bases.setdefault(value, []).append(card)
        alone, found = self._sums.groups(loose), dict[int, Pairs]()
        for worth in worths:
            for value in self._values[max(0, worth - 1) :]:
                made: Pairs = ()
                if alone[value - worth]:
                    groups = self._sums.some(loose, value - worth)
                    made = tuple([(group, 0) for group in groups if worth or group & group - 1])
                if value in bases:
                    made += self._on_cards(bases[value], lying, value - worth)
                if made:
                    found[value] = found.get(value, ()) + made
        return found

    def _on_cards(self, bases: list[int], lying: int, missing: int) -> Pairs:
        """The groups for what is missing on each loose card of a value; the same cards together once, lowest base."""
        groups = self._sums.some(lying, missing) if missing else (0,)
        if len(bases) == 1:
            return tuple([(group, bases[0]) for group in groups if not group & bases[0]])
        made = {base | group: (group, base) for base in reversed(bases) for group in groups if not group & base}
        return tuple(made.values())[:MOST]

    def tops(self, node: Node) -> int:
        """The cards on top of piles that the seat on turn may use."""
        found, own = 0, self._pile[node.turn]
        for place, pile in enumerate(node.piles):
            if pile and place != own:
                found |= pile[-1]
        return found

    def _proven(self, node: Node) -> int:
        """The values for which a build may be made for the partner, as bits."""
        found = 0
        for seat in self._partners[node.turn]:
            known = [value for value, bit in self._proofs[seat] if node.proven & bit]
            if known:
                owed = {rank_number(heap.value) for heap in node.builds if heap.owner == seat}
                found |= sum([1 << value for value in known if rank_number(value) not in owed])
        return found

    # ---------- demands ----------

    def questions(self, node: Node, move: Move) -> list[Question]:
        """Who is asked about an announced play, in order: first the partner, then every opponent."""
        asked: list[Question] = []
        turn = node.turn
        if self._partners[turn] and move.kind == TAKE and move.base:
            heap = heap_of(node, move.value)
            if heap is not None and self._side[heap.owner] == self._side[turn]:
                asked += [(seat, "request") for seat in self._partners[turn]]
        if self._insists_on_captures and move.kind != BUILD and self._takes_less(node, move):
            asked += [(seat, "capture") for seat in self._opponents[turn]]
        return asked

    def last_questions(self, node: Node) -> list[Question]:
        """Who is asked before the turn ends: every opponent, if something can be added to a build of the side."""
        if not (self._insists_on_additions and self._additions(node)):
            return []
        return [(seat, "augment") for seat in self._opponents[node.turn]]

    def next_questions(self, node: Node) -> list[Question]:
        """Who is asked after the seat that has just been; after an actor who refused his partner, the opponents."""
        asked = self.last_questions(node) if node.pending is None else self.questions(node, node.pending)
        if node.asked == node.turn:
            return [question for question in asked if question[1] != node.matter]
        now = node.asked, node.matter
        return asked[asked.index(now) + 1 :] if now in asked else []

    def _additions(self, node: Node) -> list[Move]:
        """Every group of the table that could be put on a build of the side on turn."""
        side, found = self._side[node.turn], list[Move]()
        scene = self._scene(node)
        for heap in node.builds:
            if self._side[heap.owner] == side:
                self._onto_build(node, scene, 0, heap.value, found)
        return found

    def _answers(self, node: Node) -> list[Move]:
        """What the seat that has been asked may say or do."""
        pending = node.pending
        if node.asked != node.turn:
            silent = node.matter == "request" and pending is not None and not self._takes_over(node, pending.value)
            return [Move(DONE)] if silent else [Move(INSIST), Move(DONE)]
        if node.matter == "augment" or pending is None:
            return self._additions(node)
        if node.matter == "request":
            return [Move(BUILD, pending.card, pending.value, 0, ON_BUILD, partner=True), Move(DONE)]
        return self._largest(node, pending)

    def _takes_over(self, node: Node, value: int) -> bool:
        """Whether the seat that is asked holds a card for a build of a value, beside those for its own builds."""
        owned = sum([1 << heap.value for heap in node.builds if heap.owner == node.asked])
        return self._pack.answers(node.hands[node.asked], owned | 1 << value)

    def _takes_less(self, node: Node, move: Move) -> bool:
        """Whether a play could take more than it does, a capture at the same value."""
        if move.card & self._pack.valueless:
            mates, taken = (node.loose & self._pack.mates[move.card]).bit_count(), move.cards.bit_count()
            return any(taken < size <= mates for size in self._court_takes)
        values = (move.value,) if move.kind == TAKE else self._pack.takes_at[move.card]
        if not move.base and any(heap.value in values for heap in node.builds):
            return True
        if move.kind == TAKE:
            return self._sums.wider(node.loose, move.value, move.cards)
        groups = self._sums.groups(node.loose)
        return any(groups[value] for value in values)

    def _largest(self, node: Node, move: Move) -> list[Move]:
        """The captures that take the most cards of all that take what a play takes, and more."""
        card, found = move.card, list[Move]()
        if card & self._pack.valueless:
            self._court_captures(node, card, found)
            found = [more for more in found if not move.cards & ~more.cards and more.cards != move.cards]
        else:
            for value in (move.value,) if move.kind == TAKE else self._pack.takes_at[card]:
                base = ON_BUILD if heap_of(node, value) is not None else 0
                sets = self._sums.widest(node.loose, value, move.cards)
                found += [Move(TAKE, card, value, cards, base) for cards in sets if cards or base]
        most = max([self._count(node, capture) for capture in found])
        return [capture for capture in found if self._count(node, capture) == most]

    def _count(self, node: Node, move: Move) -> int:
        """How many cards of the table a capture takes, those of a build included."""
        heap = heap_of(node, move.value) if move.base else None
        return move.cards.bit_count() + (0 if heap is None else len(heap.order))


def heap_of(node: Node, value: int) -> Heap | None:
    """The build of a value, if there is one."""
    for heap in node.builds:
        if heap.value == value:
            return heap
    return None
