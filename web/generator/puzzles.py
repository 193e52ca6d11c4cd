"""Reads the puzzles of web/content, has proved what they claim, and makes courses of them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from casino_core.notation.actions import parse_action
from casino_core.notation.positions import parse_position
from casino_core.rules.variants import VARIANTS
from web.generator.content import CONTENT, ContentError
from web.generator.lessons import Lesson
from web.generator.paths import CACHE
from web.generator.proofs import Claim, faults
from web.generator.themes import themes
from web.rulebook.offered import offered
from web.worker.match.puzzle import texts
from web.worker.match.puzzle_run import RUN
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
    def themes(self) -> tuple[str, ...]:
        """What it is about."""
        return themes_of(self.position, self.best)

    @property
    def game(self) -> str:
        """The id of the preset."""
        return self.position.partition("/")[0].partition(":")[0]


@cache  # a position has to be read for it, and each puzzle is on several pages
def themes_of(position: str, best: str) -> tuple[str, ...]:
    """Return what a puzzle is about, by its texts."""
    return themes(parse_position(position), parse_action(best))


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
    # A page of puzzles without any would be worse than one with puzzles of other games.
    return tuple(puzzle for puzzle in every if puzzle.game in known) or every


def prove_puzzles(folder: Path = CONTENT, cache: Path = CACHE) -> None:
    """Raise ContentError unless every puzzle is as it says, with the line and the reason of each that is not."""
    every = puzzles(folder)
    claims = [Claim(puzzle.position, puzzle.best, puzzle.worth, puzzle.next) for puzzle in every]
    if wrong := [f"{FILE}, line {every[place].line}: {why}" for place, why in faults(claims, cache)]:
        raise ContentError("\n".join(wrong))


def puzzle_courses() -> Iterator[Lesson]:
    """Yield the puzzles of each game on offer as a course, those that fewest bots miss first."""
    every = offered_puzzles()
    for game in sorted({puzzle.game for puzzle in every}, key=list(VARIANTS).index):
        chosen = sorted((one for one in every if one.game == game), key=lambda one: (one.missed, one.line))
        steps = tuple(map(puzzle_step, chosen))
        title = VARIANTS[game].name
        yield Lesson(f"puzzles-{game}", title, "", "puzzles/", WORDS("puzzle.more"), steps)


def every_puzzle() -> Lesson:
    """Return the puzzles of all games on offer, of which the table makes runs; it words them, too."""
    return Lesson(RUN, WORDS("puzzle.run"), "", "puzzles/", WORDS("puzzle.more"), tuple(map(_step, offered_puzzles())))


def puzzle_step(puzzle: Puzzle) -> dict[str, str]:
    """Return a puzzle as a step that the table reads, with its sentences: see ``web.worker.match.lesson``."""
    return {**_step(puzzle), **_texts(puzzle)}


def _step(puzzle: Puzzle) -> dict[str, str]:
    return {
        "id": f"p{puzzle.line}",
        "position": puzzle.position,
        "accepted": puzzle.best,
        "missed": str(puzzle.missed),
        "margin": str(puzzle.worth - puzzle.next),
        "themes": " ".join(puzzle.themes),
    }


def _texts(puzzle: Puzzle) -> dict[str, str]:
    task, right = texts(WORDS, puzzle.missed, puzzle.worth - puzzle.next, puzzle.themes)
    return {"task": task, "right": right}
