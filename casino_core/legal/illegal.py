"""The reason why an action is refused, as a value."""

from __future__ import annotations

from typing import NamedTuple

from casino_core.position.actions import BuildPiece, Piece


class Illegal(NamedTuple):
    """The reason why an action is refused.

    >>> casino.why_not("classic/island", "AD5C=7")
    Illegal(code='group-does-not-add-up', facts={'group': (Card('AD'), Card('5C')), 'value': 7})
    """

    code: str
    """The broken rule, as words joined by hyphens; the catalogue has a sentence for each code."""

    facts: dict[str, object]
    """The cards, values and counts that the code's sentence mentions, by name."""


def not_there(piece: Piece) -> Illegal:
    """Return the reason for refusing a piece that is not on the table, or is named more times than it occurs there."""
    if isinstance(piece, BuildPiece):
        return Illegal("no-such-build", {"card": piece.card})
    return Illegal("card-not-on-table", {"card": piece})
