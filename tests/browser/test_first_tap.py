"""Presses while Python starts: they have an immediate effect, and none is lost."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.held import held
from tests.browser.person import Person, put, save_of, some_game, without_pauses
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
"""Records every choice of cards in the hand that the page shows, even briefly, in `seen`."""


def press(page: Page, random: Random) -> None:
    """Press a random card or key."""
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
def test_presses_while_python_starts_have_their_effect(new_page: NewPage, own_server: SiteServer, luck: int) -> None:
    random = Random(luck)
    own_server.caching = "no-store"  # so that the reload loads the engine again, and can be made to wait for it
    page = new_page()
    page.add_init_script("delete globalThis.SharedWorker")  # a shared engine would already be running
    without_pauses(page)
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

    page.keyboard.press("Escape")
    person.settle()
    assert page.evaluate(CHOSEN) == []
    presses = Random(first)
    for _ in range(PRESSES):
        press(page, presses)
        person.settle()
    with held(own_server, ENGINE) as released:
        page.reload()
        presses = Random(then)
        release_at = random.randrange(PRESSES + 1)
        for number in range(PRESSES):
            if number == release_at:
                released.set()
            page.wait_for_timeout(random.choice([0, 20, 200, 600]))
            press(page, presses)
        released.set()
        person.arrive()
    assert page.evaluate(TABLE) == wanted


def test_a_pressed_card_looks_chosen_before_and_after_the_engine_starts(page: Page, own_server: SiteServer) -> None:
    without_pauses(page)
    page.add_init_script(WATCHES)
    with held(own_server, ENGINE) as released:
        page.goto(f"{own_server.address}play/")
        page.keyboard.press("1")
        page.keyboard.press("2")
        card = page.locator("#hand button.card").nth(1)
        expect(card).to_have_attribute("aria-pressed", "true")
        expect(card).to_be_focused()
        page.keyboard.press("ArrowRight")
        expect(page.locator("#hand button.card").nth(2)).to_be_focused()
        page.wait_for_selector("html[data-page=ready]", state="attached")
        name = card.get_attribute("data-do")
        page.evaluate("seen.clear()")
        released.set()
        Person(page).arrive()
    expect(page.locator("#hand [aria-pressed=true]")).to_have_attribute("data-do", str(name))
    assert page.evaluate("[...seen]") in ([name], [])
