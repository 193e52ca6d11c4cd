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
            "Every spade is worth a point, and the jack of spades one more, so nearly every capture changes the "
            "score. There are 24 points in a round, and the game is 61. Play is as in Casino; what changes is what "
            "you are after. It suits players who like long races and close counting, and it is traditionally pegged."
        ),
        history=(
            "Spade Casino is one of the forms that came up in America in the second half of the nineteenth century; "
            "this count of 24 is the one in Foster, Parlett and at pagat.com."
        ),
        sources=(NEWER, FOSTER, PARLETT),
    ),
    Variant(
        "spade_25",
        "Spade Cassino (25)",
        ALONE,
        sets={"spade_casino": "25_points", "target": 61},
        about=(
            "Spade Cassino with 25 points in a round: each spade 1, the jack of spades 2, Little Casino a point beyond "
            "its spade, and one more for most spades, besides cards, Big Casino and aces. The game is usually 61. It "
            "suits players who want both the race for each spade and a prize for most of them."
        ),
        history=(
            "The sources agree on the idea of Spade Cassino and on no count; 25 is the English Wikipedia’s of January "
            "2021, which in another place speaks only of most spades."
        ),
        sources=(WIKI,),
    ),
    Variant(
        "spade_26",
        "Spade Cassino (26)",
        ALONE,
        sets={"spade_casino": "26_points", "target": 61, "double_margin_below": 31},
        about=(
            "Spade Cassino with 26 points in a round: the ace, the jack and the two of spades count 2 each, every "
            "other spade 1, and cards, most spades, Big Casino and the aces come on top. The game is 61, and how far "
            "you are ahead matters: the margin counts double if the loser is below 31. It suits players who play for "
            "a margin, game after game."
        ),
        history=(
            "This is the count of the rules that Bicycle publishes; elsewhere 35 is given as well as 31 as the line "
            "below which the margin is doubled."
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
            "Two changes at once: the numbers of Royal Casino, with jack, queen, king 11, 12, 13 and the ace 1 or 14, "
            "and the score of Spade Casino, with a point for every spade and one more for the jack. Court cards can "
            "be built and summed, so every spade, the king too, can be fished for with a sum. It suits players who "
            "know both games and want the fullest one."
        ),
        history=(
            "Royal and Spade Casino both belong to the American revival of the second half of the nineteenth century, "
            "and Spade Casino is played on either set of numbers."
        ),
        sources=(OLDER, NEWER, PARLETT),
    ),
    Variant(
        "draw",
        "Draw Cassino",
        ALONE,
        sets={"draw": True},
        about=(
            "Casino without deals: after every card you play you draw one from the stock, so you hold four cards until "
            "the stock is gone, and then play out your hand. You are never without a choice of cards until the stock "
            "is gone. It suits two players best; three or four can play it too."
        ),
        history=(
            "Parlett tells it for two players; a chapter from Routledge adds that a draw you have missed is made good "
            "on your next turn."
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
            "Draw Cassino on Royal numbers: you replace each card from the stock, jack, queen and king are 11, 12 and "
            "13, and an ace is 1 or 14. With four cards in your hand until the stock is gone, and every card worth a "
            "number, there is nearly always something to take or to build. It suits two players who like to think."
        ),
        history="The books tell drawing of Casino and of Royal Casino alike; it changes the dealing and nothing else.",
        sources=(WIKI, PARLETT, ROUTLEDGE),
    ),
    Variant(
        "diamond",
        "Diamond Cassino",
        ALONE,
        sets={"ranks": "A23456789T", "hand": 3, "card_points": "diamond", "sweep_points": 1, "target": 11},
        sets_for_two_sides={"majority_rule": "more_than_half"},  # 21 cards and 6 diamonds
        about=(
            "A small, quick game with forty cards and hands of three. Jacks, queens and kings are taken out, diamonds "
            "count instead of spades, and there are points for the seven of diamonds, for all four sevens, all four "
            "sixes and all four aces, and for sweeps; the Casinos and single aces are worth nothing. The game is 11. "
            "It suits those who know Scopa and want to meet Casino half way, and it plays fast with two to four."
        ),
        history="It is dated to America in the late nineteenth century, and has been called an Italo-American Scopone.",
        sources=(WIKI, PARLETT, PRATESI, OSTROW),
    ),
    Variant(
        "pluck",
        "Pluck Cassino",
        ALONE,
        sets={"pluck": True},
        about=(
            "Ordinary Casino with one small theft a deal: once, in one of your turns, you may pluck a loose card from "
            "the table into your pile, before or after playing your card. Aces and the two Casinos cannot be plucked, "
            "and a pluck never sweeps. It suits players who know Casino well and like a choice of moment."
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
            "Casino to 31 for two, or for two pairs of partners. Big Casino is called the menina, and clearing the "
            "table, a clareza, is a point. If both sides end with 26 cards, the side with more spades gets the three "
            "points for cards, so the cards are never tied. It suits players who like a longer game with something to "
            "play for up to the last card."
        ),
        history=(
            "Our source, the English Wikipedia of January 2021, says that it is played like “the Italian version” "
            "without telling which, so we play it as Casino with its own score."
        ),
        sources=(WIKI, NEWER),
    ),
    Variant(
        "california",
        "California Cassino",
        ((2, 1), (3, 1), (4, 1), (6, 1)),
        sets={"deal_pattern": "singly", "face_capture_limit": "any", "california_rounds": "2_per_player"},
        about=(
            "A free-for-all for two, three, four or six, each alone. Court cards have no number, but one of them "
            "takes any number of its rank, and sweeps are not counted. Everybody deals twice, and then the highest "
            "total wins, so you know beforehand how long it takes. It suits a party, and six at one table above all."
        ),
        history=(
            "It comes from the English Wikipedia of January 2021, where the part about building is missing; we build "
            "as in Casino."
        ),
        sources=(WIKI, NEWER),
    ),
    Variant(
        "five_handed",
        "Five-handed Cassino",
        ((5, 1),),
        sets={"five_handed": True},
        about=(
            "Casino for five, each alone. The twos of hearts, diamonds and clubs are taken out, which leaves 49 "
            "cards: four to the table, four to each player, and then five to each. With four opponents, builds are "
            "seldom safe, so it is a game of quick captures. It suits five people who do not want to leave one out."
        ),
        history=(
            "Casino deals out evenly to two, three and four; taking three twos away, as the English Wikipedia told in "
            "January 2021, makes it come out for five."
        ),
        sources=(WIKI, NEWER),
    ),
    Variant(
        "michigan",
        "Michigan Cassino",
        ALONE,
        sets={"michigan": True},
        about=(
            "Casino in which you can buy yourself out of a duty. A builder who must not trail may do it all the same, "
            "for a fine of 2 points, and so keep cards locked in a build that the opponent cannot take. A sweep is 2 "
            "points at once, and three such blows to one player end the round. It suits cool heads who can tell when "
            "two points are a fair price."
        ),
        history=(
            "The English Wikipedia of January 2021 tells it under the name of Michigan, for matches of rounds to five."
        ),
        sources=(WIKI, NEWER),
    ),
)
