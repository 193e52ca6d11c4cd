"""Games with friends in real browsers: by links alone, in several tabs, with letters that were pasted."""

from __future__ import annotations

from itertools import count

import pytest
from playwright.sync_api import Page, expect

from tests.browser.friends import Friend
from tests.browser.person import without_pauses
from tests.conftest import NewPage
from tests.engine.amount import amount
from web.generator.serve import SiteServer

PHONE, DESKTOP = {"width": 390, "height": 844}, {"width": 1280, "height": 800}


def friends(new_page: NewPage, server: SiteServer) -> tuple[Friend, Friend]:
    """Return two people after the first two letters: it is the first one's turn."""
    ada, ben = Friend(new_page(viewport=PHONE, has_touch=True)), Friend(new_page(viewport=DESKTOP))
    for person in (ada, ben):
        without_pauses(person.page)
    invitation = ada.invite(f"{server.address}friend/", "Ada")
    ada.open(ben.take_seat(invitation, "Ben"))
    return ada, ben


@pytest.mark.slow
def test_a_whole_game_by_links_alone(new_page: NewPage, server: SiteServer) -> None:
    ada, ben = friends(new_page, server)
    me, other = ada, ben
    for number in count():
        if not me.play():
            break
        if number % amount(4, 1) == 0:
            me.reload()  # a turn that was not sent is still there
        other.open(me.send())
        me, other = other, me
    for person in (ada, ben):
        person.reload()
        expect(person.page.locator("#sheet")).to_contain_text("every card was checked")
        assert person.page.evaluate("typeof RTCPeerConnection") == "function"
    ada.page.click("#sheet [data-do='review']")
    expect(ada.page.locator("#dialogs")).to_contain_text("Ada")
    assert "/play/" in ada.page.url


def test_a_letter_is_pasted_and_other_tabs_follow(new_page: NewPage, server: SiteServer) -> None:
    ada, ben = friends(new_page, server)
    ada.play()
    letter = ada.send().partition("letter=")[2]
    tab = Friend(ben.page.context.new_page())
    ben.close()
    tab.open(ben.page.url)
    ben.page.click("button[data-do='paste']")
    ben.page.fill("#paste", f"Here it is:\n{letter[:40]}\n{letter[40:]} and greetings")
    ben.page.click("#paste-letter [type='submit']")
    for page in (ben.page, tab.page):
        expect(page.locator("#hand button[data-do^='hand:']").first).to_be_visible()


def test_the_dialog_of_a_letter_shows_a_code(new_page: NewPage, server: SiteServer) -> None:
    ada, _ = friends(new_page, server)
    assert ada.play()
    ada.send()
    ada.page.click("[data-send='code']")
    expect(ada.page.locator("#code svg")).to_be_visible()


def test_a_letter_pasted_at_another_table_leads_here(new_page: NewPage, server: SiteServer) -> None:
    ada = Friend(new_page())
    invitation = ada.invite(f"{server.address}friend/", "Ada")
    ben: Page = new_page()
    ben.goto(f"{server.address}play/#{invitation.partition('#')[2]}")
    ben.wait_for_url("**/friend/#letter=*")
    expect(ben.locator("#take-seat")).to_be_visible()
