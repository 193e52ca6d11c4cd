"""Games of southern Africa: captures from piles, demands by opponents, turns of several actions."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, expect

from casino_core.game import Game, from_position
from casino_core.notation.record import parse_game
from casino_core.rules.parts import Rules
from casino_core.rules.variants import variant_rules
from tests.browser.person import Person, put, results, save_of, some_game, tab_to, without_pauses
from tests.browser.test_looks import game_with
from tests.browser.test_play import press
from tests.engine.amount import FULL
from tests.engine.setups import open_table
from tests.worker.builder import FEW, account
from web.generator.serve import SiteServer
from web.worker.words.people import YOU

GAMES = {
    "swazi": "variant=swazi&seats=4&team=2&target=6&seed=c6",
    "swazi_two": "variant=swazi_two&bots=otto&target=6&seed=c1",
    "crazy": "variant=crazy&target=11&seed=e9",
    "sotho": "variant=sotho&seats=4&team=2&target=6&seed=c3",
    "south_african": "variant=south_african&seats=3&target=6&seed=c8",
    "khasino": "variant=khasino&seats=4&team=2&seed=e2",
}
"""Addresses of games in which cards are stolen, and demands and long turns occur where the game has them.

They occur however early a busy machine cuts off the bots' thinking; ``python -m tests.worker.builder`` finds others."""

BUILDER = """
async ([limit, few]) => {
  const play = document.getElementById("play");
  const rested = async () => {
    while (play.hasAttribute("data-busy")) await new Promise((done) => setTimeout(done, 2));
  };
  const press = async (button) => {
    button.click();
    await rested();
  };
  const one = (selector) => play.querySelector(selector);
  const intents = (selector) => [...play.querySelectorAll(selector)].map((button) => button.dataset.do);
  const pressed = async (intent) => press(one(`[data-do="${intent}"]`));

  const fromTable = async () => {
    for (const pick of intents("button[data-do^='pick:']")) {
      await pressed(pick);
      const built = one("#acts [data-do^='act:.']");
      if (built) {
        await press(built);
        return true;
      }
      await pressed(pick);
    }
    return false;
  };
  const playCard = async () => {
    const rank = (act) => act.includes("=") * 2 + !act.includes("x");
    let best = null;
    for (const [looked, card] of intents("#hand button").entries()) {
      if (best && looked >= few) break;
      await pressed(card);
      for (const act of intents("#acts [data-do^='act:']"))
        if (!best || rank(act) > rank(best.act)) best = { card, act };
    }
    if (one(`[data-do="${best.card}"]`).getAttribute("aria-pressed") !== "true") await pressed(best.card);
    await pressed(best.act);
  };

  await rested();
  for (let turns = 0; turns < limit; turns += 1) {
    const sheet = one("dialog#sheet[open]");
    const reply = one("[data-do='act:insist']") ?? one("#acts [data-do^='act:']");
    const go = sheet?.querySelector("[data-do='next']") ?? reply;
    if (sheet && !go) return turns;
    if (go) await press(go);
    else if (!(await fromTable())) {
      const done = one("[data-do='act:done']");
      await (done ? press(done) : playCard());
    }
  }
  throw new Error("the game does not end");
}
"""
"""Plays a game to its end: insists if asked, builds from the table, starting with piles, then plays a card, into a
build if possible."""


@pytest.mark.full
@pytest.mark.parametrize("variant", GAMES)
def test_a_whole_game_by_clicks(page: Page, server: SiteServer, variant: str) -> None:
    without_pauses(page)
    person = Person(page)
    person.go(f"{server.address}play/?{GAMES[variant]}")
    page.evaluate(BUILDER, [2000, FEW])
    (result,) = results(page)
    game = parse_game(result["game"])
    assert game.outcome is not None
    stolen, insisted, longest = account(game)
    assert stolen > 0
    if game.rules.step_by_step:
        assert insisted > 0
        assert longest >= 4


def with_piles(rules: Rules) -> Game:
    """Return a game at the beginning of the person's turn, in which several other players have piles."""
    for plays in range(100):
        game = some_game(plays, rules)
        position, state = game.position, game.position.variant_state
        begins = position.actor == YOU and state.played is None and state.asked is None
        if begins and sum(map(bool, position.piles[YOU + 1 :])) > 1:
            return game
    raise AssertionError


def test_tops_of_piles_by_keyboard(page: Page, server: SiteServer) -> None:
    put(page, game=save_of(with_piles(variant_rules("sotho", 4, 2))))
    without_pauses(page)
    person = Person(page)
    person.go(f"{server.address}play/")
    tab_to(page, "#seats button.card")
    name = page.evaluate("document.activeElement.ariaLabel")
    assert name.startswith("top of ")
    press(page, "Enter")
    person.settle()
    expect(page.locator("#seats button[aria-pressed=true]")).to_have_count(1)
    press(page, "ArrowRight", "Enter")
    person.settle()
    expect(page.locator("#seats button[aria-pressed=true]")).to_have_count(2)
    if FULL:
        before = person.picture()
        page.reload()
        person.arrive()
        assert person.picture() == before
    press(page, "Escape")
    person.settle()
    expect(page.locator("#seats button[aria-pressed=true]")).to_have_count(0)


def test_a_turn_in_progress_survives_a_reload(page: Page, server: SiteServer) -> None:
    put(page, game=save_of(game_with("extras", variant_rules("swazi", 3))))
    without_pauses(page)
    person = Person(page)
    person.go(f"{server.address}play/")
    expect(page.locator("#acts")).to_contain_text("Your card is played.")
    if FULL:
        before = person.picture()
        page.reload()
        person.arrive()
        assert person.picture() == before
    page.get_by_role("button", name="Undo").click()
    person.settle()
    assert person.announcement().startswith("Taken back: ")
    before = person.picture()
    page.reload()
    person.arrive()
    assert person.picture() == before
    expect(page.get_by_role("button", name="End turn")).to_have_count(0)
    person.play()


def test_the_top_card_of_a_capture_is_chosen_by_keyboard(page: Page, server: SiteServer) -> None:
    position = open_table("swazi_two", "9S2D,9H3D", "9D", "9=6D3H.5H4H@0", piles="-,*")
    put(page, game=save_of(from_position(position, "sorted")))
    without_pauses(page)
    person = Person(page)
    person.go(f"{server.address}play/")
    for name in ("#hand [data-do='hand:9S']", "#field [data-do='pick:b6D']"):
        page.locator(name).click()
        person.settle()
    expect(page.locator("#acts .act.first")).to_have_attribute("data-do", "act:9Sxb6D")
    tab_to(page, "#acts")
    press(page, "End", "Enter")
    person.settle()
    expect(page.locator("#acts [data-do^='lift:']")).to_have_count(3)
    page.locator("#acts [data-do='lift:6D']").press("Enter")
    person.settle()
    assert person.announcement() == "You put the six of diamonds on top of what you take."
    if FULL:
        before = person.picture()
        page.reload()
        person.arrive()
        assert person.picture() == before
    page.locator("#acts .act.first").click()
    person.settle()
    saved = page.evaluate("JSON.parse(localStorage['casino.game']).data")
    assert "/9Sxb6D.3H5H4H6D_" in f"{json.loads(saved)['game']}_"
