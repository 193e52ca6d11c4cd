"""Related games from elsewhere, without building."""

from __future__ import annotations

from casino_core.rules.presets.variant import Variant

OTHERS: tuple[Variant, ...] = (
    Variant(
        "callabra",
        "Callabra",
        ((2, 1), (3, 1)),
        sets={
            "hand": 3,
            "layout": 5,
            "whole_hands": True,
            "form": "none",
            "royal_values": True,
            "card_points": "cards_only",
            "target": None,
            "cleared_ends_round": True,
            # A game is one round; if cards are tied, clearing the table decides (docs/rules.md, section 18).
            "level": "clearer",
        },
    ),
    Variant(
        "tablanette",
        "Tablanette",
        ((2, 1),),
        sets={
            "hand": 6,
            "deal_pattern": "singly",
            "replaced": "jacks",
            "form": "none",
            "courts": "13_14",
            "ace_values": "1_or_11",
            "jacks_take_table": True,
            "card_points": "tablanette",
            "tablanette_bonus": "non_jack_sum",
            "target": 251,
        },
    ),
    Variant(
        "tablic",
        "Tablić",
        ((2, 1), (4, 2)),
        sets={
            "hand": 6,
            "direction": "anticlockwise",
            "form": "none",
            "courts": "12_13_14",
            "ace_values": "1_or_11",
            "card_points": "tablic",
            "sweep_points": 1,
            "target": 101,
            "claim_out": "wrong_claim_ignored",
        },
    ),
)
