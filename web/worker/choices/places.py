"""Keys of what lies on the table or is held: its text, and "8D.2" for a card whose twin comes before it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from casino_core.cards import Card
from casino_core.position.actions import BuildPiece, Piece
from casino_core.position.layout import Build

TWIN = "."
"""What stands between a card and its number among its twins."""


def keys(lying: Iterable[str]) -> tuple[str, ...]:
    """A key for each of some cards or pieces; where two packs are in play, twins have different ones."""
    seen: Counter[str] = Counter()
    found = []
    for piece in lying:
        seen[piece] += 1
        found.append(f"{piece}{TWIN}{seen[piece]}" if seen[piece] > 1 else str(piece))
    return tuple(found)


def keys_on_table(loose: Iterable[Card], builds: Iterable[Build]) -> tuple[str, ...]:
    """The keys of all that lies on the table: loose cards, then builds."""
    return (*keys(loose), *(str(BuildPiece(build.name)) for build in builds))


def card_of(key: str) -> Card:
    """The card of a key. Raises ValueError."""
    return Card(key.partition(TWIN)[0])


def piece_of(key: str) -> Piece:
    """The card or build of a key. Raises ValueError."""
    return BuildPiece(key[1:]) if key.startswith("b") else card_of(key)
