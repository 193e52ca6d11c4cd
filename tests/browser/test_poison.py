"""Unreadable stored values, refused storage, and hostile pasted texts and backups: the table starts anyway."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.engines import Window
from tests.browser.person import Person, save_of, some_game, without_pauses
from tests.engine.amount import amount
from tests.trials.in_browser import Visits
from tests.trials.inputs import pasted
from web.generator.paths import STATIC
from web.generator.serve import SiteServer
from web.page.stored import STORED
from web.shared.settings import SETTINGS

DEPTH, LENGTH = amount((20_000, 40_000), (100_000, 300_000))
DEEP = '{"v":1,"data":' + "[" * DEPTH + "]" * DEPTH + "}"
POISON = (
    '{"v":0}',
    '{"v":-1,"data":{}}',
    DEEP,
    '{"v":1,"data":{"a":1e999}}',
    '{"v":true,"data":7}',
    "x" * LENGTH,
    "a\0b",
)

DATABASE_REFUSED = """
  IDBFactory.prototype.open = function () { throw new DOMException("denied", "SecurityError"); };
"""
NOTHING_READ = """
  Storage.prototype.getItem = function () { throw new DOMException("denied", "SecurityError"); };
"""
FOREIGN = (
    '<p id="log"></p><iframe id="foreign"></iframe>',
    '<p id="log"><a id="foreign" href="javascript:1">now</a></p>',
    '<p id="log" onclick="foreign()"><b id="foreign"></b></p>',
    '<p id="foreign"></p>',
)


def test_unreadable_values_are_set_aside_and_the_table_starts(page: Page, server: SiteServer) -> None:
    poison = {name: POISON[place % len(POISON)] for place, name in enumerate(STORED)}
    kept = {f"casino.aside.{name}": text for name, text in poison.items()}
    page.goto(f"{server.address}about/")
    page.evaluate(
        "(all) => Object.entries(all).forEach(([name, text]) => localStorage.setItem(name, text))",
        {**poison, "casino.game": save_of(some_game(10))},
    )
    person = Person(page)
    person.go(f"{server.address}play/")
    expect(page.locator("#note")).to_contain_text("cannot be read. It has been set aside")
    assert page.evaluate("(names) => names.map((name) => localStorage.getItem(name))", [*kept]) == [*kept.values()]
    page.goto(f"{server.address}progress/")
    with page.expect_download() as download:
        page.get_by_role("button", name="Save the unreadable data as a file").click()
    assert json.loads(Path(download.value.path()).read_text("utf-8"))["unreadable"] == kept
    page.get_by_role("button", name="Discard the unreadable data").click()
    page.get_by_role("button", name="Undo").wait_for()
    assert page.evaluate("Object.keys(localStorage).filter((name) => name.startsWith('casino.aside'))") == []
    page.get_by_role("button", name="Undo").click()
    assert page.evaluate("Object.keys(localStorage).filter((name) => name.startsWith('casino.aside')).length") == len(
        kept
    )
    page.goto(f"{server.address}play/")
    person.arrive()
    expect(page.locator("#note")).to_be_hidden()


def test_unknown_settings_are_ignored(page: Page, server: SiteServer) -> None:
    page.goto(f"{server.address}about/")
    values = {"python": "ready", "page": "ready", "theme": "python", "table": "reeds", "speed": ["off"]}
    page.evaluate("(text) => localStorage.setItem('casino.settings', text)", json.dumps({"v": 1, "data": values}))
    page.reload()
    shown = page.evaluate("({...document.documentElement.dataset})")
    assert {name: shown[name] for name in (*SETTINGS, "python", "page") if name in shown} == {"table": "reeds"}
    person = Person(page)
    person.go(f"{server.address}play/")
    person.settle()


def test_a_stored_picture_that_is_no_table_is_not_shown(faulty_page: Page, server: SiteServer) -> None:
    page = faulty_page
    page.route("**/*.wasm", lambda route: route.abort())  # so the first paint stays
    for foreign in FOREIGN[:: amount(2, 1)]:
        page.goto(f"{server.address}about/")
        values = {"casino.game": save_of(some_game(10)), "casino.table": json.dumps({"v": 1, "data": foreign})}
        page.evaluate(
            "(all) => Object.entries(all).forEach(([name, text]) => localStorage.setItem(name, text))", values
        )
        page.goto(f"{server.address}play/", wait_until="domcontentloaded")
        expect(page.locator("#play #hand")).to_have_count(1)
        expect(page.locator("#foreign")).to_have_count(0)


def test_the_first_paint_knows_all_settings() -> None:
    text = (STATIC / "js" / "theme.js").read_text("utf-8")
    assert {name: tuple(values.split()) for name, values in re.findall(r'(\w+): "([a-z ]+)"', text)} == SETTINGS


@pytest.mark.parametrize(
    "refused", [DATABASE_REFUSED, pytest.param(NOTHING_READ, marks=pytest.mark.full)], ids=["database", "reading"]
)
def test_one_kind_of_storage_is_refused(page: Page, server: SiteServer, refused: str) -> None:
    page.add_init_script(refused)
    if refused == DATABASE_REFUSED:  # storing settings needs localStorage
        without_pauses(page)
    person = Person(page)
    person.go(f"{server.address}play/?seed=refused")
    person.choose(0)
    person.acts.last.click()
    person.settle()
    if refused == NOTHING_READ:
        expect(page.locator("#note")).to_contain_text("Your browser is not saving anything for this site.")
    else:
        assert page.evaluate("localStorage['casino.game']")


RANDOM_TEXTS = [pasted(Random(f"pasted {number}")) for number in range(amount(3, 300))]
PASTED = ["\0", "classic/k7f2\0", "x" * 2_300_000, *(text for text in RANDOM_TEXTS if len(text) < 100_000)]
LONG = "x" * 3_000_000
COPIES = amount(3, 300)


def test_any_pasted_text_gets_an_answer(page: Page, server: SiteServer) -> None:
    """A NUL character once removed a dialog's buttons, and two million letters once exhausted MicroPython's memory."""
    visits = Visits(Window(page), server.address)
    assert [visits.paste(text) for text in PASTED] == [""] * len(PASTED)


def test_any_backup_gets_an_answer(page: Page, server: SiteServer) -> None:
    """Three million letters in a backup once froze the page for half a minute."""
    visits = Visits(Window(page), server.address)
    assert [visits.copies(Random(f"copies {number}")) for number in range(COPIES)] == [""] * COPIES
    copy = {"casino": 1, "saved": LONG, LONG: 1, "games": [], "values": {"casino.game": LONG}}
    answer = page.evaluate("(text) => casinoCopies.open(new Blob([text]))", json.dumps(copy))
    read: dict[str, object] = {"casino": 1, "saved": None, "games": [], "values": {"casino.game": None}}
    assert json.loads(answer.partition("\n")[2]) == read
