"""The page of daily deals: its calendar, and a visit that leads from a friend's link to the deal and the comparison."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.axe import faults_by_day_and_night
from tests.browser.person import Person, almost, put, save_of, stored, without_pauses
from tests.conftest import NewPage, wait_ready
from tests.engine.amount import FULL, amount
from web.generator.serve import SiteServer
from web.shared.schema import JSON
from web.worker.match.daily import daily_deal

NOON = "2026-11-23T12:00:00"
TODAY, DAY = "2026-11-23", "2026-11-20"
PAR: JSON = [["otto", 5, 6], ["mara", 3, 8], ["kit", 4, 7], ["vera", 7, 4], ["iris", 9, 2]]
PHONE, DESKTOP = ViewportSize(width=390, height=844), ViewportSize(width=1440, height=900)


@pytest.fixture
def page(new_page: NewPage) -> Page:
    """Return a page of a new browser context, because these tests move its clock and other tests share a context."""
    return new_page()


def at_noon(page: Page) -> Page:
    """Stop the page's clock at noon of `TODAY`; return the page."""
    page.clock.set_fixed_time(NOON)
    return page


@pytest.mark.parametrize("size", amount([PHONE], [PHONE, DESKTOP]), ids=lambda size: str(size["width"]))
def test_the_calendar_by_keyboard_and_the_shared_text_and_picture(
    page: Page, server: SiteServer, size: ViewportSize, tmp_path: Path
) -> None:
    page.set_viewport_size(size)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    at_noon(page)
    page.add_init_script("delete Navigator.prototype.share")
    days = {TODAY: [7, 4], "2026-11-16": [3, 8], "2026-10-30": [5, 5]}
    put(page, days=stored(days), deals=stored({TODAY: {"on": TODAY, "marks": "+-=0+"}}))
    # The broken value "{" must not break the page.
    put(page, pars=stored({TODAY: [["otto", 5, 6], ["iris", 9, 2]]}), weeks="{")
    page.goto(f"{server.address}daily/")
    wait_ready(page)
    today = page.get_by_role("button", name="23 November 2026: won 7–4")
    expect(today).to_have_attribute("aria-current", "date")
    today.focus()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    heading = page.get_by_role("heading", name="16 November 2026")
    expect(heading).to_be_focused()
    assert page.url == f"{server.address}daily/?day=2026-11-16&month=2026-11"
    expect(page.locator("#day")).to_contain_text("You lost, 3 to 8.")
    expect(page.get_by_role("link", name="15 November 2026: Play")).to_have_attribute(
        "href", "../play/?daily=2026-11-15"
    )
    page.get_by_role("button", name="Earlier month").click()
    expect(page.get_by_role("heading", name="October 2026")).to_be_visible()
    expect(page.get_by_role("button", name="30 October 2026: tied 5–5")).to_be_visible()
    expect(page.get_by_role("button", name="Later month")).to_be_focused()  # because there is no earlier month
    page.keyboard.press("Enter")
    today.click()
    page.get_by_text("The text to share, and your name in the link").click()
    page.get_by_label("Your name in the link").fill("Ada B")
    page.get_by_role("button", name="Share as text").click()
    expect(page.get_by_role("status").filter(has_text="Text copied.")).to_be_visible()
    sent = page.evaluate("navigator.clipboard.readText()").split("\n")
    assert sent[1:-1] == [
        "7–4 against Nia",
        "● ○ ◐ – ●  cards, spades, casinos, aces, sweeps",
        "Par: Otto 5–6, Iris 9–2",
    ]
    assert sent[-1] == f"{server.address}daily/?day={TODAY}&friend=7-4&name=Ada%20B"
    with page.expect_download() as download:
        page.get_by_role("button", name="Share as a picture").click()
    download.value.save_as(tmp_path / "shared.png")
    assert (tmp_path / "shared.png").read_bytes()[:8] == b"\x89PNG\r\n\x1a\n"
    assert len((tmp_path / "shared.png").read_bytes()) > 10_000
    assert faults_by_day_and_night(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]


def test_a_friends_link_leads_through_the_deal_to_a_comparison(page: Page, server: SiteServer) -> None:
    at_noon(page)
    without_pauses(page)
    if not FULL:  # tests/worker/test_par.py computes par, and test_evening.py lets bots play in the browser
        put(page, pars=stored({DAY: PAR}))
    page.goto(f"{server.address}daily/?day={DAY}&friend=9-2&name=Ada")
    wait_ready(page)
    expect(page.locator("#day")).to_contain_text("Ada has played this deal. Play it, then compare.")
    expect(page.locator("#day")).not_to_contain_text("9–2")
    game = almost(daily_deal(DAY).game)
    page.evaluate("text => { localStorage['casino.game'] = text; }", save_of(game))
    page.get_by_role("link", name="Play this deal").click()
    person = Person(page)
    person.arrive()
    expect(page.locator("#play")).to_contain_text("20 November 2026")
    person.round()
    expect(person.sheet).to_contain_text("Par, which is how the bots do with your cards against Nia: Otto")
    person.sheet.get_by_role("link", name="Calendar, streak and sharing").click()
    wait_ready(page)
    yours, theirs = json.loads(page.evaluate("localStorage['casino.days']"))["data"][DAY]
    expect(page.locator("#day")).to_contain_text(f"Ada 9–2, you {yours}–{theirs}")
    expect(page.locator("#day")).to_contain_text(
        "so it does not count towards your streak"
    )  # because it was played three days later
    expect(page.locator(".par li")).to_have_count(6)


@pytest.mark.full
def test_a_deal_counts_for_the_day_of_its_beginning_and_a_link_from_tomorrow_is_kept(
    new_page: NewPage, server: SiteServer
) -> None:
    """Two time zones that never have the same date stand for two days, because they also apply to workers."""
    before, after = "Pacific/Honolulu", "Pacific/Kiritimati"
    page = new_page(timezone_id=before)
    without_pauses(page)
    page.goto(f"{server.address}daily/")
    wait_ready(page)
    day = page.evaluate("casinoDay.text()")
    tomorrow = page.evaluate("casinoDay.text(casinoDay.number() + 1)")
    page.goto(f"{server.address}daily/?day={tomorrow}&friend=9-2&name=Ada")
    wait_ready(page)
    expect(page.get_by_role("alert").first).to_contain_text("is not out yet")
    expect(page.locator("#day")).to_contain_text("Ada’s result is saved for then.")
    game = almost(daily_deal(day).game)
    page.evaluate("text => { localStorage['casino.game'] = text; }", save_of(game))
    page.goto(f"{server.address}play/")
    Person(page).arrive()
    page.wait_for_function("JSON.parse(localStorage['casino.game']).data.includes('since')")
    later = new_page(timezone_id=after, storage_state=page.context.storage_state())
    person = Person(later)
    person.go(f"{server.address}play/")
    assert later.evaluate("new Date().toLocaleDateString('sv')") > day
    person.round()
    expect(person.sheet).to_be_visible()
    later.wait_for_function("localStorage['casino.deals']")
    assert json.loads(later.evaluate("localStorage['casino.deals']"))["data"][day]["on"] == day
    later.goto(f"{server.address}daily/?day={tomorrow}")
    wait_ready(later)
    expect(later.locator("#day")).to_contain_text("Ada has played this deal. Play it, then compare.")


def test_a_link_that_cannot_be_read_says_so_and_shows_today(page: Page, server: SiteServer) -> None:
    at_noon(page).goto(f"{server.address}daily/?day=2026-11-31&friend=x")
    wait_ready(page)
    expect(page.get_by_role("alert").first).to_contain_text("The date in this link cannot be read.")
    expect(page.locator("#shown")).to_have_text("Today, 23 November 2026")
    expect(page.locator("#week")).to_contain_text("Play it against")
