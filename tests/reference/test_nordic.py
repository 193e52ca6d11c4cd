"""The reference compared with positions and rounds of the Nordic games, worked out by hand."""

from __future__ import annotations

import pytest

from tests.reference.after import After, after, courts_aside, replaced_layout, values_that_sweep
from tests.reference.classic import legal
from tests.reference.early import (
    points_at_once,
    standing,
    sweep_awards,
    sweeps_are_frozen,
    with_sweep_awards,
    won_at_once,
    won_by_sweep,
)
from tests.reference.plain import Options, bag, pack_of, without
from tests.reference.presets import PRESETS
from tests.reference.scoring import Sheet, game_over, not_too_far, score_round, winners_without_target
from tests.reference.shorthand import build_play, capture, cards, of_kind, position, trail

KASINO = PRESETS["kasino_fi"].options
SWEDISH = PRESETS["kasino_se"].options
NORWEGIAN = PRESETS["kasino_no"].options
KRYP = PRESETS["krypkasino"].options


def of_suits(suits: str) -> list[str]:
    return [card for card in pack_of({}) if card[1] in suits]


# --- Values and plays ---------------------------------------------------------------------------------


def test_nothing_is_built_in_finland_and_sweden() -> None:
    table, hand = "5D 3C 2H", "3H 8S 5C"
    for options in (KASINO, SWEDISH):
        assert not of_kind("build", position(table, hand, options=options))
        joined = Options(**{**options, "table_only_build_while_trailing": True})
        assert of_kind("trail", position(table, hand, options=joined)) == set(map(trail, cards(hand)))
    assert of_kind("build", position(table, hand, options=NORWEGIAN))


def test_three_cards_of_finland_change_value_with_their_place() -> None:
    where = position("AC 2C TC KD 4H 6S", "AH 2S TD", options=KASINO)
    assert of_kind("capture", where) == {
        *(capture("AH", loose, at=14) for loose in ("KD AC", "TC 4H", "KD AC TC 4H")),
        *(capture("2S", loose, at=15) for loose in ("KD 2C", "TC 4H AC", "KD 2C TC 4H AC")),
        *(capture("TD", loose, at=16) for loose in ("TC 6S", "KD 2C AC", "TC 6S KD 2C AC", "TC 4H 2C")),
    }
    assert legal(where) - of_kind("capture", where) == {trail("AH"), trail("2S"), trail("TD")}


def test_ace_of_sweden_is_one_or_fourteen_in_both_places() -> None:
    where = position("AC KD TC", "AH 2S TD", options=SWEDISH)
    assert of_kind("capture", where) == {
        *(capture("AH", loose, at=14) for loose in ("AC", "KD AC")),
        capture("AH", "AC"),
        capture("TD", "TC"),
    }


def test_capture_is_optional_and_takes_one_group_or_several() -> None:
    where = position("QD 9H 3C", "QS", options=KASINO)
    assert legal(where) == {trail("QS"), *(capture("QS", loose) for loose in ("QD", "9H 3C", "QD 9H 3C"))}


def test_fresh_card_may_be_captured_but_not_built_with_in_norway() -> None:
    where = position("2S 5D", "3C 8H 5S 7D KC", options=NORWEGIAN)
    rested = legal(where)
    where["fresh"] = ["2S"]
    resting = rested - legal(where)
    assert resting == {action for action in rested if action[0] == "build" and "2S" in action[3]}
    assert build_play("3C", 5, "2S 5D", 2) in resting
    assert build_play("3C", 8, "5D", 1) in legal(where)
    assert capture("7D", "2S 5D") in legal(where)
    where["options"] = Options(**{**NORWEGIAN, "table_only_build_while_trailing": True})
    assert ("trail", "3C", (7, bag(cards("2S 5D")), 1)) not in legal(where)
    del where["fresh"]
    assert ("trail", "3C", (7, bag(cards("2S 5D")), 1)) in legal(where)


def test_point_cards_and_jacks_of_the_layout_are_replaced() -> None:
    layout, stock = cards("TD KD 2S 3C"), cards("7H AH 4C JS 9C")
    # A seven replaces the ten, an ace the two, and a four that ace.
    assert replaced_layout(layout, stock, "point_cards") == (cards("7H KD 4C 3C"), cards("JS 9C TD 2S AH"))
    assert replaced_layout(cards("JD KD 2S JC"), stock, "jacks") == (cards("7H KD 2S AH"), cards("4C JS 9C JD JC"))
    assert replaced_layout(layout, stock, "jacks") == replaced_layout(layout, stock, "none") == (layout, stock)


# --- Krypkasino: plays --------------------------------------------------------------------------------


def test_card_that_can_capture_does_and_takes_all() -> None:
    where = position("QD QC 9H 3C 7D", "QS 2H 6H", options=KRYP)
    assert legal(where) == {capture("QS", "QD QC 9H 3C"), trail("2H"), trail("6H")}


def test_choice_between_captures_that_cannot_be_enlarged() -> None:
    where = position("9H 3C 3D KD", "QS", options=KRYP)
    assert legal(where) == {capture("QS", "9H 3C"), capture("QS", "9H 3D")}


def test_capture_is_enlarged_by_cards_that_make_no_group_of_their_own() -> None:
    """Three fours make one twelve; with three eights they make three twelves, though the eights alone make none."""
    where = position("4S 4H 4D 8S 8H 8D", "QS", options=KRYP)
    assert legal(where) == {capture("QS", "4S 4H 4D 8S 8H 8D")}


def test_a_possible_sweep_is_compulsory() -> None:
    where = position("9H 3C", "QS QC 9D 2S", options=KRYP)
    assert legal(where) == {capture("QS", "9H 3C"), capture("QC", "9H 3C")}
    optional = Options(**{**KRYP, "compulsory": False})
    assert legal({**where, "options": optional}) > legal(where)


def test_twins_are_taken_and_kept_one_for_one() -> None:
    where = position("2S 2S TH TH", "2S 2S TH 5C", options=KRYP)
    assert legal(where) == {capture("2S", "2S 2S"), capture("TH", "TH TH"), trail("5C")}
    taken = after(where, capture("2S", "2S"))
    assert taken.loose == ("2S", "TH", "TH")
    assert taken.captured == bag(["2S", "2S"]) == {"2S", "2S'"}
    assert without(["2S", "5C", "2S"], ["2S'"]) == ["5C", "2S"]
    assert bag(["2S'", "5C"]) == {"2S", "5C"}


def test_ace_from_hand_is_fourteen_and_casinos_are_their_pips() -> None:
    where = position("AC KD TC 6H", "AH TD 2S", options=KRYP)
    assert legal(where) == {capture("AH", "AC KD", at=14), capture("TD", "TC"), trail("2S")}


# --- Krypkasino: results ---------------------------------------------------------------------


def test_tabbe_and_double_tabbe() -> None:
    tabbe = after(position("9H 3C", "QS", options=KRYP), capture("QS", "9H 3C"))
    assert tabbe == After((), (), bag(cards("QS 9H 3C")), sweep=True, fine=0, award=5)
    assert after(position("QD", "QS", options=KRYP), capture("QS", "QD")).award == 5
    assert after(position("QS", "QS", options=KRYP), capture("QS", "QS")).award == 10
    assert after(position("QS 4C", "QS", options=KRYP), capture("QS", "QS")).award == 0
    assert after(position("QD", "QS", options=KASINO), capture("QS", "QD")).award == 0


def test_tabbe_is_lost_by_the_player_before() -> None:
    assert sweep_awards([(2, 5), (0, 10)], [0, 1, 2], KRYP) == [10, -5, -5]
    assert sweep_awards([(1, 5), (1, 5)], [0, 1], KRYP) == [-10, 10]
    assert sweep_awards([(3, 5)], [0, 1, 2, 0, 1, 2], KRYP) == [5, 0, -5]
    assert sweep_awards([(1, 5)], [0, 0], KRYP) == [0]
    sheets: list[Sheet] = [{"TD": 3}, {"2S": 2}, {}]
    assert with_sweep_awards(sheets, [(1, 5), (0, 5), (0, 5)], [0, 1, 2], KRYP) == [
        {"TD": 3, "sweep_awards": 5},
        {"2S": 2, "sweep_awards": 5},
        {"sweep_awards": -10},
    ]


def test_courts_are_set_aside_after_a_deal() -> None:
    assert courts_aside(cards("KD 3C QS QS AH")) == (cards("3C AH"), cards("KD QS QS"))


def test_values_that_sweep_a_table() -> None:
    assert values_that_sweep(cards("6H 3C"), KRYP) == {9}
    assert values_that_sweep(cards("KD AC"), KRYP) == {14}
    assert values_that_sweep(cards("5H 5C 5D 5S"), KRYP) == {5, 10}
    assert values_that_sweep(cards("AC"), KRYP) == set()  # an ace in hand is fourteen
    assert values_that_sweep(cards("KD 2C"), KRYP) == set()
    assert values_that_sweep([], KRYP) == set()


def test_bad_points_of_a_round() -> None:
    pile = cards("TD TD 2S AS AH KS")
    assert score_round([pile, cards("2S 2C")], [0, 0], KRYP) == [
        {"TD": 6, "2S": 2, "each_ace": 2, "each_spade": 2},
        {"2S": 2},
    ]
    assert len(pack_of(KRYP)) == 104


def test_lowest_total_wins_when_everybody_has_dealt() -> None:
    sheets: list[Sheet] = [{"TD": 3}, {"2S": 2}, {"2S": 2}]
    assert winners_without_target([0, 0, 0], sheets, KRYP, 2, 3) == []
    assert winners_without_target([0, 0, 0], sheets, KRYP, 3, 3) == [1, 2]
    assert winners_without_target([-9, 0, 0], sheets, KRYP, 3, 3) == [0]


# --- Kasino: sweeps and points that count at once -----------------------------------------------------


def test_sweeps_are_frozen_in_the_last_deal_and_from_ten_points() -> None:
    options = Options(**{**KASINO, "sweep_freeze": "last_deal_and_from_10"})
    at_once = Options(**{**options, "kasino_midhand_win": "sweeps_aces_kasinos"})
    at_end = Options(**{**options, "kasino_midhand_win": "off"})
    piles, both = [cards("TD AS"), []], [0, 1]
    assert standing([7, 9], piles, [], both, options) == [7, 9]
    assert standing([7, 9], piles, [], both, at_once) == [10, 9]
    for rules in (options, at_end):
        assert standing([1, 9], piles, [("sweep", 1)], both, rules) == [1, 10]
        assert standing([1, 9], piles, [("sweep", 1), ("sweep", 0)], both, rules) == [1, 9]
    assert sweeps_are_frozen([0, 0], options, last_deal=True)
    assert sweeps_are_frozen([7, 10], options, last_deal=False)
    assert not sweeps_are_frozen([9, 9], options, last_deal=False)
    assert not sweeps_are_frozen([15, 8], KASINO, last_deal=True)
    where = position("9H 3C", "QS", options=options)
    assert after(where, capture("QS", "9H 3C")).sweep
    where["frozen"] = True
    assert after(where, capture("QS", "9H 3C")) == After((), (), bag(cards("QS 9H 3C")), sweep=False, fine=0)


def test_sweep_wins_in_mid_round_unless_it_is_cancelled() -> None:
    assert won_by_sweep([15, 3], [("sweep", 0)], [0, 1], KASINO) == 0
    assert won_by_sweep([15, 3], [("sweep", 1), ("sweep", 0)], [0, 1], KASINO) is None
    late = Options(**{**KASINO, "kasino_midhand_win": "off"})
    assert won_by_sweep([15, 3], [("sweep", 0)], [0, 1], late) is None


def test_point_cards_count_at_once_by_option() -> None:
    options = Options(**{**KASINO, "kasino_midhand_win": "sweeps_aces_kasinos"})
    piles = [cards("TD 5C AS AH"), cards("2S 3S")]
    assert points_at_once(piles, [("sweep", 1)], [0, 1], options) == [4, 2]
    assert points_at_once(piles, [("sweep", 1)], [0, 1], KASINO) == [0, 1]
    off = Options(**{**KASINO, "kasino_midhand_win": "off"})
    assert points_at_once(piles, [("sweep", 1)], [0, 1], off) == [0, 0]
    assert won_at_once([13, 13], [2, 1], [3, 1], 0, options) == 0
    assert won_at_once([13, 15], [2, 1], [3, 1], 0, options) is None  # not above the other
    assert won_at_once([13, 13], [3, 1], [3, 1], 0, options) is None  # scores nothing
    assert won_at_once([12, 13], [2, 1], [3, 1], 0, options) is None


# --- Kasino: rounds and games -------------------------------------------------------------------------


def test_last_capture_is_a_point_in_sweden_and_norway() -> None:
    piles = [of_suits("S"), of_suits("HDC")]
    assert score_round(piles, [0, 0], KASINO, 0) == [
        {"spades": 2, "2S": 1, "AS": 1},
        {"cards": 1, "TD": 2, "AH": 1, "AD": 1, "AC": 1},
    ]
    for options, spades in ((SWEDISH, 2), (NORWEGIAN, 1)):
        assert score_round(piles, [0, 0], options, 0)[0] == {"spades": spades, "2S": 1, "AS": 1, "last_capture": 1}


def test_spades_are_shared_by_two_of_three_and_nobody_else() -> None:
    level = [["3S", "4C"], ["5S", "6C"], ["7C"]]
    assert score_round(level, [0] * 3, KASINO) == [{"spades": 1}, {"spades": 1}, {}]
    assert score_round(level, [0] * 3, NORWEGIAN) == [{}, {}, {}]
    assert score_round(level[:2], [0] * 2, KASINO) == [{}, {}]


def test_every_spade_beyond_six_is_a_point_by_option() -> None:
    options = Options(**{**SWEDISH, "overspader": True})
    low = [card for card in of_suits("S") if card[0] not in "A2"]
    assert score_round([low, []], [0, 0], options) == [{"cards": 1, "overspader": 5}, {}]
    assert score_round([low[:6], low[6:]], [0, 0], options) == [{"cards": 1}, {}]


@pytest.mark.parametrize(
    ("rule", "winner"),
    [("points_spades_cards", 1), ("points_cards_spades", 0), ("spades", 2), ("another_hand", None)],
)
def test_level_at_the_target(rule: str, winner: int | None) -> None:
    """The first two sides took equal points in aces and Casinos; the third side took fewer."""
    sheets: list[Sheet] = [{"TD": 2, "cards": 1, "sweeps": 1}, {"AS": 1, "2S": 1, "spades": 2}, {"AH": 1, "sweeps": 3}]
    piles = [["TD", "2H", "3H"], ["AS", "2S"], ["3S", "4S", "5S"]]
    options = Options(**{**KASINO, "kasino_tiebreak": rule})  # type: ignore[typeddict-item]
    assert game_over([14, 14, 14], sheets, [], options, piles) == winner
    assert game_over([15, 14, 14], sheets, [], options, piles) == 0
    assert game_over([9, 9, 9], sheets, [], options, piles) is None


def test_level_at_the_target_and_in_everything() -> None:
    sheets: list[Sheet] = [{"AS": 1, "sweeps": 1}, {"AH": 1}]
    assert game_over([15, 16], sheets, [0], KASINO, [["AS"], ["AH"]]) is None
    assert game_over([15, 16], sheets, [0], NORWEGIAN, [["AS"], ["AH"]]) == 0


def test_sixteen_may_have_to_be_hit_exactly() -> None:
    exact = Options(**{**KASINO, "overshoot": "scores_nothing"})
    sheets: list[Sheet] = [{"cards": 1, "TD": 2}, {"spades": 2, "2S": 1, "AS": 1}]
    assert not_too_far([14, 10], [3, 4], exact) == [0, 4]
    assert not_too_far([13, 10], [3, 4], exact) == [3, 4]
    assert not_too_far([14, 10], [3, 4], Options(**KASINO)) == [3, 4]
    assert game_over([14, 10], sheets, [], exact) is None
    assert game_over([13, 10], sheets, [], exact) == 0
    assert game_over([14, 12], sheets, [], exact) == 1
    assert won_at_once([15, 3], [0, 0], [2, 0], 0, exact) is None
    assert won_at_once([15, 3], [0, 0], [1, 0], 0, exact) == 0
    assert won_at_once([14, 15], [1, 3], [2, 3], 0, exact) == 0
