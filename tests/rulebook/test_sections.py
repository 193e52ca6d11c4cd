"""The rules in sentences: every field is described, every sentence is used, and the numbers are the engine's."""

from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from casino_core.playing.dealing import new_round
from casino_core.rules.awards import base_points
from casino_core.rules.contradictions import RulesError
from casino_core.rules.parts import OPTIONS, PART_OF, PRESETS_ONLY, Rules, with_fields
from casino_core.rules.variants import VARIANTS, variant_rules
from web.generator.imports import closure
from web.generator.paths import ROOT
from web.rulebook.book import games_of, rulebook
from web.rulebook.context import RuleContext
from web.rulebook.dealing import hands_dealt
from web.rulebook.differences import summary_line, traits
from web.rulebook.score import bonus_rows, score_rows
from web.table.cards import IN_TEXT
from web.worker.words.catalogue import catalogue, words

T = words("en")

STEPWISE: dict[str, Any] = {
    "form": "table",
    "builder_duty": "free",
    "build_owner": "last_to_set_value",
    "same_value_builds": "one_per_value_global",
    "own_build_raise": "forbidden",
}

# The other rules that each of these rules needs; for example, sweeps have no timing if they do not score.
NEEDED: dict[str, dict[str, Any]] = {
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
    "partner_takes_build": {"seats": 4, "team": 2},
    "rounds": {"target": None},
    "majority_tie": {"seats": 3},
    "spades_award": {"seats": 3},
    "five_handed": {"seats": 5},
    "swazi_cut_rules": {**STEPWISE, "cut_layout": True},
    "swazi_insist_capture": STEPWISE,
    "swazi_insist_augment": STEPWISE,
    "no_trail_with_build_while_stocked": STEPWISE,
    "swazi_2p_phase1_one_build": STEPWISE,
}


def text_of(*games: Rules) -> str:
    """Return the whole text of the rules of a game, including the score table."""
    sections = [*(text for section in rulebook(games, T) for text in section.paragraphs)]
    rows = [*score_rows(RuleContext(games, T)), *bonus_rows(RuleContext(games, T))]
    return "\n".join([*sections, *map(str, rows)])


def variations(name: str) -> Iterator[Rules]:
    """Yield a game with each value of a rule, except values with which no game is possible."""
    for value in OPTIONS[name]:
        try:
            yield with_fields(Rules(), {**NEEDED.get(name, {}), name: value})
        except RulesError:
            continue


@pytest.mark.parametrize("name", [name for name in OPTIONS if name != "five_handed"])
def test_every_value_of_every_rule_is_described(name: str) -> None:
    games = list(variations(name))
    assert len(games) == len(OPTIONS[name])
    assert len({text_of(game) for game in games}) == len(games)


def test_a_game_for_five_is_described() -> None:
    assert text_of(*variations("five_handed")) != text_of(Rules())


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
def test_fields_of_presets_are_described(changed: dict[str, Any]) -> None:
    assert text_of(with_fields(Rules(), changed)) != text_of(Rules())


def test_every_field_is_tried() -> None:
    tried = {"hand", "layout", "packs", "ranks", "card_points", "double_margin_below", "last_word"}
    assert set(PART_OF) - set(OPTIONS) - PRESETS_ONLY == tried  # only presets set the other fields


def test_it_needs_the_engine_alone() -> None:
    paths = {path.relative_to(ROOT).as_posix() for path in closure(ROOT / "web" / "rulebook" / "differences.py")}
    paths |= {path.relative_to(ROOT).as_posix() for path in closure(ROOT / "web" / "rulebook" / "book.py")}
    assert {path for path in paths if not path.startswith(("casino_core/", "web/rulebook/"))} == {"web/__init__.py"}


def test_no_sentence_is_missing_and_none_left_over() -> None:
    keys: set[str] = set()

    def listening(key: str, **facts: object) -> str:
        keys.add(key)
        return T(key, **facts)

    games = [games_of(variant) for variant in VARIANTS]
    games += [(rules,) for name in OPTIONS for rules in variations(name)]
    games += [(rules,) for rules in rarities()]
    for game in games:
        rulebook(game, listening)
        list(traits(game, listening))
        summary_line(game, "Casino", games_of("classic"), listening)
        score_rows(RuleContext(game, listening))
        bonus_rows(RuleContext(game, listening))
    unused = {key for key in catalogue("en") if key.startswith("rulebook.")} - keys
    assert {key.removeprefix("rulebook.") for key in unused if not key.startswith("rulebook.number.")} == PAGE_ONLY


PAGE_ONLY = {"line.first", "trait.group", "score.for", "score.each", "score.all", "score.total"}
"""Texts that pages use, but the rulebook does not."""


def rarities() -> Iterator[Rules]:
    """Yield games that have or combine rare rules."""
    duties = ("no_trail", "no_trail_one_per_value")
    for duty, owner, frees in product(duties, ("last_to_add", "last_to_set_value"), (True, False)):
        building = {"builder_duty": duty, "build_owner": owner, "partner_frees_builder": frees}
        yield with_fields(Rules(), {**building, "seats": 4, "team": 2, "adversary_combines_build": True})
    for limit in ("all", "any"):
        yield with_fields(Rules(), {"face_capture_limit": limit, "face_natural_build": True})
    yield with_fields(Rules(), {"builder_duty": "add_or_capture", "builds_at_once": "one"})
    for must in OPTIONS["must_capture"]:
        yield with_fields(Rules(), {"must_capture": must, "form": "none"})
        yield with_fields(Rules(), {"must_capture": must, "matching": "forced", "courts": "11_12_13"})
    yield with_fields(Rules(), {"calling": True, "multi_gather_on_build": False})
    yield with_fields(
        Rules(), {"cassino_high_values": "fixed_hand", "ten_of_diamonds_10_or_11": True, "courts": "11_12_13"}
    )
    for duty in ("take_or_add_next_turn", "no_trail_one_per_value", "add_or_capture"):
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
    yield with_fields(Rules(), {"majority_rule": "more_than_half", "seats": 2})
    for order in ("sweeps_in_order", "more_sweeps"):
        yield with_fields(
            Rules(), {"countout_order": order, "sweep_points": 1, "cards_award": "2_most_plus_1_last_capture"}
        )
        yield with_fields(Rules(), {"countout_order": order, "sweep_points": 1, "sweep_timing": "as_made"})
        yield with_fields(Rules(), {"countout_order": order, "spade_casino": "26_points"})
        yield with_fields(Rules(), {"countout_order": order, "spades_award": "five_spades_1"})
        yield with_fields(Rules(), {"countout_order": order, "card_points": "diamond", "ranks": "A23456789T"})
    yield with_fields(Rules(), {"packs": 2})
    yield with_fields(Rules(), {"next_dealer": "before_loser", "direction": "anticlockwise"})
    yield with_fields(Rules(), {"cut_layout": True})
    yield with_fields(Rules(), {"layout": 0})
    yield with_fields(Rules(), {"pluck": True, "face_capture_limit": "all", "face_natural_build": True})
    yield with_fields(Rules(), {"ranks": "A23456789TJQ", "seats": 2})
    yield with_fields(Rules(), {"seats": 6, "team": 3})
    yield with_fields(Rules(), {"seats": 6, "team": 3, "each": True})
    yield with_fields(Rules(), {"trail_fine": 2, "seats": 2, "sa_drift_with_build": "allowed_in_second_deal"})
    yield with_fields(Rules(), {"seats": 4, "team": 2})
    yield from games_of_one_play()


def games_of_one_play() -> Iterator[Rules]:
    """Yield games with the special fields of games without building and of the Nordic, Balkan and Russian games."""
    alone = {"form": "none", "courts": "11_12_13"}
    for word in ("sistan", "sisten"):
        yield with_fields(Rules(), {"last_word": word, "fresh_cards_rest": True, "replaced": "point_cards"})
    freeze = {"sweep_points": 1, "sweep_freeze": "last_deal_and_from_10", "point_cards_at_once": True}
    for tiebreak in ("points_spades_cards", "points_cards_spades", "spades"):
        yield with_fields(Rules(), {**alone, **freeze, "kasino_tiebreak": tiebreak})
    yield with_fields(Rules(), {**freeze, "draw": True})
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
        assert sum(row.points * row.times for row in score_rows(RuleContext((rules,), T))) == base_points(rules)


def test_one_loose_court_at_a_time_where_nothing_is_gathered() -> None:
    courts = {"face_capture_limit": "any", "face_natural_build": True}
    assert "on one or more loose cards of its rank" in text_of(with_fields(Rules(), courts))
    one = text_of(with_fields(Rules(), {**courts, "multi_gather_on_build": False}))
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


def test_impossible_things_are_not_described() -> None:
    assert "sweep" not in text_of(with_fields(Rules(), {"claim_out": "wrong_claim_ignored"})).replace(
        "Sweeps do not count", ""
    )
    assert "or raise it" not in text_of(
        with_fields(Rules(), {"builder_duty": "take_or_add_next_turn", "own_build_raise": "forbidden"})
    )
    settled = {"majority_rule": "more_than_half", "majority_tie": "split", "seats": 3}
    assert "tie for most" not in text_of(with_fields(Rules(), settled))
    assert "27 cards" in text_of(variant_rules("classic"))
    assert "27 cards" not in text_of(variant_rules("classic", residue_to="nobody"))
    assert "scores nothing" not in text_of(variant_rules("michigan", sweep_points=0))
