"""Games with friends in real browsers: by links only, in several tabs, with pasted letters."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.friends import OVER, SEND, Friend
from tests.browser.person import without_pauses
from tests.engine.amount import amount
from web.generator.serve import SiteServer

PHONE, DESKTOP = ViewportSize(width=390, height=844), ViewportSize(width=1280, height=800)


def invited(page: Page, guest_page: Page, server: SiteServer) -> tuple[Friend, Friend, str]:
    """Return Ada, Ben and the link by which Ada invites Ben."""
    ada, ben = Friend(page), Friend(guest_page)
    page.set_viewport_size(PHONE)
    guest_page.set_viewport_size(DESKTOP)
    for person in (ada, ben):
        without_pauses(person.page)
    return ada, ben, ada.invite(f"{server.address}friend/", "Ada")


def friends(page: Page, guest_page: Page, server: SiteServer) -> tuple[Friend, Friend]:
    """Return two people who have exchanged the first two letters, Ada and Ben; it is Ada's turn."""
    ada, ben, invitation = invited(page, guest_page, server)
    ada.open(ben.take_seat(invitation, "Ben"))
    return ada, ben


LETTERS = amount(0, 100)
"""The maximum number of turns played after the first ones: by default none, as ``test_friend_live.py`` ends a round.

A round has fewer than 40 letters."""

HELD = "#hand button[data-do^='hand:']"


@pytest.mark.slow
def test_a_game_by_links_and_pasted_letters(page: Page, guest_page: Page, server: SiteServer) -> None:
    ada, ben, invitation = invited(page, guest_page, server)
    # A letter opened at any other table leads to the table for friends.
    ben.page.goto(f"{server.address}play/#{invitation.partition('#')[2]}")
    ben.page.wait_for_url("**/friend/#letter=*")
    expect(ben.page.locator("#take-seat")).to_be_visible()
    ada.open(ben.sit("Ben"))
    assert ada.play()
    home = ada.page.context.new_page()
    home.goto(server.address)
    expect(home.locator("#friend")).to_have_text("Your turn in a game with a friend is ready to send")
    ben.open(shown_as_a_code_and_copied(ada))
    home.reload()
    expect(home.locator("#friend")).to_have_text("Your games with friends")
    expect(ben.page.locator(HELD).first).to_be_visible()
    assert ben.play()
    paste_in_one_of_two_tabs(ada, Friend(home), ben.send())
    me, other = ada, ben
    for _ in range(LETTERS):
        if not me.play():
            break
        me.reload()  # a turn that has not been sent is still there
        other.open(me.send())
        me, other = other, me
    expect(me.page.locator(f"{HELD}, {OVER}").first).to_be_attached()
    for person in amount([], [ada, ben]):
        person.reload()
        expect(person.page.locator("#sheet")).to_have_count(1)


def shown_as_a_code_and_copied(ada: Friend) -> str:
    """Close the letter of a turn, open it again, show it as a code and copy it; return its link."""
    ada.page.click(SEND)
    ada.page.wait_for_selector("#dialogs .letter")
    ada.close()
    expect(ada.page.locator("#table")).to_contain_text("has not been sent yet")
    ada.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ada.page.click("button[data-do='last']")
    ada.page.click("[data-send='code']")
    expect(ada.page.locator("#code svg")).to_be_visible()
    ada.page.click("[data-send='text']")
    expect(ada.page.locator("#sent")).to_contain_text("Copied")
    message = str(ada.page.evaluate("navigator.clipboard.readText()"))
    assert message.startswith("Ada has played. Your turn at Diamond Cassino:\nhttp")
    ada.close()
    expect(ada.page.locator("#table")).to_contain_text("It is Ben’s turn")
    return message.partition("\n")[2]


def paste_in_one_of_two_tabs(person: Friend, tab: Friend, link: str) -> None:
    """Paste a letter, surrounded by other words, in one of two tabs; both tabs must then show the new hand."""
    letter = link.partition("letter=")[2]
    tab.open(person.page.url)
    person.page.click("button[data-do='paste']")
    person.page.fill("#paste", f"Here it is:\n{letter[:40]}\n{letter[40:]} and greetings")
    person.page.click("#paste-letter [type='submit']")
    for one in (person, tab):
        expect(one.page.locator(HELD).first).to_be_visible()


FULL_STORAGE = """() => {
  let text = "x".repeat(1 << 20);
  for (let number = 0; text; number++) {
    try { localStorage.setItem(`casino.filler${number}`, text); } catch { text = text.slice(0, text.length / 2); }
  }
}"""


def test_with_full_storage_a_turn_is_played_and_sent(page: Page, guest_page: Page, server: SiteServer) -> None:
    ada, ben = friends(page, guest_page, server)
    ada.page.evaluate(FULL_STORAGE)
    assert ada.play()
    expect(ada.page.locator("#note")).to_contain_text("storage is full")
    ben.open(ada.send())
    expect(ben.page.locator(HELD).first).to_be_visible()


def test_three_play_by_links_and_one_of_them_deals(page: Page, guest_page: Page, server: SiteServer) -> None:
    ada, *guests = (Friend(one) for one in (page, guest_page, guest_page.context.new_page()))
    for person in (ada, *guests):
        without_pauses(person.page)
    ada.open(f"{server.address}friend/")
    ada.page.check("#players-3x1")
    expect(ada.page.locator("#players-about")).to_contain_text("knows them all")
    ada.page.fill("#name", "Ada")
    ada.page.click("#invite [type='submit']")
    ada.page.wait_for_selector(".letters")
    ada.close()
    actor = 0
    for seat, (name, guest) in enumerate(zip(("Ben", "Cleo"), guests, strict=True), 1):
        guest.open(ada.letter_to(seat))
        expect(guest.page.locator("main")).to_contain_text("Ada’s device deals the cards")
        guest.page.fill("#name", name)
        guest.page.click("#take-seat [type='submit']")
        guest.page.wait_for_selector("#dialogs .letter, #hand button[data-do^='hand:']")
        if guest.page.query_selector("#dialogs .letter"):
            ada.open(guest.link())
        else:  # this guest plays first, and answers only with the first turn
            guest.play()
            ada.open(guest.send())
            actor = (seat + 1) % 3
    # By default, at least one guest and the dealer each play a turn.
    for number in range(actor, actor + amount(2 + (actor == 1), 12)):
        if number % 3:
            guest = guests[number % 3 - 1]
            guest.open(ada.letter_to(number % 3))
            guest.play()
            ada.open(guest.send())
        else:
            ada.play()
            ada.reload()  # a turn that has not been sent is still there
            ada.page.click(SEND)
            ada.page.wait_for_selector("#dialogs .letter")
            ada.close()
    taken = [person.page.locator("#hand button[data-do^='hand:']").count() for person in (ada, *guests)]
    assert all(count <= 4 for count in taken)
    ada.page.click("[data-do='menu']")
    expect(ada.page.locator("#dialogs")).to_contain_text("Letters to everyone")
