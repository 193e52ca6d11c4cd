"""The rollout policy: chooses moves by the cards that they take and leave, and by nothing that a player cannot see.

The policy remembers what it computes about a table, because the same tables recur again and again in the rollouts of
one decision.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import comb
from typing import NamedTuple

from casino_core.cards import Card
from casino_core.position.actions import Action
from casino_core.rules.parts import Rules
from casino_core.search.capture_tables import bits
from casino_core.search.evaluation import Evaluation
from casino_core.search.game_model import GameModel, GameNode
from casino_core.search.snapshot import BuildSummary, Points, Snapshot

MAX_REMEMBERED = 50_000
"""The number of tables that are remembered before all are forgotten."""

HELD = 0.2
"""The worth of a card in hand before it is played, as a share of its worth when taken: high enough that aces and
casinos are kept for captures, and low enough that they are used to capture. From 0 to 0.4 the strength hardly changes.
"""

OWN_CAPTURE_WEIGHT = 1.5
"""The factor by which the gain of the player's own next capture is multiplied, if builds are made step by step.

Fitted: in such games careful players with this factor lead those without it by 1.2 to 2.0 points a round.
"""

MAX_REPLIES = 6
"""The maximum number of captures that are considered in the next turn: those with the largest gains."""

DEFAULT_HAND = 4
"""The number of cards assumed for a player who has no cards now: more will be dealt."""

MAX_WEIGHED = 24
"""The maximum number of moves that are thought through; if there are more, only those that gain most at once."""

MAX_COMBINED = 10
"""Of at most this many groups of a value, the best combination is found; of more groups, only a good combination."""

MAX_GROUPS = 64
"""The maximum number of groups of a value that are considered."""

EVERYTHING = 0
"""The value of a card that takes the whole table: no other card has it."""

Take = tuple[float, int]
"""Cards that could be taken from a table: their total worth, in points, and the cards, as bits."""


class Offer(NamedTuple):
    """The possible gains from a table."""

    risk: float
    """The probable gain of the next player, in points."""

    replies: list[tuple[float, int]]
    """The likely captures of the next player: the probability of each, and the cards that it takes."""

    takes: dict[int, Take]
    """By value, the best take by a card of that value."""

    makes: int
    """The values of the takes, as bits."""


Option = tuple[Action, Snapshot]
"""A move, and the snapshot after it."""


class Choice(NamedTuple):
    """A decision as policies see it. Several policies can share one."""

    seat: int
    """The seat whose decision it is."""

    before: Snapshot
    """The snapshot in which the seat decides."""

    options: list[Option]
    """The moves that the seat can make, each with the snapshot after it."""


def choice_of(model: GameModel, node: GameNode, moves: list[Action]) -> Choice:
    """Return the choice between some moves of a node."""
    return Choice(model.actor(node), model.snapshot(node), [(move, model.snapshot_after(node, move)) for move in moves])


class RolloutPolicy:
    """A policy that plays any game carefully, as far as that is possible without knowing hands.

    ``worths``: the worth of taking each card of the pack, in points. ``unseen``: the cards that the thinking seat has
    not seen, from which everyone guesses the other hands. ``sweep``: the worth of a sweep, in points. ``totals``: the
    score before the round.
    """

    def __init__(
        self,
        model: GameModel,
        worths: Mapping[Card, float],
        unseen: tuple[Card, ...],
        sweep: float,
        totals: Points = (),
    ) -> None:
        rules = model.rules
        self._model = model
        self.weighed = 0
        """The number of moves weighed so far, by which slices of thinking are measured."""
        self._side = rules.side_of
        self._next = tuple([rules.next_seat(seat) for seat in range(rules.seats)])
        self._steals = rules.steals
        self._fines = rules.building.trail_fine > 0
        self._sign = -1 if rules.ending.lowest_wins else 1
        self._own_weight = OWN_CAPTURE_WEIGHT if rules.step_by_step else 1.0
        self._sweep = sweep
        self._evaluation = Evaluation(rules, totals)
        places = list(enumerate(rules.pack))
        self._worth = {1 << place: worths[card] for place, card in places}
        self._values = {1 << place: _values(rules, card) for place, card in places}
        self._marks = {bit: sum([1 << value for value in values]) for bit, values in self._values.items()}
        self._own = {bit: (1 - HELD) * worth for bit, worth in self._worth.items()}
        self._odds = {size: _odds(rules, unseen, size) for size in range(1, max(DEFAULT_HAND, *rules.hand_sizes) + 1)}
        self._kinds = _kinds(rules, unseen, worths)
        self._tables = model.tables
        self._courts = rules.rank_marks
        self._any_takes = sorted({value for values in self._values.values() for value in values})
        self._masks: dict[int, float] = {0: 0.0}
        self._takes: dict[int, dict[int, Take]] = {}
        self._offers: dict[tuple[int, tuple[BuildSummary, ...], int, int], Offer] = {}

    def choose(self, node: GameNode) -> Action:
        """Return the move with the highest score; the first of equal ones."""
        moves = self._model.moves(node)
        if len(moves) == 1:
            return moves[0]
        seat, before, options = choice_of(self._model, node, moves)
        if len(moves) > MAX_WEIGHED:
            options = self._gaining(seat, before, options)
        self.weighed += len(options)
        return max(options, key=lambda one: self._score(seat, before, one[1]))[0]

    def scores(self, choice: Choice, made: Action | None = None) -> dict[Action, float]:
        """Return the probable gain of each move, in points, as far as its player can know.

        If there are very many moves, only those that gain most at once are scored, and the one that was ``made``.
        """
        seat, before, options = choice
        self.weighed += len(options)
        if len(options) > MAX_WEIGHED:
            options = [*self._gaining(seat, before, options), *[one for one in options if one[0] == made]]
        return {move: self._score(seat, before, after) for move, after in options}

    def _gaining(self, seat: int, before: Snapshot, options: list[Option]) -> list[Option]:
        """Return the moves that gain most at once, ``MAX_WEIGHED`` at most."""
        return sorted(options, key=lambda one: self._gain(before, one[1], seat), reverse=True)[:MAX_WEIGHED]

    def _score(self, seat: int, before: Snapshot, after: Snapshot) -> float:
        """Return the score of a move, in points."""
        if after.ended is not None:
            side, end = self._side[seat], self._evaluation.final(after.ended)
            # Nothing is open any more, and no hand has a worth.
            return end[side] - self._evaluation.standing(before.taken, before.non_card_points)[side]
        score = self._gain(before, after, seat)
        # A turn that stays open ends sooner or later, and the following seat is the next to gain.
        return score + self._promise(after if after.turn != seat else after._replace(turn=self._next[seat]), seat)

    def _gain(self, before: Snapshot, after: Snapshot, seat: int) -> float:
        """Return the immediate gain of a move, less the worth of its card in hand, in points."""
        side = self._side[seat]
        score: float = self._sign * (after.non_card_points[side] - before.non_card_points[side])
        if self._fines:  # a single rival gains a fine, but none of several rivals does
            others = [new - old for new, old in zip(after.non_card_points, before.non_card_points, strict=True)]
            score -= (sum(others) - others[side]) / (len(others) - 1)
        if after.taken != before.taken:
            score += self._mask(after.taken[side] & ~before.taken[side])
            if self._steals:  # stolen cards count twice: the other side loses them
                for other, taken in enumerate(before.taken):
                    score += self._mask(taken & ~after.taken[other]) * (other != side)
        if after.hands[seat] != before.hands[seat]:
            score -= HELD * self._mask(before.hands[seat] & ~after.hands[seat])
        return score

    def _promise(self, after: Snapshot, seat: int) -> float:
        """Return the seat's probable gain in the next turns, in points: its next capture, less the next player's."""
        turn = after.turn
        # unseen cards are guessed the same way in all rollouts, so an offer depends only on the table
        key = (after.lying, after.builds, turn, after.hands[turn].bit_count())
        offer = self._offers.get(key)
        if offer is None:
            offer = self._offers[key] = self._offer(*key)
        own: list[Take] = []
        hand, takes, makes = after.hands[seat], offer.takes, offer.makes
        while hand:
            bit = hand & -hand
            hand ^= bit
            if self._marks[bit] & makes:
                kept = self._own[bit]
                own += [(takes[value][0] + kept, takes[value][1]) for value in self._values[bit] if value in takes]
        promise = offer.risk if self._side[turn] == self._side[seat] else -offer.risk
        if own:
            # the next player may take pieces of the seat's best capture, which leaves the seat its next best
            own.sort(reverse=True)
            none, next_own = 1.0, 0.0
            for odds, gone in offer.replies:
                none -= odds
                for gain, taken in own:
                    if not gone & taken:
                        next_own += odds * gain
                        break
            promise += self._own_weight * (next_own + none * own[0][0])
        return promise

    def _mask(self, cards: int) -> float:
        """Return the total worth of some cards, in points."""
        total = self._masks.get(cards)
        if total is None:
            if len(self._masks) > MAX_REMEMBERED:
                self._masks.clear()
            worth = self._worth
            total = self._masks[cards] = sum([worth[bit] for bit in bits(cards)])
        return total

    def _loose_takes(self, loose: int) -> dict[int, Take]:
        """Return the best take from some loose cards, by value."""
        takes = self._takes.get(loose)
        if takes is not None:
            return takes
        if len(self._takes) > MAX_REMEMBERED:
            self._takes.clear()
            self._offers.clear()
        worth, takes, table = self._mask, {}, self._tables.table(loose)
        for value in self._any_takes:
            if value == EVERYTHING:
                sets: tuple[int, ...] = (loose,) if loose else ()
            elif value in self._courts:
                sets = self._tables.mates(loose, value)
            elif len(groups := table.groups.get(value, ())) > MAX_COMBINED:
                sets = self._packed(groups)
            else:
                sets = table[value] if groups else ()
            if sets:
                # The worth comes first, and the cards settle ties, so that every machine makes the same choice.
                takes[value] = max([(worth(taken), taken) for taken in sets])
        self._takes[loose] = takes
        return takes

    def _packed(self, groups: tuple[int, ...]) -> tuple[int, ...]:
        """Return good takes from very many groups, as bits: the best groups, each joined with all others that fit."""
        ordered = sorted(groups[:MAX_GROUPS], key=self._mask, reverse=True)
        takes = []
        for best in ordered[:3]:
            taken = best
            for group in ordered:
                if not group & taken:
                    taken |= group
            takes.append(taken)
        return tuple(takes)

    def _offer(self, lying: int, builds: tuple[BuildSummary, ...], seat: int, size: int) -> Offer:
        """Return the offer of a table to the next player, who sits at ``seat`` and holds ``size`` cards."""
        loose = lying
        for build in builds:  # their cards can only be taken together
            loose &= ~build.cards
        takes, certain_values = self._loose_takes(loose), 0
        if builds:
            takes = dict(takes)
            for build in builds:
                gain, taken = takes.get(build.value, (0.0, 0))
                takes[build.value] = gain + self._mask(build.cards), taken | build.cards
                # a builder must hold a card that captures the build
                certain_values |= (build.owner == seat) << build.value
        odds = self._odds[min(size or DEFAULT_HAND, len(self._odds))]
        kinds = self._kinds
        ordered = sorted([(gain + kinds.get(value, 0.0), value, taken) for value, (gain, taken) in takes.items()])
        risk, none, replies = 0.0, 1.0, []
        for gain, value, taken in ordered[: -MAX_REPLIES - 1 : -1]:
            # Better captures are made first, so this one is made only if there was no card for any of them.
            chance = none * (1.0 if certain_values >> value & 1 else odds.get(value, 0.0))
            swept = self._sweep if taken == lying else 0.0
            risk += chance * (gain + swept)
            replies.append((chance, taken))
            none -= chance
        return Offer(risk, replies, takes, sum([1 << value for value in takes]))


def _values(rules: Rules, card: Card) -> tuple[int, ...]:
    return (EVERYTHING,) if card in rules.takes_table else rules.hand_values[card]


def _odds(rules: Rules, unseen: tuple[Card, ...], size: int) -> dict[int, float]:
    """Return, by value, the probability that a hand of ``size`` cards has a card of that value."""
    counts: dict[int, int] = {}
    for card in unseen:
        for value in _values(rules, card):
            counts[value] = counts.get(value, 0) + 1
    whole, size = len(unseen), min(size, len(unseen))
    return {value: 1 - comb(whole - count, size) / comb(whole, size) for value, count in counts.items()}


def _kinds(rules: Rules, unseen: tuple[Card, ...], worths: Mapping[Card, float]) -> dict[int, float]:
    """Return, by value, the average gain from the capturing card itself, in points."""
    by_value: dict[int, list[float]] = {}
    for card in unseen:
        for value in _values(rules, card):
            by_value.setdefault(value, []).append(worths[card])
    return {value: (1 - HELD) * sum(some) / len(some) for value, some in by_value.items()}
