"""All tables of the site share one engine: their sessions are separate, and one that hangs does not stop the others."""

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
"""Makes the engine wait for a while before it opens the menu, and hang before it opens the list of keys."""

SOON = ("- begun <= PATIENCE", "- begun <= (self.patience ?? PATIENCE)")
"""Replaces the fixed patience, so that the two requests can shorten it; all others may still take seconds."""

PLAINLY = "const { handle } = await engine;"
HANGS = """if (text.includes('"do": "keys"')) {
  const memory = new WebAssembly.Memory({ initial: 1, maximum: 1, shared: true });
  Atomics.wait(new Int32Array(memory.buffer), 0, 0); // blocks for ever without using the processor
}
const { handle } = await engine;"""

LISTENS = """() => {
  const plain = casinoEngine.handle;
  globalThis.answers = [];
  casinoEngine.handle = async (text) => {
    const answer = await plain(text);
    answers.push([performance.timeOrigin + performance.now(), JSON.parse(text).do]);
    return answer;
  };
}"""
"""Records when the engine answers, and which request."""


def altered(server: SiteServer, script: str, *changes: tuple[str, str]) -> None:
    """Make a server send a script with some parts replaced: each change has the old part and the new one."""
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
    """Return how many engines a server has sent, which is the number of engines started if nothing is cached."""
    return sum(re.search(r"/engine-\w+\.js", path) is not None for path, _ in server.sent)


def open_table(context: BrowserContext, address: str) -> Person:
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
    other = open_table(page.context, f"{own_server.address}embed/v1/?seed=two&seats=3&speed=off")
    before, card = first.picture(), other.hand.first.get_attribute("data-do")
    other.choose(0)
    other.play()
    assert first.picture() == before
    assert isinstance(other.page, type(page))
    other.page.close()
    first.play()
    assert first.picture() != before
    third = open_table(page.context, f"{own_server.address}embed/v1/?seed=two&seats=3&speed=off")
    # The game of the closed table goes on here.
    assert third.hand.count() < 4 or third.hand.first.get_attribute("data-do") != card
    assert engines(own_server) == 1
    assert page.workers == []
    a_dead_engine_is_replaced_and_the_game_goes_on(page, first, third)


def test_a_bot_thinking_at_one_table_delays_no_other(page: Page, server: SiteServer) -> None:
    put(page, game=stored(save_text(SavedMatch(some_game(0), ("iris", "iris")))))
    without_pauses(page, speed="normal", thinking="long")
    person = open_table(page.context, f"{server.address}embed/v1/?seed=two&speed=off")
    person.page.evaluate(LISTENS)
    page.goto(f"{server.address}play/")
    wait_ready(page)
    page.evaluate(LISTENS)
    page.wait_for_function("() => answers.some(([, what]) => what === 'think')", timeout=TIMEOUT_MS)
    answers: list[list[tuple[float, str]]] = []
    for _ in range(30):
        person.choose(0)
        answers = [each.evaluate("answers") for each in (page, person.page)]
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
    other = open_table(page.context, f"{own_server.address}embed/v1/?seed=two&speed=off")
    first.menu("Settings")  # the engine waits, which must not be taken for hanging
    page.keyboard.press("Escape")
    expect(first.dialog()).to_have_count(0)
    page.keyboard.press("?")
    expect(page.locator("#broken")).to_be_visible()
    other.play()
    first.play()
    assert engines(own_server) == 1
    assert other.page.locator("#broken").is_hidden()


def a_dead_engine_is_replaced_and_the_game_goes_on(page: Page, first: Person, other: Person) -> None:
    """Press the key at which the engine of two tables hangs; both tables must go on with new engines."""
    before = first.picture()
    page.keyboard.press("?")
    first.settle()
    assert first.picture() == before
    first.play()
    assert first.picture() != before
    other.play()  # its first press discovers the dead engine
    assert [len(each.workers) for each in page.context.pages] == [1, 1]


@pytest.mark.full  # by default, test_first_tap.py plays without shared workers
def test_without_shared_workers_each_table_has_its_own(new_page: NewPage, server: SiteServer) -> None:
    page = new_page()
    page.add_init_script("delete globalThis.SharedWorker")
    without_pauses(page)
    person = Person(page)
    person.go(f"{server.address}play/?seed=one&bots=nia")
    person.play()
    assert len(page.workers) == 1
