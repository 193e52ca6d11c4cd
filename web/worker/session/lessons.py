"""A visit to a lesson: every step is tried on the real table, and what is played there is judged and never stored."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING
from urllib.parse import parse_qs

from casino_core.position.actions import Action
from web.table.cards import with_cards, with_spoken_cards
from web.table.html import EMPTY, Html, join
from web.table.lesson_state import Coach
from web.worker.match import acts, mistakes, puzzle_run
from web.worker.match.lesson import Course, Step, parse_course, why_not_that
from web.worker.match.match import Match
from web.worker.match.presenter import Update, redrawn
from web.worker.match.puzzle_run import Run
from web.worker.session import puzzle_runs
from web.worker.session.hello import Hello
from web.worker.session.reply import Reply
from web.worker.words.speech import Message, Voice

if TYPE_CHECKING:
    from web.worker.session.session import Session

ALLOWED = {"hand", "choose", "pick", "drop", "unchoose", "more", "sort", "lift", "act"} | {
    *("lesson", "word", "pile", "rules", "close", "set", "keys", "bind", "ask", "note", "accept")
}
"""The intents that mean something in a lesson; there is no game to be left, shared or taken back."""


@dataclass
class Teaching:
    """A course, as far as the learner has come."""

    course: Course
    """What is taught."""

    place: int
    """The place of the step that is tried."""

    answer: tuple[Message, ...] = ()
    """What there is to say of a play that was not what the step is about."""

    right: bool = False
    """Whether the step has just been done."""

    shown: bool = False
    """Whether the learner was shown how."""

    at_once: bool = True
    """Whether nothing else was tried in it before, nor shown."""

    tried: list[tuple[Action, bool]] = field(default_factory=list)
    """The plays that the learner has tried in the step, and whether each was right."""

    run: Run | None = None
    """The run of puzzles that it is; None for a course."""

    done: Mapping[str, object] = field(default_factory=dict)
    """The steps that were done before this visit, and when."""

    @property
    def step(self) -> Step:
        """The step that is tried."""
        return self.course.steps[self.place]


def begun(session: Session, hello: Hello) -> Reply:
    """Begin a course at the step that the address names, or at the first that was not done yet."""
    done = hello.lessons if isinstance(hello.lessons, dict) else {}
    query = hello.address.partition("?")[2].partition("#")[0]
    course = puzzle_runs.course(session, hello.course, query) or parse_course(hello.course)
    if course.id == mistakes.COURSE:
        course = mistakes.course(course, session.mistakes, session.today(), session.voice)
    if not course.steps:
        # A course without steps is a lesson, too: on its page nothing else can be done.
        session.lesson = Teaching(course, 0)
        if course.id == puzzle_run.RUN:
            return Reply(note=session.voice.t("puzzle.run.none"))
        return Reply(say=session.voice.t("mistake.none"))
    if course.id == puzzle_run.RUN:
        # Without a clock, as in tests, a run with a time never ends by itself.
        run = Run(puzzle_run.parse_wanted(query), session.clock or (lambda: 0.0))
        session.lesson = Teaching(course, 0, run=run, done=done)
        return _tried(session, session.lesson)
    wanted = parse_qs(query).get("step", [""])[0]
    ids = [step.id for step in course.steps]
    fresh = (place for place, name in enumerate(ids) if f"{course.id}/{name}" not in done)
    session.lesson = Teaching(course, ids.index(wanted) if wanted in ids else next(fresh, 0), done=done)
    return _tried(session, session.lesson)


def judged(session: Session, course: Course) -> Reply:
    """Begin a course of one step, whose table was sent."""
    session.lesson = Teaching(course, 0)
    return _tried(session, session.lesson)


def lesson(session: Session, about: str) -> Reply:
    """Go "on" to the next step or "back", try it "again", or "show" what it is about.

    "end" a run, or have its "clock" or not.
    """
    teaching = session.lesson
    if teaching is None or not teaching.course.steps:
        return Reply()
    if about == "show" and teaching.course.shows:  # once it is done, that only draws the table again
        tried = _first_try(session, teaching, solved=False)
        reply = answer(session, teaching, lambda match: acts.play_out(match, teaching.step.accepted[0]), shown=True)
        return _with(reply, teaching, session, tried)
    if teaching.run is not None:
        return _run(session, teaching, teaching.run, about)
    last = len(teaching.course.steps) - 1
    teaching.place = max(0, min(teaching.place + {"on": 1, "back": -1}.get(about, 0), last))
    return _tried(session, teaching)


def _run(session: Session, teaching: Teaching, run: Run, about: str) -> Reply:
    """Go on in a run, or end it where that is asked for, its time is up, or no puzzle is left."""
    if about == "clock":
        run.shows_clock = not run.shows_clock
    if about not in ("on", "end") or run.over:
        return _shown(session, teaching, redrawn(session.match))
    if about == "on" and teaching.at_once and not teaching.right:  # skipped: it is no try, and not solved either
        run.count(teaching.step, solved=False)
    # When the time is up the puzzle at hand can still be finished; there is only no other after it.
    if about == "on" and not run.over and run.left != 0 and teaching.place + 1 < len(teaching.course.steps):
        teaching.place += 1
        return _tried(session, teaching)
    run.over = True
    return _with(_shown(session, teaching, redrawn(session.match)), teaching, session, {})


def _first_try(session: Session, teaching: Teaching, *, solved: bool) -> puzzle_runs.Added:
    """Return what is stored of the first try at a step: of a puzzle how it went, unless it was tried before."""
    step, first = teaching.step, teaching.at_once and not teaching.right
    if not solved:
        teaching.at_once = False
    if not (first and step.exact):
        return {}
    if teaching.run is not None and not teaching.run.over:
        teaching.run.count(step, solved=solved)
    known = f"puzzles-{step.position.rules.variant}/{step.id}" in teaching.done
    return {} if known else puzzle_runs.tried(session, step, solved=solved)


def _with(reply: Reply, teaching: Teaching, session: Session, adds: puzzle_runs.Added) -> Reply:
    """Return a reply that has more stored, and says what came of a run that has just ended."""
    run = teaching.run
    if run is not None and run.over and not run.told:
        run.told = True
        reply.say = f"{reply.say} {puzzle_runs.result(session, run)}".strip()
        adds = {**adds, **puzzle_runs.best(session, run)}
    if adds:
        reply.adds = {**(reply.adds or {}), **adds}
    return reply


def _tried(session: Session, teaching: Teaching) -> Reply:
    """Lay the table of a step."""
    teaching.answer, teaching.right, teaching.at_once, teaching.tried = (), False, True, []
    teaching.shown = False
    _seat(session, teaching.step)
    reply = _shown(session, teaching, redrawn(session.match))
    reply.say = with_spoken_cards(teaching.step.task, session.voice.t)
    return reply


def _seat(session: Session, step: Step) -> None:
    """Lay the table of a step. The lesson itself judges what is played there, so no play checker is to."""
    session.seat(step.saved)
    session.match.preferences = replace(session.match.preferences, checks_plays=False)


def answer(session: Session, teaching: Teaching, act: Callable[[Match], Update], *, shown: bool = False) -> Reply:
    """Do something at the table; a play is judged, and taken back unless it is what the step is about.

    ``shown``: the learner does not do it, but is shown how.
    """
    match = session.match
    if not teaching.course.steps:
        return Reply()
    if teaching.right:
        return _shown(session, teaching, redrawn(match))
    match.listen()
    before = len(match.moves)
    update = act(match)
    if len(match.moves) == before:
        return _shown(session, teaching, replace(update, rests=False))
    # The table may have gone on after it, to claim or to end the turn: the learner's own move is the first of them.
    move = match.moves[before]
    teaching.answer = why_not_that(teaching.step, move.action, move.after)
    teaching.tried += [(move.action, not teaching.answer)] * (not shown)
    if not teaching.answer:
        teaching.shown = shown
        return _done(session, teaching, update)
    tried = _first_try(session, teaching, solved=False)
    # Laid anew and not taken back, so that nothing of the wrong play is left to be done again.
    _seat(session, teaching.step)
    reply = _shown(session, teaching, redrawn(session.match))
    reply.say = session.say(teaching.answer)
    return _with(reply, teaching, session, tried)


def _done(session: Session, teaching: Teaching, update: Update) -> Reply:
    """Say that a step is done, and have that stored."""
    tried = _first_try(session, teaching, solved=True)
    teaching.right = True
    reply = _shown(session, teaching, update)
    reply.say = with_spoken_cards(_praised(teaching, session.voice), session.voice.t)
    # A puzzle that is solved in a run is solved in the list of its game as well.
    course = f"puzzles-{teaching.step.position.rules.variant}" if teaching.step.exact else teaching.course.id
    done: puzzle_runs.Added = {"lessons": {f"{course}/{teaching.step.id}": session.today()}}
    # Whoever was shown a step of a lesson has learnt it; a puzzle they have not solved.
    reply.adds = tried if teaching.step.exact and teaching.shown else {**done, **tried}
    if teaching.step.played is not None:
        reply.adds = {"mistakes": {teaching.step.id: _after(session, teaching)}}
    return reply


def _after(session: Session, teaching: Teaching) -> dict[str, object] | None:
    """Return what is stored of a mistake for which a better play has just been found."""
    before = session.mistakes.pop(teaching.step.id, None)
    then = before and mistakes.after(before, session.today(), at_once=teaching.at_once)
    if then:
        session.mistakes[teaching.step.id] = then
    return mistakes.as_stored(then)


def _shown(session: Session, teaching: Teaching, update: Update) -> Reply:
    """Return the reply that shows the table and the step. Nothing of it is stored, and no bot plays.

    A step may end a round. Its score is not shown: it would cover the answer, and no next round is dealt in a lesson.
    """
    coach, hands = coach_of(teaching, session.voice), session.match.game.position.hands if teaching.step.exact else ()
    if teaching.run is not None:
        coach = replace(coach, run=puzzle_runs.state(session, teaching.run))
    scenes = (
        replace(frame.scene, hands=hands, around=replace(frame.scene.around, coach=coach, sheet=None, count_step=None))
        for frame in update.frames
    )
    frames = tuple(
        session.picture(replace(frame, scene=scene)) for frame, scene in zip(update.frames, scenes, strict=True)
    )
    said = session.say(update.said)
    return Reply(frames=frames[-1:] if session.settings["speed"] == "off" else frames, say=said)


def coach_of(teaching: Teaching, voice: Voice) -> Coach:
    """Return what is shown of a step."""
    course, step = teaching.course, teaching.step
    over = teaching.right and teaching.place + 1 == len(course.steps)
    return Coach(
        title=course.title,
        number=teaching.place + 1,
        of=len(course.steps),
        task=with_cards(step.task, voice.t, voice.sprite),
        answer=_answer(teaching, voice),
        puzzle=step.exact,
        right=teaching.right,
        shown=teaching.shown,
        way_on=course.way_on if over else "",
        last=course.last,
        shows=course.shows,
    )


def _answer(teaching: Teaching, voice: Voice) -> Html:
    if teaching.right:
        return with_cards(_praised(teaching, voice), voice.t, voice.sprite)
    return join(map(voice.printed, teaching.answer), " ") if teaching.answer else EMPTY


def _praised(teaching: Teaching, voice: Voice) -> str:
    """Return what is said of a step that is done; of a puzzle, whether it was found or shown."""
    if not teaching.step.exact:
        return teaching.step.right
    return f"{voice.t('puzzle.shown' if teaching.shown else 'puzzle.found')} {teaching.step.right}"
