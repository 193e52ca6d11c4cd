"""The panel of a lesson, above its table."""

from __future__ import annotations

from web.table.cards import Words, icon
from web.table.html import Html, join, tag
from web.table.intents import intent
from web.table.lesson_state import Coach, LineState, RunState


def draw_coach(coach: Coach, t: Words) -> Html:
    """Return the panel: the step's place in the course, the task, the answer, and the buttons."""
    over = coach.run is not None and coach.run.result is not None
    on = () if coach.ended else _way_on(coach, t)
    return tag(
        "section",
        tag("div", tag("h2", *_heading(coach, t)), tag("div", *_ways(coach, t)), class_="top"),
        _clock(coach.run, t) if coach.run and not over else "",
        tag("p", coach.task, *_counts(coach, t), class_="task") if not over else "",
        *(_answer(coach, t) if coach.answer and not coach.ended else ()),
        tag("div", *on, class_="row") if on else "",
        id="coach",
        class_="coach",
        aria_label=t("table.puzzle" if coach.puzzle else "table.lesson"),
    )


def _counts(coach: Coach, t: Words) -> tuple[Html | str, ...]:
    """Return a button that shows what scores in a puzzle, as narrow screens have no room for that beside the table."""
    if not coach.puzzle:
        return ()
    words = t("table.counts")
    return " ", tag("button", words, type="button", class_="word", id="coach-counts", data_do=intent("counts"))


def draw_outcome(coach: Coach, t: Words) -> Html:
    """Return the outcome of a puzzle or a run, shown in place of the choices: the result, and the next steps."""
    result = coach.run.result if coach.run else None
    return tag(
        "section",
        tag("p", coach.answer, class_="answer", data_state=_state(coach)) if coach.answer else "",
        tag("div", result, class_="result") if result else "",
        # The button that leads on comes first, so that it does not move when the line appears beside it.
        tag("div", *_way_on(coach, t), _line(coach.line, t) if coach.line else "", class_="row"),
        id="acts",
        class_="acts outcome",
        aria_label=t("table.puzzle.outcome"),
        data_zone="acts",
    )


def _state(coach: Coach) -> str:
    if coach.hinted or (coach.puzzle and coach.shown) or (coach.over and not coach.right):
        return "shown"
    return "right" if coach.right else "wrong"


def _answer(coach: Coach, t: Words) -> tuple[Html, Html]:
    """Return the answer to a play, and the task, folded, because on a phone the answer replaces the task."""
    answer = tag("p", coach.answer, class_="answer", data_state=_state(coach))
    return answer, tag("details", tag("summary", t("table.lesson.task")), tag("p", coach.task), class_="folded")


def _line(line: LineState, t: Words) -> Html:
    """Return the buttons that step through the line of a puzzle; the arrow keys do so, too."""
    earlier = _step("earlier", "back", "ArrowLeft", t, there=line.place > 0)
    later = _step("later", "on", "ArrowRight", t, there=line.place < line.of)
    place = t("table.lesson.moment", place=line.place, of=line.of)
    return tag("div", earlier, tag("span", tag("b", place), " ", line.last_move), later, class_="steps")


def _step(about: str, name: str, key: str, t: Words, *, there: bool) -> Html:
    return tag(
        "button",
        icon(name),
        type="button",
        class_="square",
        id=f"coach-{about}",
        aria_label=t(f"table.lesson.{about}"),
        aria_disabled=None if there else "true",
        data_do=intent("lesson", about),
        data_key=key,
        aria_keyshortcuts=key,
    )


def _heading(coach: Coach, t: Words) -> tuple[Html | str, ...]:
    """Return the title of the course and the number of the step; for puzzles the bar already shows the title."""
    if not (coach.run or coach.last or coach.of > 1):
        return (coach.title,)
    place = _place(coach, t)
    return (place,) if coach.puzzle and not coach.run else (coach.title, " ", tag("small", place))


def _place(coach: Coach, t: Words) -> str:
    if coach.run:
        return t("puzzle.run.place", number=coach.number, score=coach.run.score)
    kind = "puzzle" if coach.puzzle else "task" if coach.series else "lesson"
    return t(f"table.{kind}.place", number=coach.number, of=coach.of)


def _clock(run: RunState, t: Words) -> Html | str:
    """Return the time left, which js/run-clock.js counts down, and a button that hides or shows it until time is up."""
    if run.remaining is None:
        return ""
    # Rounded up, so that 0:00 appears when the time is up, not a second earlier.
    minutes, seconds = divmod(-(-run.remaining // 1000), 60)
    # The script that counts down fills in the time.
    text, over = t("puzzle.run.left", time="{time}"), t("puzzle.run.time-up")
    now = text.replace("{time}", f"{minutes}:{seconds:02d}") if run.remaining else over
    # Players who hide the clock still want to know when the time is up.
    hidden = bool(run.remaining) and not run.shows_clock
    clock = tag("span", now, data_left=run.remaining, data_text=text, data_over=over, hidden=hidden)
    words = t("puzzle.run.hide" if run.shows_clock else "puzzle.run.show")
    return tag("p", clock, *([" ", _button(words, "clock")] if run.remaining else []), class_="clock")


def _ways(coach: Coach, t: Words) -> tuple[Html, ...]:
    """Return the buttons of an unfinished step. They stay when the step is done, so that focus is never lost."""
    there = not (coach.right or coach.over)
    hint = (_button(t("table.hint"), "hint", there=there),) if coach.hints else ()
    # A narrow screen has no room for both buttons, and whoever has seen the hint may then want to see the play.
    words, about = ("table.hint", "hint") if coach.hint_first else ("table.lesson.show", "show")
    show = _button(t(words), about, name="show", there=there)
    if coach.run is None and coach.of == 1 and not coach.last:  # a single step in a frame
        again = _button(t("table.lesson.again"), "again", there=coach.right or coach.line is not None)
        return (*hint, show, again) if coach.shows else (*hint, again)
    if coach.run is None:
        back = _button(t("table.lesson.back"), "back", there=coach.number > 1)
        return (*hint, back, show, _skip(coach, t)) if coach.shows else (*hint, back, _skip(coach, t))
    return (show,) if coach.run.result is not None else (show, _button(t("puzzle.run.end"), "end"), _skip(coach, t))


def _skip(coach: Coach, t: Words) -> Html:
    """Return the control that skips the step: at the end of a course, a link to the next page."""
    if coach.skips_to and not coach.right:
        return tag("a", t("table.lesson.skip"), href=coach.skips_to, class_="btn quiet", id="coach-skip")
    return _button(t("table.lesson.skip"), "on", name="skip", there=not (coach.right or coach.over))


def _way_on(coach: Coach, t: Words) -> tuple[Html, ...]:
    """Return the button or link that leads on from a finished step, or that starts it again; () if there is none.

    After a run, return two links: to another run and to all puzzles. The button is away from those above, so
    that a second tap on it never skips the next step.
    """
    if coach.run is not None and coach.run.result is not None:
        # An empty address stands for the page itself, with its query.
        again = tag("a", t("puzzle.run.again"), href="", class_="btn first", id="coach-on")
        return again, tag("a", coach.last, href=coach.way_on, class_="btn")
    alone = coach.run is None and coach.of == 1 and not coach.last
    if coach.line is not None and not coach.right and not alone:
        return (_button(t("table.lesson.again"), "again", kind="btn first"),)
    if coach.over:
        return (_button(t("table.task.again"), "restart", kind="btn first"),)
    if not coach.right or alone:
        return ()
    if coach.run is None and coach.way_on:
        return (tag("a", coach.last, href=coach.way_on, class_="btn first", id="coach-on"),)
    return (_button(join((t("table.lesson.on"), " ", icon("on"))), "on", kind="btn first"),)


def _button(words: Html | str, about: str, *, name: str = "", kind: str = "btn quiet", there: bool = True) -> Html:
    return tag(
        "button",
        words,
        type="button",
        class_=kind,
        id=f"coach-{name or about}",
        data_do=intent("lesson", about),
        aria_disabled=None if there else "true",
    )
