"""What a lesson says, above the table on which it is tried."""

from __future__ import annotations

from web.table.cards import Words, icon
from web.table.html import Html, join, tag
from web.table.intents import intent
from web.table.lesson_state import Coach, RunState


def draw_coach(coach: Coach, t: Words) -> Html:
    """Return the step: where in the course it is, the task, what became of it, and the ways on and back."""
    over = coach.run is not None and coach.run.result is not None
    on = _way_on(coach, t)
    return tag(
        "section",
        tag("div", tag("h2", *_heading(coach, t)), *_ways(coach, t), class_="top"),
        _clock(coach.run, t) if coach.run and not over else "",
        tag("p", coach.task, class_="task") if not over else "",
        *(_answer(coach, t) if coach.answer else ()),
        tag("div", coach.run.result, class_="result") if coach.run and coach.run.result else "",
        tag("div", *on, class_="row") if on else "",
        id="coach",
        class_="coach",
        aria_label=t("table.puzzle" if coach.puzzle else "table.lesson"),
    )


def _state(coach: Coach) -> str:
    if coach.puzzle and coach.shown:
        return "shown"
    return "right" if coach.right else "wrong"


def _answer(coach: Coach, t: Words) -> tuple[Html, Html]:
    """Return what became of the task. On a phone it takes the place of the task, which is then folded beneath it."""
    answer = tag("p", coach.answer, class_="answer", data_state=_state(coach))
    return answer, tag("details", tag("summary", t("table.lesson.task")), tag("p", coach.task), class_="folded")


def _heading(coach: Coach, t: Words) -> tuple[Html | str, ...]:
    """Return what the course is called, and which step this is; the bar has told already of which game puzzles are."""
    if not (coach.run or coach.last or coach.of > 1):
        return (coach.title,)
    place = _place(coach, t)
    return (place,) if coach.puzzle and not coach.run else (coach.title, " ", tag("small", place))


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
    # Whoever hides the clock wants to know all the same when the time is up.
    hidden = bool(run.left) and not run.shows_clock
    clock = tag("span", told, data_left=run.left, data_text=text, data_over=over, hidden=hidden)
    words = t("puzzle.run.hide" if run.shows_clock else "puzzle.run.show")
    return tag("p", clock, " ", _button(words, "clock"), class_="clock")


def _ways(coach: Coach, t: Words) -> tuple[Html, ...]:
    """Return the ways from a step that is not done. They are always there, so that focus never gets lost."""
    show = _button(t("table.lesson.show"), "show", there=not coach.right)
    if coach.run is None and coach.of == 1 and not coach.last:  # it stands alone, in a frame
        again = _button(t("table.lesson.again"), "again", there=coach.right)
        return (show, again) if coach.shows else (again,)
    if coach.run is None:
        back = _button(t("table.lesson.back"), "back", there=coach.number > 1)
        return back, show, _skip(coach, t)
    return (show,) if coach.run.result is not None else (show, _button(t("puzzle.run.end"), "end"), _skip(coach, t))


def _skip(coach: Coach, t: Words) -> Html:
    return _button(t("table.lesson.skip"), "on", name="skip", there=not coach.right)


def _way_on(coach: Coach, t: Words) -> tuple[Html, ...]:
    """Return the way on from what is done; once a run is over, those to another one and to the other puzzles.

    It stands apart from the ways above, so that a second tap on it never skips the next step.
    """
    if coach.run is not None and coach.run.result is not None:
        # An empty address is that of the page itself, with all that it was asked for.
        again = tag("a", t("puzzle.run.again"), href="", class_="btn first", id="coach-on")
        return again, tag("a", coach.last, href=coach.way_on, class_="btn")
    alone = coach.run is None and coach.of == 1 and not coach.last
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
