"""The game of the week: the same for everyone, from a different place each week, stored by week."""

from __future__ import annotations

from datetime import date, timedelta
from itertools import pairwise

import pytest

from casino_core.game import new_game
from casino_core.rules.variants import VARIANTS
from tests.table.markup import read
from tests.worker.visitor import Buttons, Visitor
from web.generator.home import games_of_weeks
from web.rulebook.families import FAMILIES, family_of, profile
from web.worker.match.weekly import (
    FIRST_MONDAY,
    ROTATION,
    game_of_week,
    known_weeks,
    monday_of,
    requested_week,
    rules,
    week_played,
    weekly_game,
)

THIS_WEEK = "2026-W47"  # the week of 22 November 2026, the date of the visits


def week(number: int) -> str:
    """Return the name of the week that is ``number`` weeks after the first one, computed by Python's calendar."""
    year, name, _ = (date.fromisoformat(FIRST_MONDAY) + timedelta(weeks=number)).isocalendar()
    return f"{year}-W{name:02d}"


def test_every_week_has_another_game_from_another_place() -> None:
    games = [game_of_week(week(number)) for number in range(-5, 120)]
    assert games[5 : 5 + len(ROTATION)] == [*ROTATION]
    for before, after in pairwise(games):
        alike = f"{before} and {after} share a place or a family, so they cannot be neighbours in ROTATION"
        assert not set(profile(before).places) & set(profile(after).places), alike
        assert family_of(before) != family_of(after), alike


def test_the_rotation_goes_through_all_families_and_places() -> None:
    assert len({*ROTATION}) == len(ROTATION)
    assert "classic" not in ROTATION
    assert {family_of(game) for game in ROTATION} == {*FAMILIES}
    assert {place for game in ROTATION for place in profile(game).places} == {
        place for game in VARIANTS for place in profile(game).places
    }


@pytest.mark.parametrize("game", ROTATION)
def test_the_game_of_a_week_is_known_again_and_no_other_is(game: str) -> None:
    name = week(ROTATION.index(game))
    saved = weekly_game(name)
    assert saved.game.rules.variant == game
    assert len(saved.bots) == saved.game.rules.seats - 1
    assert week_played(saved.game, saved.bots) == name
    assert week_played(saved.game, ("nia", *saved.bots[1:])) == ""
    assert week_played(new_game(rules(name), f"{THIS_WEEK}")[0], saved.bots) == ""


def test_news_is_shown_for_every_game() -> None:
    new = {each["game"].id: each["differences"] for each in games_of_weeks()["weeks"]}
    assert all(1 <= len(news) <= 6 for news in new.values())
    assert ("What wins", "the fewest points", "the most points") in new["krypkasino"]
    assert ("Building", "no building", "with a card from the hand") in new["kasino_se"]
    assert ("Equal cards", "must all be taken", "may be left") in new["dominican"]
    assert [here for label, here, _ in new["pluck"]] == [
        "Once a deal you may take a loose card as well as playing your own."
    ]


@pytest.mark.parametrize(
    ("text", "expected", "fault"),
    [
        ("this", THIS_WEEK, ""),
        ("", THIS_WEEK, ""),
        ("2026-W40", "2026-W40", ""),
        ("2026-W48", THIS_WEEK, "wrong.week-ahead"),
        ("2026-W54", THIS_WEEK, "wrong.week"),
        ("2026-W00", THIS_WEEK, "wrong.week"),
        ("0000-W01", THIS_WEEK, "wrong.week"),
        ("soon", THIS_WEEK, "wrong.week"),
    ],
)
def test_a_link_asks_for_a_week(text: str, expected: str, fault: str) -> None:
    name, faults = requested_week(text, "2026-11-22")
    assert name == expected
    assert [each.key for each in faults] == [fault] * bool(fault)
    assert monday_of(name) >= 0


def test_the_link_of_the_week_deals_and_continues_it() -> None:
    visitor = Visitor("week", address="?weekly=this")
    assert visitor.session.match.game == weekly_game(THIS_WEEK).game
    title = read(visitor.html).one(id="bar").one("h1").text
    assert title.startswith(f"{VARIANTS[ROTATION[0]].name} ")
    assert "game of the week" in title
    mine = begun(visitor).session.match.game
    visitor.arrive(address="?weekly=this")
    assert visitor.session.match.game == mine
    wrong = Visitor("wrong", address="?weekly=2099-W01")
    assert "is not out yet" in Buttons(wrong.dialog).text


def begun(visitor: Visitor) -> Visitor:
    """Return the visitor after the first play."""
    visitor.rest()
    while not visitor.session.match.under_way:
        visitor.move()
    return visitor


def test_a_result_is_stored_once_by_week() -> None:
    visitor = begun(Visitor("kept", address="?weekly=this"))
    visitor.do("resign:sure")
    ((kept, result),) = visitor.added["weeks"].items()
    assert kept == THIS_WEEK
    assert result.keys() == {"game", "totals", "won", "on"}
    assert (result["game"], result["won"]) == (ROTATION[0], False)
    assert "This is your result for the game of the week." in visitor.html
    visitor.arrive(address="?weekly=this")
    begun(visitor).do("resign:sure")
    assert visitor.added["weeks"] == {THIS_WEEK: result}


@pytest.mark.parametrize(
    "stored", [None, 3, [], {THIS_WEEK: 3}, {THIS_WEEK: {"totals": "x"}}, {"x": {"totals": [1, 2]}}]
)
def test_invalid_stored_results_are_skipped(stored: object) -> None:
    assert known_weeks(stored) == {}
    assert Visitor(weeks=stored, address="?weekly=this").session.match.game == weekly_game(THIS_WEEK).game
