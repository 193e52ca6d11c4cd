"""Why an action is refused, as a value."""

from __future__ import annotations

from typing import NamedTuple

from casino_core.position.actions import BuildPiece, Piece


class Illegal(NamedTuple):
    """Why an action is refused."""

    code: str
    """Which rule is broken, as words joined by hyphens: the catalogue of sentences has one for each."""

    facts: dict[str, object]
    """What a sentence about it needs to know, by name: cards, values, counts."""


def not_there(piece: Piece) -> Illegal:
    """Return the fault of using a piece that is not on the table, or not as often as it is named."""
    if isinstance(piece, BuildPiece):
        return Illegal("no-such-build", {"card": piece.card})
    return Illegal("card-not-on-table", {"card": piece})
