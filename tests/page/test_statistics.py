"""Statistics of finished games, compared with figures worked out by hand, and the markup of the page."""

from __future__ import annotations

import re
from html import unescape
from html.parser import HTMLParser
from typing import Any

import pytest

from tests.page.test_finished import finished
from web.generator.contexts import progress
from web.page.finished import name_after, name_of, slim
from web.page.overview import Overview
from web.page.phrases import Phrases, escaped, signed
from web.page.statistics import opponents, summary
from web.shared.games import ACHIEVEMENTS, COUNTED
from web.shared.schema import FinishedGame
from web.worker.session.invitations import Invitations
from web.worker.words.catalogue import catalogue


def game(number: int, **other: Any) -> FinishedGame:
    """Return a finished game of three rounds, won by 24 to 15 unless `other` says otherwise."""
    points = [[10, 5], [7, 5], [7, 5]]
    tally: dict[str, Any] = {"points": points, "margin": 9, **dict.fromkeys(COUNTED, 2)}
    return finished(number, **{"totals": [24, 15], "tally": tally, **other})


def lost(number: int) -> FinishedGame:
    """Return a game without statistics that was lost in two rounds."""
    entry = finished(number, game=f"royal/s{number}/5S/6S", totals=[10, 22], won=False)
    del entry["tally"]
    return entry


SOME = [game(1), lost(2), game(3), game(4, bots=["otto"])]


def test_figures_by_hand() -> None:
    figures = summary(SOME).figures
    assert {name: figures[name] for name in ("games", "won", "rounds", "margin", "counted")} == {
        "games": 4,
        "won": 3,
        "rounds": 11,
        "margin": 27 - 12,
        "counted": 9,
    }
    assert {figures[name] for name in COUNTED} == {6}


def test_groups_by_hand() -> None:
    by_game = [(group, sums["games"], sums["won"]) for group, sums in summary(SOME).groups("variant")]
    assert by_game == [("classic", 3, 3), ("royal", 1, 0)]
    assert [(group, sums["games"]) for group, sums in summary(SOME).groups("opponent")] == [("nia", 3), ("otto", 1)]
    four = game(5, bots=["nia", "otto", "nia"])
    three = finished(6, bots=["nia", "otto"], totals=[1, 2, 3])
    assert [group for group, _ in summary([*SOME, four, three]).groups("seats")] == ["2", "2v2", "3"]
    assert opponents(four) == ["nia"]
    assert opponents(three) == ["nia", "otto"]


@pytest.mark.parametrize(
    ("won", "streak"), [("", (0, 0)), ("1", (1, 1)), ("110", (-1, 2)), ("0111011", (2, 3)), ("100", (-2, 1))]
)
def test_streaks_by_hand(won: str, streak: tuple[int, int]) -> None:
    result = summary([finished(won=mark == "1") for mark in won])
    assert (result.streak, result.best_streak) == streak


def test_shares_by_hand() -> None:
    assert summary([finished()] * 4).shares() == []
    assert summary([finished(won=place % 2 == 0) for place in range(6)]).shares() == [3 / 5, 3 / 6]
    assert summary([finished(won=place < 10) for place in range(40)]).shares()[-1] == 0


class Outline(HTMLParser):
    """Collects the tags and the text of some markup; checks that elements are closed in order and run no scripts."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[str] = []
        self.text = ""
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note that an element begins, and check that it has no attributes that run scripts."""
        self.tags.append(tag)
        self.open.append(tag)
        assert not [name for name, _ in attrs if name.startswith("on")]

    def handle_endtag(self, tag: str) -> None:
        """Check that the element that ends is the last one opened."""
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        """Collect a text."""
        self.text += data


def render(games: list[FinishedGame], shown: int = 50) -> str:
    """Return the markup of the page, with the newest ``shown`` of the games listed."""
    return "".join(overview().render(summary(games), games[::-1][:shown]))


def overview() -> Overview:
    """Return the overview as the page builds it."""
    data = progress()
    phrases = Phrases(data["words"], data["names"], "../", lambda time: time[:10])
    return Overview(phrases, data["strengths"])


def test_the_page_shows_the_figures() -> None:
    outline = Outline(render(SOME, 50))
    assert not outline.open
    assert outline.tags.count("details") == 6
    assert outline.tags.count("tr") == 3 + 2 + 2 + 1
    assert outline.tags.count("rect") == 4
    for text in ("75%", "Casino", "Royal Casino", "Nia", "Otto", "24–15", "+9.0", "−12.0", "2 January 2026"):
        assert text in outline.text


def test_a_chart_of_the_share_appears_with_more_games() -> None:
    assert "Games won out of the last" not in render([game(number) for number in range(5)], 50)
    outline = Outline(render([game(number) for number in range(28)], 50))
    assert "Games won out of the last 20" in outline.text
    assert outline.tags.count("polyline") == 2
    assert outline.tags.count("rect") == 28


def test_games_of_several_people_are_listed_and_count_for_their_names_alone() -> None:
    pair = {"won": False, "winners": [1], "names": ["Ann", "<Ben>"], "bots": ["person", "person"]}
    games = [game(1), game(2, **pair), game(3, **{**pair, "winners": [0]}), game(4, **pair)]
    games.append(game(5, won=False, winners=[0], bots=["nia", "otto"]))
    assert summary(games).people() == [("<Ben>", 3, 2), ("Ann", 3, 1)]
    html = render(games, 50)
    outline = Outline(html)
    assert not outline.open
    assert outline.text.count("Together") == 3
    assert outline.text.count("Watched") == 1
    assert "<dt>Games</dt><dd>1</dd>" in html
    details = "".join(overview().history.details(one) for one in games)
    assert not Outline(details).open
    assert "players=person%3AAnn,person%3A%3CBen%3E" in details
    assert "Won by: &lt;Ben&gt;." in details
    alone = Outline(render(games[1:], 50)).text
    assert "Where you stand" not in alone
    assert "All games" in alone


def test_a_game_that_others_started_is_listed_but_does_not_count() -> None:
    alone = Outline(render([game(1, joined=True)], 50)).text
    assert "Where you stand" not in alone
    assert "Joined" in alone
    assert "<dt>Games</dt><dd>1</dd>" in render([game(1, joined=True), game(2)], 50)
    assert "not count towards your results" in overview().history.details(game(1, joined=True))


def test_games_with_help_say_so_and_why_they_count_less() -> None:
    hinted, skipped = game(1, hinted=True, takebacks=3), game(2, skipped=True)
    text = Outline(render([hinted], 50)).text
    assert "against Nia · with plays taken back · with hints" in text
    assert "<dt>Games</dt><dd>1</dd>" in render([hinted, skipped])
    ours = game(1, game="classic:seats=3,sweep_points=1/s1/5S", bots=["nia", "otto"], totals=[9, 8, 7])
    assert "· with house rules" in render([ours])
    assert "house rules" not in render([ours | {"name": "Ours"}, game(2, game="classic:seats=2/s1/5S")])
    daily = render([game(1, game="classic:target=none/s1/5S", day="2026-11-23")])
    assert "<b>Daily deal</b>" in daily
    assert "house rules" not in daily, "they are those of every daily deal"
    for mark, why in (
        ("hinted", "asked for a hint"),
        ("skipped", "were played for you"),
        ("again", "played its cards"),
    ):
        text = Outline(render([game(1), game(2, **{mark: True})])).text
        assert "does not count here" not in text, "the first one does"
        text = Outline(render([game(2, **{mark: True})])).text
        assert "Your last game does not count here" in text
        assert why in text
    alone = Outline(render([skipped], 50)).text
    assert "Skipped" in alone
    assert "partly played for you" in alone
    assert "Current streak" not in alone
    assert "not count towards your results" in overview().history.details(skipped)
    text = Outline(render([game(1, bots=["unknown"])])).text
    assert "such as Casino for two" in text


def test_achievements_announced_at_the_table_are_listed() -> None:
    """Each is listed once, and not as missing, even if its game does not count, is under way, or has been deleted."""
    counted = game(1)
    counted["tally"]["feats"] = {"sweep": 3}
    for games in ([game(2, skipped=True)], [counted], [counted, game(2)]):
        html = "".join(overview().render(summary(games), games, ["sweep", "stolen", "nonsense"]))
        listed, missing = html.partition("more to come")[::2]
        assert listed.count("<b>A sweep</b>") == listed.count("<b>A stolen build</b>") == 1
        assert listed.endswith(f"{len(ACHIEVEMENTS) - 2} ")
        assert "<b>A sweep</b>" not in missing
        assert "<b>A stolen build</b>" not in missing


def test_a_link_contains_everything_about_a_game() -> None:
    entry = game(1, name="Grandmother’s & 1", takebacks=2)
    address = unescape(overview().history.details(entry).partition('href="')[2].partition('"')[0])
    invited = Invitations(("nia",), "fresh").of_address(address)
    assert invited is not None
    assert (invited.name, invited.history.takebacks, invited.bots) == ("Grandmother’s & 1", 2, ("nia",))


def test_games_missing_in_the_last_backup_are_counted_and_many_give_a_reminder() -> None:
    names = [name_of(game(number)) for number in range(28)]
    assert overview().last_backup("", 0) == overview().reminder("", 19) == ""
    assert overview().last_backup("", 1) == "You have not saved a copy of your games yet."
    assert "You have not saved a copy of your 20 games yet." in overview().reminder("", 20)
    last, before = game(27)["at"], game(24)["at"]
    assert [sum(name > name_after(time) for name in names) for time in ("", before, last)] == [28, 3, 0]
    assert overview().last_backup(last, 0) == "You last saved a copy on 28 January 2026. It holds all of your games."
    assert overview().last_backup(before, 3).endswith("3 games finished since then are not in it.")
    assert overview().reminder(before, 3) == ""


@pytest.mark.parametrize(
    ("games", "sentence"),
    [
        (0, "room for about 0 more games here. Save a copy"),
        (1, "room for about one more game here. Save a copy"),
        (4_321, "room for about 4300 more games here."),
        (10**6, "room for more than 10,000 more games here."),
    ],
)
def test_how_much_room_is_left_is_told(games: int, sentence: str) -> None:
    assert sentence in overview().room(games)


def test_without_games_the_page_says_so() -> None:
    outline = Outline(render([], 50))
    assert "No finished games yet" in outline.text
    assert outline.tags.count("a") == 1


def test_the_newest_games_come_first_and_the_rest_on_demand() -> None:
    html = render([game(number) for number in range(28)], 10)
    names = re.findall(r'data-game="([^"]+)"', html)
    assert names == [name_of(game(number)) for number in range(27, 17, -1)]
    assert "(18 left)" in html


@pytest.mark.parametrize("kind", [game(1), lost(2), slim(game(1)), slim(lost(1)), game(3, bots=["nia", "otto", "kit"])])
def test_every_kind_of_game_is_described(kind: FinishedGame) -> None:
    outline = Outline(overview().history.details(kind))
    assert not outline.open
    assert {"a", "button", "table"} <= set(outline.tags)
    name, text = overview().history.file(kind)
    assert name.endswith(".txt")
    assert "[Seed " in text


def test_edited_values_are_escaped() -> None:
    evil = '"><script>alert(1)</script>'
    entry = game(1, name=evil, bots=[evil.replace(" ", "")], game=f"{evil}/{evil}/{evil}")
    html = render([entry] * 30, 50) + overview().history.details(entry)
    assert "script" not in Outline(html).tags
    assert escaped("<&'\">") == "&lt;&amp;&#39;&quot;&gt;"


def test_signs() -> None:
    assert [signed(number) for number in (3, 0, -3)] == ["+3", "0", "−3"]
    assert [signed(number, 1) for number in (0.04, -2.25)] == ["0.0", "−2.2"]


def test_every_sentence_of_the_page_is_used() -> None:
    keys = {key.removeprefix("progress.") for key in catalogue("en") if key.startswith("progress.")}
    assert keys >= {f"added.{name}" for name in ("new", "known", "bad", "full", "more", "nothing")}
    assert keys >= {f"wrong.{name}" for name in ("kind", "broken", "newer", "large")}
