"""A person at the table in a browser, who sees the page and uses a mouse or a keyboard."""

from __future__ import annotations

import json
from random import Random
from typing import Any, TypeAlias

from playwright.sync_api import Frame, Locator, Page, expect

from casino_core.game import Game, new_game, next_round, play
from casino_core.legal.legality import legal_actions
from casino_core.rules.parts import Rules
from casino_core.rules.variants import variant_rules
from tests.conftest import TIMEOUT_MS, wait_ready
from web.shared.settings import DEFAULTS
from web.worker.match.saves import SavedMatch, save_text
from web.worker.session.notices import HINTS

Place: TypeAlias = Page | Frame

SETTLED = "!document.getElementById('play').hasAttribute('data-busy')"


def stored(data: Any, version: int = 1) -> str:
    """A value in the envelope in which the page stores it."""
    return json.dumps({"v": version, "tab": "before", "data": data})


def put(page: Page, **values: str) -> None:
    """Let a fresh visitor come with something stored, by name: a game, settings."""
    for name, text in values.items():
        entry = json.dumps([f"casino.{name}", text])
        page.add_init_script(f"localStorage.getItem({entry}[0]) ?? localStorage.setItem(...{entry})")


def no_hints(page: Page) -> None:
    """Let a visitor come who has put all hints away."""
    put(page, away=stored([*HINTS]))


def at_once(page: Page, **settings: str) -> None:
    """Let a visitor come who needs no hints, and wants no motion and no pauses unless the settings say otherwise."""
    no_hints(page)
    put(page, settings=stored({**DEFAULTS, "speed": "off", **settings}))


def some_game(plays: int, rules: Rules | None = None, seed: str = "tests", luck: int = 1) -> Game:
    """A game in which so many cards have been played at random."""
    random = Random(luck)
    game, _ = new_game(rules or variant_rules("classic"), seed)
    for _ in range(plays):
        if game.position.over:
            game, _ = next_round(game)
        game, _ = play(game, random.choice(legal_actions(game.position)))
    return game


def save_of(game: Game) -> str:
    """What the page would have stored of a game."""
    return stored(save_text(SavedMatch(game, ("nia",) * (game.rules.seats - 1))))


def results(page: Place) -> list[Any]:
    """The games that are kept as finished, the oldest first."""
    texts = page.evaluate("Object.entries(localStorage).filter(([name]) => name.startsWith('casino.done.')).sort()")
    return [json.loads(text)["data"] for _, text in texts]


class Person:
    """Somebody who plays on a page, or in a frame of one."""

    def __init__(self, page: Place) -> None:
        self.page = page

    def go(self, address: str) -> None:
        """Open a page with a table and wait until it is the person's turn."""
        assert isinstance(self.page, Page)
        self.page.goto(address)
        self.arrive()

    def arrive(self) -> None:
        """Wait until the table is there and rests."""
        wait_ready(self.page)
        self.settle()

    def settle(self) -> None:
        """Wait until the table rests: it is the person's turn, or the round is over."""
        self.page.wait_for_function(f"() => {SETTLED}", timeout=TIMEOUT_MS)

    def menu(self, entry: str) -> None:
        """Open the menu, press an entry of it, in whatever group it is, and wait until the menu is gone.

        The dialog that follows may have a button of the same name: it is not to be mistaken for the entry.
        """
        self.page.get_by_role("button", name="Menu").first.click()
        self.unfold()
        self.dialog().get_by_role("button", name=entry).click()
        expect(self.page.locator("#dialogs .menu")).to_have_count(0)

    def unfold(self) -> None:
        """Unfold all groups of the menu."""
        self.dialog().evaluate("menu => menu.querySelectorAll('details').forEach((group) => { group.open = true; })")

    def more(self, entry: str) -> None:
        """Press what is unfolded below the buttons of the score sheet."""
        self.sheet.locator("#more > summary").click()
        self.sheet.get_by_role("button", name=entry).click()

    @property
    def hand(self) -> Locator:
        """The cards of the hand."""
        return self.page.locator("#hand button.card")

    @property
    def acts(self) -> Locator:
        """What can be done with what is chosen."""
        return self.page.locator("#acts button[data-do^='act:']")

    @property
    def sheet(self) -> Locator:
        """The score sheet, while it is open."""
        return self.page.locator("dialog#sheet[open]")

    def over(self) -> bool:
        """Whether the score sheet of the round is shown."""
        return self.sheet.count() > 0

    def choose(self, place: int) -> None:
        """Press a card of the hand."""
        self.hand.nth(place).click()
        self.settle()

    def play(self) -> None:
        """Play a turn with the mouse: the first card that takes or builds something, else any that may be laid down."""
        cards = self.hand.count()
        for place in range(cards):
            self.choose(place)
            if self.acts.count() > 1 or (place == cards - 1 and self.acts.count()):
                break
        if not self.acts.count():
            self.choose(next(place for place in range(cards) if self.may_play(place)))
        self.acts.first.click()
        self.settle()

    def may_play(self, place: int) -> bool:
        """Whether anything can be done with a card."""
        self.choose(place)
        found = self.acts.count() > 0
        self.choose(place)
        return found

    def round(self) -> None:
        """Play until the score sheet is there."""
        while not self.over():
            if not self.end_turn():
                self.play()

    def end_turn(self) -> bool:
        """Say that the turn is over, where it does not end by itself, or let stand what another does; tells if so."""
        done = self.page.locator("[data-do='act:done']")
        if not done.count():
            return False
        done.click()
        self.settle()
        return True

    def picture(self) -> str:
        """The table as it looks to somebody who reads it."""
        return str(self.page.evaluate("document.getElementById('play').innerText"))

    def said(self) -> str:
        """What was announced last."""
        return str(self.page.locator("#say").text_content())

    def dialog(self) -> Locator:
        """The dialog that is open, other than the score sheet."""
        return self.page.locator("#dialogs dialog[open]")
