"""The score sheet and end of game of the reference, compared with rounds worked out by hand."""

from __future__ import annotations

import pytest

from tests.reference.plain import Options, pack_of
from tests.reference.presets import PRESETS
from tests.reference.scoring import (
    Sheet,
    carried_over,
    game_over,
    round_points,
    score_round,
    winner_by_all_eleven,
    winners_without_target,
)
from tests.strategies import PACK

FIRST: Options = {"countout_order": "sweeps_in_order", "sweep_points": 1}
SECOND: Options = {"countout_order": "more_sweeps", "sweep_points": 1}

ALL_FOR_MORE: Options = {"casino_points": "3_and_2", "all_eleven_bonus": "always_wins"}


def of_suits(suits: str) -> list[str]:
    return [card for card in PACK if card[1] in suits]


def test_items_of_a_round() -> None:
    # 27 cards against 25; the side with the spades also has the hearts and the ace of diamonds.
    first = [*of_suits("S"), *of_suits("H"), "AD"]
    second = [*of_suits("C"), *(card for card in of_suits("D") if card != "AD")]
    assert score_round([first, second], [2, 1], {}) == [
        {"cards": 3, "spades": 1, "2S": 1, "AS": 1, "AH": 1, "AD": 1},
        {"TD": 2, "AC": 1},
    ]


def test_both_casinos_may_be_worth_more() -> None:
    piles = [["TD", "3C"], ["2S", "AC"]]
    assert score_round(piles, [0, 0], {"casino_points": "3_and_2"}) == [{"TD": 3}, {"2S": 2, "AC": 1, "spades": 1}]
    assert winner_by_all_eleven([{"cards": 3, "spades": 1, "TD": 2, "2S": 1}, {}], ALL_FOR_MORE, 1) is None
    everything = {"cards": 3, "spades": 1, "TD": 3, "2S": 2, "AS": 1, "AC": 1, "AH": 1, "AD": 1}
    assert winner_by_all_eleven([everything, {}], ALL_FOR_MORE, 1) == 0


def test_ties_score_nobody() -> None:
    piles = [["2C", "3S", "4S"], ["5C", "6S", "7S"], ["8C"]]
    assert score_round(piles, [0, 0, 0], {}) == [{}, {}, {}]
    assert score_round([["2C"], ["3C"], ["4C", "4D"]], [0, 0, 0], {}) == [{}, {}, {"cards": 3}]


def test_nothing_captured_all_round() -> None:
    assert score_round([[], []], [0, 0], {"cards_award": "2_most_plus_1_last_capture"}) == [{}, {}]


def test_sweeps_count_by_option() -> None:
    assert score_round([["2C"], ["3C"]], [2, 0], {"sweep_points": 1}) == [{"sweeps": 2}, {}]
    assert score_round([["2C"], ["3C"]], [2, 1], {"sweep_points": 2}) == [{"sweeps": 4}, {"sweeps": 2}]


def test_last_capture_in_place_of_a_card_point() -> None:
    options: Options = {"cards_award": "2_most_plus_1_last_capture"}
    assert score_round([["2C", "3C"], ["4C"]], [0, 0], options, 1) == [{"cards": 2}, {"last_capture": 1}]
    assert score_round([["2C"], ["4C"]], [0, 0], options, 1) == [{}, {"last_capture": 1}]


def test_difference_scoring() -> None:
    options: Options = {"difference_scoring": True}
    assert round_points([{"cards": 3, "TD": 2}, {"spades": 1}], options) == [4, 0]
    assert round_points([{"spades": 1}, {"2S": 1}], options) == [0, 0]
    assert round_points([{"spades": 1}, {"TD": 2}], {}) == [1, 2]
    with pytest.raises(ValueError, match="two sides"):
        round_points([{}, {}, {}], options)


@pytest.mark.parametrize(
    ("before", "sheets", "winner"),
    [
        ([10, 10], [{"cards": 3}, {"TD": 2}], None),
        ([18, 10], [{"cards": 3}, {"TD": 2}], 0),
        ([18, 20], [{"cards": 3}, {"TD": 2}], 1),
        ([18, 19], [{"cards": 3}, {"TD": 2}], None),
        ([21, 21], [{"cards": 3}, {"TD": 2}], 0),
        ([20, 20, 5], [{"AS": 1}, {"AC": 1}, {"cards": 3}], None),
    ],
)
def test_highest_total_at_the_target_wins(before: list[int], sheets: list[Sheet], winner: int | None) -> None:
    assert game_over(before, sheets, [], {}) == winner


def test_difference_decides_a_game_to_eleven() -> None:
    options: Options = {"difference_scoring": True, "target": 11}
    assert game_over([9, 10], [{"cards": 3}, {"TD": 2}], [], options) is None
    assert game_over([10, 10], [{"cards": 3}, {"TD": 2}], [], options) == 0


def test_countout_goes_by_the_printed_order() -> None:
    # Both sides reach 21, and the second has more, but the first reaches it sooner, with the points for cards.
    assert game_over([18, 20], [{"cards": 3}, {"spades": 1, "TD": 2, "2S": 1}], [], FIRST) == 0
    assert game_over([20, 20], [{"AC": 1}, {"AS": 1}], [], FIRST) == 1
    assert game_over([20, 20], [{"AD": 1, "AH": 1}, {"AC": 1}], [], FIRST) == 1


def test_countout_is_for_two_sides_at_the_target() -> None:
    assert game_over([17, 20], [{"cards": 3}, {"TD": 2}], [], FIRST) == 1


def test_countout_hands_out_sweeps_in_order_or_compares_them() -> None:
    sheets: list[Sheet] = [{"sweeps": 3}, {"sweeps": 2}]
    assert game_over([19, 19], sheets, [0, 1, 1, 0, 0], FIRST) == 1
    assert game_over([19, 19], sheets, [0, 1, 1, 0, 0], SECOND) == 0


def test_equal_sweeps_mean_another_round_for_the_higher_total() -> None:
    assert game_over([20, 19], [{"sweeps": 2}, {"sweeps": 2}], [0, 1, 1, 0], SECOND) is None
    assert game_over([22, 21], [{"TD": 2}, {"cards": 3, "spades": 1}], [], SECOND) == 1
    assert game_over([22, 21], [{"TD": 2}, {"cards": 3}], [], SECOND) is None


def test_sweeps_of_sides_below_the_target_do_not_win() -> None:
    sheets: list[Sheet] = [{"sweeps": 2}, {"sweeps": 1}, {"sweeps": 3}]
    assert game_over([19, 20, 3], sheets, [2, 0, 2, 1, 0, 2], SECOND) == 0


def test_last_capture_is_handed_out_with_the_cards() -> None:
    options: Options = {"cards_award": "2_most_plus_1_last_capture", "countout_order": "sweeps_in_order"}
    assert game_over([20, 20], [{"spades": 1}, {"last_capture": 1}], [], options) == 1


# --- Other awards -----------------------------------------------------------------------------------


def pile(cards: int, spades: int, *named: str) -> list[str]:
    """Return a pile of given numbers of cards and spades, none of which scores by itself, and of some named cards."""
    plain_spades = [card for card in of_suits("S") if card not in ("AS", "2S")]
    plain = [card for card in of_suits("HDC") if card[0] != "A" and card != "TD"]
    return [*plain_spades[:spades], *plain[: cards - spades], *named]


def test_awards_for_cards() -> None:
    piles = [pile(30, 0), pile(20, 0)]
    for award, points in (("3_most", 3), ("2_most_plus_1_last_capture", 2), ("1_most", 1), ("2_most_split_ties", 2)):
        options = Options(cards_award=award)  # type: ignore[typeddict-item]
        assert score_round(piles, [0, 0], options) == [{"cards": points}, {}]
    level = [pile(20, 0), pile(20, 0), pile(12, 0)]
    assert score_round(level, [0] * 3, Options(cards_award="2_most_split_ties")) == [{"cards": 1}, {"cards": 1}, {}]


def test_awards_for_spades() -> None:
    ahead, level = [pile(6, 6), pile(5, 5)], [pile(6, 5), pile(6, 5)]
    assert [s["spades"] for s in score_round(ahead, [0, 0], Options(spades_award="2_most")) if "spades" in s] == [2]
    assert score_round(level, [0, 0], Options(spades_award="2_most_split_ties")) == [{"spades": 1}, {"spades": 1}]
    assert score_round(level, [0, 0], Options(spades_award="five_spades_1")) == [
        {"five_spades": 1},
        {"five_spades": 1},
    ]
    assert score_round(ahead, [0, 0], Options(spades_award="1_each_spade", cards_award="1_most")) == [
        {"cards": 1, "each_spade": 6},
        {"each_spade": 5},
    ]


def test_absolute_majority_needs_more_than_half_of_the_pack() -> None:
    options = Options(majority_rule="more_than_half")
    assert score_round([pile(26, 6), pile(20, 5)], [0, 0], options) == [{}, {}]
    assert score_round([pile(27, 7), pile(20, 4)], [0, 0], options) == [{"cards": 3, "spades": 1}, {}]
    split = Options(majority_rule="more_than_half", majority_tie="split")
    assert score_round([pile(26, 6), pile(26, 5)], [0, 0], split) == [{"cards": 1}, {"cards": 1}]
    assert score_round([pile(20, 4), pile(20, 4), pile(12, 3)], [0] * 3, split) == [{}, {}, {}]
    five = Options(majority_rule="more_than_half", five_handed=True)
    assert score_round([pile(25, 0), pile(20, 0), [], [], []], [0] * 5, five)[0] == {"cards": 3}


def test_ties_by_house_rule() -> None:
    level = [pile(20, 4), pile(20, 4), pile(12, 3)]
    assert score_round(level, [0] * 3, Options(majority_tie="split")) == [{"cards": 1, "spades": 1}] * 2 + [{}]
    assert score_round(level, [0] * 3, Options(majority_tie="spades_shared_by_two")) == [{"spades": 1}] * 2 + [{}]
    assert score_round(level[:2], [0] * 2, Options(majority_tie="spades_shared_by_two")) == [{}, {}]
    three = [pile(12, 4)] * 3
    assert score_round(three, [0] * 3, Options(majority_tie="spades_shared_by_two")) == [{}, {}, {}]
    portuguese = Options(portuguese=True)
    assert score_round([pile(26, 6), pile(26, 5)], [1, 0], portuguese) == [{"cards": 3, "spades": 1, "sweeps": 1}, {}]
    assert score_round(level, [0] * 3, portuguese) == [{}, {}, {}]


def test_nobodys_awards_are_carried_to_the_next_round() -> None:
    options = Options(majority_tie="carry_over")
    level = [pile(20, 4), pile(20, 5)]
    assert carried_over(level, options, {}) == {"cards": 3}
    assert carried_over(level, options, {"cards": 3, "spades": 1}) == {"cards": 6}
    assert score_round(level, [0, 0], options, None, {"cards": 3, "spades": 1}) == [{}, {"spades": 2}]
    assert score_round([pile(20, 0), pile(21, 0)], [0, 0], options, None, {"cards": 6}) == [{}, {"cards": 9}]
    assert carried_over(level, {}, {}) == {}


@pytest.mark.parametrize(("version", "total"), [("24_points", 24), ("25_points", 25), ("26_points", 26)])
def test_spade_casino(version: str, total: int) -> None:
    options = Options(spade_casino=version)  # type: ignore[typeddict-item]
    sheet, _ = score_round([list(PACK), []], [0, 0], options)
    assert sum(sheet.values()) == total
    assert ("spades" in sheet) == (total > 24)
    without_spades, with_spades = score_round([of_suits("HDC"), of_suits("S")], [0, 0], options)
    assert sum(without_spades.values()) == 3 + 2 + 3
    assert sum(with_spades.values()) == total - 8
    lone, _ = score_round([["JS"], pile(40, 0)], [0, 0], options)
    assert sum(lone.values()) - lone.get("spades", 0) == 2


def test_diamond_casino() -> None:
    options = Options(card_points="diamond", sweep_points=1)
    first = ["7D", "7S", "7H", "7C", "6D", "6S", "6H", "AD", "AS", "AH", "AC", "TD", "2S"]
    second = [card for card in pack_of(options) if card not in first]
    assert score_round([first, second], [2, 0], options) == [
        {"7D": 1, "sevens": 2, "aces": 2, "sweeps": 2},
        {"cards": 1, "diamonds": 1},
    ]
    assert score_round([["6D", "6S", "6H", "6C"], ["2D"]], [0, 0], options) == [{"cards": 1, "sixes": 2}, {}]


def test_diamond_casino_of_two_asks_for_21_cards_and_six_diamonds() -> None:
    """If nobody gets the residue, neither of two sides may reach these numbers; of three sides, most is enough."""
    two, three = PRESETS["diamond"].rules(2), PRESETS["diamond"].rules(3)
    low = [card for card in pack_of(two) if card[1] in "SHC" and card[0] in "234589T"]
    red = ["AD", "2D", "3D", "4D", "5D", "6D"]
    assert score_round([red + low[:15], ["8D"]], [0, 0], two)[0] == {"cards": 1, "diamonds": 1}
    assert score_round([red[1:] + low[:15], ["8D"]], [0, 0], two)[0] == {}
    assert score_round([red[1:] + low[:15], ["8D"], []], [0, 0, 0], three)[0] == {"cards": 1, "diamonds": 1}


def test_last_capture_as_a_point_of_its_own() -> None:
    assert score_round([["2C"], ["3C"]], [0, 0], Options(last_capture_point=1), 0) == [{"last_capture": 1}, {}]


def test_sweeps_are_cancelled_when_all_have_one() -> None:
    options = Options(sweep_points=1, sweep_cancel="all_players_have_one")
    assert score_round([["2C"], ["3C"]], [3, 1], options) == [{"sweeps": 2}, {}]
    assert score_round([["2C"], ["3C"], []], [3, 1, 0], options) == [{"sweeps": 3}, {"sweeps": 1}, {}]


def test_all_eleven_points() -> None:
    everything = [card for card in PACK if card not in ("3C", "4C")]
    options = Options(all_eleven_bonus="plus_1", sweep_points=1)
    sheets = score_round([everything, ["3C", "4C"]], [0, 2], options)
    assert [sum(sheet.values()) for sheet in sheets] == [12, 2]
    assert "all_eleven" not in score_round([everything, ["3C", "4C"]], [0, 2], {"sweep_points": 1})[0]
    without_an_ace = [card for card in everything if card != "AC"]
    assert "all_eleven" not in score_round([without_an_ace, ["AC"]], [0, 0], options)[0]
    assert "all_eleven" not in score_round([without_an_ace, ["3C"]], [0, 0], options)[0]
    shared_award = Options(all_eleven_bonus="plus_1", cards_award="2_most_plus_1_last_capture")
    for last_capturer, bonus in ((0, 1), (1, None)):
        assert score_round([everything, []], [0, 0], shared_award, last_capturer)[0].get("all_eleven") == bonus


# --- The end of the game ----------------------------------------------------------------------------


def test_all_eleven_points_win() -> None:
    first, always = Options(all_eleven_bonus="first_round_wins"), Options(all_eleven_bonus="always_wins")
    sheets = score_round([[], list(PACK)], [0, 0], {})
    for options, number, won in ((first, 1, 1), (first, 2, None), (always, 2, 1), (Options(), 1, None)):
        assert winner_by_all_eleven(sheets, options, number) == won
    assert winner_by_all_eleven(score_round([["AS"], list(PACK[1:])], [0, 0], {}), always, 1) is None


def test_base_points_come_before_sweeps() -> None:
    options = Options(countout_order="base_first", sweep_points=1)
    assert game_over([18, 18], [{"cards": 3}, {"TD": 2, "sweeps": 3}], [1, 1, 1], options) == 0
    assert game_over([18, 18], [{"TD": 2, "sweeps": 1}, {"TD": 2, "sweeps": 3}], [1, 1, 1, 0], options) == 1
    assert game_over([18, 19], [{"cards": 3, "sweeps": 1}, {"TD": 2}], [0], options) == 0
    assert game_over([18, 18], [{"cards": 3}, {"cards": 3}], [], options) is None
    assert game_over([18, 18], [{"cards": 3}, {"TD": 2, "sweeps": 3}], [1, 1, 1], Options(sweep_points=1)) == 1


def test_sweeps_as_made_come_first_in_the_count_out() -> None:
    sheets: list[Sheet] = [{"cards": 3}, {"spades": 1, "sweeps": 1}]
    end = Options(countout_order="sweeps_in_order", sweep_points=1)
    made = Options(countout_order="sweeps_in_order", sweep_points=1, sweep_timing="as_made")
    assert [game_over([18, 20], sheets, [1], options) for options in (end, made)] == [0, 1]


def test_cancelled_sweeps_are_not_handed_out() -> None:
    options = Options(countout_order="sweeps_in_order", sweep_points=1, sweep_cancel="all_players_have_one")
    # Of three sweeps against one, two are left, both made after the other side's sweep.
    assert game_over([20, 20], [{"sweeps": 2}, {"AD": 1}], [0, 1, 0, 0], options) == 1
    assert game_over([20, 20, 0], [{"sweeps": 1}, {"sweeps": 1}, {}], [1, 0], options) == 1


def test_rounds_and_single_rounds() -> None:
    sheets: list[Sheet] = [{"cards": 3}, {"TD": 2, "spades": 1}]
    california = Options(california_rounds="2_per_player")
    assert winners_without_target([9, 9], sheets, california, 3, 2) == []
    assert winners_without_target([9, 9], sheets, california, 4, 2) == [0, 1]
    assert winners_without_target([10, 9], sheets, california, 4, 2) == [0]
    assert winners_without_target([0, 0], sheets, {"target": None}, 1, 2) == []  # a tie: another round
    assert winners_without_target([0, 1], sheets, {"target": None}, 2, 2) == [1]
    with pytest.raises(ValueError, match="without a target"):
        game_over([0, 0], sheets, [], {"target": None})
