"""The arena: its matches, and the strength of the bots on a small number of deals."""

from __future__ import annotations

from itertools import pairwise

import pytest

from casino_core.bots import BOTS
from casino_core.cards import Chance
from casino_core.position.actions import Action
from casino_core.position.position import Position
from casino_core.position.view import Played, view
from casino_core.rules.parts import with_fields
from casino_core.rules.variants import VARIANTS, variant_rules
from tests.bots.arena import (
    PLAYERS,
    SLICES,
    Chooser,
    Dealt,
    Match,
    ahead,
    answer,
    answered,
    play_deal,
    play_round,
    request,
    share_won,
)
from tests.bots.estimate import Tally
from tests.engine.amount import amount

DEALS = amount(16, 400)


def margin(bot: str, others: str, rules: str = "classic") -> float:
    """Return the mean lead of a bot over copies of another bot, in points a round."""
    deals = DEALS if rules == "classic" else DEALS // 2
    return Tally(play_deal(Match(bot, others, rules), number).lead for number in range(deals)).mean


def untimed(bot: str) -> Chooser:
    return lambda position, played, chance: PLAYERS[bot].choose(view(position, position.actor, played), chance, SLICES)


def without_times(dealt: Dealt) -> tuple[float, float]:
    return dealt.lead, dealt.won


# --- Strength ---------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize(
    ("bot", "others", "least"),
    [
        ("nia", "greedy", 1.5),
        pytest.param("nia", "otto", 2.5, marks=pytest.mark.full),
        ("greedy", "otto", 0.5),
        ("otto", "random", 3.5),
    ],
)
def test_two_handed(bot: str, others: str, least: float) -> None:
    assert margin(bot, others) > least


@pytest.mark.full
@pytest.mark.parametrize(
    ("table", "least"), amount([("seats=3", 0.5)], [("seats=3", 0.5), ("seats=4", 0.3), ("seats=4,team=2", 0.8)])
)
def test_who_counts_at_larger_tables(table: str, least: float) -> None:
    assert margin("vera", "greedy", f"classic:{table}") > least


# --- Playing ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("bot", list(BOTS)[amount(1, 0) :: amount(3, 1)])
def test_places_favour_nobody(bot: str) -> None:
    dealt = play_deal(Match(bot, bot, "classic:seats=3", 3), 7)
    assert dealt.lead == pytest.approx(0)
    assert dealt.won == pytest.approx(1 / 3)


@pytest.mark.parametrize("variant", VARIANTS)
def test_it_plays_every_game(variant: str) -> None:
    """This includes games in which a turn has several actions, or in which another seat may be asked a question."""
    dealt = play_deal(Match("random", "greedy", variant), 1)
    assert 0 <= dealt.won <= 1
    assert all(dealt.times)


@pytest.mark.parametrize(("seats", "team"), [(2, 1), (3, 1), (4, 2)])
def test_every_deal_is_played_once_for_every_side(seats: int, team: int) -> None:
    rules = variant_rules("classic", seats, team)
    leads, won = [], []
    for own in range(rules.sides):
        choosers = [untimed("greedy" if seat % rules.sides == own else "random") for seat in range(seats)]
        points = list(play_round(rules, "arena 5", choosers))
        mine = points.pop(own)
        leads.append(mine - sum(points) / len(points))
        won.append(mine > max(points))
    dealt = play_deal(Match("greedy", "random", f"classic:seats={seats},team={team}"), 5)
    assert dealt.lead == pytest.approx(sum(leads) / rules.sides)
    assert dealt.won == pytest.approx(sum(won) / rules.sides)
    assert len(dealt.times[0]) + len(dealt.times[1]) == 48 * rules.sides, "each card but those dealt to the table"


def test_players_see_the_record_of_the_round() -> None:
    records: list[Played] = []
    choose = untimed("greedy")

    def listening(position: Position, played: Played, chance: Chance) -> Action:
        records.append(played)
        return choose(position, played, chance)

    rules = variant_rules("classic")
    play_round(rules, "arena 3", [listening, listening])
    assert [len(played) for played in records] == list(range(48))
    assert all(later[:-1] == sooner for sooner, later in pairwise(records))
    assert [seat for seat, _ in records[-1]] == [0, 1] * 23 + [0]


def test_leads_and_shares_by_hand() -> None:
    assert [ahead((7, 3, 2), side) for side in range(3)] == [4.5, -1.5, -3]
    assert [share_won((7, 3, 7), side) for side in range(3)] == [0.5, 0, 0.5]
    assert [share_won((4, 4), side) for side in range(2)] == [0.5, 0.5]
    assert [share_won((-2, -9), side) for side in range(2)] == [1, 0]


def test_where_points_are_to_be_avoided_fewer_are_better() -> None:
    rules = variant_rules("classic")
    avoiding = with_fields(rules, {"lowest_wins": True})
    choosers = [untimed("greedy"), untimed("random")]
    points = play_round(rules, "seed", choosers)
    assert max(points) > 0
    assert play_round(avoiding, "seed", choosers) == tuple(-own for own in points)


@pytest.mark.slow
def test_deals_come_out_the_same_again_and_differ_from_each_other() -> None:
    match = Match("nia", "otto")
    once = [without_times(play_deal(match, number)) for number in range(5)]
    assert once == [without_times(play_deal(match, number)) for number in range(5)]
    assert len(set(once)) > 3


@pytest.mark.full
def test_a_budget_is_in_slices_or_by_the_clock() -> None:
    least = Match("vera", "otto", "classic", 1)
    default = [without_times(play_deal(Match("vera", "otto"), number)) for number in range(8)]
    hasty = [without_times(play_deal(least, number)) for number in range(8)]
    assert default != hasty
    eternal = Match("vera", "otto", "classic", 1e9, clocked=True)
    assert [without_times(play_deal(eternal, number)) for number in range(8)] == default
    instant = Match("vera", "otto", "classic", 1e-9, clocked=True)
    assert [without_times(play_deal(instant, number)) for number in range(8)] == hasty


@pytest.mark.full
def test_each_of_two_can_have_a_budget_of_its_own() -> None:
    """A bot that has a single slice plays against a copy that thinks to the end."""

    def leads(budget: float, others_budget: float | None) -> list[float]:
        return [
            play_deal(Match("vera", "vera", "classic", budget, others_budget=others_budget), n).lead for n in range(4)
        ]

    assert leads(100, None) == leads(1, None) == leads(100, 100) == [0] * 4
    hasty = leads(100, 1)
    assert any(hasty)
    assert leads(1, 100) == [-lead for lead in hasty]
    assert leads(100, 0) == hasty, "no budget at all is no reason to take that of the other"


def test_questions_and_answers_are_lines() -> None:
    match = Match("greedy", "random", "classic:seats=3", 20)
    line = answer(request(match, 3))
    assert "\n" not in line
    assert without_times(answered(line)) == without_times(play_deal(match, 3))
