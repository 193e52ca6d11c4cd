"""The rules in sentences: every field is told, no sentence is left over, and every preset is told as its sources do."""

from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from casino_core.awards import base_points
from casino_core.contradictions import RulesError
from casino_core.dealing import new_round
from casino_core.rules import OPTIONS, PART_OF, PRESETS_ONLY, Rules, with_fields
from casino_core.variants import VARIANTS, variant_rules
from tests.rulebook.test_southern import SAYS as SOUTHERN
from web.app.words import catalogue, words
from web.generator.paths import ROOT
from web.generator.runtime import closure
from web.rulebook.book import games_of, rulebook
from web.rulebook.differences import differs, line, traits
from web.rulebook.score import beside_rows, score_rows
from web.rulebook.table import hands_dealt
from web.rulebook.told import Section, Told
from web.table.cards import IN_TEXT

T = words("en")

STEPWISE: dict[str, Any] = {
    "form": "table",
    "builder_duty": "free",
    "build_owner": "last_to_set_value",
    "same_value_builds": "one_per_value_global",
    "own_build_raise": "forbidden",
}

# Rules beside which a rule means something: there is no timing of sweeps without sweeps.
BESIDE: dict[str, dict[str, Any]] = {
    "table_ace": {"ace_values": "1_or_14"},
    "cassino_high_values": {"ace_values": "1_or_14"},
    "ten_of_diamonds_10_or_11": {"courts": "11_12_13"},
    "face_natural_build": {"face_capture_limit": "any"},
    "matching": {"courts": "11_12_13"},
    "ace_values": {"courts": "11_12_13"},
    "sweep_freeze": {"sweep_points": 1},
    "tablanette_bonus": {"form": "none", "courts": "13_14", "jacks_take_table": True},
    "shram": {"form": "none", "card_points": "cards_only", "whole_hands": True},
    "callabra_limit": {"form": "none", "card_points": "cards_only", "cleared_ends_round": True},
    "sweep_timing": {"sweep_points": 1},
    "sweep_cancel": {"sweep_points": 1},
    "sweep_last_card": {"sweep_points": 1},
    "countout_order": {"sweep_points": 1},
    "partner_frees_builder": {"seats": 4, "team": 2},
    "rounds": {"target": None},
    "majority_tie": {"seats": 3},
    "spades_award": {"seats": 3},
    "five_handed": {"seats": 5},
    "swazi_cut_rules": {**STEPWISE, "cut_layout": True},
    "swazi_insist_capture": STEPWISE,
    "swazi_insist_augment": STEPWISE,
    "swazi_2p_phase1_no_discard_with_build": STEPWISE,
    "swazi_2p_phase1_one_build": STEPWISE,
}


def told(*games: Rules) -> str:
    """All that the rules of a game say, the score table included."""
    sections = [*(text for section in rulebook(games, T) for text in section.paragraphs)]
    rows = [*score_rows(Told(games, T)), *beside_rows(Told(games, T))]
    return "\n".join([*sections, *map(str, rows)])


def variations(name: str) -> Iterator[Rules]:
    """A game with every value of a rule, where there is such a game."""
    for value in OPTIONS[name][1]:
        try:
            yield with_fields(Rules(), {**BESIDE.get(name, {}), name: value})
        except RulesError:
            continue


@pytest.mark.parametrize("name", [name for name in OPTIONS if name != "five_handed"])
def test_every_value_of_every_rule_is_told(name: str) -> None:
    games = list(variations(name))
    assert len(games) == len(OPTIONS[name][1])
    assert len({told(game) for game in games}) == len(games)


def test_a_game_for_five_is_told() -> None:
    assert told(*variations("five_handed")) != told(Rules())


@pytest.mark.parametrize(
    "changed",
    [
        {"hand": 3},
        {"layout": 8},
        {"packs": 2},
        {"ranks": "A23456789T"},
        {"card_points": "diamond"},
        {"card_points": "cards_only"},
        {"double_margin_below": 31},
        {"last_word": "cards"},
        {"last_word": "any"},
        {"seats": 3},
        {"seats": 4, "team": 2},
    ],
    ids=str,
)
def test_what_makes_a_preset_is_told(changed: dict[str, Any]) -> None:
    assert told(with_fields(Rules(), changed)) != told(Rules())


def test_every_field_is_tried() -> None:
    tried = {"hand", "layout", "packs", "ranks", "card_points", "double_margin_below", "last_word"}
    assert set(PART_OF) - set(OPTIONS) - PRESETS_ONLY == tried  # what only presets set is told of these presets


def test_it_needs_the_engine_alone() -> None:
    paths = {path.relative_to(ROOT).as_posix() for path in closure(ROOT / "web" / "rulebook" / "differences.py")}
    paths |= {path.relative_to(ROOT).as_posix() for path in closure(ROOT / "web" / "rulebook" / "book.py")}
    assert {path for path in paths if not path.startswith(("casino_core/", "web/rulebook/"))} == {"web/__init__.py"}


def test_no_sentence_is_missing_and_none_left_over() -> None:
    asked: set[str] = set()

    def listening(key: str, **facts: object) -> str:
        asked.add(key)
        return T(key, **facts)

    games = [games_of(variant) for variant in VARIANTS]
    games += [(rules,) for name in OPTIONS for rules in variations(name)]
    games += [(rules,) for rules in rarities()]
    for game in games:
        rulebook(game, listening)
        list(traits(game, listening))
        line(game, "Casino", games_of("classic"), listening)
        score_rows(Told(game, listening))
        beside_rows(Told(game, listening))
    left = {key for key in catalogue("en") if key.startswith("rulebook.")} - asked
    assert {key.removeprefix("rulebook.") for key in left if not key.startswith("rulebook.number.")} == PAGE_ONLY


PAGE_ONLY = {"line.first", "trait.group", "score.for", "score.each", "score.all", "score.total"}
"""What the pages say themselves."""


def rarities() -> Iterator[Rules]:
    """Games in which several rules that are seldom played meet."""
    duties = ("V1_no_trail", "V3_no_trail_one_per_value")
    for duty, owner, frees in product(duties, ("last_to_add", "last_to_set_value"), (True, False)):
        building = {"builder_duty": duty, "build_owner": owner, "partner_frees_builder": frees}
        yield with_fields(Rules(), {**building, "seats": 4, "team": 2, "adversary_combines_build": True})
    for limit in ("all", "any"):
        yield with_fields(Rules(), {"face_capture_limit": limit, "face_natural_build": True})
    yield with_fields(Rules(), {"calling": True, "multi_gather_on_build": False})
    yield with_fields(
        Rules(), {"cassino_high_values": "fixed_hand", "ten_of_diamonds_10_or_11": True, "courts": "11_12_13"}
    )
    for duty in ("V2_take_or_add_next_turn", "V3_no_trail_one_per_value", "add_or_capture"):
        yield with_fields(Rules(), {"builder_duty": duty, "own_build_raise": "forbidden"})
    yield with_fields(
        Rules(), {"face_capture_limit": "any", "face_natural_build": True, "multi_gather_on_build": False}
    )
    yield with_fields(Rules(), {"score_as_captured": True, "sweep_points": 1})
    yield with_fields(Rules(), {"draw": True, "last_announcement": "none", "direction": "anticlockwise"})
    yield with_fields(
        Rules(), {"five_of_spades_sweeps": True, "initial_pairs_to_first_player": True, "sweep_points": 1}
    )
    yield with_fields(Rules(), {"trail_fine": 2, "seats": 3})
    yield with_fields(Rules(), {"trail_fine": 2, "seats": 2})
    yield with_fields(Rules(), {"majority_rule": "absolute_27_7", "seats": 2})
    for order in ("pagat_000", "pagat_001"):
        yield with_fields(
            Rules(), {"countout_order": order, "sweep_points": 1, "cards_award": "2_most_plus_1_last_capture"}
        )
        yield with_fields(Rules(), {"countout_order": order, "sweep_points": 1, "sweep_timing": "as_made"})
        yield with_fields(Rules(), {"countout_order": order, "spade_casino": "bicycle_26"})
        yield with_fields(Rules(), {"countout_order": order, "spades_award": "five_spades_1"})
        yield with_fields(Rules(), {"countout_order": order, "card_points": "diamond", "ranks": "A23456789T"})
    yield with_fields(Rules(), {"packs": 2})
    yield with_fields(Rules(), {"next_dealer": "before_loser", "direction": "anticlockwise"})
    yield with_fields(Rules(), {"cut_layout": True})
    yield with_fields(Rules(), {"layout": 0})
    yield with_fields(Rules(), {"pluck": True, "face_capture_limit": "all", "face_natural_build": True})
    yield with_fields(Rules(), {"ranks": "A23456789TJQ", "seats": 2})
    yield with_fields(Rules(), {"seats": 6, "team": 3})
    yield with_fields(Rules(), {"seats": 4, "team": 2})
    yield from games_of_one_play()


def games_of_one_play() -> Iterator[Rules]:
    """What only games without building have, and what makes the Nordic, the Balkan and the Russian ones."""
    alone = {"form": "none", "courts": "11_12_13"}
    for word in ("sistan", "sisten"):
        yield with_fields(Rules(), {"last_word": word, "fresh_cards_rest": True, "replaced": "point_cards"})
    for tiebreak in ("points_spades_cards", "points_cards_spades", "spades"):
        freeze = {"sweep_points": 1, "sweep_freeze": "last_deal_and_from_10", "point_cards_at_once": True}
        yield with_fields(Rules(), {**alone, **freeze, "kasino_tiebreak": tiebreak})
    yield with_fields(Rules(), {**alone, "ace_values": "14_hand_1_table", "compulsory": True, "first_dealer": "high"})
    yield with_fields(Rules(), {"sweep_swing": 5, "courts_aside": True, "layout": 8})
    for lowest in (True, False):
        yield with_fields(Rules(), {"rounds": "1_per_player", "target": None, "lowest_wins": lowest})
    for bonus in ("non_jack_sum", "jack_sum", "double"):
        jacks = {"courts": "13_14", "jacks_take_table": True, "replaced": "jacks"}
        yield with_fields(Rules(), {**alone, **jacks, "tablanette_bonus": bonus, "card_points": "tablanette"})
    yield with_fields(Rules(), {**alone, "courts": "rank_only"})
    yield with_fields(Rules(), {**alone, "courts": "12_13_14", "card_points": "tablic"})
    yield with_fields(Rules(), {**alone, "overspader": True, "target": 21})
    yield with_fields(Rules(), {"packs": 2, "card_points": "krypkasino", "by_seats": ((3, 5, 5),)})
    yield with_fields(Rules(), {"whole_hands": True, "layout": 5})
    yield with_fields(
        Rules(), {**alone, "card_points": "cards_only", "cleared_ends_round": True, "callabra_limit": True}
    )
    yield with_fields(Rules(), {**alone, "target": None, "level": "clearer"})


@pytest.mark.parametrize("variant", VARIANTS)
def test_cards_in_sentences_are_cards(variant: str) -> None:
    for section in rulebook(games_of(variant), T):
        for text in section.paragraphs:
            rest = IN_TEXT.sub("", text)
            assert "{" not in rest
            assert "}" not in rest
            assert text[0].isupper()
            assert text[-1] in ".”"


@pytest.mark.parametrize("variant", VARIANTS)
def test_tables_say_what_the_engine_deals_and_scores(variant: str) -> None:
    for rules in games_of(variant):
        position, _ = new_round(rules, "test", 0)
        dealt = hands_dealt(rules)
        assert len(position.hands[0]) == dealt[0]
        if not rules.deal.draw:
            assert rules.seats * sum(dealt) + rules.layout_size + rules.left_out == len(rules.pack)
        assert sum(row.points * row.times for row in score_rows(Told((rules,), T))) == base_points(rules)


def test_one_loose_court_at_a_time_where_nothing_is_gathered() -> None:
    courts = {"face_capture_limit": "any", "face_natural_build": True}
    assert "on one or more loose cards of its rank" in told(with_fields(Rules(), courts))
    one = told(with_fields(Rules(), {**courts, "multi_gather_on_build": False}))
    assert "on a loose card of its rank, if you hold another" in one
    assert "with loose ones beside it" not in one


def test_a_section_names_the_terms_that_its_game_has_a_use_for() -> None:
    def terms(variant: str, name: str) -> set[str]:
        return {term for part in rulebook(games_of(variant), T) if part.id == name for term in part.terms}

    assert "royal-values" in terms("kasino_se", "values")
    for variant in ("tablic", "kasino_fi", "kasino_no", "krypkasino", "callabra"):
        assert "royal-values" not in terms(variant, "values")
    assert not terms("krypkasino", "score") & {"majority", "tie"}
    assert terms("classic", "score") >= {"majority", "tie"}
    assert terms("swazi", "duties") == {"owner"}
    words = {"kasino_fi": "mokki", "kasino_se": "tabbe", "kasino_no": "tabbe", "krypkasino": "tabbe", "tablic": "tabla"}
    assert {game: terms(game, "sweeps") & {"mokki", "tabbe", "tabla"} for game in words} == {
        game: {word} for game, word in words.items()
    }
    assert [game for game in VARIANTS if "extramagazin" in terms(game, "end")] == ["tablic"]


def test_what_cannot_be_is_not_told() -> None:
    assert "sweep" not in told(with_fields(Rules(), {"claim_out": "pagat_claim"})).replace("Sweeps are not counted", "")
    assert "or raise it" not in told(
        with_fields(Rules(), {"builder_duty": "V2_take_or_add_next_turn", "own_build_raise": "forbidden"})
    )
    settled = {"majority_rule": "absolute_27_7", "majority_tie": "split", "seats": 3}
    assert "share the first place" not in told(with_fields(Rules(), settled))
    assert "brings nothing" not in told(variant_rules("michigan", sweep_points=0))


# ---------- presets, against the sources ----------


def section(variant: str, name: str) -> str:
    """A section of a preset's rules; nothing where there is none."""
    found: dict[str, Section] = {part.id: part for part in rulebook(games_of(variant), T)}
    return " ".join(found[name].paragraphs) if name in found else ""


SAYS = [
    ("classic", "deal", "six for two, four for three and three for four players"),
    ("classic", "take", "one loose card of its rank and nothing else"),
    ("classic", "values", "No sum and no build goes above 10."),
    ("classic", "score", "Between two sides that takes 27 cards or 7 spades."),
    ("classic", "sweeps", "Sweeps are not counted"),
    ("classic", "game", "until a side has 21 or more"),
    ("american", "take", "A single build that an opponent answers for may also count as one card"),
    ("american", "raise", "you must hold, before the play, both a card of its old number and a card of the new one"),
    (
        "american",
        "duties",
        "while you hold one, the first duty still binds you, until somebody takes the build or an opponent builds on",
    ),
    ("american", "deal", "With the last deal the dealer says “cards”."),
    ("american", "lay-down", "or one that was yours before your partner built on it"),
    ("american", "sweeps", "worth 1 point"),
    ("american", "game", "the points other than for sweeps are counted first"),
    ("calling", "build", "is called calling: they are locked together"),
    ("calling", "build", "No build may have more than five cards."),
    ("calling", "score", "Between two sides most means more than half: at least 27 cards and 7 spades."),
    ("german", "deal", "twelve for two, seven for three and four for four players"),
    (
        "german",
        "deal",
        "two for two and three for three or four players. With three players the last deal is of two",
    ),
    ("german", "deal", "Four always play as two teams of two."),
    ("german", "values", "The two of spades counts 2 or 15. The ten of diamonds counts 10 or 16."),
    ("german", "end", "goes to whoever played the very last card"),
    ("royal", "values", "An ace counts 1 or 14."),
    ("royal", "values", "No sum and no build goes above 14."),
    ("royal", "sweeps", "Sweeps are not counted"),
    ("royal_six", "game", "until a side has 6 or more"),
    ("royal_six", "game", "If the highest are level, another round is played"),
    ("buckeye", "values", "The ten of diamonds counts 10 or 11."),
    ("trailing_royals", "take", "one, two or three as you like"),
    ("trailing_royals", "build", "if you hold another of that rank afterwards"),
    ("trailing_royals", "values", "have no number"),
    ("spade", "score", "There are 24 points in a round."),
    ("spade_25", "score", "There are 25 points in a round."),
    ("spade_26", "game", "doubled if the next side has fewer than 31"),
    ("royal_spade", "values", "A jack counts 11"),
    ("draw", "deal", "There is only one deal, and the rest of the pack lies face down as a stock. After each play"),
    ("royal_draw", "values", "An ace counts 1 or 14."),
    ("diamond", "deal", "gives three cards face down"),
    ("diamond", "score", "Between two sides that takes 21 cards or 6 diamonds."),
    ("diamond", "game", "until a side has 11 or more"),
    ("pluck", "special", "nobody plucks in the very last turn"),
    (
        "portuguese",
        "score",
        "If two sides have 26 cards each, the one with more spades scores for them. Spades cannot be level",
    ),
    ("portuguese", "game", "until a side has 31 or more"),
    ("california", "game", "four for two, six for three, eight for four and twelve for six players."),
    ("california", "take", "as you like"),
    ("california", "build", "Court cards are never part of a build."),
    ("california", "deal", "one at a time"),
    ("five_handed", "deal", "once more, five cards to each player"),
    ("michigan", "duties", "for a fine of two points at once"),
    ("michigan", "end", "three blows"),
    ("michigan", "lay-down", "except the last that takes a build of yours"),
    ("michigan", "score", "eleven points in a round besides sweeps and fines"),
    ("royal_six", "deal", "With the last deal the dealer says “cards”."),
    ("calling", "deal", "Before the last deal the dealer says so."),
    ("trailing_royals", "raise", "To a build of court cards you may add one of its rank"),
    ("draw", "deal", "The player to the dealer’s left leads."),
    ("michigan", "sweeps", "worth 2 points"),
    ("dominican", "deal", "anticlockwise"),
    ("dominican", "take", "if the card you play finds equal cards loose on the table, you may not lay it down"),
    ("dominican", "raise", "one that you answer for"),
    ("dominican", "sweeps", "cancel one for one"),
    ("dominican", "game", "18 has to take most cards, 19 has to take the Big Casino or 20 has to take most spades"),
    ("haiti", "score", "There is one point in a round."),
    ("haiti", "game", "If several sides are level for it, another round is played"),
    ("kasino_fi", "deal", "two, three or four players"),
    ("kasino_fi", "deal", "the highest deals"),
    ("kasino_fi", "turn", "Nothing is built."),
    ("kasino_fi", "values", "An ace counts 14 when you take with it, and 1 on the table."),
    ("kasino_fi", "values", "The two of spades counts 15 when you take with it, and 2 on the table."),
    ("kasino_fi", "values", "The ten of diamonds counts 16 when you take with it, and 10 on the table."),
    ("kasino_fi", "take", "Taking is never a must"),
    ("kasino_fi", "score", "There are ten points in a round besides sweeps."),
    ("kasino_fi", "score", "exactly two are level for most spades, each of these scores 1"),
    ("kasino_fi", "sweeps", "worth 1 point"),
    ("kasino_fi", "sweeps", "Sweeps are counted at once."),
    ("kasino_fi", "sweeps", "As soon as every side has at least one sweep, each side loses one again."),
    ("kasino_fi", "sweeps", "Players call it a mökki."),
    ("kasino_fi", "sweeps", "A sweep that is lost at once in this way brings nothing"),
    ("kasino_fi", "end", "goes to whoever took something last"),
    ("kasino_fi", "game", "until a side has 16 or more"),
    ("kasino_fi", "game", "in the middle of the round"),
    ("kasino_fi", "game", "aces, {TD} and {2S} together, then those for spades, then those for cards"),
    ("kasino_se", "values", "An ace counts 1 or 14."),
    ("kasino_se", "score", "Whoever takes last in a round scores 1 besides these: that point is called sistan"),
    ("kasino_se", "sweeps", "Players call it a tabbe."),
    ("kasino_se", "deal", "the dealer says “sistan”"),
    ("kasino_se", "game", "until a side has 16 or more"),
    ("kasino_no", "deal", "An ace, {TD} or {2S} among the cards laid on the table goes to the bottom of the stock"),
    ("kasino_no", "deal", "the dealer says “sisten”"),
    ("kasino_no", "score", "that point is called sisten"),
    ("kasino_no", "sweeps", "Players call it a tabbe."),
    ("kasino_no", "build", "rests for one turn: the next player may take it, but not build with it"),
    ("kasino_no", "values", "The ten of diamonds counts 16 when you take with it"),
    ("kasino_no", "score", "There are nine points in a round besides"),
    ("kasino_no", "game", "took more spades in the last round wins"),
    ("krypkasino", "deal", "two packs, shuffled together: 104 cards"),
    ("krypkasino", "deal", "two, three, four, five or six players, each alone"),
    ("krypkasino", "deal", "Six can also play as three teams of two or two teams of three."),
    ("krypkasino", "deal", "six for two, five for three and four for four, five or six players"),
    ("krypkasino", "deal", "four for two, four or five, five for three and eight for six"),
    (
        "krypkasino",
        "deal",
        "The last deal is smaller; the number of cards in a hand is then two for two, three for three",
    ),
    ("krypkasino", "deal", "and one for four players"),
    ("krypkasino", "values", "An ace counts 14 when you take with it, and 1 on the table."),
    ("krypkasino", "take", "a card that can take something may not be laid down, and it takes all that it can"),
    ("krypkasino", "take", "takes everything on the table comes before all others"),
    ("krypkasino", "end", "Jacks, queens and kings that lie on the table when all hands are empty are put aside"),
    ("krypkasino", "score", "There are 42 points in a round"),
    ("krypkasino", "score", "{AS} scores both as an ace and as a spade."),
    ("krypkasino", "sweeps", "puts 5 points on your score, and takes 5 off"),
    ("krypkasino", "sweeps", "dubbeltabbe: 10 points on yours and 10 off"),
    ("krypkasino", "take", "they take, and are taken, by number like any other card. Let the others see"),
    ("krypkasino", "sweeps", "has to say which"),
    ("krypkasino", "game", "Everybody deals once. Then the lowest total wins"),
    ("callabra", "deal", "It is for two or three players, each alone. The turn passes clockwise, and the deal passes"),
    ("callabra", "deal", "passes to the left after each game."),
    ("callabra", "deal", "gives three cards face down to each player and lays five face up"),
    ("callabra", "deal", "five for two and two for three players"),
    ("callabra", "values", "A jack counts 11, a queen 12 and a king 13."),
    ("callabra", "end", "as soon as somebody takes everything"),
    ("callabra", "end", "The round ends when all hands are empty and there are too few cards to deal again."),
    ("callabra", "end", "goes to whoever took something last. Nobody gets it"),
    ("callabra", "game", "One round is a game: whoever has taken the most cards wins."),
    (
        "callabra",
        "game",
        "level for most cards, the one of them that emptied the table wins. If none of them did, they share",
    ),
    ("tablanette", "deal", "gives six cards face down to each player and lays four"),
    ("tablanette", "deal", "one at a time: first to the other player, then to the table"),
    ("tablanette", "end", "goes to whoever took something last. Nobody gets it"),
    ("tablanette", "deal", "A jack among the cards laid on the table goes to the bottom of the stock"),
    ("tablanette", "deal", "There are four deals in a round."),
    ("tablanette", "values", "A queen counts 13 and a king 14. A jack has no number."),
    ("tablanette", "values", "An ace counts 1 or 11."),
    ("tablanette", "special", "Whoever plays a jack takes everything that is on the table"),
    ("tablanette", "score", "There are 25 points in a round"),
    ("tablanette", "sweeps", "other than with a jack, is a tablanette"),
    ("tablanette", "game", "until a side has 251 or more"),
    ("tablic", "deal", "The turn passes anticlockwise"),
    ("tablic", "values", "A jack counts 12, a queen 13 and a king 14."),
    ("tablic", "values", "An ace counts 1 or 11."),
    ("tablic", "take", "Taking is never a must"),
    ("tablic", "score", "There are 25 points in a round"),
    ("tablic", "sweeps", "worth 1 point"),
    ("tablic", "sweeps", "Players call it a tabla."),
    ("tablic", "end", "goes to whoever took something last"),
    ("tablic", "game", "you may claim to be at 101"),
]


def test_what_cards_score_without_building() -> None:
    rows = {
        variant: {(row.item, row.points, row.times) for row in score_rows(Told(games_of(variant), T))}
        for variant in ("krypkasino", "tablanette", "tablic")
    }
    assert rows["krypkasino"] == {
        ("the Big Casino, {TD}", 3, 2),
        ("the Little Casino, {2S}", 2, 2),
        ("each ace", 1, 8),
        ("each spade other than {2S}", 1, 24),
    }
    ones = {("most cards", 3, 1), ("{2C}", 1, 1)}
    assert rows["tablanette"] == ones | {("each ace, king, queen, jack and ten", 1, 20), ("{TD}", 1, 1)}
    courts = {("each ace, king, queen and jack", 1, 16), ("each other ten", 1, 3)}
    assert rows["tablic"] == ones | courts | {("{TD}", 2, 1)}


@pytest.mark.parametrize(("variant", "name", "says"), SAYS)
def test_presets_are_told_as_their_sources_tell_them(variant: str, name: str, says: str) -> None:
    assert says in section(variant, name)


def test_every_preset_is_among_them() -> None:
    assert {variant for variant, _, _ in (*SAYS, *SOUTHERN)} == set(VARIANTS)


@pytest.mark.parametrize("variant", ["royal_six", "buckeye", "trailing_royals"])
def test_a_game_without_partners_and_sweeps_does_not_differ_in_them(variant: str) -> None:
    found = {difference.trait.name for difference in differs(games_of(variant), games_of("classic"), T)}
    assert not found & {"partner_frees_builder", "countout_order"}


def test_what_holds_between_two_sides_only_is_not_told_in_a_line() -> None:
    for variant in ("calling", "german"):
        assert "most is" not in line(games_of(variant), "Casino", games_of("classic"), T)


def test_only_two_games_have_a_special_section() -> None:
    assert [variant for variant in VARIANTS if section(variant, "special")] == ["pluck", "tablanette"]


def test_games_without_building_tell_nothing_of_builds() -> None:
    plain = [variant for variant in VARIANTS if not variant_rules(variant).builds]
    assert plain == ["kasino_fi", "kasino_se", "krypkasino", "callabra", "tablanette", "tablic"]
    for variant in plain:
        assert not any(section(variant, name) for name in ("build", "raise", "duties"))
        words = " ".join(section(variant, part.id) for part in rulebook(games_of(variant), T))
        assert "build" not in words.replace("Nothing is built.", "")


@pytest.mark.parametrize(
    ("variant", "names"),
    [
        ("royal", {"largest", "courts", "ace_values"}),
        ("buckeye", {"ten_of_diamonds_10_or_11"}),
        ("pluck", {"players", "pluck"}),
        ("diamond", {"players", "pack", "hand", "card_points", "points", "target", "sweep_points"}),
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
    found = differs(games_of(variant), games_of(VARIANTS[variant].parent), T)
    assert {difference.trait.name for difference in found} == names
    assert all(difference.here != difference.there for difference in found)


@pytest.mark.parametrize(
    ("variant", "says"),
    [
        ("royal", "As Casino, but: courts 11, 12, 13; aces 1 or 14."),
        ("five_handed", "As Casino, but: 49 cards for five."),
        ("spade", "As Casino, but: to 61; every spade counts, 24 points."),
        ("kasino_se", "As Kasino (Finland), but: aces 1 or 14; Casinos at face value; last capture 1."),
        (
            "callabra",
            (
                "As Casino, but: hands of 3; no building; emptying the table ends the round; one round; "
                "points for most cards; courts 11, 12, 13; no target."
            ),
        ),
        ("royal_six", "As American Cassino, but: courts 11, 12, 13; aces 1 or 14; to 6; no points for sweeps."),
    ],
)
def test_a_game_is_told_in_a_line(variant: str, says: str) -> None:
    parent = VARIANTS[variant].parent
    assert line(games_of(variant), VARIANTS[parent].name, games_of(parent), T) == says
