"""A learner's practice: mistakes to correct, puzzles, and runs of puzzles."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence

from web.rulebook.words import game_name
from web.shared.puzzle_rating import is_try, rating, tries
from web.shared.schema import PuzzleTry
from web.table.html import Html, join, tag
from web.table.lesson_state import RunState
from web.worker.match import mistakes
from web.worker.match.game_review import Reviewed
from web.worker.match.lesson import Course, Step
from web.worker.match.puzzle_run import RUN, Run, Wanted, numbers, parse_wanted, steps
from web.worker.match.unfinished_run import LATEST, as_stored, resume, unfinished
from web.worker.session.context import Context
from web.worker.session.deals import Added
from web.worker.words.speech import Message, message


class Training:
    """The stored records of a learner."""

    def __init__(self, context: Context, stored: Mapping[str, object]) -> None:
        self._context = context
        self.mistakes = mistakes.known(stored.get("mistakes"))
        """The costly plays that the visitor keeps for practice."""
        self.tries = known_tries(stored.get("puzzles"))
        """The first try at each puzzle."""
        self.best = known_runs(stored.get("runs"))
        """The number of puzzles solved in the best run of each kind."""
        self._stored_run = stored.get("run")
        """The stored run that was left unfinished; it may be anything."""
        self._numbers: Mapping[str, int] = {}
        """The number of each puzzle in the course of its game, by its id; only on the page of a run."""

    def begin_run(self, course: str, query: str) -> tuple[Course, Run] | None:
        """Return the puzzles of an address as a course, and their run; None if the page has its own course.

        A run of that kind that was left unfinished resumes: it has results, and the counted puzzles come first.
        """
        data = json.loads(course)
        if data["id"] != RUN:
            return None
        self._numbers = numbers(data["steps"])
        wanted, t = parse_wanted(query), self._context.voice.t
        run, puzzles = self._unfinished_run(course, wanted) or self._new_run(course, wanted)
        return Course(RUN, t(f"puzzle.run.{wanted.mode}"), puzzles, data["way_on"], data["last"]), run

    def _new_run(self, course: str, wanted: Wanted) -> tuple[Run, tuple[Step, ...]]:
        run = self._run(wanted, self._context.new_seed())
        return run, steps(course, wanted, run.seed, self._context.voice.t)

    def _unfinished_run(self, course: str, wanted: Wanted) -> tuple[Run, tuple[Step, ...]] | None:
        """Return the stored run of a kind, and its puzzles; None if there is none that can go on."""
        unfinished_run = unfinished(self._stored_run, wanted, self._context.today())
        if unfinished_run is None:
            return None
        run = self._run(wanted, unfinished_run.seed)
        run.stored = True
        puzzles = resume(run, unfinished_run, steps(course, wanted, run.seed, self._context.voice.t))
        return (run, puzzles) if puzzles else None

    def _run(self, wanted: Wanted, seed: str) -> Run:
        # Without a clock, as in tests, a timed run never ends.
        return Run(wanted, self._context.clock or (lambda: 0.0), seed)

    def keep(self, costly: Sequence[Reviewed]) -> Added:
        """Keep costly plays for practice, and return the entries to store."""
        added = mistakes.kept(costly, self.mistakes, self._context.today())
        self.mistakes |= added
        return {"mistakes": {key: mistakes.as_stored(mistake) for key, mistake in added.items()}}

    def saved(self, costly: Sequence[Reviewed]) -> Message | None:
        """Return a sentence if costly plays have all been saved, or there is no room for more; None otherwise."""
        if mistakes.kept(costly, self.mistakes, self._context.today()):
            return None
        full = len(self.mistakes) >= mistakes.MAX_MISTAKES
        return message("review.full", count=len(self.mistakes)) if full else message("review.kept")

    def correct(self, key: str, *, at_once: bool) -> Added:
        """Note that a better play than a mistake has been found, and return the entry to store."""
        before = self.mistakes.pop(key, None)
        then = before and mistakes.after(before, self._context.today(), at_once=at_once)
        if then:
            self.mistakes[key] = then
        return {"mistakes": {key: mistakes.as_stored(then)}}

    def try_puzzle(self, step: Step, *, solved: bool) -> Added:
        """Note the first try at a puzzle, and return the entry to store; {} if there was one before."""
        if step.id in self.tries:
            return {}
        self.tries[step.id] = (int(solved), step.missed, self._context.today())
        return {"puzzles": {step.id: self.tries[step.id]}}

    def count(self, run: Run, step: Step, *, solved: bool) -> Added:
        """Count the first try at a puzzle of a run. Return the entry for resuming the run; {} if the run is over."""
        run.count(step, solved=solved)
        if run.over:
            return {}
        run.stored = True
        return {"run": {LATEST: as_stored(run, self._context.today())}}

    def finish_run(self, run: Run) -> Added:
        """Return the entries to store after a run: they delete the stored run, and add the result if it is the best."""
        added: Added = {"run": {LATEST: None}} if run.stored else {}
        # Only a better run is stored, because it replaces the earlier one.
        if run.wanted.name and run.solved > self.best.get(run.wanted.name, 0):
            self.best[run.wanted.name] = run.solved
            added["runs"] = {run.wanted.name: [run.solved, run.wanted.minutes * 60]}
        return added

    # ---------- words ----------

    def result(self, run: Run) -> str:
        """Return the result of a run in words."""
        t = self._context.voice.t
        if run.wanted.mode == "streak":
            return t("puzzle.run.result.streak", count=run.solved)
        return t("puzzle.run.result", count=run.solved, of=len(run.results))

    def rated(self) -> str:
        """Return the person's rating in words, or the number of tries before there is one."""
        known = tries({name: list(each) for name, each in self.tries.items()})
        between = rating(known)
        t = self._context.voice.t
        if between is None:
            return t("progress.puzzles.none", count=len(known))
        return t("progress.puzzles.rating", low=between[0], high=between[1], count=len(known))

    def state(self, run: Run) -> RunState:
        """Return the state of a run, as the page shows it."""
        key = "puzzle.run.streak.score" if run.wanted.mode == "streak" else "puzzle.run.score"
        score = self._context.voice.t(key, count=run.solved)
        return RunState(score, run.remaining_time, run.shows_clock, self._report(run) if run.over else None)

    def _report(self, run: Run) -> Html:
        t, home = self._context.voice.t, self._context.home
        again = [
            tag(
                "li",
                tag(
                    "a",
                    t("puzzle.run.try", game=game_name(step.position.rules.variant, t), number=self._numbers[step.id]),
                    href=f"{home}puzzles/{step.position.rules.variant}/?step={step.id}",
                ),
            )
            for step in run.missed
        ]
        missed = (tag("p", t("puzzle.run.missed")), tag("ul", *again)) if again else ()
        return join((tag("p", tag("strong", self.result(run)), " ", self.rated()), *missed))


def known_tries(stored: object) -> dict[str, PuzzleTry]:
    """Return the stored first tries that are sound."""
    tries = stored if isinstance(stored, Mapping) else {}
    return {name: value for name, value in tries.items() if isinstance(name, str) and is_try(value)}


def known_runs(stored: object) -> dict[str, int]:
    """Return the number of right answers in each stored best run that is sound."""
    runs = {}
    for name, value in stored.items() if isinstance(stored, Mapping) else ():
        match value:
            case [int(solved), int()] if isinstance(name, str):
                runs[name] = solved
    return runs
