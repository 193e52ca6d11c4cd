"""The pages of prose in a real browser: they are accessible and fit every width; and the tool for embedding."""

import re
from pathlib import Path
from typing import Any

import pytest
from lxml.html import fromstring
from playwright.sync_api import Page, expect

from casino_core.bots import BOTS
from tests.axe import BUT_COLOURS, faults, faults_by_day_and_night
from tests.engine.amount import FULL, amount
from web.generator.builder import tables
from web.generator.serve import SiteServer
from web.worker.session.invitations import Invitations

PAGES = (
    "",
    "how-to-play/example/",
    "how-to-play/",
    "how-to-play/tactics/",
    "rules/",
    "notation/",
    "rules/michigan/",
    "glossary/",
    "embed/",
    "embed/reference/",
    "opponents/",
    "licences/",
    "about/",
    "learn/ideas/",
    "learn/",
    "learn/strategy/",
    "puzzles/",
    "friend/fair/",
    "practice/",
)
"""Pages that have one h1 and at least three h2 without scripts.

Pages with controls or tables alternate with pages of prose, because a default run checks every second page.
"""
PLAYED = "learn/ideas/steal/"
"""A page with prose above a table."""
DRILL = "practice/may/"
"""A tool page, whose content comes from a script."""
CHECKED = (*PAGES, "rules/german/", "rules/compare/", "daily/", "progress/", PLAYED, "evening/", DRILL)
"""By default axe checks every second page, and every fourth page's colours. test_daily_deals.py checks a daily deal."""
WIDTHS = (320, 768, 1440)[: amount(1, 3)]
PARTS = 3
"""The number of tests among which these pages are divided."""


@pytest.mark.parametrize("part", range(PARTS))
def test_axe_finds_nothing_and_nothing_is_wider_than_the_page(page: Page, server: SiteServer, part: int) -> None:
    wrong: dict[str, Any] = {}
    for number, address in [*enumerate(CHECKED)][part::PARTS]:
        page.set_viewport_size({"width": 1280, "height": 720})
        page.goto(server.address + address)
        if FULL:
            problems = faults_by_day_and_night(page, iframes=False)
        elif number % 2:
            problems = []
        elif number % 4:
            problems = faults(page, iframes=False, **BUT_COLOURS)
        else:
            page.emulate_media(color_scheme="dark")
            problems = faults(page, iframes=False)
        for width in WIDTHS:
            page.set_viewport_size({"width": width, "height": 800})
            problems += [width] * (page.evaluate("document.documentElement.scrollWidth") > width)
        if problems:
            wrong[address] = problems
    assert wrong == {}


def test_pages_are_complete_without_scripts(site: Path) -> None:
    for address in PAGES:
        html = (site / address / "index.html").read_text("utf-8")
        shown = re.sub(r"<(template|script)\b.*?</\1>", "", html, flags=re.DOTALL)
        assert shown.count("<h1") == 1, f"{address} is not for PAGES: without scripts it has not one h1"
        assert shown.count("<h2") >= 3, f"{address} is for CHECKED: without scripts it has fewer than three h2"


def test_the_promises_about_games_with_friends_fit_one_screen_of_a_phone(page: Page, server: SiteServer) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(f"{server.address}friend/fair/")
    expect(page.locator("h1")).to_be_in_viewport(ratio=1)
    expect(page.locator("main a").last).to_be_in_viewport(ratio=1)


def test_headings_and_contents_agree(site: Path) -> None:
    for address in ("how-to-play/", "rules/michigan/", "notation/", "glossary/", "about/"):
        page = fromstring((site / address / "index.html").read_text("utf-8"))
        listed = [link.partition("#")[2] for link in page.xpath("//*[contains(@class, 'toc')]//a/@href")]
        assert listed
        assert listed == page.xpath("//*[contains(@class, 'prose')]//h2/@id")


def test_the_line_says_what_was_chosen(page: Page, server: SiteServer) -> None:
    page.goto(f"{server.address}embed/")
    page.get_by_label("A game", exact=True).check()
    page.get_by_text("More options").click()
    page.get_by_label("Two against two").check()
    page.get_by_label("One point each").check()
    page.get_by_label("11", exact=True).check()
    page.get_by_label("Seed of the deal").fill("k7f2")
    line = page.get_by_label("Code for your page").input_value()
    (source,) = re.findall(r'^<iframe src="([^"]+)" title="[^"]+"[^<]*></iframe>$', line)
    wanted = "embed/v1/?seats=4&amp;team=2&amp;sweep_points=1&amp;target=11&amp;seed=k7f2"
    assert source == server.address + wanted
    invitation = Invitations(tuple(BOTS), "test").of_address(source.replace("&amp;", "&"))
    assert invitation is not None
    assert invitation.faults == ()
    rules = invitation.game.rules
    assert (rules.seats, rules.team, rules.scoring.sweep_points, rules.ending.target) == (4, 2, 1, 11)
    expect(page.locator("#preview")).to_have_attribute("src", source.replace("&amp;", "&"))
    page.get_by_label("Game", exact=True).select_option("Krypkasino")
    assert page.get_by_label("Two against two").is_disabled() == ("seats=4 team=2" not in tables("krypkasino"))


def test_a_seed_that_is_none_is_told(page: Page, server: SiteServer) -> None:
    page.goto(f"{server.address}embed/?kind=game")
    page.get_by_text("More options").click()
    line, seed = page.get_by_label("Code for your page"), page.get_by_label("Seed of the deal")
    before = line.input_value()
    seed.fill("no spaces")
    assert "letters, digits" in page.locator("#seed-error").inner_text()
    assert seed.get_attribute("aria-invalid") == "true"
    assert page.get_by_role("button", name="Copy the code").is_disabled()
    assert line.input_value() == before
    seed.fill("")
    assert page.locator("#seed-error").inner_text() == ""
    assert page.get_by_role("button", name="Copy the code").is_enabled()
