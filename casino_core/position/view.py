"""The view of one seat: all that it may see, and all that a bot or a screen gets."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from math import prod
from typing import NamedTuple

from casino_core.cards import Card, Chance
from casino_core.position.actions import Action, pieces
from casino_core.position.layout import Build
from casino_core.position.piles import in_no_order
from casino_core.position.position import DEFAULT_STATE, Cards, Position, PublicState, VariantState
from casino_core.quick_init import quick_init, replace
from casino_core.rules.parts import Rules
from casino_core.rules.values import rank_of

Played = tuple[tuple[int, Action], ...]
"""The record of a round: each action with its seat, in order."""


@quick_init
@dataclass(frozen=True, slots=True)
class View(PublicState):
    """A round as one seat sees it.

    >>> view = casino.parse_game("classic/island").view(1)
    >>> view.hand, view.hand_sizes, view.stock_size
    ((Card('5D'), Card('8D'), Card('9S'), Card('4D')), (4, 4), 40)
    >>> len(view.unseen)
    44
    """

    rules: Rules
    """The rules of the game."""

    seat: int
    """The seat whose view this is."""

    hand: Cards
    """The cards in this seat's hand."""

    hand_sizes: tuple[int, ...]
    """The number of cards that every seat holds."""

    loose: Cards
    """The loose cards on the table."""

    builds: tuple[Build, ...]
    """The builds on the table."""

    stock_size: int
    """The number of cards in the stock."""

    piles: tuple[Cards, ...]
    """The captured cards by pile; everyone has seen them.

    They are sorted if the seat may not know their order, except for the top card of a pile that is face up.
    """

    sweeps: tuple[Cards, ...]
    """The capturing cards that mark sweeps, by side."""

    turn: int
    """The seat on turn."""

    dealer: int
    """The seat that dealt."""

    deals: int
    """The number of deals made in this round."""

    last_capturer: int | None
    """The seat that captured last; None if nobody has."""

    played: Played = ()
    """The actions of this round so far, each with its seat."""

    totals: tuple[int, ...] = ()
    """The score of the game before the round, by side."""

    variant_state: VariantState = DEFAULT_STATE
    """State that only some games need; all of it is public."""

    @property
    def unseen(self) -> Cards:
        """The cards that this seat has not seen, in the other hands or the stock, in pack order."""
        # Counted, because with two packs one of two twins may be seen and the other hidden.
        seen = Counter(self.hand + self.loose + self.variant_state.aside + self._announced)
        for pile in self.piles:
            seen.update(pile)
        for build in self.builds:
            seen.update(build.cards)
        remaining = Counter(self.rules.pack)
        remaining.subtract(seen)
        return tuple(remaining.elements())

    def with_hidden(self, hands: tuple[Cards, ...], stock: Cards) -> Position:
        """Return the position with these hidden cards: ``hands`` by seat, including this seat's own."""
        return Position(
            rules=self.rules,
            hands=hands,
            loose=self.loose,
            builds=self.builds,
            stock=stock,
            piles=self.piles,
            sweeps=self.sweeps,
            turn=self.turn,
            dealer=self.dealer,
            deals=self.deals,
            last_capturer=self.last_capturer,
            variant_state=self.variant_state,
        )

    def _stock_count(self) -> int:
        return self.stock_size

    def _cards_held(self) -> int:
        return sum(self.hand_sizes)

    def sample(self, chance: Chance) -> Position:
        """Return one arrangement of the hidden cards; all that fit the view are equally likely.

        Every builder holds a different card for each value of their builds, as the rules require. Raises ValueError if
        the view contradicts itself, so that no arrangement fits.
        """
        # A set has no reliable order, and the same chance must deal the same hands everywhere.
        owing = sorted(self._owed() | self._shown())
        for _ in range(1000):
            dealt = self._dealt(owing, chance)
            # Hands that can arise in more ways are rejected more often, so that all are equally likely.
            if dealt is not None and chance.below(dealt.odds) < dealt.chances:
                return dealt.position
        raise ValueError("no hands fit this view")

    def may_hold(self, seat: int, hand: Sequence[Card]) -> bool:
        """Return whether another seat may hold ``hand``: it has a different card for each value that the seat needs."""
        values = [value for owner, value in self._owed() | self._shown() if owner == seat]
        return not values or _choices(self.rules, tuple(hand), values) > 0

    @property
    def _announced(self) -> Cards:
        """The card of a play that another player has announced, in a tuple; () if none is announced."""
        pending = self.variant_state.pending
        return () if pending is None or self.turn == self.seat else (pending.card,)

    def _owed(self) -> set[tuple[int, int]]:
        """Return pairs of another seat and a value; the seat must hold a card of that value, which takes a build.

        The build is the seat's own, or the seat must capture it in this turn, or has asked its partner to leave it.
        The actor's own builds are left out if the announced play uses them.
        """
        pending, committed = self.variant_state.pending, self.variant_state.committed
        settled = () if pending is None else pieces(pending)
        builds = [build for build in self.builds if build.owner != self.turn or build.piece not in settled]
        owed = {(build.owner, build.value) for build in builds}
        if pending is None:
            owed |= {(self.turn, build.value) for build in builds if build.name == committed}
        elif self.variant_state.demand == "request" and self.variant_state.asked == self.turn:
            owed.add((self.rules.partner_of(self.turn), pending.value))  # the partner has asked for it
        return {(seat, value) for seat, value in owed if seat != self.seat}

    def _shown(self) -> set[tuple[int, int]]:
        """Return further pairs of another seat and a value; the seat is known to hold a card of that value."""
        if not self.variant_state.proven:
            return set()
        # A card for a build already proves its rank: counted twice, it would require a second card.
        known = {(owner, rank_of(value)) for owner, value in self._owed()}
        known |= {(self.turn, card.rank) for card in self._announced}
        proven = (proof for proof in self.variant_state.proven if proof not in known and proof[0] != self.seat)
        # In games in which cards are proven, their suit does not change their value (docs/rules.md, section 12).
        return {(seat, self.rules.hand_values[Card(rank + "S")][0]) for seat, rank in proven}

    def _dealt(self, owing: list[tuple[int, int]], chance: Chance) -> _Dealt | None:
        """Deal a card for each pair in ``owing``, then the other hidden cards, at random; return None if that fails."""
        unseen = self.unseen
        remaining = list(chance.shuffled(unseen))
        hands: list[list[Card]] = [[] for _ in self.hand_sizes]
        hands[self.turn] += self._announced
        hands[self.seat] = list(self.hand)
        if len(remaining) != self.stock_size + sum(self.hand_sizes) - sum(map(len, hands)):
            raise ValueError("the number of hidden cards does not fit this view")
        values, odds, chances = self.rules.hand_values, 1, 1
        for owner, value in owing:
            keepers = [card for card in remaining if value in values[card]]
            if not keepers:
                return None
            odds *= sum(value in values[card] for card in unseen)
            chances *= len(keepers)
            keeper = chance.choice(keepers)
            remaining.remove(keeper)
            hands[owner].append(keeper)
        for seat, size in enumerate(self.hand_sizes):
            missing = size - len(hands[seat])
            if missing < 0:
                return None
            hands[seat] += remaining[:missing]
            del remaining[:missing]
        position = self.with_hidden(tuple(tuple(hand) for hand in hands), tuple(remaining))
        return _Dealt(position, chances, odds * self._ways(position, owing))

    def _ways(self, position: Position, owing: list[tuple[int, int]]) -> int:
        """Return the number of ways in which ``_dealt`` makes these hands: one for each choice of cards for builds."""
        owners = {owner for owner, _ in owing}
        choices = ([value for seat, value in owing if seat == owner] for owner in owners)
        hands = [
            tuple([card for card in hand if seat != self.turn or card not in self._announced])
            for seat, hand in enumerate(position.hands)
        ]
        return prod(_choices(self.rules, hands[owner], values) for owner, values in zip(owners, choices, strict=True))


class _Dealt(NamedTuple):
    """Hands for a view, to be kept in ``chances`` out of ``odds`` cases so that all hands are equally likely.

    The same hands can be dealt in several ways, whose probabilities depend on the number of cards to choose from.
    """

    position: Position
    """The position with these hands."""

    chances: int
    """The number of cases in which the hands are kept."""

    odds: int
    """The number of all cases."""


def _choices(rules: Rules, hand: Cards, values: list[int]) -> int:
    """Return the number of ways to choose different cards of a hand for the values, one for each."""
    if not values:
        return 1
    return sum(
        _choices(rules, hand[:place] + hand[place + 1 :], values[1:])
        for place, card in enumerate(hand)
        if values[0] in rules.hand_values[card]
    )


def view(
    position: Position,
    seat: int,
    played: Played = (),
    totals: tuple[int, ...] = (),
) -> View:
    """Return the view of a seat in a position, with the record of the round and the score of the game."""
    return View(
        rules=position.rules,
        seat=seat,
        hand=position.hands[seat],
        hand_sizes=tuple(map(len, position.hands)),
        loose=position.loose,
        builds=position.builds,
        stock_size=len(position.stock),
        piles=tuple([_pile_seen(position, place, seat) for place in range(len(position.piles))]),
        sweeps=position.sweeps,
        turn=position.turn,
        dealer=position.dealer,
        deals=position.deals,
        last_capturer=position.last_capturer,
        played=_as_seen(position.rules, seat, played),
        totals=totals or (0,) * position.rules.sides,
        variant_state=_variant_state_seen(position.rules, seat, position.turn, position.variant_state),
    )


def _pile_seen(position: Position, place: int, seat: int) -> Cards:
    """Return a pile as a seat knows it: in order if it is face up, and the seat owns it or a rule fixes the order.

    Otherwise it is sorted, except for a top card that is face up.
    """
    rules, pile = position.rules, position.piles[place]
    if not rules.piles.face_up:
        # Sorted, because the order of a pile would show which cards were taken together, and when.
        return tuple(sorted(pile))
    known = place == rules.pile_of[seat] or not rules.piles.order_chosen
    return pile if known else (*sorted(pile[:-1]), *pile[-1:])


def _as_seen(rules: Rules, seat: int, played: Played) -> Played:
    """Return the record as a seat saw it, without the order in which other sides put captured cards on piles."""
    if not rules.piles.order_chosen:
        return played
    # Partners may look through their side's pile (docs/rules.md, section 12).
    own = rules.side_of[seat]
    return tuple([(by, action if rules.side_of[by] == own else in_no_order(action)) for by, action in played])


def _variant_state_seen(rules: Rules, seat: int, turn: int, state: VariantState) -> VariantState:
    """Return the variant state as a seat sees it, without the order of a capture that another seat announces."""
    if state.pending is None or not rules.piles.order_chosen or rules.side_of[turn] == rules.side_of[seat]:
        return state
    return replace(state, pending=in_no_order(state.pending))
