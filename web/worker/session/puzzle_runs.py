"""Runs of puzzles in a visit: what they are made of, what is shown and stored of them, and the rating they lead to."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import TYPE_CHECKING

from casino_core.rules.variants import VARIANTS
from web.shared.puzzle_rating import is_try, rating, tries
from web.shared.schema import PuzzleTry
from web.table.html import Html, join, tag
from web.table.lesson_state import RunState
from web.worker.match.lesson import Course, Step
from web.worker.match.puzzle_run import RUN, Run, parse_wanted, steps

if TYPE_CHECKING:
    from web.worker.session.session import Session

Added = dict[str, dict[str, object]]
"""What is to be stored beside others."""


def course(session: Session, told: str, query: str) -> Course | None:
    """Return the puzzles that an address asks for as a course; None where a page has a course of its own."""
    given = json.loads(told)
    if given["id"] != RUN:
        return None
    wanted = parse_wanted(query)
    found = steps(told, wanted, session.new_seed(), session.voice.t)
    return Course(RUN, session.voice.t(f"puzzle.run.{wanted.mode}"), found, given["way_on"], given["last"])


def known_tries(stored: object) -> dict[str, PuzzleTry]:
    """Return the first tries that were stored, as far as they make sense."""
    found = stored if isinstance(stored, Mapping) else {}
    return {name: value for name, value in found.items() if isinstance(name, str) and is_try(value)}


def tried(session: Session, step: Step, *, solved: bool) -> Added:
    """Return what is stored of the first try at a puzzle; nothing where there was one before."""
    if step.id in session.tries:
        return {}
    session.tries[step.id] = (int(solved), step.missed, session.today())
    return {"puzzles": {step.id: session.tries[step.id]}}


def best(session: Session, run: Run) -> Added:
    """Return what is stored of a run, if it is the best of its kind."""
    before = session.runs.get(run.wanted.name, 0)
    # Only a better run is stored, as what is stored takes the place of what was.
    if not run.wanted.name or run.solved <= before:
        return {}
    session.runs[run.wanted.name] = run.solved
    return {"runs": {run.wanted.name: [run.solved, run.wanted.minutes * 60]}}


def known_runs(stored: object) -> dict[str, int]:
    """Return how many were right in the best runs that were stored, as far as that makes sense."""
    found = {}
    for name, value in stored.items() if isinstance(stored, Mapping) else ():
        match value:
            case [int(solved), int()] if isinstance(name, str):
                found[name] = solved
    return found


def result(session: Session, run: Run) -> str:
    """Return what came of a run, in words."""
    t, tried = session.voice.t, run.solved + len(run.missed)
    if run.wanted.mode == "streak":
        return t("puzzle.run.result.streak", count=run.solved)
    return t("puzzle.run.result", count=run.solved, of=tried)


def rated(session: Session) -> str:
    """Return how the person is rated, in words, or how many tries that takes."""
    found = tries({name: list(each) for name, each in session.tries.items()})
    between = rating(found)
    if between is None:
        return session.voice.t("progress.puzzles.none", count=len(found))
    return session.voice.t("progress.puzzles.rating", low=between[0], high=between[1], count=len(found))


def state(session: Session, run: Run) -> RunState:
    """Return what is shown of a run."""
    t, streak = session.voice.t, run.wanted.mode == "streak"
    score = t("puzzle.run.streak.score" if streak else "puzzle.run.score", count=run.solved)
    return RunState(score, run.left, run.shows_clock, _result(session, run) if run.over else None)


def _result(session: Session, run: Run) -> Html:
    t = session.voice.t
    again = [tag("li", tag("a", _name(step, session), href=_address(step, session))) for step in run.missed]
    return join(
        (
            tag("p", tag("strong", result(session, run)), " ", rated(session)),
            tag("p", t("puzzle.run.missed")) if again else "",
            tag("ul", *again) if again else "",
        )
    )


def _name(step: Step, session: Session) -> str:
    return session.voice.t("puzzle.run.try", game=VARIANTS[step.position.rules.variant].name, number=step.id[1:])


def _address(step: Step, session: Session) -> str:
    return f"{session.home}puzzles/{step.position.rules.variant}/?step={step.id}"
