"""A rule sheet and a score pad each fit on one page of A4 or Letter, also for custom games; pictures of positions."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from casino_core.rules.variants import VARIANTS
from tests.axe import faults_by_day_and_night
from tests.browser.person import Person, without_pauses
from tests.engine.amount import amount
from web.generator.serve import SiteServer
from web.rulebook.book import games_of, rulebook
from web.worker.dialogs.rule_sheet import draw_rule_sheet, draw_score_pads
from web.worker.words.catalogue import words

PAGES = re.compile(rb"/Type\s*/Page\b")
PAPERS = ("A4", "Letter")
T = words("en")


def pages(page: Page, paper: str) -> int:
    """Return the number of pages that a page of the site takes when printed on the given paper."""
    return len(PAGES.findall(page.pdf(format=paper)))


@pytest.mark.slow
@pytest.mark.parametrize("game", amount(["classic", "sotho"], [*VARIANTS]))
def test_every_sheet_and_every_pad_is_one_page(page: Page, server: SiteServer, game: str) -> None:
    page.goto(f"{server.address}rules/{game}/sheet/")
    sheets = page.locator(".rule-sheet, .score-pad").count()
    assert sheets == 1 + len({rules.sides for rules in games_of(game)})
    assert [pages(page, paper) for paper in PAPERS] == [sheets] * 2
    if game == "classic":
        page.set_viewport_size({"width": 320, "height": 568})
        assert page.evaluate("document.documentElement.scrollWidth") <= 320
        assert faults_by_day_and_night(page) == []


def test_only_the_sheet_of_a_custom_game_is_printed(page: Page, server: SiteServer) -> None:
    page.add_init_script("print = () => {}")
    without_pauses(page)
    person = Person(page)
    person.go(f"{server.address}play/?sweep_points=2&target=50")
    person.menu("Rules")
    person.dialog().get_by_role("button", name="rule sheet and score pad").click()
    expect(person.dialog().locator(".rule-sheet")).to_contain_text("50")
    person.dialog().get_by_role("button", name="Print").click()
    for paper in PAPERS:
        assert pages(page, paper) == 2
    page.emulate_media(media="print")
    expect(person.dialog()).to_be_hidden()
    expect(page.locator("#paper .score-pad")).to_be_visible()


def test_the_position_is_saved_as_a_picture(page: Page, server: SiteServer) -> None:
    person = Person(page)
    person.go(f"{server.address}play/?seed=k7f2")
    hand = page.locator("#hand .card use").evaluate_all(
        "(uses) => uses.map((one) => one.getAttribute('href').split('#')[1])"
    )
    with page.expect_download() as saved:
        person.menu("Picture of this position")
    text = saved.value.path().read_text("utf-8")
    page.goto("about:blank")
    page.set_content(text)
    uses = page.locator("svg use[width]")
    assert uses.evaluate_all("(uses) => uses.map((one) => one.getAttribute('href').slice(1))")[:4] == hand
    assert all(f'id="{card}"' in text for card in hand)
    assert uses.first.bounding_box()


@pytest.mark.parametrize("game", VARIANTS)
def test_a_sheet_has_every_rule_and_a_pad_every_side(game: str) -> None:
    games = games_of(game)
    sheet = draw_rule_sheet(games, VARIANTS[game].name, T, "cards.svg")
    for section in rulebook(games, T):
        assert f"<h3>{section.title}</h3>" in sheet
        assert sheet.count("<p>") >= len(section.paragraphs)
    pads = draw_score_pads(games, VARIANTS[game].name, T, "cards.svg")
    for sides in {rules.sides for rules in games}:
        assert f'colspan="{sides}"' in pads
