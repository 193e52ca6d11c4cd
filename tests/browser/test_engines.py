"""The main flow in each browser engine: finish a game, back it up, restore it, and play on from one of its plays."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import Any

import pytest
from playwright.sync_api import Playwright

from casino_core.notation.record import parse_game
from casino_core.rules.variants import variant_rules
from tests.browser.engines import Engine, chromium, firefox, webkit
from tests.browser.person import SETTLED, save_of, some_game, stored
from tests.browser.test_friend_engines import group_is_that_of_the_rfcs
from tests.browser.test_games import CLICKER, MAX_PRESSES
from tests.engine.amount import FULL
from web.generator.serve import SiteServer
from web.shared.settings import DEFAULTS

LATE_GAME = some_game(40, variant_rules("classic", target=6, sweep_points=1), "engines")
"""A game that ends with the last eight cards of its first round."""

STORE = "(values) => Object.entries(values).forEach(([name, text]) => localStorage.setItem(name, text))"
READY = "document.documentElement?.dataset.python === 'ready'"
SHEET = "() => document.querySelector('dialog#sheet[open]').innerText"
KEPT = """() => {
  const texts = Object.entries(localStorage).filter(([name]) => name.startsWith("casino.done."));
  return texts.map(([, text]) => JSON.parse(text).data);
}"""
WRONG = "() => [...document.querySelectorAll('#broken, [data-failed]')].filter((one) => !one.hidden).length"


FIRSTS = "() => Object.keys(JSON.parse(localStorage['casino.firsts'] ?? '{\"data\": {}}').data).sort()"

CAPTURE_DOWNLOAD = """() => {
  window.caught = new Promise((done) => { URL.createObjectURL = (blob) => (done(blob.text()), ""); });
  HTMLAnchorElement.prototype.click = () => {};
}"""
"""Captures a downloaded file in the page, because not every driver reports downloads."""

PUT_IN = """(text) => {
  const field = document.getElementById("copy-file"), files = new DataTransfer();
  files.items.add(new File([text], "copy.json", { type: "application/json" }));
  field.files = files.files;
  field.dispatchEvent(new Event("change", { bubbles: true }));
}"""


def settle(engine: Engine) -> None:
    """Wait until the table is ready and idle."""
    engine.until(f"document.getElementById('play') && {READY} && {SETTLED}")


@pytest.mark.filterwarnings("ignore:setting remote_server_addr:DeprecationWarning")
@pytest.mark.parametrize("window", [chromium, firefox, webkit], ids=["chromium", "firefox", "webkit"])
def test_a_game_is_played_kept_copied_and_resumed(
    window: Callable[[Playwright], AbstractContextManager[Engine]], playwright: Playwright, server: SiteServer
) -> None:
    with window(playwright) as engine:
        engine.go(f"{server.address}about/")
        assert group_is_that_of_the_rfcs(engine, server)
        engine.run(STORE, {"casino.settings": stored({**DEFAULTS, "speed": "off"}), "casino.game": save_of(LATE_GAME)})
        engine.go(f"{server.address}play/")
        settle(engine)
        engine.press("#hand button.card")
        settle(engine)
        engine.until("document.querySelector('#hand button[aria-pressed=true]') !== null")
        assert 4 < engine.run(CLICKER, MAX_PRESSES) < MAX_PRESSES
        sheet = engine.run(SHEET)
        (game,) = engine.run(KEPT)
        assert parse_game(game["game"]).totals == tuple(game["totals"])
        assert all(str(points) in sheet for points in game["totals"])
        if FULL:  # by default Python starts only once
            # Only a reload shows a finished game again; opening the page anew begins a new game.
            engine.run("() => { globalThis.before = true; location.reload(); }")
            engine.until("globalThis.before === undefined && document.querySelector('dialog#sheet[open]') !== null")
            settle(engine)
            assert engine.run(SHEET) == sheet
        assert engine.run(FIRSTS) == sorted(game["tally"].get("feats", {}))
        if FULL or window is firefox:
            copied(engine, f"{server.address}progress/", game)
        if FULL:
            engine.go(f"{server.address}progress/")  # hides the message that covers the end of the page
            engine.until(READY)
            engine.press(".first-times a")
            settle(engine)
            engine.press("#dialogs [data-do='if:go']")
            settle(engine)
            assert "What if" in engine.run("() => document.querySelector('#bar h1').textContent")
            assert engine.run(KEPT) == [game]
        assert engine.run(WRONG) == 0
        assert engine.problems() == []


def copied(engine: Engine, address: str, game: dict[str, Any]) -> None:
    """Save a backup, clear the storage and restore the backup."""
    engine.go(address)
    engine.until(READY)
    engine.run(CAPTURE_DOWNLOAD)
    engine.press("#copy-all")
    copy = engine.run("() => window.caught")
    engine.run("() => localStorage.clear()")
    engine.go(address)
    engine.until(READY)
    assert engine.run(KEPT) == []
    engine.run(PUT_IN, copy)
    engine.until("document.querySelector('.first-times a') !== null")
    assert engine.run(KEPT) == [game]
