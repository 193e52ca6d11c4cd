"""Casino, and games with other values of cards or other rules of building."""

from __future__ import annotations

from casino_core.rules.presets.variant import ALONE, ALONE_OR_PARTNERS, Variant

CASINO: tuple[Variant, ...] = (
    Variant(
        "classic",
        "Casino",
        ALONE_OR_PARTNERS,
        parent="",
    ),
    Variant(
        "american",
        "American Cassino",
        ALONE_OR_PARTNERS,
        sets={
            "last_word": "cards",
            "adversary_combines_build": True,
            "own_build_raise": "needs_both_cards",
            # Only an opponent who adds to a build frees its builder (docs/rules.md, section 2).
            "partner_frees_builder": False,
            "sweep_points": 1,
            # If several sides reach the target, base points come before sweeps (docs/rules.md, section 2).
            "countout_order": "base_first",
        },
    ),
    Variant(
        "calling",
        "Casino with calling",
        ALONE_OR_PARTNERS,
        sets={"last_word": "any", "calling": True, "max_build_cards": 5, "sweep_points": 1},
        sets_for_two_sides={"majority_rule": "more_than_half"},
    ),
    Variant(
        "german",
        "German Casino",
        # Four are always partners (docs/rules.md, section 4).
        ((2, 1), (3, 1), (4, 2)),
        sets={
            "german_deal": True,
            "royal_values": True,
            "ace_values": "1_or_14",
            "cassino_high_values": "optional",
            "residue_to": "last_mover",
            "sweep_points": 1,
        },
        sets_for_two_sides={"majority_rule": "more_than_half"},
    ),
    Variant(
        "royal",
        "Royal Casino",
        ALONE_OR_PARTNERS,
        sets={"royal_values": True, "ace_values": "1_or_14"},
    ),
    Variant(
        "royal_six",
        "Royal Cassino to 6",
        ALONE,
        parent="american",
        sets={"royal_values": True, "ace_values": "1_or_14", "sweep_points": 0, "target": 6},
    ),
    Variant(
        "buckeye",
        "Buckeye Cassino",
        ALONE,
        parent="royal_six",
        sets={"ten_of_diamonds_10_or_11": True},
    ),
    Variant(
        "trailing_royals",
        "Trailing-royals Cassino",
        ALONE,
        parent="american",
        # Orphaned courts stay on the table and prevent sweeps (docs/rules.md, section 5).
        sets={"trailing_royals": True, "sweep_points": 0},
    ),
)
