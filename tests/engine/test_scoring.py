"""The score sheet item by item, and the end of the game; both are also compared with the reference."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from casino_core.cards import Card, pack
from casino_core.notation.actions import parse_cards
from casino_core.playing.dealing import new_round
from casino_core.position.position import Position
from casino_core.rules.awards import base_points
from casino_core.rules.contradictions import RulesError
from casino_core.rules.parts import Rules, with_fields
from casino_core.rules.variants import variant_rules
from casino_core.score.endgame import settled
from casino_core.score.outcome import Outcome, outcome
from casino_core.score.scoring import Item, ScoreSheet, points_so_far, score_round
from tests.engine.amount import amount
from tests.engine.games import CLOSED_TABLES
from tests.engine.points import options_of, reference_sheets, so_far
from tests.reference import scoring as reference
from tests.strategies import random_table
from tests.strategies import scored as scored_by

SPADES = "AS2S3S4S5S6S7S8S9STSJSQSKS"
HEARTS = "AH2H3H4H5H6H7H8H9HTHJHQHKH"
DIAMONDS = "AD2D3D4D5D6D7D8D9DTDJDQDKD"
CLUBS = "AC2C3C4C5C6C7C8C9CTCJCQCKC"


def scored(*piles: str, seats: int = 2, team: int = 1, sweeps: str = "", last: int = 0, **options: Any) -> ScoreSheet:
    """Return the sheet of a round with given piles; `sweeps` has each side's sweeping cards, separated by commas."""
    rules = variant_rules("classic", seats, team, **options)
    return score_round(at_the_end(rules, piles, sweeps.split(",") if sweeps else [], last))


def at_the_end(rules: Rules, piles: tuple[str, ...], sweeps: list[str], last: int | None) -> Position:
    position, _ = new_round(rules, "scores", 0)
    return replace(
        position,
        hands=((),) * rules.seats,
        loose=(),
        stock=(),
        piles=tuple(parse_cards(pile or "-") for pile in piles),
        sweeps=tuple(parse_cards(marks or "-") for marks in (sweeps or [""] * rules.sides)),
        last_capturer=last,
    )


# --- Items ------------------------------------------------------------------------------------------


def test_all_items_of_a_round() -> None:
    sheet = scored(SPADES + HEARTS + "AD", CLUBS + DIAMONDS.removeprefix("AD"))
    assert sheet.items == (
        Item("cards", (3, 0), (27, 25), (parse_cards(SPADES + HEARTS + "AD"), parse_cards(CLUBS + DIAMONDS[2:]))),
        Item("spades", (1, 0), (13, 0), (parse_cards(SPADES), ())),
        Item("big_casino", (0, 2), (0, 1), ((), parse_cards("TD"))),
        Item("little_casino", (1, 0), (1, 0), (parse_cards("2S"), ())),
        Item("aces", (3, 1), (3, 1), (parse_cards("ASAHAD"), parse_cards("AC"))),
    )
    assert sheet.points == (8, 3)
    assert sum(sheet.points) == 11


def test_both_casinos_may_be_worth_more() -> None:
    sheet = scored(SPADES + HEARTS + "AD", CLUBS + DIAMONDS.removeprefix("AD"), casino_points="3_and_2")
    assert [item.points for item in sheet.items if item.code.endswith("casino")] == [(0, 3), (2, 0)]
    assert sheet.points == (9, 4)
    assert base_points(variant_rules("classic", casino_points="3_and_2")) == 13


@pytest.mark.parametrize("other", [{"spade_casino": "24_points"}, {"endgame": "from_18"}, {"card_points": "diamond"}])
def test_other_counts_include_the_usual_points_of_both_casinos(other: dict[str, Any]) -> None:
    with pytest.raises(RulesError):
        with_fields(Rules(), {"casino_points": "3_and_2", **other})


def test_the_cards_of_an_item_are_those_that_earned_it() -> None:
    sheet = scored("3S2STDAC", "KSQS")
    by_code = {item.code: item.cards for item in sheet.items}
    assert by_code["spades"] == (parse_cards("3S2S"), parse_cards("KSQS"))
    assert by_code["aces"] == (parse_cards("AC"), ())
    assert sheet.item("aces") == Item("aces", (1, 0), (1, 0), by_code["aces"])
    assert sheet.item("sweeps") is None


def test_ties_score_nobody() -> None:
    level = scored(SPADES + HEARTS, CLUBS + DIAMONDS)
    assert [item.points for item in level.items[:2]] == [(0, 0), (1, 0)]
    assert sum(level.points) == 8
    three = scored("2C3S", "4C5S", "6C", seats=3)
    assert [item.points for item in three.items[:2]] == [(0, 0, 0), (0, 0, 0)]
    one_leads = scored("2C3S", "4C5C", "6C6S6D", seats=3)
    assert [item.points for item in one_leads.items[:2]] == [(0, 0, 3), (0, 0, 0)]


def test_partners_share_a_pile() -> None:
    sheet = scored(SPADES, CLUBS + HEARTS + DIAMONDS, seats=4, team=2)
    assert sheet.points == (1 + 1 + 1, 3 + 2 + 3)


def test_nothing_captured() -> None:
    assert scored("", "").points == (0, 0)
    with_last = at_the_end(variant_rules("classic", cards_award="2_most_plus_1_last_capture"), ("", ""), [], None)
    assert score_round(with_last).points == (0, 0)


def test_sweeps_count_where_they_score() -> None:
    piles = ("2C3C", "4C")
    assert scored(*piles, sweeps="3C,4C").points == (3, 0)
    one = scored(*piles, sweeps="3C,4C", sweep_points=1)
    assert one.item("sweeps") == Item("sweeps", (1, 1), (1, 1), (parse_cards("3C"), parse_cards("4C")))
    assert one.points == (4, 1)
    assert scored(*piles, sweeps="2C3C,", sweep_points=2).points == (7, 0)


def test_two_for_cards_and_one_for_the_last_capture() -> None:
    award: dict[str, Any] = {"cards_award": "2_most_plus_1_last_capture"}
    assert scored("2C3C", "4C", last=1, **award).points == (2, 1)
    assert scored("2C3C", "4C", last=0, **award).points == (3, 0)
    assert scored("2C", "4C", last=1, **award).points == (0, 1)
    partners = scored("2C", "4C", seats=4, team=2, last=3, **award)
    assert partners.item("last_capture") == Item("last_capture", (0, 1), (0, 1), ((), ()))


def test_difference_scoring() -> None:
    difference: dict[str, Any] = {"difference_scoring": True}
    assert scored("2C3C", "TD", **difference).points == (1, 0)
    assert scored("2CAC", "3CTD", **difference).points == (0, 1)
    assert scored("ACAH", "TD", **difference).points == (3, 0)
    assert scored("AC", "AH", **difference).points == (0, 0)
    sheet = scored("ACAH", "TD", **difference)
    assert sum(item.points[1] for item in sheet.items) == 2
    with pytest.raises(RulesError, match="difference-scoring-needs-two-sides"):
        variant_rules("classic", 3, **difference)


# --- Awards of other games ------------------------------------------------------------------------------


def points(code: str, *piles: str, **options: Any) -> tuple[int, ...]:
    """Return each side's points for one item."""
    item = scored(*piles, seats=len(piles), **options).item(code)
    assert item is not None
    return item.points


def test_cards_awards() -> None:
    assert points("cards", "2C3C", "4C", cards_award="1_most") == (1, 0)
    assert points("cards", "2C", "4C", cards_award="1_most") == (0, 0)
    assert points("cards", "2C3C", "4C", cards_award="2_most_split_ties") == (2, 0)
    assert points("cards", "2C", "4C", "6C", cards_award="2_most_split_ties") == (1, 1, 1)


def test_spades_awards() -> None:
    assert points("spades", "2S3S", "4S", spades_award="2_most") == (2, 0)
    assert points("spades", "2S", "4S", spades_award="2_most_split_ties") == (1, 1)
    assert points("each_spade", "2S3S", "4S", spades_award="1_each_spade") == (2, 1)
    assert points("five_spades", "3S4S5S6S7S", "8S9STSJSQS", spades_award="five_spades_1") == (1, 1)
    assert points("five_spades", "3S4S5S6S", "8S", spades_award="five_spades_1") == (0, 0)


def test_ties_are_settled_as_the_rules_say() -> None:
    assert points("cards", "2C", "4C", majority_tie="split") == (1, 1)
    assert points("cards", "2C", "4C", "6C7C", majority_tie="split") == (0, 0, 3)
    two_of_three = ("2S4C5C", "4S", "6C")
    assert points("spades", *two_of_three, majority_tie="spades_shared_by_two") == (1, 1, 0)
    assert points("cards", "2C", "4C", "-", majority_tie="spades_shared_by_two") == (0, 0, 0)
    assert points("spades", "2S", "4S", "6S", majority_tie="spades_shared_by_two") == (0, 0, 0)
    assert points("spades", "2S", "4S", majority_tie="spades_shared_by_two") == (0, 0)


def test_the_side_with_more_spades_gets_the_cards_in_the_portuguese_game() -> None:
    spades_and_more = SPADES + DIAMONDS
    assert points("cards", spades_and_more, HEARTS + CLUBS, portuguese=True) == (3, 0)
    assert points("cards", "2C3S", "4C5C", "6C7S", majority_tie="most_spades_gets_cards") == (0, 0, 0)


def test_what_nobody_gets_is_carried_to_the_next_round() -> None:
    rules = variant_rules("classic", majority_tie="carry_over")
    level = score_round(at_the_end(rules, ("2C3S", "4C5S"), [], 0))
    assert (level.points, level.carried) == ((0, 0), {"cards": 3, "spades": 1})
    again = score_round(at_the_end(rules, ("2C3S", "4C"), [], 0), level.carried)
    assert again.points == (6 + 2, 0)
    assert again.carried == {}
    twice = score_round(
        at_the_end(
            rules,
            (
                "2C",
                "4C5S",
            ),
            [],
            0,
        ),
        {"cards": 3},
    )
    assert (twice.points, twice.carried) == ((0, 6 + 1), {})
    still = score_round(at_the_end(rules, ("2C4S", "4C5S"), [], 0), level.carried)
    assert still.carried == {"cards": 6, "spades": 2}


def test_an_absolute_majority_is_more_than_half() -> None:
    clubs_and_some = CLUBS + HEARTS
    absolute: dict[str, Any] = {"majority_rule": "more_than_half"}
    assert points("cards", clubs_and_some, "2S", "3S", **absolute) == (0, 0, 0)
    assert points("cards", clubs_and_some + "2D", "2S", "3S", **absolute) == (3, 0, 0)
    assert points("spades", SPADES[:12], "QS", "KS", **absolute) == (0, 0, 0)
    assert points("spades", SPADES[:14], "QS", "KS", **absolute) == (1, 0, 0)


def test_the_last_capture_can_be_worth_a_point_of_its_own() -> None:
    assert points("last_capture", "2C3C", "4C", last_capture_point=1, last=1) == (0, 1)


@pytest.mark.parametrize(
    ("variant", "spades"),
    [
        ("spade", {"S": 13, "JS": 1}),
        ("spade_25", {"S": 13, "JS": 1, "most": 1}),
        ("spade_26", {"S": 13, "JS": 1, "AS": 1, "most": 1}),
    ],
)
def test_points_of_spades_in_spade_casino(variant: str, spades: dict[str, int]) -> None:
    """One side has all spades, including 2S and the ace, which score 1 more, as in every game."""
    rules = variant_rules(variant)
    sheet = score_round(at_the_end(rules, (SPADES, HEARTS + DIAMONDS + CLUBS), [], 1))
    assert sheet.points == (sum(spades.values()) + 1 + 1, 3 + 2 + 3)


def test_points_of_diamond_cassino() -> None:
    rules = variant_rules("diamond")
    small = {suit: cards[: 2 * 10] for suit, cards in zip("SHDC", (SPADES, HEARTS, DIAMONDS, CLUBS), strict=True)}
    # Most cards 1, most diamonds 1, the seven of diamonds 1; sweeps 1 each; no points for TD, 2S and single aces.
    sheet = score_round(at_the_end(rules, (small["D"] + small["S"] + "2H", small["C"]), ["2H", ""], 0))
    assert sheet.points == (1 + 1 + 1 + 1, 0)
    others = small["C"].replace("7C", "") + "6S6H6DASAHADTD9D8D5D2S3S"
    sevens = score_round(at_the_end(rules, ("7S7H7C7D", others), [], 0))
    # The other side scores for the sixes, the aces, 21 cards and six diamonds.
    assert sevens.points == (2 + 1, 2 + 2 + 1 + 1)


@pytest.mark.parametrize(
    ("seats", "cards", "diamonds", "points"),
    [(2, 21, 6, (2, 0)), (2, 20, 6, (1, 0)), (2, 21, 5, (1, 0)), (2, 20, 5, (0, 0)), (3, 18, 4, (2, 0, 0))],
)
def test_diamond_cassino_asks_for_21_cards_and_6_diamonds_of_two(
    seats: int, cards: int, diamonds: int, points: tuple[int, ...]
) -> None:
    """Of two players, one needs 21 cards and 6 diamonds, even if the other has fewer; of three, the most (section 17).

    The residue goes to nobody, so that both players of two can have fewer.
    """
    rules = variant_rules("diamond", seats, residue_to="nobody")
    red = ["AD", "2D", "3D", "4D", "5D", "6D"][:diamonds]
    others = [str(card) for card in pack() if card.suit in "SHC" and card.rank in "2345689T"]
    piles = ("".join(red + others[: cards - diamonds]), "8D9D" + "".join(others[-2:]), *[""] * (seats - 2))
    assert score_round(at_the_end(rules, piles, [], 0)).points == points


def test_all_eleven() -> None:
    everything, nothing = SPADES + HEARTS + DIAMONDS + CLUBS, ""
    assert scored(everything, nothing, all_eleven_bonus="plus_1").points == (12, 0)
    assert scored(everything, nothing, all_eleven_bonus="plus_1", sweep_points=1, sweeps=",4C").points == (12, 1)
    assert scored(everything.replace("AC", ""), "AC", all_eleven_bonus="plus_1").points == (10, 1)
    assert scored(SPADES + HEARTS + "ADTD", CLUBS[2:], all_eleven_bonus="plus_1").points == (3 + 1 + 2 + 1 + 3, 0)
    for bonus, number, won in (
        ("first_round_wins", 1, Outcome(0, "all_eleven")),
        ("first_round_wins", 2, None),
        ("always_wins", 2, Outcome(0, "all_eleven")),
    ):
        rules = variant_rules("classic", all_eleven_bonus=bonus)
        sheet = score_round(at_the_end(rules, (everything, nothing), [], 0))
        assert outcome(rules, (0, 0), sheet, (), number) == won


# --- The end of the game ----------------------------------------------------------------------------


def sheet_of(rules: Rules, *sides: dict[str, int]) -> ScoreSheet:
    """Return a score sheet with given points: aces are named by their cards, sweeps by their number."""
    codes = ("cards", "spades", "big_casino", "little_casino", "sweeps", "last_capture")
    none: tuple[tuple[Card, ...], ...] = ((),) * len(sides)
    items = [Item(code, points, points, none) for code in codes if any(points := tuple(s.get(code, 0) for s in sides))]
    aces = tuple(tuple(Card(name) for name in side if name[0] == "A") for side in sides)
    items.append(Item("aces", tuple(map(len, aces)), tuple(map(len, aces)), aces))
    totals = tuple(sum(item.points[side] for item in items) for side in range(len(sides)))
    assert len(sides) == rules.sides
    return ScoreSheet(tuple(items), totals)


def ended(
    before: tuple[int, ...],
    *sides: dict[str, int],
    order: str | None = None,
    sweepers: tuple[int, ...] = (),
    **options: Any,
) -> Outcome | None:
    rules = variant_rules("classic", len(before), countout_order=order, sweep_points=1, **options)
    return outcome(rules, before, sheet_of(rules, *sides), sweepers)


def test_a_game_goes_on_below_the_target() -> None:
    assert ended((17, 18), {"cards": 3}, {"big_casino": 2}) is None


def test_the_highest_total_at_the_target_wins() -> None:
    assert ended((18, 18), {"cards": 3}, {"big_casino": 2}) == Outcome(0, "target")
    assert ended((18, 20), {"cards": 3}, {"big_casino": 2}) == Outcome(1, "target")
    assert ended((18, 20, 20), {"cards": 3}, {"big_casino": 2, "AS": 1}, {"AC": 1}) == Outcome(1, "target")
    assert ended((8, 8), {"cards": 3}, {"big_casino": 2}, target=11) == Outcome(0, "target")


def test_level_totals_mean_a_further_round() -> None:
    assert ended((18, 19), {"cards": 3}, {"big_casino": 2}) is None
    assert ended((21, 21), {"cards": 3}, {"big_casino": 2}) == Outcome(0, "target")
    assert ended((21, 21), {"AS": 1, "AC": 1}, {"big_casino": 2}) is None
    assert ended((21, 21, 15), {}, {}, {"cards": 3, "big_casino": 2}) is None
    assert ended((21, 21, 18), {}, {}, {"cards": 3, "big_casino": 2}) == Outcome(2, "target")


@pytest.mark.parametrize("order", ["sweeps_in_order", "more_sweeps"])
def test_countout_hands_out_the_points_in_order(order: str) -> None:
    much = {"spades": 1, "big_casino": 2, "little_casino": 1}
    assert ended((18, 20), {"cards": 3}, much, order=order) == Outcome(0, "countout")
    assert ended((19, 20), {"cards": 3}, {"spades": 1}, order=order) == Outcome(0, "countout")
    assert ended((20, 20), {"big_casino": 2}, {"spades": 1}, order=order) == Outcome(1, "countout")
    assert ended((20, 20), {"little_casino": 1}, {"big_casino": 2}, order=order) == Outcome(1, "countout")


@pytest.mark.parametrize("order", ["sweeps_in_order", "more_sweeps"])
def test_countout_takes_the_aces_in_the_order_spades_clubs_hearts_diamonds(order: str) -> None:
    assert ended((20, 20), {"AC": 1, "AH": 1}, {"AS": 1}, order=order) == Outcome(1, "countout")
    assert ended((20, 20), {"AH": 1, "AD": 1}, {"AC": 1}, order=order) == Outcome(1, "countout")
    assert ended((20, 20), {"AD": 1}, {"AH": 1}, order=order) == Outcome(1, "countout")


@pytest.mark.parametrize("order", ["sweeps_in_order", "more_sweeps"])
def test_countout_is_for_several_sides_that_reach_the_target_at_once(order: str) -> None:
    assert ended((17, 20), {"cards": 3}, {"big_casino": 2}, order=order) == Outcome(1, "target")
    # If both sides had reached the target before the round, the higher total wins.
    assert ended((21, 22), {"cards": 3, "AS": 1}, {"big_casino": 2}, order=order) == Outcome(0, "target")
    assert ended((21, 22), {"cards": 3}, {"big_casino": 2}, order=order) is None


def test_sweeps_are_counted_out_one_by_one() -> None:
    sweeps = ({"sweeps": 3}, {"sweeps": 2})
    assert ended((19, 19), *sweeps, order="sweeps_in_order", sweepers=(0, 1, 1, 0, 0)) == Outcome(1, "countout")
    assert ended((19, 19), *sweeps, order="sweeps_in_order", sweepers=(0, 1, 0, 1, 0)) == Outcome(0, "countout")


def test_or_more_sweeps_win() -> None:
    assert ended((19, 19), {"sweeps": 3}, {"sweeps": 2}, order="more_sweeps", sweepers=(1, 1, 0, 0, 0)) == Outcome(
        0, "countout"
    )
    assert ended((19, 20), {"sweeps": 2}, {"sweeps": 2}, order="more_sweeps", sweepers=(0, 1, 1, 0)) is None


def test_more_sweeps_of_a_side_below_the_target_do_not_win() -> None:
    sweeps = ({"sweeps": 2}, {"sweeps": 1}, {"sweeps": 3})
    won = ended((19, 20, 3), *sweeps, order="more_sweeps", sweepers=(2, 0, 2, 1, 0, 2))
    assert won == Outcome(0, "countout")


@pytest.mark.parametrize("order", ["sweeps_in_order", "more_sweeps"])
def test_the_last_capture_is_counted_out_with_the_cards(order: str) -> None:
    award: dict[str, Any] = {"cards_award": "2_most_plus_1_last_capture"}
    assert ended((20, 20), {"spades": 1}, {"last_capture": 1}, order=order, **award) == Outcome(1, "countout")


def test_base_points_count_before_sweeps_in_the_american_game() -> None:
    def won(before: tuple[int, ...], *sides: dict[str, int]) -> Outcome | None:
        rules = variant_rules("american", len(before))
        return outcome(rules, before, sheet_of(rules, *sides))

    # 18 and 3 are 21; 19, 1 and two sweeps are 22, but only 20 without the sweeps.
    assert won((18, 19), {"cards": 3}, {"spades": 1, "sweeps": 2}) == Outcome(0, "countout")
    # Both sides reach 21 by base points, so sweeps are added and the higher total wins.
    assert won((18, 19), {"cards": 3}, {"big_casino": 2, "sweeps": 1}) == Outcome(1, "target")
    # Neither side reaches 21 by base points alone.
    assert won((18, 19), {"big_casino": 2, "sweeps": 1}, {"spades": 1, "sweeps": 3}) == Outcome(1, "target")
    assert won((18, 19), {"cards": 3}, {"big_casino": 2}) is None
    assert won((17, 19), {"cards": 3}, {"spades": 1, "sweeps": 1}) == Outcome(1, "target")


def test_rounds_are_counted_in_california_and_level_sides_share() -> None:
    for seats in (2, 3, 4, 6):
        rules = variant_rules("california", seats)
        sheet = sheet_of(rules, {"cards": 3}, *({} for _ in range(seats - 1)))
        before = (10, *(5 for _ in range(seats - 2)), 13)
        assert outcome(rules, before, sheet, (), 2 * seats - 1) is None
        assert outcome(rules, before, sheet, (), 2 * seats) == Outcome(0, "rounds", (seats - 1,))
        assert outcome(rules, (9, *before[1:]), sheet, (), 2 * seats) == Outcome(seats - 1, "rounds")


def test_without_a_target_a_single_round_decides() -> None:
    rules = variant_rules("classic", target=None)
    assert outcome(rules, (0, 0), sheet_of(rules, {"cards": 3}, {"spades": 1}), (), 1) == Outcome(0, "rounds")


def test_the_margin_of_spade_cassino_is_doubled_when_the_loser_is_far_behind() -> None:
    rules = variant_rules("spade_26")

    def margin(*before: int) -> int:
        won = outcome(rules, before, sheet_of(rules, {"cards": 3}, {}))
        assert won is not None
        return won.margin

    assert margin(60, 40) == 63 - 40
    assert margin(60, 31) == 63 - 31
    assert margin(60, 30) == 2 * (63 - 30)
    spade = variant_rules("spade")
    assert outcome(spade, (60, 20), sheet_of(spade, {"cards": 3}, {})) == Outcome(0, "target", margin=0)


def test_six_points_are_enough_in_royal_six() -> None:
    rules = variant_rules("royal_six")
    sheet = sheet_of(rules, {"cards": 3, "big_casino": 2, "AS": 1}, {"little_casino": 1, "spades": 1, "AC": 1})
    assert outcome(rules, (0, 0), sheet) == Outcome(0, "target")
    five = sheet_of(rules, {"cards": 3, "big_casino": 2}, {"little_casino": 1, "AC": 1, "AD": 1, "AS": 1, "AH": 1})
    assert outcome(rules, (0, 0), five) is None


# --- Against the reference --------------------------------------------------------------------------


def random_round(rng: Random, rules: Rules) -> tuple[Position, list[int]]:
    """Return the end of a round with random piles, sometimes very unequal ones, and the sides that swept, in order."""
    pack = list(rules.pack)
    rng.shuffle(pack)
    piles: list[list[Card]] = [[] for _ in range(rules.sides)]
    weights = [rng.choice((1, 1, 1, 40)) for _ in piles]
    for card in pack[: rng.choice((0, 8, 30, len(pack), len(pack), len(pack)))]:
        rng.choices(piles, weights)[0].append(card)
    sweepers = [side for side in rng.choices(range(rules.sides), k=rng.randint(0, 6)) if piles[side]]
    counts = [sweepers.count(side) for side in range(rules.sides)]
    if rules.scoring.sweep_cancel == "all_players_have_one":
        counts = [number - min(counts) for number in counts]
    marks = [rng.choices(piles[side], k=number) if number else [] for side, number in enumerate(counts)]
    texts = ("".join(pile) for pile in piles)
    last = rng.choice([None, *range(rules.seats)])
    return at_the_end(rules, tuple(texts), ["".join(cards) for cards in marks], last), sweepers


def random_scoring(rng: Random) -> Rules:
    """Return a preset's rules at one of its tables, or classic rules with house rules about points and the end."""
    if rng.random() < 0.5:
        preset, seats, team = rng.choice(CLOSED_TABLES)
        return variant_rules(preset, seats, team)
    options = scored_by(rng, {})
    seats, team = random_table(rng, options)
    return variant_rules("classic", seats, team, **options)


@pytest.mark.parametrize("part", range(0, 4, amount(2, 1)))
def test_rounds_score_and_end_as_in_the_reference(part: int) -> None:
    rng = Random(f"scores {part}")
    reasons = set()
    for _ in range(amount(700, 50_000)):
        rules = random_scoring(rng)
        position, sweepers = random_round(rng, rules)
        options = options_of(rules)
        carried = {"cards": rng.randint(0, 3), "spades": 1} if rules.scoring.majority_tie == "carry_over" else {}
        sheets = reference_sheets(position, carried)
        sheet = score_round(position, carried)
        assert list(sheet.points) == reference.round_points(sheets, options)
        target, number = rules.ending.target, rng.randint(1, 2 * rules.seats)
        top = 21 if target is None else target - (rules.ending.overshoot != "wins")
        before = tuple(rng.randint(max(0, top - 8), top + rng.choice((-1, -1, 2))) for _ in range(rules.sides))
        if target is None and rules.ending.level == "clearer":
            before = (0,) * rules.sides  # Callabra is a single round
        counting, won = settled(rules, before, sheet, tuple(sweepers), number)
        if rules.ending.overshoot != "wins":
            assert list(counting.points) == reference.not_too_far(list(before), list(sheet.points), options)
        if rules.ending.endgame != "open":
            won = outcome(rules, before, sheet, tuple(sweepers), number)
        assert winners(won) == reference_winners(before, sheets, sweepers, position, number)
        reasons.add(None if won is None else won.reason)
    assert reasons >= {None, "target", "countout", "rounds"}  # winning all eleven is rare: it has separate tests


def winners(won: Outcome | None) -> list[int]:
    return [] if won is None else sorted((won.side, *won.shared))


def reference_winners(
    before: tuple[int, ...], sheets: list[reference.Sheet], sweepers: list[int], position: Position, number: int
) -> list[int]:
    """Return the winners after a round by the reference: none if the game goes on, several if they share the win."""
    rules, options = position.rules, options_of(position.rules)
    everything = reference.winner_by_all_eleven(sheets, options, number)
    if everything is not None:
        return [everything]
    if rules.ending.target is None and rules.ending.rounds is None and rules.ending.level == "clearer":
        captured = [list(map(str, pile)) for pile in position.captured]
        return reference.winners_of_callabra(captured, sweepers[-1] if sweepers else None)
    if rules.ending.target is None:
        return reference.winners_without_target(list(before), sheets, options, number, rules.seats)
    piles = [list(map(str, pile)) for pile in position.piles]
    won = reference.game_over(list(before), sheets, sweepers, options, piles)
    return [] if won is None else [won]


@pytest.mark.parametrize("part", range(0, 4, amount(2, 1)))
def test_points_so_far_are_those_of_the_reference(part: int) -> None:
    rng = Random(f"so far {part}")
    for _ in range(amount(150, 20_000)):
        rules = random_scoring(rng)
        position, _ = random_round(rng, rules)
        fined = tuple(rng.choices(range(rules.seats), k=rng.randint(0, 2))) if rules.building.trail_fine else ()
        position = replace(position, variant_state=replace(position.variant_state, fines=fined))
        assert list(points_so_far(position).points) == so_far(position, {})
