"""Games in which every turn waits for a key or a tap, and the remarks that players make at their seats."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from casino_core.rules.variants import variant_rules
from tests.axe import faults_by_day_and_night
from tests.browser.person import Person, put, save_of, some_game, without_pauses
from tests.browser.test_looks import SIZES
from tests.engine.amount import amount
from web.generator.serve import SiteServer


def test_every_turn_waits_for_enter_or_a_tap(page: Page, server: SiteServer) -> None:
    without_pauses(page, speed="step", thinking="quick")
    person = Person(page)
    person.go(f"{server.address}play/?seats=3&seed=step&bots=otto,nia")
    go_on = page.get_by_role("button", name="Continue")
    person.hand.first.click()
    person.settle()
    person.acts.last.focus()
    page.keyboard.press("Enter")
    person.settle()
    expect(go_on).to_be_focused()
    expect(page.locator("#seat-1")).to_have_attribute("data-turn", "")
    assert person.announcement().endswith("Continue to Otto’s turn.")
    page.keyboard.press("Enter")
    person.settle()
    expect(page.locator("#seat-2")).to_have_attribute("data-turn", "")
    expect(go_on).to_be_focused()
    page.reload()
    person.arrive()
    go_on.click()
    person.settle()
    expect(go_on).to_have_count(0)
    expect(page.locator("#seat-0")).to_have_attribute("data-turn", "")
    assert person.announcement().endswith("Your turn.")


def test_remarks_appear_at_the_seat_and_axe_finds_nothing(page: Page, server: SiteServer) -> None:
    page.emulate_media(reduced_motion="reduce")
    put(page, game=save_of(some_game(33, variant_rules("classic", 4, 2), luck=2)))
    without_pauses(page, speed="step", thinking="quick")
    person = Person(page)
    person.go(f"{server.address}play/")
    says = page.locator(".seats .says")
    for _ in range(40):
        if says.count():
            break
        go_on = page.get_by_role("button", name="Continue")
        if go_on.count():
            go_on.click()
            person.settle()
        else:
            person.play()
    expect(says.first).to_be_visible()
    assert faults_by_day_and_night(page) == []
    for width, height in SIZES[:: amount(3, 1)]:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        seat, line = page.locator(".seats > .seat:has(.says)").first.bounding_box(), says.first.bounding_box()
        assert seat
        assert line
        assert line["x"] >= 0
        assert line["x"] + line["width"] <= width
        assert seat["y"] <= line["y"]
        assert line["y"] + line["height"] <= seat["y"] + seat["height"] + 1  # the remark covers no cards of the table
