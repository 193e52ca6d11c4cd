"""A stand-in for a person's browser in games with friends: its stored games, and the links that it opens and makes."""

from __future__ import annotations

import json
import re
from html import unescape
from typing import Any

from casino_core.cards import Chance
from casino_core.legal.legality import legal_actions as all_legal
from casino_core.mutual import Seat, legal_actions
from casino_core.mutual.sodium import Sodium
from tests.engine.amount import amount
from web.worker.friend.games import Entry
from web.worker.friend.opening import open_visit

GROUP = Sodium()
PAGE = "https://example.org/friend/"


class Browser:
    """A browser with a page for games with friends: its stored values, and its screen."""

    def __init__(self, address: str = "") -> None:
        self.stored: dict[str, Entry] = {}
        self.link = ""
        self.results: list[Any] = []
        self.open(address)

    def open(self, address: str) -> None:
        """Open the page at an address; only the stored entries remain from before."""
        stored = {"letters": json.loads(json.dumps(self.stored))}
        message: Any = {"do": "init", "friend": True, "page": PAGE, "home": "../", "address": address, "stored": stored}
        self.visit, reply = open_visit(message, GROUP, lambda: "seed")
        self.html = self.dialog = self.address = ""
        self.take(reply)

    def reload(self) -> None:
        """Open the page again at its present address."""
        self.open(self.address)

    def do(self, intent: str, **form: Any) -> None:
        """Send an intent, and carry out the reply."""
        self.take(self.visit.handle({"do": intent, "form": form}))

    def take(self, reply: Any) -> None:
        """Do what a reply asks: store and delete entries, and show frames and dialogs."""
        self.reply = json.loads(json.dumps(reply))
        self.results += [self.reply["result"]] if "result" in self.reply else []
        for key, entry in self.reply.get("adds", {}).get("letters", {}).items():
            self.stored.pop(key, None)
            self.stored |= {key: entry} if entry else {}
        if self.reply.get("frames"):
            self.html = json.loads(self.reply["frames"])[-1]["html"]
        self.address = self.reply.get("address", self.address)
        self.dialog = self.reply["dialog"] or "" if "dialog" in self.reply else self.dialog
        letter = re.search(r'data-link="([^"]*)"', self.dialog)
        self.link = unescape(letter[1]).removeprefix(PAGE) if letter else self.link
        if self.reply.get("next") == "step":
            self.do("step")

    @property
    def text(self) -> str:
        """The text of the dialog or, if none is open, of the note or, if there is none, of the page."""
        shown = self.dialog or self.reply.get("note") or self.html
        return " ".join(re.sub("<[^>]*>", " ", unescape(shown)).split())

    @property
    def turn(self) -> str:
        """The step for which the game on the table waits, such as "play" or "send"."""
        assert self.visit.now is not None
        return self.visit.now.turn

    def play(self, chance: Chance) -> None:
        """Play random actions until the turn is over."""
        while self.turn == "play":
            assert self.visit.now is not None
            seat = self.visit.now.seat
            legal = legal_actions(seat) if isinstance(seat, Seat) else all_legal(self.visit.now.seen.game.position)
            self.do(f"act:{chance.choice(legal)}")


def begun(variant: str = "classic", length: str = "round") -> tuple[Browser, Browser]:
    """Return Ada's and Ben's browsers after the first two letters: it is Ada's turn, and she can see her cards."""
    ada = Browser()
    ada.do("invite", variant=variant, length=length, name="Ada")
    ben = Browser(ada.link)
    ben.do("seat", name="Ben")
    ada.open(ben.link)
    return ada, ben


def turns(ada: Browser, ben: Browser, limit: int = 1000) -> int:
    """Play by links, often reloading the pages, until the game is over; return the number of letters."""
    me, other, chance = ada, ben, Chance("turns")
    for count in range(limit):
        me.play(chance)
        if me.turn != "send":
            return count
        reloads = count % amount(3, 1) == 0
        if reloads:
            me.reload()
        me.do("send")
        other.open(me.link)
        if reloads:
            me.reload()
        me, other = other, me
    return limit


def carried(browser: Browser) -> str:
    """Return the link that takes the game on the table to another browser."""
    browser.do("carry")
    fragment = re.search(r"#carry=[\w-]+", browser.dialog)
    assert fragment
    return fragment[0]
