"""The games of Finland, Sweden and Norway, and the one in which captures hurt."""

from __future__ import annotations

from casino_core.rules.presets.variant import (
    ALONE_OR_PARTNERS,
    CATS,
    GLIMNE,
    KINDS,
    NORWEGIAN,
    ORD,
    SERES,
    TODAY,
    Variant,
)

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
        about=(
            "Casino without building, so that every turn is a capture or a card laid down. Three cards are worth more "
            "from the hand than on the table: an ace 14, Little Casino 15, Big Casino 16. An empty table is a hut, a "
            "mökki, worth a point at once, until everybody has one and all lose one. It is quick to learn and plays "
            "fast; it suits two who like sums, and three or four as well."
        ),
        history=(
            "Kasino is one of the best known card games of Finland. The rules here are those of pagat.com; Finnish "
            "pages settle ties and sweeps in several other ways, which the options offer. By custom nobody looks "
            "through captured cards before the end."
        ),
        sources=(KINDS, SERES),
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
        about=(
            "The Swedish game has no building either. An ace is 1 or 14 as you like, in the hand and on the table, "
            "and the two Casinos are an ordinary two and ten. The last capture, sistan, is a point of its own besides "
            "the cards that are left, so the dealer’s last card matters. It suits anybody who wants Kasino with "
            "fewer exceptions."
        ),
        history=(
            "This is the game of Dan Glimne’s Swedish handbook of card games, as pagat.com tells it. With building it "
            "is called byggkasino in Sweden and counts as another game. By custom the player to the dealer’s right "
            "cuts."
        ),
        sources=(KINDS, GLIMNE),
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
            "kasino_tiebreak": "spades",
        },
        about=(
            "The Nordic values with building: you may build and double as in Casino, with an ace of 14, a Little "
            "Casino of 15 and a Big Casino of 16 in your hand. No ace and neither Casino lies on the first table, and "
            "one that has just been laid down cannot be built with until the next player has had a turn. It suits "
            "those who find Kasino without builds too plain."
        ),
        history=(
            "It follows Norwegian descriptions that we know from copies; how long a card rests is our reading. At 16 "
            "level, most spades decide."
        ),
        sources=(NORWEGIAN,),
    ),
    Variant(
        "krypkasino",
        "Krypkasino",
        ((2, 1), (3, 1), (4, 1), (5, 1), (6, 1), (4, 2), (6, 2), (6, 3)),
        sets={
            "packs": 2,
            "by_seats": ((2, 6, 4), (3, 5, 5), (4, 4, 4), (5, 4, 4), (6, 4, 8)),
            "first_dealer": "high",
            "form": "none",
            "royal_values": True,
            "ace_values": "14_hand_1_table",
            "compulsory": True,
            "courts_aside": True,
            "card_points": "krypkasino",
            "sweep_swing": 5,
            "rounds": "1_per_player",
            "target": None,
            "lowest_wins": True,
        },
        about=(
            "Kasino turned upside down: spades, aces and the two Casinos are bad, and the lowest score wins. A card "
            "that can take must take all it can, so you look for one that can only creep. An empty table costs you "
            "five points and rids the player before you of five, and whoever can empty it has to. Two packs carry two "
            "to six players, also in teams; it suits a party that likes to see others suffer."
        ),
        history=(
            "A Swedish game; its name comes from krypa, to creep. No source gives all of it: how many cards four, five "
            "or six players are dealt, that cards are dealt in twos, and that everybody deals once, are our readings. "
            "By custom the player to the dealer’s right cuts."
        ),
        sources=(TODAY, CATS, ORD),
    ),
)
