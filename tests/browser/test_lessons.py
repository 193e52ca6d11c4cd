"""Lessons and puzzles: the first course by mouse and keyboard, the puzzle of the day, runs and the rating."""

from __future__ import annotations

import json
from datetime import date, timedelta
from functools import cache
from random import Random

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from casino_core.notation.positions import parse_position
from casino_core.position.actions import Play, pieces
from tests.axe import faults_by_day_and_night
from tests.browser.person import SETTLED, put, stored, tab_to, without_pauses
from tests.conftest import TIMEOUT_MS, wait_ready
from tests.engine.amount import FULL, amount
from web.generator.lessons import lessons
from web.generator.puzzles import Puzzle, puzzles
from web.generator.serve import SiteServer
from web.shared.puzzle_rating import rating, tries
from web.shared.schema import JSON
from web.worker.match.lesson import Step, parse_course

FIRST_DAY = date(2026, 11, 23)  # the day of the first puzzle, as in web/static/js/puzzles.js
FIRST = parse_course(lessons()[0].as_json("../../"))
CASINO = [puzzle for puzzle in puzzles() if puzzle.game == "classic"]
PHONE, DESK = ViewportSize(width=320, height=568), ViewportSize(width=1440, height=900)


def choose(page: Page, card: str) -> None:
    """Tap a card of the hand."""
    page.locator(f'#hand [data-do="hand:{card}"]').click()


@pytest.mark.parametrize("size", amount([PHONE], [PHONE, DESK]), ids=lambda size: str(size["width"]))
def test_the_first_course_by_clicks(page: Page, server: SiteServer, size: ViewportSize) -> None:
    page.set_viewport_size(size)
    without_pauses(page)
    put(page)
    page.goto(server.address)
    page.get_by_role("link", name="Learn it in ten minutes").click()
    wait_ready(page)
    coach, offers = page.locator("#coach"), page.locator("#acts button.act")
    expect(coach).to_contain_text("Step 1 of 8")
    expect(page.locator("#field")).to_be_in_viewport(ratio=0.9)
    choose(page, "JD")
    page.get_by_role("button", name="Lay down").first.click()
    expect(coach.locator(".answer")).to_contain_text("you can take something here")
    choose(page, "8C")
    page.locator("#table [data-do='pick:8D']").click()
    offers.first.click()
    expect(coach.locator(".answer[data-state=right]")).to_contain_text("Both go face down")
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    assert faults_by_day_and_night(page) == []
    for number in range(2, 9):
        coach.get_by_role("button", name="Next").click()
        expect(coach).to_contain_text(f"Step {number} of 8")
        coach.get_by_role("button", name="Show me").click()
        expect(coach.locator(".answer[data-state=right]")).to_be_visible()
    assert len(json.loads(page.evaluate("localStorage['casino.lessons']"))["data"]) == len(FIRST.steps)
    assert not page.evaluate("Object.keys(localStorage).some((name) => /game|glance|running|done/.test(name))")
    coach.get_by_role("link", name="Play your first game").click()
    wait_ready(page)
    expect(page.locator("#seats")).to_contain_text("Otto")
    # Hints are on in this game until they are turned off.
    hint, marked = page.locator("#hint"), page.locator("#table [data-hint]")
    expect(hint).to_contain_text("Hint: ", timeout=30_000)
    expect(marked.first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    assert faults_by_day_and_night(page) == []
    hint.get_by_role("button", name="Other plays").click()
    expect(page.get_by_role("dialog").locator(".judged li").first).to_contain_text("best")
    page.keyboard.press("Escape")
    hint.get_by_role("button", name="Turn hints off").click()
    expect(hint).to_have_count(0)
    expect(marked).to_have_count(0)
    page.goto(f"{server.address}learn/")
    expect(page.locator("[data-course=first]")).to_contain_text("All done")
    expect(page.locator("[data-course=builds]")).to_contain_text("11 steps")


def test_the_first_course_by_keyboard_alone(page: Page, server: SiteServer) -> None:
    without_pauses(page)
    coach, keys = page.locator("#coach"), page.keyboard
    last = len(FIRST.steps)
    steps = [*enumerate(FIRST.steps, 1)]
    for number, step in amount(steps[-2:-1], steps):
        page.goto(f"{server.address}learn/first/?step={step.id}")
        wait_ready(page)
        expect(coach).to_contain_text(f"Step {number} of {len(FIRST.steps)}")
        play_by_keys(page, step)
        expect(coach.locator(".answer[data-state=right]")).to_be_visible()
        expect(page.locator("#say")).not_to_be_empty()
        if number < last:
            expect(page.locator("#coach-on")).to_be_focused()
            keys.press("Enter")
            expect(coach).to_contain_text(f"Step {number + 1} of {last}")
        if number == last - 1:  # the focus stays on Show me
            tab_to(page, "#coach-show")
            keys.press("Enter")
            expect(coach.locator(".answer[data-state=right]")).to_be_visible()
            expect(page.locator("#coach-show")).to_be_focused()
    tab_to(page, "#coach a[href*='play/']")
    keys.press("Enter")
    wait_ready(page)
    expect(page.locator("#seats")).to_contain_text("Otto")


def play_by_keys(page: Page, step: Step) -> None:
    """Choose the card of a step's solution, and pieces of the table until the solution is offered; then play it."""
    act = f"act:{step.accepted[0]}"
    for intent in (f"hand:{held_card(step)}", *(f"pick:{piece}" for piece in pieces(step.accepted[0]))):
        if not page.locator(f'#acts [data-do="{act}"]').count():
            focus_piece(page, intent)
            page.keyboard.press("Enter")
            page.wait_for_function(f"() => {SETTLED}")
    focus_piece(page, act)
    page.keyboard.press("Enter")


def held_card(step: Step) -> str:
    """Return the card that a step's solution plays."""
    (action,) = step.accepted[:1]
    assert isinstance(action, Play)
    return str(action.card)


def focus_piece(page: Page, intent: str) -> None:
    """Focus the element with an intent: Tab moves between zones, and arrow keys move within a zone."""
    focused = "document.activeElement.dataset?.do ?? ''"
    here = page.evaluate(focused)
    for _ in range(60):
        for _ in range(14):
            if here == intent:
                return
            page.keyboard.press("ArrowRight")
            before, here = here, page.evaluate(focused)
            if before == here:
                break
        page.keyboard.press("Tab")
        here = page.evaluate(focused)
    pytest.fail(f"no key leads to {intent}")


def test_the_puzzle_of_the_day_and_its_streak(page: Page, server: SiteServer) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    without_pauses(page)
    page.goto(f"{server.address}puzzles/")
    order = (page.locator("#daily-puzzle").get_attribute("data-order") or "").split(" ")
    today = date.fromisoformat(page.evaluate("new Date().toLocaleDateString('sv')"))
    one, two, other = (today - timedelta(days=days) for days in (1, 2, 3))
    of_day = {day: order[(day - FIRST_DAY).days % len(order)] for day in (one, two, other)}
    put_lessons = "(days) => localStorage.setItem('casino.lessons', JSON.stringify({ v: 1, tab: 'x', data: days }))"
    done = {of_day[one]: str(one), of_day[two]: str(two), of_day[other]: str(one)}  # the third was solved two days late
    page.evaluate(put_lessons, done)
    page.reload()
    expect(page.locator("#daily-puzzle")).to_contain_text("2 days in a row.")
    page.get_by_role("link", name="Puzzle of the day").click()
    wait_ready(page)
    expect(page.locator("#seats [data-shown]")).to_be_visible()
    page.locator("#coach").get_by_role("button", name="Hint").click()
    expect(page.locator("#hand [data-hint]")).to_have_count(1)
    if FULL:
        assert faults_by_day_and_night(page) == []
    page.get_by_role("button", name="Show me").click()
    expect(page.locator("#acts .answer[data-state=shown]")).to_contain_text("costs you")
    assert faults_by_day_and_night(page) == []
    page.goto(f"{server.address}puzzles/")
    expect(page.locator("#daily-puzzle")).to_contain_text("2 days in a row.")
    expect(page.locator("#daily-puzzle")).not_to_contain_text("Today’s is solved")
    page.evaluate(put_lessons, done | {order[(today - FIRST_DAY).days % len(order)]: str(today)})
    page.reload()
    expect(page.locator("#daily-puzzle")).to_contain_text("Today’s is solved. 3 days in a row.")


def test_a_streak_of_puzzles_ends_with_a_miss_and_leads_to_a_rating(page: Page, server: SiteServer) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    without_pauses(page)
    page.goto(f"{server.address}puzzles/")
    page.get_by_label("Game").select_option(label="Casino")
    page.get_by_label("Theme").select_option(label="lay down")
    page.get_by_role("button", name="Streak").click()
    page.wait_for_url("**/puzzles/run/?game=classic&theme=trail&mode=streak")
    wait_ready(page)
    coach = page.locator("#coach")
    for status in ("Puzzle 1, 0 in a row", "Puzzle 2, one in a row"):
        expect(coach).to_contain_text(status)
        choose(page, puzzle_on(page).best)
        page.get_by_role("button", name="Lay down").first.click()
        expect(page.locator("#acts .answer[data-state=right]")).to_contain_text("Theme: lay down")
        page.locator("#coach-on").click()
    expect(coach).to_contain_text("Puzzle 3, 2 in a row")
    missed = puzzle_on(page)
    # The same puzzle continues after a reload, and after leaving the page and returning to it.
    run = page.url
    for leaves in amount((True,), (False, True)):
        if leaves:
            page.goto(f"{server.address}puzzles/")
            page.goto(run)
        else:
            page.reload()
        wait_ready(page)
        expect(coach).to_contain_text("Puzzle 3, 2 in a row")
        expect(coach).to_contain_text("Your run goes on where you left it")
        assert puzzle_on(page) == missed
    choose(page, next(card for card in held(page) if card != missed.best))
    page.locator("#acts button.act").first.click()
    expect(page.locator("#acts .result")).to_contain_text("You solved 2 in a row. You get a puzzle rating once")
    assert faults_by_day_and_night(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    tried = json.loads(page.evaluate("localStorage['casino.puzzles']"))["data"]
    assert sorted(solved for solved, _, _ in tried.values()) == [0, 1, 1]
    assert tried[f"p{missed.line}"][:2] == [0, missed.missed]
    assert json.loads(page.evaluate("localStorage['casino.puzzle-run']"))["data"] == {}
    page.locator("#acts .result").get_by_role("link").click()
    wait_ready(page)
    assert puzzle_on(page) == missed
    page.goto(f"{server.address}progress/")
    expect(page.locator("#progress")).to_contain_text("you have tried 3 so far", timeout=TIMEOUT_MS)
    page.goto(f"{server.address}puzzles/")
    expect(page.locator("#rating")).to_contain_text("you have tried 3 so far")


def test_the_last_puzzle_of_a_timed_run_can_be_finished(page: Page, server: SiteServer) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    without_pauses(page)
    page.goto(f"{server.address}puzzles/")
    assert faults_by_day_and_night(page) == []
    page.get_by_label("Clock").select_option("1")
    page.get_by_label("Game").select_option(label="Casino")
    page.get_by_role("button", name="Against the clock").click()
    page.wait_for_url("**/puzzles/run/?game=classic&mode=timed&minutes=1")
    page.evaluate("globalThis.ahead = 0; Date.now = ((now) => () => now() + ahead)(Date.now)")
    wait_ready(page)
    coach = page.locator("#coach")
    expect(coach.locator(".clock")).to_contain_text("0:5")
    coach.get_by_role("button", name="Hide the clock").click()
    expect(coach.locator(".clock span")).to_be_hidden()
    page.evaluate("ahead = 61_000")
    expect(coach.locator(".clock")).to_have_text("Time is up, but you can still finish this puzzle.")
    expect(coach.locator(".clock span")).to_be_visible()
    expect(page.locator("#say")).to_contain_text("Time is up")
    assert faults_by_day_and_night(page) == []
    page.get_by_role("button", name="Show me").click()
    expect(page.locator("#acts .answer[data-state=shown]")).to_be_visible()
    coach.get_by_role("button", name="Stop here").click()
    expect(page.locator("#acts .result")).to_contain_text("You solved 0 of")


def test_the_page_of_puzzles_computes_the_same_rating_as_python(page: Page, server: SiteServer) -> None:
    page.goto(f"{server.address}puzzles/")
    random = Random(1)
    for many in amount((19, 20, 60), (*range(19, 22), 60, 250)):
        skill = random.uniform(0, 1)
        stored_tries: dict[str, JSON] = {f"p{number}": some_try(random, skill) for number in range(many)}
        stored_tries |= {"x": [2, 3, "2026-11-20"], "y": [1, 9, "2026-11-20"], "z": [1, 3, ""], "w": []}
        page.evaluate("text => localStorage.setItem('casino.puzzles', text)", stored(stored_tries))
        page.reload()
        span = rating(known := tries(stored_tries))
        words = f"between {span[0]} and {span[1]}, based on your last {len(known)} " if span else "tried 19 so far."
        expect(page.locator("#rating")).to_contain_text(words)


def some_try(random: Random, skill: float) -> JSON:
    """Return a stored first try at a puzzle, solved with probability `skill`."""
    return [int(random.random() < skill), random.randint(0, 7), f"2026-11-{random.randint(1, 30):02d}"]


def held(page: Page) -> list[str]:
    """Return the cards of the hand."""
    intents = page.locator("#hand [data-do^='hand:']").evaluate_all("cards => cards.map((card) => card.dataset.do)")
    return [intent.removeprefix("hand:") for intent in intents]


@cache
def by_hand() -> dict[frozenset[str], Puzzle]:
    """Return the puzzles of classic Casino by the person's hand."""
    return {frozenset(map(str, parse_position(one.position).hands[0])): one for one in CASINO}


def puzzle_on(page: Page) -> Puzzle:
    """Return the puzzle of classic Casino on the table, identified by the person's hand."""
    return by_hand()[frozenset(held(page))]


PARTS = """() => ["#field", ".mine", "#hand", "#acts"].map((part) => {
  const { top, height } = document.querySelector(part).getBoundingClientRect();
  return [part, Math.round(top + scrollY), Math.round(height)];
})"""


def test_the_table_stays_where_it_is_when_the_answer_comes(page: Page, server: SiteServer) -> None:
    without_pauses(page)
    sizes = [(360, 740), (390, 844), (768, 1024), (1440, 900)]
    for place, address in enumerate(("puzzles/classic/", "learn/first/")):
        for width, height in amount([sizes[1 + 2 * place]], sizes):
            page.set_viewport_size({"width": width, "height": height})
            page.goto(server.address + address)
            wait_ready(page)
            before = page.evaluate(PARTS)
            if "puzzles" in address:
                page.locator("#field .build").click()
                expect(page.locator("#acts p")).to_contain_text("a build:")
                expect(page.locator("#acts p")).to_be_in_viewport(ratio=1)
                assert page.evaluate(PARTS) == before, (address, width)
                # The first press gives only a hint.
                page.locator("#coach-show").click()
                expect(page.locator("#coach .answer")).to_contain_text("Hint")
                assert page.evaluate(PARTS) == before, (address, width)
            page.locator("#coach-show").click()
            expect(page.locator("#coach-show")).to_have_attribute("aria-disabled", "true")
            assert page.evaluate(PARTS) == before, (address, width)
    page.goto(f"{server.address}puzzles/classic/")
    expect(page.locator("#coach h2")).to_have_text("Puzzle 1 of 120")
    the_way_on_from_a_puzzle_comes_into_view(page, server)


def the_way_on_from_a_puzzle_comes_into_view(page: Page, server: SiteServer) -> None:
    """Show a solution that makes the page longer than the screen; the link to the next puzzle must be in view."""
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(f"{server.address}puzzles/classic/?step=p162")
    wait_ready(page)
    page.locator("#coach-show[data-do='lesson:hint']").click()
    page.locator("#coach-show[data-do='lesson:show']").click()
    expect(page.locator("#coach-on")).to_be_in_viewport(ratio=1)
    assert page.evaluate("scrollY") > 0, "with this answer the page is longer than the screen"
