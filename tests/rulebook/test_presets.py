"""Sections, differences and summary lines describe every preset as its sources do."""

import pytest

from casino_core.rules.variants import VARIANTS, variant_rules
from tests.rulebook.test_southern import SAYS as SOUTHERN
from web.rulebook.book import games_of, rulebook
from web.rulebook.context import RuleContext, Section
from web.rulebook.differences import differences_between, summary_line, traits
from web.rulebook.score import score_rows
from web.worker.words.catalogue import words

T = words("en")


def section(variant: str, name: str) -> str:
    """Return the text of a section of a preset's rules; "" if there is no such section."""
    sections: dict[str, Section] = {part.id: part for part in rulebook(games_of(variant), T)}
    return " ".join(sections[name].paragraphs) if name in sections else ""


SAYS = [
    ("classic", "deal", "six deals with two players, four with three and three with four"),
    ("classic", "take", "one loose card of its rank and nothing else"),
    ("classic", "values", "No sum or build goes above 10."),
    ("classic", "score", "Between two sides, 27 cards or 7 spades are enough."),
    ("classic", "sweeps", "Sweeps do not count"),
    ("classic", "game", "until a side has 21 or more"),
    ("american", "take", "An opponent’s single build may also count as one card"),
    ("american", "raise", "you must hold both a card of its old number and a card of the new one before the play"),
    (
        "american",
        "duties",
        "while you hold one, the first duty still binds you, until someone takes the build or an opponent builds on",
    ),
    ("american", "deal", "When dealing the last cards, the dealer says “cards”."),
    ("american", "lay-down", "or one that was yours before your partner built on it"),
    ("american", "sweeps", "worth 1 extra point"),
    ("american", "game", "points other than sweeps are counted first"),
    ("calling", "build", "They are all locked together"),
    ("calling", "build", "No build may have more than five cards."),
    ("calling", "score", "Between two sides most means more than half: at least 27 cards and 7 spades."),
    ("german", "deal", "twelve cards with two players, seven with three and four with four"),
    (
        "german",
        "deal",
        "two deals with two players and three with three or four. With three players the last deal is of two",
    ),
    ("german", "deal", "Four always play as two teams of two."),
    ("german", "values", "The two of spades counts as 2 or 15. The ten of diamonds counts as 10 or 16."),
    ("german", "end", "The dealer plays the very last card"),
    ("royal", "values", "An ace counts as 1 or 14."),
    ("royal", "values", "No sum or build goes above 14."),
    ("royal", "sweeps", "Sweeps do not count"),
    ("royal_six", "game", "until a side has 6 or more"),
    ("royal_six", "game", "If the highest totals are tied, play another round"),
    ("buckeye", "values", "The ten of diamonds counts as 10 or 11."),
    ("trailing_royals", "take", "one, two or three, as you like"),
    ("trailing_royals", "build", "if you hold another of that rank afterwards"),
    ("trailing_royals", "values", "have no number"),
    ("spade", "score", "A round is worth 24 points."),
    ("spade_25", "score", "A round is worth 25 points."),
    ("spade_26", "game", "doubled if that side has fewer than 31"),
    ("royal_spade", "values", "A jack counts as 11"),
    ("draw", "deal", "There is only one deal, and the rest of the pack lies face down as a stock. After each play"),
    ("royal_draw", "values", "An ace counts as 1 or 14."),
    ("diamond", "deal", "deals three cards face down"),
    ("diamond", "score", "Between two sides most means more than half: at least 21 cards and 6 diamonds."),
    ("diamond", "game", "until a side has 11 or more"),
    ("pluck", "special", "nobody plucks in the very last turn"),
    (
        "portuguese",
        "score",
        "If two sides have 26 cards each, the one with more spades scores for them. There cannot be a tie for spades",
    ),
    ("portuguese", "game", "until a side has 31 or more"),
    ("california", "game", "four rounds with two players, six with three, eight with four and twelve with six."),
    ("california", "take", "as you like"),
    ("california", "build", "Court cards are never part of a build."),
    ("california", "deal", "one at a time"),
    ("five_handed", "deal", "five more cards to each player"),
    ("michigan", "duties", "paying a fine of two points at once"),
    ("michigan", "end", "three blows"),
    ("michigan", "lay-down", "but not your last card for one of your builds"),
    ("michigan", "score", "eleven points, plus sweeps and fines"),
    ("royal_six", "deal", "When dealing the last cards, the dealer says “cards”."),
    ("calling", "deal", "The dealer announces the last deal before dealing it."),
    ("trailing_royals", "raise", "To a build of court cards you may add one of its rank"),
    ("draw", "deal", "The player to the dealer’s left leads."),
    ("michigan", "sweeps", "worth 2 extra points"),
    ("dominican", "deal", "anticlockwise"),
    ("dominican", "take", "if the card you play equals loose cards on the table, you may not lay it down"),
    ("dominican", "raise", "You may not raise your own build."),
    ("dominican", "sweeps", "cancel one for one"),
    ("dominican", "game", "with 18, most cards; with 19, Big Casino; with 20, most spades"),
    ("haiti", "score", "A round is worth one point."),
    ("haiti", "game", "If sides tie, play another round"),
    ("kasino_fi", "deal", "two, three or four players"),
    ("kasino_fi", "deal", "The highest deals"),
    ("kasino_fi", "turn", "There is no building."),
    ("kasino_fi", "values", "An ace counts as 14 when you take with it, and as 1 on the table."),
    ("kasino_fi", "values", "The two of spades counts as 15 when you take with it, and as 2 on the table."),
    ("kasino_fi", "values", "The ten of diamonds counts as 16 when you take with it, and as 10 on the table."),
    ("kasino_fi", "take", "You never have to take"),
    ("kasino_fi", "score", "A round is worth ten points, plus sweeps."),
    ("kasino_fi", "score", "with three or more sides, if exactly two tie for most spades, they score 1 each"),
    ("kasino_fi", "sweeps", "worth 1 extra point"),
    ("kasino_fi", "sweeps", "Sweeps score at once."),
    ("kasino_fi", "sweeps", "As soon as every side has at least one sweep, each side loses one."),
    ("kasino_fi", "sweeps", "Players call it a mökki."),
    ("kasino_fi", "sweeps", "A sweep that is lost at once in this way scores nothing"),
    ("kasino_fi", "end", "go to whoever took last"),
    ("kasino_fi", "game", "until a side has 16 or more"),
    ("kasino_fi", "game", "in the middle of a round"),
    ("kasino_fi", "game", "aces, {TD} and {2S} together, then those for spades, then those for cards"),
    ("kasino_se", "values", "An ace counts as 1 or 14."),
    ("kasino_se", "score", "Whoever takes last in a round scores 1 more. That point is called sistan"),
    ("kasino_se", "sweeps", "Players call it a tabbe."),
    ("kasino_se", "deal", "the dealer says “sistan”"),
    ("kasino_se", "game", "until a side has 16 or more"),
    ("kasino_no", "deal", "An ace, {TD} or {2S} among the cards laid on the table goes to the bottom of the stock"),
    ("kasino_no", "deal", "the dealer says “sisten”"),
    ("kasino_no", "score", "That point is called sisten"),
    ("kasino_no", "sweeps", "Players call it a tabbe."),
    ("kasino_no", "build", "rests for one turn: the next player may take it, but not build with it"),
    ("kasino_no", "values", "The ten of diamonds counts as 16 when you take with it"),
    ("kasino_no", "score", "A round is worth nine points, plus"),
    ("kasino_no", "game", "took more spades in the last round wins"),
    ("krypkasino", "deal", "two packs, shuffled together: 104 cards"),
    ("krypkasino", "deal", "For two to six players, each playing alone"),
    ("krypkasino", "deal", "Six can also play as three teams of two or two teams of three."),
    ("krypkasino", "values", "An ace counts as 14 when you take with it, and as 1 on the table."),
    (
        "krypkasino",
        "take",
        "a card that can take something may not be laid down, and it must take until nothing more can be added",
    ),
    ("krypkasino", "take", "takes everything on the table comes before all others"),
    (
        "krypkasino",
        "end",
        "When all hands are empty after a deal, any jacks, queens and kings on the table are put aside",
    ),
    ("krypkasino", "score", "A round is worth 42 points"),
    ("krypkasino", "score", "{AS} scores both as an ace and as a spade."),
    ("krypkasino", "sweeps", "adds 5 points to your score, and takes 5 off"),
    ("krypkasino", "sweeps", "dubbeltabbe, which adds 10 points and takes off 10"),
    ("krypkasino", "take", "they take, and are taken, by number like any other card. Show the card"),
    ("krypkasino", "sweeps", "you must say which card"),
    ("krypkasino", "game", "Everyone deals once. Then the lowest total wins"),
    (
        "callabra",
        "deal",
        "For two or three players, each playing alone. Play goes clockwise, and the deal passes",
    ),
    ("callabra", "deal", "passes to the left after each game."),
    ("callabra", "deal", "deals three cards face down to each player and five face up"),
    ("callabra", "deal", "five cards with two players and two with three"),
    ("callabra", "values", "A jack counts as 11, a queen as 12 and a king as 13."),
    ("callabra", "end", "as soon as someone takes everything"),
    ("callabra", "end", "The round ends when all hands are empty and there are too few cards to deal again."),
    ("callabra", "end", "go to whoever took last. If nobody has taken anything, nobody gets them"),
    ("callabra", "game", "A game is one round, and whoever has taken the most cards wins."),
    (
        "callabra",
        "game",
        "If sides tie, whichever of them cleared the table wins. If none of them did, they share",
    ),
    ("tablanette", "deal", "deals six cards face down to each player and four"),
    ("tablanette", "deal", "one at a time: to the other player, the table and the dealer"),
    ("tablanette", "end", "go to whoever took last. If nobody has taken anything, nobody gets them"),
    ("tablanette", "deal", "A jack among the cards laid on the table goes to the bottom of the stock"),
    ("tablanette", "deal", "There are four deals in a round."),
    ("tablanette", "values", "A queen counts as 13 and a king as 14. A jack has no number."),
    ("tablanette", "values", "An ace counts as 1 or 11."),
    ("tablanette", "special", "Whoever plays a jack takes everything on the table"),
    ("tablanette", "score", "A round is worth 25 points"),
    ("tablanette", "sweeps", "other than with a jack, is a tablanette"),
    ("tablanette", "game", "until a side has 251 or more"),
    ("tablic", "deal", "Play goes anticlockwise"),
    ("tablic", "values", "A jack counts as 12, a queen as 13 and a king as 14."),
    ("tablic", "values", "An ace counts as 1 or 11."),
    ("tablic", "take", "You never have to take"),
    ("tablic", "score", "A round is worth 25 points"),
    ("tablic", "sweeps", "worth 1 extra point"),
    ("tablic", "sweeps", "Players call it a tabla."),
    ("tablic", "end", "go to whoever took last"),
    ("tablic", "game", "you may claim to have 101"),
]


def test_what_cards_score_without_building() -> None:
    rows = {
        variant: {(row.item, row.points, row.times) for row in score_rows(RuleContext(games_of(variant), T))}
        for variant in ("krypkasino", "tablanette", "tablic")
    }
    assert rows["krypkasino"] == {
        ("Big Casino, {TD}", 3, 2),
        ("Little Casino, {2S}", 2, 2),
        ("each ace", 1, 8),
        ("each spade other than {2S}", 1, 24),
    }
    ones = {("most cards", 3, 1), ("{2C}", 1, 1)}
    assert rows["tablanette"] == ones | {("each ace, king, queen, jack and ten", 1, 20), ("{TD}", 1, 1)}
    courts = {("each ace, king, queen and jack", 1, 16), ("each other ten", 1, 3)}
    assert rows["tablic"] == ones | courts | {("{TD}", 2, 1)}


@pytest.mark.parametrize(("variant", "name", "says"), SAYS)
def test_presets_are_described_as_in_their_sources(variant: str, name: str, says: str) -> None:
    assert says in section(variant, name)


def test_every_preset_is_among_them() -> None:
    assert {variant for variant, _, _ in (*SAYS, *SOUTHERN)} == set(VARIANTS)


@pytest.mark.parametrize("variant", ["royal_six", "buckeye", "trailing_royals"])
def test_a_game_without_partners_and_sweeps_does_not_differ_in_them(variant: str) -> None:
    names = {difference.trait.name for difference in differences_between(games_of(variant), games_of("classic"), T)}
    assert not names & {"partner_frees_builder", "countout_order"}


def test_a_line_leaves_out_rules_for_two_sides_only() -> None:
    for variant in ("calling", "german"):
        assert "most is" not in summary_line(games_of(variant), "Casino", games_of("classic"), T)


def test_only_two_games_have_a_special_section() -> None:
    assert [variant for variant in VARIANTS if section(variant, "special")] == ["pluck", "tablanette"]


def test_games_without_building_do_not_mention_builds() -> None:
    plain = [variant for variant in VARIANTS if not variant_rules(variant).builds]
    assert plain == ["kasino_fi", "kasino_se", "krypkasino", "callabra", "tablanette", "tablic"]
    for variant in plain:
        assert not any(section(variant, name) for name in ("build", "raise", "duties"))
        words = " ".join(section(variant, part.id) for part in rulebook(games_of(variant), T))
        assert "build" not in words.replace("There is no building.", "")


@pytest.mark.parametrize(
    ("variant", "names"),
    [
        ("royal", {"largest", "courts", "ace_values"}),
        ("buckeye", {"ten_of_diamonds_10_or_11"}),
        ("pluck", {"players", "pluck"}),
        ("diamond", {"players", "pack", "hand", "card_points", "points", "majority_rule", "target", "sweep_points"}),
        ("five_handed", {"players", "pack", "hand", "five_handed"}),
        ("kasino_se", {"largest", "last_word", "ace_values", "cassino_high_values", "last_capture_point", "points"}),
        (
            "callabra",
            {
                "players",
                "hand",
                "layout",
                "largest",
                "building",
                "cleared",
                "left",
                "length",
                "level",
                "card_points",
                "points",
                "courts",
                "target",
            },
        ),
        ("spade_26", {"players", "points", "card_points", "double_margin_below", "target", "spade_casino"}),
    ],
)
def test_a_preset_differs_from_its_parent_in_what_it_sets(variant: str, names: set[str]) -> None:
    differences = differences_between(games_of(variant), games_of(VARIANTS[variant].parent), T)
    assert {difference.trait.name for difference in differences} == names
    assert all(difference.here != difference.there for difference in differences)


@pytest.mark.parametrize(
    ("variant", "says"),
    [
        ("royal", "Like Casino, but: court cards 11, 12, 13; aces 1 or 14."),
        ("five_handed", "Like Casino, but: 49 cards for five."),
        ("spade", "Like Casino, but: to 61; every spade counts, 24 points."),
        ("kasino_se", "Like Kasino (Finland), but: aces 1 or 14; Casinos at face value; 1 for the last capture."),
        (
            "callabra",
            (
                "Like Casino, but: hands of 3; no building; clearing the table ends the round; one round; "
                "points for most cards; court cards 11, 12, 13; no target."
            ),
        ),
        ("royal_six", "Like American Cassino, but: court cards 11, 12, 13; aces 1 or 14; to 6; no points for sweeps."),
    ],
)
def test_a_line_describes_a_game(variant: str, says: str) -> None:
    parent = VARIANTS[variant].parent
    assert summary_line(games_of(variant), VARIANTS[parent].name, games_of(parent), T) == says


@pytest.mark.parametrize(
    ("variant", "players"),
    [
        ("classic", "2 to 4 or 2 against 2"),
        ("swazi", "3, 4 or 2 against 2"),
        ("krypkasino", "2 to 6, or in teams: 2 against 2, 2 against 2 against 2 or 3 against 3"),
    ],
)
def test_the_tables_of_a_game_are_one_trait(variant: str, players: str) -> None:
    assert next(trait.value for trait in traits(games_of(variant), T) if trait.name == "players") == players


def test_the_deals_of_krypkasino_are_a_table() -> None:
    """Hands and layouts are from docs/rules.md (section 11; section 23, row 29); the rest follows from 104 cards."""
    (deal,) = (section for section in rulebook(games_of("krypkasino"), T) if section.id == "deal")
    assert deal.table[1:] == (
        ("2", "6", "4", "9", "2"),
        ("3", "5", "5", "7", "3"),
        ("4", "4", "4", "7", "1"),
        ("5", "4", "4", "5", "4"),
        ("6", "4", "8", "4", "4"),
    )
    assert not any(section.table for section in rulebook(games_of("royal"), T))
