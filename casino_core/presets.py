"""The presets: every game that can be played, as data that says only what differs from its parent."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

Tables = tuple[tuple[int, int], ...]

ALONE: Tables = ((2, 1), (3, 1), (4, 1))
ALONE_OR_PARTNERS: Tables = (*ALONE, (4, 2))


@dataclass(frozen=True)
class Variant:
    """A preset.

    ``tables`` lists what it is played at: (seats, size of a team). ``sets`` are the optional rules and other fields of
    the rules that differ from its ``parent``, ``sets_for_two_sides`` those that do so only between two sides.
    ``about`` is a paragraph, ``history`` a sentence, ``sources`` who tells these rules.
    """

    id: str
    name: str
    tables: Tables
    about: str = ""
    history: str = ""
    sources: tuple[str, ...] = ()
    parent: str = "classic"
    sets: dict[str, Any] = field(default_factory=dict)
    sets_for_two_sides: dict[str, Any] = field(default_factory=dict)


PRESETS: tuple[Variant, ...] = (
    Variant("classic", "Casino", ALONE_OR_PARTNERS, parent=""),
    Variant(
        "american",
        "American Cassino",
        ALONE_OR_PARTNERS,
        sets={
            "adversary_combines_build": True,
            "own_build_raise": "needs_both_cards",
            "partner_frees_builder": False,
            "sweep_points": 1,
            "countout_order": "base_first",
        },
    ),
    Variant(
        "calling",
        "Casino with calling",
        ALONE_OR_PARTNERS,
        sets={"calling": True, "max_build_cards": 5, "sweep_points": 1},
        sets_for_two_sides={"majority_rule": "absolute_27_7"},
    ),
    Variant(
        "german",
        "German Casino",
        ((2, 1), (3, 1), (4, 2)),
        sets={
            "german_deal": True,
            "royal_values": True,
            "ace_values": "1_or_14",
            "cassino_high_values": "optional",
            "residue_to": "last_mover",
            "sweep_points": 1,
        },
        sets_for_two_sides={"majority_rule": "absolute_27_7"},
    ),
    Variant("royal", "Royal Casino", ALONE_OR_PARTNERS, sets={"royal_values": True, "ace_values": "1_or_14"}),
    Variant(
        "royal_six",
        "Royal Cassino to 6",
        ALONE,
        parent="american",
        sets={"royal_values": True, "ace_values": "1_or_14", "sweep_points": 0, "target": 6},
    ),
    Variant("buckeye", "Buckeye Cassino", ALONE, parent="royal_six", sets={"ten_of_diamonds_10_or_11": True}),
    Variant(
        "trailing_royals",
        "Trailing-royals Cassino",
        ALONE,
        parent="american",
        sets={"trailing_royals": True, "sweep_points": 0},
    ),
    Variant("spade", "Spade Casino (24)", ALONE, sets={"spade_casino": "pagat_24", "target": 61}),
    Variant("spade_25", "Spade Cassino (25)", ALONE, sets={"spade_casino": "wiki_25", "target": 61}),
    Variant(
        "spade_26",
        "Spade Cassino (26)",
        ALONE,
        sets={"spade_casino": "bicycle_26", "target": 61, "double_margin_below": 31},
    ),
    Variant(
        "royal_spade", "Royal Spade Casino", ALONE, parent="royal", sets={"spade_casino": "pagat_24", "target": 61}
    ),
    Variant("draw", "Draw Cassino", ALONE, sets={"draw": True}),
    Variant("royal_draw", "Royal Draw Cassino", ALONE, parent="royal", sets={"draw": True}),
    Variant(
        "diamond",
        "Diamond Cassino",
        ALONE,
        sets={"ranks": "A23456789T", "hand": 3, "card_points": "diamond", "sweep_points": 1, "target": 11},
    ),
    Variant("pluck", "Pluck Cassino", ALONE, sets={"pluck": True}),
    Variant("portuguese", "Portuguese Cassino", ((2, 1), (4, 2)), sets={"portuguese": True}),
    Variant(
        "california",
        "California Cassino",
        ((2, 1), (3, 1), (4, 1), (6, 1)),
        sets={"deal_pattern": "singly", "face_capture_limit": "any", "california_rounds": "2_per_player"},
    ),
    Variant("five_handed", "Five-handed Cassino", ((5, 1),), sets={"five_handed": True}),
    Variant("michigan", "Michigan Cassino", ALONE, sets={"michigan": True}),
)
