"""A course on the table, and the learner's progress in it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from web.worker.match.lesson import Course, Step
from web.worker.match.puzzle_run import Run
from web.worker.words.speech import Message


@dataclass
class Teaching:
    """A course, and the learner's progress in it."""

    course: Course
    """The course, with the steps in the order in which the learner gets them."""

    place: int
    """The index of the current step."""

    answer: tuple[Message, ...] = ()
    """The sentences on the latest play or, in a puzzle, the hint; () for none."""

    words: str = ""
    """The author's reply to the latest wrong play, or the author's hint; "" for none."""

    hinted: bool = False
    """Whether the panel shows a hint."""

    helped: bool = False
    """Whether the learner has asked for a hint in the step."""

    right: bool = False
    """Whether the step has just been solved."""

    shown: bool = False
    """Whether the learner was shown the solution."""

    moment: int | None = None
    """The number of moves that have been made in the puzzle's line on the table; None if no line is shown."""

    since: str = ""
    """The date on which the step was begun."""

    at_once: bool = True
    """Whether the step has had no wrong play, no shown solution and, in a puzzle, no hint so far."""

    tried: list[tuple[str, bool]] = field(default_factory=list)
    """The plays that the learner has tried in the step, as texts, and whether each was right."""

    solved: dict[str, bool] = field(default_factory=dict)
    """The ids of the tasks that were solved in a series, and whether each was solved at the first try."""

    missed: set[str] = field(default_factory=set)
    """The ids of the steps in which something wrong was tried, or the solution was shown."""

    over: bool = False
    """Whether a series is over."""

    run: Run | None = None
    """The run of puzzles; None for a course."""

    done: Mapping[str, object] = field(default_factory=dict)
    """The steps that were done before this visit, with their dates."""

    @property
    def step(self) -> Step:
        """The current step."""
        return self.course.steps[self.place]

    def bring_next(self, run: Run) -> bool:
        """Make the next puzzle of a run the current step. Return False if there is none.

        When the time is up, the current puzzle can still be finished, but no other follows.
        """
        before, rest = self.course.steps[: self.place + 1], self.course.steps[self.place + 1 :]
        if not rest or run.remaining_time == 0:
            return False
        following = run.next_step(rest)
        others = (step for step in rest if step is not following)
        self.course = replace(self.course, steps=(*before, following, *others))
        self.place += 1
        return True

    def reword(self, task: str) -> None:
        """Change the text of the current task."""
        before, after = self.course.steps[: self.place], self.course.steps[self.place + 1 :]
        self.course = replace(self.course, steps=(*before, replace(self.step, task=task), *after))

    def begin_step(self, today: str) -> None:
        """Begin the current step on a date, and forget the tries at the previous step."""
        self.retry()
        self.since, self.at_once, self.tried, self.helped = today, True, [], False

    def retry(self) -> None:
        """Clear what the last try has left: the reply, the line, the hint, and whether it was right."""
        self.answer, self.right, self.shown, self.moment = (), False, False, None
        self.words, self.hinted, self.over = "", False, False

    def restart(self) -> None:
        """Begin a series again, and forget its results."""
        self.place = 0
        self.solved.clear()
        self.missed.clear()
