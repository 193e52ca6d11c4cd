"""Reads the puzzles of web/content, proves what they claim, and makes courses of them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from casino_core.notation.actions import parse_action
from casino_core.notation.positions import parse_position
from casino_core.position.actions import same_effect
from casino_core.rules.variants import VARIANTS
from web.generator.content import CONTENT, ContentError, read
from web.generator.lessons import Lesson
from web.rulebook.offered import offered
from web.worker.match.puzzle import worths
from web.worker.words.catalogue import words

FILE = "puzzles.jsonl"
WORDS = words("en")


class Puzzle(NamedTuple):
    """A position in which one play is better than all others."""

    line: int
    """The line of the file on which it is: what it is called, so no line may ever be removed or moved."""

    position: str
    """Both hands and all else, the person to play in seat 0."""

    best: str
    """The play."""

    worth: int
    """By how many points the person ends ahead with it."""

    next: int
    """The same, with the best of all other plays."""

    missed: int
    """How many bots of the ladder play something else."""

    @property
    def game(self) -> str:
        """The id of the preset."""
        return self.position.partition("/")[0].partition(":")[0]


def puzzles(folder: Path = CONTENT) -> tuple[Puzzle, ...]:
    """Return all puzzles. Raise ContentError for a line that is none, with its number."""
    found = []
    for number, line in enumerate((folder / FILE).read_text("utf-8").splitlines(), 1):
        try:
            found.append(Puzzle(number, **json.loads(line)))
        except (TypeError, ValueError) as error:
            raise ContentError(f"{FILE}, line {number}: {error}") from error
    return tuple(found)


def offered_puzzles() -> tuple[Puzzle, ...]:
    """Return the puzzles of the games on offer; all where these have none."""
    every, known = puzzles(), offered()
    return tuple(puzzle for puzzle in every if puzzle.game in known) or every


def prove(puzzle: Puzzle) -> None:
    """Raise ContentError unless a puzzle is as it says: the play is worth so much, and every other one less."""
    where = f"{FILE}, line {puzzle.line}"
    position, best = read(parse_position, puzzle.position, where), read(parse_action, puzzle.best, where)
    if position.turn or position.over or position.stock or position.rules.seats != 2:
        raise ContentError(f"{where}: it is not the first seat's turn in a last deal of two")
    found = {same_effect(action): worth for action, worth in worths(position).items()}
    first = found.pop(same_effect(best), None)
    others = max(found.values(), default=None)
    if (first, others) != (puzzle.worth, puzzle.next) or puzzle.worth <= puzzle.next:
        raise ContentError(f"{where}: {puzzle.best} is worth {first}, and the next best play {others}")


def puzzle_courses() -> Iterator[Lesson]:
    """Yield the puzzles of each game on offer as a course, those that fewest bots miss first."""
    every = offered_puzzles()
    for game in sorted({puzzle.game for puzzle in every}, key=list(VARIANTS).index):
        chosen = sorted((one for one in every if one.game == game), key=lambda one: (one.missed, one.line))
        steps = tuple(map(_step, chosen))
        title = VARIANTS[game].name
        yield Lesson(f"puzzles-{game}", title, "", "puzzles/", WORDS("puzzle.more"), steps)


def _step(puzzle: Puzzle) -> dict[str, str]:
    return {
        "id": f"p{puzzle.line}",
        "position": puzzle.position,
        "accepted": puzzle.best,
        "task": f"{WORDS('puzzle.task')} {WORDS('puzzle.grade', count=puzzle.missed)}",
        "right": WORDS("puzzle.right", count=puzzle.worth - puzzle.next),
        "exact": "yes",
    }
