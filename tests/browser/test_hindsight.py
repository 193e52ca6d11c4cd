"""What the bots saw at each decision, shown after a round; and the setting for the bots' thinking time."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from casino_core.game import Game
from casino_core.rules.variants import variant_rules
from tests.axe import faults, faults_by_day_and_night
from tests.browser.person import PLAYS_A_ROUND, Person, put, save_of, some_game, without_pauses
from tests.browser.test_looks import SIZES, sized
from tests.engine.amount import amount
from web.generator.serve import SiteServer

TITLE = "What the bots saw"


def look_back(page: Page, server: SiteServer, game: Game) -> Person:
    """Open “What the bots saw” after a finished round, and return the person."""
    put(page, game=save_of(game))
    without_pauses(page)
    person = Person(page)
    person.go(f"{server.address}play/")
    person.more(TITLE)
    person.settle()
    return person


def a_round() -> Game:
    """Return a game whose first round is over."""
    return some_game(PLAYS_A_ROUND, variant_rules("classic"))


def test_a_round_is_looked_through_by_mouse_and_by_keyboard(page: Page, server: SiteServer) -> None:
    page.emulate_media(reduced_motion="reduce")
    person = look_back(page, server, a_round())
    look_through(page, person)
    show_all_hands(page, person)
    sized(page, 390, 844)
    assert faults_by_day_and_night(page) == []
    nothing_moves(page, person)
    page.keyboard.press("Escape")
    expect(person.dialog()).to_have_count(0)
    expect(person.sheet.get_by_role("button", name=TITLE)).to_be_focused()
    person.sheet.get_by_role("button", name="Deal the next round").click()
    person.settle()
    assert person.hand.count() > 0


def look_through(page: Page, person: Person) -> None:
    """Go to the fourth decision and back to the first."""
    dialog, status = person.dialog(), person.dialog().locator("[role=status]")
    expect(dialog.get_by_role("heading", name=TITLE)).to_be_focused()
    expect(status).to_contain_text("play 1 of 24")
    expect(dialog.locator(".judged [data-played]")).to_have_count(1)
    for number in (2, 3):
        dialog.get_by_role("button", name="Next").click()
        person.settle()
        expect(status).to_contain_text(f"play {number} of 24")
    page.keyboard.press("ArrowRight")
    person.settle()
    expect(status).to_contain_text("play 4 of 24")
    for _ in range(4):
        page.keyboard.press("ArrowLeft")
        person.settle()
    expect(status).to_contain_text("play 1 of 24")
    expect(dialog.get_by_role("button", name="Previous")).to_have_attribute("aria-disabled", "true")


def show_all_hands(page: Page, person: Person) -> None:
    """Turn the other hands, which are face down, face up; they must stay so at the next decision."""
    others = person.dialog().locator(".glimpse .others")
    assert others.get_by_role("img").count() == 0
    person.dialog().get_by_role("switch", name="Show all hands").click()
    person.settle()
    expect(others.get_by_role("img")).to_have_count(3)
    page.keyboard.press("ArrowRight")
    person.settle()
    expect(person.dialog().locator("[role=status]")).to_contain_text("play 2 of 24")
    expect(person.dialog().get_by_role("switch")).to_be_checked()


def nothing_moves(page: Page, person: Person) -> None:
    """Go through some decisions at several sizes; the button and the dialog must stay in their places."""
    way = person.dialog().get_by_role("button", name="Next")
    for width, height in SIZES[:: amount(3, 1)]:
        sized(page, width, height)
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        before = way.bounding_box(), person.dialog().bounding_box()
        assert before[0]
        assert before[0]["height"] >= 44
        assert before[0]["y"] + before[0]["height"] <= height
        for _ in range(amount(2, 5)):
            way.click()
            person.settle()
            assert (way.bounding_box(), person.dialog().bounding_box()) == before


@pytest.mark.full
def test_a_round_just_played_can_be_looked_at(page: Page, server: SiteServer) -> None:
    put(page, game=save_of(some_game(PLAYS_A_ROUND - 2)))
    without_pauses(page, thinking="quick")
    person = Person(page)
    person.go(f"{server.address}play/")
    person.round()
    person.more(TITLE)
    person.settle()
    expect(person.dialog().locator(".judged, .weighed > p").first).to_be_visible()


@pytest.mark.full
def test_axe_finds_nothing_with_partners(page: Page, server: SiteServer) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    without_pauses(page)
    person = look_back(page, server, some_game(PLAYS_A_ROUND, variant_rules("classic", 4, 2)))
    assert faults(page) == []
    person.dialog().get_by_role("switch").click()
    person.settle()
    assert faults_by_day_and_night(page) == []


@pytest.mark.full
def test_the_thinking_time_is_set_and_kept(page: Page, server: SiteServer) -> None:
    without_pauses(page)
    person = Person(page)
    person.go(f"{server.address}play/")
    person.menu("Settings")
    person.dialog().get_by_role("group", name="How long bots may think").get_by_label("Long").check()
    person.settle()
    page.reload()
    person.arrive()
    assert page.evaluate("document.documentElement.dataset.thinking") == "long"
