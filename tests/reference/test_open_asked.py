"""The reference compared with hand-made positions about questions to others, and proofs between partners."""

from __future__ import annotations

import pytest

from tests.reference.open_game import DONE, Game, State, effect
from tests.reference.open_shorthand import (
    CRAZY,
    PARTNERS,
    SOTHO,
    SOTHO_PARTNERS,
    SWAZI,
    TWO,
    act,
    all_legal,
    allows,
    at,
    build,
    cards,
    do,
    effects,
    quiet,
)

REST = "KS QS/JS TS"
REST_OF_FOUR = "KS QS/JS TS/9C 9H"
CALM_PARTNERS = quiet(PARTNERS)


def question(state: State) -> tuple[str, int | None]:
    return state.demand, state.asked


# --- Insisting on captures ----------------------------------------------------------------------------


@pytest.mark.parametrize("game", [SWAZI, TWO, CRAZY, SOTHO])
def test_every_opponent_is_asked_about_a_capture_that_could_be_larger(game: Game) -> None:
    state = at(game, "8S 2S", "8H 5D 3C", others=REST if game.seats == 3 else "KS QS")
    then = do(state, "8Sx8H")
    order = [2, 1] if game.seats == 3 else [1]
    for seat in order:
        assert question(then) == ("capture", seat)
        assert all_legal(then) == {"insist", "done"}
        assert then.loose == state.loose
        assert then.hands == state.hands
        then = do(then, "done")
    assert then.loose == cards("5D 3C")
    assert then.asked is None


def test_nobody_is_asked_about_a_whole_capture_or_a_card_that_takes_nothing() -> None:
    state = at(SWAZI, "8S KC", "8H 5D 3C", others=REST)
    assert do(state, "8Sx8H,5D3C").asked is None
    assert do(at(SWAZI, "8S JC", "8H 5D 2C", others=REST), "JC").asked is None


def test_discard_that_could_capture_is_asked_about() -> None:
    state = at(SWAZI, "8S KC", "8H 5D 3C TD", others=REST)
    then = do(state, "8S")
    assert question(then) == ("capture", 2)
    demanded = do(then, "done", "insist")
    assert question(demanded) == ("capture", 0)
    assert all_legal(demanded) == effects("8Sx8H,5D3C")
    after = do(demanded, "8Sx8H,5D3C")
    assert after.loose == cards("TD")
    assert after.demand == ""
    # The king could also capture ten and three.
    assert question(do(state, "KC")) == ("capture", 2)


def test_enlarged_capture_takes_all_that_was_announced_at_its_value() -> None:
    state = at(SWAZI, "8S KC", "5D 3C 3D 8H", others=REST)
    demanded = do(state, "8Sx5D3D", "insist")
    assert all_legal(demanded) == effects("8Sx5D3D,8H")
    state = at(SWAZI, "AS KC", "AH AD KD", others=REST)
    assert all_legal(do(state, "ASxAH", "insist")) == effects("ASxAH,AD")
    assert all_legal(do(state, "AS=14xAH", "insist")) == effects("AS=14xAHKD,AD")
    assert all_legal(do(state, "AS", "insist")) == effects("AS=14xAHKD,AD")


def test_largest_choice_counts_cards_in_builds_too() -> None:
    state = at(SWAZI, "8S KC", "5D 3C 2D AD 6H", build("4D+4C 8D", 8, 1), others=REST)
    demanded = do(state, "8S", "insist")
    # Five and three leave six and two for another eight; five, two and ace would leave three and six, which make none.
    assert all_legal(demanded) == effects("8Sxb4D,5D3C,6H2D")


def test_overlapping_sets_leave_a_choice_among_the_largest() -> None:
    state = at(SWAZI, "8S KC", "5D 3C 3D", others=REST)
    assert all_legal(do(state, "8S", "insist")) == effects("8Sx5D3C", "8Sx5D3D")


def test_only_legal_captures_count() -> None:
    state = at(SWAZI, "8S 9S", "8D", build("6D+2C", 8, 0), build("5D+4C", 9, 0), others=REST)
    assert not allows(state, "8Sx8D")  # the build of 8 needs it
    state = at(SWAZI, "8S 8C 9S", "8D", build("6D+2C", 8, 0), build("5D+4C", 9, 0), others=REST)
    assert question(do(state, "8Sx8D")) == ("capture", 2)


def test_build_with_a_card_that_could_capture_is_no_matter() -> None:
    state = at(SWAZI, "8S 8C", "8H 5D", others=REST)
    assert do(state, "8S,8H=8").asked is None


def test_position_after_earlier_steps_counts() -> None:
    state = at(SWAZI, "8S TS KC", "8H 2D", others=REST)
    then = do(state, ".8H2D=10", "8S")
    assert then.asked is None
    assert then.loose == cards("8S")


def test_committed_build_is_enlarged_with_it() -> None:
    state = at(SWAZI, "9S KC", "9D 5D 4D", build("6D+3C", 9, 1), others=REST)
    demanded = do(state, ".b6D,9D=9", "9Sxb6D", "insist")
    assert all_legal(demanded) == effects("9Sxb6D,5D4D")


def test_game_without_the_right() -> None:
    state = at(SWAZI._replace(insist_capture=False), "8S KC", "8H 5D 3C", others=REST)
    assert do(state, "8Sx8H").demand != "capture"


# --- Insisting on additions ---------------------------------------------------------------------------


def test_opponents_are_asked_about_additions_when_the_turn_ends() -> None:
    state = at(SWAZI, "9S KC", "5D 4D", build("6D+3C", 9, 0), piles={1: "9H"}, others=REST)
    then = do(state, "KC", "done")
    assert question(then) == ("augment", 2)
    assert do(then, "done", "done").turn == 2
    demanded = do(then, "done", "insist")
    assert question(demanded) == ("augment", 0)
    assert all_legal(demanded) == effects(".b6D,5D4D=9", ".b6D,9H=9")
    again = do(demanded, ".b6D,5D4D=9")
    assert question(again) == ("augment", 2)
    over = do(again, "insist", ".b6D,9H=9")
    assert (over.turn, over.demand) == (2, "")


def test_only_additions_to_builds_of_the_side_matter() -> None:
    state = at(SWAZI, "9S KC", "5D 4D 2D", build("6D+3C", 9, 1), others=REST)
    assert do(state, "KC").turn == 2
    assert do(at(SWAZI, "9S 2S", "5D 4D", others=REST), "2S", "done").turn == 2  # nobody can demand a new build
    state = at(PARTNERS, "2S KC", "5D 4D", build("6D+3C", 9, 2), others=REST_OF_FOUR)
    then = do(state, "2S", "done")
    assert question(then) == ("augment", 3)
    assert question(do(then, "done")) == ("augment", 1)
    assert do(then, "done", "done").turn == 3


def test_own_pile_does_not_serve_a_demand() -> None:
    state = at(SWAZI, "9S KC 8S", "4D 2D", build("6D+3C", 9, 0), piles={0: "5H"}, others=REST)
    assert do(state, "KC").turn == 2


def test_game_without_demands_for_additions() -> None:
    state = at(SWAZI._replace(insist_augment=False), "9S KC", "5D 4D", build("6D+3C", 9, 0), others=REST)
    assert do(state, "KC", "done").turn == 2


# --- Requests -----------------------------------------------------------------------------------------


def test_partner_may_ask_for_a_build_of_the_side() -> None:
    for owner in (0, 2):
        state = at(CALM_PARTNERS, "8S KC", "8H", build("5D+3C", 8, owner), others="8C 7S/8D 7H/9C 9H")
        then = do(state, "8Sxb5D")
        assert question(then) == ("request", 2)
        assert all_legal(then) == {"insist", "done"}
        let = do(then, "done")
        assert let.piles[0] == cards("5D 3C 8S")
        wish = do(then, "insist")
        assert question(wish) == ("request", 0)
        assert all_legal(wish) == effects("done", "8S,b5D=8p")
        assert do(wish, "done").piles[0] == cards("5D 3C 8S")
        taken_over = do(wish, "8S,b5D=8p")
        assert taken_over.builds == (build("5D+3C 8S", 8, 2),)
        assert not taken_over.piles[0]


def test_request_needs_a_card_of_the_value_for_each_own_build() -> None:
    state = at(CALM_PARTNERS, "8S KC", "", build("5D+3C", 8, 0), others="8C 7S/QD 7H/9C 9H")
    assert all_legal(do(state, "8Sxb5D")) == {"done"}
    aces = build("AD AH", 1, 0), build("TD+4D", 14, 2)
    state = at(CALM_PARTNERS, "AS KC", "", *aces, others="8C 7S/AC 7H/9C 9H")
    assert all_legal(do(state, "ASxbAD")) == {"done"}


def test_nobody_asks_about_other_captures() -> None:
    state = at(CALM_PARTNERS, "8S KC", "8H", build("5D+3C", 8, 1), others="8C 7S/8D 7H/9C 9H")
    assert do(state, "8Sxb5D").demand == ""
    assert do(state, "8Sx8H").demand == ""
    assert do(at(quiet(SWAZI), "8S KC", "", build("5D+3C", 8, 0), others=REST), "8Sxb5D").demand == ""


def test_request_comes_before_the_demand() -> None:
    state = at(PARTNERS, "8S KC", "8H", build("5D+3C", 8, 0), others="8C 7S/8D 7H/9C 9H")
    then = do(state, "8Sxb5D")
    assert question(then) == ("request", 2)
    assert question(do(then, "done")) == ("capture", 3)
    assert question(do(then, "insist", "done")) == ("capture", 3)
    assert do(then, "insist", "8S,b5D=8p").demand == ""
    last = do(then, "done", "insist", "8Sxb5D,8H")  # no further question
    assert last.piles[0] == cards("5D 3C 8H 8S")


# --- Proof --------------------------------------------------------------------------------------------


def test_owner_is_proven_by_a_capture_or_a_change() -> None:
    nine = build("6D+3C", 9, 2)
    by_opponent = at(CALM_PARTNERS, "2S 9S JC", "", build("6D+3C", 9, 1), others=REST_OF_FOUR)
    assert do(by_opponent, "2Sb6D=11").proven == {(1, "9")}
    assert do(by_opponent, "9Sxb6D").proven == {(1, "9")}
    by_partner = at(CALM_PARTNERS, "2S 9S JC", "", nine, others="KS QS/JS 9D/9C 9H")
    assert do(by_partner, "9Sxb6D", "done").proven == {(2, "9")}
    assert do(by_partner, "2S").proven == set()
    own = at(CALM_PARTNERS, "9S JC", "", build("6D+3C", 9, 0), others=REST_OF_FOUR)
    assert do(own, "9Sxb6D", "done").proven == set()
    added = at(CALM_PARTNERS, "2S JC", "7D", nine, others="KS QS/JS 9D/9C 9H")
    assert do(added, "2S7D,b6D=9").proven == set()
    alone = at(quiet(SWAZI), "9S JC", "", build("6D+3C", 9, 1), others=REST)
    assert do(alone, "9Sxb6D").proven == set()


def test_both_values_of_an_ace_prove_an_ace() -> None:
    state = at(CALM_PARTNERS, "AS JC", "", build("TD+4D", 14, 1), others=REST_OF_FOUR)
    assert do(state, "AS=14xbTD").proven == {(1, "A")}


def test_proof_ends_with_a_play_of_the_rank() -> None:
    state = at(CALM_PARTNERS, "9S JC", "", others=REST_OF_FOUR, proven=frozenset({(0, "9"), (2, "9")}))
    assert do(state, "JC").proven == {(0, "9"), (2, "9")}
    assert do(state, "9S").proven == {(2, "9")}


def test_build_for_the_partner_is_single_or_on_a_loose_card() -> None:
    table = "5D 4D 9D 2H"
    state = at(CALM_PARTNERS, "4S 7S", table, others=REST_OF_FOUR, proven=frozenset({(2, "9")}))
    assert {text for text in all_legal(state) if text.endswith(" p")} == effects(
        ".5D4D=9p", ".9D,5D4D=9p", "4S5D=9p", "4S5D,9D=9p", "7S2H=9p", "7S2H,9D=9p"
    )
    assert not allows(state, ".5D4D=9")
    assert do(state, ".5D4D=9p").builds == (build("5D+4D", 9, 2),)
    assert do(state, "4S5D,9D=9p").builds == (build("9D 5D+4S", 9, 2),)
    nobody = state._replace(proven=frozenset({(1, "9"), (2, "3")}))
    assert not any(text.endswith(" p") for text in all_legal(nobody))


def test_an_actor_who_holds_a_card_may_choose_the_owner() -> None:
    state = at(CALM_PARTNERS, "9S 7S", "5D 4D", others=REST_OF_FOUR, proven=frozenset({(2, "9")}))
    assert allows(state, ".5D4D=9")
    assert allows(state, ".5D4D=9p")


def test_build_of_the_value_is_augmented_instead() -> None:
    for owner in (0, 1, 2):
        state = at(
            CALM_PARTNERS,
            "9S 7S",
            "5D 4D",
            build("6D+3C", 9, owner),
            others=REST_OF_FOUR,
            proven=frozenset({(2, "9")}),
        )
        assert not allows(state, ".5D4D=9p")


def test_no_change_for_the_partner() -> None:
    state = at(CALM_PARTNERS, "2S 7S", "", build("4D+3C", 7, 1), others=REST_OF_FOUR, proven=frozenset({(2, "9")}))
    assert not any("=9" in text for text in all_legal(state))


def test_proven_ace_serves_one_value() -> None:
    state = at(CALM_PARTNERS, "2S 7S", "TD 4D AD AH", others=REST_OF_FOUR, proven=frozenset({(2, "A")}))
    assert allows(state, ".TD4D=14p")
    assert allows(state, ".AD,AH=1p")
    then = do(state, ".TD4D=14p")
    assert not allows(then, ".AD,AH=1p")


# --- Sotho --------------------------------------------------------------------------------------------


def test_courts_take_one_court_and_are_in_no_build() -> None:
    state = at(SOTHO, "QS TS KC JC", "QH QD JD 9D AD", piles={1: "KH"}, others=REST)
    assert {text for text in all_legal(state) if text.startswith("capture") and text[8] in "QKJ"} == effects(
        "QSxQH", "QSxQD", "JCxJD"
    )
    builds = {text for text in all_legal(state) if text.startswith(("build", "table"))}
    assert builds == effects(".9DAD=10")


def test_ace_is_one_and_ten_the_largest() -> None:
    state = at(SOTHO, "AS TS 2C", "AH 9D 2D", others=REST)
    assert not any(f"={value}" in text for text in all_legal(state) for value in (11, 12, 13, 14))
    assert {text for text in all_legal(state) if text.startswith("capture AS")} == effects("ASxAH")


def test_courts_go_below_all_numerals_but_above_the_courts_there() -> None:
    game = quiet(SOTHO)
    state = at(game, "QS 9S", "QH 5D 4D", piles={0: "KH KD 3C 2C"}, others=REST)
    assert do(state, "QSxQH").piles[0] == cards("KH KD QH QS 3C 2C")
    assert do(state, "9Sx5D4D").piles[0] == cards("KH KD 3C 2C 5D 4D 9S")


def test_partner_has_a_pile_and_its_top_can_be_taken() -> None:
    game = quiet(SOTHO_PARTNERS)
    state = at(game, "9S 2S", "5D", build("6D+3C", 9, 0), piles={0: "4H", 2: "4C", 1: "3H"}, others=REST_OF_FOUR)
    assert allows(state, ".b6D,5D4C=9")
    assert not allows(state, ".b6D,5D4H=9")
    assert do(state, ".b6D,5D4C=9").piles == (cards("4H"), cards("3H"), (), ())


def test_court_on_top_cannot_be_taken() -> None:
    state = at(quiet(SOTHO), "9S 2S", "5D 9H", build("6D+3C", 9, 0), piles={1: "KH"}, others=REST)
    assert not any("KH" in text for text in all_legal(state))


def test_captured_courts_may_go_to_the_partner() -> None:
    game = quiet(SOTHO_PARTNERS)
    state = at(game, "QS 9S", "QH 9H", piles={0: "KH 3C", 2: "JD 2C"}, others=REST_OF_FOUR)
    then = do(state, "QSxQH")
    assert effect(act("give")) in all_legal(then)
    assert effect(DONE) in all_legal(then)
    gift = do(then, "give")
    assert gift.piles[0] == cards("KH 3C")
    assert gift.piles[2] == cards("JD QH QS 2C")
    assert gift.turn == 3
    assert do(state, "9Sx9H").turn == 3
    alone = at(quiet(SOTHO), "QS 9S", "QH 9H", others=REST)
    assert do(alone, "QSxQH").turn == 2
    shared = at(CALM_PARTNERS, "QS 9S", "QH", others=REST_OF_FOUR)
    assert do(shared, "QSxQH").turn == 3
