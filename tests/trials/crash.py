"""Somebody who plays at random and whose page ends at random: it is loaded anew, closed, crashes, loses its worker."""

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
from tests.browser.person import Person, at_once
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

LATEST = 900
"""Milliseconds after which the page ends, at most: a bot thinks and plays, and its cards travel, meanwhile."""

OPENING = ("new", "daily", "settings", "cards", "open", "keys")
DIALOGS = ", ".join(f"#dialogs [data-do='{intent}']" for intent in OPENING)

WORKERS = """
  delete globalThis.SharedWorker;
  globalThis.workers = [];
  globalThis.Worker = class extends Worker {
    constructor(...args) { super(...args); workers.push(this); }
  };
"""
"""Knows the workers of a page, which shares none, so that they can be ended."""

SEEN = """() => {
  const cards = (zone) => [...document.querySelectorAll(`${zone} .card[id]`)].map((card) => card.id.slice(5, 7)).sort();
  return [localStorage.getItem("casino.game"), cards("#hand"), cards("#field .loose")];
}"""

PRESSES = """([selector, number]) => {
  const found = document.querySelectorAll(selector);
  found[number % found.length]?.click();
  return found.length;
}"""


class Seen(NamedTuple):
    """What there was at one moment."""

    stored: Game
    """The game as it is stored."""

    hand: list[str]
    """The cards of the hand that is shown, sorted."""

    loose: list[str]
    """The loose cards on the table that is shown, sorted."""

    @property
    def text(self) -> str:
        """The game as text, up to where others may go on."""
        return game_text(self.stored).removesuffix("-")  # as a round is written in which nobody has played yet

    def is_between(self, first: Position, then: Position) -> bool:
        """Whether this was shown at one position or on the way to the next, on which cards travel."""
        hands, on_table = zip(map(set, zones(first)), map(set, zones(then)), strict=True)
        played = in_hands(first) - in_hands(then)
        is_hand = hands[0] & hands[1] <= {*self.hand} <= hands[0] | hands[1]
        return is_hand and on_table[0] & on_table[1] <= {*self.loose} <= on_table[0] | on_table[1] | played


class Restless:
    """Somebody who plays at random, and whose page ends at random."""

    def __init__(self, context: BrowserContext, chance: Random) -> None:
        self.context, self.random = context, chance
        self.watches: list[Watch] = []
        self.past: list[str] = []
        """The games as they were at each end."""
        self.kept: set[str] = set()
        """The names of the finished games that there were when a copy was restored last."""
        self.open()

    def open(self) -> None:
        """Open a page, as a visitor who wants no hints."""
        self.page = self.context.new_page()
        self.watches.append(Watch(self.page))
        self.page.add_init_script(WORKERS)
        at_once(self.page, speed="normal")
        self.person = Person(self.page)

    def problems(self) -> list[str]:
        """What any of the pages has reported as wrong since this was asked last."""
        found = [problem for watch in self.watches for problem in watch.problems]
        for watch in self.watches:
            watch.problems.clear()
        return found

    def seen(self) -> Seen:
        """What is stored, and what is shown, at one moment."""
        text, hand, loose = self.page.evaluate(SEEN)
        return Seen(parse_save(json.loads(text)["data"], tuple(BOTS)).game, hand, loose)

    # ---------- what somebody does ----------

    def press(self, selector: str) -> bool:
        """Press one of some buttons, without waiting for what comes of it; whether there is any."""
        return bool(self.page.evaluate(PRESSES, [selector, self.random.randrange(1_000)]))

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
                self.choose()
                if self.random.randrange(6):
                    self.play()

    def choose(self) -> None:
        """Choose one of the cards in hand, and wait for what can be done with it."""
        self.press("#hand button.card")
        self.person.settle()

    def play(self) -> None:
        """Do one of the things that can be done with the chosen card, if one is chosen."""
        self.press("#acts button[data-do^='act:']")

    # ---------- how a page ends ----------

    def end(self, how: str) -> Seen:
        """Let the page end at some moment, and come back; gives what there was then."""
        self.page.wait_for_timeout(self.random.randrange(LATEST))
        before, address = self.seen(), self.page.url
        ENDS[how](self)
        if self.page.is_closed():
            self.come_back(self.context, address)
        wait_ready(self.page)
        self.past.append(before.text)
        return before

    def come_back(self, context: BrowserContext, address: str) -> None:
        """Open a page anew, perhaps in another browser."""
        self.context = context
        self.open()
        self.page.goto(address)

    def reload(self) -> None:
        """Load the page anew."""
        self.page.reload()

    def close(self) -> None:
        """Close the page without asking it."""
        self.page.close()

    def crash(self) -> None:
        """End the process of the page."""
        with suppress(Error):
            self.page.goto("chrome://crash")
        self.page.close()

    def lose_worker(self) -> None:
        """End the worker, press something that nobody answers, and load the page anew."""
        self.page.evaluate("workers.forEach((worker) => worker.terminate())")
        self.press("#hand button.card")
        self.page.reload()

    def end_restoring(self, progress: str, how: str) -> str:
        """Restore a copy of many games, and let the page end meanwhile. Return what of before is not there any more."""
        self.person.settle()
        before, table = self.seen(), self.page.url
        self.page.goto(progress)
        wait_ready(self.page)
        lost, self.kept = self.kept - {*self.page.evaluate(THERE)}, {*self.page.evaluate(THERE)}
        self.page.evaluate(PUT_IN, copy_of_many(self.random))
        self.page.wait_for_timeout(self.random.randrange(LATEST))
        ENDS[how](self)
        if self.page.is_closed():
            self.come_back(self.context, table)
        else:
            self.page.goto(table)
        wait_ready(self.page)
        return self.differs(before) or f"lost {lost}" * bool(lost)

    # ---------- what must be there again ----------

    def differs(self, before: Seen) -> str:
        """Return what of a moment before is not there any more, "" for nothing; bots may have played on."""
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
        """Return "" where the game is one that there was at any moment: browsers write to the disk when they like."""
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
"""How a page ends."""


def copy_of_many(chance: Random) -> str:
    """A copy of three hundred games of some year."""
    year = chance.randint(2027, 9999)
    games = [finished(number, at=f"{year}-01-01T10:00:00.{number:03}Z") for number in range(300)]
    return json.dumps({"casino": 1, "games": games})


def zones(position: Position) -> tuple[list[str], list[str]]:
    """The cards that lie in the person's hand and loose on the table, sorted."""
    return sorted(map(str, position.hands[YOU])), sorted(map(str, position.loose))


def in_hands(position: Position) -> set[str]:
    """The cards that anybody holds."""
    return {str(card) for cards in position.hands for card in cards}


def positions(game: Game) -> Iterator[Position]:
    """Every position of a game that was dealt, in order."""
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
    """What a browser keeps in a folder, which outlives the browser."""

    def __init__(self, playwright: Playwright, folder: str) -> None:
        self.playwright, self.folder = playwright, folder

    def launch(self) -> BrowserContext:
        """Start a browser with it."""
        return self.playwright.chromium.launch_persistent_context(
            self.folder, executable_path=find_browser(), args=[*ARGUMENTS], service_workers="block"
        )

    def kill(self) -> None:
        """End the browser's own process, at once."""
        for place in Path("/proc").glob("[0-9]*/cmdline"):
            with suppress(OSError):
                command = place.read_bytes().decode(errors="replace")
                if f"--user-data-dir={self.folder}" in command and "--type=" not in command:
                    os.kill(int(place.parent.name), SIGKILL)


RESTORED = 7
"""One of so many ends comes while a copy is restored."""
KILLED = 10
"""One of so many ends is that of the browser itself."""


@contextmanager
def ended(_browser: str) -> Iterator[Try]:
    """Let somebody play whose page ends at random, now and then with the whole browser."""
    with built() as site, serving(site) as server, TemporaryDirectory() as folder, sync_playwright() as playwright:
        profile = Profile(playwright, folder)
        somebody = Restless(profile.launch(), Random())
        address = f"{server.address}play/"
        somebody.person.go(f"{address}?seed=restless&seats=3&bots=nia,lena")

        def tried(given: Input) -> str:
            somebody.random = given.chance
            for _ in range(somebody.random.randint(1, 3)):
                somebody.do_something()
            if given.number % KILLED == KILLED - 1:
                before = somebody.seen()
                profile.kill()
                somebody.come_back(profile.launch(), address)
                return somebody.is_behind(before)
            how = somebody.random.choice([*ENDS])
            if given.number % RESTORED == RESTORED - 1:
                return somebody.end_restoring(f"{server.address}progress/", how)
            return somebody.differs(somebody.end(how))

        yield tried
        somebody.context.close()
