"""Lessons: every legal play is tried in every step, and no game is saved."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import date, timedelta
from html import escape
from typing import Any

import pytest

from casino_core.legal.legality import legal_actions
from casino_core.notation.actions import action_text, parse_action
from casino_core.playing.play import play
from casino_core.position.actions import Capture
from tests.engine.amount import amount
from tests.worker.visitor import Visitor
from web.generator.example_courses import example_courses
from web.generator.ideas import idea_pages
from web.generator.lessons import Lesson, lessons
from web.generator.puzzles import offered_puzzles, puzzle_courses
from web.table.cards import IN_TEXT
from web.worker.match.acts import play_out
from web.worker.match.lesson import parse_course, why_not_that
from web.worker.words.speech import Message, Voice

COURSES = {course.id: course for course in (*lessons(), *(idea.course for idea in idea_pages()))}
EXAMPLES = {course.id: course for course in example_courses()}
SOME = amount(9, 1)  # one in this many of the examples, which are similar, is tried
STEPS = [
    *((course.id, step["id"]) for course in COURSES.values() for step in course.steps),
    *[(course.id, step["id"]) for course in EXAMPLES.values() for step in course.steps][::SOME],
]
COURSES |= EXAMPLES
COACH = re.compile(r'<section id="coach".*?</section>', re.DOTALL)
OUTCOME = re.compile(r'<section id="acts" class="acts outcome".*?</section>', re.DOTALL)


def learner(course: Lesson, step: str = "", **init: Any) -> Visitor:
    """Return a visitor at a step of a course."""
    return Visitor("learns", course=course.as_json("../../"), address=f"?step={step}" if step else "", **init)


def coach(visitor: Visitor) -> str:
    """Return the markup of the lesson's panel and, if there is one, of the outcome of a puzzle."""
    panel = COACH.search(visitor.html)
    assert panel
    outcome = OUTCOME.search(visitor.html)
    return panel[0] + (outcome[0] if outcome else "")


def plays(course: str, step: str) -> Iterator[tuple[str, bool]]:
    """Yield the text of every play of a step, and whether the play is correct."""
    all_steps = parse_course(COURSES[course].as_json("")).steps
    (current,) = (each for each in all_steps if each.id == step)
    for action in legal_actions(current.position):
        yield action_text(action), current.accepts(action)


@pytest.mark.parametrize(("course", "step"), STEPS)
def test_every_play_of_a_step_is_judged(course: str, step: str) -> None:
    visitor = learner(COURSES[course], step)
    before = visitor.html
    tried = list(plays(course, step))
    for text, right in sorted(tried, key=lambda play: play[1])[-amount(4, 12) :]:  # correct ones last
        if right:
            visitor = learner(COURSES[course], step)
        visitor.do(f"act:{text}")
        reply = visitor.reply
        assert (reply.save, reply.result, reply.next, reply.idle) == ("", None, "", "")
        assert ('data-state="right"' in coach(visitor)) == right, text
        assert bool(reply.adds) == right
        if not right:
            assert 'class="answer"' in coach(visitor)
            assert COACH.sub("", visitor.html) == COACH.sub("", before), "the play was taken back"
    assert any(right for _, right in tried)


@pytest.mark.parametrize(("course", "step"), STEPS)
def test_a_step_can_be_shown_and_leads_on(course: str, step: str) -> None:
    visitor = learner(COURSES[course], step)
    visitor.do("lesson:show")
    assert visitor.reply.adds == {"lessons": {f"{course}/{step}": visitor.session.context.today()}}
    assert re.search(r'id="coach-skip"[^>]* aria-disabled="true"', coach(visitor))
    assert re.search(r'id="coach-show"[^>]*aria-disabled="true"', coach(visitor))
    last = COURSES[course].steps[-1]["id"] == step
    assert (f'href="{escape(f"../../{COURSES[course].way_on}")}"' in coach(visitor)) == last
    assert not re.search(r"[{}]", coach(visitor))
    assert "’s turn." not in visitor.html, "nobody plays on"
    assert "<dialog" not in visitor.html, "where the step ends the round, its score would cover the answer"


def test_a_pile_from_before_says_that_its_last_capture_is_not_known() -> None:
    visitor = learner(COURSES["play-well"], "last-card")
    visitor.do("pile:1")
    assert "24 cards" in visitor.dialog
    assert "it is not known which came last" in visitor.dialog


def test_laying_down_instead_of_raising_is_explained() -> None:
    visitor = learner(COURSES["play-well"], "steal")
    visitor.do("act:AH")
    assert "you can raise a build" in coach(visitor)


def test_a_course_continues_at_the_last_step() -> None:
    course = COURSES["first"]
    done = {f"first/{step['id']}": "2026-11-23" for step in course.steps[:3]}
    assert "Step 4 of 8" in coach(learner(course, lessons=done))
    assert "Step 2 of 8" in coach(learner(course, "sum", lessons=done))
    every = {f"first/{step['id']}": "2026-11-23" for step in course.steps}
    assert "Step 1 of 8" in coach(learner(course, lessons=every))
    mangled: object
    for mangled in (None, 7, [], {"first/pair": 3}, {"no/such": "2026-11-23"}):
        assert "of 8" in coach(learner(course, "no-such-step", lessons=mangled))


def test_steps_can_be_browsed_and_nothing_else_is_possible() -> None:
    visitor = learner(COURSES["first"])
    for about, place in (("on", 2), ("on", 3), ("back", 2), ("back", 1), ("back", 1)):
        visitor.do(f"lesson:{about}")
        assert f"Step {place} of 8" in coach(visitor)
    for name in ("next", "step", "think", "resign", "undo:", "new:", "menu", "skip", "daily:today", "link"):
        visitor.do(name)
        assert not visitor.reply.frames
        assert visitor.reply.dialog is None


@pytest.mark.parametrize(("course", "step"), STEPS)
def test_warnings_after_wrong_plays_are_true(course: str, step: str) -> None:
    """A capture in a warning needs a hidden card or rank, and takes cards that are on the table after the play."""
    voice = Voice("en")
    (current,) = (each for each in parse_course(COURSES[course].as_json("")).steps if each.id == step)
    for action in legal_actions(current.position)[:30]:
        after, _ = play(current.position, action)
        for sentence in why_not_that(current, action, after):
            assert voice.spoken(sentence)
            if sentence.key == "lesson.then":
                who, taken = sentence.facts["card"], sentence.facts["cards"]
                hidden = {*current.position.rules.pack} - {*current.position.hands[0], *current.position.loose}
                rank = who.key[-1] if isinstance(who, Message) else ""
                assert rank in {card.rank for card in hidden} or any(who == card for card in hidden)
                on_table = {*after.loose, *(card for build in after.builds for group in build.groups for card in group)}
                assert {each[0] for each in taken} <= on_table  # type: ignore[union-attr, index]
                assert isinstance(action, Capture) or len(taken) > 1  # type: ignore[arg-type]


def test_texts_name_cards_that_are_there() -> None:
    for course in COURSES.values():
        for step, data in zip(parse_course(course.as_json("")).steps, course.steps, strict=True):
            position = step.position
            named = set(IN_TEXT.findall(step.task))
            shown = {*position.hands[0], *position.loose, *(pile[-1] for pile in position.piles if pile)}
            shown |= {card for build in position.builds for group in build.groups for card in group}
            shown |= {*position.piles[position.rules.side_of[0]]}  # the person's own captures
            scoring = {"TD", "2S"}
            assert named <= shown | scoring, (course.id, data["id"])


def solved_puzzle(solve: str, begun: str, number: int, **init: Any) -> dict[str, dict[str, str]]:
    """Return the entries to store when the daily puzzle of this number is begun on one date and solved on another."""
    puzzle = offered_puzzles()[number]
    course = next(course for course in puzzle_courses() if course.id == f"puzzles-{puzzle.game}")
    visitor = learner(course, f"p{puzzle.line}", **init)
    visitor.today = begun
    visitor.do("lesson:again")
    visitor.today = solve
    lessons = visitor.session.lessons
    assert lessons.teaching
    reply = lessons.answer(lessons.teaching, lambda match: play_out(match, parse_action(puzzle.best)))
    adds: dict[str, dict[str, str]] = reply["adds"]
    return adds


def test_the_puzzle_of_the_day_counts_for_the_day_on_which_it_was_begun_also_if_solved_before() -> None:
    every = offered_puzzles()
    first, second = (f"puzzles-{puzzle.game}/p{puzzle.line}" for puzzle in every[:2])
    before = {first: "2026-11-01"}
    assert solved_puzzle("2026-11-23", "2026-11-23", 0, lessons=before)["puzzle_days"] == {"2026-11-23": first}
    assert solved_puzzle("2026-11-25", "2026-11-24", 1)["puzzle_days"] == {"2026-11-24": second}
    assert "puzzle_days" not in solved_puzzle("2026-11-24", "2026-11-23", 1)
    again = (date(2026, 11, 23) + timedelta(len(every))).isoformat()  # when the first puzzle comes again
    assert solved_puzzle(again, again, 0)["puzzle_days"] == {again: first}


# ---------- the address ----------


@pytest.mark.parametrize("course", list(COURSES)[:12])
def test_a_step_has_an_address_that_leads_back_to_it(course: str) -> None:
    visitor = learner(COURSES[course])
    for step in COURSES[course].steps[:3]:
        assert visitor.reply.address == f"?step={step['id']}"
        again = learner(COURSES[course], step["id"])
        assert (again.reply.address, coach(again)) == (visitor.reply.address, coach(visitor))
        visitor.do("lesson:on")


@pytest.mark.parametrize(
    "suffix", ["", ".", ")", "%20", "%E2%80%8B", '"', "%22", ").", "%3E", "+", "&amp;utm_source=x"]
)
def test_a_step_is_found_whatever_follows_its_name(suffix: str) -> None:
    step = COURSES["first"].steps[2]["id"]
    visitor = learner(COURSES["first"], f"{step}{suffix}")
    assert visitor.reply.address == f"?step={step}"
    assert not visitor.reply.note


@pytest.mark.parametrize("wanted", ["nothing", "p999", "1", "%FF", "_", "x" * 500, "trail%2F", "0", "é", "none%00"])
def test_a_step_that_does_not_exist_is_named(wanted: str) -> None:
    visitor = learner(COURSES["first"], wanted)
    assert visitor.reply.address == f"?step={COURSES['first'].steps[0]['id']}"
    assert "There is no step" in visitor.reply.note


@pytest.mark.parametrize(
    "more", ["&moment=3", "&place=2", "&line=-1", "&moment=%F0%9F", "&step=nothing", "#moment=99999"]
)
def test_a_link_into_the_middle_of_a_line_opens_the_puzzle_at_its_beginning(more: str) -> None:
    course = next(each for each in puzzle_courses() if each.id == "puzzles-classic")
    step = course.steps[4]["id"]
    plain, visitor = learner(course, str(step)), learner(course, f"{step}{more}")
    assert visitor.html == plain.html
    teaching = visitor.session.lessons.teaching
    assert teaching is not None
    assert (teaching.moment, teaching.right, teaching.step.id) == (None, False, step)
