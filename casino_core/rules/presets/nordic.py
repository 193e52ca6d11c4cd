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
            "Casino without building, so on every turn you either take cards or lay one down. Three kinds of card are "
            "worth more in the hand than on the table: an ace is 14, Little Casino 15, Big Casino 16. Clearing the "
            "table is a mökki (“hut”), worth a point at once, but when everyone has one, everyone loses one. Quick to "
            "learn and fast to play, for two who like sums, or for three or four."
        ),
        history=(
            "Kasino is one of the best-known card games in Finland. The rules here are those of pagat.com; Finnish "
            "pages settle ties and sweeps in several other ways, which are available as options. By custom nobody "
            "looks through captured cards before the end."
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
            "A Swedish game without building, in which an ace is 1 or 14 as you choose, in the hand and on the table. "
            "The two Casinos are an ordinary two and ten. The last capture, sistan, is a point and brings the cards "
            "that are left, so the dealer’s last card matters."
        ),
        history=(
            "This is the game in Dan Glimne’s Swedish handbook of card games, as reported by pagat.com. With building "
            "it is called byggkasino in Sweden and is considered a different game. By custom the player to the "
            "dealer’s right cuts."
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
            # Most spades break a tie at the target (docs/rules.md, section 10).
            "kasino_tiebreak": "spades",
        },
        about=(
            "Nordic values with building: you build as in Casino, but in your hand an ace is 14, Little "
            "Casino 15 and Big Casino 16. Aces and Casinos are replaced if dealt to the first table, and one that has "
            "just been laid down cannot be used in a build until the next player has had a turn. For those who find "
            "Kasino without builds too plain."
        ),
        history=(
            "It follows Norwegian descriptions that we know from copies; how long a newly laid card rests is our "
            "reading. If sides are tied at 16 or more, most spades decide."
        ),
        sources=(NORWEGIAN,),
    ),
    Variant(
        "krypkasino",
        "Krypkasino",
        ((2, 1), (3, 1), (4, 1), (5, 1), (6, 1), (4, 2), (6, 2), (6, 3)),
        sets={
            "packs": 2,
            # For four to six players no source has these numbers (docs/rules.md, section 23, row 29).
            "by_seats": ((2, 6, 4), (3, 5, 5), (4, 4, 4), (5, 4, 4), (6, 4, 8)),
            "first_dealer": "high",
            "form": "none",
            "royal_values": True,
            "ace_values": "14_hand_1_table",
            "compulsory": True,
            "courts_aside": True,
            "card_points": "krypkasino",
            "sweep_swing": 5,
            # No source says how long a game is (docs/rules.md, section 23, row 31).
            "rounds": "1_per_player",
            "target": None,
            "lowest_wins": True,
        },
        about=(
            "Kasino turned upside down: spades, aces and the two Casinos are bad, and the lowest score wins. A card "
            "that can take must take all it can, so you look for one that can only creep. Clearing the table costs you"
            " five points and takes five off the player before you, and whoever can do it must. Two packs are used, "
            "for two to six players, alone or in teams; a party game for people who enjoy watching others suffer."
        ),
        history=(
            "A Swedish game, named after krypa, to creep. No source describes all of it: the size of the hands for "
            "four, five or six players, dealing in twos, and one deal each are our readings. By custom the player to "
            "the dealer’s right cuts."
        ),
        sources=(TODAY, CATS, ORD),
    ),
)
