"""What a search of games with steps is made of: heaps, nodes and moves as numbers, and what a hand can answer for."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from casino_core.cards import Card
from casino_core.rules.parts import Rules
from casino_core.search.card_sums import REMEMBERED, CardSums, bits

LAY, TAKE, BUILD, DONE, INSIST, GIVE = range(6)
"""The kinds of moves."""
ON_BUILD = -1
"""The base of a move that touches the build of its value."""


class Heap(NamedTuple):
    """A build: its value, its cards, whether its value is fixed, whose it is, and its cards as they lie.

    There is never more than one of a value.
    """

    value: int
    cards: int
    multiple: bool
    owner: int
    order: tuple[int, ...]


class Move(NamedTuple):
    """An action: ``cards`` are those of the table it is put together with, tops of piles among them.

    ``card`` is that of the hand, 0 where a step is made from the table alone. ``base`` is a loose card, or ``ON_BUILD``
    where the build of the value is added to or taken; ``raised`` the value of a build that is changed.
    """

    kind: int
    card: int = 0
    value: int = 0
    cards: int = 0
    base: int = 0
    raised: int = 0
    partner: bool = False


class Node(NamedTuple):
    """A round in progress; of what is still to be dealt only the number of cards, ``stock``, unless it is drawn.

    ``hands`` by seat; ``piles`` as in the rules, the top last; ``taken`` and ``sweeps`` by side, and no sweep counts;
    ``last`` is the last capturer, or -1. The others are those of ``Extras``: ``committed`` is a value or 0, ``proven``
    a bit for every seat and rank, ``asked`` a seat or -1.
    """

    hands: tuple[int, ...]
    loose: int
    builds: tuple[Heap, ...]
    piles: tuple[tuple[int, ...], ...]
    taken: tuple[int, ...]
    sweeps: tuple[int, ...]
    turn: int
    last: int
    stock: int
    draws: tuple[int, ...]
    played: int = 0
    committed: int = 0
    proven: int = 0
    courts: tuple[int, ...] = ()
    asked: int = -1
    matter: str = ""
    pending: Move | None = None


def rank_number(value: int) -> int:
    """The rank that takes a build of a value, an ace being 1."""
    return 1 if value == 14 else value


def proof(seat: int, rank: int) -> int:
    """The bit that says that a seat is known to hold a card of a rank."""
    return 1 << 13 * seat + rank


class Pack:
    """The cards of a game as bits, in the order of its pack, and all that depends on them alone."""

    def __init__(self, rules: Rules) -> None:
        cards = rules.pack
        self.bit = {card: 1 << place for place, card in enumerate(cards)}
        self._of_bit = {bit: card for card, bit in self.bit.items()}
        self.pips = {bit: card.pips for bit, card in self._of_bit.items()}
        self.takes_at = {self.bit[card]: rules.hand_values[card] for card in cards}
        self.builds_as = {self.bit[card]: rules.build_values[card] for card in cards}
        self.counts = {self.bit[card]: rules.summed_values[card] for card in cards}
        self.valueless = self.mask(rules.rank_only)
        self.mates = {bit: self.mask([c for c in cards if c.rank == card.rank]) for bit, card in self._of_bit.items()}
        self.courts = self.mask([card for card in cards if card.pips > 10])
        self.sums = CardSums(self.counts, rules.largest_sum)
        several = {value for values in self.takes_at.values() if len(values) > 1 for value in values}
        self._several = sum([1 << value for value in several])
        self._held: dict[int, int] = {}
        self._orders: dict[tuple[int, int], tuple[tuple[int, ...], ...]] = {}

    def mask(self, cards: Iterable[Card]) -> int:
        """A set of cards as a number."""
        return sum([self.bit[card] for card in cards])

    def cards_of(self, mask: int) -> tuple[Card, ...]:
        """The cards of a set, in the order of the pack."""
        return tuple([self._of_bit[bit] for bit in bits(mask)])

    def held(self, hand: int) -> int:
        """The values that the cards of a hand take, as bits; remembered."""
        found = self._held.get(hand)
        if found is None:
            if len(self._held) >= REMEMBERED:
                self._held.clear()
            found = 0
            for card in bits(hand):
                for value in self.takes_at[card]:
                    found |= 1 << value
            self._held[hand] = found
        return found

    def rest(self, hand: int, card: int) -> int:
        """A hand without one of its cards, with what it holds: as much, unless that was the last card of its rank."""
        rest = hand ^ card
        if rest not in self._held:
            held = self.held(hand)
            if not rest & self.mates[card]:
                for value in self.takes_at[card]:
                    held &= ~(1 << value)
            self._held[rest] = held
        return rest

    def answers(self, hand: int, values: int) -> bool:
        """Whether a hand has a card for each of some values, which are bits: different ones for different values."""
        if not values:
            return True
        if values & ~self.held(hand):
            return False
        shared = values & self._several
        if not shared & shared - 1:
            return True
        one = shared & -shared
        value = one.bit_length() - 1
        return any(self.answers(hand ^ card, values ^ one) for card in bits(hand) if value in self.takes_at[card])

    def groups(self, cards: int, value: int) -> tuple[tuple[int, ...], ...]:
        """Cards that are taken at a value as groups, each from the lowest bit on: the order in which they are named."""
        if not cards & cards - 1:
            return ((cards,),) if cards else ()
        key = cards, value
        found = self._orders.get(key)
        if found is None:
            if len(self._orders) >= REMEMBERED:
                self._orders.clear()
            if cards & self.valueless:
                found = tuple([(card,) for card in bits(cards)])
            else:
                found = tuple([tuple(bits(group)) for group in self.sums.cover(cards, value, cards) or ()])
            self._orders[key] = found
        return found
