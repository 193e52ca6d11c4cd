"""A person at the table in a browser, and the values stored before the visit."""

from __future__ import annotations

import json
from itertools import count
from random import Random
from typing import Any, TypeAlias

import pytest
from playwright.sync_api import Frame, Locator, Page, expect

from casino_core.game import Game, new_game, next_round, play
from casino_core.legal.legality import legal_actions
from casino_core.rules.parts import Rules
from casino_core.rules.variants import variant_rules
from tests.conftest import TIMEOUT_MS, wait_ready
from web.shared.settings import DEFAULTS
from web.worker.match.saves import SavedMatch, save_text
from web.worker.session.notices import FIRST, TIPS

Place: TypeAlias = Page | Frame

PLAYS_A_ROUND = 48
"""The number of turns in a round of classic Casino."""

MAX_TABS = 100
"""The maximum number of presses of Tab after which every element of a page has been reached."""

SETTLED = "!document.getElementById('play').hasAttribute('data-busy')"


def stored(data: Any, version: int = 1) -> str:
    """Return a value in the envelope in which the page stores it."""
    return json.dumps({"v": version, "tab": "before", "data": data})


def put(page: Page, **values: str) -> None:
    """Store values under their short names, such as `game` or `settings`, before the page loads."""
    for name, text in values.items():
        entry = json.dumps([f"casino.{name}", text])
        page.add_init_script(f"localStorage.getItem({entry}[0]) ?? localStorage.setItem(...{entry})")


def no_tips(page: Page) -> None:
    """Dismiss all tips before the page loads."""
    put(page, away=stored([*TIPS, *FIRST]))


def without_pauses(page: Page, **settings: str) -> None:
    """Dismiss all tips and turn off motion and pauses, except for the given settings."""
    no_tips(page)
    put(page, settings=stored({**DEFAULTS, "speed": "off", **settings}))


def some_game(plays: int, rules: Rules | None = None, seed: str = "tests", luck: int = 1) -> Game:
    """Return a game in which `plays` random actions have been played."""
    random = Random(luck)
    game, _ = new_game(rules or variant_rules("classic"), seed)
    for _ in range(plays):
        if game.position.over:
            game, _ = next_round(game)
        game, _ = play(game, random.choice(legal_actions(game.position)))
    return game


def almost(deal: Game) -> Game:
    """Return a game of one round with the same cards and the person's last card left to play; it ends without a tie.

    The dealer, who plays last, depends on the date, so the opponent may have a card left, too.
    """
    for luck in count():
        for remaining in (1, 2):
            game = some_game(PLAYS_A_ROUND - remaining, deal.rules, deal.seed, luck)
            if game.position.actor == 0 and _ends(game):
                return game
    raise AssertionError


def _ends(game: Game) -> bool:
    """Return whether a game will be over once its last cards are played, in whatever way."""
    after = (play(game, action)[0] for action in legal_actions(game.position))
    return all(each.outcome or (not each.round_over and _ends(each)) for each in after)


def save_of(game: Game) -> str:
    """Return the text that the page stores for a game."""
    return stored(save_text(SavedMatch(game, ("nia",) * (game.rules.seats - 1))))


def results(page: Place) -> list[Any]:
    """Return the stored finished games, the oldest first."""
    texts = page.evaluate("Object.entries(localStorage).filter(([name]) => name.startsWith('casino.done.')).sort()")
    return [json.loads(text)["data"] for _, text in texts]


def tab_to(page: Page, selector: str) -> None:
    """Press Tab until the focus is on an element that a selector matches, or inside it; fail if Tab never leads there.

    Without a limit, a test whose element has disappeared would run for ever.
    """
    passed = []
    for _ in range(MAX_TABS):
        if page.evaluate("(selector) => document.activeElement.closest(selector) !== null", selector):
            return
        page.keyboard.press("Tab")
        passed.append(page.evaluate("document.activeElement.outerHTML.slice(0, 60)"))
    pytest.fail(f"Tab does not lead to {selector}, but to {passed}")


class Person:
    """A person who plays on a page or in a frame."""

    def __init__(self, page: Place) -> None:
        self.page = page

    def go(self, address: str) -> None:
        """Open a page with a table and wait until it is the person's turn."""
        assert isinstance(self.page, Page)
        self.page.goto(address)
        self.arrive()

    def arrive(self) -> None:
        """Wait until the table is ready and idle."""
        wait_ready(self.page)
        self.settle()

    def settle(self) -> None:
        """Wait until the table is idle: it is the person's turn, or the round is over."""
        self.page.wait_for_function(f"() => {SETTLED}", timeout=TIMEOUT_MS)

    def menu(self, entry: str) -> None:
        """Open the menu, press an entry in any of its groups, and wait until the menu has closed.

        Without the wait, a button of the same name in a dialog that the entry opens could be mistaken for the entry.
        """
        self.page.get_by_role("button", name="Menu").first.click()
        self.unfold()
        self.dialog().get_by_role("button", name=entry).click()
        expect(self.page.locator("#dialogs .menu")).to_have_count(0)

    def unfold(self) -> None:
        """Open all groups of the menu."""
        self.dialog().evaluate("menu => menu.querySelectorAll('details').forEach((group) => { group.open = true; })")

    def more(self, entry: str) -> None:
        """Press an entry under More on the score sheet."""
        self.sheet.locator("#more > summary").click()
        self.sheet.get_by_role("button", name=entry).click()

    def another(self) -> None:
        """Deal another game by the same rules with the same players, from the score sheet."""
        self.sheet.get_by_role("button", name="New game").click()
        self.dialog().get_by_role("button", name="Deal").click()
        self.settle()

    @property
    def hand(self) -> Locator:
        """The cards in the hand."""
        return self.page.locator("#hand button.card")

    @property
    def acts(self) -> Locator:
        """The buttons of the possible actions."""
        return self.page.locator("#acts button[data-do^='act:']")

    @property
    def sheet(self) -> Locator:
        """The open score sheet."""
        return self.page.locator("dialog#sheet[open]")

    def over(self) -> bool:
        """Return whether the score sheet of the round is open."""
        return self.sheet.count() > 0

    def choose(self, place: int) -> None:
        """Press a card of the hand."""
        self.hand.nth(place).click()
        self.settle()

    def play(self) -> None:
        """Play a turn by mouse: the first action of the first card that has several, or else of a card that has any."""
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
        """Return whether any action is possible with a card of the hand; leave the card unchosen."""
        self.choose(place)
        possible = self.acts.count() > 0
        self.choose(place)
        return possible

    def round(self) -> None:
        """Play until the score sheet opens."""
        while not self.over():
            if not self.end_turn():
                self.play()

    def end_turn(self) -> bool:
        """End the turn, or accept another player's action, if a button asks for it; return whether it did."""
        done = self.page.locator("[data-do='act:done']")
        if not done.count():
            return False
        done.click()
        self.settle()
        return True

    def picture(self) -> str:
        """Return the visible text of the table."""
        return str(self.page.evaluate("document.getElementById('play').innerText"))

    def announcement(self) -> str:
        """Return the last announcement to screen readers."""
        return str(self.page.locator("#say").text_content())

    def dialog(self) -> Locator:
        """Return the open dialog other than the score sheet."""
        return self.page.locator("#dialogs dialog[open]")
