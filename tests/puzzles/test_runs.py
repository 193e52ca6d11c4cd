"""Runs of puzzles: streaks, timed runs, stored first tries, and the rating."""

from __future__ import annotations

import json
import re
from collections import Counter
from functools import cache
from typing import Any

import pytest

from casino_core.legal.legality import legal_actions
from casino_core.notation.actions import action_text, parse_action
from casino_core.notation.positions import parse_position
from casino_core.playing.play import play
from casino_core.position.actions import Capture, MakeBuild, Trail, pieces
from tests.worker.test_lessons import COACH, coach, learner
from tests.worker.visitor import Visitor
from web.generator.puzzles import THEMES, Puzzle, every_puzzle, puzzle_courses, puzzles
from web.page.backup import backup_start, merge
from web.page.storage import Storage
from web.page.stored import PUZZLES
from web.shared.puzzle_rating import MIDDLE, MIN_TRIES, is_try, puzzle_rating, rating, tries
from web.worker.match.puzzle_run import GRADES, MODES, MS_PER_MINUTE, numbers, parse_wanted, steps
from web.worker.words.speech import Voice

EVERY = {f"p{puzzle.line}": puzzle for puzzle in puzzles()}


@cache
def course() -> str:
    """Return all puzzles as JSON, as the page for runs embeds them."""
    return every_puzzle().as_json("../../")


class Watch:
    """A clock that the test sets."""

    now = 0.0

    def __call__(self) -> float:
        """Return the time in milliseconds."""
        return self.now


def runner(query: str = "mode=streak", clock: Watch | None = None, **init: Any) -> Visitor:
    """Return a visitor who starts a run."""
    return Visitor("runs", clock, course=course(), address=f"?{query}", **init)


def at(visitor: Visitor) -> Puzzle:
    """Return the current puzzle."""
    teaching = visitor.session.lessons.teaching
    assert teaching is not None
    return EVERY[teaching.step.id]


def wrong(puzzle: Puzzle) -> str:
    """Return the text of a play that is not the best."""
    plays = map(action_text, legal_actions(parse_position(puzzle.position)))
    best_key = sorted(puzzle.best)
    return next(text for text in plays if sorted(text) != best_key)


def test_themes_are_true() -> None:
    themes = Counter[str]()
    for puzzle in EVERY.values():
        position, best = parse_position(puzzle.position), parse_action(puzzle.best)
        after, _ = play(position, best)
        touched = [build for build in position.builds if build.piece in pieces(best)]
        could = any(isinstance(action, Capture) for action in legal_actions(position))
        kind = {Capture: "take", Trail: "trail", MakeBuild: "raise" if touched else "build"}[type(best)]
        assert {"take", "trail", "build", "raise"} & {*puzzle.themes} == {kind}
        assert ("steal" in puzzle.themes) == any(build.owner == 1 for build in touched)
        assert ("wait" in puzzle.themes) == (could and kind != "take")
        assert not ("less" in puzzle.themes and kind != "take")
        if "sweep" in puzzle.themes:
            assert kind == "take"
            assert not after.loose
            assert not after.builds
        themes.update(puzzle.themes)
    assert set(themes) == set(THEMES)
    assert min(themes.values()) > 10


@pytest.mark.parametrize(
    ("query", "fits"),
    [
        ("mode=streak&game=royal", lambda puzzle: puzzle.game == "royal"),
        ("mode=timed&theme=steal", lambda puzzle: "steal" in puzzle.themes),
        ("mode=free&grade=hard&game=classic", lambda puzzle: puzzle.missed >= 5 and puzzle.game == "classic"),
        ("mode=nonsense&minutes=x&grade=y", bool),
        ("", bool),
    ],
)
def test_a_run_has_the_chosen_puzzles(query: str, fits: Any) -> None:
    wanted = parse_wanted(query)
    chosen = [EVERY[step.id] for step in steps(course(), wanted, "luck", Voice("en").t)]
    assert wanted.mode in MODES
    assert len(chosen) == min(100, sum(map(fits, EVERY.values())))
    assert len({puzzle.line for puzzle in chosen}) == len(chosen)
    assert all(map(fits, chosen))
    assert wanted.mode != "streak" or [each.missed for each in chosen] == sorted(each.missed for each in chosen)
    other = [step.id for step in steps(course(), wanted, "other luck", Voice("en").t)]
    assert other != [f"p{each.line}" for each in chosen]


def test_the_page_of_runs_numbers_puzzles_like_the_courses_of_their_games() -> None:
    number_of = numbers(every_puzzle().steps)
    assert number_of.keys() == EVERY.keys()
    for own in puzzle_courses():
        assert [number_of[step["id"]] for step in own.steps] == [*range(1, len(own.steps) + 1)]


def test_every_puzzle_has_a_grade() -> None:
    assert sorted(missed for some in GRADES.values() for missed in some) == list(range(1, 8))


def test_a_run_without_puzzles_shows_a_message() -> None:
    visitor = runner("theme=no_such")
    assert visitor.reply.note.startswith("There is no such puzzle")
    for intent in ("lesson:on", "lesson:end", "act:8Cx8D", "lesson:show"):
        visitor.do(intent)
        assert not visitor.reply.frames


@pytest.mark.parametrize(
    ("query", "gone"),
    [
        ("game=rojal", {"game": "rojal"}),
        ("mode=nonsense", {"mode": "nonsense"}),
        ("mode=timed&minutes=4", {"minutes": "4"}),
        ("mode=timed&minutes=%2B3", {"minutes": "+3"}),
        ("grade=y&mode=free", {"grade": "y"}),
        ("mode=Streak&game=x", {"mode": "Streak", "game": "x"}),
        ("mode=streak&game=royal", {}),
        ("utm_source=mail", {}),
    ],
)
def test_unknown_values_of_a_run_are_said(query: str, gone: dict[str, str]) -> None:
    note = runner(query).reply.note
    sentences = [f"“{name}” in the address asks for “{value}”, which does not exist." for name, value in gone.items()]
    assert note == " ".join(sentences)


def test_a_streak_ends_with_the_first_miss_and_leads_back_to_it() -> None:
    visitor = runner()
    stored: dict[str, object] = {}
    for number in range(1, 4):
        assert f"Puzzle {number}, " in coach(visitor)
        solved = at(visitor)
        visitor.do(f"act:{solved.best}")
        assert "Right." in coach(visitor)
        assert "Theme: " in coach(visitor)
        adds = visitor.reply.adds
        assert adds
        assert adds["lessons"] == {f"puzzles-{solved.game}/p{solved.line}": visitor.session.context.today()}
        assert [name for name, _ in adds["run"]["latest"]["results"]] == [*stored, f"p{solved.line}"]
        stored |= adds["puzzles"]
        assert stored[f"p{solved.line}"] == (1, solved.missed, visitor.session.context.today())
        visitor.do("lesson:on")
    missed = at(visitor)
    visitor.do(f"act:{wrong(missed)}")
    assert "You solved 3 in a row." in coach(visitor)
    assert "You solved 3 in a row." in visitor.reply.say
    assert f'href="puzzles/{missed.game}/?step=p{missed.line}"' in coach(visitor).replace("../", "")
    assert visitor.reply.adds == {
        "puzzles": {f"p{missed.line}": (0, missed.missed, visitor.session.context.today())},
        "runs": {"puzzles-streak": [3, 0]},
        "run": {"latest": None},
    }
    # the missed puzzle has the same name as on the page of its course
    own = next(each for each in puzzle_courses() if each.id == f"puzzles-{missed.game}")
    number = [step["id"] for step in own.steps].index(f"p{missed.line}") + 1
    assert f"{own.title}, puzzle {number}</a>" in coach(visitor)
    assert f"Puzzle {number} of " in coach(learner(own, f"p{missed.line}"))
    assert "you have tried 4 so far" in coach(visitor)
    # the run is over: the missed play can be stepped through, and nothing more counts
    for intent in ("lesson:on", "lesson:again", "lesson:earlier", f"act:{missed.best}"):
        visitor.do(intent)
        assert "Right." not in coach(visitor)
        assert "You solved 3 in a row." in coach(visitor)
        assert visitor.reply.adds is None


def test_showing_the_play_is_a_miss_and_keeps_a_longer_streak() -> None:
    visitor = runner(runs={"puzzles-streak": [5, 0], "every": "nonsense", "most": [1]})
    first = at(visitor)
    visitor.do("lesson:show")
    assert "You solved 0 in a row." in coach(visitor)
    assert visitor.reply.adds is not None
    assert "lessons" not in visitor.reply.adds, "it is not solved"
    assert visitor.reply.adds["puzzles"] == {f"p{first.line}": (0, first.missed, visitor.session.context.today())}
    assert "runs" not in visitor.reply.adds


def test_when_time_is_up_the_puzzle_at_hand_still_counts() -> None:
    clock = Watch()
    visitor = runner("mode=timed&minutes=5", clock)
    assert "5:00 left" in coach(visitor)
    visitor.do(f"act:{wrong(at(visitor))}")
    assert "You solved" not in coach(visitor), "a miss ends no timed run"
    first = at(visitor)
    visitor.do("lesson:on")
    visitor.do("lesson:clock")
    assert re.search(r"<span [^>]*hidden", coach(visitor))
    assert "Show the clock<" in coach(visitor)
    clock.now = 5 * MS_PER_MINUTE + 1
    visitor.do("unchoose")
    assert "Time is up, but you can still finish" in coach(visitor)
    assert not re.search(r"<span [^>]*hidden", coach(visitor)), "the clock reappears when time is up"
    assert "the clock<" not in coach(visitor), "nothing is left to hide or to show"
    visitor.do(f"act:{at(visitor).best}")
    assert "You solved" not in coach(visitor)
    visitor.do("lesson:on")
    assert "You solved one of 2 at the first try." in coach(visitor)
    assert f"?step=p{first.line}" in coach(visitor)
    assert visitor.reply.adds == {"runs": {"puzzles-timed-5": [1, 300]}, "run": {"latest": None}}


def test_a_run_without_a_clock_continues_until_it_is_stopped() -> None:
    visitor = runner("mode=free&theme=steal")
    assert "data-left" not in coach(visitor)
    skipped = at(visitor)
    visitor.do("lesson:on")
    visitor.do(f"act:{at(visitor).best}")
    visitor.do("lesson:end")
    assert "You solved one of 2" in coach(visitor)
    assert f"?step=p{skipped.line}" in coach(visitor)
    assert visitor.reply.adds == {"run": {"latest": None}}, "what was chosen is no record"
    before = COACH.sub("", visitor.html)
    visitor.do("lesson:end")
    assert COACH.sub("", visitor.html) == before


def test_only_first_tries_count() -> None:
    known = every_puzzle().steps[0]
    puzzle = EVERY[known["id"]]
    done = {f"puzzles-{puzzle.game}/{known['id']}": "2026-11-23"}
    tried = {
        known["id"]: [0, puzzle.missed, "2026-11-23"],
        "p900": "nonsense",
        "p901": [7, 7, 7],
        "p902": [True, 1, "x"],
    }
    data = json.loads(course())
    one = json.dumps({**data, "steps": data["steps"][:1]})
    for init in ({"lessons": done}, {"puzzles": tried}):
        visitor = Visitor("runs", course=one, address="", **init)
        visitor.do(f"act:{puzzle.best}")
        assert visitor.reply.adds is not None
        assert "puzzles" not in visitor.reply.adds


def test_the_rating_lies_between_solved_and_missed_puzzles() -> None:
    assert [puzzle_rating(missed) for missed in range(8)] == sorted(puzzle_rating(missed) for missed in range(8))
    assert puzzle_rating(3) + puzzle_rating(4) == 2 * MIDDLE
    easy, hard = puzzle_rating(1), puzzle_rating(7)
    assert rating([[1, easy]] * (MIN_TRIES - 1)) is None
    span = rating([[1, easy], [0, hard]] * 10)
    assert span is not None
    assert easy < sum(span) / 2 < hard
    more = rating([[1, easy], [0, hard]] * 40)
    assert more is not None
    assert more[1] - more[0] < span[1] - span[0]
    for one in (0, 1):
        extreme = rating([[one, easy]] * 200)
        assert extreme is not None
        assert extreme[0] < extreme[1]
        assert (sum(extreme) / 2 > easy) == bool(one)


def test_the_rating_recovers_a_known_strength() -> None:
    """The range of the rating must include the true strength of about 19 in 20 simulated people."""
    from random import Random

    random, within = Random(1), 0
    for _ in range(300):
        strength = random.gauss(MIDDLE, 200)
        puzzle_ratings = [puzzle_rating(random.randint(1, 7)) for _ in range(60)]
        results = [[int(random.random() < 1 / (1 + 10 ** ((p - strength) / 400))), p] for p in puzzle_ratings]
        span = rating(results)
        assert span is not None
        within += span[0] <= strength <= span[1]
    assert 0.92 <= within / 300 <= 0.99


def test_stored_tries_are_read_without_the_invalid_ones() -> None:
    sound: dict[str, Any] = {f"p{number}": [1, 3, f"2026-11-{number:02d}"] for number in range(1, 21)}
    mangled: list[Any] = [1, [1, 2], [2, 3, "2026-11-01"], [1, 9, "2026-11-01"], [1, 3, "x"], [True, 3, "2026-11-01"]]
    assert not any(map(is_try, mangled))
    assert tries({**{f"x{place}": each for place, each in enumerate(mangled)}, **sound}) == [[1, puzzle_rating(3)]] * 20
    nothing: Any
    for nothing in (None, [], 7, "x"):
        assert tries(nothing) == []


def test_a_backup_adds_first_tries_and_changes_none() -> None:
    storage = Storage(None, "tab")
    storage.write(PUZZLES, {"p1": [0, 3, "2026-11-20"]})
    backup: dict[str, Any] = {
        "p1": [1, 3, "2026-11-19"],
        "p2": [1, 5, "2026-11-19"],
        "p3": [2, 5, "2026-11-19"],
        "p4": "x",
    }
    counts = merge(storage, {"games": [], "values": {PUZZLES: backup}})
    assert counts["more"] == 1
    assert storage.read(PUZZLES)[0] == {"p1": [0, 3, "2026-11-20"], "p2": [1, 5, "2026-11-19"]}
    assert '"casino.puzzles": {' in backup_start(storage, "2026-11-24T00:00:00.000Z")
    # damaged values are set aside unchanged, and play goes on
    storage.put_back(PUZZLES, "{damaged")
    assert storage.read(PUZZLES) == (None, "mangled")
    assert storage.add(PUZZLES, "p5", [1, 2, "2026-11-24"]) == ""
    assert storage.read(PUZZLES)[0] == {"p5": [1, 2, "2026-11-24"]}
    assert storage.text("casino.aside.casino.puzzles") == "{damaged"


@pytest.mark.parametrize("mode", MODES)
def test_the_first_puzzle_says_what_puzzles_are(mode: str) -> None:
    visitor = runner(f"mode={mode}&minutes=1&game=classic", Watch())
    assert "no more will be dealt" in visitor.html
    visitor.do(f"act:{at(visitor).best}")
    visitor.do("lesson:on")
    assert "no more will be dealt" not in visitor.html
    assert "Which play is best for you?" in visitor.html


def test_the_next_puzzle_follows_the_results() -> None:
    visitor = runner("mode=free&game=classic")
    graded = [at(visitor).missed]
    for _ in range(8):
        visitor.do(f"act:{at(visitor).best}")
        visitor.do("lesson:on")
        graded.append(at(visitor).missed)
    assert graded[0] == 2
    assert graded == sorted(graded)
    assert graded[-1] >= 5
    for _ in range(4):
        visitor.do(f"act:{wrong(at(visitor))}")
        visitor.do("lesson:on")
    assert at(visitor).missed <= graded[-1] - 3


@pytest.mark.parametrize("mode", MODES)
def test_a_run_keeps_its_address_and_leads_to_all_puzzles(mode: str) -> None:
    query = f"mode={mode}&minutes=1&game=royal"
    visitor = runner(query, Watch())
    assert visitor.reply.address == f"?{query}"
    visitor.do("lesson:end")
    assert visitor.reply.address == f"?{query}"
    assert 'href="../../puzzles/"' in visitor.html
    assert 'href=""' in visitor.html  # the page itself, with its query
