"""Unfinished runs of puzzles, which go on when their page is opened again."""

from __future__ import annotations

import json
from copy import deepcopy
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.engine.amount import amount
from tests.puzzles.test_runs import Watch, at, course, runner, wrong
from tests.worker.test_lessons import coach
from tests.worker.visitor import Visitor
from web.page.backup import NAMES
from web.page.storage import Storage
from web.page.stored import PUZZLE_RUN, STORED
from web.worker.match.puzzle_run import MAX_PUZZLES, MODES, MS_PER_MINUTE, parse_wanted
from web.worker.match.unfinished_run import unfinished

QUERY = "mode=timed&minutes=5&game=royal&theme=steal"

SOUND: dict[str, Any] = {
    "latest": {
        "kind": {"mode": "timed", "minutes": 5, "game": "royal", "theme": "steal", "grade": ""},
        "seed": "3f9c02b7aa",
        "results": [["p8", 1], ["p228", 0]],
        "left": 200_000,
        "on": "2026-11-22",
    }
}
"""The stored value of a run, as browsers keep it."""

GOES_ON = "Your run goes on where you left it; to start again, choose “Stop here” first."


class Browser:
    """The browser of a player, which stores what replies add and sends it when a page is opened."""

    def __init__(self, query: str, clock: Watch | None = None) -> None:
        self.query, self.clock, self.luck = query, clock, 0
        self.storage = Storage(None, "tab")
        self.visitor = self.open()

    def open(self, query: str = "", **init: Any) -> Visitor:
        """Open or reload the page of a run, with another seed than before."""
        self.query, self.luck = query or self.query, self.luck + 1
        for value in STORED.values():
            if value.init == "course":
                init.setdefault(value.part, self.storage.read(value.name)[0])
        address = f"?{self.query}"
        self.visitor = Visitor(f"luck-{self.luck}", self.clock, course=course(), address=address, **init)
        self._store()
        return self.visitor

    @property
    def stored(self) -> Any:
        """The stored value, as the page reads it."""
        return self.storage.read(PUZZLE_RUN)[0]

    @property
    def run(self) -> Any:
        """The stored run, or None."""
        return (self.stored or {}).get("latest")

    def do(self, intent: str) -> Visitor:
        """Send an intent, and store what its reply adds."""
        self.visitor.do(intent)
        self._store()
        return self.visitor

    def _store(self) -> None:
        adds = json.loads(json.dumps(self.visitor.reply.adds or {}))
        for value in STORED.values():
            for key, entry in adds.get(value.part, {}).items():
                assert self.storage.add(value.name, key, entry, replaces=value.reply == "replace") == ""

    def play(self, results: str) -> list[int]:
        """Solve ("+"), miss ("-") or skip ("0") a puzzle for each sign and go on; return the puzzles' line numbers."""
        lines = []
        for sign in results:
            puzzle = at(self.visitor)
            lines.append(puzzle.line)
            if sign != "0":
                self.do(f"act:{puzzle.best if sign == '+' else wrong(puzzle)}")
            self.do("lesson:on")
        return lines


@pytest.mark.parametrize(
    ("query", "before", "after"),
    [
        ("mode=streak", "+++", "++"),
        ("mode=timed&minutes=5", "+-+0+-", "-++0"),
        ("mode=free&game=classic&grade=medium", "0+--", "++-+0"),
    ],
)
def test_a_reload_changes_nothing(query: str, before: str, after: str) -> None:
    kept, reloaded = Browser(query, Watch()), Browser(query, Watch())
    assert kept.play(before) == reloaded.play(before)
    for _ in range(2):  # twice, although no puzzle counts in between
        page = reloaded.open()
        assert GOES_ON in coach(page)
        assert page.reply.say.startswith(GOES_ON)
        assert coach(page).replace(f"{GOES_ON} ", "") == coach(kept.visitor)
    assert kept.play(after) == reloaded.play(after)
    assert coach(reloaded.visitor) == coach(kept.visitor)
    kept.do("lesson:end")
    reloaded.do("lesson:end")
    assert coach(reloaded.visitor) == coach(kept.visitor)
    assert reloaded.visitor.reply.adds == kept.visitor.reply.adds


def test_a_puzzle_that_was_not_tried_comes_again_and_a_tried_one_does_not() -> None:
    browser = Browser("mode=free")
    first = at(browser.visitor)
    assert browser.run is None
    assert GOES_ON not in coach(browser.open())
    assert browser.run is None, "a run without a counted puzzle starts afresh"
    first = at(browser.visitor)
    browser.do(f"act:{wrong(first)}")
    page = browser.open()
    assert at(page) != first, "the next one, although the line of the missed one was on the table"
    assert "Puzzle 2, 0 solved so far" in coach(page)
    browser.do("lesson:end")
    assert f"?step=p{first.line}" in coach(page)


def test_the_clock_goes_on_with_the_time_that_was_left() -> None:
    clock = Watch()
    browser = Browser("mode=timed&minutes=5", clock)
    clock.now = MS_PER_MINUTE
    browser.play("+-")
    assert browser.run["left"] == 4 * MS_PER_MINUTE
    clock.now = 1000 * MS_PER_MINUTE  # another clock, started with another worker
    page = browser.open()
    assert "4:00 left" in coach(page)
    clock.now += 3 * MS_PER_MINUTE
    browser.play("+")
    assert browser.run["left"] == MS_PER_MINUTE
    clock.now = 0.0
    assert "1:00 left" in coach(browser.open())


def test_a_run_whose_time_was_up_shows_its_result() -> None:
    clock = Watch()
    browser = Browser("mode=timed&minutes=1", clock)
    browser.play("+")
    clock.now = MS_PER_MINUTE
    browser.do(f"act:{at(browser.visitor).best}")
    clock.now = 5.0
    page = browser.open()
    assert GOES_ON not in coach(page)
    assert "You solved 2 of 2 at the first try." in coach(page)
    assert "You solved 2 of 2 at the first try." in page.reply.say
    assert page.reply.adds == {"runs": {"puzzles-timed-1": [2, 60]}, "run": {"latest": None}}
    assert browser.run is None
    # nothing more counts
    for intent in ("lesson:on", "lesson:show", "lesson:again"):
        assert "run" not in (browser.do(intent).reply.adds or {})
    assert "Puzzle 1, " in coach(browser.open())


def test_a_run_that_was_left_at_its_last_puzzle_shows_its_result() -> None:
    data = json.loads(course())
    few = json.dumps({**data, "steps": data["steps"][:2]})
    visitor = Visitor("few", course=few, address="?mode=free")
    for _ in range(2):
        visitor.do(f"act:{at(visitor).best}")
        stored = visitor.reply.adds["run"]
        visitor.do("lesson:on")
    assert visitor.reply.adds == {"run": {"latest": None}}
    again = Visitor("others", course=few, address="?mode=free", run=stored)
    assert "You solved 2 of 2 at the first try." in coach(again)
    assert again.reply.adds == {"run": {"latest": None}}


@pytest.mark.parametrize("mode", MODES)
def test_a_run_that_is_over_is_forgotten(mode: str) -> None:
    browser = Browser(f"mode={mode}")
    browser.play("++")
    assert len(browser.run["results"]) == 2
    if mode == "streak":
        browser.do(f"act:{wrong(at(browser.visitor))}")
    else:
        browser.do("lesson:end")
    assert browser.stored == {}
    page = browser.open()
    assert GOES_ON not in coach(page)
    assert "Puzzle 1, " in coach(page)


def test_a_run_of_another_kind_starts_afresh_and_replaces_it_when_it_counts() -> None:
    browser = Browser("mode=timed&minutes=5", Watch())
    browser.play("+-+")
    kept = browser.run
    others = ("mode=timed&minutes=3", "mode=streak", "mode=timed&minutes=5&game=classic", "mode=free&grade=easy")
    for other in others:
        page = browser.open(other)
        assert GOES_ON not in coach(page)
        assert "Puzzle 1, " in coach(page)
        browser.do("lesson:end")
        assert browser.run == kept, "a run without a counted puzzle leaves it alone"
    assert GOES_ON in coach(browser.open("minutes=5&mode=timed&utm_source=mail")), "the same kind"
    browser.open("mode=streak")
    browser.play("+")
    assert browser.run["kind"]["mode"] == "streak"
    assert GOES_ON not in coach(browser.open("mode=timed&minutes=5"))


@pytest.mark.parametrize(
    ("today", "goes_on"),
    [("2026-11-22", True), ("2026-11-23", True), ("2026-11-24", False), ("2026-11-21", False), ("2027-11-22", False)],
)
def test_a_run_goes_on_today_and_tomorrow(today: str, goes_on: bool) -> None:  # noqa: FBT001 - a parameter
    browser = Browser("mode=streak")
    browser.play("++")
    assert browser.run["on"] == "2026-11-22"
    assert bool(unfinished(browser.stored, parse_wanted("mode=streak"), today)) == goes_on


def test_the_day_is_that_of_the_last_counted_puzzle() -> None:
    browser = Browser("mode=free")
    browser.play("+")
    browser.visitor.today = "2026-11-23"
    browser.play("+")
    assert browser.run["on"] == "2026-11-23"
    assert [*browser.stored] == ["latest"]


FIRST = SOUND["latest"]["results"][0]


def test_a_run_stored_by_this_version_goes_on_in_later_ones() -> None:
    page = runner(QUERY, Watch(), run=SOUND)
    assert GOES_ON in coach(page)
    assert "Puzzle 3, 1 solved so far" in coach(page)
    assert "3:20 left" in coach(page)
    page.do(f"act:{at(page).best}")
    assert page.reply.adds["run"]["latest"]["results"][:2] == [("p8", 1), ("p228", 0)]
    page.do("lesson:end")
    assert 'href="puzzles/royal/?step=p228"' in coach(page)


@pytest.mark.parametrize(
    "changes",
    [
        {"results": []},
        {"results": {}},
        {"results": "p1"},
        {"results": [FIRST, FIRST]},
        {"results": [FIRST, ["p99999", 1]]},
        {"results": [FIRST, "p1"]},
        {"results": [FIRST, [7, 1]]},
        {"results": [FIRST, [[], 1]]},
        {"results": [[*FIRST, 1]]},
        {"results": [[FIRST[0], 2]]},
        {"results": [[FIRST[0], "1"]]},
        {"results": [[FIRST[0], None]]},
        {"results": [[f"p{number}", 1] for number in range(1, MAX_PUZZLES + 2)]},
        {"seed": None},
        {"seed": 7},
        {"seed": "\ud800"},
        {"left": None},
        {"left": -1},
        {"left": True},
        {"left": 1.5},
        {"left": 5 * MS_PER_MINUTE + 1},
        {"left": "300000"},
        {"on": ""},
        {"on": "yesterday"},
        {"on": "2026-11-99"},
        {"on": None},
        {"on": 20261122},
        {"kind": None},
        {"kind": []},
        {"kind": {}},
        {"kind": {**SOUND["latest"]["kind"], "minutes": 3}},
        {"kind": {**SOUND["latest"]["kind"], "more": ""}},
    ],
    ids=str,
)
def test_a_mangled_run_is_as_if_there_were_none(changes: dict[str, Any]) -> None:
    browser = Browser(QUERY, Watch())
    assert GOES_ON in coach(browser.open(run=SOUND))
    page = browser.open(run={"latest": {**SOUND["latest"], **changes}}, lessons={"first/a": "2026-11-20"})
    assert GOES_ON not in coach(page)
    assert "Puzzle 1, 0 solved so far" in coach(page)
    assert "5:00 left" in coach(page)
    assert page.reply.adds is None
    browser.play("+")
    assert len(browser.run["results"]) == 1


ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 400_000) | st.text(max_size=4) | st.sampled_from([FIRST, SOUND]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner, max_size=3),
    max_leaves=6,
)


@settings(max_examples=amount(12, 500))
@given(field=st.sampled_from([*SOUND["latest"]]), value=ANYTHING, whole=ANYTHING)
def test_no_stored_value_stops_the_page(field: str, value: Any, whole: Any) -> None:
    mangled = deepcopy(SOUND)
    mangled["latest"][field] = value
    for stored in (mangled, whole, {"latest": whole}):
        page = runner(QUERY, Watch(), run=stored)
        assert "Puzzle " in coach(page)
        page.do(f"act:{at(page).best}")
        assert "Right." in coach(page)


def test_a_streak_with_a_miss_is_no_run_that_goes_on() -> None:
    browser = Browser("mode=streak")
    browser.play("++")
    stored = browser.stored
    stored["latest"]["results"][1][1] = 0
    assert GOES_ON not in coach(browser.open(run=stored))


def test_the_longest_run_has_room_and_no_backup_has_it() -> None:
    stored = deepcopy(SOUND)
    stored["latest"]["results"] = [[f"p{number}", 1] for number in range(99_900, 99_900 + MAX_PUZZLES)]
    assert len(json.dumps(stored)) < STORED[PUZZLE_RUN].longest / 2
    assert PUZZLE_RUN not in NAMES
