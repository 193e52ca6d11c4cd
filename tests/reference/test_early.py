"""Points that count before the round is over, compared with rounds worked out by hand."""

from __future__ import annotations

import pytest

from tests.reference.early import (
    Event,
    earned,
    instant_points,
    residue_to,
    round_is_cut_short,
    winner_by_claim,
    with_fines,
    won_as_captured,
    won_by_sweep,
)
from tests.reference.plain import Options
from tests.strategies import PACK

AS_MADE = Options(sweep_points=1, sweep_timing="as_made")
MICHIGAN = Options(michigan=True)


def of_suits(suits: str) -> list[str]:
    return [card for card in PACK if card[1] in suits]


def test_points_earned_so_far() -> None:
    assert earned([["TD", "AS"], ["2S", "AC", "3C", "4C"]], [1, 0], {"sweep_points": 1}) == [4, 2]
    # Six spades are not a majority yet; seven are, and so are 27 cards.
    assert earned([of_suits("S")[1:7], []], [0, 0], {}) == [1, 0]
    assert earned([of_suits("S")[1:8], []], [0, 0], {}) == [2, 0]
    low = [card for card in of_suits("HDC") if card[0] not in "AT"]
    assert [earned([low[:count], []], [0, 0], {})[0] for count in (26, 27)] == [0, 3]
    assert earned([low[:27], []], [0, 0], {}, {"cards": 3}) == [6, 0]
    assert earned([["3S", "JS"], ["AS"]], [0, 0], {"spade_casino": "26_points"}) == [3, 3]
    assert earned([["7D", "7S", "7H"], ["7C", "AS", "AH", "AD", "AC"]], [0, 0], {"card_points": "diamond"}) == [1, 2]


def test_points_earned_win_where_points_count_as_captured() -> None:
    options = Options(score_as_captured=True)
    assert won_as_captured([19, 20], [2, 0], options) == 0
    assert won_as_captured([19, 20], [1, 0], options) is None
    assert won_as_captured([21, 21], [1, 0], options) == 0
    assert won_as_captured([19, 20], [2, 0], {}) is None
    assert won_as_captured([19, 20], [2, 0], {"score_as_captured": True, "claim_out": "wrong_claim_ignored"}) is None


def test_claims() -> None:
    pagat, wiki = Options(claim_out="wrong_claim_ignored"), Options(claim_out="wrong_claim_loses")
    assert winner_by_claim(0, [19, 21], [2, 3], pagat) == 0
    assert winner_by_claim(0, [19, 21], [1, 3], pagat) is None
    assert winner_by_claim(0, [19, 21], [1, 3], wiki) == 1
    with pytest.raises(ValueError, match="nothing to claim"):
        winner_by_claim(0, [19, 21], [2, 3], {})


def test_sweep_that_brings_a_side_to_the_target_wins_at_once() -> None:
    events: list[Event] = [("sweep", 1), ("sweep", 0)]
    assert won_by_sweep([20, 20], events[:1], [0, 1], AS_MADE) == 1
    assert won_by_sweep([20, 19], events[:1], [0, 1], AS_MADE) is None
    assert won_by_sweep([20, 19], events, [0, 1], AS_MADE) == 0
    assert won_by_sweep([20, 20], events[:1], [0, 1], {"sweep_points": 1}) is None
    # After a tie, a sweep must put its side above the others.
    assert won_by_sweep([22, 22, 20], [("sweep", 2)], [0, 1, 2], AS_MADE) is None
    assert won_by_sweep([22, 22, 20], [("sweep", 1)], [0, 1, 2], AS_MADE) == 1


def test_fines_go_to_the_other_of_two_sides() -> None:
    assert instant_points([("fine", 0), ("sweep", 0), ("fine", 0)], [0, 1], MICHIGAN) == [2, 4]
    assert instant_points([("fine", 0), ("sweep", 1)], [0, 1, 2], MICHIGAN) == [-2, 2, 0]
    assert instant_points([("fine", 3), ("sweep", 2)], [0, 1, 0, 1], MICHIGAN) == [4, 0]
    assert with_fines([{"cards": 3}, {}], [0, 0], MICHIGAN) == [{"cards": 3}, {"fines": 4}]
    assert with_fines([{"cards": 3}, {}, {}], [0], MICHIGAN) == [{"cards": 3, "fines": -2}, {}, {}]


def test_fine_does_not_win_at_once_but_counts_before_a_sweep() -> None:
    assert won_by_sweep([20, 19], [("fine", 1)], [0, 1], MICHIGAN) is None
    assert won_by_sweep([20, 17], [("fine", 0), ("sweep", 1)], [0, 1], MICHIGAN) == 1


def test_three_instant_scores_against_one_player_end_a_round() -> None:
    against_first: list[Event] = [("sweep", 1), ("fine", 0), ("sweep", 2)]
    assert round_is_cut_short(against_first, [0, 1, 2], MICHIGAN)
    assert not round_is_cut_short(against_first[:2], [0, 1, 2], MICHIGAN)
    assert not round_is_cut_short(against_first, [0, 1, 2], AS_MADE)
    assert not round_is_cut_short([("sweep", 1), ("fine", 1), ("sweep", 1)], [0, 1], MICHIGAN)
    assert not round_is_cut_short([("sweep", 0), ("sweep", 1), ("sweep", 0)], [0, 1], MICHIGAN)


def test_residue() -> None:
    assert [residue_to(options, 1, 0) for options in (Options(), Options(residue_to="last_mover"))] == [1, 0]
    assert residue_to({"residue_to": "nobody"}, 1, 0) is None
    assert residue_to({}, None, 0) is None
