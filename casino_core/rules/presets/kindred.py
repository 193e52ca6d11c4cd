"""Casino with another score, another deal or one more rule."""

from __future__ import annotations

from casino_core.rules.presets.variant import (
    ALONE,
    BICYCLE,
    FOSTER,
    NEWER,
    OLDER,
    OSTROW,
    PARLETT,
    PRATESI,
    ROUTLEDGE,
    WIKI,
    Variant,
)

KINDRED: tuple[Variant, ...] = (
    Variant(
        "spade",
        "Spade Casino (24)",
        ALONE,
        sets={"spade_casino": "24_points", "target": 61},
        about=(
            "Every spade is worth a point and the jack of spades one more, so nearly every capture changes the score. "
            "A round has 24 points, and the game is to 61. You play as in Casino; only what you are after changes. For"
            " players who like long races and close counting. Traditionally the score is pegged."
        ),
        history=(
            "Spade Casino is one of the forms that appeared in America in the second half of the nineteenth century. "
            "This count of 24 is the one given by Foster, Parlett and pagat.com."
        ),
        sources=(NEWER, FOSTER, PARLETT),
    ),
    Variant(
        "spade_25",
        "Spade Cassino (25)",
        ALONE,
        sets={"spade_casino": "25_points", "target": 61},
        about=(
            "Spade Cassino with 25 points in a round: 1 for each spade, 2 for the jack of spades, an extra point for "
            "Little Casino and one for most spades, besides those for cards, Big Casino and aces. The game is usually "
            "to 61. For players who want both a race for every spade and a prize for most of them."
        ),
        history=(
            "The sources agree on the idea of Spade Cassino but not on the count. This count of 25 is the English "
            "Wikipedia’s of January 2021; elsewhere the same page mentions only most spades."
        ),
        sources=(WIKI,),
    ),
    Variant(
        "spade_26",
        "Spade Cassino (26)",
        ALONE,
        sets={"spade_casino": "26_points", "target": 61, "double_margin_below": 31},
        about=(
            "Spade Cassino with 26 points in a round: the ace, jack and two of spades count 2 each and every other "
            "spade 1, plus the points for cards, most spades, Big Casino and the aces. The game is to 61, and your "
            "lead matters: it counts double if the loser has fewer than 31. For players who like to play for a margin,"
            " game after game."
        ),
        history=(
            "This is the count in the rules that Bicycle publishes. They double the margin if the loser has fewer than"
            " 31; elsewhere the line is 35 or 31."
        ),
        sources=(BICYCLE, OSTROW),
    ),
    Variant(
        "royal_spade",
        "Royal Spade Casino",
        ALONE,
        parent="royal",
        sets={"spade_casino": "24_points", "target": 61},
        about=(
            "Two changes at once: the numbers of Royal Casino, with jack, queen and king 11, 12 and 13 and the ace 1 "
            "or 14, and the score of Spade Casino, with a point for every spade and one more for the jack. Since court"
            " cards can be built and summed, you can fish for every spade, even the king, with a sum. For players who "
            "know both games and want everything at once."
        ),
        history=(
            "Royal and Spade Casino both date from the American revival of the second half of the nineteenth century, "
            "and Spade Casino is played with either set of numbers."
        ),
        sources=(OLDER, NEWER, PARLETT),
    ),
    Variant(
        "draw",
        "Draw Cassino",
        ALONE,
        sets={"draw": True},
        about=(
            "Casino with a single deal: each time you play a card you draw another from the stock, so you hold four "
            "until the stock runs out, and then play out your hand. Until then you always have a choice of cards. Best "
            "for two, but three or four can play."
        ),
        history=(
            "Parlett describes it for two players; a chapter from Routledge adds that if you miss a draw, you make up "
            "for it on your next turn."
        ),
        sources=(WIKI, PARLETT, ROUTLEDGE),
    ),
    Variant(
        "royal_draw",
        "Royal Draw Cassino",
        ALONE,
        parent="royal",
        sets={"draw": True},
        about=(
            "Draw Cassino with Royal numbers: you replace each card from the stock, jack, queen and king are 11, 12 "
            "and 13, and an ace is 1 or 14. With four cards in hand until the stock runs out, and a number on every "
            "card, there is nearly always something to take or build. For two players who like to think."
        ),
        history="The books describe drawing for both Casino and Royal Casino; it changes only the dealing.",
        sources=(WIKI, PARLETT, ROUTLEDGE),
    ),
    Variant(
        "diamond",
        "Diamond Cassino",
        ALONE,
        sets={"ranks": "A23456789T", "hand": 3, "card_points": "diamond", "sweep_points": 1, "target": 11},
        sets_for_two_sides={"majority_rule": "more_than_half"},  # 21 cards and 6 diamonds
        about=(
            "A small, quick game with forty cards and hands of three. The jacks, queens and kings are taken out and "
            "diamonds count instead of spades. There are points for the seven of diamonds, for all four sevens, sixes "
            "or aces, and for sweeps; the Casinos and single aces are worth nothing. The game is to 11. It plays fast "
            "with two to four, and is a good way into Casino if you know Scopa."
        ),
        history="It dates from America in the late nineteenth century, and has been called an Italo-American Scopone.",
        sources=(WIKI, PARLETT, PRATESI, OSTROW),
    ),
    Variant(
        "pluck",
        "Pluck Cassino",
        ALONE,
        sets={"pluck": True},
        about=(
            "Ordinary Casino with one small theft a deal: once, on one of your turns, you may pluck a loose card from "
            "the table into your pile, before or after playing your card. Aces and the two Casinos cannot be plucked, "
            "and a pluck never sweeps. For players who know Casino well and enjoy choosing their moment."
        ),
        history="A modern game, known to us only from the English Wikipedia of January 2021.",
        sources=(WIKI, NEWER),
    ),
    Variant(
        "portuguese",
        "Portuguese Cassino",
        ((2, 1), (4, 2)),
        sets={"portuguese": True},
        about=(
            "Casino to 31, for two or for two pairs of partners. Big Casino is called the menina, and clearing the "
            "table, a clareza, is a point. If both sides end with 26 cards, the side with more spades gets the three "
            "points for cards, so cards are never tied. A longer game, with something to play for up to the last card."
        ),
        history=(
            "Our source, the English Wikipedia of January 2021, says only that it is played like “the Italian "
            "version”, without saying which, so we play it as Casino with its own score."
        ),
        sources=(WIKI, NEWER),
    ),
    Variant(
        "california",
        "California Cassino",
        ((2, 1), (3, 1), (4, 1), (6, 1)),
        sets={"deal_pattern": "singly", "face_capture_limit": "any", "california_rounds": "2_per_player"},
        about=(
            "A free-for-all for two, three, four or six. Court cards have no number, but one of them takes any number "
            "of its rank, and sweeps do not count. Everyone deals twice, then the highest total wins, so you know in "
            "advance how long a game will take. A party game, best of all with six."
        ),
        history=(
            "It comes from the English Wikipedia of January 2021, which lacks the part about building; there we follow"
            " Casino."
        ),
        sources=(WIKI, NEWER),
    ),
    Variant(
        "five_handed",
        "Five-handed Cassino",
        ((5, 1),),
        sets={"five_handed": True},
        about=(
            "Casino for five, each playing alone. The twos of hearts, diamonds and clubs are removed, leaving 49 "
            "cards: four to the table, four to each player, and then five to each. With four opponents, builds are "
            "seldom safe, so it is a game of quick captures."
        ),
        history=(
            "Casino deals out evenly to two, three and four. Removing three twos, as the English Wikipedia suggested "
            "in January 2021, makes it work for five."
        ),
        sources=(WIKI, NEWER),
    ),
    Variant(
        "michigan",
        "Michigan Cassino",
        ALONE,
        sets={"michigan": True},
        about=(
            "Casino in which you can buy your way out of a duty. A builder, who may not lay a card down, can do so "
            "all the same for a fine of 2 points, and so keep cards locked in a build that the opponent cannot take. A "
            "sweep is 2 points straight away, and three such blows to one player end the round. For cool heads who can "
            "tell when two points are a fair price."
        ),
        history=(
            "The English Wikipedia of January 2021 describes it under the name of Michigan, for matches made up of "
            "rounds to five points."
        ),
        sources=(WIKI, NEWER),
    ),
)
