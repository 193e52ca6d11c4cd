"""The screens of a first visit at several sizes: nothing is cut off, and the main controls can be seen."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from casino_core.rules.variants import variant_rules
from tests.axe import BUT_COLOURS, faults, faults_by_day_and_night
from tests.browser.person import PLAYS_A_ROUND, Person, put, save_of, some_game, without_pauses
from tests.browser.test_looks import sized
from tests.engine.amount import amount
from web.generator.serve import SiteServer

SIZES = ((320, 568), (390, 844), (844, 390), (768, 1024), (1440, 900))[:: amount(2, 1)]


def at_every_size(page: Page) -> Iterator[tuple[int, int]]:
    """Set each size in turn and check that the page is not wider than the window; yield the sizes."""
    for width, height in SIZES:
        sized(page, width, height)
        assert page.evaluate("document.documentElement.scrollWidth") <= width, (width, page.url)
        yield width, height


def in_sight(part: Locator) -> None:
    """Expect that an element fits on the screen, after scrolling to it if needed."""
    part.scroll_into_view_if_needed()
    expect(part).to_be_in_viewport(ratio=0.95)


def test_the_table_and_its_dialogs(page: Page, server: SiteServer) -> None:
    without_pauses(page)
    put(page, game=save_of(some_game(20)))
    person = Person(page)
    person.go(f"{server.address}play/")
    table: dict[str, Callable[[], None]] = {
        "refusal": lambda: _refused(person),
        "what counts": lambda: page.locator("#do-counts").click(),
        "menu": lambda: page.get_by_role("button", name="Menu").click(),
        "new game": lambda: person.menu("New game"),
        "rules": lambda: person.menu("Rules"),
    }
    shown = {
        "refusal": page.locator("#log[data-state=refused]"),
        "what counts": person.dialog().locator(".counts li").first,
        "menu": person.dialog().get_by_role("heading").first,
        "new game": person.dialog().get_by_text("Choose a game"),
        "rules": person.dialog().get_by_role("heading").first,
    }
    for width, height in at_every_size(page):
        expect(page.locator("#side .turns")).to_be_visible(visible=width >= 700 and height >= 500)
    for name, show in table.items():
        sized(page, 390, 844)
        show()
        expect(shown[name]).to_be_visible()
        for _ in at_every_size(page):
            in_sight(shown[name])
        if name in {"refusal", "rules"}:  # test_looks.py and test_own_games.py check the other dialogs
            assert faults(page, **amount(BUT_COLOURS, {})) == [], name
        page.keyboard.press("Escape")
        expect(person.dialog()).to_have_count(0)
    assert len(page.locator("#dialogs").all()) == 1


def _refused(person: Person) -> None:
    """Choose a card of the hand, and tap cards of the table until one of them is refused with a reason."""
    person.choose(0)
    for card in person.page.locator("#field button").all():
        card.click(force=True)  # a disabled card shows why it cannot be taken
        person.settle()
        if person.page.locator("#log[data-state=refused]").count():
            return
    raise AssertionError("everything goes with the first card")


def test_the_buttons_of_the_score_sheet(page: Page, server: SiteServer) -> None:
    without_pauses(page)
    put(page, game=save_of(some_game(PLAYS_A_ROUND, variant_rules("classic", 4, 2, sweep_points=1))))
    person = Person(page)
    person.go(f"{server.address}play/")
    buttons = person.sheet.locator(".row > :is(button, a):visible")
    for width, _height in at_every_size(page):
        box = person.sheet.bounding_box()
        assert box
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= width
        assert 1 <= buttons.count() <= 3
        in_sight(person.sheet.get_by_role("button", name="Deal the next round"))
        in_sight(person.sheet.locator("#more > summary"))
    person.sheet.locator("#more > summary").click()
    for cards in person.sheet.get_by_text("Which cards").all():
        cards.click()
    assert faults_by_day_and_night(page) == []
    person.sheet.get_by_role("button", name="Deal the next round").click()
    person.settle()
    assert person.hand.count() > 0


WANTED = {
    "": "a.btn.first:visible",
    "how-to-play/": "h1",
    "learn/": ".courses li:first-child a",
    "rules/krypkasino/": "h1",
    "rules/": "[type=search]",
    "daily/": "h1",
    "progress/": "#copy-all",
    "evening/": "h1",
    "opponents/": "h1",
}
"""Pages, each with the selector of a part that must fit on the screen."""


@pytest.mark.full
def test_pages(page: Page, server: SiteServer) -> None:
    for path, wanted in WANTED.items():
        page.goto(server.address + path)
        for _ in at_every_size(page):
            in_sight(page.locator(wanted).first)
            if path == "":
                page.evaluate("scrollTo(0, 0)")
                expect(page.locator("#dealt .spread .card").last).to_be_in_viewport(ratio=0.5)
