"""Lessons, puzzles and runs of puzzles: the learner plays each step on the real table, and no game is stored."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from urllib.parse import parse_qs, quote

from casino_core.cards import Card
from casino_core.coaching.reasons import Line
from casino_core.notation.actions import action_text, parse_action
from casino_core.position.actions import Play
from casino_core.position.events import ResidueTaken
from web.shared.protocol import InitMessage, Reply
from web.table.cards import with_cards, with_spoken_cards
from web.table.html import Html, join
from web.table.lesson_state import Coach, LineState
from web.worker.match import acts, attempts, mistakes, puzzle_run
from web.worker.match.lesson import Course, Step, parse_course, room_of, why_not_that
from web.worker.match.match import Match
from web.worker.match.presenter import Update, at_move, narrated, redrawn
from web.worker.match.puzzle import explained
from web.worker.match.puzzle_run import Run
from web.worker.picture.animation import Frame
from web.worker.picture.scene import Advice, Scene
from web.worker.session.answers import Handler
from web.worker.session.context import Context
from web.worker.session.deals import Added
from web.worker.session.pictures import pictures_text
from web.worker.session.settings import Settings
from web.worker.session.table import Table
from web.worker.session.teaching import Teaching
from web.worker.session.training import Training
from web.worker.words.addresses import tidied
from web.worker.words.people import key_about
from web.worker.words.reasons import against, in_favour
from web.worker.words.requested_rules import shortened
from web.worker.words.speech import Message, Voice, message

ALLOWED = {"hand", "choose", "pick", "drop", "unchoose", "more", "sort", "lift", "act", "attempt"} | {
    *("lesson", "word", "pile", "rules", "close", "set", "keys", "bind", "ask", "note", "accept", "counts")
}
"""The intents that a lesson answers. Others are ignored, because there is no game to leave, share or undo."""


class Lessons:
    """The course of this page, and the replies to what the learner does."""

    teaching: Teaching | None = None
    """The course; None if games are played here."""

    def __init__(self, context: Context, settings: Settings, table: Table, training: Training) -> None:
        self._context, self._settings, self._table, self._training = context, settings, table, training

    @property
    def moment(self) -> int | None:
        """The number of moves that have been made in the puzzle's line on the table; None if no line is shown."""
        return self.teaching.moment if self.teaching else None

    @property
    def address(self) -> str:
        """The address of the current step. A run has the address at which it began."""
        teaching = self.teaching
        if teaching is None or teaching.run is not None or not teaching.course.steps:
            return self._context.address
        return f"?step={quote(teaching.step.id)}"

    @property
    def scene(self) -> Scene | None:
        """The table on the screen, with all hands open in a puzzle; None if there is no step."""
        teaching = self.teaching
        if teaching is None or not teaching.course.steps:
            return None
        return self._frames(teaching, self._now(teaching))[-1].scene

    def begin(self, message: InitMessage, stored: Mapping[str, object]) -> Reply:
        """Begin a course at the step that the address names, or else at the first step not done yet."""
        context, lessons = self._context, stored.get("lessons")
        done = lessons if isinstance(lessons, dict) else {}
        query = tidied(context.address).partition("?")[2].partition("#")[0]
        course, run = self._training.begin_run(message["course"], query) or (parse_course(message["course"]), None)
        if course.id == mistakes.COURSE:
            course = mistakes.course(course, self._training.mistakes, context.today(), context.voice)
        self.teaching = teaching = Teaching(course, 0, run=run, done=done)
        if not course.steps:
            # A course without steps stays open, too, so that no game can be played on its page.
            words = context.voice.t("puzzle.run.none" if run else "mistake.none")
            return {"note": words, "say": words}
        if run is not None:
            return self._begin_run(teaching, run, query)
        wanted = parse_qs(query).get("step", [""])[0]
        ids = [step.id for step in course.steps]
        fresh = (place for place, name in enumerate(ids) if f"{course.id}/{name}" not in done)
        teaching.place = ids.index(wanted) if wanted in ids else next(fresh, 0)
        reply = self._begin_step(teaching)
        if wanted and wanted not in ids:
            reply["note"] = context.voice.t("learn.no-step", step=shortened(wanted))
        return reply

    def _begin_run(self, teaching: Teaching, run: Run, query: str) -> Reply:
        """Begin a run, or go on after the puzzles that were counted before its page was left."""
        voice = self._context.voice
        teaching.place = len(run.results) - 1
        if teaching.bring_next(run):
            if run.results:
                goes_on = voice.t("puzzle.run.resumed", end=voice.t("puzzle.run.end"))
                teaching.reword(f"{goes_on} {teaching.step.task}")
            reply = self._begin_step(teaching)
        else:
            run.over = True
            reply = self._with_adds(self._begin_step(teaching), teaching, {})
        if note := " ".join(map(voice.spoken, puzzle_run.unknown_values(query))):
            reply["note"] = note
        return reply

    def judge(self, course: Course) -> Reply:
        """Begin the course of the tasks in the address of an embed."""
        self.teaching = Teaching(course, 0)
        return self._begin_step(self.teaching)

    def go(self, teaching: Teaching, where: str) -> Reply:
        """Go "on" to the next step or "back", "restart" a series, or start the current step "again"."""
        if teaching.moment is not None and not teaching.right and where == "again":
            return self._try_again(teaching)
        last = len(teaching.course.steps) - 1
        if where == "restart":
            teaching.restart()
        if teaching.course.series and where == "on" and teaching.place == last:
            return self._end_series(teaching)
        teaching.place = max(0, min(teaching.place + {"on": 1, "back": -1}.get(where, 0), last))
        return self._begin_step(teaching)

    def go_in_run(self, teaching: Teaching, run: Run, about: str) -> Reply:
        """Go on in a run, try its puzzle again, end the run, or turn its clock on or off."""
        if about == "clock":
            run.shows_clock = not run.shows_clock
        if about == "again" and teaching.moment is not None and not (teaching.right or run.over):
            return self._try_again(teaching)
        if about not in ("on", "end") or run.over:
            return self._show(teaching, self._now(teaching))
        skipped = about == "on" and teaching.at_once and not teaching.right  # neither tried nor solved
        adds = self._training.count(run, teaching.step, solved=False) if skipped else {}
        if about == "on" and not run.over and teaching.bring_next(run):
            return self._with_adds(self._begin_step(teaching), teaching, adds)
        run.over = True
        return self._with_adds(self._show(teaching, self._now(teaching)), teaching, adds)

    def _begin_step(self, teaching: Teaching) -> Reply:
        """Show the table of a step."""
        teaching.begin_step(self._context.today())
        self._lay(teaching.step)
        reply = self._show(teaching, redrawn(self._table.match))
        reply["say"] = with_spoken_cards(teaching.step.task, self._context.voice.t)
        return reply

    def _try_again(self, teaching: Teaching) -> Reply:
        """Show the table of a puzzle again, for another try."""
        teaching.retry()
        self._lay(teaching.step)
        return self._show(teaching, redrawn(self._table.match))

    def _lay(self, step: Step) -> None:
        self._table.seat(step.saved)
        match = self._table.match
        # The lesson itself judges the plays, so the play checker must not.
        lists = self.teaching is None or self.teaching.course.lists
        match.preferences = replace(match.preferences, checks_plays=False, lists_plays=lists)

    # ---------- plays ----------

    def show_solution(self, teaching: Teaching) -> Reply:
        """Play the solution, which counts as a failed try."""
        adds = self._first_try(teaching, solved=False)
        teaching.missed.add(teaching.step.id)
        if teaching.moment is not None and not teaching.right:  # the table shows the consequences of a wrong play
            teaching.retry()
            self._lay(teaching.step)
        reply = self.answer(teaching, lambda match: acts.play_out(match, teaching.step.accepted[0]), shown=True)
        return self._with_adds(reply, teaching, adds)

    def hint(self, teaching: Teaching) -> Reply:
        """Show the hint of a step: the words of its author or, in a puzzle, the card of the best play.

        For the puzzle rating a hint counts as a failed try.
        """
        step = teaching.step
        if teaching.right or teaching.over or teaching.moment is not None or not (step.hint or puzzle_hint(teaching)):
            return self._show(teaching, self._now(teaching))
        adds = self._first_try(teaching, solved=False) if step.exact else {}
        teaching.answer = (message("hint.card", card=best_card(step)),) if step.exact else ()
        teaching.words, teaching.hinted, teaching.helped = step.hint, True, True
        reply = self._show(teaching, self._now(teaching))
        reply["say"] = self._spoken_reply(teaching)
        return self._with_adds(reply, teaching, adds)

    def attempt(self, teaching: Teaching, kind: str) -> Reply:
        """Try to "take", "build" or "lay" down the chosen cards, without a list of what they can make."""
        if teaching.right or teaching.over:
            return self._show(teaching, self._now(teaching))
        match = self._table.match
        plays = attempts.plays(match, kind)
        if plays:
            action = next(filter(teaching.step.accepts, plays), plays[0])
            return self.answer(teaching, lambda match: acts.play_out(match, action))
        teaching.missed.add(teaching.step.id)
        teaching.tried.append((attempts.text(match), False))
        teaching.answer = (attempts.refusal(match, kind),)
        teaching.words, teaching.hinted = teaching.step.reply(None), False
        reply = self._show(teaching, redrawn(match))
        reply["say"] = self._spoken_reply(teaching)
        return reply

    def _spoken_reply(self, teaching: Teaching) -> str:
        """Return the reply to a wrong play as it is announced."""
        words = with_spoken_cards(teaching.words, self._context.voice.t)
        return " ".join(filter(None, (self._context.say(teaching.answer), words)))

    def _end_series(self, teaching: Teaching) -> Reply:
        """Show the results of a series."""
        teaching.over = True
        reply = self._show(teaching, self._now(teaching))
        reply["say"] = self._context.voice.spoken(series_result(teaching))
        return reply

    def answer(self, teaching: Teaching, act: Callable[[Match], Update], *, shown: bool = False) -> Reply:
        """Do something at the table. If it is a play, judge it; if it is wrong, show its consequences or take it back.

        ``shown``: whether this shows the solution to the learner.
        """
        match = self._table.match
        if not teaching.course.steps:
            return {}
        if teaching.right or teaching.over or teaching.moment is not None:
            return self._show(teaching, self._now(teaching))
        match.listen()
        before = len(match.moves)
        update = act(match)
        if len(match.moves) == before:
            return self._show(teaching, replace(update, rests=False))
        # The table may have continued, to claim or to end the turn: the learner's move is the first one.
        move = match.moves[before]
        teaching.answer = why_not_that(teaching.step, move.action, move.after)
        teaching.tried += [(action_text(move.action), not teaching.answer)] * (not shown)
        teaching.words, teaching.hinted = "", False
        if not teaching.answer:
            teaching.shown = shown
            return self._solve(teaching, update)
        teaching.missed.add(teaching.step.id)
        if words := teaching.step.reply(move.action):  # better than ours: the author knows the purpose of the task
            teaching.answer, teaching.words = (), words
        adds = self._first_try(teaching, solved=False)
        reason = (
            explained(teaching.step.position, teaching.step.accepted[0], move.action) if teaching.step.exact else None
        )
        if reason is not None:
            teaching.answer = message("puzzle.wrong"), *against(reason, match.people)
            reply = self._play_line(teaching, update, reason.worse, reason.loss or 0)
        else:
            # The step is shown again instead of undoing the play, so that there is nothing to redo.
            self._lay(teaching.step)
            reply = self._show(teaching, redrawn(self._table.match))
        reply["say"] = self._spoken_reply(teaching)
        return self._with_adds(reply, teaching, adds)

    def _first_try(self, teaching: Teaching, *, solved: bool) -> Added:
        """Count the first try at a puzzle, and return the entries to store; {} for a later try or outside puzzles."""
        step, first = teaching.step, teaching.at_once and not teaching.right
        if not solved:
            teaching.at_once = False
        if not (first and step.exact):
            return {}
        run = teaching.run
        adds = self._training.count(run, step, solved=solved) if run is not None and not run.over else {}
        known = f"puzzles-{step.position.rules.variant}/{step.id}" in teaching.done
        return adds if known else {**adds, **self._training.try_puzzle(step, solved=solved)}

    def _solve(self, teaching: Teaching, update: Update) -> Reply:
        """Praise the learner for solving a step, and store that it is done."""
        adds, step = self._first_try(teaching, solved=True), teaching.step
        teaching.right = True
        if not teaching.shown:
            teaching.solved.setdefault(step.id, step.id not in teaching.missed)
        teaching.over = teaching.course.series and teaching.place + 1 == len(teaching.course.steps)
        reply = self._solve_puzzle(teaching, update) if step.exact else self._show(teaching, update)
        voice = self._context.voice
        praise, about = (with_spoken_cards(text, voice.t) for text in _praise(teaching, voice))
        result = voice.spoken(series_result(teaching)) if teaching.over else ""
        match = self._table.match
        # For screen readers: the table shows which play is the solution, but only to the eye.
        shown = narrated(match, match.moves[0])[:1] if step.exact and teaching.shown else ()
        spoken_answer = self._context.say((*shown, *teaching.answer))
        reply["say"] = " ".join(filter(None, (praise, spoken_answer, about, result)))
        # A puzzle solved in a run is also solved in the list of its game.
        course = f"puzzles-{step.position.rules.variant}" if step.exact else teaching.course.id
        # A lesson is learnt even if its solution was shown; a puzzle whose solution was shown is not solved.
        if not (step.exact and teaching.shown):
            key = f"{course}/{step.id}"
            adds = {"lessons": {key: self._context.today()}, **adds}
            if step.is_of_day(teaching.since):
                adds["puzzle_days"] = {teaching.since: key}
        if step.played is not None:
            adds = self._training.correct(step.id, at_once=teaching.at_once)
        reply["adds"] = adds
        return reply

    def _solve_puzzle(self, teaching: Teaching, update: Update) -> Reply:
        """Show the best play and its line, compared with the learner's last wrong play or else a common wrong play."""
        step, match = teaching.step, self._table.match
        tried = [parse_action(text) for text, right in teaching.tried if not right]
        error = tried[-1] if tried else step.error
        reason = None if error is None else explained(step.position, step.accepted[0], error)
        if reason is None:
            return self._show(teaching, update)
        teaching.answer = in_favour(reason, match.people)
        return self._play_line(teaching, update, reason.better, 0)

    # ---------- the line of a puzzle ----------

    def _play_line(self, teaching: Teaching, update: Update, line: Line, shown: int) -> Reply:
        """Show a play and the line after it up to the step with index ``shown``; the rest can be stepped through."""
        match = self._table.match
        updates = [(len(match.moves), update)]
        for place, step in enumerate(line.steps[1:], 1):
            if match.game.round_over:
                break
            further = acts.play_out(match, step.action)
            if place <= shown:
                updates.append((len(match.moves), further))
        frames, announcements = list[Frame](), list[Message]()
        # The frames are made only now, because they state the length of the whole line.
        for moment, each in updates:
            teaching.moment = moment
            frames += self._frames(teaching, each)
            announcements += each.announcements
        # After the animation the line can only be looked at: no card can be chosen.
        last = replace(frames[-1], scene=self._frames(teaching, self._now(teaching))[-1].scene)
        return self._reply((*frames[:-1], last), tuple(announcements))

    def step_through(self, teaching: Teaching, by: int) -> Reply:
        """Show the line of a puzzle one move later or earlier."""
        if teaching.moment is None:
            return self._show(teaching, redrawn(self._table.match))
        teaching.moment = max(0, min(teaching.moment + by, len(self._table.match.moves)))
        return self._show(teaching, replace(self._now(teaching), announcements=self._last_move(teaching)))

    def _now(self, teaching: Teaching) -> Update:
        """Return the table as it is shown now."""
        match = self._table.match
        return redrawn(match) if teaching.moment is None else Update((Frame(at_move(match, teaching.moment)),))

    def _last_move(self, teaching: Teaching) -> tuple[Message, ...]:
        """Return a sentence on the latest move of the line on the table, and others on who gets the remaining cards.

        The move has a single sentence because phones have little room.
        """
        if not teaching.moment:
            return ()
        match = self._table.match
        move, people = match.moves[teaching.moment - 1], match.people
        takers = [event.seat for event in move.events if isinstance(event, ResidueTaken) and event.seat is not None]
        rest = (message(key_about(people, "puzzle.rest", seat), who=people.name(seat)) for seat in takers)
        return (*narrated(match, move)[:1], *rest)

    # ---------- replies ----------

    def _with_adds(self, reply: Reply, teaching: Teaching, adds: Added) -> Reply:
        """Return the reply with entries to store, and with the result of a run that has just ended."""
        run = teaching.run
        if run is not None and run.over and not run.announced:
            run.announced = True
            reply["say"] = f"{reply['say']} {self._training.result(run)}".strip()
            adds = {**adds, **self._training.finish_run(run)}
        if adds:
            reply["adds"] = {**reply.get("adds", {}), **adds}
        return reply

    def _show(self, teaching: Teaching, update: Update) -> Reply:
        """Return the reply that shows the table and the step. None of it is stored, and no bot plays.

        The score of a round that a step ends is not shown: it would cover the answer, and no round follows.
        """
        return self._reply(self._frames(teaching, update), update.announcements)

    def _reply(self, frames: tuple[Frame, ...], announcements: tuple[Message, ...]) -> Reply:
        text = pictures_text(self._settings.animated(frames), self._context.voice)
        return {"frames": text, "say": self._context.say(announcements)}

    def _frames(self, teaching: Teaching, update: Update) -> tuple[Frame, ...]:
        """Return the frames with the panel of the step and, in a puzzle, all hands."""
        match = self._table.match
        moves = len(match.moves)
        coach = coach_of(teaching, self._context.voice, moves, self._last_move(teaching))
        position = match.position_after(moves if teaching.moment is None else teaching.moment)
        hands = position.hands if teaching.step.exact else ()
        if teaching.run is not None:
            coach = replace(coach, run=self._training.state(teaching.run))
        home = self._context.home and f"{self._context.home}{room_of(teaching.step)}"
        hinted = teaching.hinted and teaching.step.exact
        advice = Advice(frozenset((best_card(teaching.step),)), (), ()) if hinted else None
        scenes = (
            replace(
                frame.scene,
                hands=hands,
                advice=advice,
                around=replace(frame.scene.around, home=home, coach=coach, sheet=None, count_step=None),
            )
            for frame in update.frames
        )
        return tuple(replace(frame, scene=scene) for frame, scene in zip(update.frames, scenes, strict=True))


def coach_of(teaching: Teaching, voice: Voice, moves: int = 0, last: tuple[Message, ...] = ()) -> Coach:
    """Return the view of a step; ``moves`` is the length of its line, ``last`` describes the latest move shown."""
    course, step = teaching.course, teaching.step
    over = teaching.run.over if teaching.run else teaching.right and teaching.place + 1 == len(course.steps)
    text = join(map(voice.printed, last), " ")
    line = None if teaching.moment is None else LineState(teaching.moment, moves, text)
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
        hints=bool(step.hint),
        hint_first=puzzle_hint(teaching) and not teaching.helped and (teaching.moment is None or teaching.right),
        hinted=teaching.hinted,
        skips_to=course.way_on if teaching.run is None and teaching.place + 1 == len(course.steps) else "",
        series=course.series,
        over=teaching.over,
        line=line,
    )


def puzzle_hint(teaching: Teaching) -> bool:
    """Return whether there is a hint for a puzzle: not in a run, and only if the solution may be shown."""
    return teaching.step.exact and teaching.course.shows and teaching.run is None


def best_card(step: Step) -> Card:
    """Return the card of the best play of a puzzle."""
    return next(action.card for action in step.accepted if isinstance(action, Play))


def series_result(teaching: Teaching) -> Message:
    """Return how many tasks of a series were solved, and how many at the first try."""
    solved = teaching.solved
    return message("lesson.series", solved=len(solved), of=len(teaching.course.steps), first=sum(solved.values()))


def _answer(teaching: Teaching, voice: Voice) -> Html:
    result = (voice.printed(series_result(teaching)),) if teaching.over else ()
    sentences = map(voice.printed, teaching.answer)
    if not teaching.right:
        words = with_cards(teaching.words, voice.t, voice.sprite)
        return join((part for part in (*sentences, words, *result) if part), " ")
    praise, about = (with_cards(text, voice.t, voice.sprite) for text in _praise(teaching, voice))
    return join((part for part in (praise, *sentences, about, *result) if part), " ")


def _praise(teaching: Teaching, voice: Voice) -> tuple[str, str]:
    """Return the praise for a step that is done, in two parts: before the reason and after it.

    In a puzzle, it depends on whether the learner solved the step or was shown the solution. Small phones lack room, so
    the text of the step is left out if there is a reason, and its themes if the solution was shown.
    """
    step = teaching.step
    if not step.exact:
        return step.right, ""
    done = voice.t("puzzle.shown" if teaching.shown else "puzzle.found")
    return (done if teaching.answer else f"{done} {step.right}"), "" if teaching.shown else step.about


def lesson(lessons: Lessons, about: str) -> Reply:
    """Go "on" to the next step or "back", try it "again", "show" the solution or a "hint", "restart" a series.

    "earlier" and "later" step through the line of a puzzle, "end" ends a run, and "clock" turns its clock on or off.
    """
    teaching = lessons.teaching
    if teaching is None or not teaching.course.steps:
        return {}
    if about in ("earlier", "later"):
        return lessons.step_through(teaching, 1 if about == "later" else -1)
    if about == "hint":
        return lessons.hint(teaching)
    if about == "show" and teaching.course.shows:  # after the step is done, this only draws the table again
        return lessons.show_solution(teaching)
    if teaching.run is not None:
        return lessons.go_in_run(teaching, teaching.run, about)
    return lessons.go(teaching, about)


def attempt(lessons: Lessons, about: str) -> Reply:
    """Try to "take", "build" or "lay" down the chosen cards."""
    return lessons.attempt(lessons.teaching, about) if lessons.teaching else {}


INTENTS: dict[str, Handler] = {"lesson": lesson, "attempt": attempt}
