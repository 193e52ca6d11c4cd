"""The puzzles of web/content, and courses made of them; tests/puzzles proves their claims."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from string import ascii_lowercase
from typing import NamedTuple

from casino_core.rules.variants import VARIANTS
from web.generator.content import CONTENT, ContentError
from web.generator.lessons import Lesson
from web.generator.reads import read_text, shared
from web.generator.speaking import t
from web.rulebook.offered import offered
from web.rulebook.words import game_name
from web.worker.match.puzzle import texts
from web.worker.match.puzzle_run import RUN

FILE = "puzzles.jsonl"
PATH = f"web/content/{FILE}"
"""The path of the file from the root of the project, for messages."""

THEMES = ("take", "build", "raise", "trail", "steal", "sweep", "wait", "less")
"""All themes, in the order in which they are listed. A puzzle has one of the first four, and any of the other four."""


class Puzzle(NamedTuple):
    """A position in which one play is better than all others."""

    line: int
    """The number of its line in the file, which is its id, so no line may ever be removed or moved."""

    position: str
    """A position with both hands known and the person in seat 0."""

    best: str
    """The best play."""

    worth: int
    """The person's final lead after the best play, in points."""

    next: int
    """The person's final lead after the best of all other plays, in points."""

    missed: int
    """The number of ladder bots that choose another play."""

    error: str
    """The wrong play that most ladder bots choose; in a tie, the choice of the strongest bot."""

    themes: tuple[str, ...]
    """The themes of the puzzle, from ``THEMES``."""

    @property
    def game(self) -> str:
        """The id of the game, a preset."""
        return self.position.partition("/")[0].partition(":")[0]


@shared
def puzzles(folder: Path = CONTENT) -> tuple[Puzzle, ...]:
    """Return all puzzles. Raise ContentError, with the number of the line, for a line that is not a puzzle."""
    lines = read_text(folder / FILE).splitlines()
    return tuple(_puzzle(number, line) for number, line in enumerate(lines, 1))


def _puzzle(number: int, line: str) -> Puzzle:
    where, known = f"{PATH}, line {number}", set(Puzzle._fields) - {"line"}
    try:
        fields = dict(json.loads(line))
    except (TypeError, ValueError) as error:
        raise ContentError(f"{where}: {error}") from error
    faults = [f"{name} is missing" for name in sorted(known - set(fields))]
    if faults := faults + [f"{name} is unknown" for name in sorted(set(fields) - known)]:
        raise ContentError(f"{where}: {', '.join(faults)}")
    themes = tuple(str(fields["themes"]).split())
    if unknown := set(themes) - set(THEMES):
        raise ContentError(f"{where}: unknown themes: {', '.join(sorted(unknown))}")
    return Puzzle(number, **{**fields, "themes": themes})


def offered_puzzles() -> tuple[Puzzle, ...]:
    """Return the puzzles of the games on offer; all puzzles if these games have none."""
    return _offered(puzzles(), tuple(offered()))


@lru_cache(maxsize=4)
def _offered(every: tuple[Puzzle, ...], games: tuple[str, ...]) -> tuple[Puzzle, ...]:
    # An empty page of puzzles would be worse than one with puzzles of other games.
    return tuple(puzzle for puzzle in every if puzzle.game in games) or every


def puzzle_games() -> tuple[list[str], str]:
    """Return the ids of the games that have puzzles, and for every puzzle the letter of its game: "a" for the first."""
    every = [puzzle.game for puzzle in puzzles()]
    games = list(dict.fromkeys(every))
    return games, "".join(ascii_lowercase[games.index(game)] for game in every)


def puzzle_courses() -> Iterator[Lesson]:
    """Yield a course for each game on offer, with the puzzles of the game, the easiest first."""
    games = {puzzle.game for puzzle in offered_puzzles()}
    return map(puzzle_course, sorted(games, key=list(VARIANTS).index))


def puzzle_course(game: str) -> Lesson:
    """Return a course with the puzzles of a game on offer, the easiest first."""
    turns = _turns(offered_puzzles())
    steps = tuple({**puzzle_step(one), "turn": turn} for one, turn in turns.items() if one.game == game)
    return Lesson(f"puzzles-{game}", game_name(game, t), "", "puzzles/", t("puzzle.more"), steps)


def every_puzzle() -> Lesson:
    """Return the puzzles of all games on offer, without sentences, as a course of which the table makes runs.

    The puzzles of each game are in the order of its own course, because the table numbers them as in that course.
    """
    steps = tuple({**_step(one), "turn": turn} for one, turn in _turns(offered_puzzles()).items())
    return Lesson(RUN, t("puzzle.run"), "", "puzzles/", t("puzzle.more"), steps)


def puzzle_step(puzzle: Puzzle) -> dict[str, str]:
    """Return a puzzle as a step that the table reads, with its sentences: see ``web.worker.match.lesson``."""
    task, right, about = texts(t, puzzle.missed, puzzle.worth - puzzle.next, puzzle.themes)
    return {**_step(puzzle), "task": task, "right": right, "about": about}


def _step(puzzle: Puzzle) -> dict[str, str]:
    return {
        "id": f"p{puzzle.line}",
        "position": puzzle.position,
        "accepted": puzzle.best,
        "missed": str(puzzle.missed),
        "margin": str(puzzle.worth - puzzle.next),
        "error": puzzle.error,
        "themes": " ".join(puzzle.themes),
    }


@lru_cache(maxsize=4)
def _turns(every: tuple[Puzzle, ...]) -> dict[Puzzle, str]:
    """Return the puzzles, the easiest first, each with its place among puzzles of the day and the total: "7 541"."""
    turns = {puzzle: f"{place} {len(every)}" for place, puzzle in enumerate(every)}
    return dict(sorted(turns.items(), key=lambda turn: (turn[0].missed, turn[0].line)))
