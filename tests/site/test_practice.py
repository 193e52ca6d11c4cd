"""Practice: runs of a drill in a browser, by keyboard only, in a chosen game, and their stored results."""

from __future__ import annotations

import json
import re
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.axe import faults_by_day_and_night
from tests.conftest import NewPage
from tests.page.test_storage import Local
from web.generator.serve import SiteServer
from web.page.backup import merge
from web.page.storage import Storage
from web.page.stored import PRACTICE
from web.shared.schema import JSON


def test_runs_by_keyboard_alone(page: Page, server: SiteServer) -> None:
    page.set_viewport_size({"width": 320, "height": 568})
    page.goto(f"{server.address}practice/whose/")
    page.get_by_label("Game").focus()
    page.keyboard.type("Royal C")
    expect(page).to_have_url(re.compile(r"\?game=royal$"))
    page.get_by_role("checkbox", name="With a clock").focus()
    page.keyboard.press("Space")
    page.get_by_role("button", name="Begin").focus()
    page.keyboard.press("Enter")
    shown = set()
    for number in range(1, 11):
        expect(page.locator("#number")).to_have_text(f"Question {number} of 10")
        expect(page.get_by_role("group", name="Whose build of")).to_be_focused()
        shown.add(page.locator("#asked .shown").inner_text())
        page.keyboard.press("Tab")
        if number == 1:
            page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        expect(page.get_by_role("button", name=re.compile(r" Right\.$"))).to_have_count(1)
        expect(page.locator("#verdict")).not_to_be_empty()
        expect(page.locator("#why")).to_contain_text("A build belongs to whoever")
        expect(page.get_by_role("button", name="Next")).to_be_focused()
        if number == 1:
            assert faults_by_day_and_night(page) == []
        page.keyboard.press("Enter")
    expect(page.locator("#result h2")).to_be_focused()
    assert len(shown) == 10
    heading = page.locator("#result h2").inner_text()
    right, seconds = re.findall(r"\d+", heading)[0], re.findall(r"in (\d+) seconds", heading)[0]
    stored = json.loads(page.evaluate("localStorage['casino.practice'] ?? '{}'"))
    assert stored.get("data", {}).get("whose-royal", [0, 0])[0] == int(right)
    page.get_by_role("link", name="Other drills").click()
    if int(right):
        expect(page.locator("li[data-drill=whose]")).to_contain_text(f"Best run: {right} of 10 in {seconds} seconds")
    assert_captures_are_marked(page)


def assert_captures_are_marked(page: Page) -> None:
    """Check at the list of drills, after one in Royal Casino, that another names wrong and missed cards."""
    page.get_by_role("link", name="Find every capture").click()
    expect(page.get_by_label("Game")).to_have_value("royal")
    page.get_by_label("Game").select_option("swazi_two")  # few of its rounds have such a question
    page.get_by_role("button", name="Begin").click()
    page.locator(".on-felt > .option").first.wait_for()
    page.locator(".on-felt > .option").evaluate_all("options => options.forEach((option) => option.click())")
    page.get_by_role("button", name="Check").click()
    expect(page.locator("#verdict")).to_contain_text("Not quite")
    mistaken = page.locator(".options.on-felt > [data-mistaken]:not([data-wanted]) > [aria-label]")
    names = [card.get_attribute("aria-label") or "" for card in mistaken.all()]
    assert names
    expect(page.locator("#verdict")).to_contain_text(f"Wrong: {'; '.join(names)}.")
    page.get_by_role("button", name="Next").click()
    page.get_by_role("button", name="Check").click()
    wanted = page.locator(".options.on-felt > [data-wanted] > [aria-label]")
    names = [card.get_attribute("aria-label") or "" for card in wanted.all()]
    assert names
    expect(page.locator("#verdict")).to_contain_text(f"You missed: {'; '.join(names)}.")
    assert page.evaluate("document.documentElement.scrollWidth") <= 320


def test_where_the_engine_does_not_come_that_is_said(new_page: NewPage, own_server: SiteServer, site: Path) -> None:
    page = new_page(expect_errors=True)
    own_server.blocked.add(next(site.rglob("engine-????????????.js")).name)
    page.goto(f"{own_server.address}practice/most/")
    expect(page.locator("#waiting")).to_contain_text("No questions could be made")


def test_the_best_runs_come_with_a_copy() -> None:
    here = Storage(Local(), "a")
    here.write(PRACTICE, {"most": [9, 0]})
    runs: dict[str, JSON] = {"most": [10, 5], "left": [7, 31], "may": [True, 1], "whose": "x", "every": [1]}
    merge(here, {"games": [], "values": {PRACTICE: runs}})
    assert here.read(PRACTICE)[0] == {"most": [9, 0], "left": [7, 31]}
