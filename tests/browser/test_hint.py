"""Hints: which card to play and why, and the other plays, asked for by the button and by a key."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.axe import faults_by_day_and_night
from tests.browser.person import Person, put, save_of, some_game, without_pauses
from tests.engine.amount import FULL
from web.generator.serve import SiteServer


def test_what_to_play_is_asked_and_answered(page: Page, server: SiteServer) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    without_pauses(page)
    put(page, game=save_of(some_game(8)))
    person = Person(page)
    person.go(f"{server.address}play/")
    page.get_by_role("button", name="Hint", exact=True).click()
    hint = page.locator("#hint")
    expect(hint).to_contain_text("Hint: play")
    expect(page.locator("#hand [data-hint]")).to_have_count(1)
    expect(page.locator("#do-hint")).to_be_focused()
    page.keyboard.press("i")
    expect(hint.get_by_role("button", name="Why?")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert faults_by_day_and_night(page) == []
    hint.get_by_role("button", name="Why?").click()
    expect(hint).to_contain_text("you will probably lose points by the end of the round, mainly those for aces")
    hint.get_by_role("button", name="Other plays").click()
    expect(person.dialog().locator(".judged li").first).to_contain_text("best")
    if FULL:  # test_hindsight.py checks a list of the same kind
        assert faults_by_day_and_night(page) == []
    page.keyboard.press("Escape")
    expect(person.dialog()).to_have_count(0)
    page.reload()
    person.arrive()
    page.get_by_role("button", name="Menu").click()
    person.unfold()
    expect(person.dialog()).to_contain_text("You asked for hints, so this game does not count")
