"""Keys of the cards and builds that can be chosen: their text, and "8D.2" for a card whose twin comes before it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from casino_core.cards import Card
from casino_core.position.actions import BuildPiece, Piece
from casino_core.position.layout import Build
from casino_core.position.position import Position

TWIN = "."
"""What separates a card from its number among its twins."""


def keys(lying: Iterable[str]) -> tuple[str, ...]:
    """Return a key for each of some cards or pieces. Where two packs are in play, twins get different keys."""
    seen: Counter[str] = Counter()
    found = []
    for piece in lying:
        seen[piece] += 1
        found.append(f"{piece}{TWIN}{seen[piece]}" if seen[piece] > 1 else str(piece))
    return tuple(found)


def keys_on_table(loose: Iterable[Card], builds: Iterable[Build]) -> tuple[str, ...]:
    """Return the keys of all that lies on the table: loose cards, then builds."""
    return (*keys(loose), *(str(build.piece) for build in builds))


def selectable_keys(position: Position, seat: int) -> tuple[str, ...]:
    """Return the keys of what a seat can choose beside its hand: loose cards, builds, the tops of others' piles."""
    rules = position.rules
    tops = (card for pile, card in enumerate(position.tops) if card and rules.steals and pile != rules.pile_of[seat])
    return (*keys_on_table(position.loose, position.builds), *tops)


def card_of(key: str) -> Card:
    """Return the card of a key. Raises ValueError."""
    return Card(key.partition(TWIN)[0])


def piece_of(key: str) -> Piece:
    """Return the card or build of a key. Raises ValueError."""
    try:
        return card_of(key)
    except ValueError:  # no card begins as the text of a build does
        return BuildPiece(key)
