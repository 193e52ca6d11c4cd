"""Hints: requested from the menu and by a key, read, and closed."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.axe import faults_by_day_and_night
from tests.browser.person import Person, put, save_of, some_game, without_pauses
from web.generator.serve import SiteServer


def test_what_to_play_is_asked_and_answered(page: Page, server: SiteServer) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    without_pauses(page)
    put(page, game=save_of(some_game(8)))
    person = Person(page)
    person.go(f"{server.address}play/")
    before = person.picture()
    person.menu("What would you do?")
    person.dialog().get_by_role("button", name="Show the hint").click()
    expect(person.dialog().locator(".judged li").first).to_contain_text("best")
    expect(person.dialog()).not_to_contain_text("thinking")
    expect(person.dialog()).to_contain_text("chance that Nia can take something")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert faults_by_day_and_night(page) == []
    page.keyboard.press("Escape")
    expect(person.dialog()).to_have_count(0)
    assert person.picture() == before
    page.keyboard.press("i")
    expect(person.dialog().locator(".judged li").first).to_be_visible()
    page.keyboard.press("Escape")
    page.reload()
    person.arrive()
    page.get_by_role("button", name="Menu").click()
    person.unfold()
    expect(person.dialog()).to_contain_text("You asked for hints, so this game does not count")
