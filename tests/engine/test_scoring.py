"""The score sheet item by item, the end of the game, and both against the reference."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from casino_core.cards import Card
from casino_core.contradictions import RulesError
from casino_core.dealing import new_round
from casino_core.notation import parse_cards
from casino_core.outcome import Outcome, outcome
from casino_core.position import Position
from casino_core.rules import Rules
from casino_core.scoring import Item, ScoreSheet, score_round
from casino_core.variants import variant_rules
from tests.engine.amount import amount
from tests.engine.games import random_rules
from tests.reference import scoring as reference
from tests.reference.classic import Options

SPADES = "AS2S3S4S5S6S7S8S9STSJSQSKS"
HEARTS = "AH2H3H4H5H6H7H8H9HTHJHQHKH"
DIAMONDS = "AD2D3D4D5D6D7D8D9DTDJDQDKD"
CLUBS = "AC2C3C4C5C6C7C8C9CTCJCQCKC"


def scored(*piles: str, seats: int = 2, team: int = 1, sweeps: str = "", last: int = 0, **options: Any) -> ScoreSheet:
    """The sheet of a round with these piles; `sweeps` are the capturing cards, by side, apart by commas."""
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


# --- The end of the game ----------------------------------------------------------------------------


def sheet_of(rules: Rules, *sides: dict[str, int]) -> ScoreSheet:
    """A score sheet with these points: aces are named by their cards, sweeps by their number."""
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


@pytest.mark.parametrize("order", ["pagat_000", "pagat_001"])
def test_countout_hands_out_the_points_in_order(order: str) -> None:
    much = {"spades": 1, "big_casino": 2, "little_casino": 1}
    assert ended((18, 20), {"cards": 3}, much, order=order) == Outcome(0, "countout")
    assert ended((19, 20), {"cards": 3}, {"spades": 1}, order=order) == Outcome(0, "countout")
    assert ended((20, 20), {"big_casino": 2}, {"spades": 1}, order=order) == Outcome(1, "countout")
    assert ended((20, 20), {"little_casino": 1}, {"big_casino": 2}, order=order) == Outcome(1, "countout")


@pytest.mark.parametrize("order", ["pagat_000", "pagat_001"])
def test_countout_takes_the_aces_in_the_order_spades_clubs_hearts_diamonds(order: str) -> None:
    assert ended((20, 20), {"AC": 1, "AH": 1}, {"AS": 1}, order=order) == Outcome(1, "countout")
    assert ended((20, 20), {"AH": 1, "AD": 1}, {"AC": 1}, order=order) == Outcome(1, "countout")
    assert ended((20, 20), {"AD": 1}, {"AH": 1}, order=order) == Outcome(1, "countout")


@pytest.mark.parametrize("order", ["pagat_000", "pagat_001"])
def test_countout_is_for_several_sides_that_reach_the_target_at_once(order: str) -> None:
    assert ended((17, 20), {"cards": 3}, {"big_casino": 2}, order=order) == Outcome(1, "target")
    # After an undecided round the higher total wins.
    assert ended((21, 22), {"cards": 3, "AS": 1}, {"big_casino": 2}, order=order) == Outcome(0, "target")
    assert ended((21, 22), {"cards": 3}, {"big_casino": 2}, order=order) is None


def test_sweeps_are_counted_out_one_by_one() -> None:
    sweeps = ({"sweeps": 3}, {"sweeps": 2})
    assert ended((19, 19), *sweeps, order="pagat_000", sweepers=(0, 1, 1, 0, 0)) == Outcome(1, "countout")
    assert ended((19, 19), *sweeps, order="pagat_000", sweepers=(0, 1, 0, 1, 0)) == Outcome(0, "countout")


def test_or_more_sweeps_win() -> None:
    assert ended((19, 19), {"sweeps": 3}, {"sweeps": 2}, order="pagat_001", sweepers=(1, 1, 0, 0, 0)) == Outcome(
        0, "countout"
    )
    assert ended((19, 20), {"sweeps": 2}, {"sweeps": 2}, order="pagat_001", sweepers=(0, 1, 1, 0)) is None


def test_more_sweeps_of_a_side_below_the_target_do_not_win() -> None:
    sweeps = ({"sweeps": 2}, {"sweeps": 1}, {"sweeps": 3})
    won = ended((19, 20, 3), *sweeps, order="pagat_001", sweepers=(2, 0, 2, 1, 0, 2))
    assert won == Outcome(0, "countout")


@pytest.mark.parametrize("order", ["pagat_000", "pagat_001"])
def test_the_last_capture_is_counted_out_with_the_cards(order: str) -> None:
    award: dict[str, Any] = {"cards_award": "2_most_plus_1_last_capture"}
    assert ended((20, 20), {"spades": 1}, {"last_capture": 1}, order=order, **award) == Outcome(1, "countout")


# --- Against the reference --------------------------------------------------------------------------


def random_round(rng: Random, rules: Rules) -> tuple[Position, list[int]]:
    """Captured cards at random, few or all of them, and who swept in which order."""
    pack = list(rules.pack)
    rng.shuffle(pack)
    piles: list[list[Card]] = [[] for _ in range(rules.sides)]
    for card in pack[: rng.choice((0, 8, 30, 52, 52, 52))]:
        rng.choice(piles).append(card)
    sweepers = [side for side in rng.choices(range(rules.sides), k=rng.randint(0, 6)) if piles[side]]
    marks = [rng.choices(piles[side], k=sweepers.count(side)) if piles[side] else [] for side in range(rules.sides)]
    texts = ("".join(pile) for pile in piles)
    last = rng.choice([None, *range(rules.seats)])
    return at_the_end(rules, tuple(texts), ["".join(cards) for cards in marks], last), sweepers


def reference_options(rules: Rules) -> Options:
    return {
        "sweep_points": rules.scoring.sweep_points,
        "cards_award": rules.scoring.cards_award,
        "difference_scoring": rules.scoring.difference_scoring,
        "target": rules.ending.target,
        "countout_order": rules.ending.countout_order,
    }


@pytest.mark.parametrize(("seats", "team"), [(2, 1), (3, 1), (4, 1), (4, 2)])
def test_rounds_score_and_end_as_in_the_reference(seats: int, team: int) -> None:
    rng = Random(f"scores {seats} {team}")
    reasons = set()
    for _ in range(amount(1500, 50_000)):
        rules = random_rules(rng, seats, team)
        if rng.random() < 0.5:
            rules = replace(rules, ending=replace(rules.ending, countout_order=rng.choice(("pagat_000", "pagat_001"))))
        position, sweepers = random_round(rng, rules)
        options = reference_options(rules)
        last = None if position.last_capturer is None else rules.side_of[position.last_capturer]
        piles = [list(map(str, pile)) for pile in position.piles]
        counts = [len(cards) for cards in position.sweeps]
        items = reference.score_round(piles, counts, options, last)
        sheet = score_round(position)
        assert list(sheet.points) == reference.round_points(items, options)
        target = rules.ending.target or 21
        before = tuple(rng.randint(target - 8, target + rng.choice((-1, -1, 2))) for _ in range(rules.sides))
        won = outcome(rules, before, sheet, tuple(sweepers))
        assert (None if won is None else won.side) == reference.game_over(list(before), items, sweepers, options)
        reasons.add(None if won is None else won.reason)
    assert reasons == {None, "target", "countout"}
