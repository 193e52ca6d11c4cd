"""A random player whose page ends at random: it is reloaded, closed, crashes, or loses its worker."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from signal import SIGKILL
from tempfile import TemporaryDirectory
from typing import NamedTuple

from playwright.sync_api import BrowserContext, Error, Playwright, sync_playwright

from casino_core.bots import BOTS
from casino_core.game import Game, new_game, next_round, play
from casino_core.notation.record import game_text
from casino_core.position.position import Position
from tests.browser.person import Person, without_pauses
from tests.browser.test_engines import PUT_IN
from tests.conftest import Watch, wait_ready
from tests.page.test_finished import finished
from tests.trials.in_browser import THERE
from tests.trials.trying import Input, Try
from tests.trials.windows import built
from web.generator.browser import ARGUMENTS, find_browser
from web.generator.serve import serving
from web.worker.match.saves import parse_save
from web.worker.words.people import YOU

MAX_DELAY_MS = 900
"""The maximum delay before the page ends, in milliseconds: time for a bot to play and for its cards to move."""

OPENING = ("new", "daily", "settings", "cards", "open", "keys")
DIALOGS = ", ".join(f"#dialogs [data-do='{intent}']" for intent in OPENING)

WORKERS = """
  delete globalThis.SharedWorker;
  globalThis.workers = [];
  globalThis.Worker = class extends Worker {
    constructor(...args) { super(...args); workers.push(this); }
  };
"""
"""Disables shared workers and records dedicated ones, so that the test can terminate them."""

SEEN = """() => {
  const cards = (zone) => [...document.querySelectorAll(`${zone} .card[id]`)].map((card) => card.id.slice(5, 7)).sort();
  return [localStorage.getItem("casino.game"), cards("#hand"), cards("#field .loose")];
}"""

PRESSES = """([selector, number]) => {
  const elements = document.querySelectorAll(selector);
  elements[number % elements.length]?.click();
  return elements.length;
}"""


class Seen(NamedTuple):
    """The stored game and the cards shown at one moment."""

    stored: Game
    """The stored game."""

    hand: list[str]
    """The cards shown in the hand, sorted."""

    loose: list[str]
    """The loose cards shown on the table, sorted."""

    @property
    def text(self) -> str:
        """The game as text, without the mark of a round in which nobody has played."""
        return game_text(self.stored).removesuffix("-")

    def is_between(self, first: Position, then: Position) -> bool:
        """Return whether the cards shown fit a position, the next one, or the animation between them."""
        hands, on_table = zip(map(set, zones(first)), map(set, zones(then)), strict=True)
        played = in_hands(first) - in_hands(then)
        is_hand = hands[0] & hands[1] <= {*self.hand} <= hands[0] | hands[1]
        return is_hand and on_table[0] & on_table[1] <= {*self.loose} <= on_table[0] | on_table[1] | played


class Restless:
    """A random player whose page ends at random."""

    def __init__(self, context: BrowserContext, chance: Random, *, own_worker: bool = True) -> None:
        self.context, self.random, self.own_worker = context, chance, own_worker
        self.watches: list[Watch] = []
        self.past: list[str] = []
        """The game's text each time the page ended."""
        self.kept: set[str] = set()
        """The names of the games that were stored just before a backup was last restored."""
        self.open()

    def open(self) -> None:
        """Open a new page without tips, and watch it for problems."""
        self.page = self.context.new_page()
        self.watches.append(Watch(self.page))
        if self.own_worker:
            self.page.add_init_script(WORKERS)
        without_pauses(self.page, speed="normal")
        self.person = Person(self.page)

    def problems(self) -> list[str]:
        """Return the problems that the pages have reported since the last call."""
        problems = [problem for watch in self.watches for problem in watch.problems]
        for watch in self.watches:
            watch.problems.clear()
        return problems

    def seen(self) -> Seen:
        """Return the stored game, and the cards shown now."""
        text, hand, loose = self.page.evaluate(SEEN)
        return Seen(parse_save(json.loads(text)["data"], tuple(BOTS)).game, hand, loose)

    # ---------- playing ----------

    def press(self, selector: str) -> bool:
        """Press a random element that matches, without waiting; return whether there is one."""
        return bool(self.page.evaluate(PRESSES, [selector, self.random.randrange(1_000)]))

    def do_something(self) -> None:
        """Play, choose a card, or open a dialog, at random."""
        page = self.page
        if self.person.over():
            if not self.press("#sheet [data-do='next']"):
                self.press("#sheet [data-do='new']")
                self.person.settle()
                self.press("#new-game [data-submit='start']")
                self.person.settle()  # a page that ended before the new game was stored would seem to lose it
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
                self.choose()
                if self.random.randrange(6):
                    self.play()

    def choose(self) -> None:
        """Choose a card of the hand and wait for its actions."""
        self.press("#hand button.card")
        self.person.settle()

    def play(self) -> None:
        """Press one of the actions of the chosen card, if there are any."""
        self.press("#acts button[data-do^='act:']")

    # ---------- how a page ends ----------

    def end(self, how: str) -> Seen:
        """End the page after a random delay and reopen it; return the game and the cards shown just before the end."""
        self.page.wait_for_timeout(self.random.randrange(MAX_DELAY_MS))
        before, address = self.seen(), self.page.url
        ENDS[how](self)
        if self.page.is_closed():
            self.come_back(self.context, address)
        wait_ready(self.page)
        self.past.append(before.text)
        return before

    def come_back(self, context: BrowserContext, address: str) -> None:
        """Open a new page, possibly in another browser."""
        self.context = context
        self.open()
        self.page.goto(address)

    def reload(self) -> None:
        """Reload the page."""
        self.page.reload()

    def close(self) -> None:
        """Close the page without running its handlers."""
        self.page.close()

    def crash(self) -> None:
        """Crash the renderer process."""
        with suppress(Error):
            self.page.goto("chrome://crash")
        self.page.close()

    def lose_worker(self) -> None:
        """Terminate the workers, press a card in vain, and reload the page."""
        self.page.evaluate("workers.forEach((worker) => worker.terminate())")
        self.press("#hand button.card")
        self.page.reload()

    def end_restoring(self, progress: str, how: str) -> str:
        """Restore a backup of many games and end the page meanwhile. Return the fault, or "".

        It is a fault if the game on the table changes, or if games are missing that were stored before the last backup
        was restored.
        """
        self.person.settle()
        before, table = self.seen(), self.page.url
        self.page.goto(progress)
        wait_ready(self.page)
        lost, self.kept = self.kept - {*self.page.evaluate(THERE)}, {*self.page.evaluate(THERE)}
        self.page.evaluate(PUT_IN, copy_of_many(self.random))
        self.page.wait_for_timeout(self.random.randrange(MAX_DELAY_MS))
        ENDS[how](self)
        if self.page.is_closed():
            self.come_back(self.context, table)
        else:
            self.page.goto(table)
        wait_ready(self.page)
        return self.differs(before) or f"lost {lost}" * bool(lost)

    # ---------- checks ----------

    def differs(self, before: Seen) -> str:
        """Return how the game differs from an earlier moment, or the problems of its pages, or "". Bots may play on."""
        self.person.settle()
        after = self.seen()
        if not after.text.startswith(before.text):
            return f"stored {before.text}, found {after.text}"
        steps = [*positions(after.stored)]
        if not any(before.is_between(*pair) for pair in zip(steps, (*steps[1:], steps[-1]), strict=True)):
            return f"shown {before.hand} and {before.loose}, never so in {after.text}"
        if (after.hand, after.loose) != zones(after.stored.position):
            return f"shows {after.hand} and {after.loose} of {after.text}"
        return ", ".join(self.problems())

    def is_behind(self, before: Seen) -> str:
        """Return "" if the stored game is an earlier or later state of the same game, else the fault.

        A killed browser may not have written the latest state.
        """
        wait_ready(self.page)
        self.person.settle()
        after = self.seen().text
        behind = any(moment.startswith(after) for moment in (*self.past, before.text))
        return "" if behind or after.startswith(before.text) else f"stored {before.text}, found {after}"


ENDS = {
    "reload": Restless.reload,
    "close": Restless.close,
    "crash": Restless.crash,
    "worker": Restless.lose_worker,
}
"""The ways in which a page ends."""


def copy_of_many(chance: Random) -> str:
    """Return a backup of 300 games of a random year."""
    year = chance.randint(2027, 9999)
    games = [finished(number, at=f"{year}-01-01T10:00:00.{number:03}Z") for number in range(300)]
    return json.dumps({"casino": 1, "games": games})


def zones(position: Position) -> tuple[list[str], list[str]]:
    """Return the cards in the person's hand and the loose cards on the table, each sorted."""
    return sorted(map(str, position.hands[YOU])), sorted(map(str, position.loose))


def in_hands(position: Position) -> set[str]:
    """Return the cards in all hands."""
    return {str(card) for cards in position.hands for card in cards}


def positions(game: Game) -> Iterator[Position]:
    """Yield every position of a game, in order."""
    now, _ = new_game(game.rules, game.seed)
    yield now.position
    for number, actions in enumerate(game.record):
        if number:
            now, _ = next_round(now)
            yield now.position
        for action in actions:
            now, _ = play(now, action)
            yield now.position


# ---------- the trial ----------


class Profile:
    """A browser profile on disk, which outlives the browser."""

    def __init__(self, playwright: Playwright, folder: str) -> None:
        self.playwright, self.folder = playwright, folder

    def launch(self) -> BrowserContext:
        """Start a browser with this profile."""
        return self.playwright.chromium.launch_persistent_context(
            self.folder, executable_path=find_browser(), args=[*ARGUMENTS], service_workers="block"
        )

    def kill(self) -> None:
        """Kill the browser's main process."""
        for place in Path("/proc").glob("[0-9]*/cmdline"):
            with suppress(OSError):
                command = place.read_bytes().decode(errors="replace")
                if f"--user-data-dir={self.folder}" in command and "--type=" not in command:
                    os.kill(int(place.parent.name), SIGKILL)


RESTORE_EVERY = 7
"""One try in this many ends the page while it restores a backup."""

KILL_EVERY = 10
"""One try in this many kills the whole browser."""


@contextmanager
def ended(_browser: str) -> Iterator[Try]:
    """Yield a function that plays on, ends the page or the browser, and checks that nothing was lost."""
    with built() as site, serving(site) as server, TemporaryDirectory() as folder, sync_playwright() as playwright:
        profile = Profile(playwright, folder)
        somebody = Restless(profile.launch(), Random())
        address = f"{server.address}play/"
        somebody.person.go(f"{address}?seed=restless&seats=3&bots=nia,lena")

        def tried(case: Input) -> str:
            somebody.random = case.chance
            for _ in range(somebody.random.randint(1, 3)):
                somebody.do_something()
            if case.number % KILL_EVERY == KILL_EVERY - 1:
                before = somebody.seen()
                profile.kill()
                somebody.come_back(profile.launch(), address)
                return somebody.is_behind(before)
            how = somebody.random.choice([*ENDS])
            if case.number % RESTORE_EVERY == RESTORE_EVERY - 1:
                return somebody.end_restoring(f"{server.address}progress/", how)
            return somebody.differs(somebody.end(how))

        yield tried
        somebody.context.close()
