"""Kin of Casino from elsewhere, without building."""

from __future__ import annotations

from casino_core.rules.presets.variant import ASKARTE, CATS, KATZ, MEYERS, PARLETT, PHILLIPS, SHRAM, WIKI, Variant

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
            "level": "clearer",
        },
        about=(
            "Three cards in your hand, five on the table, and no building: one card takes its equals and every sum "
            "that makes it. As soon as somebody empties the table it is all over, and whoever has more cards has won. "
            "A game takes a few minutes. It suits two or three who want something short with a sting in it."
        ),
        history=(
            "Meyers’ encyclopedia printed it in German in 1905. Every source ends it in another way; we stop when the "
            "table is empty or no whole hands are left, and offer the other ends as options."
        ),
        sources=(WIKI, MEYERS, SHRAM),
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
        about=(
            "A game for two with long hands and large scores. A jack takes the whole table, whatever lies there; queen "
            "and king are 13 and 14, and an ace is 1 or 11. Emptying the table with any other card is a tablanette and "
            "scores all the numbers of the cards in it, often twenty and more. It suits two who like to add up, on the "
            "way to 251."
        ),
        history=(
            "Said to be of Russian origin; English books have had it since Phillips and Westall in 1939. They disagree "
            "about what a tablanette scores and which single cards count, so much of that is our reading."
        ),
        sources=(PHILLIPS, PARLETT, KATZ, WIKI),
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
        about=(
            "The Balkan cousin of Tablanette, for two or for two pairs of partners, played to the right. Jack, queen "
            "and king are 12, 13 and 14, and an ace is 1 or 11. Court cards, aces and tens are what you are after, an "
            "empty table, a tabla, is a point, and at 101 you say so and have won. It suits pairs who like to count "
            "what is gone."
        ),
        history=(
            "Widely played in the countries that were Yugoslavia. The name is that of Tablanette, but its jack is an "
            "ordinary card. By custom whoever cuts the pack lays the first four cards on the table."
        ),
        sources=(ASKARTE, CATS),
    ),
)
