"""A whole game of every preset against bots, set up in the form and played by clicks; a card plucked by keyboard."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from casino_core.notation.record import parse_game
from casino_core.rules.variants import VARIANTS, variant_rules
from tests.browser.person import Person, results, tab_to, without_pauses
from tests.browser.test_play import press
from web.generator.serve import SiteServer
from web.worker.session.openings import seeds

SHORTER = {21: 11, 31: 16, 61: 31, 101: 50, 251: 101}
"""For usual targets, lower ones that shorten the game; most games still take more than one round."""

MAX_PRESSES = 2000
"""The maximum number of presses in a game; a game to 21 takes about two hundred."""

CLICKER = """
async (maxPresses) => {
  const play = document.getElementById("play");
  const rested = async () => {
    while (play.hasAttribute("data-busy")) await new Promise((done) => setTimeout(done, 4));
  };
  const press = async (button) => {
    button.click();
    await rested();
  };
  const one = (selector) => document.querySelector(selector);
  let place = 0;
  await rested();
  for (let presses = 0; presses < maxPresses; presses += 1) {
    const sheet = one("dialog#sheet[open]");
    if (sheet && !sheet.querySelector("[data-do='next']")) return presses;
    const next = sheet?.querySelector("[data-do='next']");
    const go = next ?? one("#acts [data-do^='act:']") ?? one("#ways [data-do^='act:']");
    const hand = document.querySelectorAll("#hand button.card");
    if (!go && !hand.length) throw new Error("nothing can be done");
    await press(go ?? hand[place++ % hand.length]);
  }
  throw new Error("the game does not end");
}
"""
"""Presses the first action offered, or else the next card of the hand, until the game is over; returns the presses."""


def begin(person: Person, page: Page, variant: str) -> None:
    """Set up a game in the form, with the most players and a lower target than usual, and deal."""
    game = VARIANTS[variant]
    page.locator("[data-do='new']").first.click()
    form = person.dialog()
    form.get_by_text("Choose a game").click()
    form.locator(f"#game-{variant}").check()
    person.settle()
    form.locator("input[name=players]").last.check()
    person.settle()
    rules = variant_rules(variant)
    target = SHORTER.get(rules.ending.target or 0) if rules.ending.endgame == "open" else None
    if target:
        if not form.locator("#rules[open]").count():
            form.get_by_text("Change the rules").click()
        form.locator("#target").select_option(str(target))
        person.settle()
        expect(form.locator(".sum")).to_contain_text(f"{game.name}, to {target}")
    form.get_by_role("button", name="Deal").click()
    expect(form).to_have_count(0)
    person.settle()
    expect(page.locator("#bar h1")).to_contain_text(game.name)
    expect(page.locator("[id^=seat-]")).to_have_count(game.seatings[-1][0])


@pytest.mark.full
@pytest.mark.parametrize("variant", VARIANTS)
def test_a_whole_game_by_clicks(page: Page, server: SiteServer, variant: str) -> None:
    without_pauses(page)
    person = Person(page)
    person.go(f"{server.address}play/")
    page.get_by_role("button", name="Menu").click()
    begin(person, page, variant)
    page.evaluate(CLICKER, MAX_PRESSES)
    totals = person.sheet.locator("tfoot tr:last-child td").all_inner_texts()
    shown = [int(text.replace("−", "-")) for text in totals]
    (kept,) = results(page)
    game = parse_game(kept["game"])
    assert game.rules.variant == variant
    assert (game.rules.seats, game.rules.team) == VARIANTS[variant].seatings[-1]
    assert game.outcome is not None
    assert max(shown) >= (game.rules.ending.target or 0)
    assert shown == kept["totals"] == list(game.totals)


def test_a_card_is_plucked_by_keyboard_alone(page: Page, server: SiteServer) -> None:
    without_pauses(page)
    person = Person(page)
    person.go(f"{server.address}play/?variant=pluck&seed={next(seeds())}")
    expect(page.locator("#acts")).to_contain_text("or one on the table to pluck")
    loose = page.locator("#field button.card")
    for place in range(loose.count()):
        tab_to(page, "#field")
        press(page, "Home", *["ArrowRight"] * place, "Enter")
        person.settle()
        if person.acts.count():
            break
    tab_to(page, "#acts")
    press(page, "Home", "Enter")
    person.settle()
    expect(page.locator("#say")).to_contain_text("You pluck")
    expect(loose).to_have_count(3)
    tab_to(page, "#hand")
    press(page, "Home", "Enter")
    person.settle()
    tab_to(page, "#acts")
    press(page, "Enter")
    person.settle()
    expect(person.hand).to_have_count(3)
