"""A view with something in it changed: what would be legal if a card more were held, or a build were gone."""

from __future__ import annotations

from dataclasses import dataclass

from casino_core.position.layout import Build
from casino_core.position.player_view import PlayerView
from casino_core.position.position import Cards, Extras
from casino_core.rules.parts import Rules


@dataclass(frozen=True, slots=True)
class Supposed:
    """What legality depends on, as values that can be replaced; ``PlayerView`` says what they are."""

    rules: Rules
    turn: int
    hand: Cards
    loose: Cards
    builds: tuple[Build, ...]
    dealer: int
    last_turn: bool
    extras: Extras
    usable_tops: Cards
    stocked: bool
    deals: int


def supposed(view: PlayerView) -> Supposed:
    """Return what is in view, to be changed."""
    return Supposed(
        rules=view.rules,
        turn=view.turn,
        hand=view.hand,
        loose=view.loose,
        builds=view.builds,
        dealer=view.dealer,
        last_turn=view.last_turn,
        extras=view.extras,
        usable_tops=view.usable_tops,
        stocked=view.stocked,
        deals=view.deals,
    )
