"""What a lesson says, above the table on which it is tried."""

from __future__ import annotations

from web.table.cards import Words, icon
from web.table.html import Html, join, tag
from web.table.intents import intent
from web.table.lesson_state import Coach


def draw_coach(coach: Coach, t: Words) -> Html:
    """Return the step: where in the course it is, the task, what became of it, and the ways on and back."""
    place = t("table.lesson.place", number=coach.number, of=coach.of)
    answer = tag("p", coach.answer, class_="answer", data_state="right" if coach.right else "wrong")
    return tag(
        "section",
        tag("h2", coach.title, " ", tag("small", place)),
        tag("p", coach.task, class_="task"),
        answer if coach.answer else "",
        tag("div", *_ways(coach, t), class_="row"),
        id="coach",
        class_="coach",
        aria_label=t("table.lesson"),
    )


def _ways(coach: Coach, t: Words) -> list[Html]:
    """Return the ways from a step: back, to have it shown or skip it, or on."""
    ways = [_button(t("table.lesson.back"), "back", "btn quiet")] if coach.number > 1 else []
    if coach.right and coach.way_on:
        return [*ways, tag("a", coach.last, href=coach.way_on, class_="btn first", id="coach-on")]
    if coach.right:
        return [*ways, _button(join((t("table.lesson.on"), " ", icon("on"))), "on", "btn first", id="coach-on")]
    shows = _button(t("table.lesson.show"), "show", "btn quiet")
    return [*ways, shows, _button(t("table.lesson.skip"), "on", "btn quiet")]


def _button(words: Html | str, about: str, kind: str, **more: object) -> Html:
    return tag("button", words, type="button", class_=kind, data_do=intent("lesson", about), **more)
