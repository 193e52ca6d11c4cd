"""Demands by partners and opponents, tested with cases derived by hand from section 12 of the rules."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from casino_core.cards import Card, Chance
from casino_core.legal.legality import legal_actions
from casino_core.notation.actions import action_text, parse_action, parse_cards
from casino_core.notation.positions import parse_position, position_text
from casino_core.position.actions import Done, Insist, pieces
from casino_core.position.events import Captured, Insisted, LetStand, Proposed, Proven, Stolen, Trailed
from casino_core.position.position import Position
from casino_core.position.view import view
from casino_core.rules.contradictions import RulesError
from casino_core.rules.variants import nearest_rules, variant_rules
from tests.engine.adapter import laid_out
from tests.engine.setups import QUIET, after, fault, open_table, read_build

CAPTURES_ONLY = {"swazi_insist_augment": False}
AUGMENTS_ONLY = {"swazi_insist_capture": False}


def swazi(hands: str, loose: str = "-", builds: str = "", **changes: Any) -> Position:
    return open_table("swazi", hands, loose, builds, **changes)


def partners(hands: str, loose: str = "-", builds: str = "", **changes: Any) -> Position:
    """Return a position of two teams in which opponents may not insist, so that only the partner is asked."""
    changes = {"options": QUIET} | changes
    return open_table("swazi", hands, loose, builds, table=(4, 2), **changes)


def texts(position: Position) -> set[str]:
    return set(map(action_text, legal_actions(position)))


def question(position: Position) -> tuple[int | None, str]:
    return position.variant_state.asked, position.variant_state.demand


# --- Insisting on a full capture ------------------------------------------------------------------------


def test_a_smaller_capture_is_announced_and_every_opponent_asked_in_turn() -> None:
    position = swazi("8H3H,3S4S,KHKS", "5D3D8D")
    announced, events = after(position, "8Hx8D")
    assert events == (Proposed(0, parse_action("8Hx8D")),)  # type: ignore[arg-type]  # it is a play
    assert (announced.loose, announced.hands, announced.piles) == (position.loose, position.hands, position.piles)
    assert (question(announced), announced.actor, announced.turn) == ((2, "capture"), 2, 0)
    assert legal_actions(announced) == (Insist(), Done())
    second, events = after(announced, "done")
    assert (question(second), events) == ((1, "capture"), (LetStand(2, "capture"),))
    taken, events = after(second, "done")
    assert [type(event) for event in events] == [LetStand, Captured]
    assert (taken.loose, taken.turn, question(taken)) == ((Card("5D"), Card("3D")), 2, (None, ""))


def test_whoever_insists_first_decides() -> None:
    position = swazi("8H3H,3S4S,KHKS", "5D3D8D")
    for answers, by in ((("insist",), 2), (("done", "insist"), 1)):
        demanded, events = after(position, "8Hx8D", *answers)
        assert events[-1] == Insisted(by, "capture")
        assert (question(demanded), demanded.actor) == ((0, "capture"), 0)
        assert len(texts(demanded)) == 1
        taken, _ = after(demanded, *texts(demanded))
        assert (taken.loose, question(taken)) == ((), (None, ""))


def test_the_largest_capture_takes_the_most_cards() -> None:
    """If sets overlap, the actor chooses among the sets with the most cards, where the cards of builds count, too."""
    position = swazi("8H2H,3S,KH", "5D3D4D4CAD", "8=6C2C@1", options=CAPTURES_ONLY)
    demanded, _ = after(position, "8Hx5D3D", "insist")
    assert {frozenset(text[3:].split(",")) for text in texts(demanded)} == {frozenset({"5D3D", "4D4C", "b6C"})}
    overlap = swazi("8H2H,3S,KH", "5D3D3CAD2C")
    demanded, _ = after(overlap, "8H", "insist")
    assert {frozenset(parse_cards(text[3:])) for text in texts(demanded)} == {
        frozenset(parse_cards("5DAD2C")),
        frozenset(parse_cards("3D3C2C")),
    }


def test_on_a_crowded_table_the_largest_captures_are_found_from_above() -> None:
    """The cards on this table make millions of captures; going through all of them would take minutes."""
    low = "2S2H2D2C3S3H3D3C4S4H4D4C5S5H5D5C6S6H6D6C"
    position = swazi(f"TS9C,{'9S9H'},KSKH", low)
    announced, _ = after(position, "TS")
    assert question(announced) == (2, "capture")
    actions = [parse_action(text) for text in texts(after(announced, "insist")[0])]
    assert actions
    assert {len(pieces(action)) for action in actions} == {20}  # all the low cards: 80 points in tens


def test_a_capture_that_is_enlarged_keeps_what_it_took() -> None:
    position = swazi("8H2H,3S,KH", "5D3D6C2C3C", options=CAPTURES_ONLY)
    demanded, _ = after(position, "8Hx5D3C", "insist")
    assert texts(demanded) <= {"8Hx5D3C,6C2C", "8Hx6C2C,5D3C"}
    assert texts(demanded)


def test_an_ace_taken_as_one_is_not_enlarged_to_fourteen() -> None:
    position = swazi("AH2H,3S,KH", "ADKDAC", options=CAPTURES_ONLY)
    demanded, _ = after(position, "AHxAD", "insist")
    assert {frozenset(text[3:].split(",")) for text in texts(demanded)} == {frozenset({"AD", "AC"})}


def test_of_a_discard_that_could_capture_everything_may_be_demanded() -> None:
    position = swazi("8H2H,3S,KH", "8D5D3D", options=CAPTURES_ONLY)
    demanded, _ = after(position, "8H", "insist")
    (text,) = texts(demanded)
    taken, events = after(demanded, text)
    assert taken.loose == ()
    assert not any(isinstance(event, Trailed) for event in events)


def test_nobody_is_asked_about_a_full_capture_a_step_or_a_card_that_takes_nothing() -> None:
    position = swazi("8H9H2H8S9S,3S,KH", "8D5D3D", options=CAPTURES_ONLY)
    for text in ("8Hx8D,5D3D", "2H", "8H,8D=8"):
        done, _ = after(position, text)
        assert question(done) == (None, ""), text


def test_nobody_is_asked_where_the_option_is_off() -> None:
    position = swazi("8H2H,3S,KH", "8D5D3D", options=QUIET)
    assert question(after(position, "8Hx8D")[0]) == (None, "")


def test_what_lies_beside_a_build_that_is_taken_is_demanded_too() -> None:
    position = swazi("8H2H,3S,KH", "8D", "8=5D3D@0", options=CAPTURES_ONLY)
    demanded, _ = after(position, "8Hxb5D", "insist")
    (text,) = texts(demanded)
    assert set(after(demanded, text)[0].piles[0]) == set(parse_cards("5D3D8D8H"))


def test_after_an_announced_play_cardless_actions_follow_it() -> None:
    position = swazi("8H9H2H,3S,KH", "8D5D3D4D", options=CAPTURES_ONLY)
    more, _ = after(position, "8Hx8D", "done", "done")
    assert (more.variant_state.played, question(more)) == ("8H", (None, ""))
    assert ".5D4D=9" in texts(more)


# --- Insisting on augmenting ----------------------------------------------------------------------------


def test_before_the_turn_ends_opponents_are_asked_about_what_fits() -> None:
    position = swazi("9H2HKC,3S,KH", "8D5D3D", "8=6C2C@0", options=AUGMENTS_ONLY)
    held = replace(position, hands=((*position.hands[0], Card("8S")), *position.hands[1:]))
    played, _ = after(held, "KC")
    assert question(played) == (None, "")
    first, _ = after(played, "done")
    assert question(first) == (2, "augment")
    assert legal_actions(first) == (Insist(), Done())
    over, _ = after(first, "done", "done")
    assert (over.turn, len(over.builds[0].groups)) == (2, 1)


def test_it_is_demanded_again_until_nothing_fits() -> None:
    position = swazi("8S2HKC,3S,KH", "8D5D3D", "8=6C2C@0", options=AUGMENTS_ONLY)
    demanded, _ = after(position, "KC", "done", "insist")
    assert question(demanded) == (0, "augment")
    assert texts(demanded) == {".b6C,8D=8", ".b6C,5D3D=8"}
    again, _ = after(demanded, ".b6C,8D=8")
    assert question(again) == (2, "augment")
    last, _ = after(again, "done", "insist", ".b6C,5D3D=8")
    assert (last.turn, question(last)) == (2, (None, ""))
    assert last.builds == (read_build("8=6C2C.8D.5D3D@0"),)


def test_tops_and_a_partners_build_are_part_of_the_demand() -> None:
    position = open_table(
        "swazi", "KCQC,3S,8H,4S", "5D", "8=6C2C@2", piles="*,4H3D", table=(4, 2), options=AUGMENTS_ONLY
    )
    demanded, _ = after(position, "KC", "done", "insist")
    assert texts(demanded) == {".b6C,5D3D=8"}
    augmented, events = after(demanded, ".b6C,5D3D=8")
    assert Stolen(0, 1, Card("3D")) in events
    assert augmented.builds == (read_build("8=6C2C.5D3D@2"),)


def test_nobody_is_asked_when_only_opponents_builds_would_grow() -> None:
    position = swazi("9H2HKC,3S,KH", "8D5D4D", "8=6C2C@1", options=AUGMENTS_ONLY)
    ended, _ = after(position, "KC", "done")
    assert (ended.turn, question(ended)) == (2, (None, ""))


def test_what_was_begun_for_a_capture_is_no_matter_after_it() -> None:
    position = swazi("8H2H,8S,KH", "5D3D", "8=6C2C@1", options=AUGMENTS_ONLY)
    ended, _ = after(position, ".b6C,5D3D=8", "8Hxb6C")
    assert (ended.turn, ended.builds) == (2, ())


# --- A partner's request --------------------------------------------------------------------------------


def test_a_partner_with_a_card_for_it_may_ask_to_leave_a_build() -> None:
    for owner in (0, 2):
        position = partners("8S2S,KS,8H3H,QS", "-", f"8=5C3C@{owner}")
        announced, _ = after(position, "8Sxb5C")
        assert (question(announced), announced.actor) == ((2, "request"), 2)
        assert legal_actions(announced) == (Insist(), Done())
        taken, _ = after(announced, "done")
        assert taken.builds == ()


def test_the_actor_may_ignore_the_request_or_leave_the_build_to_his_partner() -> None:
    position = partners("8S2S,KS,8H3H,QS", "-", "8=5C3C@0")
    requested, events = after(position, "8Sxb5C", "insist")
    assert events[-1] == Insisted(2, "request")
    assert question(requested) == (0, "request")
    assert texts(requested) == {"8S,b5C=8p", "done"}
    taken_over, _ = after(requested, "8S,b5C=8p")
    assert taken_over.builds == (read_build("8=5C3C.8S@2"),)
    assert taken_over.turn == 3
    taken, _ = after(requested, "done")
    assert (taken.builds, taken.turn) == ((), 3)


def test_a_partner_without_a_card_cannot_ask() -> None:
    announced, _ = after(partners("8S2S,KS,7H3H,QS", "-", "8=5C3C@0"), "8Sxb5C")
    assert legal_actions(announced) == (Done(),)
    aces = partners("AS2S,KS,AH3H,QS", "-", "1=AC.AD@0 14=8C6C@2")
    announced, _ = after(aces, "ASxbAC")
    assert question(announced) == (2, "request")
    assert legal_actions(announced) == (Done(),)


def test_nobody_is_asked_about_an_opponents_build() -> None:
    taken, _ = after(partners("8S2S,8C,8H3H,QS", "-", "8=5C3C@1"), "8Sxb5C")
    assert taken.builds == ()


def test_opponents_are_asked_after_the_partner() -> None:
    position = partners("8S2S,KS,8H3H,QS", "8D", "8=5C3C@0", options=CAPTURES_ONLY)
    announced, _ = after(position, "8Sxb5C")
    assert question(announced) == (2, "request")
    for answers in (("done",), ("insist", "done")):
        now, _ = after(announced, *answers)
        assert question(now) == (3, "capture")
        assert question(after(now, "done")[0]) == (1, "capture")
    drifted, _ = after(announced, "insist", "8S,b5C=8p")
    assert question(drifted) == (None, "")
    enlarged, _ = after(announced, "done", "insist")
    (text,) = texts(enlarged)
    assert question(after(enlarged, text)[0]) == (None, "")


# --- Proof ----------------------------------------------------------------------------------------------


def test_a_builder_whose_build_another_takes_is_known_to_hold_a_card_for_it() -> None:
    for seat, text in ((0, "KSxb8C"), (1, "KHxb8C")):
        hands = ["2H3H", "2C3C", "KD4D", "2D3D"]
        hands[seat] = text[:2] + "9H"
        position = partners(",".join(hands), "-", "13=8C5C@2", turn=seat)
        taken, events = after(position, text)
        while taken.variant_state.demand:
            taken, more = after(taken, "done")
            events += more
        assert Proven(2, "K") in events
        assert taken.variant_state.proven == ((2, "K"),)


def test_a_builder_whose_build_is_changed_is_known_too_one_who_takes_it_himself_is_not() -> None:
    position = partners("2H3H,4CKC,KD4D,2D3D", "-", "9=6C3C@2", turn=1)
    changed, _ = after(position, "4Cb6C=13")
    assert changed.variant_state.proven == ((2, "9"),)
    own = partners("2H3H,4CKC,9D4D,2D3D", "-", "9=6C3C@2", turn=2)
    taken, _ = after(own, "9Dxb6C", "done")
    assert taken.variant_state.proven == ()


def test_adding_to_a_build_proves_nothing() -> None:
    position = partners("3S2S,KS,8H3H,QS", "5D", "8=4C4D@2")
    assert after(position, "3S5D,b4C=8")[0].variant_state.proven == ()


def test_the_proof_ends_with_a_card_of_the_rank() -> None:
    known = proving(partners("2H3H,4C,KDKC,2D", "-", turn=2), (2, "K"), (0, "2"))
    assert after(known, "KD")[0].variant_state.proven == ((0, "2"),)
    other = proving(partners("2H3H,4C,KDKC4D,2D", "-", turn=2), (2, "K"))
    assert after(other, "4D")[0].variant_state.proven == ((2, "K"),)


def proving(position: Position, *proven: tuple[int, str]) -> Position:
    return replace(position, variant_state=replace(position.variant_state, proven=proven))


def test_for_a_proven_partner_one_builds_without_a_card_of_ones_own() -> None:
    position = proving(partners("3H2H,4C,KD4D,2D", "KCTC"), (2, "K"))
    assert fault(partners("3H2H,4C,KD4D,2D", "KCTC"), "3HTC=13p") == "partner-not-proven"
    assert fault(position, "3HTC=13") == "must-keep-card-for-build"
    built, _ = after(position, "3HTC=13p")
    assert built.builds == (read_build("13=TC3H@2"),)
    augmented, _ = after(position, "3HTC,KC=13p")
    assert augmented.builds == (read_build("13=KC.TC3H@2"),)
    cardless, _ = after(proving(partners("9H2H,4C,KD,2D", "KCTC3C"), (2, "K")), ".KC,TC3C=13p")
    assert cardless.builds == (read_build("13=KC.TC3C@2"),)


def test_an_ace_that_answers_for_another_build_proves_nothing_more() -> None:
    position = proving(partners("3H2H,4C,AD4D,2D", "8C6C", "1=AS.AC@2"), (2, "A"))
    assert fault(position, ".8C6C=14p") == "partner-not-proven"
    free = proving(partners("3H2H,4C,AD4D,2D", "8C6C"), (2, "A"))
    assert fault(free, ".8C6C=14p") is None


def test_a_raise_is_never_made_for_the_partner() -> None:
    position = proving(partners("4H2H,9C,KD4D,2D", "-", "9=6C3C@1"), (2, "K"))
    assert fault(position, "4Hb6C=13p") == "raise-is-ones-own"


def test_players_alone_prove_nothing() -> None:
    position = swazi("KS2S,KD,3S", "-", "13=8C5C@1", options=QUIET)
    assert after(position, "KSxb8C")[0].variant_state.proven == ()


# --- Texts ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("answers", [(), ("insist",), ("done",), ("done", "insist")])
def test_a_position_in_which_somebody_is_asked_has_a_text(answers: tuple[str, ...]) -> None:
    position = partners("8S2S,KS,8H3H,QS", "8D5D3D", "8=5C3C@0", options={})
    whole = replace(position, stock=())
    missing = [card for card in whole.rules.pack if card not in everywhere(whole)]
    moment, _ = after(replace(whole, hands=(*whole.hands[:3], (*whole.hands[3], *missing))), "8Sxb5C,8D", *answers)
    assert parse_position(position_text(moment)) == moment
    assert legal_actions(parse_position(position_text(moment))) == legal_actions(moment)


def everywhere(position: Position) -> set[Card]:
    builds = (build.cards for build in position.builds)
    return {card for row in (*position.hands, *position.piles, position.loose, *builds) for card in row}


# --- Aces, and partners who draw ------------------------------------------------------------------------


def test_an_ace_that_counts_one_alone_can_be_proven_and_sampled() -> None:
    text = (
        "sotho:seats=4,team=2/3/0/1/0/-/9=2S7C.9D.9H.9S@2,3=3H.3D.3S@2,10=TS.TC.5S5H@0/THJS6S8DJD6C,7S8SKSADQSKC,"
        "3C7D8C9CQHKD,4C2CKH4S4HTD/-/JHJC4DAHACAS,8H5D2D5C2H7H,-,QCQD6D6H/-,-/proven=27.1A"
    )
    sampled = view(parse_position(text), 3).sample(Chance("one"))
    assert any(card.rank == "A" for card in sampled.hands[1])


def test_a_card_of_two_values_makes_a_build_of_the_same_cards_once() -> None:
    for option in ("1_or_14", "1"):
        position = swazi("ACQSKH2D,3H,4H", "ASADKS9S8S", options={"ace_values": option})
        actions = [action_text(action) for action in legal_actions(position)]
        assert len(actions) == len(set(actions))


def test_the_rules_for_first_hands_are_for_two_alone() -> None:
    """If partners draw cards, one may get a third build from the other, and need not take two builds in one turn."""
    builds = [read_build("5=3S2S@0"), read_build("8=6S2H@0"), read_build("9=5D4D@0")]
    rules = variant_rules("sotho", 4, 2, swazi_2p_mode="8_cards_and_draw")
    full = laid_out(rules, parse_cards("5H8H9HJS"), (Card("TD"),), builds)
    position = replace(full, stock=full.piles[0], piles=((), *full.piles[1:]))
    assert legal_actions(position)


@pytest.mark.parametrize("options", [{"courts": "12_13_14"}, {"ace_values": "1_or_11"}])
def test_no_two_ranks_take_the_same_build(options: dict[str, str]) -> None:
    with pytest.raises(RulesError, match="one-rank-takes-a-build") as caught:
        variant_rules("swazi", 4, 2, **options)
    nearest, _ = nearest_rules("swazi", 4, 2, **options)
    assert (nearest.values.courts, nearest.values.ace_values) == ("11_12_13", "1_or_14")
    assert caught.value.nearest
