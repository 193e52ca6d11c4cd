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
            "The game as most books describe it: take cards by rank or by sum, build, and score for cards, spades, "
            "aces and the two Casinos. It works equally well for two, three or four, because the cards deal out "
            "evenly, and four can play as partners. There are five ways to play a card, and only building takes some "
            "learning. If you have never played Casino, start here: every other game on this site explains how it "
            "differs from this one."
        ),
        history=(
            "Casino is a fishing game: you use the cards in your hand to pick up cards from the table, as in Scopa in "
            "Italy, Zwickern in Germany, and Tablanette. It is the only one that became popular in English-speaking "
            "countries. It first appears in London in 1792, in Robert Long’s Short Rules for Playing the Game of "
            "Casino, and for a while it was all the fashion. Only a few years later, by 1795, it was described in "
            "German in Vienna and Prague, with the English words “sweep” and “lurch” left untranslated. In England it "
            "faded. In America it revived in the second half of the nineteenth century, with new forms: Royal, Spade "
            "and Diamond Casino. There gin rummy finally took its place. It is often said, but has never been shown, "
            "that Casino comes from Italy: Franco Pratesi looked for evidence and found no sign there of a game of "
            "this name, and Scopa and Scopone are recorded later. The oldest sources mostly spell it Casino. Later "
            "writers doubled the s, and American books have kept Cassino. It is the same game."
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
            # Only what an adversary adds frees a builder (docs/rules.md, section 2).
            "partner_frees_builder": False,
            "sweep_points": 1,
            # In a tie for the target base points come before sweeps (docs/rules.md, section 2).
            "countout_order": "base_first",
        },
        about=(
            "Casino in which every sweep is a point, and an opponent’s single build counts as a card of its number in "
            "your sums, so builds are less safe. To raise your own build you must hold a card for the old number and "
            "one for the new. Mostly a game for two who like to attack. A builder’s duties differ from place to place;"
            " this is the form that “Hoyle” recommends."
        ),
        history=(
            "This is the game as the English Wikipedia described it in January 2021, with its regional forms side by "
            "side. American books have kept the spelling with a double s."
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
            "A compact form of Casino, essentially for two, in which no build ever holds more than five cards. You may"
            " call: lay down a card and say its number, to lock the sets on the table that make it and take them all "
            "later with another card of that number. Sweeps count. Good for two players who like to plan one turn "
            "ahead."
        ),
        history=(
            "These rules come from one short description, at pokerwiner.com. It does not give the target or say who "
            "gets the last cards; as in Casino, we play to 21 and give them to the last player to take."
        ),
        sources=(POKERWINER, NEWER),
    ),
    Variant(
        "german",
        "German Casino",
        # Four are always partners (docs/rules.md, section 4).
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
            "Casino with long hands and large numbers: two players hold twelve cards each, three hold seven, and four, "
            "always partners, hold four. Jack, queen and king are 11, 12 and 13; you choose whether an ace is 1 or 14, "
            "Little Casino 2 or 15 and Big Casino 10 or 16. Whoever plays last in a round gets what is left, and every "
            "sweep is a point. A single round can be the whole game, but as a rule it goes to 21. Best for players who "
            "like to calculate and look far ahead."
        ),
        history=(
            "Rules of Casino were in print in Vienna and Prague by 1795, with the English words “sweep” and “lurch”, "
            "and went on appearing in German until at least 1975. The form here is the German Wikipedia’s."
        ),
        sources=(GERMAN, NEWER),
    ),
    Variant(
        "royal",
        "Royal Casino",
        ALONE_OR_PARTNERS,
        sets={"royal_values": True, "ace_values": "1_or_14"},
        about=(
            "Casino in which jack, queen and king are 11, 12 and 13 and an ace is 1 or 14, so they take, are taken and "
            "go into builds like any other card. Sums get longer and builds larger, so more can "
            "happen every turn. A good next step for anyone who knows Casino and wants more arithmetic."
        ),
        history=(
            "Royal Casino is one of the new forms that appeared when the game revived in America in the second half of"
            " the nineteenth century. The books have never agreed on when an ace counts 14."
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
            "Royal Casino as a short match. Sweeps do not count, so a round is always worth eleven points, and the "
            "game is to 6: whoever gets the better of one round has normally won. If nobody reaches 6, or there is a "
            "tie, you play another round. Ideal for two players with a quarter of an hour; to 21 it is a longer game "
            "with the same rules."
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
            "Royal Cassino to 6 with one twist: Big Casino, the ten of diamonds, counts as 10 or 11, both in the hand "
            "and on the table. A jack can take it and it can take a jack, so the most valuable card is harder to "
            "guard. For players who find Royal too predictable."
        ),
        history=(
            "The eleven is a joke about the Big Ten, an American college league that had eleven members at the time."
        ),
        sources=(WIKI,),
    ),
    Variant(
        "trailing_royals",
        "Trailing-royals Cassino",
        ALONE,
        parent="american",
        # Orphaned courts stay on the table, so that it is seldom empty (docs/rules.md, section 5).
        sets={"trailing_royals": True, "sweep_points": 0},
        about=(
            "Cassino with the usual numbers, except that jacks, queens and kings can be taken in any number: one, two "
            "or all three on the table. You can also build court cards of one rank, if you hold another. If only three"
            " of a rank are taken together, the fourth is an orphan, which nothing can take; so sweeps do not count. "
            "For players who would rather hold a court card back than take with it at once."
        ),
        history=(
            "The English Wikipedia listed it in January 2021 as a form of Royal Cassino, though its court cards have "
            "no number at all."
        ),
        sources=(WIKI,),
    ),
)
