"""Prefetching by the home page, and the tasks that a prerendered page postpones until it is visible."""

from __future__ import annotations

import json

from playwright.sync_api import Page, expect

from tests.browser.person import Person, without_pauses
from tests.browser.test_shared_engine import engines
from tests.conftest import NewPage, wait_ready
from web.generator.serve import SiteServer

RULES = "[...document.querySelectorAll('script[type=speculationrules]')].map((one) => JSON.parse(one.textContent))"
UNSEEN = """{
  let unseen = true;
  Object.defineProperty(document, "prerendering", { get: () => unseen });
  globalThis.seen = () => { unseen = false; document.dispatchEvent(new Event("prerenderingchange")); };
}"""
"""Makes a page behave as if it were being prerendered, because browsers that tests drive never prerender."""


def wait_for_engine(page: Page, server: SiteServer) -> None:
    """Wait until an engine has been fetched."""
    for _ in range(600):
        if engines(server):
            return
        page.wait_for_timeout(100)
    raise AssertionError("no engine")


def test_home_has_the_engine_ready_and_deals_the_hand_that_it_shows(new_page: NewPage, own_server: SiteServer) -> None:
    own_server.caching = "no-store"
    page = new_page()
    page.goto(own_server.address)
    wait_for_engine(page, own_server)
    (wanted, *_) = page.evaluate(RULES)[0]["prerender"]
    assert wanted["eagerness"] == "immediate"
    selector = wanted["where"]["selector_matches"]
    begin = page.evaluate("document.getElementById('begin').href")
    assert page.evaluate("(all) => [...document.querySelectorAll(all)].map(({ href }) => href)", selector) == [begin]
    shown = page.evaluate("[...document.querySelectorAll('#dealt use')].map((one) => one.href.baseVal.split('#')[1])")
    page.get_by_role("link", name="Play this hand").click()
    wait_ready(page)
    hand = page.evaluate("[...document.querySelectorAll('#hand .card')].map((one) => one.dataset.do.slice(5))")
    assert set(hand) <= set(shown)
    assert engines(own_server) == 1


def test_other_pages_begin_when_somebody_is_about_to_play(new_page: NewPage, own_server: SiteServer) -> None:
    page = new_page()
    page.goto(f"{own_server.address}rules/classic/")
    page.wait_for_function(f"() => {RULES}.length")
    soon = page.evaluate(RULES)[0]["prerender"][0]["where"]["selector_matches"]
    assert page.locator(soon).count() == 0
    assert engines(own_server) == 0
    page.get_by_role("link", name="Play", exact=True).first.hover()
    wait_for_engine(page, own_server)


def test_nothing_is_done_ahead_where_data_is_dear(new_page: NewPage, own_server: SiteServer) -> None:
    page = new_page()
    page.add_init_script("Object.defineProperty(navigator, 'connection', { value: { saveData: true } })")
    page.goto(own_server.address)
    page.get_by_role("link", name="Play this hand").hover()
    page.wait_for_timeout(1_000)
    assert engines(own_server) == 0
    assert page.evaluate(RULES) == []


def test_a_page_that_nobody_sees_begins_no_game_and_stores_nothing(new_page: NewPage, own_server: SiteServer) -> None:
    page = new_page()
    without_pauses(page, sound="on")
    page.add_init_script(UNSEEN)
    page.goto(f"{own_server.address}play/?seed=one&bots=nia")
    page.wait_for_selector("html[data-page=ready]", state="attached")
    before = page.evaluate("JSON.stringify(localStorage)")
    page.wait_for_timeout(1_500)
    assert page.evaluate("document.documentElement.dataset.python") == "loading"
    assert page.evaluate("JSON.stringify(localStorage)") == before
    assert "casino.game" not in json.loads(before)
    assert engines(own_server) == 0
    assert "seed=one" in page.url
    page.evaluate("seen()")
    person = Person(page)
    person.arrive()
    expect(person.hand).to_have_count(4)
    assert page.evaluate("'casino.game' in localStorage")
