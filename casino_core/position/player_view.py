"""The part of a round that the deciding seat can see: everything that legality depends on."""

from __future__ import annotations

from typing import Protocol

from casino_core.position.layout import Build
from casino_core.position.position import Cards, VariantState
from casino_core.rules.parts import Rules


class PlayerView(Protocol):
    """The members that legality depends on: a Position, or the View of the seat whose decision it is.

    Both classes have these members, so the same functions serve the game and a player who knows only one hand.
    """

    @property
    def rules(self) -> Rules:
        """The rules of the game."""

    @property
    def turn(self) -> int:
        """The seat whose turn it is."""

    @property
    def dealer(self) -> int:
        """The seat that dealt."""

    @property
    def hand(self) -> Cards:
        """The cards of the seat whose decision it is."""

    @property
    def loose(self) -> Cards:
        """The loose cards of the layout."""

    @property
    def builds(self) -> tuple[Build, ...]:
        """The builds of the layout."""

    @property
    def usable_tops(self) -> Cards:
        """The cards on top of piles that the seat on turn may use."""

    @property
    def stocked(self) -> bool:
        """Whether cards are left to deal or draw."""

    @property
    def deals(self) -> int:
        """The number of deals made in this round."""

    @property
    def last_turn(self) -> bool:
        """Whether it is the very last turn of the round."""

    @property
    def variant_state(self) -> VariantState:
        """State that only some games need."""
