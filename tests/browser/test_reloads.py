"""Pages that end at any moment of play: while bots think, while cards move, or while a dialog is open."""

from __future__ import annotations

import json
from random import Random

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from casino_core.bots import BOTS
from casino_core.notation.record import game_text
from tests.conftest import wait_ready
from tests.engine.amount import amount
from tests.trials.crash import ENDS, Restless
from web.generator.serve import SiteServer
from web.worker.match.saves import parse_save

SUDDEN_ENDS = amount(["crash"], [*ENDS] * 50)
"""The ways in which the page ends, one after the other.

By default only the harshest, because other tests reload pages and end a worker."""
BOTS_THERE = amount("nia,otto", "nia,lena")  # by default without Lena, who thinks for seconds
GAMES, RELOADS = 30, 100

STORED = """() => Object.entries(localStorage)
  .filter(([name]) => name === "casino.game" || name.startsWith("casino.running."))
  .map(([name, text]) => JSON.parse(text).data.save ?? JSON.parse(text).data)"""
"""Returns the saves of all running games: the one on the table, and the parked ones."""
FILL = """() => {
  for (let size = 1 << 22; size > 16; size >>= 1) {
    try { for (;;) localStorage.setItem(`other.${Math.random()}`, "x".repeat(size)); } catch {}
  }
}"""
"""Fills the storage with foreign values."""
EMPTY = "() => Object.keys(localStorage).forEach((name) => name.startsWith('other.') && localStorage.removeItem(name))"


def test_nothing_is_lost_wherever_a_page_ends(page: Page, server: SiteServer) -> None:
    somebody = Restless(page.context, Random(5))
    somebody.person.go(f"{server.address}play/?seed=restless&seats=3&bots={BOTS_THERE}")
    begun = somebody.seen()
    for how in SUDDEN_ENDS:
        somebody.do_something()
        somebody.do_something()
        assert somebody.differs(somebody.end(how)) == "", how
    assert somebody.seen().text != begun.text


def under_way(page: Page) -> dict[str, str]:
    """Return the texts of the running games by seed."""
    games = [parse_save(json.loads(text), tuple(BOTS)).game for text in map(json.dumps, page.evaluate(STORED))]
    texts = {game.seed: game_text(game).removesuffix("-") for game in games}
    assert len(texts) == len(games)
    return texts


def open_some(tab: Restless, server: SiteServer) -> None:
    """Continue a random game from the list of running games."""
    tab.page.goto(f"{server.address}progress/")
    wait_ready(tab.page)
    links = tab.page.locator(".running").get_by_role("link", name="Continue")
    links.nth(tab.random.randrange(links.count())).click()
    tab.person.arrive()


@pytest.mark.full
@pytest.mark.slow
def test_many_running_games_outlive_reloads_two_tabs_a_full_storage_and_another_browser(
    page: Page, guest_page: Page, server: SiteServer
) -> None:
    context: BrowserContext = page.context
    tabs = [Restless(context, Random(number), own_worker=False) for number in range(2)]
    chance = Random(3)
    for number in range(GAMES):
        tabs[0].person.go(f"{server.address}play/?seed=game{number}")
        tabs[0].choose()  # a game is parked only once a card has been played
        tabs[0].play()
        tabs[0].person.settle()
    games = under_way(tabs[0].page)
    assert len(games) == GAMES
    for number in range(RELOADS):
        tab = chance.choice(tabs)
        open_some(tab, server)
        full = number % 2 == 0
        if full:
            tab.page.evaluate(FILL)
        for _ in range(2):
            tab.do_something()
        tab.page.wait_for_timeout(chance.randrange(300))
        tab.reload()
        wait_ready(tab.page)
        tab.person.settle()
        now = under_way(tab.page)
        # Full storage accepts nothing new, but loses nothing.
        assert [seed for seed in games if not now.get(seed, "").startswith(games[seed])] == []
        games = now
        if full:
            tab.page.evaluate(EMPTY)
    page.goto(f"{server.address}progress/")
    wait_ready(page)
    with page.expect_download() as copy:
        page.get_by_role("button", name="Save a copy").click()
    other = guest_page
    other.goto(f"{server.address}progress/")
    wait_ready(other)
    other.locator("#copy-file").set_input_files(copy.value.path())
    expect(other.locator("#told")).to_contain_text("added")
    assert under_way(other) == games
