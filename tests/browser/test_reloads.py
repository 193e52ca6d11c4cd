"""Pages that end at any moment of play: while bots think, while cards travel, behind dialogs."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Page

from tests.engine.amount import amount
from tests.trials.crash import ENDS, Restless
from web.generator.serve import SiteServer

ROUNDS = amount(1, 50)


def test_nothing_is_lost_wherever_a_page_ends(page: Page, server: SiteServer) -> None:
    somebody = Restless(page.context, Random(1))
    somebody.person.go(f"{server.address}play/?seed=restless&seats=3&bots=nia,lena")
    begun = somebody.seen()
    for how in [*ENDS] * ROUNDS:
        somebody.do_something()
        somebody.do_something()
        assert somebody.differs(somebody.end(how)) == "", how
    assert somebody.seen().text != begun.text
