"""Puzzles: every claim is worked out again, and a file with a fault is refused with its line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from casino_core.bots.counter import can_be_counted
from casino_core.legal.legality import legal_actions
from casino_core.notation.actions import action_text
from casino_core.notation.positions import parse_position
from casino_core.playing.play import play
from casino_core.position.actions import Claim
from casino_core.position.position import Position
from casino_core.position.view import view
from casino_core.score.scoring import score_round
from tests.engine.amount import FULL, amount
from tests.puzzles.make import puzzles as made
from tests.worker.test_lessons import coach, learner
from web.generator.content import ContentError
from web.generator.puzzles import FILE, Puzzle, prove, puzzle_courses, puzzles
from web.worker.match.puzzle import worths

EVERY = puzzles()
SOME = EVERY if FULL else EVERY[::11]


@pytest.mark.slow
def test_one_play_is_better_than_all_others_by_what_is_said() -> None:
    for puzzle in SOME:
        prove(puzzle)


def test_there_are_enough_and_no_two_are_the_same() -> None:
    assert len(EVERY) >= 500
    assert len({puzzle.position for puzzle in EVERY}) == len(EVERY)
    assert len({puzzle.game for puzzle in EVERY}) >= 8
    assert all(1 <= puzzle.missed <= 7 for puzzle in EVERY)
    for puzzle in EVERY:
        position = parse_position(puzzle.position)
        assert can_be_counted(view(position, 0)), puzzle.line


def minimax(position: Position) -> int:
    """By how much the first seat ends ahead when both play as well as can be, by trying everything."""
    if position.over:
        points = score_round(position).points
        return (points[0] - points[1]) * (-1 if position.rules.ending.lowest_wins else 1)
    found = [minimax(play(position, action)[0]) for action in legal_actions(position) if not isinstance(action, Claim)]
    return max(found) if position.actor == 0 else min(found)


@pytest.mark.slow
def test_worths_are_those_of_trying_everything() -> None:
    small = [each for each in EVERY if len(parse_position(each.position).hands[0]) == 2][: amount(8, 100)]
    assert small
    for puzzle in small:
        position = parse_position(puzzle.position)
        for action, worth in worths(position).items():
            assert minimax(play(position, action)[0]) == worth, (puzzle.line, action_text(action))


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"best": "zz"}, "line 1"),
        ({"worth": 99}, "is worth"),
        ({"next": 99}, "is worth"),
        ({"position": "classic/nonsense"}, "line 1"),
        ({"position": EVERY[0].position.replace("/0/", "/1/", 1)}, "line 1"),
    ],
)
def test_a_wrong_puzzle_is_refused(change: dict[str, object], told: str) -> None:
    with pytest.raises(ContentError, match=told):
        prove(Puzzle(**{**EVERY[0]._asdict(), **change}))


@pytest.mark.parametrize("line", ["{", "[]", '{"position": "x"}', '{"colour": 3}'])
def test_a_line_that_is_no_puzzle_is_named(line: str, tmp_path: Path) -> None:
    sound = json.dumps({name: value for name, value in EVERY[0]._asdict().items() if name != "line"})
    (tmp_path / FILE).write_text(f"{sound}\n{line}\n", "utf-8")
    with pytest.raises(ContentError, match="line 2"):
        puzzles(tmp_path)


def test_a_puzzle_is_tried_and_what_a_wrong_play_loses_is_told() -> None:
    course = next(puzzle_courses())
    puzzle = EVERY[int(course.steps[0]["id"][1:]) - 1]
    visitor = learner(course)
    assert "Puzzle 1 of" in coach(visitor)
    assert visitor.html.count("data-shown") == 1, "Nia's cards lie open"
    found = worths(parse_position(puzzle.position))
    for action, worth in found.items():
        visitor.do(f"act:{action_text(action)}")
        assert ("Right." in coach(visitor)) == (worth == puzzle.worth)
        if worth == puzzle.worth:
            assert visitor.reply.adds == {"lessons": {f"{course.id}/p{puzzle.line}": visitor.session.today()}}
            break
        lost = puzzle.worth - worth
        assert ("one point" if lost == 1 else f"{lost} points") in coach(visitor)


@pytest.mark.slow
def test_puzzles_are_made_again_from_the_same_seeds() -> None:
    first = next(made("haiti"))
    assert first["position"] in {puzzle.position for puzzle in EVERY}
