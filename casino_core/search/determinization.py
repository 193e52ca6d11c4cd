"""Determinization: likely arrangements of the hidden cards, given everything that was seen.

That includes the cards, the duties of builders, and how others have played.
"""

from __future__ import annotations

from casino_core.cards import Card, Chance
from casino_core.position.position import Cards, Position
from casino_core.position.view import View
from casino_core.search.opponent_model import OpponentModel

FIRST_STEPS = 30
"""The number of swaps before the first determinization, enough to make the first arrangement irrelevant."""

STEPS = 6
"""The number of swaps between two determinizations, so that these have little in common."""

PARTS = 1_000_000
"""The number of equal parts into which a probability is divided when chance decides."""


class Determinizations:
    """Draws positions with the hidden cards filled in. Raises ValueError if a view contradicts itself.

    If plays make some hands likelier, hidden cards change places again and again by the Metropolis rule: always if the
    swap explains the plays better; otherwise, the worse it explains them, the more rarely.
    """

    def __init__(self, view: View, opponents: OpponentModel, chance: Chance) -> None:
        self._view, self._opponents, self._chance = view, opponents, chance
        self._walk = None if opponents.silent else _Walk(view, opponents, chance)

    def draw(self) -> tuple[Position, list[int]]:
        """Draw a position with the hidden cards filled in, and a style for every seat, as its index.

        Likelier positions and styles are drawn more often.
        """
        position = self._view.sample(self._chance) if self._walk is None else self._walk.next()
        return position, [self._style(seat, hand) for seat, hand in enumerate(position.hands)]

    def _style(self, seat: int, hand: Cards) -> int:
        # a seat does not have to guess its own style
        shares = self._opponents.shares(seat, hand) if seat != self._view.seat else [1.0]
        point = self._chance.below(PARTS) * sum(shares) / PARTS
        style = 0
        while point >= shares[style] and style < len(shares) - 1:
            point -= shares[style]
            style += 1
        return style


class _Walk:
    """A random walk from one determinization to the next by swaps of hidden cards."""

    def __init__(self, view: View, opponents: OpponentModel, chance: Chance) -> None:
        self._view, self._opponents, self._chance = view, opponents, chance
        first = view.sample(chance)
        self._hidden = [list(cards) for cards in (*first.hands, first.stock)]
        self._hidden[view.seat] = []
        self._hands = [(seat, place) for seat, cards in enumerate(self._hidden[:-1]) for place in range(len(cards))]
        # A card of a hand changes places with one of another hand or of the stock; the order within the stock does not
        # matter.
        self._places = self._hands + [(view.rules.seats, place) for place in range(len(first.stock))]
        self._likely = [self._of(seat, cards) for seat, cards in enumerate(self._hidden)]
        self._owing = {seat for seat in range(view.rules.seats) if not view.may_hold(seat, ())}
        self._wait = FIRST_STEPS

    def next(self) -> Position:
        """Return the position after some more attempts to swap cards."""
        for _ in range(self._wait if self._hands else 0):
            self._step()
        self._wait = STEPS
        hands = [tuple(cards) for cards in self._hidden[:-1]]
        hands[self._view.seat] = self._view.hand
        return self._view.with_hidden(tuple(hands), tuple(self._hidden[-1]))

    def _step(self) -> None:
        hidden, chance = self._hidden, self._chance
        (one, here), (other, there) = chance.choice(self._hands), chance.choice(self._places)
        if one == other:
            return
        mine, theirs = list(hidden[one]), list(hidden[other])
        mine[here], theirs[there] = theirs[there], mine[here]
        # a builder must hold a card that captures the build
        for seat, cards in ((one, mine), (other, theirs)):
            if seat in self._owing and not self._view.may_hold(seat, cards):
                return
        likely, also = self._of(one, mine), self._of(other, theirs)
        before, after = self._likely[one] * self._likely[other], likely * also
        if after >= before or chance.below(PARTS) * before < after * PARTS:
            hidden[one], hidden[other] = mine, theirs
            self._likely[one], self._likely[other] = likely, also

    def _of(self, seat: int, cards: list[Card]) -> float:
        stock = len(self._hidden) - 1
        return 1.0 if seat in (stock, self._view.seat) else sum(self._opponents.shares(seat, tuple(cards)))
