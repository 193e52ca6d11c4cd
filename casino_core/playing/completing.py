"""The completion of partly known positions: the unknown cards are dealt from a seed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace

from casino_core.cards import Card, Chance
from casino_core.errors import CasinoError, check_argument
from casino_core.legal.facts import held_values
from casino_core.legal.legality import candidates
from casino_core.position.layout import Build
from casino_core.position.position import DEFAULT_STATE, Cards, Position
from casino_core.rules.parts import Rules


class PartError(CasinoError):
    """A part of a position that contradicts the rules or the other parts.

    >>> casino.parse_known("classic", {"table": "5H", "hand": "5H"})
    Traceback (most recent call last):
    casino_core.playing.completing.PartError: hand: card-twice
    """

    part: str
    """The name of the part, such as "table", "hand", "hand1", "pile", "pile1", "stock", "turn" or "last"."""

    def __init__(self, code: str, part: str, **facts: object) -> None:
        super().__init__(code, facts, f"{part}: {code}")
        self.part = part


@dataclass(frozen=True)
class KnownPart:
    """The known part of a position. No card occurs in it more often than in the pack.

    >>> casino.parse_known("classic", {"table": "5H3C", "hand": "8D"}).hands
    {0: (Card('8D'),)}
    """

    rules: Rules
    """The rules of the game."""

    loose: Cards = ()
    """The loose cards."""

    builds: tuple[Build, ...] = ()
    """The builds."""

    hands: Mapping[int, Cards] = field(default_factory=dict)
    """The hands that are known, by seat."""

    piles: Mapping[int, Cards] = field(default_factory=dict)
    """The captured cards that are known, by pile."""

    stock: Cards | None = None
    """The cards that are still to be dealt, the next one first; None if unknown."""

    turn: int = 0
    """The seat on turn."""

    last: int | None = None
    """The seat that captured last; None if unknown."""

    @property
    def cards(self) -> Iterator[Card]:
        """All cards in the known parts."""
        for row in (self.loose, *(build.cards for build in self.builds), *self.hands.values(), *self.piles.values()):
            yield from row
        yield from self.stock or ()


def completed(known: KnownPart, seed: str) -> Position:
    """Return a position with all known parts, and with the other cards where a round could have put them.

    An unknown hand is as large as the hand of the seat on turn, or one card smaller if the known hands suggest it, and
    contains cards that take the builds of its seat. The stock has as many cards as whole deals need, and the remaining
    cards were captured. The same seed always gives the same cards. Raises PartError: "no-card-to-play",
    "hand-too-large", "hands-do-not-fit", "not-enough-cards", "stock-does-not-deal-out", "builder-cannot-take".

    >>> known = casino.parse_known("classic", {"table": "5H3C", "hand": "8D"})
    >>> casino.completed(known, "any text").hand
    (Card('8D'),)
    """
    check_argument("known", known, KnownPart, "what parse_known returns")
    rules = known.rules
    unseen = Chance(f"{seed}/rest").shuffled((Counter(rules.pack) - Counter(known.cards)).elements())
    sizes = _hand_sizes(known, len(unseen))
    hands, unseen = _hands(known, sizes, unseen)
    stock, deals, rest = _stock(known, sizes[known.turn], unseen)
    piles = _piles(known, rest)
    last = known.last if known.last is not None else _last(rules, piles, known.turn)
    sweeps: tuple[Cards, ...] = ((),) * rules.sides
    dealer = _dealer(rules, sizes, known.turn)
    position = Position(rules, hands, known.loose, known.builds, stock, piles, sweeps, known.turn, dealer, deals, last)
    # Whether sweeps freeze depends on the score of the game, so the position has to contain it.
    if rules.scoring.sweep_freeze != "none":
        position = replace(position, variant_state=replace(DEFAULT_STATE, totals=(0,) * rules.sides))
    _check_builders(position)
    return position


def _hands(known: KnownPart, sizes: list[int], unseen: Cards) -> tuple[tuple[Cards, ...], Cards]:
    """Return the hands, with unknown ones dealt from the unseen cards, and the remaining unseen cards."""
    rules, remaining = known.rules, list(unseen)
    hands = [list(known.hands.get(seat, ())) for seat in range(rules.seats)]
    # Cards for builds are dealt first, because a hand dealt at random may lack the card that its builder must hold.
    for build in known.builds:
        for seat in sorted({build.owner, *build.also} - set(known.hands)):
            takers = (card for card in remaining if build.value in held_values(rules, (card,)))
            if len(hands[seat]) < sizes[seat] and (taker := next(takers, None)):
                remaining.remove(taker)
                hands[seat].append(taker)
    for seat, size in enumerate(sizes):
        more = size - len(hands[seat])
        hands[seat] += remaining[:more]
        remaining = remaining[more:]
    return tuple(map(tuple, hands)), tuple(remaining)


def _check_builders(position: Position) -> None:
    """Raise PartError if a builder has no legal play, for lack of cards that take the builds."""
    for build in position.builds:
        for seat in (build.owner, *build.also):
            if position.hands[seat] and not candidates(replace(position, turn=seat), 1):
                raise PartError("builder-cannot-take", "table", seat=seat, value=build.value)


def _hand_sizes(known: KnownPart, unseen: int) -> list[int]:
    """Return the size of every hand. Raises PartError if no round has such hands, or the cards do not suffice."""
    rules, turn, known_sizes = known.rules, known.turn, {seat: len(hand) for seat, hand in known.hands.items()}
    if not known_sizes and unseen < rules.seats:
        raise PartError("not-enough-cards", "table", count=rules.seats, left=unseen)
    # A full hand or, if too few cards are unseen, the largest hand that everyone can have.
    default = min(rules.hand_sizes[0], unseen // rules.seats)
    size = known_sizes.get(turn, max(1, *known_sizes.values()) if known_sizes else default)
    if not size:
        raise PartError("no-card-to-play", hand_name(turn), seat=turn)
    others = [count for seat, count in known_sizes.items() if seat != turn]
    fewer = int(bool(others) and set(others) == {size - 1})
    sizes, seat = [size] * rules.seats, rules.next_seat(turn)
    if size > max(rules.hand_sizes):
        raise PartError("hand-too-large", hand_name(turn), count=size, most=max(rules.hand_sizes))
    while seat != turn:
        count = known_sizes.get(seat, size - fewer)
        if count > max(rules.hand_sizes):
            raise PartError("hand-too-large", hand_name(seat), count=count, most=max(rules.hand_sizes))
        # A seat that has played since the hands were equal has one card fewer than the seat on turn; no seat has more.
        fewer = max(fewer, size - count)
        if count != size - fewer or fewer > 1:
            raise PartError("hands-do-not-fit", hand_name(seat), sizes=f"{size}, {count}")
        sizes[seat], seat = count, rules.next_seat(seat)
    wanted = sum(size for seat, size in enumerate(sizes) if seat not in known_sizes)
    if unseen < wanted:
        raise PartError("not-enough-cards", "table", count=wanted, left=unseen)
    return sizes


def _dealer(rules: Rules, sizes: list[int], turn: int) -> int:
    """Return the dealer, the seat before the leader. Seats with fewer cards than the seat on turn have played."""
    seat = rules.seat_before(turn)
    while sizes[seat] < sizes[turn]:
        seat = rules.seat_before(seat)
    return seat


def _stock(known: KnownPart, size: int, unseen: Cards) -> tuple[Cards, int, Cards]:
    """Return the stock, the number of deals, and the unseen cards that were captured."""
    rules, sizes = known.rules, list(stocks(known.rules))
    if known.stock is not None:
        for deals, stock_size in sizes:
            if stock_size == len(known.stock):
                return known.stock, deals, unseen
        raise PartError(
            "stock-does-not-deal-out",
            "stock",
            count=len(known.stock),
            sizes=", ".join(str(cards) for _, cards in sizes),
        )
    hands, last = rules.hand_sizes, len(rules.hand_sizes)
    for deals, stock_size in sizes:
        if stock_size <= len(unseen) and size <= hands[min(deals, last) - 1]:
            return unseen[:stock_size], deals, unseen[stock_size:]
    raise PartError("not-enough-cards", "table", count=sizes[-1][1], left=len(unseen))


def stocks(rules: Rules) -> Iterator[tuple[int, int]]:
    """Yield possible numbers of deals so far, each with the number of cards in the stock after them."""
    remaining = len(rules.pack) - rules.layout_size - rules.left_out
    if rules.deal.draw:  # only the stocks left when every seat has drawn the same number
        remaining -= rules.hand_sizes[0] * rules.seats
        yield from ((1, size) for size in range(remaining, -1, -rules.seats))
        return
    for deals, size in enumerate([*rules.hand_sizes, *[rules.hand_sizes[-1]] * len(rules.pack)], 1):
        each = min(size, remaining // rules.seats)
        if not each:
            return
        remaining -= each * rules.seats
        yield deals, remaining + rules.left_out


def _piles(known: KnownPart, rest: Cards) -> tuple[Cards, ...]:
    """Return the piles, with the remaining cards dealt to the bottom of the unknown ones, other seats' piles first."""
    rules = known.rules
    piles = [list(known.piles.get(pile, ())) for pile in range(rules.pile_count)]
    # A known pile is assumed to be complete, unless all piles are known.
    unknown = [pile for pile in range(rules.pile_count) if pile not in known.piles] or [*range(rules.pile_count)]
    order = [*(pile for pile in unknown if pile != rules.pile_of[known.turn]), *unknown]
    order = list(dict.fromkeys(order))
    for place, card in enumerate(rest):
        piles[order[place % len(order)]].insert(0, card)
    return tuple(map(tuple, piles))


def _last(rules: Rules, piles: tuple[Cards, ...], turn: int) -> int | None:
    """Return a possible last capturer: the first seat after the one on turn whose pile is not empty."""
    seat = turn
    for _ in range(rules.seats):
        seat = rules.next_seat(seat)
        if piles[rules.pile_of[seat]]:
            return seat
    return None


def hand_name(seat: int) -> str:
    """Return the name of the part that is a seat's hand: "hand", "hand1" and so on."""
    return f"hand{seat}" if seat else "hand"
