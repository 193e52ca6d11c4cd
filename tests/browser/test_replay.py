"""A finished game is replayed, played on from one of its positions, and reviewed."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from casino_core.game import Game, from_position, play
from casino_core.legal.legality import legal_actions
from casino_core.notation.record import game_text
from tests.axe import faults_by_day_and_night
from tests.browser.person import Person, put, save_of, some_game, stored, without_pauses
from tests.conftest import TIMEOUT_MS, wait_ready
from tests.engine.amount import FULL, amount
from tests.page.test_finished import finished
from tests.worker.test_game_review import a_game
from tests.worker.test_replay import over
from web.generator.serve import SiteServer
from web.page.finished import clean, name_of

PHONE, DESK = ViewportSize(width=390, height=844), ViewportSize(width=1440, height=900)


@pytest.mark.parametrize("size", amount([PHONE], [PHONE, DESK]), ids=lambda size: str(size["width"]))
def test_a_finished_game_is_replayed_and_played_on(page: Page, server: SiteServer, size: ViewportSize) -> None:
    page.set_viewport_size(size)
    without_pauses(page)
    game = over("classic")
    own = {**finished(1, won=True), "game": game_text(game), "bots": ["otto"], "totals": list(game.totals)}
    kept = clean({name: value for name, value in own.items() if name != "tally"})
    assert kept
    put(page, **{name_of(kept).removeprefix("casino."): stored(kept)})
    page.goto(f"{server.address}progress/")
    wait_ready(page)
    page.locator(".history > details > summary").first.click()
    page.get_by_role("link", name="Replay").click()
    person = Person(page)
    person.arrive()
    status_line = page.locator("#replay > p")
    expect(status_line).to_have_text("Round 1, the deal")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(status_line).to_contain_text("play 2 of")
    page.get_by_role("button", name="Pause").click()
    page.get_by_role("button", name="Back to the score").click()
    expect(person.sheet).to_be_visible()
    assert "already under way" not in person.sheet.inner_text()
    person.sheet.get_by_role("button", name="Watch and review").click()
    expect(status_line).to_have_text("Round 1, the deal")
    for number in (1, 2, 3):
        page.keyboard.press("ArrowRight")
        expect(status_line).to_contain_text(f"play {number} of")
        expect(page.locator("#replay-moves [aria-current]")).to_have_count(1)
    page.keyboard.press("ArrowLeft")
    expect(status_line).to_contain_text("play 2 of")
    page.locator("#replay-moves button").nth(9).click()
    expect(status_line).to_contain_text("play 10 of")
    expect(page.locator(".held[data-shown]")).to_have_count(0)
    page.get_by_role("button", name="All hands").click()
    expect(page.locator(".held[data-shown]")).to_have_count(1)
    page.get_by_role("button", name="Round 2").click()
    expect(status_line).to_have_text("Round 2, the deal")
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    assert faults_by_day_and_night(page) == []
    page.keyboard.press("End")
    expect(page.locator("#replay-on")).to_have_attribute("aria-disabled", "true")
    page.locator("#replay-at").fill("5")
    expect(status_line).to_contain_text("Round 1, after play 5")
    page.get_by_role("button", name="Play on from here").click()
    person.dialog().get_by_role("button", name="Play on from here").click()
    person.settle()
    expect(page.locator("#replay")).to_have_count(0)
    assert page.evaluate("Object.keys(localStorage).filter((name) => name.startsWith('casino.done.')).length") == 1


def step_through_both_plays(page: Page) -> None:
    """Show a costly play and the better play step by step; the whole table must be in view."""
    mine = page.locator("#replay-played")
    expect(mine).to_contain_text("Yours (cost")
    field = page.locator(".field")
    assert field.evaluate("field => field.scrollHeight <= field.clientHeight + 1")
    mine.click()
    expect(page.locator("#replay > p")).to_have_text(re.compile("^Your play(, step 1 of [0-9]+)?$"))
    page.keyboard.press("ArrowLeft")
    expect(page.locator("#replay > p")).to_contain_text("Round 1, ")
    page.locator("#replay-better").click()
    expect(page.locator("#replay > p")).to_contain_text("The better play")
    assert faults_by_day_and_night(page) == []


def reach_the_end_by_the_graph(page: Page, person: Person) -> None:
    """Open the review from the bottom of the page; the last point of its graph leads back up to the table."""
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    page.get_by_role("button", name="Review", exact=True).click()
    # The graph shows the course of the game, and each point leads to its position.
    expect(person.dialog().get_by_role("img", name="A graph of the expected lead")).to_be_visible()
    assert not person.dialog().locator("#review-numbers").evaluate("numbers => numbers.open")
    before = page.evaluate("scrollY")
    person.dialog().hover()
    page.mouse.wheel(0, 20_000)
    page.wait_for_timeout(200)
    assert page.evaluate("scrollY") == before, "the page behind the sheet stays"
    person.dialog().locator("rect.target").last.click()
    expect(person.dialog()).to_have_count(0)
    page.wait_for_function("() => scrollY === 0")


def last_deal() -> Game:
    """Return a round that begins with its last deal, because a review of it takes a fraction of the usual time."""
    game, random = from_position(some_game(40).position, "half"), Random(3)
    while not game.round_over:
        game, _ = play(game, random.choice(legal_actions(game.position)))
    return game


@pytest.mark.parametrize("size", amount([PHONE], [PHONE, DESK]), ids=lambda size: str(size["width"]))
def test_a_game_is_reviewed_while_it_is_replayed(page: Page, server: SiteServer, size: ViewportSize) -> None:
    page.set_viewport_size(size)
    without_pauses(page)
    game = last_deal() if size == PHONE else a_game(3)
    plays = len(game.record[0])
    put(page, game=save_of(game))
    person = Person(page)
    person.go(f"{server.address}play/")
    page.locator("[data-do=replay]").first.click()
    page.get_by_role("button", name="Review", exact=True).click()
    # On a busy machine, a short review may be over before this line looks.
    expect(person.dialog()).to_contain_text(re.compile("plays reviewed|Together they cost"))
    expect(person.dialog().locator(".costs button").first).to_be_visible()
    page.keyboard.press("Escape")  # the review continues in the background
    expect(person.dialog()).to_have_count(0)
    page.keyboard.press("ArrowRight")
    expect(page.locator("#replay > p")).to_contain_text("play 1 of")
    page.get_by_role("button", name="Review", exact=True).click()
    status = person.dialog().get_by_role("status")
    expect(status).not_to_contain_text("reviewed", timeout=2 * TIMEOUT_MS)
    expect(status).to_contain_text("Together they cost")
    person.dialog().locator("#review-ideas > summary").click()
    assert person.dialog().evaluate("sheet => sheet.scrollWidth <= sheet.clientWidth"), (
        "the table of ideas scrolls by itself"
    )
    assert faults_by_day_and_night(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    dearest = person.dialog().locator(".costs button").first
    place = dearest.inner_text()
    dearest.click()
    expect(person.dialog()).to_have_count(0)
    number = int(place.rpartition(" ")[2])
    expect(page.locator("#replay > p")).to_contain_text(f"play {number - 1} of" if number > 1 else "the deal")
    step_through_both_plays(page)
    reach_the_end_by_the_graph(page, person)
    expect(page.locator("#replay > p")).to_contain_text(f"after play {plays} of {plays}")
    page.get_by_role("button", name="Review", exact=True).click()
    practise = person.dialog().get_by_role("button", name=re.compile("Practise the [0-9]+ worth another try"))
    tries = int(practise.inner_text().split()[2])
    practise.click()
    person.dialog().get_by_role("link", name="Practise them now").click()
    wait_ready(page)
    expect(page.locator("#coach")).to_contain_text(f"Step 1 of {tries}")
    page.get_by_role("button", name="Show me").click()
    expect(page.locator("#coach .answer[data-state=right]")).to_be_visible()
    if FULL:
        assert faults_by_day_and_night(page) == []
    page.goto(f"{server.address}puzzles/")
    expect(page.locator("#mistakes")).to_contain_text(f"{tries - 1} to try again today")
