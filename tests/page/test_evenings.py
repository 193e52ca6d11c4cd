"""Evenings on the page: collected results, the ranking, spreadsheets, hostile names, invalid stored values."""

from __future__ import annotations

import csv as spreadsheets
import io
import re
from collections.abc import Sequence
from fractions import Fraction
from html.parser import HTMLParser
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.page.archives import backup_text
from web.generator.contexts import evening as built
from web.languages.language import tags
from web.page.backup import merge, read_backup
from web.page.comparing import clean
from web.page.evening_view import EveningView
from web.page.evenings import MAX_RESULTS, Evenings, add_result, is_evening_deal, is_stored_evening, place_of
from web.page.matchpoints import matchpoints, names, ranking, share_of_bot
from web.page.phrases import Phrases
from web.page.result_link import file_name, invitation, result_address
from web.page.spreadsheet import START, csv
from web.page.storage import Storage
from web.page.stored import EVENING_DEALS, EVENINGS
from web.shared.evening import Evening
from web.shared.schema import EveningResult, StoredEvening
from web.worker.words.catalogue import words

BUILT = built()
PHRASES = Phrases(BUILT["words"], BUILT["names"], "../", lambda day: day)
TUESDAY = Evening("classic:target=none", "k7f2", 3, "nia")
HOSTILE = (
    "<img src=x onerror=alert(1)>",
    '=HYPERLINK("http://x")',
    "\u202egnol",
    "@SUM(1)",
    "'; --",
    "{name}",
    "&amp;",
)


def result(by: str, *leads: int | None, **more: Any) -> EveningResult:
    """Return the result of a person with given leads by deal, None for a deal that was not played."""
    fields: EveningResult = {
        "by": by,
        "deals": ["-" if lead is None else f"4S_{by.encode().hex()}{lead}" for lead in leads],
        "points": [None if lead is None else [5 + max(lead, 0), 5 - min(lead, 0), lead] for lead in leads],
        "takebacks": 0,
        "hints": 0,
        "checked": True,
    }
    return {**fields, **more}  # type: ignore[typeddict-item]  # ``more`` holds fields of it


def stored(*results: EveningResult, **more: Any) -> StoredEvening:
    """Return an evening with results, as it is stored."""
    return {"name": "", "results": [*results], "bots": {}, **more}  # type: ignore[typeddict-item]  # as above


def view(name: str = "") -> EveningView:
    """Return the view that draws `TUESDAY`, with a name."""
    return EveningView(PHRASES, TUESDAY, name, BUILT["bots"])


def text(html: str) -> str:
    """Return the text in some markup, with single spaces."""
    return " ".join(re.sub("<[^>]*>", " ", html).split())


# ---------- the ranking ----------


def test_a_ranking_as_a_bridge_club_would_write_it() -> None:
    standings = ranking([result("Ada", 3, -1, 0), result("Ben", 3, 5, None), result("Cleo", -2, -1, 1)], 3)
    assert [(s.place, s.name, s.made, s.total, s.maximum, s.lead) for s in standings] == [
        ("1", "Ben", [3, 4, None], 7, 10, 8),
        ("2", "Ada", [3, 1, 0], 4, 10, 2),
        ("3", "Cleo", [0, 1, 2], 3, 10, -2),
    ]


def test_ties_share_a_place_and_the_next_one_is_left_out() -> None:
    standings = ranking([result(name, lead) for name, lead in (("A", 1), ("B", 7), ("C", 1), ("D", 0))], 1)
    assert [(s.place, s.name) for s in standings] == [("1", "B"), ("2=", "A"), ("2=", "C"), ("4", "D")]


@given(st.lists(st.lists(st.none() | st.integers(-11, 11), min_size=2, max_size=2), min_size=1, max_size=8))
def test_matchpoints_agree_with_a_count_of_all_pairs(leads: list[list[int | None]]) -> None:
    results = [result(f"p{number}", *each) for number, each in enumerate(leads)]
    standings = ranking(results, 2)
    for standing in standings:
        own = leads[int(standing.name[1:])]
        for deal, lead in enumerate(own):
            others = [other[deal] for other in leads if other is not own]
            expected = (
                sum((lead > other) * 2 + (lead == other) for other in others if other is not None)
                if lead is not None
                else None
            )
            assert standing.made[deal] == expected
    # Every pair of players in a deal shares two matchpoints.
    counts = [sum(each[deal] is not None for each in leads) for deal in range(2)]
    assert sum(standing.total for standing in standings) == sum(count * (count - 1) for count in counts)
    totals = [standing.total for standing in standings]
    assert totals == sorted(totals, reverse=True)


def test_one_player_alone_has_no_percentage() -> None:
    (standing,) = ranking([result("Ada", 3)], 1)
    assert (standing.place, standing.total, standing.maximum) == ("1", 0, 0)
    assert "–" in text(view().results(stored(result("Ada", 3, 1, 1))))


def test_a_bot_is_compared_with_everybody_and_changes_nothing() -> None:
    results = [result("Ada", 3, 0, None), result("Ben", -1, 0, 2)]
    assert share_of_bot([[6, 5, 1], [5, 5, 0]], results) == (2 + 2, 8)
    assert matchpoints(1, [3, -1, 1]) == 3
    assert [s.total for s in ranking(results, 3)] == [3, 1]


# ---------- collecting ----------


def test_results_are_kept_once_and_completed_and_names_may_be_shared() -> None:
    results: list[EveningResult] = []
    assert add_result(results, result("Ada", 3, None, None)) == "new"
    assert add_result(results, result("Ada", 3, None, None)) == "known"
    assert add_result(results, result("Ada", 3, 1, 2, takebacks=4)) == "more"
    assert add_result(results, result("Ada", 3, None, 2)) == "known"
    assert add_result(results, result("Ada", -5, 1, 2)) == "new", "two people may have the same name"
    assert [each["points"][0] and each["points"][0][2] for each in results] == [3, -5]
    assert results[0]["takebacks"] == 4
    assert names(results) == ["Ada", "Ada (2)"]
    results += [result(f"p{number}", 1, 1, 1) for number in range(MAX_RESULTS - 2)]
    assert add_result(results, result("last", 1, 1, 1)) == "full"


@given(st.permutations(range(6)))
def test_the_order_of_results_changes_no_place(order: Sequence[int]) -> None:
    every = [result(f"p{number}", number % 3, 2, number) for number in range(6)]
    results: list[EveningResult] = []
    for number in (*order, *order):
        add_result(results, every[number])
    assert len(results) == 6
    expected = {s.name: (s.place, s.total) for s in ranking(every, 3)}
    assert {s.name: (s.place, s.total) for s in ranking(results, 3)} == expected


def test_an_evening_is_stored_named_and_deleted() -> None:
    storage = Storage(None, "a")
    evenings = Evenings(storage)
    evenings.rename(TUESDAY, "Tuesday")
    entry = evenings.known(TUESDAY)
    entry["results"].append(result("Ada", 1, 2, 3))
    assert evenings.write(TUESDAY, entry) == ""
    storage.add(EVENING_DEALS, TUESDAY.key(2), {"plays": "4S", "points": [7, 4, 3], "takebacks": 1})
    storage.add(EVENING_DEALS, "another/1", {"plays": "4S", "points": [7, 4, 3]})
    assert Evenings(storage).known(TUESDAY)["name"] == "Tuesday"
    assert [deal and deal["points"] for deal in evenings.own(TUESDAY)] == [None, [7, 4, 3], None]
    evenings.forget(TUESDAY)
    assert evenings.all() == {}
    assert evenings.own(TUESDAY) == [None] * 3
    assert storage.read(EVENING_DEALS)[0] == {"another/1": {"plays": "4S", "points": [7, 4, 3]}}


UNSOUND: list[Any] = [
    *(None, 7, [], "x", {}, {"name": 1, "results": [], "bots": {}}, {"name": "", "results": {}, "bots": {}}),
    *({"name": "", "results": [], "bots": []}, {"name": "", "results": [1], "bots": {}}),
    *({"name": "", "results": [], "bots": {"nia": [[1, 2]]}}, {"name": "x" * 41, "results": [], "bots": {}}),
    {"name": "", "results": [{**result("A", 1), "points": [[1, 2, "3"]]}], "bots": {}},
    {"name": "", "results": [{**result("A", 1), "deals": ["x" * 4000]}], "bots": {}},
    {"name": "", "results": [{**result("A", 1), "takebacks": True}], "bots": {}},
]


@pytest.mark.parametrize("locale", tags())
def test_a_result_without_a_name_is_sound_in_every_language(locale: str) -> None:
    by = words(locale)("evening.unnamed")
    assert is_stored_evening(stored(result(by, 1, 2, 3), result("Ada", 1, 2, 3)))


def test_a_result_is_found_after_others_were_deleted() -> None:
    ada, ben, again = result("Ada", 1), result("Ben", 2), result("Ada", 3)
    assert [place_of([ben, again], each) for each in (ada, ben, result("Ada", 3, checked=False))] == [-1, 0, 1]


@pytest.mark.parametrize("value", UNSOUND)
def test_unsound_values_are_skipped(value: Any) -> None:
    assert not is_stored_evening(value)
    assert not is_evening_deal(value)
    storage = Storage(None, "a")
    storage.write(EVENINGS, {TUESDAY.text: value, "nonsense": stored()})
    assert Evenings(storage).all() == {}
    assert Evenings(storage).known(TUESDAY) == stored()


def test_a_backup_brings_evenings_and_results_that_are_not_here() -> None:
    here, there = Storage(None, "a"), Storage(None, "b")
    other = Evening("royal:target=none", "x", 3, "otto")
    Evenings(there).write(TUESDAY, stored(result("Ada", 1, 2, 3), result("Ben", 0, 0, 0), name="Tuesday"))
    Evenings(there).write(other, stored(result("Cleo", 1, 2, 3)))
    there.add(EVENING_DEALS, TUESDAY.key(1), {"plays": "4S", "points": [7, 4, 3]})
    Evenings(here).write(TUESDAY, stored(result("Ada", 1, 2, 3), name="Club"))
    backup, _ = read_backup(backup_text(there, "2026-11-22T04:20:21.123Z"))
    assert backup
    assert merge(here, backup)["more"] == 2
    assert [each["by"] for each in Evenings(here).known(TUESDAY)["results"]] == ["Ada", "Ben"]
    assert Evenings(here).known(TUESDAY)["name"] == "Club"
    assert Evenings(here).known(other)["results"][0]["by"] == "Cleo"
    assert Evenings(here).own(TUESDAY)[0]
    assert merge(here, backup)["more"] == 0


# ---------- markup, links, spreadsheets ----------


class Tags(HTMLParser):
    """Collects the names of the tags in some markup, and those of the attributes that run scripts."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.tags: set[str] = set()
        self.scripts: list[str] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note a tag, and its attributes that run scripts."""
        self.tags.add(tag)
        self.scripts += [name for name, value in attrs if name.startswith("on") or "javascript:" in (value or "")]


@given(st.lists(st.sampled_from(HOSTILE) | st.text(max_size=16), min_size=1, max_size=5))
def test_no_name_becomes_markup(hostile: list[str]) -> None:
    entry = stored(*(result(name, 1, None, 2, takebacks=1, hints=1) for name in hostile), bots={"nia": [[5, 6, -1]]})
    evening_view = view(hostile[0])
    html = (
        evening_view.head()
        + evening_view.own([None] * 3, hostile[0])
        + evening_view.results(entry)
        + evening_view.removal(entry)
    )
    html += evening_view.own([{"plays": "4S", "points": [7, 4, 3]}] * 3, hostile[0])
    tags = Tags(html)
    assert tags.scripts == []
    assert not tags.tags & {"img", "script", "iframe", "svg", "style", "form"}


def test_names_cannot_turn_the_text_around_them() -> None:
    html = view("\u202egnol").head() + view().results(stored(result("\u202egnol", 1, 1, 1)))
    html = re.sub('aria-label="[^"]*"', "", html)  # a label cannot turn the text around it
    for place in re.finditer("\u202e", html):
        assert html[: place.start()].rfind("<bdi>") > html[: place.start()].rfind("</bdi>")


def test_the_table_tells_what_is_to_be_known_of_a_result() -> None:
    entry = stored(result("Ada", 3, -1, None, takebacks=2, hints=1, checked=False), result("Ben", 1, 0, 0))
    entry["bots"] = {"otto": [[4, 7, -3], [6, 5, 1]]}
    words = text(view().results(entry))
    assert "Ranking of 2 players" in words
    assert "Ada 2 of 3 rounds · 2 plays taken back · hints in 1 round · opponent not checked yet" in words
    assert "Otto 2 of 3 rounds" in words
    assert "Round 1 average lead +2.0" in words
    assert "No results yet." in text(view().results(stored()))
    with_house_rules = Evening("classic:target=none,sweep_points=1", "k", 3, "nia")
    assert "with house rules" in EveningView(PHRASES, with_house_rules, "", []).head()
    assert "with house rules" not in view().head()


@pytest.mark.parametrize("hostile", [*HOSTILE, "+1", "-1", "\t=1", " =1", "＝1", "|calc", 'a"b', "a,b", "a;b"])
def test_no_name_is_a_formula_in_a_spreadsheet(hostile: str) -> None:
    saved = csv(view().rows(stored(result(hostile, 1, -2, 3))))
    assert saved.startswith(START)
    rows = list(spreadsheets.reader(io.StringIO(saved.removeprefix(START))))
    assert {len(row) for row in rows} == {len(rows[0])}
    cell = rows[1][1]
    assert cell.lstrip()[:1] not in tuple("=+-@|＝\t\r\n"), cell
    assert cell in (hostile, f"'{hostile}")
    assert rows[1][4] == "2"
    assert rows[1][7:10] == ["6", "5", "0"]


def test_a_spreadsheet_has_every_deal_and_the_bots() -> None:
    entry = stored(result("Ada", 3, -1, None), result("Ben", 1, 0, 0), bots={"otto": [[4, 7, -3]]})
    rows = list(spreadsheets.reader(io.StringIO(csv(view().rows(entry)).removeprefix(START))))
    head, first, second, bot = rows
    assert head[:5] == ["Place", "Name", "Matchpoints", "Percent", "Lead"]
    assert head[7:10] == ["Round 1: own points", "Round 1: opponents’ points", "Round 1: matchpoints"]
    assert (first[:4], second[:4]) == (["1=", "Ada", "2", "50"], ["1=", "Ben", "2", "50"])
    assert first[13:] == ["", "", ""]
    assert bot[1:5] == ["Otto (bot)", "", "0", "-3"]
    assert Fraction(int(first[3]), 100) == Fraction(2, 4)


def test_links_are_read_again() -> None:
    assert invitation("x/", TUESDAY, "") == "x/#evening=classic:target=none/k7f2/3/nia"
    assert invitation("x/", TUESDAY, "A & B.").endswith("&name=A%20%26%20B%2E")
    address = result_address("x/", TUESDAY, "Ada", [{"plays": "4S", "points": [7, 4, 3], "hinted": True}, None, None])
    assert re.fullmatch(r"x/#evening=classic:target=none/k7f2/3/nia&name=Ada&deals=4S/-/-&hints=1&check=\w{4}", address)
    assert file_name("Tuesday <club>", ".csv") == "casino-tuesday-club.csv"
    assert clean(" a\nb ") == "a b"
