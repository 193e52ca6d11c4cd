"""Shuffling and dealing: a new round, the next hands, and the replacement of a cancelled deal."""

from __future__ import annotations

from collections import Counter
from itertools import chain

from casino_core.cards import ACES, BIG_CASINO, COURTS, LITTLE_CASINO, Card, Chance
from casino_core.playing.shuffling import shuffled
from casino_core.playing.sweeping import sweep
from casino_core.position.events import Cancelled, Dealt, Event, PairsTaken, Replaced
from casino_core.position.layout import Group
from casino_core.position.position import Cards, Events, Position, TableBeforeDeal, VariantState, to_pile
from casino_core.quick_init import replace
from casino_core.rules.parts import Rules


def new_round(
    rules: Rules, seed: str, dealer: int, totals: tuple[int, ...] = (), order: Cards | None = None
) -> tuple[Position, Events]:
    """Return the start of a round, shuffled with the seed and dealt, and its events. The seat after the dealer leads.

    ``totals`` is the score of the game so far, by side; () at its start. ``order`` is the shuffled pack, if known.
    """
    chance = Chance(seed)
    stock, layout = shuffled(rules, seed, dealer, chance) if order is None else order, Cards()
    if rules.deal.cut_layout:
        stock, layout = _cut(rules, stock, chance)
    piles: tuple[Cards, ...] = ((),) * rules.pile_count
    sweeps: tuple[Cards, ...] = ((),) * rules.sides
    leader = rules.next_seat(dealer)
    start = Position(rules, ((),) * rules.seats, layout, (), stock, piles, sweeps, leader, dealer, 0)
    # A round depends on the score of the game only if sweeps freeze; otherwise its text need not contain the score.
    if rules.scoring.sweep_freeze != "none":
        start = replace(start, variant_state=replace(start.variant_state, totals=totals or (0,) * rules.sides))
    position, event = deal(start)
    events: Events = (event,)
    if rules.deal.replaced != "none":
        position, events = _replace(position, events)
    return _take_pairs(position, events) if rules.capturing.initial_pairs_to_first_player else (position, events)


def _replace(position: Position, events: Events) -> tuple[Position, Events]:
    """Put cards that may not be in the opening layout under the stock (docs/rules.md, sections 10 and 19)."""
    loose, stock, gone = list(position.loose), list(position.stock), []
    kind = position.rules.deal.replaced
    # A replacement may be barred, too; if the stock has only such cards, the loop ends.
    while any(_barred(card, kind) for card in loose) and not all(_barred(card, kind) for card in stock):
        for place, card in enumerate(loose):
            if _barred(card, kind):
                gone.append(card)
                stock.append(card)
                loose[place] = stock.pop(0)
    if not gone:
        return position, events
    return replace(position, loose=tuple(loose), stock=tuple(stock)), (*events, Replaced(tuple(gone)))


def _barred(card: Card, kind: str) -> bool:
    return card.rank == "J" if kind == "jacks" else card in (*ACES, BIG_CASINO, LITTLE_CASINO)


def _cut(rules: Rules, stock: Cards, chance: Chance) -> tuple[Cards, Cards]:
    """Cut the layout out of the middle of the pack, and return the rest and the layout (docs/rules.md, section 12).

    With ``swazi_cut_rules``, the pack is shuffled again as long as the layout is too good.
    """
    first = (len(stock) - rules.layout_size) // 2
    while rules.deal.swazi_cut_rules != "none" and _too_good(stock[first : first + rules.layout_size]):
        stock = chance.shuffled(stock)
    end = first + rules.layout_size
    return stock[:first] + stock[end:], stock[first:end]


def _too_good(layout: Cards) -> bool:
    """Return whether a layout has three points or more, or three court cards or more."""
    points = sum(2 if card == BIG_CASINO else card == LITTLE_CASINO or card.rank == "A" for card in layout)
    return points >= 3 or sum(card.rank in COURTS for card in layout) >= 3


def _take_pairs(position: Position, events: Events) -> tuple[Position, Events]:
    """Give the leader every pair of cards of equal rank in the opening layout (docs/rules.md, section 20)."""
    waiting: dict[str, Card] = {}
    pairs: list[Group] = []
    for card in position.loose:
        mate = waiting.pop(card.rank, None)
        if mate is None:
            waiting[card.rank] = card
        else:
            pairs.append((mate, card))
    if not pairs:
        return position, events
    taken = tuple(card for pair in pairs for card in pair)
    leader = position.turn
    remaining = tuple((Counter(position.loose) - Counter(taken)).elements())
    after = replace(to_pile(position, leader, taken), loose=remaining, last_capturer=leader)
    events = (*events, PairsTaken(leader, tuple(pairs)))
    return (after, events) if remaining else sweep(position, after, pairs[-1][1], events)


def deal(position: Position) -> tuple[Position, Event]:
    """Deal the next hands, in the traditional order: the other players, the layout (in the first deal), the dealer."""
    rules, stock = position.rules, position.stock
    first = position.deals == 0
    for_layout = rules.layout_size if first and not rules.deal.cut_layout else 0
    sizes = rules.hand_sizes
    # A last deal that is too small for whole hands is shared equally (docs/rules.md, section 23, row 29).
    size = min(sizes[min(position.deals, len(sizes) - 1)], (len(stock) - for_layout) // rules.seats)
    step = 2 if rules.deal.deal_pattern == "twos" else 1
    order = [rules.next_seat(position.dealer)]
    while order[-1] != position.dealer:
        order.append(rules.next_seat(order[-1]))
    hands: list[list[Card]] = [[] for _ in range(rules.seats)]
    layout: list[Card] = []
    served = [(hands[seat], size) for seat in order]
    # The layout is dealt before the dealer's hand, which comes last (docs/rules.md, section 1).
    served.insert(-1, (layout, for_layout))
    dealt_out = 0
    while dealt_out < size * rules.seats + for_layout:
        for cards, full in served:
            count = min(step, full - len(cards))
            cards.extend(stock[dealt_out : dealt_out + count])
            dealt_out += count
    dealt = replace(
        position,
        variant_state=_before_deal(position, size),
        hands=tuple(tuple(hand) for hand in hands),
        loose=(*position.loose, *layout),
        stock=stock[dealt_out:],
        deals=position.deals + 1,
    )
    # In games with drawing, the round's last deal is the draw of the last card (docs/rules.md, section 16).
    return dealt, Dealt(dealt.deals, size, dealt.last_deal and not rules.deal.draw)


def _before_deal(position: Position, size: int) -> VariantState:
    """Return the variant state after a deal: nobody has plucked, and the dealer may have to announce a last deal."""
    rules, state = position.rules, position.variant_state
    if state.plucked:
        state = replace(state, plucked=())
    if rules.deal.last_not_announced_penalty == "none" or len(position.stock) - rules.left_out > size * rules.seats:
        return state
    before = TableBeforeDeal(
        size,
        position.loose,
        position.builds,
        position.piles,
        position.sweeps,
        position.last_capturer,
        state.fines,
        state.tabbes,
        state.fresh,
    )
    return replace(state, asked=position.dealer, before=before)


def deal_again(position: Position) -> tuple[Position, Events]:
    """Undo the plays of a last deal, shuffle its cards and deal them again (docs/rules.md, section 3).

    The new order follows from the present hands, so that a replay gives the same cards.
    """
    before, seat = position.variant_state.before, position.turn
    if before is None:
        raise ValueError("no deal to cancel")
    built = (build.cards for build in before.builds)
    # Only the cards of the cancelled deal are shuffled; cards that are too few for whole hands stay in the stock.
    lying = chain(before.loose, *before.piles, *built, position.variant_state.aside, position.stock)
    dealt_out = Counter(position.rules.pack) - Counter(lying)
    again = Chance("/".join("".join(hand) for hand in position.hands)).shuffled(dealt_out.elements())
    undone = replace(
        position,
        loose=before.loose,
        builds=before.builds,
        piles=before.piles,
        sweeps=before.sweeps,
        last_capturer=before.last_capturer,
        stock=again + position.stock,
        turn=position.rules.next_seat(position.dealer),
        deals=position.deals - 1,
        variant_state=replace(
            position.variant_state,
            before=None,
            fines=before.fines,
            tabbes=before.tabbes,
            fresh=before.fresh,
            claimed=False,
            cancelled=(*position.variant_state.cancelled, seat),
        ),
    )
    dealt, event = deal(undone)
    return dealt, (Cancelled(seat), event)
