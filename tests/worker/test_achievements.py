"""Achievements: found in handmade games, announced once, and the same after a reload."""

from __future__ import annotations

import re
from typing import Any

import pytest

from casino_core.notation.record import parse_game
from casino_core.rules.variants import variant_rules
from tests.page.archives import backup_text, kept
from tests.page.test_finished import cleaned, finished, restored, storage
from tests.page.test_statistics import Outline, render
from tests.worker.test_game_statistics import played
from tests.worker.visitor import Visitor
from web.page.backup import merge
from web.page.finished import clean, keep, name_of, slim
from web.shared.games import ACHIEVEMENTS
from web.shared.schema import FinishedGame
from web.worker.match.achievements import achievements
from web.worker.match.game_statistics import game_statistics
from web.worker.picture.moves import replay_round
from web.worker.words.catalogue import catalogue

ROUND = ("cards", "spades", "casinos", "aces", "residue", "shutout")

BY_HAND = {  # the number of the move that earns each achievement
    "classic/h59/5S_QC_6C,AD5S=6_6Hxb6C": {"multiple": 3},
    "classic/h100/6C2H=8_3Hx3C_JDxJS_TSxTD_8Sxb2H": {"sweep": 5},
    "classic/h139/JS_5SAH=6_6HxbAH": {"stolen": 3},
    "classic/h408/2D3S=5_AS4D,b3S=5_5S,b3S=5": {"multiple": 3, "stolen": 3},
}


@pytest.mark.parametrize("text", BY_HAND)
def test_games_by_hand(text: str) -> None:
    game = parse_game(text)
    _, moves = replay_round(game)
    earned = achievements(moves, game.so_far(game.position), game.rules, 0)
    assert {name: place + 1 for name, place in earned.items() if name not in ROUND} == BY_HAND[text]


MORE_BY_HAND = {
    "classic:seats=3/f333/KS_9Hx9C,7C2D,9D": "groups",
    "classic:seats=3/f53/AH6D=7_KHxKS_4C_7Hxb6D": "kept",
    "classic/f412/6C2C2S=10_7Dx7H_THxb2C_QS_QCxQS_3D_8Hx5C3D": "last_sweep",
}


@pytest.mark.parametrize("text", MORE_BY_HAND)
def test_more_games_by_hand(text: str) -> None:
    """The last move of each game earns the achievement; without that move, the game has not earned it."""
    for moves, done in ((text, True), (text.rpartition("_")[0], False)):
        game = parse_game(moves)
        _, made = replay_round(game)
        earned = achievements(made, game.so_far(game.position), game.rules, 0)
        assert (earned.get(MORE_BY_HAND[text]) == len(made) - 1) is done


def test_achievements_by_cards_agree_with_the_score() -> None:
    """Achievements in whole games agree with the score sheets, which are computed independently."""
    seen = set()
    for number in range(30):
        game = played(variant_rules("classic", target=None), f"feats{number}")
        _, moves = replay_round(game)
        for seat in (0, 1):
            sheet = game.sheets[-1]
            earned = set(achievements(moves, sheet, game.rules, seat)) & set(ROUND)
            seen |= earned
            items = {item.code: item for item in sheet.items}
            assert ("cards" in earned) is (items["cards"].counts[seat] > 26)
            assert ("spades" in earned) is (items["spades"].counts[seat] >= 10)
            assert ("aces" in earned) is (items["aces"].points[seat] == 4)
            assert ("casinos" in earned) is bool(
                items["big_casino"].points[seat] and items["little_casino"].points[seat]
            )
            swept = items["sweeps"].points[seat] if "sweeps" in items else 0
            assert ("shutout" in earned) is (sheet.points[seat] - swept == 11)
    assert seen >= {"cards", "aces", "casinos", "residue"}


def test_a_tally_numbers_the_actions_of_the_whole_game() -> None:
    game = played(variant_rules("classic"), "numbers")
    earned = game_statistics(game)["feats"]
    many = sum(map(len, game.record))
    assert set(earned) <= set(ACHIEVEMENTS)
    assert all(1 <= number <= many for number in earned.values())
    assert max(earned.values()) > len(game.record[0])
    clean_one = cleaned(finished(1, totals=[*game.totals], tally=game_statistics(game)))
    assert clean_one["tally"]["feats"] == earned


@pytest.mark.parametrize(
    "feats", [None, [], "sweep", {"sweep": 0}, {"sweep": "5"}, {"sweep": True}, {"flight": 3}, {"sweep": 10**9}]
)
def test_edited_entries_are_skipped(feats: Any) -> None:
    entry = finished(1)
    entry["tally"]["feats"] = feats
    assert clean(entry) == finished(1)


def done(number: int, **feats_of_it: int) -> FinishedGame:
    """Return a finished game with achievements, given with the numbers of the actions that earned them."""
    entry = finished(number)
    return entry | {"tally": entry["tally"] | {"feats": feats_of_it}}


def test_the_page_shows_first_achievements_and_their_rounds() -> None:
    games = [finished(1), done(2, sweep=3), done(3, sweep=1, stolen=2)]
    html = render(games)
    outline = Outline(html)
    assert not outline.open
    assert "A sweep" in outline.text
    assert "10 more to come" in outline.text
    assert "s2/8D_4H_2C3H=5/-/5S&amp;bots=nia&amp;moment=3" in html
    assert "s3/8D_4H_2C3H=5/-/5S&amp;bots=nia&amp;moment=2" in html
    assert html.index("A stolen build") < html.index("A sweep")
    assert "moment=1" not in html
    gone = render([games[0], games[2]])
    assert "s3/8D_4H_2C3H=5/-/5S&amp;bots=nia&amp;moment=1" in gone
    assert "moment=3" not in render([slim(games[1])])


def test_copies_include_achievements() -> None:
    here, there = storage(), storage("b")
    keep(here, done(2, sweep=3))
    keep(there, finished(2))
    here.write("casino.firsts", {"sweep": "s2/1"})
    copy = restored(backup_text(here, "now"))
    merge(there, copy)
    assert kept(there)[0] == [done(2, sweep=3)]
    assert there.read("casino.firsts")[0] == {"sweep": "s2/1"}
    merge(there, {"games": [finished(2)], "values": {"casino.firsts": {"sweep": "other/2", "aces": 7}}})
    assert kept(there)[0] == [done(2, sweep=3)]
    assert there.read("casino.firsts")[0] == {"sweep": "s2/1"}
    assert name_of(done(2, sweep=3)) == name_of(finished(2))


@pytest.mark.slow
def test_first_achievements_are_announced_once_after_the_round() -> None:
    visitor = Visitor("four")
    visitor.hurry()
    while not visitor.session.match.game.round_over:
        visitor.move()
    assert re.search("(?:<p>|<br>)New for you: ", visitor.html)  # in a line of its own: it is about the person
    firsts = visitor.session.results.achievements
    assert visitor.reply.adds["achievements"] == firsts
    before = visitor.html
    visitor.arrive(achievements=firsts)
    assert visitor.html == before
    announced = set(firsts)
    visitor.do("next")
    visitor.hurry()
    while len(visitor.session.match.game.sheets) < 2:
        visitor.move()
    again = [name for name, where in visitor.session.results.achievements.items() if where.endswith("/2")]
    assert announced.isdisjoint(again)
    assert ("New for you:" in visitor.html) is bool(again)


@pytest.mark.slow
def test_embeds_and_shared_screens_record_no_achievements() -> None:
    for visitor in (Visitor("eight", embed=True), Visitor("eight", address="?players=person,person")):
        visitor.hurry()
        for _ in range(1500):
            if visitor.session.match.game.round_over:
                break
            visitor.do(next(iter(visitor.can("face")), "")) if visitor.can("face") else visitor.move()
        assert visitor.session.match.game.round_over
        assert "New for you" not in visitor.html


def test_every_achievement_has_its_words() -> None:
    words = catalogue("en")
    keys = {key for key in words if key.startswith("progress.achievement.")}
    assert keys == {f"progress.achievement.{name}{about}" for name in ACHIEVEMENTS for about in ("", ".about")}
