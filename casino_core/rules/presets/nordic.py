"""The games of Finland, Sweden and Norway, among them Krypkasino, in which captures hurt."""

from __future__ import annotations

from casino_core.rules.presets.variant import ALONE_OR_PARTNERS, Variant

NORDIC: tuple[Variant, ...] = (
    Variant(
        "kasino_fi",
        "Kasino (Finland)",
        ALONE_OR_PARTNERS,
        sets={
            "first_dealer": "high",
            "form": "none",
            "royal_values": True,
            "ace_values": "14_hand_1_table",
            "cassino_high_values": "fixed_hand",
            "cards_award": "1_most",
            "spades_award": "2_most",
            "majority_tie": "spades_shared_by_two",
            "sweep_points": 1,
            "sweep_cancel": "all_players_have_one",
            "kasino_midhand_win": "sweeps_only",
            "target": 16,
            "kasino_tiebreak": "points_spades_cards",
        },
    ),
    Variant(
        "kasino_se",
        "Kasino (Sweden)",
        ALONE_OR_PARTNERS,
        parent="kasino_fi",
        sets={
            "ace_values": "1_or_14",
            "cassino_high_values": "none",
            "last_capture_point": 1,
            "last_word": "sistan",
        },
    ),
    Variant(
        "kasino_no",
        "Kasino (Norway)",
        ALONE_OR_PARTNERS,
        sets={
            "first_dealer": "high",
            "replaced": "point_cards",
            "royal_values": True,
            "ace_values": "14_hand_1_table",
            "cassino_high_values": "fixed_hand",
            "fresh_cards_rest": True,
            "cards_award": "1_most",
            "last_capture_point": 1,
            "sweep_points": 1,
            "last_word": "sisten",
            "target": 16,
            # Most spades break a tie at the target (docs/rules.md, section 10).
            "kasino_tiebreak": "spades",
        },
    ),
    Variant(
        "krypkasino",
        "Krypkasino",
        ((2, 1), (3, 1), (4, 1), (5, 1), (6, 1), (4, 2), (6, 2), (6, 3)),
        sets={
            "packs": 2,
            # No source gives these numbers for four to six players (docs/rules.md, section 23, row 29).
            "by_seats": ((2, 6, 4), (3, 5, 5), (4, 4, 4), (5, 4, 4), (6, 4, 8)),
            "first_dealer": "high",
            "form": "none",
            "royal_values": True,
            "ace_values": "14_hand_1_table",
            "compulsory": True,
            "courts_aside": True,
            "card_points": "krypkasino",
            "sweep_swing": 5,
            # No source gives the length of a game (docs/rules.md, section 23, row 31).
            "rounds": "1_per_player",
            "target": None,
            "lowest_wins": True,
        },
    ),
)
