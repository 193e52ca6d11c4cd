"""A game with a friend between two browsers: letters from Firefox are read in Chromium, and the reverse."""

from __future__ import annotations

from typing import cast

import pytest
from playwright.sync_api import Playwright, expect

from tests.browser.engines import SLOW_TIMEOUT_MS, Window, firefox
from tests.browser.friends import Friend
from tests.conftest import NewPage
from tests.engine.amount import amount
from web.generator.serve import SiteServer

MOST = amount(10, 100)
"""How many letters are played; a round has fewer than 40."""


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore:setting remote_server_addr:DeprecationWarning")
def test_firefox_plays_chromium(new_page: NewPage, playwright: Playwright, server: SiteServer) -> None:
    with firefox(playwright) as window:
        page = cast(Window, window).page
        page.set_default_timeout(SLOW_TIMEOUT_MS)
        ada, ben = Friend(new_page()), Friend(page)
        ada.open(ben.take_seat(ada.invite(f"{server.address}friend/", "Ada"), "Ben"))
        me, other, letters = ada, ben, 2
        while letters < MOST and me.play():
            other.open(me.send())
            letters += 1
            me, other = other, me
        for person in (ada, ben) if letters < MOST else ():
            person.reload()
            expect(person.page.locator("#sheet")).to_contain_text("every card was checked")
        # A page that is opened anew stops loading, which Firefox reports as errors of its scripts.
        assert [problem for problem in window.problems() if problem.startswith("foreign")] == []
