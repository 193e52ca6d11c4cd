"""Keys of the cards and builds that can be chosen: their text, or "8D.2" for the second of two equal cards (twins)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from casino_core.cards import Card
from casino_core.position.actions import BuildPiece, Piece
from casino_core.position.layout import Build
from casino_core.position.position import Position

TWIN = "."
"""The mark between a card and its number among twins."""


def keys(pieces: Iterable[str]) -> tuple[str, ...]:
    """Return a key for each card or piece; the twins of two packs get different keys."""
    seen: Counter[str] = Counter()
    names = []
    for piece in pieces:
        seen[piece] += 1
        names.append(f"{piece}{TWIN}{seen[piece]}" if seen[piece] > 1 else str(piece))
    return tuple(names)


def keys_on_table(loose: Iterable[Card], builds: Iterable[Build]) -> tuple[str, ...]:
    """Return the keys of all pieces on the table: loose cards, then builds."""
    return (*keys(loose), *(str(build.piece) for build in builds))


def selectable_keys(position: Position, seat: int) -> tuple[str, ...]:
    """Return the keys of the pieces that a seat can choose: loose cards, builds, tops of other piles."""
    rules = position.rules
    tops = (card for pile, card in enumerate(position.tops) if card and rules.steals and pile != rules.pile_of[seat])
    return (*keys_on_table(position.loose, position.builds), *tops)


def card_of(key: str) -> Card:
    """Return the card of a key. Raises ValueError for any other text."""
    return Card(key.partition(TWIN)[0])


def piece_of(key: str) -> Piece:
    """Return the card or build of a key. Raises ValueError for any other text."""
    try:
        return card_of(key)
    except ValueError:  # no card begins like the text of a build
        return BuildPiece(key)
