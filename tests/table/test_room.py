"""The table in a real browser: every table is visible and usable at every size."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any, Literal

import pytest
from playwright.sync_api import Page

from tests.axe import faults
from tests.engine.amount import amount
from tests.table.gallery import SIZES, samples, show
from tests.table.samples import SHEET, TABLES, T, surrounded
from tests.worker.visitor import Visitor
from web.generator.lessons import lessons
from web.generator.puzzles import every_puzzle, puzzle_courses
from web.languages.language import finished
from web.languages.pseudo import PSEUDO
from web.table.cards import cards_line
from web.table.html import Html, tag
from web.table.lesson import draw_coach
from web.table.lesson_state import Coach, RunState
from web.table.sheet import score_table
from web.table.state import SheetRow
from web.table.table import draw
from web.worker.words.catalogue import words

MORE_SIZES = (*SIZES, "844x390", "1366x650")
HELD, ACTS = re.compile(r'data-do="(hand:[^"]+)"'), re.compile(r'data-do="(act:[^"]+)"')
SOME = amount(100, 1)  # one in this many puzzles of a game is tried
LOOKS: tuple[tuple[int, Literal["light", "dark"]], ...] = ((390, "light"), (1440, "dark"))
"""Widths in pixels, and themes. Each sample is tested with one pair in turn or, with CASINO_TESTS=full, with both."""

SEEN = """() => {
  const hit = (element, x, y) => element.contains(document.elementFromPoint(x, y));
  const inside = (box) => box.left >= -1 && box.right <= innerWidth + 1;
  const wrong = [];
  if (document.documentElement.scrollWidth > innerWidth) wrong.push("the page is wider than the screen");
  if (document.querySelector("dialog")) return wrong;
  const zones = ":is(#hand, #ways, #acts, #bar, #field, .squares, [data-open] > .pile)";
  for (const element of document.querySelectorAll(`${zones} :is(a, button, summary, .card, .build)`)) {
    if (element.closest(".made")) continue;
    // On a narrow phone this button gives way to Redo (web/static/css/room.css).
    if (element.matches(".mine:has(#do-redo) #do-again") && !element.getClientRects().length) continue;
    element.scrollIntoView({ block: element.closest("#field, .pile") ? "center" : "nearest" });
    const box = element.getBoundingClientRect();
    if (!inside(box)) wrong.push(`${element.id} sticks out`);
    const tight = element.matches("#acts *, .square") && element.scrollWidth > element.clientWidth;
    if (tight) wrong.push(`${element.id} runs over`);
    if (box.width < 24 || box.height < 24) wrong.push(`${element.id} is small`);
    if (element.parentElement.matches(".fan")) continue;
    if (!hit(element, box.left + 12, box.top + 12)) wrong.push(`${element.id} is covered`);
  }
  for (const words of document.querySelectorAll(".build > .head small")) {
    if (words.clientWidth > 1 && words.scrollWidth > words.clientWidth + 1) wrong.push(`${words.textContent} is cut`);
  }
  for (const scrolled of document.querySelectorAll("*")) scrolled.scrollTo(0, 0);
  const log = document.querySelector("#log[data-state]"), box = log?.getBoundingClientRect();
  if (box && (box.bottom > innerHeight || !hit(log, box.left + 20, box.bottom - 6)))
    wrong.push("the refusal is out of sight");
  return wrong;
}"""


def test_everything_has_room(view: Page) -> None:
    page = view
    wrong: dict[str, Any] = {}
    every = [*samples().items()]
    for number, size in enumerate(MORE_SIZES):
        width, height = map(int, size.split("x"))
        page.set_viewport_size({"width": width, "height": height})
        for name, sample in every[amount(number, 0) :: amount(6, 1)]:  # by default, each sample at only one size
            show(page, sample)
            if missing := page.evaluate(SEEN):
                wrong[f"{name} {size}"] = missing
    assert wrong == {}


SHARE = amount(15, 1)
"""One in this many tables is tried in each language; by default, each of these at only one size."""


@pytest.mark.parametrize("language", [*finished(), *PSEUDO])
def test_the_words_of_every_language_have_room_on_a_phone(view: Page, language: str) -> None:
    page = view
    wrong: dict[str, Any] = {}
    sizes = ((390, 844), (844, 390))
    for number, (name, state) in enumerate(TABLES.items(), [*finished(), *PSEUDO].index(language)):
        if number % SHARE:
            continue
        show(page, tag("div", draw(state, words(language)), class_="play", lang=language))
        for width, height in amount((sizes[number // SHARE % 2],), sizes):
            page.set_viewport_size({"width": width, "height": height})
            if missing := page.evaluate(SEEN):
                wrong[f"{name} {width}x{height}"] = missing
    assert wrong == {}


def test_all_buttons_of_a_seat_have_room_next_to_the_field(view: Page) -> None:
    page = view
    duel = surrounded(TABLES["two"], can_hint=True, can_undo=True, can_redo=True)
    for language in amount(("en",), (*finished(), *PSEUDO)):
        show(page, tag("div", draw(duel, words(language)), class_="play", lang=language))
        for width, height in ((640, 400), (667, 375)):
            page.set_viewport_size({"width": width, "height": height})
            assert page.evaluate(SEEN) == [], (language, width)


def test_two_cards_and_their_points_fit_a_column_of_the_score(view: Page) -> None:
    page, two = view, SheetRow(Html("Sweeps"), "", ((cards_line(("6C", "TS"), T), 2), (Html(), 0)))
    show(page, tag("section", score_table(replace(SHEET, rows=(two,)), T), class_="sheet"))
    page.set_viewport_size({"width": 390, "height": 844})
    assert page.evaluate("[...document.querySelectorAll('td')].every((td) => td.scrollWidth <= td.clientWidth)")


BROKEN = """() => {
  const heading = document.querySelector("#coach h2"), alone = heading.cloneNode(true);
  alone.style.cssText = "position: absolute; width: min-content; overflow-wrap: normal";
  heading.after(alone);
  const broken = heading.clientWidth < alone.clientWidth || document.documentElement.scrollWidth > innerWidth;
  alone.remove();
  return broken;
}"""
"""A script that returns whether the heading of a task, or the page, is too narrow for its longest word."""


@pytest.mark.parametrize("language", [*finished(), *PSEUDO])
def test_no_word_above_a_task_is_broken(view: Page, language: str) -> None:
    page, t = view, words(language)
    coaches = {
        "lesson": Coach(t("table.lesson"), 2, 8, Html(), skips_to="#"),
        "puzzle": Coach("", 100, 120, Html(), puzzle=True),
        "run": Coach(
            t("puzzle.run.streak"), 12, 12, Html(), puzzle=True, run=RunState(t("puzzle.run.streak.score", count=11))
        ),
    }
    broken = []
    for name, coach in coaches.items():
        show(page, tag("div", draw_coach(coach, t), class_="play", lang=language))
        for width in (320, 360, 390)[: amount(1, 3)]:
            page.set_viewport_size({"width": width, "height": 844})
            broken += [(name, width)] * page.evaluate(BROKEN)
    assert broken == []


def test_axe_finds_nothing(view: Page) -> None:
    page = view
    wrong: dict[str, Any] = {}
    for number, (name, sample) in [*enumerate(samples().items())][:: amount(11, 1)]:
        show(page, sample)
        for width, scheme in amount(LOOKS[number % 2 :][:1], LOOKS):
            page.set_viewport_size({"width": width, "height": 844})
            page.emulate_media(color_scheme=scheme)
            if violations := faults(page):
                wrong[f"{name} {width} {scheme}"] = violations
    assert wrong == {}


UNSEEN_CONTROLS = """() => {
  const seen = (one) => {
    const box = one.getBoundingClientRect(), x = box.left + box.width / 2;
    return [box.top + 3, box.bottom - 3].every((y) => one.contains(document.elementFromPoint(x, y)));
  };
  const pressed = "#field :is(.card, .build)[data-do], #hand .card, #acts .act, #coach .btn";
  return [...document.querySelectorAll(pressed)].filter((one) => !seen(one)).map((one) => one.id);
}"""
"""A script that returns the ids of the controls of a task that are covered, or not visible without scrolling."""


def test_what_a_lesson_tells_to_press_is_on_the_screen_even_after_a_mistake(view: Page) -> None:
    page = view
    wrong: dict[str, Any] = {}
    tasks = [*tried().items()]
    for number, size in enumerate(("390x664", "844x390", "390x844", "768x1024", "1440x900")[: amount(2, 5)]):
        width, height = map(int, size.split("x"))
        page.set_viewport_size({"width": width, "height": height})
        for name, html in tasks[amount(number, 0) :: amount(2, 1)]:  # by default, each task at one of two sizes
            show(page, tag("div", Html(html), class_="play"))
            if unseen := page.evaluate(UNSEEN_CONTROLS):
                wrong[f"{name} {size}"] = unseen
    assert wrong == {}


LONGEST_LINE = 8  # the number of moves in the line that a puzzle shows

COVERED = """() => {
  const zones = [...document.querySelectorAll("#coach, .seats, #field, .mine, #hand, #acts")];
  const lap = (one, other, from, to) => Math.min(one[to], other[to]) - Math.max(one[from], other[from]) > 2;
  const over = (one, other) => lap(one, other, "top", "bottom") && lap(one, other, "left", "right");
  const shown = "#field > .build, .loose > .card, #field > .empty, #hand > *, .seat, #acts > *";
  return [...document.querySelectorAll(shown)].flatMap((one) => {
    const box = one.getBoundingClientRect();
    const others = zones.filter((zone) => !zone.contains(one) && !one.contains(zone));
    const before = one.matches("#acts > *") ? one.previousElementSibling : null;
    const scrolled = one.matches("#acts > *") && one.parentElement.scrollHeight > one.parentElement.clientHeight;
    return (scrolled ? [before] : [...others, before])
      .filter((other) => other && over(box, other.getBoundingClientRect()))
      .map((other) => `${one.id || one.className} and ${other.id || other.className}`);
  });
}"""
"""A script that returns which cards, builds, seats and choices overlap another part before anything is scrolled."""


def test_an_outcome_covers_no_card_and_no_build(view: Page) -> None:
    page = view
    wrong: dict[str, Any] = {}
    ends = ended()
    for size in ("320x640", "360x640", "390x844", "768x1024", "844x390", "1440x900")[:: amount(2, 1)]:
        width, height = map(int, size.split("x"))
        page.set_viewport_size({"width": width, "height": height})
        for name, html in ends.items():
            show(page, tag("div", Html(html), class_="play"))
            if covered := page.evaluate(COVERED):
                wrong[f"{name} {size}"] = covered
    assert wrong == {}


def ended() -> dict[str, str]:
    """Return the ends of streaks by name: stopped, after a look at the solution, and at the start of the solution."""
    pages = {}
    for game in ("classic", "kasino_fi", "michigan"):
        for about in ("end", "show"):
            visitor = Visitor("runs", course=every_puzzle().as_json("../../"), address=f"?mode=streak&game={game}")
            visitor.do(f"lesson:{about}")
            pages[f"{game} {about}"] = visitor.html
        for _ in range(LONGEST_LINE):
            visitor.do("lesson:earlier")
        pages[f"{game} start"] = visitor.html
    return pages


def tried() -> dict[str, str]:
    """Return steps of lessons and puzzles by name, drawn by the worker: with a chosen card, and after a mistake."""
    (first,) = (course for course in lessons() if course.id == "first")
    every = [(first, step["id"]) for step in first.steps]
    every += [(course, step["id"]) for course in [*puzzle_courses()][:: amount(3, 1)] for step in course.steps[::SOME]]
    pages = {}
    for course, step in every:
        visitor = Visitor("learns", course=course.as_json("../../"), address=f"?step={step}")
        cards = HELD.findall(visitor.html)
        for card in cards:
            visitor.do(card)
            pages[f"{step} {card}"] = visitor.html
        for act in ACTS.findall(visitor.html):
            visitor.do(act)
            if 'data-state="wrong"' in visitor.html:
                visitor.do(cards[0])
                pages[f"{step} after a mistake"] = visitor.html
                break
    return pages
