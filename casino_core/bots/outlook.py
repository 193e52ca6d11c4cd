"""The probable gains of the next turns: who takes which cards from a table, as far as a seat can know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from math import comb
from typing import NamedTuple

from casino_core.bots import signals
from casino_core.bots.endings import Endings
from casino_core.bots.reach import Reach, Take
from casino_core.bots.worth import card_worths, sweep_worth
from casino_core.cards import Card
from casino_core.position.position import Cards, Position
from casino_core.position.view import View
from casino_core.search.rollout_policy import EVERYTHING, HELD

LASTING = 0.6
"""The chance that the last capture so far is still the last one after one more play.

It matters because the side that makes the last capture of the round also gets the residue.
"""

MAX_BRANCHES = 4
"""The maximum number of captures considered in one turn: those that are best for the seat that makes them."""


class Kind(NamedTuple):
    """Cards that capture at the same values."""

    values: tuple[int, ...]
    """The values at which each of the cards can capture; ``(EVERYTHING,)`` if it takes the whole table."""

    number: int
    """The number of such cards."""

    worth: float
    """The average gain from the capturing card itself, less its worth in hand, in thousandths of a point."""

    card: Card
    """One of these cards, which stands for all of them."""


class Turn(NamedTuple):
    """One of the turns after the present one."""

    seat: int
    """The seat whose turn it is."""

    size: int
    """The number of cards that the seat will hold at the beginning of the turn."""

    dealt: bool
    """Whether those cards have been dealt already."""


class Branch(NamedTuple):
    """One way in which a turn may go."""

    chance: float
    """The probability that the turn goes this way."""

    gain: float
    """The gain of the seat, in thousandths of a point."""

    mask: int
    """The captured pieces as bits; 0 if nothing is captured."""

    ends: bool = False
    """Whether the capture ends the round or the game."""


class Taking(NamedTuple):
    """A capture that cards of a kind may make. Takings are sorted by their gain."""

    gain: float
    """The gain of the player who makes it, in thousandths of a point."""

    mask: int
    """The captured pieces, as bits."""

    kind: Kind
    """The kind of the capturing card."""

    ends: bool
    """Whether the capture ends the round or the game."""


class Knowledge:
    """All that a seat knows at its turn.

    ``worths``: the worth of every card to the seat. ``endings``: the ways in which the round may end early.
    """

    def __init__(self, view: View, worths: dict[Card, int] | None = None, endings: Endings | None = None) -> None:
        rules = view.rules
        self.endings = endings or Endings(view)
        """The worth of captures that end the round or the game."""
        self.seat = view.seat
        self.rules = rules
        self.worths = card_worths(view) if worths is None else worths
        """The worth of taking each card, in thousandths of a point."""
        self.unseen = len(view.unseen)
        """The number of unseen cards."""
        self.kinds = self.kinds_of(view.unseen)
        """The unseen cards, grouped by the values at which they capture."""
        self.signalled = signals.signalled(view)
        """The values of the cards that seats have signalled."""
        self.turns = list(_turns(view))
        """The next turns, up to and including the seat's own."""
        # As in a lead, what the rivals gain counts by its mean.
        self.counts = [1 if side == rules.side_of[view.seat] else -1 / (rules.sides - 1) for side in range(rules.sides)]
        """By side, the worth to the seat of a point that the side gains."""
        # The present play and these turns are considered one by one; any later play may be a capture.
        plays = sum(view.hand_sizes) - 1 - len(self.turns)
        self.lasting = 0.0 if view.stock_size > rules.left_out else LASTING ** max(plays, 0)
        """The chance that nobody captures after these turns; 0 if more cards will be dealt."""

    def kinds_at(self, seat: int) -> list[Kind]:
        """Return the kinds of unseen cards that a seat may hold, without the cards that other seats have signalled."""
        elsewhere = sum([held for other, held in self.signalled.items() if other != seat], Counter[int]())
        if not elsewhere:
            return self.kinds
        kinds = [
            kind._replace(number=kind.number - max(elsewhere[value] for value in kind.values)) for kind in self.kinds
        ]
        return [kind for kind in kinds if kind.number > 0]

    def kinds_of(self, cards: Cards) -> list[Kind]:
        """Return cards grouped by the values at which they capture, each kind with its average worth."""
        alike: dict[tuple[int, ...], list[Card]] = {}
        for card in cards:
            values = (EVERYTHING,) if card in self.rules.takes_table else self.rules.hand_values[card]
            alike.setdefault(values, []).append(card)
        return [
            Kind(values, len(some), (1 - HELD) * sum([self.worths[card] for card in some]) / len(some), some[0])
            for values, some in alike.items()
        ]


def _turns(view: View) -> Iterator[Turn]:
    """Yield the turns after the present one, up to and including the seat's next turn."""
    rules, seat, dealt = view.rules, view.seat, True
    sizes = [size - (place == seat) for place, size in enumerate(view.hand_sizes)]
    for _ in range(rules.seats):
        seat = rules.next_seat(seat)
        if dealt and not any(sizes):
            # After the next deal, every seat may hold any unseen card.
            sizes = [min(rules.hand_sizes[-1], view.stock_size // rules.seats)] * rules.seats
            dealt = False
        yield Turn(seat, max(sizes[seat], 0), dealt)


class Outlook:
    """The next turns at the table ``after`` a play of the thinking seat, which still holds ``hand``."""

    def __init__(self, known: Knowledge, after: Position, hand: Cards) -> None:
        self._known = known
        self._hand = known.kinds_of(hand)
        self._reach = Reach(after.rules, after.loose, after.builds, known.worths)
        self._after = after
        self._pieces = [*[(card,) for card in after.loose], *[build.cards for build in after.builds]]
        self._builds = after.builds
        self._last = after.last_capturer
        self._values: dict[tuple[int, int, int | None], float] = {}

    def value(self) -> float:
        """Return the gain of the seat in the next turns, less its rivals' gain, in thousandths of a point."""
        return self._from(0, self._reach.everything, self._last)

    def _from(self, turn: int, free: int, last: int | None) -> float:
        """Return the value from a turn onwards. ``free``: the pieces left, as bits; ``last``: the last capturer."""
        known = self._known
        if turn == len(known.turns):
            return 0 if last is None else known.lasting * self._counts(last) * self._reach.worth(free)
        if (turn, free, last) not in self._values:
            seat, value = known.turns[turn].seat, 0.0
            for chance, gain, mask, ends in self._branches(known.turns[turn], free):
                rest = 0 if ends else self._from(turn + 1, free & ~mask, seat if mask else last)
                value += chance * (self._counts(seat) * gain + rest)
            self._values[turn, free, last] = value
        return self._values[turn, free, last]

    def _counts(self, seat: int) -> float:
        return self._known.counts[self._known.rules.side_of[seat]]

    def _branches(self, turn: Turn, free: int) -> Iterator[Branch]:
        """Yield the ways in which a turn may go: the seat's best captures and, last, no capture.

        Each capture is made if the seat can make it, but none of the better captures.
        """
        own = turn.dealt and turn.seat == self._known.seat
        none, count = 1.0, 0
        kinds = self._hand if own else self._known.kinds_at(turn.seat)
        for gain, mask, kind, ends in self._captures(turn.seat, kinds, free):
            count += kind.number
            is_certain = own or (turn.dealt and self._must_hold(turn.seat, kind))
            # The thinking seat knows its own cards, and that builders hold the cards for their builds.
            remainder = 0.0 if is_certain else self._chance_of_none(count, turn.size)
            yield Branch(none - remainder, gain, mask, ends)
            if not remainder:
                return
            none = remainder
        yield Branch(none, 0, 0)

    def _captures(self, seat: int, kinds: Sequence[Kind], free: int) -> list[Taking]:
        """Return a seat's best captures, the best first: one for each kind of card, ``MAX_BRANCHES`` at most."""
        captures: list[Taking] = []
        for kind in kinds:
            take = self._reach.best(kind.values, free)
            if self._known.rules.capturing.compulsory and take is not None:
                # players avoid capturing by playing other cards, but a card that can sweep must be played
                take = self._reach.whole(kind.values, free)
            if take is None:
                continue
            best = self._taking(seat, kind, take, free)
            if best.ends and best.gain < 0:  # the player takes less rather than end the round or game at a loss
                less = self._reach.best(kind.values, free, whole=False)
                if less is None:
                    continue
                best = self._taking(seat, kind, less, free)
            captures.append(best)
        return sorted(captures, reverse=True)[:MAX_BRANCHES]

    def _taking(self, seat: int, kind: Kind, take: Take, free: int) -> Taking:
        """Return a take with its gain: the worth of its cards or, if it ends the round or the game, of that end."""
        known, swept = self._known, take.mask == free
        sweep = sweep_worth(known.rules, by_capture=kind.values != (EVERYTHING,)) if swept else 0
        end = self._end(seat, kind, take.mask, swept=swept) if known.endings.possible else None
        if end is not None:
            # ``end`` is the worth to the thinking seat; the gain is that of the capturing player.
            return Taking(end / self._counts(seat), take.mask, kind, ends=True)
        return Taking(take.worth + kind.worth + sweep, take.mask, kind, ends=False)

    def _end(self, seat: int, kind: Kind, mask: int, *, swept: bool) -> float | None:
        """Return the worth, to the thinking seat, of a capture that ends the round or the game; None for any other."""
        taken = tuple([card for place, cards in enumerate(self._pieces) if mask >> place & 1 for card in cards])
        return self._known.endings.capture(self._after, seat, kind.card, taken, swept=swept)

    def _must_hold(self, seat: int, kind: Kind) -> bool:
        """Return whether the seat must hold a card of this kind for its own build, or has signalled one."""
        signalled = self._known.signalled.get(seat, ())
        owed = [build.value for build in self._builds if build.owner == seat]
        return any(value in kind.values for value in (*owed, *signalled))

    def _chance_of_none(self, count: int, size: int) -> float:
        """Return the chance that a hand of ``size`` unseen cards contains none of ``count`` particular cards."""
        unseen = self._known.unseen
        draws = min(size, unseen)
        return comb(unseen - count, draws) / comb(unseen, draws)
