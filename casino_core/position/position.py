"""One round in progress: a frozen value that carries its rules. ``playing`` says what actions do to it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal, NamedTuple

from casino_core.cards import Card
from casino_core.position.actions import Play
from casino_core.position.events import Event, SweepsCancelled, Swept
from casino_core.position.layout import Build
from casino_core.position.piles import by_side, tops, usable_tops
from casino_core.quick_init import quick_init
from casino_core.rules.parts import Rules
from casino_core.text import HasText

Cards = tuple[Card, ...]
Events = tuple[Event, ...]


DemandKind = Literal["", "request", "capture", "augment"]
"""What a seat can be asked about, beside the last deal: see ``demands``."""


class TableBeforeDeal(NamedTuple):
    """The table as it was when hands of ``size`` were dealt: what a cancelled deal goes back to."""

    size: int
    loose: Cards
    builds: tuple[Build, ...]
    piles: tuple[Cards, ...]
    sweeps: tuple[Cards, ...]
    last_capturer: int | None
    fines: tuple[int, ...] = ()
    tabbes: tuple[tuple[int, int], ...] = ()


@quick_init
@dataclass(frozen=True, slots=True)
class Extras:
    """What only some games keep account of; in the others it never changes.

    ``played``: the card of a turn that is still open. ``claimed``: a claim was made in this turn. ``plucked``: the
    seats that plucked in this deal. ``fines``: the seats that trailed against their duty, in order. ``asked``: the
    seat that has to say something: the dealer, while he may announce the last deal, or whoever ``demands`` asks about a
    ``matter``. ``before``: the table before a last deal that was not announced; ``cancelled``: the seats that had one
    dealt again. ``ended``: the round was broken off. ``closed``: it is over as it stands, before all cards were played,
    and is scored in full. ``fresh``: a card just laid down that rests. ``aside``: court cards that wait for the last
    capturer. ``tabbes``: seats and the points that sweeps brought them. ``totals``: the score of the game before the
    round, by side, where a rule of play depends on it.

    ``pending``: a play that is announced and has not happened, as somebody may object. ``committed``: an opponent's
    build that this turn must capture. ``proven``: seats that are known to hold a card of a rank. ``courts``: the court
    cards of this turn's capture, that may be given to the partner.
    """

    played: Card | None = None
    claimed: bool = False
    plucked: tuple[int, ...] = ()
    fines: tuple[int, ...] = ()
    asked: int | None = None
    before: TableBeforeDeal | None = None
    cancelled: tuple[int, ...] = ()
    ended: bool = False
    closed: bool = False
    fresh: Card | None = None
    aside: Cards = ()
    tabbes: tuple[tuple[int, int], ...] = ()
    totals: tuple[int, ...] = ()
    matter: DemandKind = ""
    pending: Play | None = None
    committed: Card | None = None
    proven: tuple[tuple[int, str], ...] = ()
    courts: Cards = ()


NO_EXTRAS = Extras()


class PublicState:
    """What follows from the open part of a round, whoever looks at it: the base of Position and View."""

    __slots__ = ()

    rules: Rules
    piles: tuple[Cards, ...]
    turn: int
    extras: Extras

    @property
    def actor(self) -> int:
        """The seat whose decision it is: the one on turn, unless another one has been asked something."""
        asked = self.extras.asked
        return self.turn if asked is None else asked

    @property
    def captured(self) -> tuple[Cards, ...]:
        """The captured cards of every side."""
        return by_side(self.rules, self.piles)

    @property
    def tops(self) -> tuple[Card | None, ...]:
        """The card that shows on every pile; None where piles lie face down or are empty."""
        return tops(self.rules, self.piles)

    @property
    def usable_tops(self) -> Cards:
        """The cards on top of piles that the seat on turn may use; none in most games."""
        return usable_tops(self.rules, self.piles, self.turn)

    @property
    def stocked(self) -> bool:
        """Whether cards are left to deal or draw."""
        return self._stock_left() > 0

    @property
    def last_deal(self) -> bool:
        """Whether nothing more is dealt: what is in the hands is all that is left to play."""
        return self._stock_left() <= self.rules.left_out

    @property
    def last_turn(self) -> bool:
        """Whether it is the very last turn of the round: one card is left, or the turn that played it is open."""
        return self.last_deal and self._cards_held() + (self.extras.played is not None) == 1

    def _stock_left(self) -> int:
        """Return how many cards are in the stock."""
        raise NotImplementedError

    def _cards_held(self) -> int:
        """Return how many cards are in all hands together."""
        raise NotImplementedError


@quick_init
@dataclass(frozen=True, slots=True)
class Position(PublicState, HasText):
    """One round in progress. Hands are by seat; sweeps by side; piles by side or seat (``Rules.pile_of``), top last.

    ``stock`` is dealt from the front. ``sweeps`` holds the capturing cards that are kept face up as counters.
    ``deals`` counts the deals made so far.
    """

    rules: Rules
    hands: tuple[Cards, ...]
    loose: Cards
    builds: tuple[Build, ...]
    stock: Cards
    piles: tuple[Cards, ...]
    sweeps: tuple[Cards, ...]
    turn: int
    dealer: int
    deals: int
    last_capturer: int | None = None
    extras: Extras = NO_EXTRAS

    @property
    def hand(self) -> Cards:
        """The hand of the seat whose decision it is."""
        return self.hands[self.turn if self.extras.asked is None else self.extras.asked]

    @property
    def over(self) -> bool:
        """True when every card has been played, the residue given out, or the round broken off or closed early."""
        return self.extras.ended or self.extras.closed or not (self.stock or any(self.hands) or self.extras.played)

    def __repr__(self) -> str:
        return f"parse_position({str(self)!r})"

    def _stock_left(self) -> int:
        return len(self.stock)

    def _cards_held(self) -> int:
        return sum(map(len, self.hands))


def to_pile(position: Position, seat: int, cards: Cards) -> Position:
    """The position with cards put on the pile of a seat."""
    own = position.rules.pile_of[seat]
    return replace(position, piles=tuple(p + cards if place == own else p for place, p in enumerate(position.piles)))


def count_sweep(position: Position, seat: int, card: Card, events: Events) -> tuple[Position, Events]:
    """Count a sweep; where sweeps cancel each other and every side has one, each loses its oldest."""
    side = position.rules.side_of[seat]
    sweeps = tuple((*kept, card) if place == side else kept for place, kept in enumerate(position.sweeps))
    events = (*events, Swept(seat, card))
    if position.rules.scoring.sweep_cancel == "all_players_have_one" and all(sweeps):
        sweeps, events = tuple(kept[1:] for kept in sweeps), (*events, SweepsCancelled())
    return replace(position, sweeps=sweeps), events
