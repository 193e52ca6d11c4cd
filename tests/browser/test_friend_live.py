"""A live line between two people who play with each other: set up with two codes, cut, and set up again."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.friends import SEND, Friend
from tests.browser.person import put, stored, without_pauses
from tests.browser.test_friend import friends
from tests.engine.amount import amount
from tests.worker.friend_browser import begun, turns
from web.generator.serve import SiteServer

COUNTS = """{
  const Plain = RTCPeerConnection;
  globalThis.connections = [];
  globalThis.RTCPeerConnection = class extends Plain {
    constructor(settings) { super(settings); connections.push(settings.iceServers.length); }
  };
}"""
"""Notes, for every connection that a page makes, the number of servers that the page names for it."""

CUTS = amount(1, 5)
APART = 6
"""The line is cut after every sixth letter, until it has been cut `CUTS` times."""

SENT = amount(34, 0)
"""The number of letters sent as links, after the first two, before there is a line.

By default, the line is cut as soon as it has been made."""

LONGEST_CODE = 260


def connect(first: Friend, second: Friend) -> None:
    """Connect two people by a line: one sends a code, and the other sends a code back."""
    for person in (first, second):
        if person.page.query_selector("#dialogs dialog"):
            person.close()
        person.page.click("button[data-do='menu']")
        person.page.click("#dialogs [data-do='live']")
    first.page.click("[data-live='offer']")
    second.page.fill("#live-theirs", f"My code: {code(first)}")
    second.page.click("[data-live='code']")
    first.page.fill("#live-theirs", code(second))
    first.page.click("[data-live='code']")
    for person in (first, second):
        expect(person.page.locator("#note-text")).to_contain_text("You are connected")


def code(person: Friend) -> str:
    """Return the code that a person's page shows."""
    field = person.page.locator("#live-code")
    field.wait_for()  # the field is hidden until there is a code
    value = field.input_value()
    assert len(value) < LONGEST_CODE
    return value


def under_way(page: Page, guest_page: Page, server: SiteServer) -> tuple[Friend, Friend]:
    """Return two people late in a game by links; the first one is on turn."""
    visits = begun("diamond")
    turns(*visits, limit=SENT)
    for person, visit in zip((page, guest_page), visits, strict=True):
        without_pauses(person)
        put(person, letters=stored(visit.stored))
        Friend(person).open(f"{server.address}friend/{visit.address}")
    return Friend(page), Friend(guest_page)


@pytest.mark.slow
def test_a_game_over_a_line_that_is_cut_again_and_again(page: Page, guest_page: Page, server: SiteServer) -> None:
    for one in (page, guest_page):
        one.add_init_script(COUNTS)
    ada, ben = (under_way if SENT else friends)(page, guest_page, server)
    for person in (ada, ben):
        assert person.page.evaluate("connections") == []
    connect(ada, ben)
    me, other, letters, cuts = ada, ben, 2 + SENT, 0
    while me.play():
        if letters % APART == 0 and cuts < CUTS:
            me.page.evaluate("casinoLetters.end()")
            expect(other.page.locator("#note-text")).to_contain_text("lost")
            me.send()  # the letter arrives only once there is a line again
            connect(other, me)
            cuts += 1
        else:
            sheet = "#sheet[open] " if me.page.query_selector("#sheet[open]") else ""
            me.page.click(f"{sheet}{SEND}")
            me.settle()
        letters += 1
        me, other = other, me
    assert cuts == CUTS
    for person in (ada, ben):
        expect(person.page.locator("#sheet")).to_contain_text("every card has been checked")
        assert person.page.evaluate("connections") == [0] * (CUTS + 1)
    ben.page.click("#sheet [data-do='review']")
    done = "How the game went"
    expect(ben.page.locator("#dialogs")).to_contain_text(re.compile(amount(f"plays reviewed|{done}", done)))
    assert "/play/" in ben.page.url
    assert "&near=1" in ben.page.url
