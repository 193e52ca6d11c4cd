"""The step-by-step count after a round: keyboard, taps, focus, announcements, accessibility and sizes."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from casino_core.rules.variants import variant_rules
from tests.axe import faults_by_day_and_night
from tests.browser.person import PLAYS_A_ROUND, Person, put, save_of, some_game, without_pauses
from tests.browser.test_looks import SIZES
from tests.engine.amount import amount
from web.generator.serve import SiteServer


def at_the_count(page: Page, server: SiteServer, **settings: str) -> Person:
    """Return a person who has just finished a round, with the first item of the count open."""
    put(page, game=save_of(some_game(PLAYS_A_ROUND - 1, variant_rules("classic", sweep_points=1))))
    without_pauses(page, **{"speed": "fast", "thinking": "quick", **settings})
    person = Person(page)
    page.goto(f"{server.address}play/")
    page.wait_for_selector("dialog#count[open]")
    person.settle()
    return person


def test_a_round_is_counted_by_keyboard_and_taps_and_skipped(page: Page, server: SiteServer) -> None:
    page.emulate_media(reduced_motion="reduce")
    person = at_the_count(page, server)
    count = page.locator("dialog#count[open]")
    status, onward = count.locator("[role=status]"), count.get_by_role("button", name="Next item")
    expect(onward).to_be_focused()
    expect(status).to_contain_text("Most cards. You:")
    assert faults_by_day_and_night(page) == []
    for width, height in SIZES[:: amount(3, 1)]:
        page.set_viewport_size({"width": width, "height": height})
        box = onward.bounding_box()
        assert box
        assert box["height"] >= 44
        assert box["y"] + box["height"] <= height
        assert page.evaluate("document.documentElement.scrollWidth") <= width
    page.keyboard.press("Enter")
    expect(status).to_contain_text("Most spades. You:")
    expect(onward).to_be_focused()
    count.locator(".shares").click()
    expect(status).to_contain_text("Big Casino.")
    assert person.announcement() == "" or "Casino" not in person.announcement()
    page.keyboard.press("Escape")
    person.settle()
    expect(count).to_have_count(0)
    assert person.over()
    expect(person.sheet.get_by_role("heading").first).to_be_focused()
