"""The reference compared with hand-made positions of South African Casino and Khasino, and scores of all games."""

from __future__ import annotations

import pytest

from tests.reference.open_game import GAMES, Game
from tests.reference.open_scores import cut_too_rich, next_dealer, pack_of, score, winners
from tests.reference.open_shorthand import (
    KHASINO,
    PARTNERS,
    SOTHO_PARTNERS,
    SOUTH_AFRICAN,
    SWAZI,
    all_legal,
    allows,
    at,
    build,
    cards,
    do,
    effects,
)

OF_THREE = GAMES["south_african"][3, 1]
OF_FOUR = GAMES["south_african"][4, 2]
KASA_OF_FOUR = GAMES["khasino"][4, 2]
BOTH = (SOUTH_AFRICAN, KHASINO)
REST = "TC 9C"  # the hand of the other player


# --- Captures -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", BOTH)
def test_capture_is_as_in_the_base_game(game: Game) -> None:
    state = at(game, "8S TS", "8H 5D 3C 2H", build("4D+4C", 8, 1), others=REST)
    captures = {text for text in all_legal(state) if text.startswith("capture 8S")}
    assert captures == effects(
        *("8Sx8H", "8Sx5D3C", "8Sxb4D", "8Sx8H,5D3C", "8Sx8H,b4D", "8Sx5D3C,b4D", "8Sx8H,5D3C,b4D")
    )
    then = do(state, "8Sx8H")
    assert (then.turn, then.demand, then.played) == (1, "", False)  # nobody insists, and one play is a turn


@pytest.mark.parametrize("game", BOTH)
def test_there_are_no_actions_without_a_card(game: Game) -> None:
    state = at(game, "8S TS", "5D 3C", others=REST)
    assert {text.split(" ")[0] for text in all_legal(state)} == {"trail", "capture"}
    assert {text.split(" ")[0] for text in all_legal(at(game, "8S 5S", "3C", others=REST))} == {"trail", "build"}


def test_top_cards_are_captured_like_loose_ones() -> None:
    state = at(SOUTH_AFRICAN, "9S TS", "6H TD", piles={1: "4D 3H", 0: "9H"}, others=REST)
    assert {text for text in all_legal(state) if text.startswith("capture")} == effects("9Sx6H3H", "TSxTD")
    assert allows(at(SOUTH_AFRICAN, "9S", "", piles={1: "9H"}, others=REST), "9Sx9H")  # nothing from the table
    then = do(state, "9Sx6H3H")
    assert then.piles == (cards("9H 9S 6H 3H"), cards("4D"))


def test_one_top_of_each_other_player_in_a_play() -> None:
    state = at(OF_THREE, "9S TS", "", piles={0: "9H", 1: "5H 4H", 2: "5D"}, others="TC 9C/TH 9D")
    assert {text for text in all_legal(state) if text.startswith("capture")} == effects("9Sx4H5D")
    assert not allows(at(OF_THREE, "9S TS", "", piles={1: "5H 4H"}, others="TC 9C/TH 9D"), "9Sx4H5H")
    partners = at(OF_FOUR, "9S TS", "", piles={2: "9H", 0: "9D"}, others="TC 8C/TH 8D/7C 7D")
    assert allows(partners, "9Sx9H")
    assert not allows(partners, "9Sx9D")


def test_association_lets_a_top_be_taken_by_its_equal_alone() -> None:
    state = at(KHASINO, "9S 3S", "6H", piles={1: "3H"}, others=REST)
    assert {text for text in all_legal(state) if text.startswith("capture")} == effects("3Sx3H")
    assert not allows(state, "9Sx6H3H")
    assert allows(at(KHASINO, "9S", "6H 3D", piles={1: "9H"}, others=REST), "9Sx6H3D,9H")
    together = at(KHASINO._replace(seats=3, hands=(13, 1)), "9S", "", piles={1: "5H", 2: "4H"}, others="TC/TH")
    assert not any("capture" in text for text in all_legal(together))


@pytest.mark.parametrize("game", BOTH)
def test_captured_cards_have_the_lowest_on_top(game: Game) -> None:
    state = at(game, "8S TS", "AD 7D 3C 5H", build("4D+4C", 8, 1), piles={0: "2H"}, others=REST)
    assert do(state, "8SxAD7D,b4D,3C5H").piles[0] == cards("2H 8S 7D 5H 4C 4D 3C AD")


# --- Builds -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", BOTH)
def test_build_has_a_hand_card_and_may_gather_groups(game: Game) -> None:
    state = at(game, "3S 8S", "5D 6H 2D 8H", others=REST)
    builds = {text for text in all_legal(state) if text.startswith("build")}
    assert builds == effects(
        *("3S5D=8", "3S5D,6H2D=8", "3S5D,8H=8", "3S5D,6H2D,8H=8"),
    )
    assert do(state, "3S5D,8H=8").builds[0].owner == 0


def test_no_top_in_a_new_build_nor_on_that_of_another() -> None:
    for game in BOTH:
        state = at(game, "3S 8S 8C", "8H", build("4D+4C", 8, 1), piles={1: "5D"}, others=REST)
        builds = {text for text in all_legal(state) if text.startswith("build")}
        assert not any("5D" in text for text in builds)
        assert allows(state, "8C,b4D=8")
    state = at(OF_FOUR, "3S 8S 8C", "8H", build("4D+4C", 8, 2), piles={1: "5D"}, others="TC 9C/8D 9D/TH 9H")
    assert allows(state, "8S,b4D=8")
    assert not allows(state, "3S5D,b4D=8")
    state = at(SOUTH_AFRICAN, "3S TS TC", "", build("4D+3C", 7, 1), piles={1: "TD"}, others=REST)
    assert {text for text in all_legal(state) if text.startswith("build")} == effects("3Sb4D=10")


@pytest.mark.parametrize("game", BOTH)
def test_own_build_takes_tops_together_with_a_hand_card(game: Game) -> None:
    state = at(game, "7H 8H 8S", "7D AH", build("5C+3D 8D", 8, 0), piles={1: "4C AC"}, others=REST)
    for text in ("7HAC,b5C=8", "7HAH,b5C=8", "8H,b5C=8", "8H,7DAC,b5C=8", "7HAH,7DAC,b5C=8"):
        assert allows(state, text), text
    then = do(state, "8H,7DAC,b5C=8")
    assert then.builds[0].owner == 0
    assert sorted(then.builds[0].cards) == sorted(cards("5C 3D 8D 8H 7D AC"))
    assert then.piles[1] == cards("4C")
    equal = at(game, "8H 8S", "", build("5C+3D", 8, 0), piles={1: "8C"}, others=REST)
    assert allows(equal, "8H,8C,b5C=8")


def test_value_is_changed_as_in_the_base_game() -> None:
    state = at(SOUTH_AFRICAN, "2S 9S 7S", "9H", build("4D+3C", 7, 1), others=REST)
    assert allows(state, "2Sb4D=9")
    assert allows(state, "2Sb4D,9H=9")
    own = at(SOUTH_AFRICAN, "2S 9S", "", build("4D+3C", 7, 0), others=REST)
    assert allows(own, "2Sb4D=9")
    several = at(SOUTH_AFRICAN, "2S 9S", "", build("4D+3C 7H", 7, 1), others=REST)
    assert not allows(several, "2Sb4D=9")


def test_association_changes_only_an_opponents_build() -> None:
    for owner, legal in ((0, False), (1, True), (2, False), (3, True)):
        state = at(KASA_OF_FOUR, "2S 9S 7S", "", build("4D+3C", 7, owner), others="TC 9C/TD 9D/TH 9H")
        assert allows(state, "2Sb4D=9") == legal


def test_association_has_one_build_each() -> None:
    own, others = build("4D+3C", 7, 0), build("6D+2C", 8, 1)
    state = at(KHASINO, "7S 8S 8C 2S 3S 9S TS", "6H", own, others, others=REST)
    assert all("b4D" in text for text in all_legal(state) if text.startswith("build"))
    assert not allows(state, "2S6H=8")
    assert not allows(state, "8S,b6D=8")
    assert not allows(state, "2Sb6D=10")
    second = state._replace(deals=2)  # in which drifting would be allowed
    assert allows(second, "8C")
    for text in ("2S6H=8", "3S6H=9", "8S,b6D=8", "2Sb6D=10"):
        assert not allows(second, text), text
    free = at(KHASINO, "7S 8S 8C 2S 3S 9S TS", "6H", others, others=REST)
    for text in ("3S6H=9", "8S,b6D=8", "2Sb6D=10"):
        assert allows(free, text), text
    assert do(free, "8S,b6D=8").builds[0].owner == 0
    assert not allows(free, "2S6H=8")  # a second build of the value


# --- Duty ---------------------------------------------------------------------------------------------


def test_builder_adds_to_his_build_or_captures() -> None:
    own, others = build("5C+3D", 8, 0), build("4S+2H", 6, 1)
    state = at(SOUTH_AFRICAN, "8S 8H 6H 6D TD 2C", "4C 6C", own, others, others=REST)
    assert not any(text.startswith("trail") for text in all_legal(state))
    for text in ("8S,b5C=8", "2C6C,b5C=8", "8Sxb5C", "6Hxb4S", "6Hx6C", "TDx4C6C", "2Cb5C=10"):
        assert allows(state, text), text
    for text in ("6H4C=10", "6H,b4S=6", "6H,6C=6"):  # another build is not enough
        assert not allows(state, text), text
    assert not allows(at(SOUTH_AFRICAN, "8S 2D", "", own, others=REST), "8S,b5C=8")  # the card is kept


def test_drifting_in_the_second_ten_of_two_players() -> None:
    own = build("5C+3D", 8, 0)
    hand, table = "8S 6H TD", "4C"
    second = at(SOUTH_AFRICAN, hand, table, own, others=REST, deals=2)
    assert allows(second, "6H")
    assert allows(second, "6H4C=10")
    assert not allows(second, "8S")
    first = at(SOUTH_AFRICAN, hand, table, own, others=REST)
    assert not allows(first, "6H")
    never = at(SOUTH_AFRICAN._replace(drift_in_second_deal=False), hand, table, own, others=REST, deals=2)
    assert not allows(never, "6H")
    four = at(OF_FOUR, hand, table, own, others="TC 9C/TH 9D/TS 9S")
    assert not allows(four, "6H")
    assert allows(at(OF_FOUR, hand, table, build("5C+3D", 8, 2), others="TC 9C/8H 9D/TS 9S"), "6H")


def test_play_is_clockwise_and_two_players_have_ten_cards_twice() -> None:
    assert do(at(OF_THREE, "8S 2S", "", others="TC 9C/TH 9D"), "2S").turn == 1
    stock = tuple(pack_of(SOUTH_AFRICAN)[:20])
    then = do(at(SOUTH_AFRICAN, "TS", "TD", others="", stock=stock), "TSxTD")
    assert [len(hand) for hand in then.hands] == [10, 10]
    assert then.deals == 2


# --- Scores -------------------------------------------------------------------------------------------


def piles(game: Game, *texts: str) -> tuple[tuple[str, ...], ...]:
    return tuple(map(cards, texts)) + ((),) * (game.piles - len(texts))


def test_most_cards_and_spades_are_two_points_or_one_for_each_that_is_level() -> None:
    assert score(SWAZI, piles(SWAZI, "3S 4S 5H", "3D 4D", "6S")) == [{"cards": 2, "spades": 2}, {}, {}]
    assert score(SWAZI, piles(SWAZI, "3S 5H", "3D 4S", "6H")) == [{"cards": 1, "spades": 1}] * 2 + [{}]
    assert score(SWAZI, piles(SWAZI, "3S 5H", "3D 4S", "6S 6H")) == [{"cards": 1, "spades": 1}] * 3
    assert score(SWAZI, piles(SWAZI, "", "", "")) == [{}, {}, {}]


def test_cards_of_points() -> None:
    assert score(SWAZI, piles(SWAZI, "2S TD AH 3D", "AS", "AD AC")) == [
        {"cards": 2, "spades": 1, "2S": 1, "TD": 2, "AH": 1},
        {"AS": 1, "spades": 1},
        {"AD": 1, "AC": 1},
    ]


def test_scores_of_partners_are_added_also_from_piles_of_their_own() -> None:
    assert score(PARTNERS, (cards("3H 4H"), cards("5H"))) == [{"cards": 2}, {}]
    assert score(SOTHO_PARTNERS, (cards("3S"), cards("5H 6H"), cards("4S 7H"), ())) == [{"cards": 2, "spades": 2}, {}]


def test_five_spades_are_a_point() -> None:
    five, others = "3S 4S 5S 6S 7S", "AS 2S 8S 9S TS"
    assert score(SOUTH_AFRICAN, (cards(five), cards(others))) == [
        {"cards": 1, "five_spades": 1},
        {"cards": 1, "five_spades": 1, "AS": 1, "2S": 1},
    ]
    assert score(SOUTH_AFRICAN, (cards("3S 4S 5S 6S"), cards("3H"))) == [{"cards": 2}, {}]


def test_association_counts_seven_points_between_more_than_two() -> None:
    assert score(KHASINO, (cards("3S 4S"), cards("TD"))) == [{"cards": 2, "spades": 2}, {"TD": 2}]
    three = GAMES["khasino"][3, 1]
    assert score(three, (cards("3S 4S"), cards("TD 2S"), cards("AH"))) == [{}, {"TD": 2, "2S": 1}, {"AH": 1}]
    assert sum(sum(sheet.values()) for sheet in score(three, (pack_of(three), (), ()))) == 7
    assert sum(sum(sheet.values()) for sheet in score(KASA_OF_FOUR, (pack_of(three), (), (), ()))) == 11


def test_level_round_of_the_association_goes_to_the_ten_of_diamonds() -> None:
    held = (cards("AH AD"), cards("TD"))
    assert winners(KHASINO, [5, 5], held) == [1]
    assert winners(KHASINO, [6, 5], held) == [0]
    assert winners(KHASINO, [5, 5], (cards("AH"), ())) == []
    assert winners(KASA_OF_FOUR, [5, 5], ((), (), cards("TD"), ())) == [0]


def test_other_games_go_to_twenty_one() -> None:
    assert winners(SWAZI, [20, 3, 4], ((), (), ())) == []
    assert winners(SWAZI, [22, 21, 4], ((), (), ())) == [0]
    assert winners(SWAZI, [22, 22, 4], ((), (), ())) == []


# --- The deal -----------------------------------------------------------------------------------------


def test_cut_is_repeated_when_it_is_too_rich() -> None:
    for text, rich in (
        ("TD AS 3H 4H", True),
        ("TD 2S 3H 4H", True),
        ("AS AH AD 4H", True),
        ("TD 3S 3H 4H", False),
        ("AS 2S 3H 4H", False),
        ("KS QS JH 4H", True),
        ("KS QS 3H 4H", False),
    ):
        assert cut_too_rich(cards(text)) == rich


def test_deal_passes_to_the_right_in_swazi() -> None:
    assert next_dealer(SWAZI, 0, [0, 1, 2]) == 2


def test_loser_leads_in_south_africa() -> None:
    assert next_dealer(OF_THREE, 0, [3, 2, 1]) == 1  # seat 2 leads
    assert next_dealer(OF_THREE, 0, [1, 1, 1]) == 0  # seat 1 leads, the first to the left of the dealer
    assert next_dealer(OF_THREE, 1, [1, 3, 3]) == 2
    assert next_dealer(OF_FOUR, 0, [2, 5]) == 1  # seat 2 is the first of the losers


def test_packs_and_hands() -> None:
    assert len(pack_of(SWAZI)) == 52
    assert len(pack_of(KHASINO)) == 40
    assert {table: game.hands for table, game in GAMES["khasino"].items()} == {
        (2, 1): (10, 0),
        (3, 1): (13, 1),
        (4, 1): (10, 0),
        (4, 2): (10, 0),
    }
