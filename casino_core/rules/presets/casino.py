"""The games next to Casino itself: what cards are worth, how builds are made and kept."""

from __future__ import annotations

from casino_core.rules.presets.variant import (
    ALONE,
    ALONE_OR_PARTNERS,
    BICYCLE,
    FOSTER,
    GERMAN,
    KINDS,
    NEWER,
    OLDER,
    PARLETT,
    POKERWINER,
    TODAY,
    WIKI,
    Variant,
)

CASINO: tuple[Variant, ...] = (
    Variant(
        "classic",
        "Casino",
        ALONE_OR_PARTNERS,
        parent="",
        about=(
            "The game as most books know it: take cards by rank or by sum, build, and count cards, spades, aces and "
            "the two Casinos. It is good for two, three and four, deals out evenly to all of them, and four may play "
            "as partners. There are five ways to play a card, and only building takes some learning. If you have never "
            "played Casino, begin here: every other game here also says how it differs from this one."
        ),
        history=(
            "First printed in London in 1792, it was the fashion in England, came back in America in the second half "
            "of the nineteenth century, and is often said, though it was never shown, to come from Italy."
        ),
        sources=(OLDER, NEWER, FOSTER),
    ),
    Variant(
        "american",
        "American Cassino",
        ALONE_OR_PARTNERS,
        sets={
            "last_word": "cards",
            "adversary_combines_build": True,
            "own_build_raise": "needs_both_cards",
            "partner_frees_builder": False,
            "sweep_points": 1,
            "countout_order": "base_first",
        },
        about=(
            "Casino with a sharper edge: every sweep is a point, and a single build that an opponent answers for "
            "counts as a card of its number in your sums, so it is less safe than in Casino. To raise your own build "
            "you must hold a card for the old number and one for the new. It is mostly played by two, and suits "
            "players who like to attack; what a builder owes differs from place to place, and the form here is the one "
            "that “Hoyle” recommends."
        ),
        history=(
            "This is the game as the English Wikipedia described it in January 2021, with its regional forms side by "
            "side; American books have kept its spelling with a double s."
        ),
        sources=(WIKI,),
    ),
    Variant(
        "calling",
        "Casino with calling",
        ALONE_OR_PARTNERS,
        sets={"last_word": "any", "calling": True, "max_build_cards": 5, "sweep_points": 1},
        sets_for_two_sides={"majority_rule": "more_than_half"},
        about=(
            "Casino as a compact game, essentially for two, in which no build ever holds more than five cards. You "
            "may call: lay down a card, say its number, and so lock the sets on the table that make it, to take them "
            "all with another card of that number. Sweeps count. It suits two players who like to plan one turn "
            "ahead."
        ),
        history=(
            "These rules come from one short description, at pokerwiner.com, which leaves out the target and who gets "
            "the last cards; there we play 21 and the last to take, as in Casino."
        ),
        sources=(POKERWINER, NEWER),
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
        sets_for_two_sides={"majority_rule": "more_than_half"},
        about=(
            "Long hands and large numbers. Two players hold twelve cards each, three hold seven, and four, always "
            "partners, hold four; jack, queen and king are 11, 12 and 13, an ace is 1 or 14, Little Casino 2 or 15 and "
            "Big Casino 10 or 16, as you choose. Whoever plays last in a round gets what is left, and every cleared "
            "table is a point. A single round can be the whole game, but as a rule it goes to 21. It suits players who "
            "like to calculate and to see far ahead."
        ),
        history=(
            "Rules of Casino were in print in Vienna and Prague by 1795, with the English words “sweep” and “lurch”, "
            "and went on appearing in German until 1975 at least; the form here is the German Wikipedia’s."
        ),
        sources=(GERMAN, NEWER),
    ),
    Variant(
        "royal",
        "Royal Casino",
        ALONE_OR_PARTNERS,
        sets={"royal_values": True, "ace_values": "1_or_14"},
        about=(
            "Casino in which no card is idle. Jack, queen and king are 11, 12 and 13, an ace is 1 or 14, and they "
            "capture, are captured and go into builds like any other card. Sums get longer and builds larger, so more "
            "can happen at every turn. It suits anybody who knows Casino and wants more arithmetic."
        ),
        history=(
            "Royal Casino is one of the new forms that came up when the game revived in America in the second half of "
            "the nineteenth century; on when an ace counts 14 the books have never agreed."
        ),
        sources=(OLDER, WIKI, KINDS, BICYCLE, PARLETT, TODAY),
    ),
    Variant(
        "royal_six",
        "Royal Cassino to 6",
        ALONE,
        parent="american",
        sets={"royal_values": True, "ace_values": "1_or_14", "sweep_points": 0, "target": 6},
        about=(
            "Royal Casino as a short match. A round is always worth eleven points because sweeps do not count, and "
            "the game is 6, so whoever gets the better of one round has normally won. When six is not reached, or "
            "reached level, you play another round. It suits two players with a quarter of an hour; to 21 it is a "
            "longer game with the same rules."
        ),
        history="Described in the English Wikipedia in January 2021, which gives 6 and 21 as the usual targets.",
        sources=(WIKI,),
    ),
    Variant(
        "buckeye",
        "Buckeye Cassino",
        ALONE,
        parent="royal_six",
        sets={"ten_of_diamonds_10_or_11": True},
        about=(
            "Royal Cassino to 6 with one twist: Big Casino, the ten of diamonds, counts 10 or 11, from the hand and "
            "on the table. So a jack can take it, and it can take a jack, and the most valuable card is harder to "
            "guard. It suits players who find Royal too predictable."
        ),
        history="The eleven is a joke on the Big Ten, an American college league that had eleven members at the time.",
        sources=(WIKI,),
    ),
    Variant(
        "trailing_royals",
        "Trailing-royals Cassino",
        ALONE,
        parent="american",
        sets={"trailing_royals": True, "sweep_points": 0},
        about=(
            "Cassino with the usual numbers, in which jacks, queens and kings may be taken in any number: one, two or "
            "all three that lie there. You may also build courts of one rank, if you hold another. Where only three of "
            "a rank are taken together, the fourth is an orphan, which nothing can take; so sweeps do not count. It "
            "suits players who would rather hold a court back than take it at once."
        ),
        history=(
            "The English Wikipedia listed it in January 2021 as a form of Royal Cassino, though its court cards are "
            "worth no number at all."
        ),
        sources=(WIKI,),
    ),
)
