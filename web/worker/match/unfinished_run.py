"""The stored form of an unfinished run of puzzles, which resumes when its page is opened again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass

from web.shared.dates import day_number, is_date
from web.shared.schema import StoredRun
from web.worker.match.lesson import Step
from web.worker.match.puzzle_run import MS_PER_MINUTE, Run, Wanted

LATEST = "latest"
"""The key of the only stored run."""

MAX_DAYS = 1
"""The maximum number of days after which a run can be resumed: yesterday's can, and older runs are forgotten."""


@dataclass(frozen=True)
class Unfinished:
    """A run that its player has left."""

    seed: str
    """The seed of the order of its puzzles."""

    results: tuple[tuple[str, bool], ...]
    """The ids of the counted puzzles in order, and whether each was solved at the first try."""

    remaining_time: int | None
    """The remaining time when the run was stored, in milliseconds; None without a time limit."""


def as_stored(run: Run, today: str) -> StoredRun:
    """Return a run as it is stored."""
    results = [(name, int(solved)) for name, solved in run.results.items()]
    return {"kind": asdict(run.wanted), "seed": run.seed, "results": results, "left": run.remaining_time, "on": today}


def unfinished(stored: object, wanted: Wanted, today: str) -> Unfinished | None:
    """Return the stored run if it is of the wanted kind, sound, and not too old; otherwise, None."""
    match stored.get(LATEST) if isinstance(stored, Mapping) else None:
        case {"kind": kind, "seed": str(seed), "results": [_, *_] as results, "left": remaining, "on": on}:
            outcomes = tuple((name, solved == 1) for each in results for name, solved in _result(each))
            sound = (
                len(outcomes) == len(results)
                and seed.isascii()
                and _is_remaining_time(remaining, wanted)
                and _is_recent(on, today)
            )
            return Unfinished(seed, outcomes, remaining) if sound and kind == asdict(wanted) else None
    return None


def _result(value: object) -> Sequence[tuple[str, int]]:
    """Return the stored result of a puzzle, in a tuple; () if it is unsound."""
    match value:
        case [str(name), int(solved)] if solved in (0, 1):
            return ((name, solved),)
    return ()


def _is_remaining_time(value: object, wanted: Wanted) -> bool:
    """Return whether this can be the remaining time of a run."""
    if not wanted.minutes:
        return value is None
    return type(value) is int and 0 <= value <= wanted.minutes * MS_PER_MINUTE


def _is_recent(day: object, today: str) -> bool:
    """Return whether a run that was last played on the given day can resume today."""
    return isinstance(day, str) and is_date(day) and 0 <= day_number(today) - day_number(day) <= MAX_DAYS


def resume(run: Run, unfinished_run: Unfinished, puzzles: Sequence[Step]) -> tuple[Step, ...]:
    """Count the results of an unfinished run, and return the puzzles with the counted ones first.

    Return () and count nothing if the puzzles have changed since, or if these results would have ended the run.
    """
    by_id = {step.id: step for step in puzzles}
    tried = dict(unfinished_run.results)
    if len(tried) < len(unfinished_run.results) or not tried.keys() <= by_id.keys():
        return ()
    if run.wanted.mode == "streak" and not all(tried.values()):
        return ()
    for name, solved in tried.items():
        run.count(by_id[name], solved=solved)
    if unfinished_run.remaining_time is not None:
        run.set_remaining_time(unfinished_run.remaining_time)
    return (*map(by_id.__getitem__, tried), *(step for step in puzzles if step.id not in tried))
