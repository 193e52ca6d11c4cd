"""A view whose fields can be replaced, to ask what would be legal with one more card in hand, or without a build."""

from __future__ import annotations

from dataclasses import dataclass

from casino_core.position.layout import Build
from casino_core.position.player_view import PlayerView
from casino_core.position.position import Cards, VariantState
from casino_core.rules.parts import Rules


@dataclass(frozen=True, slots=True)
class HypotheticalView:
    """Everything that legality depends on, as in ``PlayerView``, in fields that can be replaced one by one."""

    rules: Rules
    """The rules of the game."""

    turn: int
    """The seat whose turn it is."""

    hand: Cards
    """The cards of the seat whose decision it is."""

    loose: Cards
    """The loose cards of the layout."""

    builds: tuple[Build, ...]
    """The builds of the layout."""

    dealer: int
    """The seat that dealt."""

    last_turn: bool
    """Whether it is the very last turn of the round."""

    variant_state: VariantState
    """The state that only some games have."""

    usable_tops: Cards
    """The cards on top of piles that the seat on turn may use."""

    stocked: bool
    """Whether cards are left to deal or draw."""

    deals: int
    """The number of deals made in this round."""


def hypothetical(view: PlayerView) -> HypotheticalView:
    """Return a copy of a view whose fields can be replaced."""
    return HypotheticalView(
        rules=view.rules,
        turn=view.turn,
        hand=view.hand,
        loose=view.loose,
        builds=view.builds,
        dealer=view.dealer,
        last_turn=view.last_turn,
        variant_state=view.variant_state,
        usable_tops=view.usable_tops,
        stocked=view.stocked,
        deals=view.deals,
    )
