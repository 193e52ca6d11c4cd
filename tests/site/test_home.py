"""The home page: a hand that is shown immediately and played later, and the game that can be continued."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.person import PLAYS_A_ROUND, Person, put, save_of, some_game, without_pauses
from web.generator.serve import SiteServer

PHONE: ViewportSize = {"width": 390, "height": 844}
NAMES = "nodes => nodes.map((node) => node.getAttribute('href').split('#')[1])"


def cards_in(page: Page, where: str) -> list[str]:
    """Return the names of the cards in a part of the page."""
    names: list[str] = page.locator(f"{where} use").evaluate_all(NAMES)
    return names


def test_who_has_never_played_gets_the_hand_that_home_showed_and_meets_otto(page: Page, server: SiteServer) -> None:
    page.set_viewport_size(PHONE)
    page.goto(server.address)
    expect(page.locator("#dealt .spread .card").last).to_be_in_viewport(ratio=0.5)
    expect(page.get_by_role("link", name="Play this hand")).to_be_in_viewport(ratio=1)
    expect(page.locator("#continue")).to_be_hidden()
    table, hand = cards_in(page, "#dealt .loose"), cards_in(page, "#dealt .spread")
    page.get_by_role("link", name="Play this hand").click()
    page.wait_for_url("**/play/**", wait_until="domcontentloaded")
    assert (cards_in(page, "#table .loose"), cards_in(page, "#hand .card")) == (
        table,
        hand,
    )  # painted before Python has started
    Person(page).arrive()
    assert (cards_in(page, "#table .loose"), cards_in(page, "#hand .card")) == (table, hand)
    expect(page.locator("#play")).to_contain_text("Otto")
    page.goto(server.address)  # nothing was played, so the button still leads to the hand beside it
    expect(page.get_by_role("link", name="Play this hand")).to_be_visible()


def test_other_visits_get_other_hands(page: Page, server: SiteServer) -> None:
    hands = set()
    for _ in range(12):
        page.goto(server.address)
        hands.add(tuple(cards_in(page, "#dealt .spread")))
        if len(hands) > 1:
            return
    pytest.fail("the same hands come again")


def test_a_game_under_way_is_continued_and_a_new_one_is_chosen(page: Page, server: SiteServer) -> None:
    without_pauses(page)
    person = Person(page)
    person.go(f"{server.address}play/?variant=royal&seed=k7f2&bots=kit")
    page.locator("#hand [data-do]").first.click()
    page.locator("[data-do^='act:']").last.click()
    person.settle()
    on_table = cards_in(page, "#table .loose") + cards_in(page, "#hand .card")
    page.goto(server.address)
    expect(page.locator("#continue")).to_contain_text("Royal Casino")
    expect(page.locator("#continue")).to_contain_text("Kit")
    expect(page.locator("#dealt")).to_contain_text("Where you left off")  # the page offers no other hand
    assert cards_in(page, "#dealt") == on_table
    expect(page.get_by_role("link", name="Play this hand")).to_have_count(0)
    page.get_by_role("link", name="New game").click()
    person.arrive()
    expect(person.dialog().get_by_role("heading", name="New game")).to_be_visible()
    expect(person.dialog().get_by_role("status")).to_contain_text("Royal Casino 2 players, against Kit")
    page.goto(server.address)
    page.get_by_role("link", name="Continue").click()
    person.arrive()
    expect(page.locator("#play")).to_contain_text("Royal Casino")
    play_never_leads_back_to_a_finished_game(page, person, server)


def test_the_header_is_one_row_on_a_phone_and_leads_to_the_settings(page: Page, server: SiteServer) -> None:
    page.set_viewport_size(PHONE)
    page.goto(f"{server.address}about/")
    header = page.locator(".site-header")
    assert header.evaluate("header => header.offsetHeight") < 100
    expect(header.get_by_role("link", name="Rules")).to_be_hidden()
    header.get_by_role("button", name="Menu").click()
    header.get_by_role("link", name="Settings").click()
    person = Person(page)
    person.arrive()
    expect(person.dialog()).to_contain_text("Settings")
    person.dialog().get_by_label("Dark", exact=True).first.check()
    person.settle()
    person.dialog().get_by_role("button", name="Done").click()
    page.wait_for_url("**/about/")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


def play_never_leads_back_to_a_finished_game(page: Page, person: Person, server: SiteServer) -> None:
    """Resign the game, press Play on the home page, and check that a new game is offered."""
    person.menu("Resign")
    person.dialog().get_by_role("button", name="Resign").click()
    expect(person.sheet).to_be_visible()
    page.reload()
    person.arrive()
    expect(person.sheet).to_be_visible()
    page.goto(server.address)
    page.get_by_role("link", name="Play", exact=True).first.click()
    page.wait_for_url("**/play/", wait_until="domcontentloaded")
    assert not person.over()  # the finished game is not painted even before Python starts
    person.arrive()
    expect(person.dialog().get_by_role("status")).to_contain_text("Royal Casino 2 players, against Kit")
    person.dialog().get_by_role("button", name="Deal").click()
    person.settle()
    expect(person.dialog()).to_have_count(0)
    assert person.hand.count() == 4


def test_between_two_rounds_the_score_is_shown(page: Page, server: SiteServer) -> None:
    without_pauses(page, count="whole")
    put(page, game=save_of(some_game(PLAYS_A_ROUND)))
    person = Person(page)
    person.go(f"{server.address}play/")
    score = "–".join(person.sheet.locator("tfoot tr:last-child td").all_inner_texts())
    page.goto(server.address)
    expect(page.locator("#dealt .standing")).to_have_text(score)
    expect(page.locator("#dealt")).to_contain_text("Between two rounds")
    page.goto(f"{server.address}progress/")
    expect(page.locator(".running .standing")).to_have_text(score)


def test_the_cards_that_home_deals_have_names_that_can_be_read(site: Path) -> None:
    names = re.findall(r'<template data-seed="([^"]+)"', (site / "index.html").read_text("utf-8"))
    assert len(names) > 10
    assert all(name.isalpha() for name in names)
