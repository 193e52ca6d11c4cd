"""What a lesson says, above the table on which it is tried."""

from __future__ import annotations

from web.table.cards import Words, icon
from web.table.html import Html, join, tag
from web.table.intents import intent
from web.table.lesson_state import Coach, RunState


def draw_coach(coach: Coach, t: Words) -> Html:
    """Return the step: where in the course it is, the task, what became of it, and the ways on and back."""
    place = (" ", tag("small", _place(coach, t))) if coach.run or coach.last or coach.of > 1 else ()
    answer = tag("p", coach.answer, class_="answer", data_state=_state(coach))
    over = coach.run is not None and coach.run.result is not None
    return tag(
        "section",
        tag("h2", coach.title, *place),
        _clock(coach.run, t) if coach.run and not over else "",
        tag("p", coach.task, class_="task") if not over else "",
        answer if coach.answer else "",
        tag("div", coach.run.result, class_="result") if coach.run and coach.run.result else "",
        tag("div", *(_ways_of_run(coach, coach.run, t) if coach.run else _ways(coach, t)), class_="row"),
        id="coach",
        class_="coach",
        aria_label=t("table.puzzle" if coach.puzzle else "table.lesson"),
    )


def _state(coach: Coach) -> str:
    if coach.puzzle and coach.shown:
        return "shown"
    return "right" if coach.right else "wrong"


def _place(coach: Coach, t: Words) -> str:
    if coach.run:
        return t("puzzle.run.place", number=coach.number, score=coach.run.score)
    return t("table.puzzle.place" if coach.puzzle else "table.lesson.place", number=coach.number, of=coach.of)


def _clock(run: RunState, t: Words) -> Html | str:
    """Return the time that is left, which js/run-clock.js counts down, and a button that hides it."""
    if run.left is None:
        return ""
    # Rounded up, so that 0:00 is shown when the time is up and not a second before.
    minutes, seconds = divmod(-(-run.left // 1000), 60)
    # The place of the time is left open for the script that counts it down.
    text, over = t("puzzle.run.left", time="{time}"), t("puzzle.run.time-up")
    told = text.replace("{time}", f"{minutes}:{seconds:02d}") if run.left else over
    clock = tag("span", told, data_left=run.left, data_text=text, data_over=over, hidden=not run.shows_clock)
    words = t("puzzle.run.hide" if run.shows_clock else "puzzle.run.show")
    return tag("p", clock, " ", _button(words, "clock"), class_="clock")


def _ways_of_run(coach: Coach, run: RunState, t: Words) -> tuple[Html, ...]:
    """Return the ways in a run; once it is over those to another one, and to the other puzzles."""
    show = _button(t("table.lesson.show"), "show", there=not coach.right)
    if run.result is not None:
        # An empty address is that of the page itself, with all that it was asked for.
        again = tag("a", t("puzzle.run.again"), href="", class_="btn first", id="coach-on")
        return show, again, tag("a", coach.last, href=coach.way_on, class_="btn")
    end = _button(t("puzzle.run.end"), "end")
    on = join((t("table.lesson.on"), " ", icon("on"))) if coach.right else t("table.lesson.skip")
    return show, end, _button(on, "on", kind="btn first" if coach.right else "btn quiet")


def _ways(coach: Coach, t: Words) -> tuple[Html, ...]:
    """Return the ways from a step. All of them are always there, so that focus never gets lost."""
    show = _button(t("table.lesson.show"), "show", there=not coach.right)
    if coach.of == 1 and not coach.last:  # it stands alone, in a frame
        again = _button(t("table.lesson.again"), "again", there=coach.right)
        return (show, again) if coach.shows else (again,)
    back = _button(t("table.lesson.back"), "back", there=coach.number > 1)
    if coach.right and coach.way_on:
        return back, show, tag("a", coach.last, href=coach.way_on, class_="btn first", id="coach-on")
    if coach.right:
        return back, show, _button(join((t("table.lesson.on"), " ", icon("on"))), "on", kind="btn first")
    return back, show, _button(t("table.lesson.skip"), "on")


def _button(words: Html | str, about: str, *, kind: str = "btn quiet", there: bool = True) -> Html:
    return tag(
        "button",
        words,
        type="button",
        class_=kind,
        id=f"coach-{about}",
        data_do=intent("lesson", about),
        aria_disabled=None if there else "true",
    )
