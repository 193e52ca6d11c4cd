"""Puzzles: their claims are proved, and a file with a fault is refused with the number of the line."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from casino_core.bots.counter import can_be_counted
from casino_core.cards import Card
from casino_core.legal.legality import legal_actions
from casino_core.notation.actions import action_text, parse_action
from casino_core.notation.positions import parse_position
from casino_core.playing.play import play
from casino_core.position import actions
from casino_core.position.actions import same_effect
from casino_core.position.position import Position
from casino_core.position.view import view
from casino_core.score.scoring import score_round
from tests.engine.amount import amount
from tests.puzzles import make
from tests.puzzles.make import new_puzzles
from tests.puzzles.make import puzzle as made_of
from tests.puzzles.make import puzzles as made
from tests.puzzles.proofs import claim, fault, faults, proved
from tests.puzzles.themes import themes
from tests.worker.test_lessons import coach, learner
from web.generator.content import ContentError
from web.generator.puzzles import FILE, PATH, Puzzle, puzzle_courses, puzzles
from web.worker.match.puzzle import worths

EVERY = puzzles()
SOME = EVERY[:: amount(40, 1)]
ONE = EVERY[0]
CLAIM = claim(ONE)


def unproved(every: Sequence[Puzzle]) -> list[Puzzle]:
    """Return the puzzles whose claims are not in the list of proved claims."""
    known = proved()
    return [puzzle for puzzle in every if claim(puzzle).digest not in known]


@pytest.mark.slow
def test_claims_are_true() -> None:
    share = EVERY[:: amount(20, 1)]
    assert faults(dict.fromkeys([*unproved(EVERY), *share])) == []


def test_a_changed_line_is_proved_again(tmp_path: Path) -> None:
    few = list(EVERY[:3])
    few[1] = few[1]._replace(worth=few[1].worth + 1)
    changed = unproved(puzzles(written(tmp_path, few)))
    (message,) = faults(changed)
    assert message.startswith(f"{PATH}, line 2: ")
    assert message.endswith(f" is worth less than {few[1].worth}")


def test_the_list_of_proved_claims_is_complete() -> None:
    assert unproved(EVERY) == [], "python -m tests.puzzles.proofs proves these and lists them"


def test_stored_themes_are_those_of_the_solution() -> None:
    for puzzle in EVERY:
        assert puzzle.themes == themes(parse_position(puzzle.position), parse_action(puzzle.best)), puzzle.line


@pytest.mark.slow
def test_the_best_play_beats_all_others_by_the_stated_margin() -> None:
    """A proof only compares with the claimed worth; this test searches the exact worth of every play."""
    for puzzle in SOME:
        worth_of = {same_effect(action): worth for action, worth in worths(parse_position(puzzle.position)).items()}
        assert worth_of.pop(same_effect(parse_action(puzzle.best))) == puzzle.worth
        assert max(worth_of.values()) == puzzle.next < puzzle.worth


def test_there_are_enough_and_no_two_are_the_same() -> None:
    assert len(EVERY) >= 500
    assert len({puzzle.position for puzzle in EVERY}) == len(EVERY)
    assert len({puzzle.game for puzzle in EVERY}) >= 8
    assert all(1 <= puzzle.missed <= 7 for puzzle in EVERY)
    for puzzle in EVERY:
        position = parse_position(puzzle.position)
        assert len(position.hands) == 2, puzzle.line  # frames can show puzzles only at tables for two
        assert can_be_counted(view(position, 0)), puzzle.line


def minimax(position: Position) -> int:
    """Return the final lead of the first seat if both players play perfectly, by trying every line of play."""
    if position.over:
        points = score_round(position).points
        return (points[0] - points[1]) * (-1 if position.rules.ending.lowest_wins else 1)
    plays = [action for action in legal_actions(position) if not isinstance(action, actions.Claim)]
    worths_after = [minimax(play(position, action)[0]) for action in plays]
    return max(worths_after) if position.actor == 0 else min(worths_after)


@pytest.mark.slow
def test_worths_are_those_of_trying_everything() -> None:
    small = [each for each in EVERY if len(parse_position(each.position).hands[0]) == 2][: amount(8, 100)]
    assert small
    for puzzle in small:
        position = parse_position(puzzle.position)
        for action, worth in worths(position).items():
            assert minimax(play(position, action)[0]) == worth, (puzzle.line, action_text(action))


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"best": "zz"}, "no-card"),
        ({"best": "AS"}, "AS is not allowed"),
        ({"worth": 99}, "is worth less than 99"),
        ({"worth": ONE.worth - 1}, "is worth more than"),
        ({"next": ONE.worth - 1}, "the next best play is worth less than"),
        ({"next": ONE.next - 1}, "the next best play is worth more than"),
        ({"next": ONE.worth}, "the next best play is worth less than"),
        ({"position": "classic/nonsense"}, "wrong-number-of-fields"),
        ({"position": ONE.position.replace("/0/", "/1/", 1)}, "not the first seat's turn"),
    ],
)
def test_a_wrong_claim_is_found_out(change: dict[str, Any], message: str) -> None:
    assert fault(CLAIM) == ""
    assert message in fault(CLAIM._replace(**change))


def line_of(puzzle: Puzzle) -> str:
    """Return the line of a puzzle in the file."""
    fields = {name: value for name, value in puzzle._asdict().items() if name != "line"}
    return json.dumps({**fields, "themes": " ".join(puzzle.themes)})


def written(folder: Path, some: Sequence[Puzzle]) -> Path:
    """Write a file of puzzles into a folder, and return the folder."""
    (folder / FILE).write_text("".join(f"{line_of(puzzle)}\n" for puzzle in some), "utf-8")
    return folder


@pytest.mark.parametrize(
    "line", ["{", "[]", '{"position": "x"}', '{"colour": 3}', '{"themes": 3}', line_of(ONE).replace('"take"', '"tkae"')]
)
def test_a_line_that_is_no_puzzle_is_named(line: str, tmp_path: Path) -> None:
    (tmp_path / FILE).write_text(f"{line_of(ONE)}\n{line}\n", "utf-8")
    with pytest.raises(ContentError, match=r"^web/content/puzzles\.jsonl, line 2: "):
        puzzles(tmp_path)


def test_a_missing_and_an_unknown_key_are_named(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text(line_of(ONE).replace('"error"', '"eror"'), "utf-8")
    with pytest.raises(ContentError, match=r"line 1: error is missing, eror is unknown$"):
        puzzles(tmp_path)


def test_a_new_puzzle_can_be_appended_as_it_is_printed(tmp_path: Path) -> None:
    some = EVERY[::100]
    for puzzle in some:
        position = parse_position(puzzle.position)
        with (tmp_path / FILE).open("a", encoding="utf-8") as file:
            print(json.dumps(made_of(position, view(position, 0))), file=file)
    assert puzzles(tmp_path) == tuple(puzzle._replace(line=line) for line, puzzle in enumerate(some, 1))


def test_a_wrong_play_shows_what_it_loses() -> None:
    course = next(puzzle_courses())
    puzzle = EVERY[int(course.steps[0]["id"][1:]) - 1]
    visitor = learner(course)
    assert "Puzzle 1 of" in coach(visitor)
    assert visitor.html.count("data-shown") == 1, "Nia's cards lie open"
    assert "Nia sees" not in visitor.html
    worth_of = worths(parse_position(puzzle.position))
    for action, worth in worth_of.items():
        visitor.do(f"act:{action_text(action)}")
        assert ("Right." in coach(visitor)) == (worth == puzzle.worth)
        if worth == puzzle.worth:
            adds = visitor.reply.adds or {}
            assert adds["lessons"] == {f"{course.id}/p{puzzle.line}": visitor.session.context.today()}
            assert [*adds["puzzles"]] == [f"p{puzzle.line}"]
            break
        lost = puzzle.worth - worth
        assert ("1 point" if lost == 1 else f"{lost} points") in coach(visitor)
        visitor.do("lesson:again")


def test_point_cards_in_the_open_hand_count_as_seen() -> None:
    for course in puzzle_courses():
        for step in course.steps:
            hand = parse_position(step["position"]).hands[1]
            if course.id == "puzzles-classic" and {*hand} & {Card("AD"), Card("2S"), Card("TD")}:
                assert "in Nia’s hand" in learner(course, step["id"]).html
                return
    raise AssertionError


def test_a_new_puzzle_is_none_of_those_in_the_file(monkeypatch: pytest.MonkeyPatch) -> None:
    known = {"position": ONE.position}
    monkeypatch.setattr(make, "puzzles", lambda _: iter([known, {"position": "new"}]))
    assert next(new_puzzles(ONE.game)) == {"position": "new"}


def test_to_be_shown_a_puzzle_is_not_to_solve_it() -> None:
    course = next(puzzle_courses())
    visitor = learner(course)
    visitor.do("lesson:show")
    assert "This is the best play. If you " in coach(visitor)
    assert "Right." not in coach(visitor)
    assert 'data-state="shown"' in coach(visitor)
    adds: dict[str, Any] = dict(visitor.reply.adds or {})
    assert "lessons" not in adds
    assert [tried[0] for tried in adds["puzzles"].values()] == [0]
    visitor.do("lesson:back")
    visitor.do(f"act:{EVERY[int(course.steps[0]['id'][1:]) - 1].best}")
    assert "Right." in coach(visitor)
    assert [*(visitor.reply.adds or {})] == ["lessons"]


@pytest.mark.slow
def test_puzzles_are_made_again_from_the_same_seeds() -> None:
    first = next(made("haiti"))
    assert first["position"] in {puzzle.position for puzzle in EVERY}
