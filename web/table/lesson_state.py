"""What the panel of a lesson shows."""

from __future__ import annotations

from dataclasses import dataclass

from web.table.html import EMPTY, Html


@dataclass(frozen=True)
class RunState:
    """A run of puzzles, as far as it is shown."""

    score: str
    """How it goes, in words."""

    left: int | None = None
    """How many milliseconds are left; None where there is no clock."""

    shows_clock: bool = True
    """Whether they are shown."""

    result: Html | None = None
    """What came of it, once it is over."""


@dataclass(frozen=True)
class Coach:
    """A step of a lesson, as far as it is shown."""

    title: str
    """What the course is called."""

    number: int
    """The number of the step, from 1."""

    of: int
    """How many steps the course has."""

    task: Html
    """What is to be done."""

    puzzle: bool = False
    """Whether the steps are puzzles."""

    answer: Html = EMPTY
    """What there is to say of the play that was tried; nothing before one was."""

    right: bool = False
    """Whether that play was what the step is about."""

    shown: bool = False
    """Whether the table has played it, to show how."""

    run: RunState | None = None
    """The run that the step is part of; None in a course."""

    way_on: str = ""
    """The address that the last step leads to once it is done, "" where another step follows."""

    last: str = ""
    """What the way on from the last step is called."""

    shows: bool = True
    """Whether somebody may be shown what is right."""
