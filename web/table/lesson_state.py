"""The view model of the panel of a lesson."""

from __future__ import annotations

from dataclasses import dataclass

from web.table.html import EMPTY, Html


@dataclass(frozen=True)
class RunState:
    """The state of a run of puzzles."""

    score: str
    """The current score, in words."""

    remaining: int | None = None
    """The remaining milliseconds; None without a clock."""

    shows_clock: bool = True
    """Whether the clock is shown."""

    result: Html | None = None
    """The result, once the run is over."""


@dataclass(frozen=True)
class LineState:
    """The line of a puzzle that can be stepped through."""

    place: int
    """The number of the line's moves that the table shows."""

    of: int
    """The number of moves in the line."""

    last_move: Html
    """The last move in words; "" at the beginning."""


@dataclass(frozen=True)
class Coach:
    """A step of a lesson."""

    title: str
    """The title of the course."""

    number: int
    """The number of the step, from 1."""

    of: int
    """The number of steps in the course."""

    task: Html
    """The task of the step."""

    puzzle: bool = False
    """Whether the steps are puzzles."""

    answer: Html = EMPTY
    """The comment on the play that was tried; empty before the first try."""

    right: bool = False
    """Whether the play that was tried was right."""

    shown: bool = False
    """Whether the table has played the solution."""

    line: LineState | None = None
    """The line that follows the play; None if there is none, or before the first try."""

    run: RunState | None = None
    """The run to which the step belongs; None in a course."""

    way_on: str = ""
    """The address to which the last step leads after it is done, "" if another step follows."""

    last: str = ""
    """The words of the link to ``way_on``."""

    shows: bool = True
    """Whether the panel offers to show the solution."""

    hints: bool = False
    """Whether the panel offers a hint."""

    hinted: bool = False
    """Whether ``answer`` is the hint."""

    hint_first: bool = False
    """Whether the panel offers a hint in place of the solution, as in a puzzle until the person asks for help."""

    skips_to: str = ""
    """The address to which skipping the last step leads, "" if it only ends the course."""

    series: bool = False
    """Whether the steps are tasks whose results are counted."""

    over: bool = False
    """Whether the series is over."""

    @property
    def ended(self) -> bool:
        """Whether a puzzle has been tried, or a run is over, so that nothing can be chosen at the table."""
        over = self.run is not None and self.run.result is not None
        return self.puzzle and (over or self.right or self.line is not None)
