"""Touch screens: left-handed layout, one-tap plays, and controls within reach."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from casino_core.rules.variants import variant_rules
from tests.browser.person import Person, put, save_of, some_game, without_pauses
from tests.browser.test_looks import sized
from tests.conftest import NewPage
from tests.engine.amount import amount
from tests.worker.test_game_statistics import played
from web.generator.serve import SiteServer

PHONE = {"has_touch": True, "is_mobile": True}
SHIFTS = """
  window.shifts = [];
  const ours = (source) => source.node?.parentElement?.closest("#seat-0, .thumb");
  new PerformanceObserver((list) => {
    window.shifts.push(...list.getEntries().filter((entry) => entry.sources.some(ours)).map((entry) => entry.value));
  }).observe({ type: "layout-shift", buffered: true });
"""
"""Records the layout shifts of the person's seat and of the controls for the thumb."""


def left_edge(page: Page, selector: str) -> float:
    """Return the distance of an element's left edge from that of the page, in pixels."""
    box = page.locator(selector).bounding_box()
    assert box
    return box["x"]


def with_choices(person: Person) -> None:
    """Choose the first card with at least three actions."""
    for place in range(person.hand.count()):
        person.choose(place)
        if person.acts.count() > 2:
            return
    raise AssertionError("there is not much to choose")


@pytest.mark.parametrize("thumb", amount(["left"], ["left", "right"]))  # all other tests have the controls at the right
def test_the_controls_are_on_the_side_of_the_thumb(new_page: NewPage, server: SiteServer, thumb: str) -> None:
    at_left = thumb == "left"
    page = new_page(viewport={"width": 390, "height": 844}, **PHONE)
    page.add_init_script(SHIFTS)
    put(page, game=save_of(some_game(30)))
    without_pauses(page, thumb=thumb, warning="on")
    person = Person(page)
    person.go(f"{server.address}play/")
    room = page.locator("#acts").bounding_box()
    with_choices(person)
    if page.locator("#acts .more").count():
        page.locator("#acts .more").click()
        person.settle()
    assert page.locator("#acts").bounding_box() == room
    assert (left_edge(page, "#do-undo") < 195) == at_left
    assert (left_edge(page, "#act-2") < left_edge(page, "#act-3")) == at_left
    page.locator("#act-2").focus()
    page.keyboard.press("ArrowRight" if at_left else "ArrowLeft")
    expect(page.locator("#act-3")).to_be_focused()
    page.reload(wait_until="commit")
    page.wait_for_selector("#do-undo")
    place = left_edge(page, "#do-undo")  # before Python starts
    person.arrive()
    assert left_edge(page, "#do-undo") == place
    assert page.evaluate("window.shifts") == []
    page.set_viewport_size({"width": 844, "height": 390})
    assert (left_edge(page, "#hand") < left_edge(page, "#field")) == at_left
    page.set_viewport_size({"width": 820, "height": 1180})
    assert (left_edge(page, "#act-1") < left_edge(page, "#act-2")) == at_left
    a_small_phone_shows_a_warning_and_the_round_in_numbers(person, page, server)
    the_next_game_is_in_reach_under_a_long_score(person, page)


def test_one_tap_plays_a_card_with_one_action(page: Page, server: SiteServer) -> None:
    without_pauses(page)
    person = Person(page)
    person.go(f"{server.address}play/?seed=opening-1&bots=nia")
    person.choose(1)
    assert person.hand.count() == 4
    page.keyboard.press("Escape")
    person.menu("Settings")
    person.dialog().get_by_label("Play it at once").check()
    page.keyboard.press("Escape")
    expect(person.dialog()).to_have_count(0)
    person.hand.nth(1).click()
    expect(person.hand).to_have_count(3)
    person.settle()
    expect(page.locator(".turns li").first).to_contain_text("lay down")
    page.locator("#do-undo").click()
    person.dialog().get_by_role("button", name="Undo it").click()
    expect(person.hand).to_have_count(4)
    person.settle()
    page.keyboard.press("2")
    expect(person.hand).to_have_count(3)


def the_next_game_is_in_reach_under_a_long_score(person: Person, page: Page) -> None:
    """Open a finished game on a touch screen; the button for a new game must be on the screen and cover nothing."""
    ended = save_of(played(variant_rules("classic"), "done"))
    page.evaluate("text => localStorage.setItem('casino.game', text)", ended)
    page.evaluate("history.replaceState(null, '', location.pathname)")  # otherwise the address has the previous game
    page.reload()  # a visit from another page would begin a new game
    person.arrive()
    again = person.sheet.get_by_role("button", name="New game")
    buttons = ["New game", "Same cards again", "Watch and review", "Done"]
    expect(person.sheet.locator(".row").locator("button, a")).to_have_text(buttons)
    person.sheet.locator("#more > summary").click()
    for width, height in ((320, 568), (390, 664)):
        sized(page, width, height)
        expect(again).to_be_in_viewport(ratio=1)
        for summary in person.sheet.locator(".score summary").all():
            summary.focus()
            seen, over = summary.bounding_box(), again.bounding_box()
            assert seen
            assert over
            assert seen["y"] + seen["height"] <= over["y"]
        last = person.sheet.get_by_role("button").last
        last.focus()
        expect(last).to_be_in_viewport(ratio=1)


def a_small_phone_shows_a_warning_and_the_round_in_numbers(person: Person, page: Page, server: SiteServer) -> None:
    """Choose a card that leaves a sweep if it is laid down; the settings include warnings."""
    page.set_viewport_size({"width": 375, "height": 640})
    person.go(f"{server.address}play/#game=classic:sweep_points=1/warn-15/5Sx5H&bots=nia")
    person.choose(1)
    lay = page.locator("#acts .act:not(.first)").filter(has_text="Lay down")
    expect(lay.locator(".leaves")).to_be_visible()
    expect(lay).to_contain_text("leaves a sweep for")
    box = lay.bounding_box()
    assert box
    assert box["y"] + box["height"] <= 640
    sized(page, 360, 740)
    words, numbers = page.locator("#bar small > span").first, page.locator("#bar .brief")
    expect(numbers).to_be_visible()
    expect(numbers).to_have_text(re.compile(r"^Deal \d of 6$"))
    assert page.evaluate("(small => small.scrollWidth <= small.clientWidth)(document.querySelector('#bar small'))")
    page.set_viewport_size({"width": 500, "height": 740})
    expect(numbers).to_be_hidden()
    expect(words).to_have_text(re.compile(r"^Round 1, deal \d of 6, game to 21$"))
