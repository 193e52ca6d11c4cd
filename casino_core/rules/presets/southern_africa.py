"""The games of southern Africa, in which captured cards are open and can return in builds."""

from __future__ import annotations

from casino_core.rules.presets.variant import ALONE_OR_PARTNERS, Variant

SOUTHERN_AFRICA: tuple[Variant, ...] = (
    Variant(
        "swazi",
        "Swazi Casino",
        ((3, 1), (4, 1), (4, 2)),
        parent="royal",
        sets={
            "direction": "anticlockwise",
            "deal_pattern": "singly",
            "by_seats": ((3, 16, 4), (4, 12, 4)),
            # For games in which cards are drawn: Crazy Casino, and ``swazi_2p_mode``.
            "drawn_hand": 8,
            "cut_layout": True,
            "swazi_cut_rules": "redo_if_3_points_or_3_courts",
            "last_announcement": "none",
            "swazi_insist_capture": True,
            "face_up": True,
            "order": "free",
            "tops": "builds",
            "form": "table",
            # A builder may trail, but must keep the capturing card (docs/rules.md, section 12).
            "builder_duty": "free",
            "build_owner": "last_to_set_value",
            "own_build_raise": "forbidden",
            "same_value_builds": "one_per_value_global",
            "swazi_insist_augment": True,
            "cards_award": "2_most_split_ties",
            "spades_award": "2_most_split_ties",
        },
    ),
    Variant(
        "swazi_two",
        "Swazi Casino for two",
        ((2, 1),),
        parent="swazi",
        sets={
            "by_seats": ((2, 12, 4),),
            "no_trail_with_build_while_stocked": True,
            "swazi_2p_phase1_one_build": True,
        },
    ),
    Variant(
        "crazy",
        "Crazy Casino",
        ((2, 1),),
        parent="swazi_two",
        sets={"swazi_2p_mode": "8_cards_and_draw", "swazi_2p_phase1_one_build": False},
    ),
    Variant(
        "sotho",
        "Sotho Casino",
        ((2, 1), (3, 1), (4, 1), (4, 2)),
        parent="swazi",
        sets={
            "courts": "rank_only",
            "ace_values": "1",
            "by_seats": ((2, 12, 4), (3, 16, 4), (4, 12, 4)),
            "each": True,
            "order": "courts_below",
            # These two options apply only with two players, as in Swazi Casino (docs/rules.md, section 13).
            "no_trail_with_build_while_stocked": True,
            "swazi_2p_phase1_one_build": True,
        },
    ),
    Variant(
        "south_african",
        "South African Casino",
        ALONE_OR_PARTNERS,
        sets={
            "ranks": "A23456789T",
            "by_seats": ((2, 10, 0), (3, 13, 1), (4, 10, 0)),
            "next_dealer": "before_loser",
            "each": True,
            "face_up": True,
            "order": "lowest_on_top",
            "tops": "captures",
            "builder_duty": "add_or_capture",
            "sa_drift_with_build": "allowed_in_second_deal",
            "cards_award": "2_most_split_ties",
            "spades_award": "five_spades_1",
        },
    ),
    Variant(
        "khasino",
        "Khasino",
        ALONE_OR_PARTNERS,
        parent="south_african",
        sets={
            "tops": "equals",
            "own_build_raise": "opponents_only",
            "builds_at_once": "one_each",
            "same_value_builds": "one_per_value_global",
            "card_points": "point_cards",
            "cards_award": "3_most",
            "spades_award": "1_most",
            "target": None,
            "level": "big_casino",
        },
        # With three sides or more there are no points for most cards and spades (docs/rules.md, section 14).
        sets_for_two_sides={
            "card_points": "casino",
            "cards_award": "2_most_split_ties",
            "spades_award": "2_most_split_ties",
        },
    ),
)
"""The games of Eswatini, Lesotho and South Africa."""
