"""Turns of several actions in Swazi Casino and its kin, tested with cases derived by hand (rules, section 12)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from casino_core.cards import Card
from casino_core.legal.legality import legal_actions
from casino_core.notation.actions import action_text
from casino_core.position.actions import Done, TableBuild
from casino_core.position.events import Built, Drawn, Stolen, Trailed
from casino_core.position.layout import Build
from casino_core.position.position import DEFAULT_STATE, Position
from tests.engine.setups import QUIET, after, fault, open_table, read_build

PARTNERS = (4, 2)


def swazi(hands: str, loose: str = "-", builds: str = "", **changes: Any) -> Position:
    """Return a position with seat 0 to act, in which opponents may not insist on anything."""
    return open_table("swazi", hands, loose, builds, options=QUIET, **changes)


def stocked(variant: str, hands: str, loose: str = "-", builds: str = "", **changes: Any) -> Position:
    """Return a position of two players in their first hands, in which the opponent may not insist on anything."""
    changes = {"piles": "-,-", "stock": "*"} | changes
    return open_table(variant, hands, loose, builds, options=QUIET, **changes)


def texts(position: Position) -> set[str]:
    return set(map(action_text, legal_actions(position)))


# --- 1. Capture -----------------------------------------------------------------------------------------


def test_a_card_takes_equals_groups_and_builds_whoever_owns_them() -> None:
    position = swazi("8S2S", "8D5C3H2D", "8=4C4D@1")
    for text in ("8Sx8D", "8Sx5C3H", "8Sxb4C", "8Sx8D,5C3H,b4C"):
        assert fault(position, text) is None, text
    own = swazi("8S2S", "-", "8=4C4D@0")
    assert fault(own, "8Sxb4C") is None


def test_an_ace_takes_as_one_or_as_fourteen() -> None:
    position = swazi("AS2S", "AHKD8C6C")
    for text in ("ASxAH", "AS=14xAH", "AS=14xAHKD", "AS=14x8C6C", "AS=14xAH,8C6C"):
        assert fault(position, text) is None, text
    assert fault(position, "ASx8C6C") == "group-does-not-add-up"


def test_no_capture_sums_with_a_build() -> None:
    position = swazi("AH6S", "6H", "8=5C3D@1 6=4C2D@1")
    assert fault(position, "AH=14xb5Cb4C") == "build-is-no-part-of-sum"
    assert fault(position, "AH=14xb5C6H") == "build-is-no-part-of-sum"
    after_play, _ = after(position, "6Sx6H,b4C")
    assert (after_play.loose, [build.value for build in after_play.builds]) == ((), [8])


def test_nothing_is_captured_from_a_pile() -> None:
    position = swazi("8S2S", "5C", piles="*,8H3D,-")
    assert fault(position, "8Sx3D") == "card-not-on-table"
    assert fault(position, "8Sx5C3D") == "card-not-on-table"


# --- 2. Single builds -----------------------------------------------------------------------------------


def test_a_single_build_of_loose_cards_leaves_the_card_to_be_played() -> None:
    position = swazi("THKC", "5D3C2H")
    built, events = after(position, ".5D3C2H=10")
    assert events == (Built(0, None, "build", Build(10, ((Card("5D"), Card("3C"), Card("2H")),), 0)),)
    assert (built.turn, built.variant_state.played, built.hands[0]) == (0, None, position.hands[0])
    assert Done() not in legal_actions(built)
    assert fault(built, "done") == "nothing-asked"


def test_a_single_build_with_a_hand_card_lies_under_it() -> None:
    built, _ = after(swazi("TH7C,QS", "3C"), "7C3C=10")
    assert built.builds == (read_build("10=3C7C@0"),)


def test_a_card_of_the_value_stays_in_hand() -> None:
    assert fault(swazi("TH7C", "3C5D"), "7C3C=10") is None
    assert fault(swazi("9H7C", "3C5D"), "7C3C=10") == "must-keep-card-for-build"
    assert fault(swazi("5SKC", "5D2C3C"), ".2C3C=5") is None
    assert fault(swazi("5SKC", "5D2C3C"), "5S5D=10") == "must-keep-card-for-build"


def test_one_ace_answers_for_one_build() -> None:
    builds = "14=8C6C@0"
    assert fault(swazi("AS2S", "AHAD", builds), ".AH,AD=1") == "must-keep-card-for-build"
    assert fault(swazi("ASAC2S", "AHAD", builds), ".AH,AD=1") is None


def test_two_aces_make_a_build_of_one_or_of_fourteen_or_a_single_of_two() -> None:
    assert {".AH,AD=1", ".AH,AD=14", ".AHAD=2"} <= texts(swazi("ASAC2S", "AHAD"))


def test_an_ace_in_a_build_keeps_its_value() -> None:
    position, _ = after(swazi("AS5S,QS", "AHKD"), ".AHKD=14")
    assert fault(position, "ASxbAH") == "group-does-not-add-up"
    assert fault(position, "AS=14xbAH") is None


# --- 3. Raising -----------------------------------------------------------------------------------------


def test_one_hand_card_changes_an_opponents_single_build() -> None:
    position = swazi("2CJH,KS", "-", "9=6D3C@1")
    raised, events = after(position, "2Cb6D=11")
    assert raised.builds == (read_build("11=6D3C2C@0"),)
    assert [event.how for event in events if isinstance(event, Built)] == ["raise"]
    assert fault(swazi("2CQH", "-", "9=6D3C@1"), "2Cb6D=11") == "must-keep-card-for-build"


def test_nobody_raises_a_build_of_his_side_or_one_of_two_groups() -> None:
    for owner in (0, 2):
        position = swazi("2CJH9D", "-", f"9=6D3C@{owner}", table=PARTNERS)
        assert fault(position, "2Cb6D=11") == "own-build-not-raised"
    assert fault(swazi("2CJH", "-", "9=6D3C.9S@1"), "2Cb6D=11") == "multiple-build-keeps-value"


def test_nothing_but_the_hand_card_goes_into_a_raise() -> None:
    position = swazi("2CQHJH", "AD", "9=6D3C@1", piles="*,2D,-")
    assert fault(position, "2CADb6D=12") == "raise-by-hand-card-only"
    assert fault(position, "2C2Db6D=13") == "top-needs-a-base"
    assert fault(position, ".ADb6D=10") == "raise-by-hand-card-only"


def test_a_raise_to_the_value_of_a_build_of_ones_side_merges_the_two() -> None:
    """As illustrated in the rules, the older build keeps its owner, and the player who raises also holds a queen."""
    position = swazi("2CQH,KS", "-", "12=7D5D@0 10=6C4C@1")
    assert fault(position, "2Cb6C=12") == "one-build-per-value"
    onto_card = swazi("2CQH,KS", "QD", "10=6C4C@1")
    assert fault(onto_card, "2Cb6C,QD=12") == "only-own-builds-augmented"
    assert fault(onto_card, "2Cb6C=12") is None
    merged, _ = after(position, "2Cb6C,b7D=12")
    assert merged.builds == (read_build("12=7D5D.6C4C2C@0"),)
    partners = swazi("2CQH,KS,QS", "-", "12=7D5D@2 10=6C4C@1", table=PARTNERS)
    merged, _ = after(partners, "2Cb6C,b7D=12")
    assert merged.builds == (read_build("12=7D5D.6C4C2C@2"),)
    opponents = swazi("2CQH", "-", "12=7D5D@2 10=6C4C@1")
    assert fault(opponents, "2Cb6C,b7D=12") == "only-own-builds-augmented"
    assert fault(opponents, "2Cb6C=12") == "one-build-per-value"


@pytest.mark.parametrize("variant", ["swazi", "sotho"])
def test_an_opponents_build_is_not_raised_into_the_partners_without_a_card_of_the_new_value(variant: str) -> None:
    """The player who raises must hold a card of the new value, even if the partner owns the build of that value."""
    builds, hands = "9=7D2D@2 8=6D2C@1", "AH3S,8S,9S4S,8H"
    without = open_table(variant, hands, "5S", builds, options=QUIET, table=PARTNERS, piles="*" + ",-" * 3)
    assert fault(without, "AHb6D,b7D=9") == "no-capturing-card"
    assert "AHb6D,b7D=9" not in texts(without)
    assert "AH3S5S,b7D=9" not in texts(without)
    holding = replace(without, hands=((*without.hands[0], Card("9H")), *without.hands[1:]))
    assert "AHb6D,b7D=9" in texts(holding)


# --- 4. Augmenting --------------------------------------------------------------------------------------


def test_groups_go_on_a_build_of_ones_own_with_the_hand_card_or_without() -> None:
    position = swazi("8S3S2S,KS", "5D8C6H2H", "8=4C4D@0")
    grown, _ = after(position, ".b4C,8C=8", ".b4C,6H2H=8", "3S5D,b4C=8")
    assert grown.builds == (read_build("8=4C4D.8C.6H2H.5D3S@0"),)


def test_the_hand_card_alone_is_a_group() -> None:
    grown, _ = after(swazi("8S8H,KS", "-", "8=4C4D@0"), "8H,b4C=8")
    assert grown.builds == (read_build("8=4C4D.8H@0"),)
    assert fault(swazi("8S7H", "-", "8=4C4D@0"), "8S,b4C=8") == "must-keep-card-for-build"


def test_a_loose_card_that_one_can_match_is_a_base() -> None:
    position = swazi("9HKC", "9D7C2H4H5S")
    grown, _ = after(position, ".9D,4H5S=9", ".b9D,7C2H=9")
    assert grown.builds == (read_build("9=9D.4H5S.7C2H@0"),)
    assert fault(swazi("8HKC", "9D7C2H"), ".9D,7C2H=9") == "must-keep-card-for-build"
    assert fault(swazi("9HKC", "9D9C"), ".9D,9C=9") is None
    assert fault(swazi("9HKC", "9D9C"), "9H,9D=9") == "must-keep-card-for-build"
    assert fault(swazi("9H9S", "9D9C"), "9H,9D=9") is None


def test_a_loose_card_is_no_base_beside_a_build_of_its_value() -> None:
    for owner in (0, 1):
        position = swazi("9HKC", "9D7C2H", f"9=6D3C@{owner}")
        assert fault(position, ".9D,7C2H=9") == "one-build-per-value"


def test_a_partners_build_is_augmented_without_a_card_for_it() -> None:
    position = swazi("3S2S,KS,8S", "5D", "8=4C4D@2", table=PARTNERS)
    grown, _ = after(position, "3S5D,b4C=8")
    assert grown.builds == (read_build("8=4C4D.5D3S@2"),)


def test_an_opponents_build_is_augmented_only_to_be_captured() -> None:
    position = swazi("8S3S,KS,QS", "5D3D8C", "8=4C4D@1")
    assert fault(position, "3S5D,b4C=8") == "only-own-builds-augmented"
    committed, _ = after(position, ".b4C,5D3D=8")
    assert committed.variant_state.committed == "4C"
    assert texts(committed) == {".b4C,8C=8", "8Sxb4C", "8Sx8C,b4C"}
    assert fault(committed, "3S") == "committed-to-capture"
    taken, _ = after(committed, ".b4C,8C=8", "8Sxb4C")
    assert taken.variant_state.committed is None
    assert set(taken.piles[0]) == set(map(Card, ("4C", "4D", "5D", "3D", "8C", "8S")))


def test_after_the_play_no_opponents_build_is_augmented() -> None:
    position = swazi(
        "8S3S,KS,QS", "5D3DTC", "8=4C4D@1 10=6C4S@0", variant_state=replace(DEFAULT_STATE, played=Card("2D"))
    )
    assert fault(position, ".b4C,5D3D=8") == "only-own-builds-augmented"


def test_who_must_capture_needs_a_card_beside_those_he_owes() -> None:
    builds = "14=8C6C@1 1=AD.AC@0"
    assert fault(swazi("AS2S", "KDAH", builds), ".b8C,KDAH=14") == "no-card-to-capture-it"
    one_more = swazi("AS2S", "TD4D", builds)
    assert fault(one_more, ".b8C,TD4D=14") == "no-card-to-capture-it"


def test_a_build_may_be_made_and_augmented_in_one_turn() -> None:
    position = swazi("8S8H,KS", "5D3D6C2C")
    built, _ = after(position, ".5D3D=8", ".b5D,6C2C=8", "8H,b5D=8")
    assert built.builds == (read_build("8=5D3D.6C2C.8H@0"),)


# --- Tops of piles --------------------------------------------------------------------------------------


def test_a_top_goes_into_a_group_on_a_base_and_the_next_one_shows() -> None:
    position = swazi("9HKC", "9D7C4H", piles="*,2S5H,-")
    assert fault(position, ".9D,7C2S=9") == "card-not-on-table"
    once, events = after(position, ".9D,4H5H=9")
    assert events[0] == Stolen(0, 1, Card("5H"))
    assert once.tops[1] == "2S"
    twice, _ = after(once, ".b9D,7C2S=9")
    assert twice.builds == (read_build("9=9D.4H5H.7C2S@0"),)
    assert twice.piles[1] == ()


def test_a_group_takes_one_card_from_each_opponents_pile() -> None:
    position = swazi("9HKC", "9D", piles="*,2S5H,8C4C")
    assert fault(position, ".9D,5H2S=9") == "card-not-on-table"
    grown, _ = after(position, ".9D,5H4C=9")
    assert grown.builds == (read_build("9=9D.5H4C@0"),)
    assert grown.tops[1:] == ("2S", "8C")


def test_a_top_joins_the_hand_card() -> None:
    """The ten on an opponent's pile and a three from the hand are added to a build of thirteen (example SWZ-10)."""
    position = swazi("3HKH,QS", "-", "13=8D5C.KD@0", piles="*,4DTC,-")
    grown, _ = after(position, "3HTC,b8D=13")
    assert grown.builds == (read_build("13=8D5C.KD.TC3H@0"),)


def test_no_top_of_ones_own_side_no_top_in_a_single_build_or_as_a_base() -> None:
    position = swazi("9HKC4C", "5D4D9D", piles="*,2S4S9C,-")
    assert fault(position, ".9C,5D4D=9") == "top-is-no-base"
    assert fault(position, ".9C5D=14") == "top-needs-a-base"
    assert fault(position, "4C9C=13") == "top-needs-a-base"
    assert fault(position, ".9D,9C=9") is None
    partners = swazi("9HKC,2S", "9D5D7D", piles="2C4D,*", table=PARTNERS)
    assert fault(partners, ".9D,5D4D=9") == "card-not-on-table"


def test_in_sotho_casino_a_partners_top_serves_too_but_courts_do_not() -> None:
    position = open_table("sotho", "9HKC", "9D5D", piles="*,KS,4D,4S", table=PARTNERS, options=QUIET)
    assert {".9D,5D4D=9", ".9D,5D4S=9"} <= texts(position)
    assert fault(position, ".9D,KS=9") == "court-forms-no-sum"


# --- 5. Discarding, and how a turn ends -----------------------------------------------------------------


def test_a_builder_may_discard_though_the_card_could_capture() -> None:
    position = swazi("8S3S,KS", "3D", "8=4C4D@0")
    after_trail, events = after(position, "3S")
    assert events == (Trailed(0, Card("3S")),)
    assert after_trail.turn == 2
    assert fault(position, "8S") == "must-keep-card-for-build"


def test_a_turn_ends_by_itself_when_nothing_more_can_be_done() -> None:
    ended, _ = after(swazi("8S2S,KS", "8D4D"), "8Sx8D")
    assert (ended.turn, ended.variant_state.played) == (2, None)


def test_after_the_play_a_turn_goes_on_until_its_end_is_said() -> None:
    position = swazi("8S9S2S,KS", "8D5D4D")
    more, _ = after(position, "8Sx8D")
    assert (more.turn, more.variant_state.played) == (0, "8S")
    assert set(legal_actions(more)) == {TableBuild(9, ((Card("5D"), Card("4D")),)), Done()}
    assert fault(more, "2S") == "one-play-a-turn"
    built, _ = after(more, ".5D4D=9")
    assert (built.turn, built.builds) == (2, (read_build("9=5D4D@0"),))
    passed, _ = after(more, "done")
    assert (passed.turn, passed.loose) == (2, more.loose)


def test_the_turn_passes_to_the_right() -> None:
    position = swazi("8S,7S,6S", "KD")
    assert [after(position, "8S")[0].turn, after(position, "8S", "6S")[0].turn] == [2, 1]


# --- One build of a value -------------------------------------------------------------------------------


@pytest.mark.parametrize("owner", [0, 1, 2])
def test_there_are_never_two_builds_of_a_value(owner: int) -> None:
    position = swazi("8S3S8H", "5D6C2C8C", f"8=4C4D@{owner}", table=PARTNERS)
    for text in ("3S5D=8", ".6C2C=8", ".8C,6C2C=8", "8H,8C=8"):
        assert fault(position, text) == "one-build-per-value", text
    assert (fault(position, "3S5D,b4C=8") is None) == (owner != 1)


# --- Two players ----------------------------------------------------------------------------------------


def test_in_the_first_hands_a_builder_may_not_discard() -> None:
    for variant in ("swazi_two", "crazy", "sotho"):
        position = stocked(variant, "8S3S,KS", "3D", "8=4C4D@0")
        assert fault(position, "3S") == "builder-may-not-discard"
        assert fault(position, "3Sx3D") is None
        assert fault(stocked(variant, "8S3S,KS", "3D", "8=4C4D@1"), "3S") is None
        second = stocked(variant, "8S3S,KS", "3D", "8=4C4D@0", stock="-", piles="-,*")
        assert fault(second, "3S") is None


def test_a_second_build_of_the_first_hands_must_go_in_the_same_turn() -> None:
    for variant in ("swazi_two", "sotho"):
        position = stocked(variant, "8S9S2S,KS", "6D3DTD", "8=4C4D@0")
        assert fault(position, ".6D3D=9") is None
        two, _ = after(position, ".6D3D=9")
        assert fault(two, "2S") == "builder-may-not-discard"
        assert fault(two, "9Sxb6D") is None
        assert fault(two, "8Sxb4C") is None
        assert fault(position, "2Sb4C=10") == "own-build-not-raised"
    second = stocked("swazi_two", "8S9S2S,KS", "6D3DTD", "8=4C4D@0", stock="-", piles="-,*")
    assert fault(second, "9S6D=15") == "value-too-large"
    assert fault(after(second, ".6D3D=9")[0], "2S") is None


def test_in_crazy_casino_one_may_own_several_builds() -> None:
    position = stocked("crazy", "8S9S2S,KS", "6D3D7D", "8=4C4D@0")
    two, _ = after(position, ".6D3D=9")
    assert fault(two, "2S7D,b6D=9") is None
    assert len(after(two, "2S7D,b6D=9")[0].builds) == 2


def test_in_crazy_casino_one_draws_right_after_the_play() -> None:
    position = stocked("crazy", "8S2S,KSQS", "9D5D4D8D", stock="9HTH", piles="-,*")
    more, events = after(position, "8Sx8D")
    assert events[-1] == Drawn(0, last=False)
    assert more.hands[0] == (Card("2S"), Card("9H"))
    assert {".5D4D=9", ".9D,5D4D=9", "done"} == texts(more)


def test_the_card_for_a_build_is_held_before_drawing() -> None:
    position = stocked("crazy", "4S2S,KSQS", "5D", stock="9HTH", piles="-,*")
    assert fault(position, "4S5D=9") == "must-keep-card-for-build"


def test_in_swazi_for_two_the_layout_stays_between_the_hands() -> None:
    position = stocked("swazi_two", "8S,-", "9D5D", stock="*", piles="-,-", dealer=0, turn=0)
    dealt, _ = after(position, "8S")
    assert dealt.deals == 2
    assert dealt.loose[:3] == (Card("9D"), Card("5D"), Card("8S"))
    assert dealt.turn == 1
