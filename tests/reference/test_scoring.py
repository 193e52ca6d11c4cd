"""The reference's score sheet and game end against rounds worked out by hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.reference.scoring import Sheet, game_over, round_points, score_round
from tests.strategies import PACK

if TYPE_CHECKING:
    from tests.reference.classic import Options

FIRST: Options = {"countout_order": "pagat_000", "sweep_points": 1}
SECOND: Options = {"countout_order": "pagat_001", "sweep_points": 1}


def of_suits(suits: str) -> list[str]:
    return [card for card in PACK if card[1] in suits]


def test_items_of_a_round() -> None:
    # 27 cards against 25; the hearts and the ace of diamonds lie with the side that has the spades.
    first = [*of_suits("S"), *of_suits("H"), "AD"]
    second = [*of_suits("C"), *(card for card in of_suits("D") if card != "AD")]
    assert score_round([first, second], [2, 1], {}) == [
        {"cards": 3, "spades": 1, "2S": 1, "AS": 1, "AH": 1, "AD": 1},
        {"TD": 2, "AC": 1},
    ]


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
    # Both pass 21 and the second has more, but the first is there with the cards.
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
    options: Options = {"cards_award": "2_most_plus_1_last_capture", "countout_order": "pagat_000"}
    assert game_over([20, 20], [{"spades": 1}, {"last_capture": 1}], [], options) == 1
