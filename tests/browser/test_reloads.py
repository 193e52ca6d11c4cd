"""Reloads at any moment of play: while bots think, while cards travel, behind dialogs."""

from __future__ import annotations

import json
from random import Random

from playwright.sync_api import Page

from casino_core.bots import BOTS
from casino_core.game import Game
from casino_core.notation.record import game_text
from tests.browser.person import Person, at_once
from tests.conftest import wait_ready
from tests.engine.amount import amount
from web.generator.serve import SiteServer
from web.worker.match.saves import parse_save
from web.worker.words.people import YOU

RELOADS = amount(5, 200)
LATEST = (
    900  # milliseconds after which the page is left, at most: a bot thinks and plays, and its cards travel, meanwhile
)
OPENING = ("new", "daily", "settings", "cards", "open", "keys")
DIALOGS = ", ".join(f"#dialogs [data-do='{intent}']" for intent in OPENING)
SHOWN = "(zone) => [...document.querySelectorAll(`${zone} .card[id]`)].map((card) => card.id.slice(5, 7)).sort()"


class Restless:
    """Somebody who plays at random and leaves at random."""

    def __init__(self, page: Page, seed: int) -> None:
        self.page, self.person, self.random = page, Person(page), Random(seed)

    def stored(self) -> Game:
        """The game as it is stored."""
        text = self.page.evaluate("localStorage.getItem('casino.game')")
        return parse_save(json.loads(text)["data"], tuple(BOTS)).game

    def press(self, selector: str) -> bool:
        """Press one of some buttons, without waiting for what comes of it; whether there is any."""
        buttons = self.page.locator(selector)
        number = buttons.count()
        if number:
            buttons.nth(self.random.randrange(number)).dispatch_event("click")
        return bool(number)

    def do_something(self) -> None:
        """Play on, choose, open a dialog, or nothing."""
        page = self.page
        if self.person.over():
            if not self.press("#sheet [data-do='next']"):
                self.press("#sheet [data-do='rematch']")
                self.person.settle()  # another game goes on from nothing
            return
        match self.random.randrange(8):
            case 0:
                page.keyboard.press("?")
            case 1:
                self.press("#bar button")
                self.person.settle()
                self.press(DIALOGS)
            case 2:
                self.press("#do-again")
            case _:
                self.press("#hand button.card")
                self.person.settle()
                if self.random.randrange(6):
                    self.press("#acts button[data-do^='act:']")

    def leave(self) -> Game:
        """Load the page anew at some moment; gives the game that was stored then."""
        self.page.wait_for_timeout(self.random.randrange(LATEST))
        before = self.stored()
        self.page.reload()
        wait_ready(self.page)
        return before

    def sees(self, zone: str) -> list[str]:
        """The cards that lie somewhere, sorted."""
        return list(self.page.evaluate(SHOWN, zone))


def shown(game: Game, zone: str) -> list[str]:
    """What cards should lie there."""
    position = game.position
    cards = position.hands[YOU] if zone == "#hand" else position.loose
    return sorted(map(str, cards))


def test_nothing_is_lost_by_any_reload(page: Page, server: SiteServer) -> None:
    at_once(page, speed="normal")
    somebody = Restless(page, 1)
    somebody.person.go(f"{server.address}play/?seed=restless&seats=3&bots=nia,lena")
    begun = somebody.stored()
    for number in range(RELOADS):
        somebody.do_something()
        before = somebody.leave()
        somebody.person.settle()
        after = somebody.stored()
        so_far = game_text(before).removesuffix("-")  # as a round is written in which nobody has played yet
        assert game_text(after).startswith(so_far), (number, so_far, game_text(after))  # bots may have played on
        for zone in ("#hand", "#field .loose"):
            assert somebody.sees(zone) == shown(after, zone), (number, zone)
    assert game_text(somebody.stored()) != game_text(begun)
