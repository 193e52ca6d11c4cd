"""What is pressed while Python starts, at any moment: it looks chosen at once, and nothing of it is lost."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.held import held
from tests.browser.person import Person, at_once, put, save_of, some_game
from tests.conftest import NewPage
from tests.engine.amount import amount
from web.generator.serve import SiteServer

ENGINE = ".asm.wasm"
CHOSEN = "[...document.querySelectorAll('[aria-pressed=true]')].map((one) => one.dataset.do)"
TABLE = f"[{CHOSEN}, [...document.querySelectorAll('#acts [data-do]')].map((one) => one.dataset.do)]"
PRESSES = 5
WATCHES = """addEventListener("DOMContentLoaded", () => {
  const chosen = () => [...document.querySelectorAll("#hand [aria-pressed=true]")].map((one) => one.dataset.do).join();
  globalThis.seen = new Set();
  const changes = { childList: true, subtree: true, attributes: true };
  new MutationObserver(() => seen.add(chosen())).observe(document.getElementById("play"), changes);
})"""
"""Keeps which cards of the hand have looked chosen."""


def press(page: Page, random: Random) -> None:
    """Do something at the table: press a card, or a key."""
    cards = page.locator(random.choice(["#hand button.card", "#hand button.card", "#field [data-do^='pick:']"]))
    what = random.choice(["mouse", "mouse", "digit", "arrows", "Escape"])
    if what == "digit":
        page.keyboard.press(str(random.randint(1, 4)))
    elif what == "Escape":
        page.keyboard.press("Escape")
    elif what == "mouse":
        cards.nth(random.randrange(cards.count())).click(force=True)
    else:
        hand = page.locator("#hand button.card")
        hand.nth(random.randrange(hand.count())).focus()
        for key in [*["ArrowRight"] * random.randint(1, 3), "Enter"]:
            page.keyboard.press(key)


@pytest.mark.slow
@pytest.mark.parametrize("luck", amount(range(1), range(20)))
def test_whatever_is_pressed_while_python_starts_is_done(new_page: NewPage, own_server: SiteServer, luck: int) -> None:
    random = Random(luck)
    own_server.caching = "no-store"  # so that the second visit has to wait as well
    page = new_page()
    page.add_init_script("delete globalThis.SharedWorker")  # which would be there already
    at_once(page)
    put(page, game=save_of(some_game(3, luck=luck)))
    person = Person(page)
    person.go(f"{own_server.address}play/")
    first, then = random.random(), random.random()
    for seed in (first, then):
        presses = Random(seed)
        for _ in range(PRESSES):
            press(page, presses)
            person.settle()
    wanted = page.evaluate(TABLE)

    page.reload()
    person.arrive()
    presses = Random(first)
    for _ in range(PRESSES):
        press(page, presses)
        person.settle()
    with held(own_server, ENGINE) as come:
        page.reload()
        presses = Random(then)
        released = random.randrange(PRESSES + 1)
        for number in range(PRESSES):
            if number == released:
                come.set()
            page.wait_for_timeout(random.choice([0, 20, 200, 600]))
            press(page, presses)
        come.set()
        person.arrive()
    assert page.evaluate(TABLE) == wanted


def test_what_is_pressed_looks_chosen_until_and_while_the_engine_takes_over(page: Page, own_server: SiteServer) -> None:
    at_once(page)
    page.add_init_script(WATCHES)
    with held(own_server, ENGINE) as come:
        page.goto(f"{own_server.address}play/")
        page.keyboard.press("2")
        card = page.locator("#hand button.card").nth(1)
        expect(card).to_have_attribute("aria-pressed", "true")
        expect(card).to_be_focused()
        page.keyboard.press("ArrowRight")
        expect(page.locator("#hand button.card").nth(2)).to_be_focused()
        page.wait_for_selector("html[data-page=ready]", state="attached")
        name = card.get_attribute("data-do")
        page.evaluate("seen.clear()")
        come.set()
        Person(page).arrive()
    expect(page.locator("#hand [aria-pressed=true]")).to_have_attribute("data-do", str(name))
    assert page.evaluate("[...seen]") in ([name], [])
