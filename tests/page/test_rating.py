"""Ratings from finished games: they recover known strengths from simulated games, and never claim to be too certain."""

from itertools import pairwise
from random import Random
from typing import Any

import pytest

from casino_core.bots import LADDER
from tests.page.test_finished import finished
from tests.page.test_statistics import Outline, render
from web.generator.opponents import strengths
from web.page.rating import YOU, Posterior, Rating, counts, ratings
from web.page.statistics import summary
from web.shared.games import COUNTED
from web.shared.schema import Arena, FinishedGame

KNOWN = strengths()
TABLES = {f"{table['variant']}/{table['seating']}": table for table in KNOWN["tables"]}
CLASSIC = TABLES["classic/2"]
SPREAD = CLASSIC["spread"]


def game(number: int, margin: int, bot: str = "nia", **other: Any) -> FinishedGame:
    """Return a finished game of three rounds that the person has won or lost by a margin."""
    points = [[30 + margin, 30], [0, 0], [0, 0]]
    tally: dict[str, Any] = {"points": points, "margin": margin, **dict.fromkeys(COUNTED, 0)}
    entry: dict[str, Any] = {"totals": [30 + margin, 30], "won": margin > 0, "tally": tally, "bots": [bot]}
    return finished(number % 300, **{**entry, "game": f"classic/s{number}/5S/6S/7S", **other})


def heights(table: Arena = CLASSIC) -> dict[str, float]:
    """Return the strengths of the bots on the ladder, by bot, as they were measured at a table."""
    standing = Posterior(KNOWN["ladder"], table)
    return {bot: standing.mean(bot) for bot in standing.ladder}


def luck(strength: float, many: int, seed: int, bots: tuple[str, ...] = LADDER) -> list[FinishedGame]:
    """Return games of Casino for two between a player of a given strength and random bots."""
    random, where = Random(seed), heights()
    names = [random.choice(bots) for _ in range(many)]
    return [
        game(number, round(random.gauss(3 * (strength - where[bot]), SPREAD * 3**0.5)), bot)
        for number, bot in enumerate(names)
    ]


def rated(games: list[FinishedGame]) -> Rating:
    """Return the rating from games of Casino for two."""
    table_ratings, _ = ratings(summary(games).played, **KNOWN)
    return table_ratings[0] if table_ratings else Rating([], KNOWN["ladder"], CLASSIC)


@pytest.mark.parametrize("table", TABLES)
def test_the_ladder_is_as_the_arena_has_measured(table: str) -> None:
    steps = {(better, worse): lead for better, worse, lead, _ in TABLES[table]["measured"]}
    where = heights(TABLES[table])
    assert where["otto"] == 0
    assert len(where) > 4
    for below, above in pairwise(where):
        assert where[above] - where[below] == pytest.approx(steps[above, below], rel=0.02, abs=0.02)


def test_the_tables_are_those_of_the_arena() -> None:
    games = {"classic/2", "classic/2v2", "royal/2", "kasino_fi/2", "tablic/2", "krypkasino/2", "south_african/2"}
    assert set(TABLES) == games | {"swazi_two/2", "swazi/2v2"}
    assert all(list(heights(table)) == list(LADDER) for table in TABLES.values())


def at_table(table: str, strength: float, many: int, bots: list[str]) -> list[FinishedGame]:
    """Return games of a player of a given strength at a table, with the given bots in the other seats."""
    random, where, spread = Random(5), heights(TABLES[table]), TABLES[table]["spread"]
    sides = [[strength, *[where[bot] for bot in bots[1::2]]], [where[bot] for bot in bots[::2]]]
    lead = sum(sides[0]) / len(sides[0]) - sum(sides[1]) / len(sides[1])
    variant, _ = table.split("/")
    margins = [round(random.gauss(3 * lead, spread * 3**0.5)) for _ in range(many)]
    return [game(number, each, game=f"{variant}/s{number}/5S/6S/7S", bots=bots) for number, each in enumerate(margins)]


@pytest.mark.parametrize("table", TABLES)
def test_ratings_recover_the_strength_at_every_table(table: str) -> None:
    """The player is a fifth of the spread above the middle of the ladder; in teams, the partner is the weakest bot."""
    strength = max(heights(TABLES[table]).values()) / 2 + TABLES[table]["spread"] / 5
    bots = ["jonas", "otto", "jonas"] if "v" in table else ["jonas"]
    (rating,), unknown = ratings(summary(at_table(table, strength, 300, bots)).played, **KNOWN)
    assert f"{rating.variant}/{rating.seating}" == table
    assert (rating.games, rating.rounds, unknown) == (300, 900, [])
    assert abs(rating.posterior.mean(YOU) - strength) < rating.posterior.half_interval < 0.5 * TABLES[table]["spread"]


def test_unmeasured_tables_are_reported() -> None:
    three = game(2, 3, bots=["nia", "otto"], totals=[1, 2, 3])
    games = [game(1, 3), three, game(3, 3, "kit", game="royal/s/5S/6S/7S"), game(4, 3, game="swazi_two/s/5S/6S/7S")]
    table_ratings, unknown = ratings(summary(games).played, **KNOWN)
    assert [(rating.variant, rating.games) for rating in table_ratings] == [("classic", 1), ("swazi_two", 1)]
    assert unknown == games[1:3]
    text = Outline(render(games)).text
    assert "Casino (3, each alone) against Nia, Otto; Royal Casino against Kit." in text


def test_without_games_nothing_is_known() -> None:
    assert rated([]).posterior.neighbours() == (None, None)
    assert rated([]).course == []
    assert rated([game(1, 0)]).posterior.neighbours() == (None, None)


def test_more_games_narrow_the_interval() -> None:
    """The interval shrinks with more games, but never below the uncertainty of the bots' own strengths."""
    gives = [rated(luck(2.4, many, 1)).posterior.half_interval for many in (1, 10, 100, 1000)]
    assert gives == sorted(gives, reverse=True)
    assert gives[0] > 3
    assert 0.5 < gives[-1] < 1.5


@pytest.mark.parametrize("strength", [-2.0, 0.5, 2.4, 4.4, 7.0])
def test_intervals_hold_nine_times_in_ten(strength: float) -> None:
    right, where = 0, heights()
    for seed in range(40):
        below, above = rated(luck(strength, 30, seed)).posterior.neighbours()
        right += (below is None or where[below] <= strength) and (above is None or strength <= where[above])
    assert right >= 34


def test_the_best_and_the_weakest_are_described() -> None:
    assert rated(luck(12, 200, 1)).posterior.neighbours() == ("iris", None)
    assert rated(luck(-8, 200, 1)).posterior.neighbours() == (None, "otto")
    middle = len(LADDER) // 2
    below, above = rated(luck(heights()[LADDER[middle]], 300, 1)).posterior.neighbours()
    assert below in LADDER[:middle]
    assert above in LADDER[middle + 1 :]


def test_newer_games_weigh_more() -> None:
    early, late = luck(0, 100, 1), luck(5, 100, 2)
    assert rated(early + late).posterior.mean(YOU) > rated(late + early).posterior.mean(YOU) + 0.5


def test_only_whole_games_as_they_were_dealt_count() -> None:
    assert counts(game(1, 3))
    others: list[dict[str, Any]] = [
        {"takebacks": 1},
        {"again": True},
        {"resigned": True},
        {"skipped": True},
        {"joined": True},
    ]
    for other in others:
        assert not counts(game(1, 3, **other)), other
    slim = game(1, 3, game="classic/s")
    del slim["tally"]
    assert not counts(slim)
    assert rated([game(1, 3, "steady")]).posterior.mean(YOU) == rated([game(1, 3, "nia")]).posterior.mean(YOU)
    assert rated([game(1, 3, "nobody")]).games == 0


def test_the_course_has_at_most_one_point_a_game() -> None:
    for many in (1, 39, 40, 41, 400):
        course = rated(luck(2, many, 1)).course
        assert len(course) == min(40, many)
        assert course[-1][0] == many
        assert [games for games, _, _ in course] == sorted({games for games, _, _ in course})


def test_charts_are_described_in_words() -> None:
    html = render(luck(2.4, 120, 3))
    outline = Outline(html)
    assert not outline.open
    assert "Where you stand" in outline.text
    assert "Based on 120 games, 360 rounds." in outline.text
    assert "polygon" in outline.tags
    few = Outline(render([game(1, 0)])).text
    assert "Too few rounds to tell" in few
    assert "Based on 1 game, 3 rounds." in few
    assert "because you had played its cards before" in Outline(render([game(1, 3, again=True)])).text
