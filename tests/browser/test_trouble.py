"""Trouble: broken saves, refused and full storage, two tabs with the same game, bad links, an error of the engine."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from casino_core.notation.positions import position_text
from casino_core.rules.variants import variant_rules
from tests.browser.person import PLAYS_A_ROUND, Person, put, results, save_of, some_game, stored, without_pauses
from tests.browser.test_progress import SOME, figures
from tests.conftest import wait_ready
from tests.engine.amount import amount
from web.generator.serve import SiteServer

YOURS_IS_LAST = "a"
"""The seed of a round in which the person plays the last card."""

REFUSED = """
  Object.defineProperty(window, "localStorage", { get() { throw new DOMException("denied", "SecurityError"); } });
"""
FULL = """
  Storage.prototype.setItem = function () { throw new DOMException("full", "QuotaExceededError"); };
"""

BROKEN = {
    "no JSON": "{broken",
    "no envelope": '{"game": "classic/x"}',
    "no save": stored("what is this"),
    "no game": stored('{"game": "classic/x/ZZ", "bots": ["nia"]}'),
    "newer": stored("what is this", version=99),
}


def test_a_broken_save_is_kept_until_it_is_discarded(page: Page, server: SiteServer) -> None:
    without_pauses(page)
    person, dialog = Person(page), page.locator("#dialogs dialog")
    for text in amount([BROKEN[kind] for kind in ("no JSON", "no game")], [*BROKEN.values()]):
        page.goto(f"{server.address}about/")
        page.evaluate("(text) => localStorage.setItem('casino.game', text)", text)
        person.go(f"{server.address}play/")
        expect(dialog).to_contain_text("Your game cannot be read")
        page.keyboard.press("Escape")
        page.keyboard.press("Escape")
        expect(dialog).to_be_visible()
        with page.expect_download() as download:
            dialog.get_by_role("button", name="Save it as a file").click()
        wanted = (text, json.loads(text)["data"] if "data" in text else "")
        assert Path(download.value.path()).read_text("utf-8") in wanted
        assert page.evaluate("localStorage['casino.game']") == text
    dialog.get_by_role("button", name="Start a new game").click()
    person.settle()
    person.play()
    before = person.picture()
    page.reload()
    person.arrive()
    assert person.picture() == before
    expect(dialog).to_have_count(0)


def test_storage_refused(page: Page, server: SiteServer) -> None:
    page.emulate_media(reduced_motion="reduce")
    page.add_init_script(REFUSED)
    person = Person(page)
    person.go(f"{server.address}play/?seed=refused")
    expect(page.locator("#note")).to_contain_text("Your browser is not saving anything for this site.")
    person.choose(0)
    person.acts.last.click()
    person.settle()
    assert person.hand.count() == 3
    page.get_by_role("button", name="Close").click()
    expect(page.locator("#note")).to_be_hidden()


@pytest.mark.full
def test_storage_full(page: Page, server: SiteServer) -> None:
    page.emulate_media(reduced_motion="reduce")
    page.add_init_script(FULL)
    person = Person(page)
    person.go(f"{server.address}play/?seed=full")
    expect(page.locator("#note")).to_contain_text("storage is full")
    person.choose(0)
    person.acts.last.click()
    person.settle()
    assert person.hand.count() == 3


def test_two_tabs_do_not_overwrite_each_other(page: Page, server: SiteServer) -> None:
    first = page
    without_pauses(first)
    put(first, game=save_of(some_game(10)))
    one = Person(first)
    one.go(f"{server.address}play/")
    one.play()
    other = first.context.new_page()
    two = Person(other)
    two.go(f"{server.address}play/")
    assert two.picture() == one.picture()
    expect(one.dialog()).to_contain_text("This game is open in another tab")
    two.play()
    after = two.picture()
    kept = other.evaluate("localStorage['casino.game']")
    first.keyboard.press("Escape")
    expect(one.dialog()).to_be_visible()
    one.dialog().evaluate("dialog => dialog.close()")  # as the back gesture does
    expect(one.dialog()).to_be_visible()
    assert first.evaluate("localStorage['casino.game']") == kept
    with first.expect_navigation():
        one.dialog().get_by_role("button", name="Play here").click()
    one.arrive()
    assert one.picture() == after
    expect(two.dialog()).to_contain_text("This game is open in another tab")


def test_a_dialog_that_the_browser_closes_is_dismissed(page: Page, server: SiteServer) -> None:
    without_pauses(page)
    person = Person(page)
    person.go(f"{server.address}play/?seed=one&bots=nia")
    menu, closed = page.get_by_role("button", name="Menu").first, "dialog => dialog.close()"  # as the back gesture does
    for _ in range(2):
        menu.click()
        person.dialog().evaluate(closed)
        expect(page.locator("#dialogs dialog")).to_have_count(0)


def test_two_tabs_that_finish_a_game_at_once_count_it_once(page: Page, server: SiteServer) -> None:
    first = page
    without_pauses(first)
    game = some_game(PLAYS_A_ROUND - 1, variant_rules("classic", target=None), seed=YOURS_IS_LAST)
    put(first, game=save_of(game))
    one = Person(first)
    one.go(f"{server.address}play/")
    one.choose(0)
    other = first.context.new_page()
    first.evaluate("window.onstorage = null")  # so the first tab learns of the other tab too late
    two = Person(other)
    two.go(f"{server.address}play/")
    two.acts.first.click()
    two.settle()
    one.acts.first.click()
    expect(one.dialog()).to_contain_text("This game is open in another tab")
    other.wait_for_function("() => Object.values(localStorage).some((text) => text.includes('tally'))")
    (kept,) = results(other)
    with first.expect_navigation():
        one.dialog().get_by_role("button", name="Play here").click()
    one.arrive()
    assert one.over()
    assert results(first) == [kept]


def test_storage_that_fills_up_in_a_game_keeps_what_was_stored(page: Page, server: SiteServer) -> None:
    without_pauses(page)
    person = Person(page)
    person.go(f"{server.address}play/?seed=fills")
    person.play()
    before = person.picture()
    page.evaluate(f"() => {{ {FULL} }}")
    person.play()
    expect(page.locator("#note")).to_contain_text("storage is full")
    assert person.picture() != before
    page.reload()
    person.arrive()
    assert person.picture() == before


def test_a_pasted_position_is_played_on_and_a_pasted_backup_restored(page: Page, server: SiteServer) -> None:
    without_pauses(page)
    person = Person(page)
    person.go(f"{server.address}play/?seed=other")
    person.menu("Open a game")
    text = position_text(some_game(20, variant_rules("classic")).position)
    for wrong, words in (
        (text.replace("classic/", "classic/9", 1), "at character 9"),
        (text[:-20], "too few"),
        ("classic/x/8X", "Expected a card here"),
    ):
        person.dialog().get_by_role("textbox").fill(wrong)
        person.dialog().get_by_role("button", name="Open", exact=True).click()
        expect(person.dialog().locator(".error")).to_contain_text(words)
        expect(person.dialog().get_by_role("textbox")).to_have_attribute("aria-invalid", "true")
        expect(person.dialog().get_by_role("textbox")).to_have_value(wrong)
        expect(person.dialog().get_by_role("textbox")).to_be_focused()
        expect(person.dialog().get_by_role("textbox")).to_have_accessible_description(re.compile(words))
    person.dialog().get_by_role("textbox").fill(text)
    person.dialog().get_by_role("button", name="Open", exact=True).click()
    expect(person.dialog()).to_have_count(0)
    person.settle()
    for _ in range(amount(1, 2)):
        person.play()
        before = person.picture()
        page.reload()
        person.arrive()
        assert person.picture() == before
    a_pasted_backup_is_restored_once(page, person)


def a_pasted_backup_is_restored_once(page: Page, person: Person) -> None:
    """Paste a backup at the table, follow the link to the page that restores it, and reload that page."""
    person.menu("Open a game")
    person.dialog().get_by_role("textbox").fill(json.dumps({"casino": 1, "games": SOME}))
    person.dialog().get_by_role("button", name="Open", exact=True).click()
    person.dialog().get_by_role("link", name="Restore it under Your games").click()
    expect(page.locator("#told")).to_contain_text("4 games added.")
    page.reload()
    wait_ready(page)
    assert figures(page)["Games"] == "4"
    expect(page.locator("#told")).to_be_empty()


def test_a_bad_link_shows_a_message_and_offers_the_closest_match(page: Page, server: SiteServer) -> None:
    without_pauses(page)
    person = Person(page)
    for address, words in (
        ("#game=classic/x/8X", "at character 11"),
        ("?variant=clasic", "The closest is “classic”"),
        ("?target=22&seats=3", "only none, 6, 11, 16, 21, 31, 50, 61"),
    )[:: amount(2, 1)]:
        person.go(f"{server.address}play/{address}")
        expect(person.dialog()).to_contain_text(words)
        person.dialog().get_by_role("button", name="Play the closest match").click()
        expect(person.dialog()).to_have_count(0)
        person.settle()
        assert person.hand.count() == 4
    page.reload()
    person.arrive()
    expect(person.dialog()).to_have_count(0)


def test_an_engine_error_is_shown_and_the_game_kept(faulty_page: Page, server: SiteServer) -> None:
    page = faulty_page
    put(page, game=save_of(some_game(10, variant_rules("classic"))))
    without_pauses(page)
    person = Person(page)
    person.go(f"{server.address}play/")
    before = person.picture()
    page.evaluate("document.querySelector('#hand button').dataset.do = 'no such thing'")
    person.hand.first.click()
    expect(page.locator("#broken")).to_be_visible()
    with page.expect_navigation():
        page.locator("#broken").get_by_role("button").click()
    person.arrive()
    assert person.picture() == before


@pytest.mark.full
def test_a_game_with_unknown_rules_offers_the_closest_match(page: Page, server: SiteServer) -> None:
    put(page, game=stored('{"game": "classic:sweeps=1,target=31/opening-1", "bots": ["nia"]}'))
    without_pauses(page)
    person = Person(page)
    person.go(f"{server.address}play/")
    expect(person.dialog()).to_contain_text("There is no setting called “sweeps”.")
    person.dialog().get_by_role("button", name="Play the closest match").click()
    person.settle()
    expect(page.locator("#bar h1")).to_contain_text("to 31")
    before = person.picture()
    page.reload()
    person.arrive()
    expect(person.dialog()).to_have_count(0)
    assert person.picture() == before
