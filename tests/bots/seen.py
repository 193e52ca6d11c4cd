"""A function with which tests write a view in one line."""

from __future__ import annotations

from typing import Any

from casino_core.notation.actions import parse_cards
from casino_core.position.layout import Build
from casino_core.position.view import View
from casino_core.rules.variants import variant_rules


def seen(hand: str, loose: str, *builds: Build, gone: str = "-", seats: int = 2, team: int = 1, **options: Any) -> View:
    """Return the view of seat 0, who leads, from its hand, the table, and the captured cards (``gone``).

    The captured cards are shared out among the piles. Every other seat holds as many cards as seat 0, and all remaining
    cards are in the stock.
    """
    rules = variant_rules("classic", seats, team, **options)
    held, lying, captured = parse_cards(hand), parse_cards(loose), parse_cards(gone)
    built = sum(len(build.cards) for build in builds)
    return View(
        rules=rules,
        seat=0,
        hand=held,
        hand_sizes=(len(held),) * seats,
        loose=lying,
        builds=builds,
        stock_size=len(rules.pack) - len(lying) - built - len(captured) - len(held) * seats,
        piles=tuple(captured[side :: rules.sides] for side in range(rules.sides)),
        sweeps=((),) * rules.sides,
        turn=0,
        dealer=seats - 1,
        deals=1,
        last_capturer=None,
    )
