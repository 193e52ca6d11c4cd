"""The main flow in Firefox and WebKit: a game is set up, played to its end, kept, and still there after a reload."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import AbstractContextManager

import pytest
from playwright.sync_api import Playwright

from casino_core.record import parse_game
from tests.browser.engines import Engine, firefox, webkit
from tests.browser.person import SETTLED, stored
from tests.browser.test_games import CLICKER, MOST
from web.app.settings import USUAL
from web.generator.serve import SiteServer

READY = "document.documentElement.dataset.python === 'ready'"
SHEET = "() => document.querySelector('dialog#sheet[open]').innerText"
KEPT = "() => Object.entries(localStorage).filter(([name]) => name.startsWith('casino.done.')).map(([, text]) => text)"
WRONG = "() => [...document.querySelectorAll('#broken, [data-failed]')].filter((one) => !one.hidden).length"


def settle(engine: Engine) -> None:
    """Wait until the engine is there and the table rests."""
    engine.until(READY)
    engine.until(SETTLED)


@pytest.mark.filterwarnings("ignore:setting remote_server_addr:DeprecationWarning")  # selenium warns of itself
@pytest.mark.parametrize("window", [firefox, webkit], ids=["firefox", "webkit"])
def test_a_game_is_played_kept_and_still_there(
    window: Callable[[Playwright], AbstractContextManager[Engine]], playwright: Playwright, server: SiteServer
) -> None:
    with window(playwright) as engine:
        engine.go(f"{server.address}about/")
        engine.run("(text) => localStorage.setItem('casino.settings', text)", stored({**USUAL, "speed": "off"}))
        engine.go(f"{server.address}play/?seed=engines&target=11&sweep_points=1")
        settle(engine)
        engine.press("#hand button.card")
        settle(engine)
        engine.until("document.querySelector('#hand button[aria-pressed=true]') !== null")
        assert 10 < engine.run(CLICKER, MOST) < MOST
        sheet = engine.run(SHEET)
        (text,) = engine.run(KEPT)
        game = json.loads(text)["data"]
        assert parse_game(game["game"]).totals == tuple(game["totals"])
        assert all(str(points) in sheet for points in game["totals"])
        engine.go(f"{server.address}play/")
        settle(engine)
        assert engine.run(SHEET) == sheet
        assert engine.run(WRONG) == 0
        assert engine.problems() == []
