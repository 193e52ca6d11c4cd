"""Runs of puzzles: a streak until the first miss, as many as there is time for, or one after another."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from urllib.parse import parse_qs

from casino_core.cards import Chance
from web.table.cards import Words
from web.worker.match.lesson import Step, parse_step
from web.worker.match.puzzle import texts

RUN = "run"
"""The id of the course that holds all puzzles."""

MODES = ("streak", "timed", "free")
"""A streak ends with the first miss, a timed run some time after a number of minutes, a free one with its puzzles."""

MINUTES = (3, 1, 5, 10, 30)
"""For how long somebody may choose to have a timed run: the usual time, and others up to ten times as long."""

GRADES: Mapping[str, Sequence[int]] = {"easy": (1, 2), "medium": (3, 4), "hard": (5, 6, 7)}
"""How many of the ladder miss a puzzle that is called so."""

MAX_PUZZLES = 100
"""How many puzzles a run has at most: more than anybody solves in one go."""

MS_PER_MINUTE = 60_000

Told = Mapping[str, str]
"""A puzzle as the page gives it."""


@dataclass(frozen=True)
class Wanted:
    """What somebody has chosen; "" for any."""

    mode: str
    """One of ``MODES``."""

    minutes: int = 0
    """For how long, in a timed run; 0 in others."""

    game: str = ""
    """The id of a preset."""

    theme: str = ""
    """What the puzzles are to be about."""

    grade: str = ""
    """One of ``GRADES``."""

    @property
    def name(self) -> str:
        """What the best such run is stored as; "" where puzzles were chosen, as some are easier than others."""
        if self.game or self.theme or self.grade or self.mode == "free":
            return ""
        return f"puzzles-{self.mode}" + (f"-{self.minutes}" if self.minutes else "")

    def has(self, told: Told) -> bool:
        """Return whether a puzzle is one of those that were chosen."""
        variant = told["position"].partition("/")[0].partition(":")[0]
        return (
            self.game in ("", variant)
            and (not self.theme or self.theme in told["themes"].split())
            and (not self.grade or int(told["missed"]) in GRADES[self.grade])
        )


def parse_wanted(query: str) -> Wanted:
    """Return what an address asks for. What makes no sense there is as if it were missing."""
    asked = {name: values[0] for name, values in parse_qs(query).items()}
    mode = asked["mode"] if asked.get("mode") in MODES else MODES[0]
    minutes = asked.get("minutes", "")
    # Compared as texts, as int() also reads what no link of ours has, such as "+3".
    known = int(minutes) if minutes in map(str, MINUTES) else MINUTES[0]
    grade = asked["grade"] if asked.get("grade") in GRADES else ""
    return Wanted(mode, known if mode == "timed" else 0, asked.get("game", ""), asked.get("theme", ""), grade)


def steps(course: str, wanted: Wanted, seed: str, t: Words) -> tuple[Step, ...]:
    """Return the puzzles of a run, of those that a page gives, by chance; those of a streak get harder and harder."""
    every: list[Told] = json.loads(course)["steps"]
    chosen = Chance(seed).shuffled(tuple(told for told in every if wanted.has(told)))[:MAX_PUZZLES]
    if wanted.mode == "streak":
        # Sorting keeps the order of equals, so those of one grade stay shuffled.
        chosen = tuple(sorted(chosen, key=lambda told: int(told["missed"])))
    return tuple(_worded(told, t, first=place == 0) for place, told in enumerate(chosen))


def _worded(told: Told, t: Words, *, first: bool) -> Step:
    """Return a puzzle as a step; only the first of a run says all that is the same in every one."""
    missed = int(told["missed"])
    task, right = texts(t, missed, int(told["margin"]), told["themes"].split())
    brief = f"{t('puzzle.task.brief')} {t('puzzle.grade', count=missed)}"
    return parse_step({**told, "task": task if first else brief, "right": right})


@dataclass
class Run:
    """A run, as far as it has come."""

    wanted: Wanted
    """What it is made of."""

    now: Callable[[], float]
    """Tells the time, in milliseconds."""

    solved: int = 0
    """How many puzzles were solved at the first try."""

    missed: list[Step] = field(default_factory=list)
    """Those that were not, in order."""

    over: bool = False
    """Whether it has come to its end."""

    told: bool = False
    """Whether it was said what came of it."""

    shows_clock: bool = True
    """Whether the time that is left is shown."""

    def __post_init__(self) -> None:
        self.begun = self.now()
        """When it began."""

    @property
    def left(self) -> int | None:
        """How many milliseconds are left; None where there is no clock."""
        end = self.begun + self.wanted.minutes * MS_PER_MINUTE
        return max(0, round(end - self.now())) if self.wanted.minutes else None

    def count(self, step: Step, *, solved: bool) -> None:
        """Take in how the first try at a puzzle went."""
        if solved:
            self.solved += 1
        else:
            self.missed.append(step)
            self.over = self.over or self.wanted.mode == "streak"
