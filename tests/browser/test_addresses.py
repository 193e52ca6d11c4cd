"""Addresses in Chromium and Firefox: damaged addresses, addresses that say what a page shows, and pages shown again."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Playwright

from casino_core.notation.record import game_text
from casino_core.rules.variants import variant_rules
from tests.browser.engines import Engine, Window, firefox
from tests.browser.person import SETTLED, some_game, stored
from tests.browser.test_engines import READY, STORE, WRONG
from tests.engine.amount import amount
from web.generator.serve import SiteServer
from web.shared.settings import DEFAULTS
from web.worker.session.notices import TIPS

OVER = game_text(some_game(48, variant_rules("classic", target=6, sweep_points=1), "engines"))
"""A finished game."""

HERE = "() => location.pathname + location.search + location.hash"
SEEDED = "() => localStorage.getItem('casino.game').includes('k7f2')"
COMES_BACK = """(name, text) => {
  dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
  if (name) localStorage.setItem(name, text);
  window.old = true;
  dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
}"""
"""Simulates a page that the browser keeps and shows again, after a value was stored under `name`, if it is not ""."""

FORWARDED = {
    "play/%3Fseed=k7f2": "play/",
    "play%252F%253Fseed%253Dk7f2.": "play/",
    "rules/classic)": "rules/classic/",
    "Rules/": "rules/",
    "glossary/%23build": "glossary/#build",
    "daily/&day=2026-11-22": "daily/?day=2026-11-22",
    "puzzles/classic/%E2%80%8B?step=p108": "puzzles/classic/?step=p108",
    "puzzles%2Fclassic%2F%3Fstep=p108.": "puzzles/classic/?step=p108",
    "play/index.html.": "play/",
    "embed/v1/position/%3Ftable=5H&amp;hand=8D": "embed/v1/position/?table=5H&hand=8D",
}


DEALT = "play/?variant=classic&seed=k7f2&bots=nia"
"""The address of the table after a damaged address has led to its game."""


def at_table(engine: Engine) -> None:
    """Wait until a table is ready and idle."""
    engine.until(f"document.getElementById('play') && {READY} && {SETTLED}")


def test_an_address_is_the_place(faulty_page: Page, server: SiteServer) -> None:
    the_address_is_the_place(Window(faulty_page), server.address)  # the console reports every missing page


@pytest.mark.full
@pytest.mark.filterwarnings("ignore:setting remote_server_addr:DeprecationWarning")
def test_an_address_is_the_place_in_firefox(playwright: Playwright, server: SiteServer) -> None:
    with firefox(playwright) as engine:
        the_address_is_the_place(engine, server.address)


def the_address_is_the_place(engine: Engine, site: str) -> None:
    """Check addresses of puzzles and replays, pages shown again, and damaged addresses."""
    engine.go(f"{site}about/")
    engine.run(STORE, {"casino.settings": stored({**DEFAULTS, "speed": "off"}), "casino.away": stored([*TIPS])})
    engine.run(STORE, {"casino.days": stored({"2026-10-05": [7, 4]})})  # so that there is an earlier month
    base = engine.run("() => location.pathname").removesuffix("about/")

    def here() -> str:
        return str(engine.run(HERE)).removeprefix(base)

    steps(engine, site, here)
    replay(engine, site, here)
    comes_back(engine, site)
    for damaged, meant in [*FORWARDED.items()][:: amount(3, 1)]:
        engine.go(f"{site}{damaged}")
        arrived = f"{base}{meant.partition('#')[0].partition('?')[0]}"
        engine.until(f"location.pathname === '{arrived}' && document.readyState === 'complete'")
        if meant == "play/":
            at_table(engine)
            assert engine.run(SEEDED)
        # The address of the table names the players of its game, too.
        assert here() == (DEALT if meant == "play/" else meant)
    engine.go(f"{site}nowhere)")
    assert engine.run("() => document.querySelector('h1').textContent") == "Page not found"
    assert engine.run(WRONG) == 0


def steps(engine: Engine, site: str, here: Callable[[], str]) -> None:
    """Open a puzzle by a damaged address, go to the next puzzle, open that one by its address, and end a run."""
    place = "() => document.querySelector('#coach h2').textContent"
    engine.go(f"{site}puzzles/classic/?step=p108.")
    at_table(engine)
    assert here() == "puzzles/classic/?step=p108"
    engine.press("#coach-skip")
    at_table(engine)
    shown, address = engine.run(place), here()
    assert address != "puzzles/classic/?step=p108"
    for _ in range(amount(1, 2)):
        engine.go(f"{site}{address}")
        at_table(engine)
        assert (engine.run(place), here()) == (shown, address)
    engine.go(f"{site}puzzles/run/?mode=timed&minutes=1&game=royal")
    at_table(engine)
    engine.press("#coach-end")
    at_table(engine)
    assert engine.run("() => document.querySelector('#coach-on').href").endswith("?mode=timed&minutes=1&game=royal")
    assert engine.run("() => document.querySelector('#coach-on + a').href").endswith("/puzzles/")


def replay(engine: Engine, site: str, here: Callable[[], str]) -> None:
    """Return to the same place of a replay, and to the same month of the calendar, by the addresses of the pages."""
    engine.go(f"{site}play/#game={OVER}&bots=otto&place=3.")
    at_table(engine)
    address = here()
    assert address.endswith("&place=3")
    engine.go(f"{site}about/")
    engine.go(f"{site}{address}")
    at_table(engine)
    assert here() == address
    assert engine.run("() => document.getElementById('replay') !== null")
    engine.go(f"{site}daily/?day=2026-11-22&friend=9-2).")
    engine.until(READY)
    assert engine.run("() => localStorage.getItem('casino.friends')").count("2026-11-22") == 1
    engine.press("#earlier")
    address = here()
    month = "() => document.getElementById('month').textContent"
    assert "month=" in address
    shown = engine.run(month)
    engine.go(f"{site}about/")
    engine.go(f"{site}{address}")
    engine.until(READY)
    assert engine.run(month) == shown


def comes_back(engine: Engine, site: str) -> None:
    """Show pages again from the browser's memory; only a change in the storage must reload them."""
    done = stored({"first/pair": "2026-11-22"})
    for page in ("learn/", "progress/", "puzzles/", "daily/", "")[: amount(2, 5)]:
        engine.go(f"{site}{page}")
        engine.until("document.readyState === 'complete'")
        engine.run("() => localStorage.removeItem('casino.lessons')")
        engine.run(COMES_BACK, "", "")
        assert engine.run("() => window.old")
        engine.run(COMES_BACK, "casino.lessons", done)
        engine.until("!window.old && document.readyState === 'complete'")
    engine.go(f"{site}learn/")
    assert "1 of" in engine.run("() => document.body.innerText")


def test_back_shows_what_is_stored(page: Page, server: SiteServer) -> None:
    back_shows_what_is_stored(Window(page), server.address, kept=None)


@pytest.mark.full
@pytest.mark.filterwarnings("ignore:setting remote_server_addr:DeprecationWarning")
def test_back_shows_what_is_stored_in_firefox(playwright: Playwright, server: SiteServer) -> None:
    with firefox(playwright) as engine:
        back_shows_what_is_stored(engine, server.address, kept="true")


def back_shows_what_is_stored(engine: Engine, site: str, kept: str | None) -> None:
    """Go back by the browser's history after a lesson was stored; only Firefox keeps the page in its memory."""
    done = stored({"first/pair": "2026-11-22"})
    engine.go(f"{site}learn/")
    engine.run("() => addEventListener('pageshow', (e) => sessionStorage.setItem('kept', e.persisted))")
    engine.run("(to) => void setTimeout(() => { location.href = to; })", f"{site}about/")
    engine.until("location.pathname.endsWith('/about/') && document.readyState === 'complete'")
    engine.run(STORE, {"casino.lessons": done})
    engine.run("() => void setTimeout(() => history.back())")
    engine.until("location.pathname.endsWith('/learn/') && document.body?.innerText.includes('1 of')")
    assert engine.run("() => sessionStorage.getItem('kept')") == kept
