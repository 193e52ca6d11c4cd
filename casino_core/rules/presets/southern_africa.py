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
            # Matters where cards are drawn, in Crazy Casino and by ``swazi_2p_mode``.
            "drawn_hand": 8,
            "cut_layout": True,
            "swazi_cut_rules": "redo_if_3_points_or_3_courts",
            "last_announcement": "none",
            "swazi_insist_capture": True,
            "face_up": True,
            "order": "free",
            "tops": "builds",
            "form": "table",
            # A builder may discard, and has only to keep the capturing card (docs/rules.md, section 12).
            "builder_duty": "free",
            "build_owner": "last_to_set_value",
            "own_build_raise": "forbidden",
            "same_value_builds": "one_per_value_global",
            "swazi_insist_augment": True,
            "cards_award": "2_most_split_ties",
            "spades_award": "2_most_split_ties",
        },
        about=(
            "Casino in which no capture is safe: captured cards lie face up, and the top card of an opponent’s pile "
            "can be stolen into a build. The whole pack is dealt at once. On your turn you play one card from your "
            "hand, and can make or augment any number of builds from the table, so a turn is as long as you can make "
            "it. High builds grow into heaps that one card takes, and partners signal with what they play. Good for "
            "three who like to plan, and best of all for four, two against two. Learn Royal Casino first."
        ),
        history=(
            "It is popular in Eswatini, still called Swaziland when Jonathan Dushoff described the game for pagat.com."
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
            "no_trail_with_build_while_stocked": True,
            "swazi_2p_phase1_one_build": True,
        },
        about=(
            "Swazi Casino with one opponent, whose pile is the only one to steal from. You each play twelve cards, and"
            " until they run out a builder may not discard and may own only one build. Then come twelve more, and if "
            "you have been counting, you know what the other player holds. An open duel, with more skill than luck."
        ),
        history=(
            "Jonathan Dushoff’s account of Swazi Casino at pagat.com describes this form for two after the game for "
            "three and four."
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
            "Swazi Casino for two with eight cards in hand and a stock: you draw after each play, so nobody can work "
            "out what the other holds. You can own two or more builds at a time, but until the stock runs out a "
            "builder may not discard. A livelier game, for two who find twelve cards at once too many to plan with."
        ),
        history=(
            "Jonathan Dushoff describes it together with Swazi Casino, and finds it better without the rule that "
            "allows only one build."
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
            # These two bind only where two play, as in Swazi Casino (docs/rules.md, section 13).
            "no_trail_with_build_while_stocked": True,
            "swazi_2p_phase1_one_build": True,
        },
        about=(
            "Swazi Casino without high builds: jacks, queens and kings have no number, an ace is 1, and ten is the "
            "limit. Captured cards may not be sorted, so anyone who watches knows what lies under the top card; court "
            "cards sink to the bottom of a pile, where nobody can get at them. Even partners keep separate piles, and "
            "may steal from each other. For players who like the Swazi style and have a good memory."
        ),
        history=(
            "This is how the game is played in Lesotho; pagat.com describes it by its differences from Swazi Casino."
        ),
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
            "Casino with forty cards and open piles. There are no court cards, and the table starts empty or nearly "
            "so. The top card of anyone else’s pile can be captured like a loose card or stolen into a build of yours;"
            " the lowest card of each capture goes on top. Playing a card without capturing is called drifting, and "
            "you may not do it while you have a build. Quick to learn if you know Casino, and good for players who "
            "like to see what has been taken."
        ),
        history=(
            "Faizal Asmal described it for pagat.com. Where his short account is silent we play as in Casino, and the "
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
        # With three sides or more there are no points for most cards and spades (docs/rules.md, section 14).
        sets_for_two_sides={
            "card_points": "casino",
            "cards_award": "2_most_split_ties",
            "spades_award": "2_most_split_ties",
        },
        about=(
            "The game of the South African association: forty cards, a table that starts empty or nearly so, and one "
            "build per player. You can take the top card of someone else’s pile with its equal, or steal it into your "
            "build. One round is a game of eleven points, and Big Casino breaks a tie; with more than two sides, only "
            "the seven points for single cards count. A short, strict game."
        ),
        history=(
            "These rules were drawn up by KASA, an association in South Africa. We know them only at second hand; "
            "where they contradict themselves, we follow the association’s own online game."
        ),
        sources=(KASA, KINDS),
    ),
)
"""The games of Eswatini, Lesotho and South Africa."""
