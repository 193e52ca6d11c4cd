"""One round in progress: a frozen value that carries its rules; ``play`` gives the next one and what happened."""

from __future__ import annotations

from dataclasses import dataclass, replace

from casino_core.actions import Action, BuildPiece, Capture, Groups, MakeBuild, Piece, Trail
from casino_core.cards import Card, Chance
from casino_core.events import Built, Captured, Dealt, Event, ResidueTaken, Swept, Trailed
from casino_core.layout import Build, Group
from casino_core.rules import Rules

Cards = tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Position:
    """One round in progress. Hands are by seat; piles and sweeps by side.

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

    @property
    def actor(self) -> int:
        """The seat whose decision it is: the one on turn, as long as nobody else has been asked something."""
        return self.turn

    @property
    def hand(self) -> Cards:
        """The hand of the seat whose turn it is."""
        return self.hands[self.turn]

    @property
    def over(self) -> bool:
        """True when every card has been played; the residue has then been given out."""
        return not self.stock and not any(self.hands)

    @property
    def last_deal(self) -> bool:
        """True when the pack is used up: what is in the hands is all that is left to play."""
        return not self.stock


def new_round(rules: Rules, seed: str, dealer: int) -> tuple[Position, tuple[Event, ...]]:
    """Shuffle by the seed, deal the first hands and the layout. The seat after the dealer leads."""
    stock = Chance(seed).shuffled(rules.pack)
    empty: tuple[Cards, ...] = ((),) * rules.sides
    start = Position(rules, ((),) * rules.seats, (), (), stock, empty, empty, rules.next_seat(dealer), dealer, 0)
    position, event = _deal(start)
    return position, (event,)


def _deal(position: Position) -> tuple[Position, Event]:
    """Deal the next hands, in the traditional order: the other players, the layout (at first), the dealer."""
    rules, stock = position.rules, list(position.stock)
    first = position.deals == 0
    for_layout = rules.deal.layout if first else 0
    sizes = rules.deal.hand_sizes
    size = min(sizes[min(position.deals, len(sizes) - 1)], (len(stock) - for_layout) // rules.seats)
    step = 2 if rules.deal.deal_pattern == "twos" else 1
    hands: list[list[Card]] = [[] for _ in range(rules.seats)]
    layout: list[Card] = []
    seat = rules.next_seat(position.dealer)
    while len(hands[position.dealer]) < size or len(layout) < for_layout:
        for _ in range(rules.seats):
            if seat == position.dealer:
                _hand_over(stock, layout, min(step, for_layout - len(layout)))
            _hand_over(stock, hands[seat], min(step, size - len(hands[seat])))
            seat = rules.next_seat(seat)
    dealt = replace(
        position,
        hands=tuple(tuple(hand) for hand in hands),
        loose=tuple(layout) if first else position.loose,
        stock=tuple(stock),
        deals=position.deals + 1,
    )
    return dealt, Dealt(dealt.deals, size, dealt.last_deal)


def _hand_over(stock: list[Card], to: list[Card], count: int) -> None:
    to.extend(stock[:count])
    del stock[:count]


def play(position: Position, action: Action) -> tuple[Position, tuple[Event, ...]]:
    """Play a legal action: the next position, and what happened in order.

    The action is trusted; ``legal.play`` checks it first. Deals the next hands when all are empty, and gives out the
    residue at the end of the round.
    """
    if isinstance(action, Trail):
        after, events = _trail(position, action)
    elif isinstance(action, Capture):
        after, events = _capture(position, action)
    else:
        after, events = _make_build(position, action)
    if any(after.hands):
        return after, events
    if after.stock:
        after, dealt = _deal(after)
        return after, (*events, dealt)
    return _give_residue(after, events)


def _without(cards: Cards, gone: Groups) -> Cards:
    """The cards less those named in the groups, one for one: with two packs a twin stays."""
    left = list(cards)
    for group in gone:
        for piece in group:
            if isinstance(piece, Card) and piece in left:
                left.remove(piece)
    return tuple(left)


def _hands_after(position: Position, card: Card) -> tuple[Cards, ...]:
    hands = list(position.hands)
    hand = hands[position.turn]
    place = hand.index(card)
    hands[position.turn] = hand[:place] + hand[place + 1 :]
    return tuple(hands)


def _next(position: Position, card: Card, loose: Cards, builds: tuple[Build, ...]) -> Position:
    """The position after a card has left the hand: next turn, this table, the rest as before."""
    return Position(
        position.rules,
        _hands_after(position, card),
        loose,
        builds,
        position.stock,
        position.piles,
        position.sweeps,
        position.rules.next_seat(position.turn),
        position.dealer,
        position.deals,
        position.last_capturer,
    )


def _trail(position: Position, action: Trail) -> tuple[Position, tuple[Event, ...]]:
    seat, builds, loose = position.turn, position.builds, position.loose
    events: tuple[Event, ...] = ()
    if action.groups:
        build = Build(action.value, tuple(tuple(Card(p) for p in group) for group in action.groups), seat)
        events = (Built(seat, None, "build", build),)
        builds, loose = (*builds, build), _without(loose, action.groups)
    after = _next(position, action.card, (*loose, action.card), builds)
    return after, (Trailed(seat, action.card), *events)


def _capture(position: Position, action: Capture) -> tuple[Position, tuple[Event, ...]]:
    rules, seat = position.rules, position.turn
    builds, taken_builds, groups = _split(position, action.groups)
    taken = Captured(seat, action.card, groups, taken_builds)
    loose = _without(position.loose, action.groups)
    side = rules.side_of[seat]
    piles = list(position.piles)
    piles[side] = (*piles[side], *taken.taken, action.card)
    sweeps = position.sweeps
    events: tuple[Event, ...] = (taken,)
    if not loose and not builds:
        sweeps = (*sweeps[:side], (*sweeps[side], action.card), *sweeps[side + 1 :])
        events = (taken, Swept(seat, action.card))
    after = Position(
        rules,
        _hands_after(position, action.card),
        loose,
        builds,
        position.stock,
        tuple(piles),
        sweeps,
        rules.next_seat(seat),
        position.dealer,
        position.deals,
        seat,
    )
    return after, events


def _split(position: Position, groups: Groups) -> tuple[tuple[Build, ...], tuple[Build, ...], tuple[Group, ...]]:
    """The builds that stay, the builds the groups use, and the loose cards of the groups."""
    named = {piece[1:] for group in groups for piece in group if isinstance(piece, BuildPiece)}
    if not named:
        return position.builds, (), groups  # type: ignore[return-value]  # no piece is a build, so all are cards
    stay = tuple(b for b in position.builds if b.name not in named)
    used = tuple(b for b in position.builds if b.name in named)
    cards = (tuple(p for p in group if isinstance(p, Card)) for group in groups)
    return stay, used, tuple(group for group in cards if group)


def _make_build(position: Position, action: MakeBuild) -> tuple[Position, tuple[Event, ...]]:
    seat = position.turn
    stay, used, _ = _split(position, action.groups)
    old = {b.name: b for b in used}
    groups: list[Group] = []
    how = "build"
    for place, group in enumerate(action.groups):
        base = old.get(Card(group[0][1:])) if len(group) == 1 and isinstance(group[0], BuildPiece) else None
        if base is not None:
            how = "add"
            groups[:0] = base.groups
            continue
        if any(isinstance(piece, BuildPiece) for piece in group):
            how = "raise"
        groups.append(_laid_out((*group[1:], group[0]) if place == 0 else group, old))
    build = Build(action.value, tuple(groups), seat)
    after = _next(position, action.card, _without(position.loose, action.groups), (*stay, build))
    return after, (Built(seat, action.card, how, build, used),)


def _laid_out(group: tuple[Piece, ...], old: dict[Card, Build]) -> Group:
    """The cards of a group as they come to lie: those of builds first."""
    cards: list[Card] = []
    for piece in group:
        if isinstance(piece, BuildPiece):
            cards.extend(old[piece.card].cards)
    cards.extend(piece for piece in group if isinstance(piece, Card))
    return tuple(cards)


def _give_residue(position: Position, events: tuple[Event, ...]) -> tuple[Position, tuple[Event, ...]]:
    """The cards left on the table go to the side of the last capturer, without a sweep."""
    left = position.loose + tuple(card for build in position.builds for card in build.cards)
    if not left:
        return position, events
    seat, piles = position.last_capturer, list(position.piles)
    if seat is None:
        return position, (*events, ResidueTaken(None, left))
    piles[position.rules.side_of[seat]] += left
    return replace(position, loose=(), builds=(), piles=tuple(piles)), (*events, ResidueTaken(seat, left))
