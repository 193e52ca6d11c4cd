"""The games of the Caribbean."""

from __future__ import annotations

from casino_core.rules.presets.variant import ALONE, ALONE_OR_PARTNERS, Variant

CARIBBEAN: tuple[Variant, ...] = (
    Variant(
        "dominican",
        "Dominican Casino",
        ALONE_OR_PARTNERS,
        parent="royal",
        sets={
            "direction": "anticlockwise",
            "matching": "forced",
            "own_build_raise": "forbidden",
            "sweep_points": 1,
            "sweep_cancel": "one_for_one",
            "endgame": "from_18",
        },
    ),
    Variant(
        "haiti",
        "Haitian Casino",
        # The game is best with four (docs/rules.md, section 7), so that is its default table.
        ((4, 2), *ALONE),
        parent="royal",
        sets={"card_points": "cards_only", "target": None},
    ),
)
