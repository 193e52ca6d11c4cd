"""The selection: a hand card, and pieces of the table."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from casino_core.cards import Card
from casino_core.position.actions import Piece
from web.worker.choices.keys import card_of, piece_of


@dataclass(frozen=True)
class Selection:
    """The keys of the chosen hand card and pieces of the table, and what the person wants to see of the offers.

    Pieces without a hand card are for a table build, or one of them is to be plucked.
    """

    held: str = ""
    """The key of the hand card, "" for none."""

    picked: tuple[str, ...] = ()
    """The keys of the pieces of the table."""

    more: bool = False
    """Whether all offers are shown, and not only the best ones."""

    sorts: bool = False
    """Whether the captured cards are shown in pile order, to be sorted."""

    lifted: tuple[str, ...] = ()
    """The keys of the cards put on top while sorting, the latest last."""

    @property
    def is_empty(self) -> bool:
        """Whether nothing is chosen."""
        return self == NO_SELECTION

    @cached_property
    def card(self) -> Card | None:
        """The chosen hand card; None if there is none."""
        return card_of(self.held) if self.held else None

    @cached_property
    def pieces(self) -> tuple[Piece, ...]:
        """The chosen pieces of the table; if both twins are chosen, the same piece occurs twice."""
        return tuple(piece_of(key) for key in self.picked)


NO_SELECTION = Selection()
