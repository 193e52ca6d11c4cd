"""The games of southern Africa in sentences, compared with their sources."""

import pytest

from casino_core.rules.parts import Rules, with_fields
from casino_core.rules.presets.southern_africa import SOUTHERN_AFRICA
from casino_core.rules.variants import VARIANTS, variant_rules
from web.rulebook.book import games_of, rulebook
from web.rulebook.context import RuleContext
from web.rulebook.differences import differences_between, summary_line, traits
from web.rulebook.score import score_rows
from web.worker.words.catalogue import words

T = words("en")
IDLE = T("rulebook.trait.idle")
GAMES = [variant.id for variant in SOUTHERN_AFRICA]
STEPWISE = ["swazi", "swazi_two", "crazy", "sotho"]


def sections(*games: Rules) -> dict[str, str]:
    """Return the text of every section of the rules of a game, by the section's id."""
    return {part.id: " ".join(part.paragraphs) for part in rulebook(games, T)}


def section(variant: str, name: str) -> str:
    """Return the text of a section of a preset's rules; "" if there is no such section."""
    return sections(*games_of(variant)).get(name, "")


SAYS = [
    # section 12: players and deal
    ("swazi", "deal", "three or four players, each playing alone. Four can also play as two teams of two"),
    ("swazi", "deal", "share one pile of captured cards"),
    ("swazi", "deal", "anticlockwise, and the deal passes to the right"),
    ("swazi", "deal", "the player to the dealer’s right, who will lead, cuts four cards from the middle of the pack"),
    ("swazi", "deal", "worth three points or more, or three or more of them are court cards, they are put back"),
    (
        "swazi",
        "deal",
        "16 cards with three players and 12 with four. Cards are dealt one at a time, to the dealer last.",
    ),
    ("swazi", "deal", "There is only one deal."),
    ("swazi", "values", "An ace counts as 1 or 14."),
    ("swazi", "values", "So may the top card of a pile."),
    ("swazi", "values", "such a card keeps the number it was given"),
    ("swazi", "build", "Two aces may be an augmented build of 1 or of 14."),
    # the piles
    ("swazi", "piles", "Under it you put the cards it took, including those of builds, in any order you like"),
    ("swazi", "piles", "No card takes a top card directly. But top cards of opponents’ piles may be stolen"),
    # the turn
    ("swazi", "turn", "exactly one play with a card from your hand"),
    ("swazi", "turn", "Before that play and after it you may work on the table without a card from your hand"),
    ("swazi", "take", "Players call any capture a chow."),
    ("swazi", "take", "never as part of a sum"),
    ("swazi", "build", "If your side has one, a further set of that number joins it at once, and its owner stays"),
    ("swazi", "build", "Cards from piles are never part of a new build"),
    ("swazi", "augment", "put your card on it, and nothing else"),
    ("swazi", "augment", "You cannot change a build of your own or your partner’s"),
    ("swazi", "augment", "You must hold a card of that number even if the owner is your partner"),
    ("swazi", "augment", "You cannot change a build to a number that an opponent’s build has."),
    ("swazi_two", "augment", "You cannot change a build to a number that an opponent’s build has."),
    ("swazi", "build", "if that is your partner, you need no card of that number"),
    ("swazi", "augment", "A set may use at most one card from any one pile."),
    ("swazi", "augment", "It may be a loose card whose number has no build"),
    ("swazi", "augment", "an opponent’s build, but only if you take that build in the same turn"),
    ("swazi", "augment", "the build is then augmented, elsewhere called multiple"),
    ("swazi", "duties", "whoever last set its number, by making it or changing it. Augmenting it does not change that"),
    ("swazi", "duties", "when an opponent changes it"),
    ("swazi", "duties", "Nothing else makes you take your build."),
    ("swazi", "lay-down", "It is always allowed, as long as you keep a card for each of your builds"),
    # opponents and partners
    ("swazi", "insist", "that it takes everything it can"),
    ("swazi", "insist", "a build that belongs to you or your partner"),
    ("swazi", "insist", "is called drifting"),
    ("swazi", "partners", "knows that your partner holds a card of the number it had"),
    ("swazi", "partners", "your partner may ask you to leave it"),
    ("swazi", "partners", "An ace that is proven this way counts for both of its numbers."),
    # the score
    ("swazi", "score", "Players call {TD} the big ten and {2S} the spy two."),
    ("swazi", "score", "If sides tie for most cards or spades, each of them scores 1."),
    ("swazi", "sweeps", "Sweeps do not count"),
    ("swazi", "end", "go to whoever took last"),
    # for two
    (
        "swazi_two",
        "deal",
        "There are two deals in a round. Cards on the table stay there, and builds keep their owners",
    ),
    ("swazi_two", "duties", "Until the last cards are dealt, you may not lay a card down if you own a build"),
    ("swazi_two", "duties", "you may own only one build when your turn ends"),
    ("swazi_two", "piles", "top cards of your opponent’s pile may be stolen"),
    ("crazy", "deal", "the rest of the pack lies face down as a stock"),
    ("crazy", "deal", "After each play you draw the top card of the stock"),
    ("crazy", "turn", "Right after your play, you draw a card"),
    ("crazy", "duties", "While there is a stock, you may not lay a card down if you own a build"),
    # section 13
    ("sotho", "values", "have no number"),
    ("sotho", "values", "No sum or build goes above 10."),
    ("sotho", "take", "A court card takes one loose card of its rank and nothing else"),
    ("sotho", "build", "Court cards are never part of a build."),
    ("sotho", "piles", "in the order in which they lay in the build or were named"),
    ("sotho", "piles", "go to the bottom, below all other cards and above the court cards already there"),
    ("sotho", "piles", "all piles but your own may be stolen for a set that you put on a build"),
    ("sotho", "piles", "You may use your partner’s pile like any other."),
    ("sotho", "deal", "Each keeps a pile of captured cards, but they score together."),
    ("sotho", "duties", "With two players, until the last cards are dealt,"),
    ("sotho", "partners", "Court cards that you have taken with a court card may be given to your partner"),
    # section 14
    ("south_african", "deal", "Take the jacks, queens and kings out"),
    ("south_african", "deal", "10 cards with two or four players and 13 with three"),
    ("south_african", "deal", "With two or four players the table is empty to begin with"),
    ("south_african", "deal", "With three players one card is laid face up on the table."),
    (
        "south_african",
        "deal",
        "After a round the player who scored the fewest points in it leads, and the player before them",
    ),
    ("south_african", "piles", "in order of their numbers, lowest on top"),
    (
        "south_african",
        "deal",
        "With two players, when all hands are empty, the same dealer deals the same number of cards",
    ),
    ("south_african", "duties", "for builds of the same number one card is enough"),
    ("south_african", "piles", "count just like loose cards"),
    ("south_african", "piles", "If you have a build you may also steal: when you add to it with a card from your hand"),
    ("south_african", "duties", "you must take something, or add to one of your builds or raise it"),
    ("south_african", "duties", "With two players, this duty does not apply in the second deal of a round."),
    ("south_african", "lay-down", "is called drifting"),
    ("south_african", "score", "A round is worth ten points."),
    ("south_african", "score", "Two sides can both score for five spades or more, because there are ten in the pack."),
    (
        "khasino",
        "deal",
        "If a round is tied and another is played, the player who scored the fewest points in it leads",
    ),
    ("khasino", "piles", "Your card may take an equal card from the top of"),
    ("khasino", "piles", "Top cards cannot be part of a sum that you take."),
    ("khasino", "build", "Nobody may own more than one build."),
    ("khasino", "build", "There is never more than one build of the same number on the table"),
    ("khasino", "duties", "With two players, you may still lay a card down in the second deal of a round."),
    ("khasino", "raise", "You may raise an opponent’s build, but never your own or your partner’s."),
    ("khasino", "score", "A round is worth eleven points."),
    ("khasino", "score", "no points for most cards and most spades, which leaves seven points"),
    ("khasino", "game", "whichever of them has Big Casino wins"),
]


@pytest.mark.parametrize(("variant", "name", "says"), SAYS)
def test_they_are_described_as_in_their_sources(variant: str, name: str, says: str) -> None:
    assert says in section(variant, name)


@pytest.mark.parametrize("variant", GAMES)
def test_only_who_builds_step_by_step_augments(variant: str) -> None:
    texts = sections(*games_of(variant))
    assert ("augment" in texts) == ("insist" in texts) == (variant in STEPWISE)
    assert ("raise" in texts) == (variant not in STEPWISE)
    assert ("partners" in texts) == (variant in ("swazi", "sotho"))


def test_rules_with_one_build_per_player_do_not_mention_several() -> None:
    assert "builds of the same number" not in section("khasino", "duties")


def test_aces_that_count_one_only_are_no_build_of_fourteen() -> None:
    assert "Two aces" not in section("sotho", "build")


def test_rules_without_partners_do_not_mention_them() -> None:
    for variant in ("swazi_two", "crazy"):
        assert "partner" not in str(sections(*games_of(variant)))
    assert "partner" not in str(sections(variant_rules("swazi", 3)))


def test_rules_that_are_switched_off_are_not_described() -> None:
    rules = with_fields(variant_rules("swazi"), {"swazi_insist_capture": False})
    assert "everything it can" not in sections(rules)["insist"]
    assert "opponents may insist" not in sections(rules)["take"]
    rules = with_fields(rules, {"swazi_insist_augment": False})
    assert "insist" not in sections(rules)
    rules = with_fields(variant_rules("swazi"), {"swazi_cut_rules": "none"})
    assert "put back" not in sections(rules)["deal"]
    rules = with_fields(variant_rules("south_african"), {"sa_drift_with_build": "forbidden"})
    assert "in the second deal of a round" not in str(sections(rules))
    for name in ("no_trail_with_build_while_stocked", "swazi_2p_phase1_one_build"):
        rules = variant_rules("swazi_two")
        assert sections(rules)["duties"] != sections(with_fields(rules, {name: False}))["duties"]


def test_rules_for_the_first_of_two_deals_need_two_deals() -> None:
    bound = {"no_trail_with_build_while_stocked": True, "swazi_2p_phase1_one_build": True}
    rules = with_fields(variant_rules("swazi"), bound)
    assert sections(rules) == sections(variant_rules("swazi", 3))


@pytest.mark.parametrize("variant", GAMES)
def test_no_sentence_names_what_is_not_there(variant: str) -> None:
    for part in rulebook(games_of(variant), T):
        for text in part.paragraphs:
            assert "None" not in text
            assert "  " not in text
            assert text[0].isupper()
            assert text[-1] in ".”"


def test_the_points_of_a_round_are_those_between_two_sides() -> None:
    assert [row.item for row in score_rows(RuleContext(games_of("khasino"), T))][:2] == ["most cards", "most spades"]
    assert len(score_rows(RuleContext((variant_rules("khasino", 3),), T))) == 3


@pytest.mark.parametrize(
    ("variant", "names"),
    [
        (
            "swazi",
            {"deals", "players", "hand", "face_up", "tops", "building", "cut_layout", "direction", "deal_pattern"},
        ),
        ("swazi_two", {"players", "deals"}),
        ("sotho", {"players", "hand", "deals", "largest", "courts", "ace_values", "face_up", "piles"}),
        ("south_african", {"pack", "hand", "face_up", "tops", "next_dealer", "builder_duty", "spades_award"}),
        (
            "khasino",
            {"length", "level", "tops", "builds_at_once", "target", "own_build_raise", "same_value_builds", "points"},
        ),
    ],
)
def test_they_differ_from_their_parents_in_what_makes_them(variant: str, names: set[str]) -> None:
    differences = differences_between(games_of(variant), games_of(VARIANTS[variant].parent), T)
    assert names <= {difference.trait.name for difference in differences}


@pytest.mark.parametrize("variant", GAMES)
def test_a_line_tells_what_matters(variant: str) -> None:
    parent = VARIANTS[variant].parent
    line = summary_line(games_of(variant), VARIANTS[parent].name, games_of(parent), T)
    assert line.startswith(f"Like {VARIANTS[parent].name}, but: ")
    if parent not in GAMES:
        assert "top cards of piles may be" in line


def test_an_option_is_described_only_if_it_applies() -> None:
    values = {variant: {trait.name: trait.value for trait in traits(games_of(variant), T)} for variant in VARIANTS}
    for name in ("swazi_cut_rules", "swazi_insist_augment"):
        assert {variant for variant in values if values[variant][name] != IDLE} == set(STEPWISE)
    assert {variant for variant in values if values[variant]["swazi_2p_phase1_one_build"] != IDLE} == {*STEPWISE} - {
        "swazi"
    }
    assert values["sotho"]["swazi_2p_phase1_one_build"] == "yes, with two players"
    assert values["swazi_two"]["swazi_2p_phase1_one_build"] == "yes"
    assert values["khasino"]["cards_award"] == "between two sides 2 points, or 1 each if tied; otherwise nothing"


def test_a_line_leaves_out_rules_for_two_players_only() -> None:
    line = summary_line(games_of("sotho"), "Swazi Casino", games_of("swazi"), T)
    assert "at first" not in line
    assert "builders may not lay cards down at first" in summary_line(
        games_of("swazi_two"), "Swazi Casino", games_of("swazi"), T
    )


def test_separate_piles_of_partners_are_described_only_with_partners() -> None:
    values = {variant: {trait.name: trait.value for trait in traits(games_of(variant), T)} for variant in GAMES}
    assert {variant for variant in GAMES if "each" in values[variant]["piles"]} == {
        "sotho",
        "south_african",
        "khasino",
    }
    assert values["swazi_two"]["piles"] == IDLE
