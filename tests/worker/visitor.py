"""A visitor who sees only the markup, and only presses its buttons."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache
from html import unescape
from html.parser import HTMLParser
from itertools import count
from random import Random
from typing import Any

from casino_core.game import play
from casino_core.legal.legality import legal_actions
from casino_core.position.actions import Claim
from casino_core.position.position import Position
from web.page.stored import STORED
from web.shared.protocol import Reply
from web.shared.schema import OwnRules
from web.worker.match.thinking import Clock
from web.worker.session.engine import without_empty
from web.worker.session.notices import FIRST, TIPS
from web.worker.session.welcome import open_session

BUTTON = re.compile(r'<button\b(?![^>]* class="square"[^>]* aria-disabled)[^>]*? data-do="([^"]*)"')
"""A button that sends an intent, not a square one that only says why it is disabled.

Whole games are played with this pattern, because parsing all markup would take long.
"""


LIST = re.compile(r'<div class="finder" data-kept="(\w+)" .*?(?=</fieldset>)', re.DOTALL)
"""The list of games in a form, with its version."""

SAME_LIST = re.compile(r'<div class="finder" data-kept="(\w+)"></div>')
"""The markup that stands for a list that the form shows already, with the version of the list."""

CONTROL = re.compile(r"<(?:input|select|option)\b[^>]*>")
"""A control of a form, or an option of a control. Only these, a small part of the form, are parsed each time.

Attributes contain no ``>``, because ``web.table.html.escape`` leaves none.
"""


class Buttons(HTMLParser):
    """The intents of the buttons in some markup, and the text of the markup."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.intents = [unescape(intent) for intent in BUTTON.findall(html)]
        self._html, self._text = html, ""

    @property
    def text(self) -> str:
        """The text of the markup."""
        if not self._text:
            self.feed(self._html)
        return self._text

    def handle_data(self, data: str) -> None:
        """Collect text."""
        self._text += data


class Fields(HTMLParser):
    """The form ``values`` in markup, as a browser would send them, and the ``choices`` of selects and radio buttons."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.values: dict[str, str] = {}
        self.choices: dict[str, list[str]] = {}
        self.select = ""
        self.feed("".join(CONTROL.findall(html)))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note a control and its value."""
        attributes = dict(attrs)
        name, value = attributes.get("name") or "", attributes.get("value") or ""
        if tag == "select":
            self.select = name
        elif tag == "option":
            self._choice(self.select, value, chosen="selected" in attributes)
        elif tag == "input" and attributes.get("type") == "radio":
            self._choice(name, value, chosen="checked" in attributes)
        elif tag == "input" and name and (attributes.get("type") != "checkbox" or "checked" in attributes):
            self.values[name] = value or ("on" if attributes.get("type") == "checkbox" else "")

    def _choice(self, name: str, value: str, *, chosen: bool) -> None:
        self.choices.setdefault(name, []).append(value)
        if chosen:
            self.values[name] = value


fields = lru_cache(maxsize=4)(Fields)

PARTS = {value.part for value in STORED.values() if value.part}
"""The names of the stored values that an init message can have."""

LAST = 3
"""The maximum number of cards in the first seat's hand after ``hurry``."""

EMPTY: dict[str, Any] = {
    **dict.fromkeys(("say", "note", "next", "idle", "save", "resumes", "carry", "cover"), ""),
    **dict.fromkeys(("parks", "keep_out", "overwrite", "reload"), False),
    "pause": 0,
    "frames": (),
    "host_messages": [],
}
"""The values of missing parts of a reply; a missing part that is not listed here is None."""


class Answer:
    """A reply whose parts are attributes, including missing ones."""

    def __init__(self, reply: Reply) -> None:
        self.parts = without_empty(reply)
        if "frames" in self.parts:
            self.parts["frames"] = json.loads(reply["frames"])

    def __getattr__(self, name: str) -> Any:
        if name not in Reply.__annotations__:
            raise AttributeError(name)
        return self.parts.get(name, EMPTY.get(name))


class Visitor:
    """A visit with random presses of buttons, in a browser that stores the parts of replies.

    The score of a round is shown at once, unless the settings say otherwise.
    """

    def __init__(self, luck: str = "1", clock: Clock | None = None, **init: Any) -> None:
        self.random = Random(luck)
        self.luck = luck
        self.clock = clock
        self.seeds = count(1)
        self.store: str = ""
        self.games: list[OwnRules] = []
        self.days: dict[str, list[int]] = {}
        self.achievements: dict[str, str] = {}
        self.added: dict[str, dict[str, Any]] = {}
        self.lists: dict[str, str] = {}
        self.today = "2026-11-22"
        self.arrive(**init)

    def arrive(self, **init: Any) -> Answer:
        """Open the page, with the stored values."""
        init.setdefault("save", self.store)
        init["settings"] = {"count": "whole", **init.get("settings", {})}
        self.dialog = ""
        self.results: list[dict[str, Any]] = []
        init.setdefault("away", [*TIPS, *FIRST])  # hints for beginners have separate tests
        init.setdefault("games", self.games)
        init.setdefault("days", self.days)
        for kind in ("pars", "weeks"):
            init.setdefault(kind, self.added.get(kind, {}))
        self.achievements = init.setdefault("achievements", self.achievements)
        stored = {name: init.pop(name) for name in PARTS & {*init}}
        message: Any = {"do": "init", "stored": stored, **init}
        self.session, reply = open_session(message, self.new_seed, self.clock, lambda: self.today)
        self.first = Answer(reply)
        return self.take(self.first)

    def new_seed(self) -> str:
        """Return a seed; the same luck gives the same seeds."""
        return f"{self.luck}-{next(self.seeds)}"

    def do(self, intent: str, **form: str) -> Answer:
        """Send an intent and form values, and return the reply."""
        return self.take(Answer(self.session.handle({"do": intent, "form": form})))

    def take(self, reply: Answer) -> Answer:
        """Handle a reply as the page does, and return it."""
        self.reply = reply
        if reply.frames:
            self.html: str = reply.frames[-1]["html"]
        if reply.save:
            self.store = reply.save
        if reply.dialog is not None:
            self.lists.update((shown[1], shown[0]) for shown in LIST.finditer(reply.dialog))
            self.dialog = SAME_LIST.sub(lambda same: self.lists[same[1]], reply.dialog)
        if reply.games is not None:
            self.games = reply.games
        self.achievements = (reply.adds or {}).get("achievements", self.achievements)
        for kind, values in (reply.adds or {}).items():
            self.added[kind] = {**values, **self.added.get(kind, {})}
        if reply.result:
            result: dict[str, Any] = reply.result
            self.results.append(result)
            if "day" in result:
                self.days.setdefault(result["day"], result["totals"])
        return reply

    @property
    def form(self) -> Fields:
        """The form in the dialog. It is parsed only once, because that takes as long as drawing it."""
        return fields(self.dialog)

    def fill(self, **values: str | None) -> Answer:
        """Change values in the form for a new game one by one; each change draws the form again. None unticks a box."""
        if not self.form.values:
            self.do("new")
        for name, value in values.items():
            self.do("new", **self._filled(name, value))
        return self.reply

    def submit(self, intent: str) -> Answer:
        """Press a button of the form, which sends all its values."""
        return self.do(intent, **self.form.values)

    def again(self) -> Answer:
        """Start another game by the same rules with the same players."""
        started = self.do("new")
        return self.submit("start") if self.dialog else started  # in a frame there is no form

    def _filled(self, name: str, value: str | None) -> dict[str, str]:
        filled = {other: old for other, old in self.form.values.items() if other != name}
        return filled if value is None else {**filled, name: value}

    @property
    def intents(self) -> list[str]:
        """The intents of the buttons at the table."""
        return Buttons(self.html).intents

    def can(self, kind: str) -> list[str]:
        """Return the intents of a kind at the table: "hand", "pick", "act"."""
        return [intent for intent in self.intents if intent.partition(":")[0] == kind]

    def rest(self) -> list[str]:
        """Let the table continue until it waits for the person; return the announcements."""
        announcements = []
        while self.reply.next:
            announcements.append(self.do("step").say)
        return announcements

    def jump(self, until: Callable[[Position], bool]) -> None:
        """Play at random until ``until`` accepts a position or the round is over, and only then draw the table.

        Nobody claims anything.
        """
        self.rest()
        saved = self.session.match.saved
        game = saved.game
        while not (game.position.over or until(game.position)):
            actions = [action for action in legal_actions(game.position) if not isinstance(action, Claim)]
            game, _ = play(game, self.random.choice(actions))
        self.session.seat(replace(saved, game=game))
        self.do("unchoose")  # draws the table

    def jump_ahead(self, cards: int = 20) -> None:
        """Play the round on the table at random up to a turn of the first seat with few cards left to play."""
        self.jump(lambda at: not (at.turn or at.actor) and len(at.stock) + sum(map(len, at.hands)) <= cards)

    def hurry(self) -> None:
        """Play the round on the table at random up to the first seat's last three cards."""
        self.jump(lambda at: not (at.stock or at.actor) and len(at.hands[0]) <= LAST)

    def move(self) -> str:
        """Press a button that leads on, or let the table continue; return the intent."""
        intents = self.intents

        def can(kind: str) -> list[str]:
            return [intent for intent in intents if intent.partition(":")[0] == kind]

        intent: str = self.reply.next or ("next" if can("next") else "")
        if not intent:
            intent = self.random.choice(3 * can("act") + can("hand") + can("pick") + can("more"))
        self.do(intent)
        return intent
