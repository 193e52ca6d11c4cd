"""What a lesson says, above the table on which it is tried."""

from __future__ import annotations

from web.table.cards import Words, icon
from web.table.html import Html, join, tag
from web.table.intents import intent
from web.table.lesson_state import Coach


def draw_coach(coach: Coach, t: Words) -> Html:
    """Return the step: where in the course it is, the task, what became of it, and the ways on and back."""
    place = t("table.puzzle.place" if coach.puzzle else "table.lesson.place", number=coach.number, of=coach.of)
    answer = tag("p", coach.answer, class_="answer", data_state="right" if coach.right else "wrong")
    return tag(
        "section",
        tag("h2", coach.title, " ", tag("small", place)),
        tag("p", coach.task, class_="task"),
        answer if coach.answer else "",
        tag("div", *_ways(coach, t), class_="row"),
        id="coach",
        class_="coach",
        aria_label=t("table.puzzle" if coach.puzzle else "table.lesson"),
    )


def _ways(coach: Coach, t: Words) -> tuple[Html, ...]:
    """Return the ways from a step. All of them are always there, so that focus never gets lost."""
    back = _button(t("table.lesson.back"), "back", there=coach.number > 1)
    show = _button(t("table.lesson.show"), "show", there=not coach.right)
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
