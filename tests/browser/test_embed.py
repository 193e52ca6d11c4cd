"""The table in frames of other pages: on other sites, in a sandbox, with good and bad addresses."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.person import Person
from tests.conftest import NewPage
from tests.engine.amount import amount
from tests.trials.messages import LISTENS, Host, host_page, table
from web.generator.serve import SiteServer, serving


@pytest.fixture
def host(tmp_path: Path) -> Iterator[SiteServer]:
    """A page of somebody else, on a site of its own."""
    with serving(tmp_path, host="localhost") as running:
        yield running


def visit(page: Page, host: SiteServer, address: str, sandbox: str = "") -> Person:
    """Open a page with a table in it, and come to that table, which gets messages while it starts."""
    (host.folder / "index.html").write_text(host_page(table(address, sandbox)), "utf-8")
    hostile = Host(page, f"http://localhost:{host.server_port}/")
    for number in range(EARLY):
        hostile.send(Random(f"early {number}"), 0)
    person = Person(hostile.table(0))
    person.arrive()
    return person


EARLY = 5
MESSAGES = amount(40, 500)

BAD = [
    ("?variant=clasic", "There is no game called “clasic”"),
    ("?bots=shark", "There is no player called “shark”"),
    ("?seats=7", "It is not played by 7"),
    ("?sweep_points=lots", "“sweep_points” cannot be “lots”"),
]
"""Addresses, and what is said of them: how all such are read is tested without a browser."""


@pytest.mark.parametrize("sandbox", ["", 'sandbox="allow-scripts"'], ids=["other site", "sandbox"])
def test_a_round_in_a_frame_that_gets_messages(page: Page, server: SiteServer, host: SiteServer, sandbox: str) -> None:
    page.add_init_script(LISTENS)
    address = f"{server.address}embed/v1/?variant=classic&seats=2&sweep_points=1&target=11&seed=abc&speed=off"
    person = visit(page, host, address, sandbox)
    expect(person.page.locator("#bar h1")).to_contain_text("to 11")
    hostile = Host(page)
    answers = [hostile.pester(Random(f"messages {number}"), 0) for number in range(MESSAGES)]
    assert [answer for answer in answers if answer] == []
    person.round()
    expect(person.sheet.locator("tbody")).to_contain_text("Sweeps")
    assert person.page.evaluate("document.querySelector('#bar use, .card use').getBoundingClientRect().width") > 0
    told = page.evaluate("told")
    assert told
    assert all(message["casino"] == 1 and message["height"] >= 700 for message in told)


def test_the_same_seed_gives_the_same_cards(page: Page, server: SiteServer, host: SiteServer) -> None:
    hands = []
    for _ in range(2):
        person = visit(page, host, f"{server.address}embed/v1/#seed=abc")
        hands.append(person.page.locator("#hand").inner_text() + person.page.locator("#hand").inner_html())
    assert hands[0] == hands[1]


@pytest.mark.parametrize(
    ("query", "words"),
    amount(BAD[:2], BAD),
)
def test_a_bad_address_is_told_and_the_nearest_offered(
    page: Page, server: SiteServer, host: SiteServer, query: str, words: str
) -> None:
    person = visit(page, host, f"{server.address}embed/v1/{query}")
    expect(person.dialog()).to_contain_text(words)
    person.dialog().get_by_role("button", name="Play the closest match").click()
    expect(person.dialog()).to_have_count(0)
    assert person.hand.count() == 4


def test_the_way_to_the_site(page: Page, server: SiteServer, host: SiteServer) -> None:
    person = visit(page, host, f"{server.address}embed/v1/")
    link = person.page.get_by_role("link", name="Casino")
    expect(link).to_have_attribute("target", "_blank")
    with page.expect_popup() as popup:
        link.click()
    popup.value.wait_for_url(server.address)


def test_a_frame_of_the_same_site_goes_on_where_it_was(new_page: NewPage, server: SiteServer) -> None:
    page = new_page()
    person = Person(page)
    person.go(f"{server.address}embed/v1/?seed=abc&speed=off")
    person.play()
    before = person.picture()
    page.reload()
    person.arrive()
    assert person.picture() == before
    person.go(f"{server.address}embed/v1/?seed=other")
    assert person.picture() != before
    assert page.evaluate("localStorage['casino.game'] ?? null") is None
