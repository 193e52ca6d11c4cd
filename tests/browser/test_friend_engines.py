"""Games with a friend in two browsers: Firefox plays with Chromium, and browsers compute the RFCs' test vectors."""

from __future__ import annotations

from typing import cast

import pytest
from playwright.sync_api import Page, Playwright, expect

from casino_core.mutual.sodium import Sodium
from tests.browser.engines import SLOW_TIMEOUT_MS, Engine, Window, firefox
from tests.browser.friends import Friend
from tests.conftest import NewPage
from tests.mutual import same
from tests.mutual.test_libraries import VECTORS
from web.generator.serve import SiteServer

IN_A_PAGE = """async (address, data) => {
  const group = await import(address);
  const bytes = (text) => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  const hex = (array) => Array.from(array, (byte) => byte.toString(16).padStart(2, "0")).join("");
  const [generator, dst, key] = [data.multiples[0], data.oprf_dst, data.oprf_key].map(bytes);
  const scalar = (number) => new Uint8Array(32).fill(number, 0, 1);
  const results = data.multiples.map((_, index) => hex(group.multiply(generator, scalar(index + 1))));
  results.push(...[...data.invalid, "", "00".repeat(32), "00".repeat(33)].map((text) => group.isValid(bytes(text))));
  for (const { input, blind } of data.oprf) {
    const point = group.hashToGroup(bytes(input), dst);
    const blinded = group.multiply(point, bytes(blind));
    const again = group.multiply(blinded, group.invert(bytes(blind)));
    results.push(hex(blinded), hex(group.multiply(blinded, key)), hex(again) === hex(point));
  }
  return results;
}"""
"""``same.vectors`` in JavaScript, which calls the script of the group without Python."""


def group_is_that_of_the_rfcs(engine: Engine, server: SiteServer) -> bool:
    """Return whether a browser that shows a page of the site computes the same test vectors as the RFCs."""
    script = next(server.folder.glob("assets/group-*.js")).relative_to(server.folder)
    return bool(engine.run(IN_A_PAGE, f"{server.address}{script}", VECTORS) == same.vectors(Sodium(), VECTORS))


@pytest.mark.slow
def test_the_vectors_of_the_rfcs(page: Page, server: SiteServer) -> None:
    page.goto(f"{server.address}about/")
    assert group_is_that_of_the_rfcs(Window(page), server)


@pytest.mark.full
@pytest.mark.filterwarnings("ignore:setting remote_server_addr:DeprecationWarning")
def test_firefox_plays_chromium(new_page: NewPage, playwright: Playwright, server: SiteServer) -> None:
    with firefox(playwright) as window:
        page = cast(Window, window).page
        page.set_default_timeout(SLOW_TIMEOUT_MS)
        ada, ben = Friend(new_page()), Friend(page)
        ada.open(ben.take_seat(ada.invite(f"{server.address}friend/", "Ada"), "Ben"))
        me, other = ada, ben
        while me.play():
            other.open(me.send())
            me, other = other, me
        for person in (ada, ben):
            person.reload()
            expect(person.page.locator("#sheet")).to_contain_text("every card has been checked")
        # Opening a page anew while it loads stops its scripts, which Firefox reports as errors.
        assert [problem for problem in window.problems() if problem.startswith("foreign")] == []
