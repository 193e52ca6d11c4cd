"""A visit to a lesson: every step is tried on the real table, and what is played there is judged and never stored."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING
from urllib.parse import parse_qs

from casino_core.position.actions import Action
from web.table.cards import IN_TEXT, spoken, with_cards
from web.table.html import EMPTY, Html, join
from web.table.lesson_state import Coach
from web.worker.match import acts, mistakes
from web.worker.match.lesson import Course, Step, parse_course, why_not_that
from web.worker.match.match import Match
from web.worker.match.scenes import Update, redrawn
from web.worker.session.hello import Hello
from web.worker.session.reply import Reply
from web.worker.words.speech import Message, Voice

if TYPE_CHECKING:
    from web.worker.session.session import Session

ALLOWED = {"hand", "choose", "pick", "drop", "unchoose", "more", "sort", "lift", "act"} | {
    *("lesson", "word", "pile", "rules", "close", "set", "keys", "bind", "ask", "note")
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

    at_once: bool = True
    """Whether nothing else was tried in it before, nor shown."""

    tried: list[tuple[Action, bool]] = field(default_factory=list)
    """The plays that the learner has tried in the step, and whether each was right."""

    @property
    def step(self) -> Step:
        """The step that is tried."""
        return self.course.steps[self.place]


def begun(session: Session, hello: Hello) -> Reply:
    """Begin a course at the step that the address names, or at the first that was not done yet."""
    course = parse_course(hello.course)
    if course.id == mistakes.COURSE:
        course = mistakes.course(course, session.mistakes, session.today(), session.voice)
    if not course.steps:
        session.lesson = Teaching(course, 0)
        return Reply(say=session.voice.t("mistake.none"))
    done = hello.lessons if isinstance(hello.lessons, dict) else {}
    wanted = parse_qs(hello.address.partition("?")[2].partition("#")[0]).get("step", [""])[0]
    ids = [step.id for step in course.steps]
    fresh = (place for place, name in enumerate(ids) if f"{course.id}/{name}" not in done)
    session.lesson = Teaching(course, ids.index(wanted) if wanted in ids else next(fresh, 0))
    return _tried(session, session.lesson)


def lesson(session: Session, about: str) -> Reply:
    """Go "on" to the next step or "back", or "show" what the step is about."""
    teaching = session.lesson
    if teaching is None or not teaching.course.steps:
        return Reply()
    if about == "show":  # once it is done, that only draws the table again
        teaching.at_once = False
        return answer(session, teaching, lambda match: acts.play_out(match, teaching.step.accepted[0]), shown=True)
    last = len(teaching.course.steps) - 1
    teaching.place = max(0, min(teaching.place + (1 if about == "on" else -1), last))
    return _tried(session, teaching)


def _tried(session: Session, teaching: Teaching) -> Reply:
    """Lay the table of a step."""
    teaching.answer, teaching.right, teaching.at_once, teaching.tried = (), False, True, []
    _seat(session, teaching.step)
    reply = _shown(session, teaching, redrawn(session.match))
    reply.say = _plain(teaching.step.task, session.voice)
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
    move = match.moves[before]
    teaching.answer = why_not_that(teaching.step, move.action, move.after)
    teaching.tried += [(move.action, not teaching.answer)] * (not shown)
    if not teaching.answer:
        return _done(session, teaching, update)
    teaching.at_once = False
    _seat(session, teaching.step)
    reply = _shown(session, teaching, redrawn(session.match))
    reply.say = session.say(teaching.answer)
    return reply


def _done(session: Session, teaching: Teaching, update: Update) -> Reply:
    """Say that a step is done, and have that stored."""
    teaching.right = True
    reply = _shown(session, teaching, update)
    reply.say = _plain(teaching.step.right, session.voice)
    reply.adds = {"lessons": {f"{teaching.course.id}/{teaching.step.id}": session.today()}}
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
    """Return the reply that shows the table and the step. Nothing of it is stored, and no bot plays."""
    coach, hands = coach_of(teaching, session.voice), session.match.game.position.hands if teaching.step.exact else ()
    frames = tuple(
        session.picture(replace(frame, scene=replace(frame.scene, coach=coach, hands=hands))) for frame in update.frames
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
        way_on=course.way_on if over else "",
        last=course.last,
    )


def _answer(teaching: Teaching, voice: Voice) -> Html:
    if teaching.right:
        return with_cards(teaching.step.right, voice.t, voice.sprite)
    return join(map(voice.printed, teaching.answer), " ") if teaching.answer else EMPTY


def _plain(text: str, voice: Voice) -> str:
    """Return a text with its cards in words."""
    parts = IN_TEXT.split(text)
    return "".join(spoken(part, voice.t) if place % 2 else part for place, part in enumerate(parts))
