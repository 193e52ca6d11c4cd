"""Messages of a table in a frame to the page around it."""

from __future__ import annotations

import json
from typing import Any

import pytest

from casino_core.notation.actions import parse_action
from tests.worker.test_lessons import COURSES, learner, plays
from tests.worker.visitor import Visitor


def messages_after(visitor: Visitor, intent: str) -> list[dict[str, Any]]:
    """Return the messages that an intent sends to the page around the frame."""
    messages: list[dict[str, Any]] = visitor.do(intent).host_messages
    return messages


@pytest.mark.slow
def test_every_play_is_reported_once_and_the_end_of_the_game_with_its_result() -> None:
    visitor, heard = Visitor("embed", address="?seed=abc&target=6", embed=True), []
    while visitor.session.match.game.outcome is None:
        visitor.move()
        heard += visitor.reply.host_messages
    game = visitor.session.match.game
    moved = [each for each in heard if each["type"] == "moved"]
    assert [each["play"] for each in moved] == [str(action) for played in game.record for action in played]
    assert {each["you"] for each in moved} == {True, False}
    assert heard[-1] == {
        "type": "finished",
        "totals": [*game.totals],
        "side": 0,
        "won": game.totals[0] > game.totals[1],
    }
    assert [each["type"] for each in heard].count("finished") == 1
    assert json.loads(json.dumps(heard)) == heard


def test_undo_and_restart_are_not_reported() -> None:
    visitor = Visitor("embed", address="?seed=abc", embed=True)
    while not visitor.can("undo"):
        visitor.move()
    assert messages_after(visitor, "undo") == []
    assert messages_after(visitor, "restart:yes") == []


def test_a_table_outside_a_frame_reports_nothing() -> None:
    visitor = Visitor("plays", address="?seed=abc")
    for _ in range(20):
        visitor.move()
        assert visitor.reply.host_messages == []


def test_a_task_reports_tries_and_its_solution_unless_that_was_shown() -> None:
    course = COURSES["first"]
    (step, wrong, right) = next(
        (step["id"], wrong, right)
        for step in course.steps
        if (answers := [*plays(course.id, step["id"])])
        if (wrong := next((text for text, is_right in answers if not is_right), ""))
        if (right := next((text for text, is_right in answers if is_right), ""))
    )
    visitor = learner(course, step, embed=True)
    assert messages_after(visitor, f"act:{wrong}") == [{"type": "moved", "play": wrong, "you": True, "right": False}]
    moved, solved = messages_after(visitor, f"act:{right}")
    assert moved == {"type": "moved", "play": right, "you": True, "right": True}
    assert solved == {"type": "solved", "play": right, "step": step, "tried": 2}
    assert parse_action(solved["play"])
    (shown,) = messages_after(learner(course, step, embed=True), "lesson:show")
    assert (shown["type"], shown["step"]) == ("shown", step)
