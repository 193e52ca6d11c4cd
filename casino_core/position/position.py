"""One round in progress: a frozen value that carries its rules. ``playing`` has the effects of actions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, NamedTuple

from casino_core.cards import Card
from casino_core.position.actions import Play
from casino_core.position.events import Event, SweepsCancelled, Swept
from casino_core.position.layout import Build
from casino_core.position.piles import by_side, tops, usable_tops
from casino_core.quick_init import quick_init, replace
from casino_core.rules.parts import Rules
from casino_core.text import HasText

Cards = tuple[Card, ...]
Events = tuple[Event, ...]


DemandKind = Literal["", "request", "capture", "augment"]
"""The demand that a seat is asked about (see ``demands``); "" if it is asked about the last deal, or not asked."""


class TableBeforeDeal(NamedTuple):
    """The table before hands were dealt, which is restored if the deal is cancelled."""

    # Cancelling a deal undoes the plays in it, so everything that plays can change is kept (docs/rules.md, section 3).
    size: int
    """The number of cards that each hand got."""

    loose: Cards
    """The loose cards."""

    builds: tuple[Build, ...]
    """The builds."""

    piles: tuple[Cards, ...]
    """The piles of captured cards."""

    sweeps: tuple[Cards, ...]
    """The cards that mark sweeps, by side."""

    last_capturer: int | None
    """The seat that captured last, if any."""

    fines: tuple[int, ...] = ()
    """The seats that had been fined (see ``VariantState.fines``)."""

    tabbes: tuple[tuple[int, int], ...] = ()
    """The points that sweeps had scored (see ``VariantState.tabbes``)."""

    fresh: Card | None = None
    """The card that could not be used in a build in the next turn (see ``VariantState.fresh``)."""


@quick_init
@dataclass(frozen=True, slots=True)
class VariantState:
    """State that only some games need; in other games it never changes."""

    played: Card | None = None
    """The card that was played in a turn that is still open, because another action may follow."""

    claimed: bool = False
    """Whether a claim was made in this turn."""

    plucked: tuple[int, ...] = ()
    """The seats that plucked in this deal."""

    fines: tuple[int, ...] = ()
    """The seats that trailed against their duty, in order, once for each fine."""

    asked: int | None = None
    """The seat that has to answer, if any: about the ``demand`` or, if that is "", about the last deal."""

    before: TableBeforeDeal | None = None
    """The table before a last deal that was not announced, which is restored if that deal is cancelled."""

    cancelled: tuple[int, ...] = ()
    """The seats that asked for a deal to be cancelled in this round."""

    ended: bool = False
    """Whether the round was broken off: it scores only the points that count at once."""

    closed: bool = False
    """Whether the round ended before all cards were played, but is scored in full."""

    fresh: Card | None = None
    """A card that was just laid down and may not be used in a build in the next turn."""

    aside: Cards = ()
    """Court cards taken off the table that wait for the last capturer."""

    tabbes: tuple[tuple[int, int], ...] = ()
    """Pairs of a seat and the points that a sweep scored for it."""

    # Newer Finnish rules freeze sweeps once a side has ten points (docs/rules.md, section 8).
    totals: tuple[int, ...] = ()
    """The score of the game before the round, by side, if a rule of play depends on it."""

    demand: DemandKind = ""
    """The demand that the seat in ``asked`` is asked about; "" if there is none."""

    pending: Play | None = None
    """A play that is announced but has not happened, because someone may object."""

    committed: Card | None = None
    """The first card of the opponent's build that must be captured in this turn; None if there is no such build."""

    proven: tuple[tuple[int, str], ...] = ()
    """Pairs of a seat and a rank; the seat is known to hold a card of that rank."""

    courts: Cards = ()
    """The court cards of this turn's capture, which may be given to the partner."""


# A single object for all positions, so that an identity check shows that nothing unusual has happened.
DEFAULT_STATE = VariantState()


class PublicState:
    """Facts that follow from the open part of a round, for every seat: the base of Position and View."""

    # A base without slots would give every position a dictionary after all.
    __slots__ = ()

    rules: Rules
    """The rules of the game."""

    piles: tuple[Cards, ...]
    """The captured cards, by pile."""

    turn: int
    """The seat on turn."""

    variant_state: VariantState
    """State that only some games need."""

    @property
    def actor(self) -> int:
        """The seat whose decision it is: the one on turn, unless another one has been asked something."""
        seat = self.variant_state.asked
        return self.turn if seat is None else seat

    @property
    def captured(self) -> tuple[Cards, ...]:
        """The captured cards of every side."""
        return by_side(self.rules, self.piles)

    @property
    def tops(self) -> tuple[Card | None, ...]:
        """The card that shows on every pile; None for a pile that is face down or empty."""
        return tops(self.rules, self.piles)

    @property
    def usable_tops(self) -> Cards:
        """The cards on top of piles that the seat on turn may use; none in most games."""
        return usable_tops(self.rules, self.piles, self.turn)

    @property
    def stocked(self) -> bool:
        """Whether cards are left to deal or draw."""
        return self._stock_count() > 0

    @property
    def last_deal(self) -> bool:
        """Whether nothing more is dealt: only the cards in the hands are left to play."""
        # Callabra never deals the last cards if they are too few for a hand each (docs/rules.md, section 18).
        return self._stock_count() <= self.rules.left_out

    @property
    def last_turn(self) -> bool:
        """Whether it is the very last turn of the round: one card is left, or the turn that played it is open."""
        # The card of an open turn is no longer in a hand, but the turn is not over.
        return self.last_deal and self._cards_held() + (self.variant_state.played is not None) == 1

    def _stock_count(self) -> int:
        """Return the number of cards in the stock."""
        raise NotImplementedError

    def _cards_held(self) -> int:
        """Return the number of cards in all hands together."""
        raise NotImplementedError


@quick_init
@dataclass(frozen=True, slots=True)
class Position(PublicState, HasText):
    """One round in progress, with all cards known.

    >>> position = casino.parse_game("classic/island").position
    >>> position.turn, position.loose
    (0, (Card('5C'), Card('QC'), Card('6S'), Card('2D')))
    >>> casino.parse_position(str(position)) == position
    True
    """

    rules: Rules
    """The rules of the game."""

    hands: tuple[Cards, ...]
    """The cards in hand, by seat."""

    loose: Cards
    """The loose cards on the table."""

    builds: tuple[Build, ...]
    """The builds on the table."""

    stock: Cards
    """The cards to be dealt or drawn, the next one first."""

    piles: tuple[Cards, ...]
    """The captured cards by side, or by seat if each has a pile (``Rules.pile_of``); the top is last."""

    sweeps: tuple[Cards, ...]
    """The capturing cards that mark sweeps, by side."""

    turn: int
    """The seat on turn."""

    dealer: int
    """The seat that dealt."""

    deals: int
    """The number of deals made in this round."""

    last_capturer: int | None = None
    """The seat that captured last; None if nobody has."""

    variant_state: VariantState = DEFAULT_STATE
    """State that only some games need."""

    @property
    def hand(self) -> Cards:
        """The hand of the seat whose decision it is."""
        # The seat is ``actor``, written out for speed, because move generation needs the hand all the time.
        return self.hands[self.turn if self.variant_state.asked is None else self.variant_state.asked]

    @property
    def over(self) -> bool:
        """Whether the round is over: every card has been played, or the round was broken off or closed early."""
        # The stock is dealt as soon as all hands are empty; if some of it is never dealt, the round is closed.
        return (
            self.variant_state.ended
            or self.variant_state.closed
            or not (self.stock or any(self.hands) or self.variant_state.played)
        )

    def __repr__(self) -> str:
        return f"parse_position({str(self)!r})"

    def _stock_count(self) -> int:
        return len(self.stock)

    def _cards_held(self) -> int:
        return sum(map(len, self.hands))


def to_pile(position: Position, seat: int, cards: Cards) -> Position:
    """Return the position with cards put on the pile of a seat."""
    own = position.rules.pile_of[seat]
    return replace(position, piles=tuple(p + cards if place == own else p for place, p in enumerate(position.piles)))


def count_sweep(position: Position, seat: int, card: Card, events: Events) -> tuple[Position, Events]:
    """Count a sweep; if sweeps cancel each other and every side has one, each side loses its oldest sweep."""
    # Finland: as soon as every side has a sweep, each loses one (docs/rules.md, section 8).
    side = position.rules.side_of[seat]
    sweeps = tuple((*kept, card) if place == side else kept for place, kept in enumerate(position.sweeps))
    events = (*events, Swept(seat, card))
    if position.rules.scoring.sweep_cancel == "all_players_have_one" and all(sweeps):
        sweeps, events = tuple(kept[1:] for kept in sweeps), (*events, SweepsCancelled())
    return replace(position, sweeps=sweeps), events
