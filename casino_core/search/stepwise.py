"""Swazi games as numbers: builds made step by step, open piles to steal from, and what others demand of a turn.

The moves are those of ``step_moves``. A turn is finite: every step from the table leaves fewer cards loose or in piles.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any, cast

from casino_core.cards import RANKS, Card
from casino_core.legal.step_builds import parts
from casino_core.position.actions import (
    Action,
    BuildPiece,
    Capture,
    Done,
    Give,
    Insist,
    MakeBuild,
    TableBuild,
    Trail,
    pieces,
)
from casino_core.position.layout import Build
from casino_core.position.position import Extras, Position
from casino_core.rules.building import Building
from casino_core.rules.capturing import Capturing
from casino_core.rules.parts import Rules
from casino_core.search.card_sums import bits
from casino_core.search.game_model import Points, Standing
from casino_core.search.score import Score
from casino_core.search.stealing import counted
from casino_core.search.step_moves import Question, StepMoves, heap_of
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


def stepwise(rules: Rules) -> bool:
    """Whether a game is one of those that this form knows."""
    building, capturing, values, piles = rules.building, rules.capturing, rules.values, rules.piles
    usual = Building(
        form="table",
        builder_duty="free",
        build_owner="last_to_set_value",
        own_build_raise="forbidden",
        same_value_builds="one_per_value_global",
        swazi_insist_augment=building.swazi_insist_augment,
        swazi_2p_phase1_no_discard_with_build=building.swazi_2p_phase1_no_discard_with_build,
        swazi_2p_phase1_one_build=building.swazi_2p_phase1_one_build,
    )
    asked = replace(capturing, swazi_insist_capture=False, face_capture_limit="one", residue_to=Capturing().residue_to)
    return (
        rules.team <= 2
        and building == usual
        and asked == Capturing()
        and values.courts in ("rank_only", "11_12_13")
        and values.ace_values in ("1", "1_or_14")
        and values.table_ace == "1_or_14"
        and piles.face_up
        and piles.tops == "builds"
        and piles.order != "lowest_on_top"
        and counted(rules)
    )


class Stepwise:
    """A game as numbers. The rules must be ``stepwise``."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.cards = rules.pack
        self.pack = Pack(rules)
        self._moves = StepMoves(rules, self.pack)
        self._side, self._pile = rules.side_of, rules.pile_of
        self._next = tuple(rules.next_seat(seat) for seat in range(rules.seats))
        self._draws = rules.deal.draw
        self._courts_below = rules.piles.order == "courts_below"
        self._partners = rules.team > 1
        self._score: Any = Score(cast(Any, self))

    def mask(self, cards: Iterable[Card]) -> int:
        """A set of cards as a number."""
        return self.pack.mask(cards)

    def cards_of(self, mask: int) -> tuple[Card, ...]:
        """The cards of a set, in the order of the pack."""
        return self.pack.cards_of(mask)

    # ---------- positions and actions of the engine ----------

    def node(self, position: Position) -> Node:
        """A position as a node; its stock is left out, unless cards are drawn from it."""
        extras = position.extras
        return Node(
            tuple([self.mask(hand) for hand in position.hands]),
            self.mask(position.loose),
            tuple([self._heap(build) for build in position.builds]),
            tuple([self._bits(pile) for pile in position.piles]),
            tuple([self.mask(cards) for cards in position.captured]),
            (0,) * self.rules.sides,
            position.turn,
            -1 if position.last_capturer is None else position.last_capturer,
            len(position.stock),
            self._bits(position.stock) if self._draws else (),
            0 if extras.played is None else self.pack.bit[extras.played],
            next((build.value for build in position.builds if build.name == extras.committed), 0),
            self._proofs(extras),
            self._bits(extras.courts),
            -1 if extras.asked is None else extras.asked,
            extras.matter,
            None if extras.pending is None else self.move(position, extras.pending),
        )

    def _heap(self, build: Build) -> Heap:
        return Heap(build.value, self.mask(build.cards), build.multiple, build.owner, self._bits(build.cards))

    def _bits(self, cards: Iterable[Card]) -> tuple[int, ...]:
        return tuple([self.pack.bit[card] for card in cards])

    def _proofs(self, extras: Extras) -> int:
        return sum([proof(seat, RANKS.index(rank) + 1) for seat, rank in extras.proven])

    def move(self, position: Position, action: Action) -> Move:
        """An action as a move, without the order of its groups. Raises TypeError for one that these games have not."""
        touched = pieces(action)
        cards = self.mask([piece for piece in touched if isinstance(piece, Card)])
        if isinstance(action, Trail):
            return Move(LAY, self.pack.bit[action.card])
        if isinstance(action, Capture):
            base = ON_BUILD if any(isinstance(piece, BuildPiece) for piece in touched) else 0
            return Move(TAKE, self.pack.bit[action.card], action.value, cards, base)
        if isinstance(action, MakeBuild | TableBuild):
            return self._step(position, action, cards)
        kinds = {Done: DONE, Insist: INSIST, Give: GIVE}
        if type(action) not in kinds:
            raise TypeError(action)
        return Move(kinds[type(action)])

    def _step(self, position: Position, step: MakeBuild | TableBuild, cards: int) -> Move:
        found = parts(step)
        if found is None:
            raise TypeError(step)
        card = 0 if found.card is None else self.pack.bit[found.card]
        base, old = 0, 0
        if isinstance(found.base, BuildPiece):
            base = ON_BUILD
        elif found.base is not None:
            base = self._lowest_base(cards, card, step.value, self.mask(position.loose))
            cards ^= base
        raised = [b.value for b in position.builds if BuildPiece(b.name) in found.group]
        if raised:
            old = raised[0]
        return Move(BUILD, card, step.value, cards, base, old, step.partner)

    def _lowest_base(self, cards: int, card: int, value: int, loose: int) -> int:
        """The lowest card on which the others can be put with the hand card: which one it is makes no difference."""
        missing = [value - worth for worth in self.pack.builds_as[card]] if card else [value]
        for base in bits(cards & loose):
            rest = cards ^ base
            fits = any(rest in self.pack.sums.groups(rest)[left] if rest else not left for left in missing if left >= 0)
            if fits and value in self.pack.counts[base]:
                return base
        raise ValueError("no step")

    # ---------- how a deal stands ----------

    def actor(self, node: Node) -> int:
        """The seat whose decision it is."""
        return node.turn if node.asked < 0 else node.asked

    def over(self, node: Node) -> bool:
        """Whether all hands have been played and the last turn has ended."""
        return not (node.played or any(node.hands))

    def moves(self, node: Node) -> list[Move]:
        """Every move, or where a value is made in very many ways a selection."""
        return self._moves.moves(node)

    def standing(self, node: Node) -> Standing:
        """How the deal stands."""
        lying = node.loose
        for heap in node.builds:
            lying |= heap.cards
        beside = self._score.beside(node)
        return Standing(node.taken, beside, lying, node.last, node.turn, node.stock, node.hands, node.builds)

    def promised(self, node: Node, move: Move) -> Standing:
        """How the deal stands with a move, as if nobody asked for anything and the turn was over."""
        kind, card, value, cards, base = move[:5]
        if node.matter or kind not in {LAY, TAKE, BUILD}:
            return self.standing(self.after(node, move))
        turn, loose, builds, taken, last = node.turn, node.loose, node.builds, node.taken, node.last
        if kind == TAKE:
            loose, used = loose & ~cards, card | cards
            if base:
                used |= self._found(node, value).cards
                builds = tuple([heap for heap in builds if heap.value != value])
            side, last = self._side[turn], turn
            taken = (*taken[:side], taken[side] | used, *taken[side + 1 :])
        elif kind == BUILD:
            made = self._built(node, move)
            loose, builds, taken = made.loose, made.builds, made.taken
        else:
            loose |= card
        lying = loose
        for heap in builds:
            lying |= heap.cards
        hands = (*node.hands[:turn], node.hands[turn] & ~card, *node.hands[turn + 1 :])
        return new(Standing, (taken, self._score.beside(node), lying, last, turn, node.stock, hands, builds))

    def points(self, node: Node) -> Points:
        """The points of every side when the residue has gone where it goes."""
        return tuple(self._score.points(node))

    # ---------- what happens ----------

    def after(self, node: Node, move: Move) -> Node:
        """The node after a move."""
        if node.matter:
            return self._answered(node, move)
        if move.card:
            asked = self._moves.questions(node, move)
            if asked:
                return _ask(node._replace(pending=move), asked[0])
            return self._carried_out(node, move)
        if move.kind == DONE:
            asked = self._moves.last_questions(node)
            return _ask(node, asked[0]) if asked else self._ended(node)
        after = self._given(node) if move.kind == GIVE else self._built(node, move)
        return self._ended(after) if node.played and not self._moves.goes_on(after) else after

    def _answered(self, node: Node, move: Move) -> Node:
        """What a seat says when it has been asked, or what the actor does about a demand."""
        if move.kind == INSIST:
            return node._replace(asked=node.turn)
        if move.kind == BUILD and not move.card:
            after = self._built(_free(node), move)
            more = self._moves.last_questions(after)
            return _ask(after, more[0]) if more else self._ended(after)
        if move.card:
            return self._carried_out(_free(node), move)
        left = self._moves.next_questions(node)
        if left:
            return _ask(node, left[0])
        return self._ended(_free(node)) if node.pending is None else self._carried_out(_free(node), node.pending)

    def _carried_out(self, node: Node, move: Move) -> Node:
        """The node after a play about which nobody has to be asked any more."""
        turn = node.turn
        proven = self._proven(node, move) if self._partners else 0
        if move.kind == TAKE:
            after = self._taken(node, move)
        elif move.kind == BUILD:
            after = self._built(node, move)
        else:
            after = node._replace(loose=node.loose | move.card)
        hand, draws, stock = node.hands[turn] ^ move.card, node.draws, node.stock
        if draws:
            hand, draws, stock = hand | draws[0], draws[1:], stock - 1
        hands = (*node.hands[:turn], hand, *node.hands[turn + 1 :])
        after = after._replace(hands=hands, draws=draws, stock=stock, played=move.card, committed=0, proven=proven)
        return after if self._moves.goes_on(after) else self._ended(after)

    def _ended(self, node: Node) -> Node:
        """The next seat's turn."""
        return node._replace(turn=self._next[node.turn], played=0, committed=0, courts=())

    def _proven(self, node: Node, move: Move) -> int:
        """What is known of hands after a play: whose build it takes or changes holds a card for it."""
        known = node.proven & ~proof(node.turn, self.pack.pips[move.card])
        lost = (move.raised, move.value if move.kind == TAKE and move.base else 0)
        for value in lost:
            heap = heap_of(node, value) if value else None
            if heap is not None and heap.owner != node.turn:
                known |= proof(heap.owner, rank_number(value))
        return known

    def _built(self, node: Node, move: Move) -> Node:
        """The node after a step; a hand card is left in the hand here."""
        _, card, value, cards, base, raised, partner = move
        owner, committed, multiple = node.turn, node.committed, bool(base)
        if partner:
            owner = (node.turn + self.rules.sides) % self.rules.seats
        used, order = card | cards, tuple(bits(cards))
        if raised:
            order = self._found(node, raised).order
            used |= self._found(node, raised).cards
        order = (*order, card) if card else order
        if base > 0:
            used, order = used | base, (base, *order)
        elif base:
            heap = self._found(node, value)
            used, order = used | heap.cards, (*heap.order, *order)
            owner = owner if partner else heap.owner
            committed = committed if self._side[heap.owner] == self._side[node.turn] else value
        changed = (value, raised)
        builds = (
            *[heap for heap in node.builds if heap.value not in changed],
            Heap(value, used, multiple, owner, order),
        )
        stolen = cards & ~node.loose
        after = node._replace(loose=node.loose & ~used, builds=builds, committed=committed)
        return _without_tops(after, stolen) if stolen else after

    def _found(self, node: Node, value: int) -> Heap:
        """The build of a value, which is there."""
        return next(heap for heap in node.builds if heap.value == value)

    def _taken(self, node: Node, move: Move) -> Node:
        """The node after a capture, its card still in the hand: groups of loose cards, then a build, then the card."""
        _, card, value, cards, base, _, _ = move
        order = [bit for group in self.pack.groups(cards, value) for bit in group]
        used, builds = card | cards, node.builds
        if base:
            heap = self._found(node, value)
            order += heap.order
            used |= heap.cards
            builds = tuple([other for other in builds if other is not heap])
        order.append(card)
        side, own = self._side[node.turn], self._pile[node.turn]
        pile, courts = (*node.piles[own], *order), node.courts
        if self._courts_below:
            pile = self._sunk(pile)
            if self._partners and card & self.pack.courts:
                courts = tuple([bit for bit in order if bit & self.pack.courts])
        return node._replace(
            loose=node.loose & ~cards,
            builds=builds,
            piles=(*node.piles[:own], pile, *node.piles[own + 1 :]),
            taken=(*node.taken[:side], node.taken[side] | used, *node.taken[side + 1 :]),
            last=node.turn,
            courts=courts,
        )

    def _sunk(self, pile: tuple[int, ...]) -> tuple[int, ...]:
        """A pile with its court cards below the others."""
        courts = self.pack.courts
        return (*[card for card in pile if card & courts], *[card for card in pile if not card & courts])

    def _given(self, node: Node) -> Node:
        """The node after the captured court cards have gone to the partner's pile."""
        own, to = self._pile[node.turn], self._pile[(node.turn + self.rules.sides) % self.rules.seats]
        piles = list(node.piles)
        piles[own] = tuple([card for card in piles[own] if card not in node.courts])
        piles[to] = self._sunk((*piles[to], *node.courts))
        return node._replace(piles=tuple(piles), courts=())


new = tuple.__new__


def _ask(node: Node, question: Question) -> Node:
    return node._replace(asked=question[0], matter=question[1])


def _free(node: Node) -> Node:
    """The node without what somebody was asked."""
    return node._replace(asked=-1, matter="", pending=None)


def _without_tops(node: Node, stolen: int) -> Node:
    """The node less the tops of piles that are stolen."""
    piles = tuple([pile[:-1] if pile and pile[-1] & stolen else pile for pile in node.piles])
    return node._replace(piles=piles, taken=tuple([cards & ~stolen for cards in node.taken]))
