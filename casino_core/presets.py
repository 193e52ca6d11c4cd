"""The presets: every game that can be played, as data that says only what differs from its parent."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

Tables = tuple[tuple[int, int], ...]

ALONE: Tables = ((2, 1), (3, 1), (4, 1))
ALONE_OR_PARTNERS: Tables = (*ALONE, (4, 2))

# Who tells these rules, or what of them.
OLDER = "pagat.com, Casino (older page)"
NEWER = "pagat.com, Casino (newer page)"
WIKI = "Wikipedia, Cassino (card game), January 2021"
KINDS = "pagat.com, Casino (page with Royal, Nordic and African games)"
GERMAN = "German Wikipedia, Casino"
POKERWINER = "pokerwiner.com, Casino"
TODAY = "pagat.com (today)"
PARLETT = "Parlett, The Penguin Book of Card Games"
BICYCLE = "Bicycle rules of Cassino"
FOSTER = "Foster’s Complete Hoyle"
PRATESI = "Pratesi, in The Playing-Card, vol. XXIV no. 1"
OSTROW = "Ostrow (at second hand)"
ROUTLEDGE = "Routledge (chapter on Draw Cassino)"


@dataclass(frozen=True)
class Variant:
    """A preset.

    ``tables`` lists what it is played at: (seats, size of a team). ``sets`` are the optional rules and other fields of
    the rules that differ from its ``parent``, ``sets_for_two_sides`` those that do so only between two sides.
    ``about`` is a paragraph, ``history`` a sentence, ``sources`` who tells these rules.
    """

    id: str
    name: str
    tables: Tables
    parent: str = "classic"
    sets: dict[str, Any] = field(default_factory=dict)
    sets_for_two_sides: dict[str, Any] = field(default_factory=dict)
    about: str = ""
    history: str = ""
    sources: tuple[str, ...] = ()


PRESETS: tuple[Variant, ...] = (
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
        sets_for_two_sides={"majority_rule": "absolute_27_7"},
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
        sets_for_two_sides={"majority_rule": "absolute_27_7"},
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
    Variant(
        "spade",
        "Spade Casino (24)",
        ALONE,
        sets={"spade_casino": "pagat_24", "target": 61},
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
        sets={"spade_casino": "wiki_25", "target": 61},
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
        sets={"spade_casino": "bicycle_26", "target": 61, "double_margin_below": 31},
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
        sets={"spade_casino": "pagat_24", "target": 61},
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
    Variant(
        "dominican",
        "Dominican Casino",
        ALONE_OR_PARTNERS,
        parent="royal",
        sets={
            "direction": "anticlockwise",
            "matching": "forced",
            "own_build_raise": "forbidden",
            "sweep_points": 1,
            "sweep_cancel": "one_for_one",
            "endgame": "from_18",
        },
        about=(
            "Royal values, play to the right, and two things that no other Casino has: a card that finds its equals "
            "must take them all, and near the end one item alone decides. A side with 18 needs most cards, with 19 "
            "the Big Casino, with 20 most spades, and nothing else helps it. It suits players who like a game to stay "
            "open to the last card; with soto the squeeze begins at 16."
        ),
        history=(
            "The game as Humbernio Lockward told it to pagat.com; there a sweep is a virado, and spades are espadas."
        ),
        sources=(TODAY,),
    ),
    Variant(
        "haiti",
        "Haitian Casino",
        ((4, 2), *ALONE),
        parent="royal",
        sets={"card_points": "cards_only", "target": None},
        about=(
            "Royal Casino with the shortest score of all: whoever takes more cards has won. Aces, spades and the "
            "Casinos are cards like any others. It is best with four, two against two, and suits those who want a "
            "quick game and no arithmetic at the end. For a longer one, set a target: every round is a point."
        ),
        history=(
            "Haitians name Casino among their pastimes; what is known of the rules comes from a video by Andrew "
            "Saint-Remy, by way of pagat.com, and how they score there is our reading."
        ),
        sources=(TODAY,),
    ),
)
