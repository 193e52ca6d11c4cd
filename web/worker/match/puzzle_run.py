"""Puzzle runs: a streak until the first miss, as many puzzles as time allows, or a run without limits."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from urllib.parse import parse_qs

from casino_core.cards import Chance
from casino_core.rules.variants import VARIANTS
from web.table.cards import Words
from web.worker.match.lesson import Step, parse_step
from web.worker.match.puzzle import texts
from web.worker.words.requested_rules import shortened
from web.worker.words.speech import Message, message

RUN = "run"
"""The id of the course with all puzzles."""

MODES = ("streak", "timed", "free")
"""A streak ends with the first miss, a timed run after some minutes, a free run with its last puzzle."""

MINUTES = (3, 1, 5, 10, 30)
"""The lengths of a timed run; the first is the default."""

GRADES: Mapping[str, Sequence[int]] = {"easy": (1, 2), "medium": (3, 4), "hard": (5, 6, 7)}
"""The grades, each with the possible numbers of ladder bots that miss a puzzle of that grade."""

MAX_PUZZLES = 100
"""The maximum number of puzzles in a run."""

FIRST_LEVEL = 2.0
"""The number of ladder bots that should miss the first puzzle of a run; a streak has its own order."""

LEVEL_UP, LEVEL_DOWN = 0.5, 1.0
"""The change in the number of ladder bots that should miss the next puzzle: up if one is solved, down after a miss."""

MS_PER_MINUTE = 60_000

PuzzleData = Mapping[str, str]
"""A puzzle in the page's JSON."""


@dataclass(frozen=True)
class Wanted:
    """The chosen kind of run; its game, theme and grade are "" for any."""

    mode: str
    """One of ``MODES``."""

    minutes: int = 0
    """The length of a timed run; 0 for others."""

    game: str = ""
    """The id of a preset."""

    theme: str = ""
    """The theme of the puzzles."""

    grade: str = ""
    """One of ``GRADES``."""

    @property
    def name(self) -> str:
        """The name under which the best such run is stored; "" for a free run and for a chosen game, theme or grade.

        Chosen puzzles may be easier, so the results could not be compared.
        """
        if self.game or self.theme or self.grade or self.mode == "free":
            return ""
        return f"puzzles-{self.mode}" + (f"-{self.minutes}" if self.minutes else "")

    def has(self, puzzle: PuzzleData) -> bool:
        """Return whether a puzzle is of the chosen kind."""
        return (
            self.game in ("", game_of(puzzle))
            and (not self.theme or self.theme in puzzle["themes"].split())
            and (not self.grade or int(puzzle["missed"]) in GRADES[self.grade])
        )


def parse_wanted(query: str) -> Wanted:
    """Return the run that an address asks for, with defaults in place of missing or unknown values."""
    values = {name: value for name, value in _query_values(query).items() if _is_known(name, value)}
    mode, minutes = values.get("mode", MODES[0]), int(values.get("minutes", MINUTES[0]))
    kind = (values.get(name, "") for name in ("game", "theme", "grade"))
    return Wanted(mode, minutes if mode == "timed" else 0, *kind)


def unknown_values(query: str) -> Iterator[Message]:
    """Yield a sentence on each meaningless value in the address of a run."""
    for name, value in _query_values(query).items():
        if not _is_known(name, value):
            yield message("wrong.gone", name=name, value=shortened(value))


def _query_values(query: str) -> dict[str, str]:
    return {name: values[0] for name, values in parse_qs(query).items()}


def _is_known(name: str, value: str) -> bool:
    return name not in KNOWN or value in KNOWN[name]


KNOWN: dict[str, Collection[str]] = {
    "mode": MODES,
    # The numbers are compared as text, because int() would also accept "+3".
    "minutes": [str(count) for count in MINUTES],
    "grade": GRADES,
    "game": VARIANTS,
}
"""The valid values in an address, by the name of the parameter; other parameters are not checked."""


def game_of(puzzle: PuzzleData) -> str:
    """Return the id of a puzzle's preset."""
    return puzzle["position"].partition("/")[0].partition(":")[0]


def numbers(puzzles: Iterable[PuzzleData]) -> dict[str, int]:
    """Return, by id, each puzzle's number among the puzzles of its game, from 1; ``puzzles`` are in a page's order."""
    seen = Counter[str]()
    by_id = {}
    for puzzle in puzzles:
        seen[game_of(puzzle)] += 1
        by_id[puzzle["id"]] = seen[game_of(puzzle)]
    return by_id


def steps(course: str, wanted: Wanted, seed: str, t: Words) -> tuple[Step, ...]:
    """Return the puzzles of a run in random order, from those of a page; in a streak, easier ones come first."""
    every: list[PuzzleData] = json.loads(course)["steps"]
    chosen = Chance(seed).shuffled(tuple(puzzle for puzzle in every if wanted.has(puzzle)))[:MAX_PUZZLES]
    if wanted.mode == "streak":
        # The sort is stable, so equally hard puzzles stay shuffled.
        chosen = tuple(sorted(chosen, key=lambda puzzle: int(puzzle["missed"])))
    run_steps = [_step(puzzle, t, first=False) for puzzle in chosen]
    if run_steps:
        first = run_steps.index(_suitable(run_steps, wanted, FIRST_LEVEL))
        run_steps[first] = _step(chosen[first], t, first=True)
    return tuple(run_steps)


def _step(puzzle: PuzzleData, t: Words, *, first: bool) -> Step:
    """Return a puzzle as a step; only the ``first`` of a run has the full task."""
    missed = int(puzzle["missed"])
    task, right, about = texts(t, missed, int(puzzle["margin"]), puzzle["themes"].split())
    brief = f"{t('puzzle.task.brief')} {t('puzzle.grade', count=missed)}"
    return parse_step({**puzzle, "task": task if first else brief, "right": right, "about": about})


def _suitable(rest: Sequence[Step], wanted: Wanted, level: float) -> Step:
    """Return the remaining puzzle that suits a level best; in a streak, the next one."""
    if wanted.mode == "streak":
        return rest[0]
    # Of equally suitable puzzles, the first will do, because the rest is in random order.
    return min(rest, key=lambda step: abs(step.missed - level))


@dataclass
class Run:
    """A run in progress."""

    wanted: Wanted
    """The chosen kind of run."""

    now: Callable[[], float]
    """The clock, in milliseconds."""

    seed: str = ""
    """The seed of the order of its puzzles."""

    results: dict[str, bool] = field(default_factory=dict)
    """The ids of the counted puzzles in order, and whether each was solved at the first try."""

    missed: list[Step] = field(default_factory=list)
    """The missed puzzles, in order."""

    over: bool = False
    """Whether the run is over."""

    announced: bool = False
    """Whether its result has been announced."""

    stored: bool = False
    """Whether the run is stored, so that it can continue after its page is left."""

    shows_clock: bool = True
    """Whether the remaining time is shown."""

    level: float = FIRST_LEVEL
    """The number of ladder bots that should miss the next puzzle, by the results so far; a streak has its own order."""

    def __post_init__(self) -> None:
        self.begun = self.now()
        """The time when the clock started, or would have started if the run had never been left, in milliseconds."""

    @property
    def solved(self) -> int:
        """The number of puzzles solved at the first try."""
        return sum(self.results.values())

    @property
    def remaining_time(self) -> int | None:
        """The remaining time in milliseconds; None without a time limit."""
        end = self.begun + self.wanted.minutes * MS_PER_MINUTE
        return max(0, round(end - self.now())) if self.wanted.minutes else None

    def set_remaining_time(self, milliseconds: int) -> None:
        """Let the clock continue with a remaining time in milliseconds."""
        self.begun = self.now() + milliseconds - self.wanted.minutes * MS_PER_MINUTE

    def next_step(self, rest: Sequence[Step]) -> Step:
        """Return the remaining puzzle that best suits the results so far; in a streak, the next one."""
        return _suitable(rest, self.wanted, self.level)

    def count(self, step: Step, *, solved: bool) -> None:
        """Count the first try at a puzzle."""
        hardest = max(max(grade) for grade in GRADES.values())
        self.level = max(1, min(self.level + (LEVEL_UP if solved else -LEVEL_DOWN), hardest))
        self.results[step.id] = solved
        if not solved:
            self.missed.append(step)
            self.over = self.over or self.wanted.mode == "streak"
