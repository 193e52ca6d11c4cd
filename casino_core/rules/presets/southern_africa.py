"""The games of southern Africa: captured cards lie open, and come back into builds."""

from __future__ import annotations

from casino_core.rules.presets.variant import ALONE_OR_PARTNERS, KINDS, TODAY, Variant

KASA = "The rules of KASA, for Khasino (at second hand)"

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
            "drawn_hand": 8,
            "cut_layout": True,
            "swazi_cut_rules": "redo_if_3_points_or_3_courts",
            "last_announcement": "none",
            "swazi_insist_capture": True,
            "face_up": True,
            "order": "free",
            "tops": "builds",
            "form": "table",
            "builder_duty": "free",
            "build_owner": "last_to_set_value",
            "own_build_raise": "forbidden",
            "same_value_builds": "one_per_value_global",
            "swazi_insist_augment": True,
            "cards_award": "2_most_split_ties",
            "spades_award": "2_most_split_ties",
        },
        about=(
            "Casino with nothing put away for good: captured cards lie face up, and the top card of an opponent’s pile "
            "may be stolen into a build. The whole pack is dealt at once, and a turn is as long as you can make it, "
            "with one card from the hand and any number of builds made or augmented from the table. High builds grow "
            "into heaps that one card takes, and partners signal with what they play. It suits three who like to plan, "
            "and above all four, two against two; learn Royal Casino first."
        ),
        history=(
            "It is popular in Eswatini, which was called Swaziland when Jonathan Dushoff described the game for "
            "pagat.com."
        ),
        sources=(KINDS, TODAY),
    ),
    Variant(
        "swazi_two",
        "Swazi Casino for two",
        ((2, 1),),
        parent="swazi",
        sets={
            "by_seats": ((2, 12, 4),),
            "swazi_2p_phase1_no_discard_with_build": True,
            "swazi_2p_phase1_one_build": True,
        },
        about=(
            "Swazi Casino with one opponent, whose pile is the only one to steal from. You play twelve cards, and "
            "while they last a builder may not discard and keeps to one build; then twelve more, and with them you "
            "know, if you have counted, what the other holds. It suits two players who like an open duel more than "
            "luck."
        ),
        history=(
            "Jonathan Dushoff’s account of Swazi Casino at pagat.com tells this form for two after the game for three "
            "and four."
        ),
        sources=(KINDS, TODAY),
    ),
    Variant(
        "crazy",
        "Crazy Casino",
        ((2, 1),),
        parent="swazi_two",
        sets={"swazi_2p_mode": "8_cards_and_draw", "swazi_2p_phase1_one_build": False},
        about=(
            "Swazi Casino for two with eight cards in the hand and a stock: after each play you draw one card, so "
            "nobody can work out what the other holds. You may have two builds or more at a time, and until the stock "
            "is gone a builder may not discard. It suits two who find twelve cards at once too many to plan with, and "
            "like a lively table."
        ),
        history=(
            "Jonathan Dushoff tells of it together with Swazi Casino, and finds it better without the rule that allows "
            "one build only."
        ),
        sources=(KINDS, TODAY),
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
            "swazi_2p_phase1_no_discard_with_build": True,
            "swazi_2p_phase1_one_build": True,
        },
        about=(
            "Swazi Casino without high builds: jacks, queens and kings have no number, an ace is 1, and ten is the "
            "limit. Captured cards may not be sorted, so everybody who watches knows what lies under the top card; "
            "courts sink to the bottom of a pile, where nobody gets at them. Even partners keep a pile each, and may "
            "steal from one another. It suits players who like the Swazi way and a good memory."
        ),
        history="It is the form of Lesotho; pagat.com tells it by what is different from Swazi Casino.",
        sources=(KINDS, TODAY),
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
        about=(
            "Casino with forty cards and open piles. There are no courts, the table is empty or nearly so when play "
            "begins, and the top card of everybody else’s pile can be captured like a loose card, or stolen into a "
            "build of yours; of what is taken the lowest card lies on top. To play a card without capturing is to "
            "drift, and with a build you may not. It is quick to learn for anybody who knows Casino, and suits players "
            "who like to see what has been taken."
        ),
        history=(
            "Faizal Asmal described it for pagat.com; where his short account is silent, we play as in Casino, and the "
            "partnership game is taken from Khasino."
        ),
        sources=(KINDS, TODAY),
    ),
    Variant(
        "khasino",
        "Khasino",
        ALONE_OR_PARTNERS,
        parent="south_african",
        sets={
            "tops": "equals",
            "own_build_raise": "forbidden",
            "most_own": 1,
            "same_value_builds": "one_per_value_global",
            "card_points": "point_cards",
            "cards_award": "3_most",
            "spades_award": "1_most",
            "target": None,
            "level": "big_casino",
        },
        sets_for_two_sides={
            "card_points": "casino",
            "cards_award": "2_most_split_ties",
            "spades_award": "2_most_split_ties",
        },
        about=(
            "The game of the South African association: forty cards, a table that is empty or nearly so when play "
            "begins, and one build for each player. From the piles of others you take a card by its equal, or steal it "
            "into your build. One round is a game of eleven points, and the Big Casino decides a tie; where more than "
            "two sides play, only the seven points of single cards count. It suits players who like a short, strict "
            "game."
        ),
        history=(
            "KASA, an association in South Africa, has drawn up these rules; we know them at second hand, and where "
            "they contradict themselves we follow its game on the net."
        ),
        sources=(KASA, KINDS),
    ),
)
"""The games of Eswatini, Lesotho and South Africa."""
