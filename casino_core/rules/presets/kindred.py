"""Games that differ from Casino only in the score, in the deal or in one further rule."""

from __future__ import annotations

from casino_core.rules.presets.variant import ALONE, Variant

KINDRED: tuple[Variant, ...] = (
    Variant(
        "spade",
        "Spade Casino (24)",
        ALONE,
        sets={"spade_casino": "24_points", "target": 61},
    ),
    Variant(
        "spade_25",
        "Spade Cassino (25)",
        ALONE,
        sets={"spade_casino": "25_points", "target": 61},
    ),
    Variant(
        "spade_26",
        "Spade Cassino (26)",
        ALONE,
        sets={"spade_casino": "26_points", "target": 61, "double_margin_below": 31},
    ),
    Variant(
        "royal_spade",
        "Royal Spade Casino",
        ALONE,
        parent="royal",
        sets={"spade_casino": "24_points", "target": 61},
    ),
    Variant(
        "draw",
        "Draw Cassino",
        ALONE,
        sets={"draw": True},
    ),
    Variant(
        "royal_draw",
        "Royal Draw Cassino",
        ALONE,
        parent="royal",
        sets={"draw": True},
    ),
    Variant(
        "diamond",
        "Diamond Cassino",
        ALONE,
        sets={"ranks": "A23456789T", "hand": 3, "card_points": "diamond", "sweep_points": 1, "target": 11},
        sets_for_two_sides={"majority_rule": "more_than_half"},  # at least 21 of 40 cards, 6 of 10 diamonds
    ),
    Variant(
        "pluck",
        "Pluck Cassino",
        ALONE,
        sets={"pluck": True},
    ),
    Variant(
        "portuguese",
        "Portuguese Cassino",
        ((2, 1), (4, 2)),
        sets={"portuguese": True},
    ),
    Variant(
        "california",
        "California Cassino",
        ((2, 1), (3, 1), (4, 1), (6, 1)),
        sets={"deal_pattern": "singly", "face_capture_limit": "any", "california_rounds": "2_per_player"},
    ),
    Variant(
        "five_handed",
        "Five-handed Cassino",
        ((5, 1),),
        sets={"five_handed": True},
    ),
    Variant(
        "michigan",
        "Michigan Cassino",
        ALONE,
        sets={"michigan": True},
    ),
)
