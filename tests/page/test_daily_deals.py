"""The page of daily deals, without a browser: streaks, the calendar, shared results, invalid stored values."""

from __future__ import annotations

import json
import re
from datetime import date, timedelta
from typing import Any
from urllib.parse import parse_qsl, urlsplit
from xml.dom.minidom import parseString

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.page.archives import backup_text
from web.generator.contexts import daily
from web.page.backup import merge, read_backup
from web.page.comparing import Request, clean, link, score
from web.page.day import Day
from web.page.deals import MAX_FRIENDS, Deals, add_friend
from web.page.month import Month, next_month
from web.page.phrases import Phrases
from web.page.running import park
from web.page.sharing import Result
from web.page.storage import Storage
from web.page.streak import streaks
from web.page.weeks import Weeks
from web.shared.dates import date_of, day_number, is_date, week_of
from web.worker.match.daily import daily_deal
from web.worker.match.saves import save_text
from web.worker.match.weekly import weekly_game

TODAY = "2026-11-23"
BUILT = daily()
PHRASES = Phrases(BUILT["words"], BUILT["names"], "../", lambda day: day)
NOBODY = Request({}, TODAY)
DATES = st.dates(date(1900, 1, 1), date(2200, 12, 31))


def storage(**values: Any) -> Storage:
    """Return a storage with the given values, each stored under its name after "casino."."""
    store = Storage(None, "a")
    for name, value in values.items():
        store.write(f"casino.{name}", value)
    return store


def text(html: str) -> str:
    """Return the text in some markup, with single spaces."""
    return " ".join(re.sub("<[^>]*>", " ", html).split())


# ---------- dates and streaks ----------


@given(DATES)
def test_the_calendar_agrees_with_pythons(day: date) -> None:
    assert date_of(day_number(day.isoformat())) == day.isoformat()
    assert day_number(day.isoformat()) % 7 == day.weekday()
    year, week, _ = day.isocalendar()
    assert week_of(day.isoformat()) == f"{year:04d}-W{week:02d}"


@given(st.text("0123456789-", max_size=11))
def test_is_date_agrees_with_python(candidate: str) -> None:
    try:
        sound = date.fromisoformat(candidate).isoformat() == candidate
    except ValueError:
        sound = False
    assert is_date(candidate) == sound


@given(st.sets(st.integers(0, 40)), st.integers(0, 42))
def test_a_streak_ends_with_two_missed_days_in_a_row_and_not_with_one(played: set[int], now: int) -> None:
    """The expected streaks come from a text with an x or a dot for each day: a streak has no two dots in a row."""
    start = date(2026, 10, 1)
    days = [(start + timedelta(number)).isoformat() for number in played]
    marks = "".join("x" if number in played else "." for number in range(now + 1))
    runs = [run.count("x") for run in re.split(r"\.\.+", marks)]
    unmissed = marks if marks.endswith("x") else marks[:-1]  # today is not missed yet
    current = re.split(r"\.\.+", unmissed)[-1].count("x")
    assert streaks(days, (start + timedelta(now)).isoformat()) == (current, max(runs))


def test_only_deals_that_were_played_on_their_date_count_for_the_streak() -> None:
    days = {f"2026-11-{day}": [7, 4] for day in (19, 20, 21, 22, 23)}
    late = {"on": "2026-11-23", "marks": "00000"}
    deals = Deals(storage(days=days, deals={"2026-11-21": late, "2026-11-22": {**late, "on": "2026-11-22"}}))
    # Results without a date are from a version that offered only the deal of the day.
    assert deals.on_time() == ["2026-11-19", "2026-11-20", "2026-11-22", "2026-11-23"]
    assert "Current streak 4 Longest streak 4 Deals played 5" in text(Month(PHRASES, deals, TODAY).figures())


# ---------- the calendar ----------


def test_a_month_shows_results_links_and_future_days() -> None:
    deals = Deals(storage(days={"2026-11-22": [7, 4], "2026-11-21": [3, 8], "2026-11-20": [5, 5], TODAY: [6, 5]}))
    month = Month(PHRASES, deals, TODAY).render("2026-11")
    rows = [re.findall("<td>(.*?)</td>", row) for row in re.findall("<tr>(.*?)</tr>", month)[1:]]
    assert [len(row) for row in rows] == [7] * 6
    cells = {text(cell).split()[0]: cell for row in rows for cell in row if cell}
    assert list(cells) == [str(number) for number in range(1, 31)]
    assert text(cells["22"]) == "22 22 November 2026: won 7–4"
    assert text(cells["21"]) == "21 21 November 2026: lost 3–8"
    assert text(cells["20"]) == "20 20 November 2026: tied 5–5"
    assert 'href="../play/?daily=2026-11-19"' in cells["19"]
    assert text(cells["19"]) == "19 19 November 2026: Play"
    assert 'aria-current="date"' in cells["23"]
    assert month.count("aria-current") == 1
    assert not re.search("href|button", cells["24"])
    assert [text(cell) for cell in rows[0]] == ["", "", "", "", "", "", "1 1 November 2026: Play"]


def test_months_are_turned_from_the_first_deal_to_today() -> None:
    def off(month: str, **stored: Any) -> list[str]:
        html = Month(PHRASES, Deals(storage(**stored)), "2027-01-05").render(month)
        return re.findall(r'id="(\w+)"[^>]* disabled', html)

    assert off("2026-11") == ["earlier"]
    assert off("2026-12") == []
    assert off("2027-01") == ["later"]
    assert off("2026-11", days={"2026-09-30": [7, 4]}) == []
    assert (next_month("2026-12", 1), next_month("2027-01", -1)) == ("2027-01", "2026-12")


def test_a_deal_with_a_running_game_is_continued() -> None:
    where = storage()
    for name, saved in (
        ("a", daily_deal("2026-11-20")),
        ("b", weekly_game("2026-W48")),
        ("c", daily_deal("2026-11-18")),
    ):
        where.write("casino.game", save_text(saved))
        park(where, name)
    where.write("casino.running.d", {"at": "", "text": "/daily-"})
    deals = Deals(where)
    assert 'href="../play/?continue=casino.running.a"' in Month(PHRASES, deals, TODAY).render("2026-11")
    html = Day(PHRASES, deals, TODAY).render(Request({"day": "2026-11-18"}, TODAY), "")
    assert 'href="../play/?continue=casino.running.c">Continue this deal' in html
    assert "continue=casino.running.b" in Weeks(PHRASES, deals).this(week_of(TODAY), "dominican")
    assert Weeks(PHRASES, deals).this("2026-W47", "kasino_se") == ""


# ---------- a day, and its shared result ----------

PLAYED = {
    "days": {TODAY: [7, 4]},
    "deals": {TODAY: {"on": TODAY, "marks": "+-=0+"}},
    "pars": {TODAY: [["otto", 5, 6], ["iris", 9, 2]]},
}


def test_a_day_shows_par_with_the_person_in_it_and_friends_beside_them() -> None:
    where = storage(**PLAYED, friends={TODAY: [["<Ada>", 9, 2], ["Bo", 7, 4], ["Cy", 2, 9]]})
    html = Day(PHRASES, Deals(where), TODAY).render(NOBODY, "")
    assert "<Ada>" not in html
    words = text(html)
    assert "You won, 7 to 4." in words
    assert "cards : you scored more" in words
    assert "Iris 9–2 You 7–4 Otto 5–6" in words
    assert "&lt;Ada&gt; 9–2, you 7–4: &lt;Ada&gt; did better." in words
    assert "Bo 7–4, you 7–4: you did equally well." in words
    assert "Cy 2–9, you 7–4: you did better." in words


def test_a_friends_score_and_par_are_hidden_before_the_own_game() -> None:
    where = storage(pars=PLAYED["pars"])
    request = Request({"day": TODAY, "friend": "9-2", "name": "Ada"}, TODAY)
    assert request.friend == ("Ada", 9, 2)
    add_friend(where, TODAY, "Ada", [9, 2])
    html = Day(PHRASES, Deals(where), TODAY).render(request, "")
    assert "Ada has played this deal. Play it, then compare." in text(html)
    assert 'href="../play/?daily=2026-11-23"' in html
    assert not re.search("9–2|Iris|share-text", html)


def test_the_score_of_a_friend_who_is_a_day_ahead_is_for_the_day_of_the_link() -> None:
    request = Request({"day": "2026-11-24", "friend": "9-2", "name": "<Ada>"}, TODAY)
    assert (request.day, request.link_day, request.friend, request.problem) == (
        TODAY,
        "2026-11-24",
        ("<Ada>", 9, 2),
        "ahead",
    )
    words = text(Day(PHRASES, Deals(storage()), TODAY).render(request, ""))
    assert "The deal for 24 November 2026 is not out yet" in words
    assert "&lt;Ada&gt;’s result is saved for then." in words
    html = Day(PHRASES, Deals(storage()), TODAY).render(Request({"day": "2026-11-24"}, TODAY), "")
    assert "is saved for then" not in html


def test_a_shared_result_is_short_and_reveals_no_cards() -> None:
    deals = Deals(storage(**PLAYED, friends={TODAY: [["Ada & <Bo>", 9, 2]]}))
    result = Result(PHRASES, deals, TODAY)
    lines = result.text("https://example.org/daily/?day=2026-11-23&friend=7-4").split("\n")
    assert lines == [
        "Casino, 23 November 2026",
        "7–4 against Nia",
        "● ○ ◐ – ●  cards, spades, casinos, aces, sweeps",
        "Par: Otto 5–6, Iris 9–2",
        "Ada & <Bo> 9–2",
        "https://example.org/daily/?day=2026-11-23&friend=7-4",
    ]
    lines_of = parseString(result.picture()).getElementsByTagName("text")  # noqa: S318 - our own
    texts = [str(line.firstChild and line.firstChild.nodeValue) for line in lines_of]
    assert texts[:3] == ["Casino, the daily deal", "23 November 2026", "7–4"]
    assert texts[-2:] == ["Par: Otto 5–6, Iris 9–2", "Ada & <Bo> 9–2"]
    assert not re.search("[♠♥♦♣]", "".join([*lines, *texts]))


def test_a_result_of_an_older_version_is_shared_without_marks_and_par() -> None:
    result = Result(PHRASES, Deals(storage(days={TODAY: [5, 5]})), TODAY)
    assert result.text("here") == "Casino, 23 November 2026\n5–5 against Nia\nhere"
    assert parseString(result.picture()).getElementsByTagName("svg")  # noqa: S318 - our own


# ---------- links ----------


@given(st.dates(date(2026, 11, 1), date(2026, 11, 23)), st.integers(0, 99), st.integers(0, 99), st.text(max_size=30))
def test_a_link_carries_the_result(day: date, yours: int, theirs: int, name: str) -> None:
    called = clean(name)
    address = link("https://example.org/daily/", day.isoformat(), yours, theirs, called)
    request = Request(dict(parse_qsl(urlsplit(address).query)), TODAY)
    assert (request.day, request.friend, request.problem) == (day.isoformat(), (called, yours, theirs), "")
    assert len(address) < 300


@pytest.mark.parametrize(
    ("parameters", "day", "problem"),
    [
        ({}, TODAY, ""),
        ({"day": "2026-11-20"}, "2026-11-20", ""),
        ({"day": "2026-11-31"}, TODAY, "day"),
        ({"friend": "7-4"}, TODAY, "day"),
        ({"day": "2026-12-24"}, TODAY, "ahead"),
        *(
            ({"day": "2026-11-20", "friend": friend}, "2026-11-20", "friend")
            for friend in ("7", "7-4-1", "-7-4", "100-0", "7-x", "٧-٤", "7 - 4", "<b>", "9" * 5000)
        ),
    ],
)
def test_a_faulty_link_shows_a_day_and_the_fault(parameters: dict[str, str], day: str, problem: str) -> None:
    request = Request({**parameters, "name": "Ada"}, TODAY)
    assert (request.day, request.problem, request.friend) == (day, problem, None)
    html = Day(PHRASES, Deals(storage()), TODAY).render(request, "")
    assert ('role="alert"' in html) == bool(problem)


@given(st.text())
def test_any_text_is_a_score_or_none(words: str) -> None:
    points = score(words)
    assert points is None or all(0 <= each <= 99 for each in points)
    assert len(clean(words)) <= 16
    assert clean(words).isprintable() or not clean(words).isascii()


def test_a_friend_has_one_result_a_day_and_friends_are_limited() -> None:
    where = storage()
    for number in range(20):
        add_friend(where, TODAY, f"friend {number}", [number, 1])
    add_friend(where, TODAY, "friend 19", [3, 8])
    kept = Deals(where).friends[TODAY]
    assert len(kept) == MAX_FRIENDS
    assert kept[-1] == ["friend 19", 3, 8]


# ---------- unsound values and backups ----------

ODD: tuple[Any, ...] = (
    None,
    3,
    "x",
    [],
    {},
    {"day": [1, 2]},
    {TODAY: 3},
    {TODAY: [1]},
    {TODAY: ["a", "b"]},
    {TODAY: {"on": 3}},
    {TODAY: [[]]},
    {"2026-W47": [7, 4]},
    {TODAY: {"game": "haiti", "totals": [3, 4], "won": False, "on": TODAY}},
)


@pytest.mark.parametrize("odd", ODD)
def test_unsound_entries_are_skipped_and_stay(odd: Any) -> None:
    where = storage(days=odd, deals=odd, pars=odd, friends=odd, weeks=odd, nickname=odd)
    deals = Deals(where)
    Month(PHRASES, deals, TODAY).render("2026-11")
    Month(PHRASES, deals, TODAY).figures()
    Day(PHRASES, deals, TODAY).render(NOBODY, "")
    assert Weeks(PHRASES, deals).earlier("") == ""
    assert [deals.results, deals.played, deals.pars, deals.friends, deals.weeks] == [{}] * 5
    assert json.loads(where.text("casino.days"))["data"] == odd
    if not isinstance(odd, dict | None):
        add_friend(where, TODAY, "Ada", [7, 4])
        assert json.loads(where.text("casino.friends"))["data"] == odd


def test_a_backup_brings_deals_weeks_and_friends() -> None:
    week = {"game": "haiti", "totals": [5, 4], "won": True, "on": "2026-11-20"}
    here = storage(**PLAYED, weeks={"2026-W47": week}, friends={TODAY: [["Ada", 9, 2]]}, nickname="Bo")
    there = storage()
    copy, problem = read_backup(backup_text(here, "now"))
    assert copy
    assert problem == ""
    for _ in range(2):
        merge(there, copy)
        for name in ("days", "deals", "pars", "weeks", "friends", "nickname"):
            assert there.read(f"casino.{name}")[0] == here.read(f"casino.{name}")[0], name


def test_a_backups_data_of_a_day_are_not_mixed_with_another_result() -> None:
    here, there = storage(**PLAYED), storage(days={TODAY: [1, 10]})
    copy, _ = read_backup(backup_text(here, "now"))
    assert copy
    merge(there, copy)
    deals = Deals(there)
    assert deals.results == {TODAY: [1, 10]}
    assert deals.played == {}
    assert deals.pars  # the bots' scores with the same cards are valid for any result
