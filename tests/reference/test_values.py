"""The reference compared with hand-made positions of courts with values and cards with two values."""

from __future__ import annotations

import pytest

from tests.reference.classic import Options, legal
from tests.reference.shorthand import build, build_play, capture, of_kind, position

ROYAL = Options(royal_values=True, ace_values="1_or_14")
GERMAN = Options(royal_values=True, ace_values="1_or_14", cassino_high_values="optional")
FIXED = Options(royal_values=True, ace_values="14_hand_1_table", cassino_high_values="fixed_hand")
BUCKEYE = Options(royal_values=True, ace_values="1_or_14", ten_of_diamonds_10_or_11=True)


def test_courts_take_sums_and_several_of_their_rank() -> None:
    where = position("5C 7D QC QH JD AC", "QS", options={"royal_values": True})
    groups = ("QC", "QH", "5C 7D", "JD AC")
    unions = {" ".join(g for i, g in enumerate(groups) if chosen >> i & 1) for chosen in range(1, 16)}
    assert of_kind("capture", where) == {capture("QS", loose) for loose in unions}


def test_courts_are_built_on_as_numerals_are() -> None:
    where = position("2D", "JC KH KS", options={"royal_values": True})
    assert of_kind("build", where) == {build_play("JC", 13, "2D", 1)}
    raised = position("", "3C KH", build("8D+2S", 10), options={"royal_values": True})
    assert of_kind("build", raised) == {build_play("3C", 13, "", 1, 0)}


def test_ace_takes_as_one_or_as_fourteen() -> None:
    where = position("KD AC", "AH", options=ROYAL)
    assert of_kind("capture", where) == {
        capture("AH", "AC"),
        capture("AH", "AC", at=14),
        capture("AH", "KD AC", at=14),
    }


def test_each_table_ace_has_its_own_value() -> None:
    where = position("KD AC AD", "AH", options=ROYAL)
    assert capture("AH", "KD AC AD", at=14) in legal(where)
    assert capture("AH", "AC AD", at=14) in legal(where)
    assert capture("AH", "KD AC AD") not in legal(where)
    where["options"] = {**ROYAL, "table_ace": "1_only"}
    assert of_kind("capture", where) == {
        *(capture("AH", loose) for loose in ("AC", "AD", "AC AD")),
        *(capture("AH", loose, at=14) for loose in ("KD AC", "KD AD")),
    }


def test_ace_without_values_of_courts() -> None:
    where = position("TD 4C KD", "AH KS", options={"ace_values": "1_or_14"})
    assert of_kind("capture", where) == {capture("AH", "TD 4C", at=14), capture("KS", "KD")}


def test_hand_ace_is_put_into_a_build_at_either_value() -> None:
    where = position("KD AC", "AH AS", options={**ROYAL, "table_ace": "1_only"})
    assert of_kind("build", where) == {
        build_play(card, value, loose, 2)
        for card in ("AH", "AS")
        # As 14, the hand ace goes on a group of king and ace; as 1, it goes on the ace, or makes 14 with the king.
        for value, loose in ((1, "AC"), (14, "KD AC"))
    } | {build_play(card, 14, "KD", 1) for card in ("AH", "AS")}


def test_ace_of_fourteen_from_hand_only() -> None:
    options = Options(royal_values=True, ace_values="14_hand_1_table")
    assert of_kind("capture", position("AC KD", "AH", options=options)) == {capture("AH", "AC KD", at=14)}
    assert of_kind("build", position("KD", "AH AS", options=options)) == {
        build_play("AH", 14, "KD", 1),
        build_play("AS", 14, "KD", 1),
    }
    # No card in hand counts as one, so no ones are built.
    assert not of_kind("build", position("AC", "AH AS", options=options))


def test_casinos_of_two_values() -> None:
    where = position("KD 2C TD 6H", "2S", options=GERMAN)
    assert of_kind("capture", where) == {capture("2S", "2C"), capture("2S", "KD 2C", at=15)}
    assert of_kind("capture", position("2S AC", "TD", options=GERMAN)) == {capture("TD", "2S AC", at=16)}
    assert of_kind("capture", position("AC AD", "2S", options=GERMAN)) == {
        capture("2S", "AC AD"),
        capture("2S", "AC AD", at=15),
    }
    assert of_kind("capture", position("TD", "TC", options=GERMAN)) == {capture("TC", "TD")}
    assert build_play("AC", 15, "AD", 1) in legal(position("AD", "AC 2S", options=GERMAN))
    assert build_play("2S", 16, "AD", 1) in legal(position("AD", "2S TD", options=GERMAN))


def test_casinos_with_high_values_in_hand_only() -> None:
    assert of_kind("capture", position("2C KD", "2S", options=FIXED)) == {capture("2S", "2C KD", at=15)}
    assert of_kind("capture", position("TC 6H", "TD", options=FIXED)) == {capture("TD", "TC 6H", at=16)}
    assert of_kind("capture", position("TD 2S", "QS", options=FIXED)) == {capture("QS", "TD 2S")}
    assert of_kind("build", position("TC", "2S QH TD", options=FIXED)) == {build_play("2S", 12, "TC", 1)}


def test_ten_of_diamonds_is_ten_or_eleven() -> None:
    assert of_kind("capture", position("TD TC", "JC", options=BUCKEYE)) == {capture("JC", "TD")}
    assert of_kind("capture", position("JC TC", "TD", options=BUCKEYE)) == {
        capture("TD", "JC", at=11),
        capture("TD", "TC"),
    }
    assert of_kind("build", position("TD", "2C KD QH", options=BUCKEYE)) == {
        build_play("2C", 13, "TD", 1),
        build_play("2C", 12, "TD", 1),
    }
    options = Options(**{**FIXED, "ten_of_diamonds_10_or_11": True})
    assert {a[2] for a in of_kind("capture", position("JC TC 6H", "TD", options=options)) if a[0] == "capture"} == {
        11,
        16,
    }


def test_different_values_need_different_cards() -> None:
    ones, fourteens = build("AC AD", 1, owner=0), build("KD+AS", 14, owner=0)
    played = capture("3C", "3D")
    assert played not in legal(position("3D", "3C AH", ones, fourteens, options=ROYAL))
    assert played in legal(position("3D", "3C AH", fourteens, build("QD+2C", 14, owner=0), options=ROYAL))
    tens = build("6C+4D", 10, owner=0)
    assert played in legal(position("3D", "3C TD TS", tens, build("7C+4H", 11, owner=0), options=BUCKEYE))
    assert played not in legal(position("3D", "3C TD", tens, build("7C+4H", 11, owner=0), options=BUCKEYE))


def test_builder_keeps_a_card_beside_the_one_for_a_new_build() -> None:
    fourteens = build("KD+AS", 14, owner=0)
    assert not of_kind("build", position("AC", "AD AH", fourteens, options=ROYAL)) & {build_play("AD", 1, "AC", 2)}
    assert build_play("AD", 14, "", 2, 0) in legal(position("AC", "AD AH", fourteens, options=ROYAL))


def test_alone_on_a_card_of_its_rank_without_gathering() -> None:
    options = Options(**{**BUCKEYE, "multi_gather_on_build": False})
    assert of_kind("build", position("TD", "JC JD", options=options)) == set()
    assert of_kind("build", position("JH", "JC JD", options=options)) == {
        build_play(c, 11, "JH", 2) for c in ("JC", "JD")
    }


@pytest.mark.parametrize(("held", "values"), [("AH", {14}), ("2S", {15}), ("TD", {16}), ("KC", {13})])
def test_the_largest_build_can_be_captured(held: str, values: set[int]) -> None:
    """The ace makes 13 to 16 with loose cards, but only the value of the other hand card can be announced."""
    where = position("TC 3D 2C QH", f"AS {held}", options=GERMAN)
    high = {a[2] for a in of_kind("build", where) if a[0] == "build" and a[1] == "AS" and a[2] > 10}
    assert high == values
