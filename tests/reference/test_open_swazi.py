"""The reference compared with hand-made positions of Swazi Casino: captures, builds, piles and duties."""

from __future__ import annotations

from tests.reference.open_shorthand import (
    CRAZY,
    PARTNERS,
    SOTHO,
    SOUTH_AFRICAN,
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
from tests.reference.open_turns import after

CALM = quiet(SWAZI)
REST = "KS QS/JS TS"  # other hands, which do not matter


# --- 1. Capture ---------------------------------------------------------------------------------------


def test_capture_takes_equals_sums_and_the_build() -> None:
    state = at(SWAZI, "8S", "8H 5D 3C 2H", build("4D+4C", 8, 1))
    taken = {"8H", "5D3C", "b4D"}
    some = [",".join(sorted(part)) for size in (1, 2, 3) for part in subsets_of(taken, size)]
    assert all_legal(state) >= effects("8S", *(f"8Sx{part}" for part in some))
    assert not allows(state, "8Sx5D2H")
    assert not allows(state, "8Sx5D3C2H")


def subsets_of(items: set[str], size: int) -> list[tuple[str, ...]]:
    return [part for part in all_subsets(sorted(items)) if len(part) == size]


def all_subsets(items: list[str]) -> list[tuple[str, ...]]:
    if not items:
        return [()]
    rest = all_subsets(items[1:])
    return [*rest, *((items[0], *part) for part in rest)]


def test_ace_captures_one_or_fourteen() -> None:
    state = at(SWAZI, "AS", "AH KD 8C 6C")
    assert all_legal(state) & effects("ASxAH", "AS=14xAH", "AS=14xAHKD", "AS=14x8C6C", "AS=14xAH,8C6C") == effects(
        "ASxAH", "AS=14xAH", "AS=14xAHKD", "AS=14x8C6C", "AS=14xAH,8C6C"
    )
    assert not allows(state, "ASx8C6C")


def test_courts_have_values() -> None:
    state = at(SWAZI, "JS QS KS", "JH 6D 5C TC 2C 3C")
    for text in ("JSxJH", "JSx6D5C", "QSxTC2C", "KSxTC3C", "KSxJH2C", "JSxJH,6D5C"):
        assert allows(state, text), text


def test_capture_is_never_a_pile_card_nor_a_sum_with_a_build() -> None:
    state = at(SWAZI, "9S 4S", "4D", build("3D+2C", 5, 1), piles={1: "9H"})
    assert not allows(state, "9Sx9H")
    assert not allows(state, "9Sx4Db3D")
    assert not any("9S=9" in text for text in all_legal(state))


def test_captured_cards_lie_as_named_with_the_capturing_card_on_top() -> None:
    state = at(CALM, "8S KC", "8H 5D 3C", build("4D+4C 8C", 8, 1), piles={0: "2H"}, others=REST)
    assert do(state, "8Sx5D3C,b4D,8H").piles[0] == cards("2H 5D 3C 4D 4C 8C 8H 8S")
    assert do(state, "8Sx8H,3C5D").piles[0] == cards("2H 8H 3C 5D 8S")
    assert do(state, "8Sx8H").last_capturer == 0


def test_cards_of_a_capture_may_be_put_in_any_order_those_of_a_build_too() -> None:
    state = at(CALM, "8S KC", "8H 5D 3C", build("4D+4C 8C", 8, 1), piles={0: "2H"}, others=REST)
    assert do(state, "8Sx5D3C,b4D.4C5D8C3C4D").piles[0] == cards("2H 4C 5D 8C 3C 4D 8S")
    assert do(state, "8Sxb4D.8C4D4C").piles[0] == cards("2H 8C 4D 4C 8S")
    # Exactly the captured cards, and the capturing card is always on top.
    for order in ("8C4D", "8C4D4C8H", "8C4D4D", "8C4D4C8S"):
        assert not allows(state, f"8Sxb4D.{order}"), order


def test_nobody_sorts_captured_cards_in_sotho_and_in_south_africa() -> None:
    for game in (quiet(SOTHO), SOUTH_AFRICAN):
        state = at(game, "8S 9C", "8H 5D 3C", others="/".join(["KS KH"] * (game.seats - 1)))
        assert allows(state, "8Sx5D3C,8H")
        assert not allows(state, "8Sx5D3C,8H.8H3C5D")


def test_side_has_one_pile() -> None:
    state = at(quiet(PARTNERS), "8S KC", "8H", piles={0: "2H"}, others="KS QS/JS TS/9S 9C")
    assert do(state, "8Sx8H").piles == (cards("2H 8H 8S"), ())


# --- 2. Single builds ---------------------------------------------------------------------------------


def test_single_build_of_loose_cards_with_a_hand_card_or_without() -> None:
    state = at(CALM, "TH 2C KC", "5D 3C 8H 2H", others=REST)
    assert allows(state, "2C8H=10")
    assert allows(state, ".8H2H=10")
    assert not allows(state, ".5D3C=8")  # no eight in hand
    assert allows(state, "TH3C=13")  # a king is left
    assert not allows(state, "KC=13")
    then = do(state, ".8H2H=10")
    assert then.builds == (build("8H+2H", 10, 0),)
    assert (then.turn, then.played) == (0, False)
    assert not allows(then, "TH3C=13")  # the ten must be kept now
    assert not allows(then, "TH")
    assert do(then, "KC").turn == 2  # anticlockwise: the seat to the right


def test_hand_card_is_gone_before_the_capturing_card_is_looked_for() -> None:
    assert not allows(at(SWAZI, "5S 9C", "5H"), "5S,5H=5")
    assert allows(at(SWAZI, "5S 5C", "5H"), "5S,5H=5")
    assert not allows(at(SWAZI, "TS 9C", "4H 6H"), "TS,4H6H=10")


def test_single_build_has_no_pile_card() -> None:
    state = at(SWAZI, "9S 9H 4S", "3D", piles={1: "6C"})
    assert not allows(state, ".3D6C=9")
    assert not allows(state, "4S5C=9")
    assert not allows(at(SWAZI, "9S 3S", "", piles={1: "6C"}), "3S6C=9")


def test_ace_in_a_build_keeps_its_value() -> None:
    state = at(CALM, "AS KD 2S 3D", "AH QC", others=REST)
    assert allows(state, ".AHQC=13")
    assert allows(state, "2SQC=14")
    then = do(state, "2SQC=14")
    assert then.builds == (build("QC+2S", 14, 0),)
    assert allows(do(state, ".AHQC=13"), "KDxbAH")
    assert not allows(do(state, ".AHQC=13"), "AS=14xbAH")


def test_two_aces_are_ones_or_fourteens_or_a_single_two() -> None:
    state = at(SWAZI, "AS AC 2D", "AH")
    for text in ("AS,AH=1", "AS,AH=14", "ASAH=2"):
        assert allows(state, text), text
    assert not allows(at(SWAZI, "AS AC", "AH"), "ASAH=2")


def test_nothing_is_worth_more_than_fourteen() -> None:
    assert not any("=15" in text or "=16" in text for text in all_legal(at(SWAZI, "KS KC 2S 3S AS", "KD 2D 3D AD")))


# --- 3. Changing the value ----------------------------------------------------------------------------


def test_change_takes_one_hand_card_and_nothing_else() -> None:
    state = at(SWAZI, "2C JH", "QD JD", build("6D+3C", 9, 1), piles={1: "2S"})
    assert {text for text in all_legal(state) if "b6D" in text} == effects("2Cb6D=11")
    assert not allows(state, "2Cb6D,JD=11")
    then = after(state, act("2Cb6D=11"))
    assert then.builds == (build("6D+3C+2C", 11, 0),)
    assert allows(then, ".b6D,JD=11")


def test_change_of_an_augmented_build_or_without_the_card_is_illegal() -> None:
    assert not allows(at(SWAZI, "2C JH", "", build("6D+3C 9H", 9, 1)), "2Cb6D=11")
    assert not allows(at(SWAZI, "2C TH", "", build("6D+3C", 9, 1)), "2Cb6D=11")
    assert not allows(at(SWAZI, "2C JH 9D", "", build("6D+3C", 9, 0)), "2Cb6D=11")
    assert not allows(at(PARTNERS, "2C JH", "", build("6D+3C", 9, 2)), "2Cb6D=11")
    assert allows(at(PARTNERS, "2C JH", "", build("6D+3C", 9, 3)), "2Cb6D=11")


# --- 4. Augmenting ------------------------------------------------------------------------------------


def test_own_build_takes_sums_of_loose_cards_hand_card_and_tops() -> None:
    state = at(SWAZI, "4S 9S", "5D 3D 9D", build("6D+3C", 9, 0), piles={1: "KH 2C", 2: "4C"})
    for text in ("4S5D,b6D=9", "4S3D2C,b6D=9", ".b6D,9D=9", ".b6D,5D4C=9", ".b6D,3D2C4C=9"):
        assert allows(state, text), text
    assert not allows(state, "4S5D,9D,b6D=9")  # one group in each action
    assert not allows(state, ".b6D,9D,5D4C=9")
    then = after(state, act("4S3D2C,b6D=9"))
    assert then.builds == (build("6D+3C 3D+2C+4S", 9, 0),)
    assert then.piles == ((), cards("KH"), cards("4C"))


def test_own_pile_is_not_open_to_oneself_nor_the_common_one_to_partners() -> None:
    state = at(SWAZI, "9S", "5D", build("6D+3C", 9, 0), piles={0: "4C"})
    assert not allows(state, ".b6D,5D4C=9")
    state = at(PARTNERS, "9S", "5D", build("6D+3C", 9, 0), piles={0: "4C", 1: "4H"})
    assert not allows(state, ".b6D,5D4C=9")
    assert allows(state, ".b6D,5D4H=9")


def test_tops_go_together_but_only_one_of_each_pile_in_a_group() -> None:
    state = at(SWAZI, "9S", "9D", piles={1: "3H 4C", 2: "5H"})
    assert allows(state, ".9D,4C5H=9")
    assert not allows(at(SWAZI, "9S", "9D", piles={1: "5H 4C"}), ".9D,4C5H=9")
    then = do(at(SWAZI, "9S", "9D 6H", piles={1: "3H 9C"}), ".9D,9C=9")
    assert allows(then, ".b9D,6H3H=9")


def test_partners_build_takes_groups_without_a_card_in_the_actors_hand() -> None:
    state = at(PARTNERS, "4S KC", "5D 9D", build("6D+3C", 9, 2))
    assert allows(state, "4S5D,b6D=9")
    assert after(state, act("4S5D,b6D=9")).builds[0].owner == 2
    assert allows(state, ".b6D,9D=9")


def test_a_loose_card_is_a_base_if_its_match_stays_in_hand() -> None:
    state = at(CALM, "9S 9C 4S", "9D 5D", others=REST)
    assert allows(state, "9S,9D=9")
    assert allows(state, "4S5D,9D=9")
    assert after(state, act("4S5D,9D=9")).builds == (build("9D 5D+4S", 9, 0),)
    assert after(state, act("9S,9D=9")).builds == (build("9D 9S", 9, 0),)
    assert not allows(at(SWAZI, "9S 4S", "9D"), "9S,9D=9")
    assert not allows(at(SWAZI, "4S 8S", "9D 5D"), "4S5D,9D=9")
    assert do(at(CALM, "9S", "9D 9H"), ".9D,9H=9").builds == (build("9D 9H", 9, 0),)


def test_loose_card_is_no_base_beside_a_build_of_its_value() -> None:
    for owner in (0, 1):
        state = at(SWAZI, "9S 9C 4S", "9D 5D", build("6D+3C", 9, owner))
        assert not allows(state, "4S5D,9D=9")
        assert not allows(state, ".9D,9H=9")
    state = at(SWAZI, "9S 9C", "9D", build("6D+3C", 9, 0))
    assert {text for text in all_legal(state) if text.startswith("build")} == effects("9S,b6D=9", "9C,b6D=9")


def test_opponents_build_is_augmented_only_to_be_captured_in_the_same_turn() -> None:
    state = at(CALM, "9S 2S", "9D 5D 4D", build("6D+3C", 9, 1), piles={2: "9H"}, others=REST)
    assert not allows(state, "9S,b6D=9")
    assert not allows(at(SWAZI, "8S 2S", "9D", build("6D+3C", 9, 1)), ".b6D,9D=9")
    then = do(state, ".b6D,9D=9")
    assert then.builds[0].owner == 1
    assert then.committed == "6D"
    assert all_legal(then) == effects(".b6D,5D4D=9", ".b6D,9H=9", "9Sxb6D", "9Sxb6D,5D4D")
    then = do(then, ".b6D,9H=9", "9Sxb6D")
    assert then.piles[0] == cards("6D 3C 9D 9H 9S")
    assert not then.committed


def test_opponents_build_is_not_augmented_after_the_play() -> None:
    state = at(CALM, "9S 2S 4S", "9D 4D 2D 2H", build("6D+3C", 9, 1), build("3D+AD", 4, 0), others=REST)
    then = do(state, "2S")
    assert all_legal(then) == effects(".b3D,4D=4", ".b3D,2D2H=4", ".b3D,2S2H=4", ".b3D,2D2S=4", "done")


def test_capture_of_the_committed_build_must_leave_cards_for_own_builds() -> None:
    ones = build("6D+3C", 9, 1)
    assert allows(at(SWAZI, "9S 8S", "9D", ones, build("5H+3H", 8, 0)), ".b6D,9D=9")
    # An ace kept for ones is not free to take fourteens.
    owed, others = build("AH AD", 1, 0), build("8D+6H", 14, 1)
    assert not allows(at(SWAZI, "AS 2S", "KD AC", owed, others), ".b8D,KDAC=14")
    assert allows(at(SWAZI, "AS AC", "TD 4D", owed, others), ".b8D,TD4D=14")


def test_only_one_build_is_committed_to() -> None:
    state = at(SWAZI, "9S 8S", "9D 8D", build("6D+3C", 9, 1), build("5H+3H", 8, 2))
    assert allows(state, ".b5H,8D=8")
    assert not allows(do(state, ".b6D,9D=9"), ".b5H,8D=8")


def test_one_cannot_commit_the_card_away() -> None:
    """A build from the table must leave a card for the committed build in addition to those for own builds."""
    state = at(SWAZI, "AS 2S", "KD AC JH 3H", build("8D+6H", 14, 1))
    then = do(state, ".b8D,KDAC=14")
    assert not allows(then, ".JH3H=14")
    state = at(SWAZI, "AS 2S", "KD AC 9D AH", build("8D+6H", 14, 1))
    then = do(state, ".b8D,KDAC=14")
    assert not allows(then, ".9DAH=10")
    two = at(SWAZI, "AS 2S", "KD AC AH AD", build("8D+6H", 14, 1))
    assert allows(two, ".AH,AD=1")
    assert not allows(do(two, ".b8D,KDAC=14"), ".AH,AD=1")


def test_build_is_made_and_augmented_in_one_turn() -> None:
    state = at(CALM, "9S 2S KC", "5D 4D 9D 7H", piles={1: "9H"}, others=REST)
    then = do(state, ".5D4D=9", ".b5D,9D=9", "2S7H,b5D=9", ".b5D,9H=9")
    assert then.builds == (build("5D+4D 9D 7H+2S 9H", 9, 0),)
    assert then.turn == 2  # nothing more can be done


# --- 5. Discarding, and the end of a turn -------------------------------------------------------------


def test_discard_is_allowed_with_a_build_and_with_a_card_that_captures() -> None:
    state = at(CALM, "9S 5C 5S", "5D", build("6D+3C", 9, 0), others=REST)
    assert allows(state, "5C")
    assert not allows(state, "9S")
    assert do(state, "5C").loose == cards("5D 5C")


def test_turn_is_one_play_with_steps_before_and_after_it() -> None:
    state = at(CALM, "9S 2S", "5D 4D 9D", others=REST)
    assert not allows(state, "done")
    then = do(state, "2S")
    assert all_legal(then) == effects(".5D4D=9", ".9D,5D4D=9", "done")
    assert do(then, "done").turn == 2
    assert do(then, ".5D4D=9").turn == 0  # a nine can still be added
    assert do(then, ".5D4D=9", ".b5D,9D=9").turn == 2  # now nothing is left


def test_turn_goes_anticlockwise() -> None:
    state = at(CALM, "2S", "", others="KS/JS")
    assert do(state, "2S").turn == 2
    assert do(state, "2S", "JS").turn == 1
    assert do(state, "2S", "JS", "KS").over


# --- Keeping the card, and one build of a value -------------------------------------------------------


def test_one_card_answers_for_each_build_of_the_actor() -> None:
    state = at(SWAZI, "9S 8S 2S", "7D AD", build("6D+3C", 9, 0))
    assert allows(state, ".7DAD=8")
    assert allows(state, "9Sxb6D")
    then = do(state, ".7DAD=8")
    assert not allows(then, "8S")
    assert not allows(then, "8Sx7DAD")
    assert allows(then, "8Sxb7D")
    # One ace cannot be kept for both ones and fourteens.
    state = at(SWAZI, "AS 2S", "TD 4D", build("AH AD", 1, 0))
    assert not allows(state, ".TD4D=14")
    assert allows(at(SWAZI, "AS AC", "TD 4D", build("AH AD", 1, 0)), ".TD4D=14")


def test_no_second_build_of_an_opponents_value() -> None:
    state = at(SWAZI, "QS 2S KC", "9D 3D", build("7D+5D", 12, 1), build("6D+4C", 10, 2))
    assert not allows(state, ".9D3D=12")
    assert not allows(state, "2Sb6D=12")
    assert allows(at(SWAZI, "QS 2S KC", "9D 3D", build("6D+4C", 10, 2)), "2Sb6D=12")


def test_own_sides_build_of_the_value_is_augmented_or_merged_with() -> None:
    state = at(SWAZI, "QS 2S KC", "9D 3D", build("7D+5D", 12, 0), build("6D+4C", 10, 1))
    assert not allows(state, ".9D3D=12")
    assert allows(state, ".b7D,9D3D=12")
    assert not allows(state, "2Sb6D=12")
    then = after(state, act("2Sb6D,b7D=12"))
    assert then.builds == (build("7D+5D 6D+4C+2S", 12, 0),)


def test_owner_of_the_older_build_stays_and_the_actor_holds_a_card_of_the_new_value_too() -> None:
    """A player who changes a build's value must hold a card of the new value, whoever owns the merged build."""
    builds = build("7D+5D", 12, 2), build("6D+4C", 10, 1)
    state = at(PARTNERS, "2S QC", "", *builds)
    assert allows(state, "2Sb6D,b7D=12")
    assert after(state, act("2Sb6D,b7D=12")).builds[0].owner == 2
    assert not allows(at(PARTNERS, "2S KC", "", *builds), "2Sb6D,b7D=12")
    assert not allows(at(PARTNERS, "2S KC", "", build("6D+4C", 10, 1)), "2Sb6D=12")
    # Adding to a partner's build without changing another one needs no card.
    assert allows(at(PARTNERS, "2S KC", "TD", build("7D+5D", 12, 2)), "2STD,b7D=12")


# --- The end of a round -------------------------------------------------------------------------------


def test_residue_goes_on_the_pile_of_the_last_capturer() -> None:
    state = at(CALM, "2S", "5D 5H", piles={1: "9H"}, others="/", last_capturer=1)
    then = do(state, "2S")
    assert then.over
    assert then.piles == ((), cards("9H 5D 5H 2S"), ())
    assert do(at(CALM, "2S", "2D 5H", others="/", last_capturer=1), "2Sx2D").piles[0] == cards("2D 2S 5H")


# --- Two players --------------------------------------------------------------------------------------

STOCK = cards("3D 3H")


def test_builder_may_not_discard_in_the_first_twelve() -> None:
    own = build("6D+3C", 9, 0)
    for game in (TWO, CRAZY):
        state = at(game, "9S 5S", "5D 2H", own, others="KS QS", stock=STOCK)
        assert not any(text.startswith("trail") for text in all_legal(state))
        assert allows(state, "5Sx5D")
        assert allows(state._replace(stock=()), "5S")
        assert allows(state._replace(builds=(build("6D+3C", 9, 1),)), "5S")


def test_one_build_at_the_end_of_a_turn_in_the_first_twelve() -> None:
    game, own = quiet(TWO), build("6D+3C", 9, 0)
    state = at(game, "9S 8S 7S 2S", "5D 3D 7H 5C 4C 6C", own, others="KS QS", stock=STOCK)
    then = do(state, ".5D3D=8")  # a second one, for now
    assert not allows(then, ".3D4C=7")
    assert not allows(then, ".5C2H=7")
    assert {text.split(" ")[0] for text in all_legal(then)} <= {"table", "capture"}
    assert all("b5D" in text or "b6D" in text for text in all_legal(then))
    assert not allows(then, "7Sx7H")
    assert allows(then, "8Sxb5D")
    assert allows(then, "9Sxb6D,5C4C")
    later = do(then, "8Sxb5D")
    assert not allows(later, ".4C3H=7")
    assert not allows(state, "2S6C=8")  # and the play may not make a second one
    free = state._replace(stock=())
    assert allows(free, "2S6C=8")
    assert allows(do(free, ".5D3D=8"), "7Sx7H")


def test_after_the_play_no_second_build_in_the_first_twelve() -> None:
    state = at(quiet(TWO), "9S 7S 2C", "2H 4C 3D 9D", build("6D+3C", 9, 0), others="KS QS", stock=STOCK)
    then = do(state, "2Cx2H")
    assert not allows(then, ".4C3D=7")
    assert allows(then, ".b6D,9D=9")
    assert allows(do(state._replace(stock=()), "2Cx2H"), ".4C3D=7")


def test_committed_turn_allows_one_own_build_in_the_first_twelve() -> None:
    state = at(TWO, "9S 8S 7S", "9D 5D 3D 4C 3H", build("6D+3C", 9, 1), others="KS QS", stock=STOCK)
    then = do(state, ".b6D,9D=9", ".5D3D=8")
    assert not allows(then, ".4C3H=7")
    two = do(state, ".5D3D=8", ".4C3H=7")
    assert not allows(two, ".b6D,9D=9")


def test_second_hands_come_after_the_turn_and_the_layout_stays() -> None:
    stock = cards("AS AH AD AC 2S 2H 2D 2C 3S 3H 3D 3C 4S 4H 4D 4C 5S 5H 5D 5C 6S 6H 6D 6C")
    state = at(quiet(TWO), "KS", "KD TD", others="", stock=stock)
    then = do(state, "KSxKD")
    assert (then.turn, then.deals, then.stock) == (1, 2, ())
    assert [len(hand) for hand in then.hands] == [12, 12]
    assert then.loose == cards("TD")


def test_crazy_draws_after_the_play_before_further_steps() -> None:
    state = at(quiet(CRAZY), "KS 2S", "5D 3D", others="QS QH", stock=cards("8S 8H"))
    assert not allows(state, ".5D3D=8")
    then = do(state, "KS")
    assert then.hand == cards("2S 8S")
    assert then.stock == cards("8H")
    assert all_legal(then) == effects(".5D3D=8", "done")
    # The drawn card comes too late for the duty.
    assert not allows(state, "2S5D=7")
    assert not allows(state._replace(stock=cards("7S 7H")), "2S5D=7")


def test_crazy_has_several_builds() -> None:
    state = at(quiet(CRAZY), "9S 8S 2S", "5D 3D", build("6D+3C", 9, 0), others="QS QH", stock=STOCK)
    then = do(state, ".5D3D=8")
    assert allows(then, "9Sxb6D")
    assert not allows(then, "2S")
