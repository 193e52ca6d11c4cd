"""Pictures of the table in between: a card that has left the hand and lies beside what it takes."""

from __future__ import annotations

from dataclasses import replace

from casino_core.cards import Card
from casino_core.position.actions import Capture, Play, pieces
from casino_core.position.view import View


def laid(before: View, seat: int, action: Play) -> View:
    """The view with a card on the table: beside the first loose card it takes, or after all others."""
    loose = before.loose
    taken = pieces(action) if isinstance(action, Capture) else ()
    places = [place for place, card in enumerate(loose) if card in taken]
    place = places[0] + 1 if places else len(loose)
    return replace(_played(before, seat, action.card), loose=(*loose[:place], action.card, *loose[place:]))


def _played(before: View, seat: int, card: Card) -> View:
    """The view with a card gone from a hand."""
    hand = list(before.hand)
    if seat == before.seat and card in hand:
        hand.remove(card)
    sizes = tuple(size - (number == seat) for number, size in enumerate(before.hand_sizes))
    return replace(before, hand=tuple(hand), hand_sizes=sizes)
