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
            # A round is the game, and goes to whoever cleared the table if cards are level (docs/rules.md, section 18).
            "level": "clearer",
        },
        about=(
            "Three cards in hand, five on the table, and no building: one card takes its equals and every sum that "
            "makes it. As soon as someone clears the table the game is over, and whoever has more cards wins. It takes"
            " only a few minutes. For two or three who want something short with a sting in its tail."
        ),
        history=(
            "Meyers’ encyclopedia printed it in German in 1905. Every source ends it differently: here a game ends "
            "when the table is empty or there are too few cards to deal again, and the other endings are options."
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
            "A game for two with long hands and large scores. A jack takes the whole table, whatever is there; queen "
            "and king are 13 and 14, and an ace is 1 or 11. Clearing the table with any other card is a tablanette and"
            " scores the numbers of all the cards in it, often twenty or more. For two who like adding up on the way "
            "to 251."
        ),
        history=(
            "Said to be of Russian origin, it has been in English books since Phillips and Westall in 1939. They "
            "disagree about what a tablanette scores and which single cards count, so much of that is our reading."
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
            "and king are 12, 13 and 14, and an ace is 1 or 11. You are after court cards, aces and tens. Clearing the"
            " table, a tabla, is a point, and when you reach 101 you say so and win. For pairs who like to keep track "
            "of what has gone."
        ),
        history=(
            "Widely played in the countries of the former Yugoslavia. It takes its name from Tablanette, but its jack "
            "is an ordinary card. By custom whoever cuts the pack lays the first four cards on the table."
        ),
        sources=(ASKARTE, CATS),
    ),
)
