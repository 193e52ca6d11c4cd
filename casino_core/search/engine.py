"""Any game as the engine itself plays it: slower than the forms made of numbers, and what they are held against."""

from __future__ import annotations

from typing import NamedTuple

from casino_core.cards import Card
from casino_core.legal.cardless import cardless
from casino_core.legal.demands import answers
from casino_core.legal.legality import candidates
from casino_core.playing.apply import apply
from casino_core.position.actions import Action
from casino_core.position.position import Position
from casino_core.rules.parts import Rules
from casino_core.score.scoring import score_round
from casino_core.search.game_model import Points, Standing

MOST = 12
"""How many captures, and how many builds, are looked at with one card at one value."""


class Deal(NamedTuple):
    """A position, and which deal it was when the search began: the next one is beyond its horizon."""

    position: Position
    number: int


class Heap(NamedTuple):
    """A build: its value, its cards as bits, and whose it is."""

    value: int
    cards: int
    owner: int


class Engine:
    """The form of every game: positions are nodes, actions are moves."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self._bit: dict[Card, int] = {}
        for place, card in enumerate(rules.pack):
            self._bit[card] = self._bit.get(card, 0) | 1 << place  # the bits of all its twins
        self._twins = rules.deal.packs > 1

    def node(self, position: Position) -> Deal:
        """A position as it is."""
        return Deal(position, position.deals)

    def move(self, position: Position, action: Action) -> Action:  # noqa: ARG002  # other forms look at the position
        """An action as it is."""
        return action

    def actor(self, node: Deal) -> int:
        """The seat whose decision it is."""
        return node.position.actor

    def over(self, node: Deal) -> bool:
        """Whether the round is over, or other cards have been dealt."""
        return node.position.over or node.position.deals != node.number

    def moves(self, node: Deal) -> list[Action]:
        """What may be done: plays, and what goes without a card."""
        position = node.position
        if position.extras.matter:
            return list(answers(position))
        return [*candidates(position, MOST), *cardless(position)]

    def after(self, node: Deal, move: Action) -> Deal:
        """The position after an action."""
        return Deal(apply(node.position, move)[0], node.number)

    def standing(self, node: Deal) -> Standing:
        """How the deal stands."""
        position = node.position
        lying = [*position.loose, *(card for build in position.builds for card in build.cards)]
        last = -1 if position.last_capturer is None else position.last_capturer
        dealt = () if position.deals == node.number else position.hands
        return Standing(
            tuple([self._mask(cards) for cards in position.captured]),
            self._beside(position),
            self._mask(lying),
            last,
            position.turn,
            len(position.stock) + sum(map(len, dealt)),
            tuple([0 if dealt else self._mask(hand) for hand in position.hands]),
            tuple([Heap(build.value, self._mask(build.cards), build.owner) for build in position.builds]),
        )

    def promised(self, node: Deal, move: Action) -> Standing:
        """How the deal stands with a move."""
        return self.standing(self.after(node, move))

    def points(self, node: Deal) -> Points:
        """The points of the cards taken so far, which is all there is when the round is over."""
        return score_round(node.position).points

    def _beside(self, position: Position) -> Points:
        """Points of sweeps, and fines."""
        scoring = self.rules.scoring
        points = [scoring.sweep_points * len(sweeps) for sweeps in position.sweeps]
        for seat, made in position.extras.tabbes:
            points[self.rules.side_of[seat]] += made
        for seat in position.extras.fines:
            points[self.rules.side_of[seat]] -= self.rules.building.trail_fine
        return tuple(points)

    def _mask(self, cards: list[Card] | tuple[Card, ...]) -> int:
        """Cards as bits; of twins each has its own."""
        if not self._twins:
            return sum([self._bit[card] for card in cards])
        mask = 0
        for card in cards:
            free = self._bit[card] & ~mask
            mask |= free & -free
        return mask
