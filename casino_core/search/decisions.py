"""The decisions of others in this round, found by replaying the round with the cards that were seen."""

from __future__ import annotations

from itertools import accumulate
from typing import NamedTuple

from casino_core.playing.play import carry_out
from casino_core.position.actions import Claim, Done, Play
from casino_core.position.layout import Build
from casino_core.position.position import DEFAULT_STATE, Cards, Position
from casino_core.position.view import View
from casino_core.quick_init import replace


class Decision(NamedTuple):
    """A play by another seat, and the known cards of the hand from which it was chosen."""

    position: Position
    """The position in which the seat decided. The hands are stand-ins, not those that were held."""

    seat: int
    """The seat that decided."""

    known: Cards
    """The other cards that the seat is known to have held."""

    action: Play
    """The play that the seat made."""

    deal: int
    """The number of the deal, from 0."""

    over: bool
    """Whether that deal is over, so that the seat's whole hand is known."""

    def held(self, hidden: Cards) -> Position:
        """Return the position with only the seat's hand: the played card, the known cards, and some hidden ones."""
        hand = (self.action.card, *self.known, *hidden)
        hands = tuple(hand if seat == self.seat else () for seat in range(len(self.position.hands)))
        return replace(self.position, hands=hands)


def decisions(view: View) -> list[Decision]:
    """Return the decisions of others in this round, in order.

    Return [] if the record does not lead to this table, as in a position made by hand; if there were actions other
    than plays and claims, so that a play may have had other reasons than the hand; or if the game has drawing, stealing
    or builds made step by step.
    """
    plays = [(seat, action) for seat, action in view.played if isinstance(action, Play)]
    others = [action for _, action in view.played if not isinstance(action, Play | Claim | Done)]
    rules = view.rules
    position = _beginning(view, plays)
    if rules.step_by_step or rules.steals or rules.deal.draw or position is None or others:
        return []
    # the numbers of plays after which the deals were over
    sizes = [*rules.hand_sizes, *[rules.hand_sizes[-1]] * view.deals][: view.deals - 1]
    ends = list(accumulate(rules.seats * size for size in sizes))
    moments: list[tuple[Position, int, Play, int]] = []
    for number, (seat, action) in enumerate(plays):
        # other hands do not matter as long as nothing is dealt
        position = _with_card(position, seat, action)
        moments.append((position, seat, action, sum(number >= end for end in ends)))
        position = carry_out(position, action)[0]
    if set(position.loose) != set(view.loose) or not _same(position.builds, view.builds):
        return []
    decided = []
    for place, (then, seat, action, deal) in enumerate(moments):
        if seat != view.seat:
            known = tuple(
                [later.card for _, other, later, when in moments[place + 1 :] if (other, when) == (seat, deal)]
            )
            decided.append(Decision(then, seat, known, action, deal, deal < len(ends)))
    return decided


def _beginning(view: View, plays: list[tuple[int, Play]]) -> Position | None:
    """Return the round before its first play, with the opening layout; None if the plays do not fit the table."""
    seen = [*view.loose, *(card for pile in view.piles for card in pile)]
    seen += [card for build in view.builds for card in build.cards]
    for _, action in plays:
        if action.card not in seen:
            return None
        seen.remove(action.card)
    rules = view.rules
    if len(seen) != rules.layout_size:
        return None
    piles: tuple[Cards, ...] = ((),) * rules.pile_count
    sweeps: tuple[Cards, ...] = ((),) * rules.sides
    return Position(rules, ((),) * rules.seats, tuple(seen), (), rules.pack[:1], piles, sweeps, 0, view.dealer, 1)


def _with_card(position: Position, seat: int, action: Play) -> Position:
    """Return the position with the played card in hand; stand-in cards in the other hands prevent the next deal."""
    pack = position.rules.pack
    hands = tuple((action.card,) if place == seat else pack[:1] for place in range(position.rules.seats))
    return replace(position, hands=hands, turn=seat, deals=1, variant_state=DEFAULT_STATE)


def _same(builds: tuple[Build, ...], others: tuple[Build, ...]) -> bool:
    return {(b.value, frozenset(b.cards)) for b in builds} == {(b.value, frozenset(b.cards)) for b in others}
