"""All tables of the site share one engine: sessions are separate, and a hanging one does not stop the others."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.person import Person, put, some_game, stored, without_pauses
from tests.conftest import TIMEOUT_MS, NewPage, wait_ready
from web.generator.serve import SiteServer
from web.worker.match.saves import SavedMatch, save_text

PLAIN = 'python.pyimport("web.worker.main")'
HANGS_IN_PYTHON = """(python.runPython(`
import asyncio
import js
from web.worker import main
plain = main.handle
async def handle(text, table):
    try:
        if '"do": "menu"' in text:
            js.patience = 3_000
            await asyncio.sleep(4)
        while '"do": "keys"' in text:
            js.patience = 500
    finally:
        js.patience = 15_000
    return await plain(text, table)
main.handle = handle`), python.pyimport("web.worker.main"))"""
"""Waits for a while before it opens the menu, and hangs before it opens the keys."""

SOON = ("- begun <= PATIENCE", "- begun <= (self.patience ?? PATIENCE)")
"""A change that lets the engine shorten the patience for these two requests, as any other may take seconds."""

PLAINLY = "const { handle } = await engine;"
HANGS = """if (text.includes('"do": "keys"')) {
  const memory = new WebAssembly.Memory({ initial: 1, maximum: 1, shared: true });
  Atomics.wait(new Int32Array(memory.buffer), 0, 0); // blocks for ever without using the processor
}
const { handle } = await engine;"""

LISTENS = """() => {
  const plain = casinoEngine.handle;
  globalThis.asked = [];
  casinoEngine.handle = async (text) => {
    const answer = await plain(text);
    asked.push([performance.timeOrigin + performance.now(), JSON.parse(text).do]);
    return answer;
  };
}"""
"""Records when the engine answers, and what."""


def altered(server: SiteServer, script: str, *changes: tuple[str, str]) -> None:
    """Make a server send a script with parts replaced."""
    read = server.read

    def changed(file: Path) -> bytes:
        content = read(file)
        if re.fullmatch(rf"{script}-\w+\.js", file.name):
            for old, new in changes:
                assert content.count(old.encode()) == 1, old
                content = content.replace(old.encode(), new.encode())
        return content

    server.read = changed  # type: ignore[method-assign]


def engines(server: SiteServer) -> int:
    """Return the number of engines started, if responses are not cached."""
    return sum(re.search(r"/engine-\w+\.js", path) is not None for path, _ in server.sent)


def beside(context: BrowserContext, address: str) -> Person:
    """Open another table of the same visitor."""
    person = Person(context.new_page())
    person.go(address)
    return person


def test_tables_share_an_engine_and_nothing_else_until_it_dies(new_page: NewPage, own_server: SiteServer) -> None:
    own_server.caching = "no-store"
    altered(own_server, "engine", (PLAINLY, HANGS))
    altered(own_server, "engine-client", ("SILENCE = 20", "SILENCE = 10"))
    page = new_page()
    without_pauses(page)
    first = Person(page)
    first.go(f"{own_server.address}play/?seed=one&bots=nia")
    first.play()
    other = beside(page.context, f"{own_server.address}embed/v1/?seed=two&seats=3&speed=off")
    before, card = first.picture(), other.hand.first.get_attribute("data-do")
    other.choose(0)
    other.play()
    assert first.picture() == before
    assert isinstance(other.page, type(page))
    other.page.close()
    first.play()
    assert first.picture() != before
    third = beside(page.context, f"{own_server.address}embed/v1/?seed=two&seats=3&speed=off")
    assert third.hand.count() < 4 or third.hand.first.get_attribute("data-do") != card  # its game goes on
    assert engines(own_server) == 1
    assert page.workers == []
    a_dead_engine_is_replaced_and_the_game_goes_on(page, first, third)


def test_a_bot_thinking_at_one_table_delays_no_other(page: Page, server: SiteServer) -> None:
    put(page, game=stored(save_text(SavedMatch(some_game(0), ("iris", "iris")))))
    without_pauses(page, speed="normal", thinking="long")
    person = beside(page.context, f"{server.address}embed/v1/?seed=two&speed=off")
    person.page.evaluate(LISTENS)
    page.goto(f"{server.address}play/")
    wait_ready(page)
    page.evaluate(LISTENS)
    page.wait_for_function("() => asked.some(([, what]) => what === 'think')", timeout=TIMEOUT_MS)
    answers: list[list[tuple[float, str]]] = []
    for _ in range(30):
        person.choose(0)
        answers = [each.evaluate("asked") for each in (page, person.page)]
        slices = [(begun, done) for (begun, what), (done, then) in pairwise(answers[0]) if what == then == "think"]
        if any(begun < answered < done for answered, _ in answers[1] for begun, done in slices):
            return
    pytest.fail(str(answers))


def test_hanging_python_is_stopped_and_only_its_table_shows_an_error(new_page: NewPage, own_server: SiteServer) -> None:
    own_server.caching = "no-store"
    altered(own_server, "engine", (PLAIN, HANGS_IN_PYTHON), SOON)
    page = new_page(expect_errors=True)
    without_pauses(page)
    first = Person(page)
    first.go(f"{own_server.address}play/?seed=one&bots=nia")
    other = beside(page.context, f"{own_server.address}embed/v1/?seed=two&speed=off")
    first.menu("Settings")  # waiting is not hanging
    page.keyboard.press("Escape")
    expect(first.dialog()).to_have_count(0)
    page.keyboard.press("?")
    expect(page.locator("#broken")).to_be_visible()
    other.play()
    first.play()
    assert engines(own_server) == 1
    assert other.page.locator("#broken").is_hidden()


def a_dead_engine_is_replaced_and_the_game_goes_on(page: Page, first: Person, other: Person) -> None:
    """Press the key at which the engine of two tables hangs."""
    before = first.picture()
    page.keyboard.press("?")
    first.settle()
    assert first.picture() == before
    first.play()
    assert first.picture() != before
    other.play()  # its first press discovers the dead engine
    assert [len(each.workers) for each in page.context.pages] == [1, 1]


@pytest.mark.full  # test_first_tap.py plays without them
def test_without_shared_workers_each_table_has_its_own(new_page: NewPage, server: SiteServer) -> None:
    page = new_page()
    page.add_init_script("delete globalThis.SharedWorker")
    without_pauses(page)
    person = Person(page)
    person.go(f"{server.address}play/?seed=one&bots=nia")
    person.play()
    assert len(page.workers) == 1
