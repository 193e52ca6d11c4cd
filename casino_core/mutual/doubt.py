"""Legality of an action from a hidden hand: whether some possible hand makes it legal.

If ``why_not`` returns a refusal that depends on the hand, such as a build without a card that takes it, the missing
cards are put into the hand. If no hidden card helps, or another refusal remains, the action is illegal with every hand.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import cast

from casino_core.cards import Card
from casino_core.legal.illegal import Illegal
from casino_core.legal.legality import why_not
from casino_core.position.actions import Action, Play
from casino_core.position.position import Cards, Position
from casino_core.rules.parts import Rules

HAND_DECIDES = {
    "no-capturing-card": ("value",),
    "must-keep-card-for-build": ("value",),
    "own-raise-needs-both-cards": ("old", "value"),
    "court-build-needs-all-four": ("value",),
    "sweep-comes-first": (),
    "capture-comes-first": (),
}
"""The codes of refusals that depend only on the hand, each with the facts that contain values missing from the hand.

A refusal without such facts names cards; the action is illegal if the hand contains them.

A test with random positions of all games finds exactly these codes (tests/mutual).
"""


def why_impossible(position: Position, action: Action, unseen: Cards) -> Illegal | None:
    """Return why an action is illegal with every hand of the actor; None if some hand makes it legal.

    ``unseen`` contains all cards that may be in the hand, apart from the card that the action plays.
    """
    hidden = len(position.hand) - isinstance(action, Play)
    return _tried(position, action, (), unseen, hidden)


def _tried(position: Position, action: Action, held: Cards, unseen: Cards, size: int) -> Illegal | None:
    """Try hands of ``size`` hidden cards that include ``held``; return a refusal if no hand makes the action legal."""
    why = why_not(_with_hand(position, action, (*held, *unseen[: size - len(held)])), action)
    if why is None or why.code not in HAND_DECIDES:
        return why
    if not HAND_DECIDES[why.code]:
        barred = set(cast(Cards, why.facts.get("cards") or (why.facts["taker"],))) - set(held)
        if isinstance(action, Play) and action.card in barred:
            return why
        possible = tuple(card for card in unseen if card not in barred)
        return _tried(position, action, held, possible, size) if barred and len(possible) >= size - len(held) else why
    if len(held) == size:
        return why
    for card in _mending(position.rules, why, unseen):
        rest = list(unseen)
        rest.remove(card)
        if _tried(position, action, (*held, card), tuple(rest), size) is None:
            return None
    return why


def _mending(rules: Rules, why: Illegal, unseen: Cards) -> Iterator[Card]:
    """Yield unseen cards with a value that the hand lacks, at most one card of each rank."""
    values = {why.facts[fact] for fact in HAND_DECIDES[why.code]}
    ranks: set[str] = set()
    for card in unseen:
        fits = values & {*rules.hand_values[card], card.pips if card in rules.rank_only else 0}
        if fits and card.rank not in ranks:
            ranks.add(card.rank)
            yield card


def _with_hand(position: Position, action: Action, hidden: Cards) -> Position:
    """Return the position with the card of the action and hidden cards in the hand of the actor."""
    hand = (action.card, *hidden) if isinstance(action, Play) else hidden
    actor = position.actor
    return replace(position, hands=tuple(hand if seat == actor else kept for seat, kept in enumerate(position.hands)))
