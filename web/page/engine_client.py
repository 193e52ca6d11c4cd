"""The client of the engine: it sends the person's intents to the worker, and carries out the replies.

The page knows nothing about the game. It queues messages, shows markup, announces sentences, and stores values.
"""

import asyncio
import json
from collections.abc import Mapping

import js as window
from js import document
from jsffi import create_proxy, to_js

from web.page.dom import Element, Engine
from web.page.finished import PREFIX, keep, move_older
from web.page.keys import Keys
from web.page.running import park, put_on_table, resume, running_games, tidy
from web.page.storage import Storage
from web.page.stored import DAYS, GAME, LESSONS, OWN_GAMES, STORED
from web.shared.protocol import InitMessage, Reply
from web.shared.schema import JSON, FinishedGame

root = document.documentElement
play = document.getElementById("play")
screen = window.casinoScreen
location = window.location

RESUME = "?continue="  # the beginning of an address that leads to a running game; the game's name comes after it


WISH = "?wish="  # the beginning of addresses of games to be set up; web/static/js/find-games.js writes them
SHOWN = {
    "?show=settings": "settings",
    "?show=new": "new",
    "?show=group": "group:on",
}  # the intents of addresses that open a dialog


def now() -> str:
    """Return the current time, as browsers write it."""
    return str(window.Date.new().toISOString())


def data(name: str) -> str:
    """Return a data attribute of the table's element, "" if it has none."""
    return play.getAttribute(f"data-{name}") or ""


def values(form: Element) -> dict[str, str]:
    """Return the values of a form, by name."""
    form_values: dict[str, str] = json.loads(screen.values(form))
    return form_values


def failed(error: Exception) -> None:
    """Report an error: boot.js shows it while Python starts; later, the page shows its own note."""
    window.console.error(str(error))
    if root.dataset.python == "ready":
        document.getElementById("broken").hidden = False
    window.dispatchEvent(window.CustomEvent.new("casino:failed", to_js({"detail": str(error)})))


class EngineClient:
    """Sends messages to the engine, one at a time, and carries out its replies.

    The client asks for a bot's next turn when no other message is waiting. Bots think in short slices, while no card
    moves and no message is waiting.
    """

    def __init__(self, engine: Engine, storage: Storage) -> None:
        """Take the connection to the engine, and the storage."""
        self.engine = engine
        self.keys = Keys(self.ask)
        self.storage = storage
        self.embed = play.hasAttribute("data-embed")
        """Whether the table is in a frame on another site; such a table stores nothing but its game."""
        self.offers = not (self.embed or data("course") or data("friend"))
        """Whether to offer to install or update the site: not in a frame, a course or a game with a friend."""
        address = location.search + location.hash
        self.game = f"casino.embed {address}" if self.embed else data("game")
        """The name under which the game is stored."""
        self.table = data("table")
        """The name under which the picture of the table is stored, "" if it is not stored."""
        self.waiting: list[dict[str, object]] = []
        """The messages to be sent."""
        self.task: asyncio.Task[None] | None = None
        """The task that sends the queued messages; None while there are none."""
        self.timer = 0
        """The number of the browser's timer for the next step or slice."""
        self.due = 0
        """The time at which the table goes on, in milliseconds since 1970; 0 while it waits for the person."""
        self.idle = ""
        """The intent to be sent when there is nothing else to send."""
        self.live = ""
        """The intent of the form that was changed last, among forms whose changes take effect at once."""
        self.form: Element = None
        """The form whose last change has not been queued yet, None if there is none."""
        self.resting = False
        """Whether play has stopped here, because another tab has the game."""
        self.first = ""
        """The intent to be sent as soon as the table is ready."""
        self.early, self.unshown = 0, ""
        """The number of queued intents from before Python was ready, and the frames held back until they are done."""
        self.aside = False
        """Whether an unreadable value was set aside."""
        self.unopened = False
        """Whether the running game that the address leads to could not be put on the table."""
        self.parks = False
        """Whether the stored game is a different one under way, which must be parked before this game is stored."""
        self.noted = False
        """Whether the person has been told that the storage is full."""
        self.reported = ""
        """The last reported reason why a result is not stored in full, "" for none."""
        self.result: FinishedGame | None = None
        """The game that ended last on this page."""
        self.step = create_proxy(lambda *_: self.ask("step"))
        self.think = create_proxy(lambda *_: self.go_on_thinking())
        self.send = create_proxy(lambda *_: self.send_form())
        self.painted = create_proxy(lambda *_: window.setTimeout(self.send, 0))

    def init_message(self) -> InitMessage:
        """Return the init message, which says where this page is and what is stored. Set unreadable values aside."""
        address = location.search + location.hash
        if not self.embed:
            # STORED does not contain the game, because the person decides what happens to an unreadable game.
            self.aside = bool(self.storage.set_aside(list(STORED)))
            tidy(self.storage)
            if address in SHOWN:
                self.first, address = SHOWN[address], ""
            if address.startswith(WISH):
                # Unlike decodeURIComponent, this can read even a link that was cut in the middle of an escape sequence.
                self.first, address = f"wish:{window.URLSearchParams.new(location.search).get('wish')}", ""
            if address.startswith(RESUME):
                self.unopened = not resume(self.storage, address[len(RESUME) :], now())
                address = ""
        save, problem = self.storage.read(self.game)
        if self.embed and window.casinoHost.fresh:
            save, problem = None, ""
            self.storage.keep_out(self.game)
        if save is not None and not isinstance(save, str):
            problem = "mangled"
        move_older(self.storage)
        return {
            "do": "init",
            "lang": root.lang,
            "sprite": data("sprite"),
            "home": data("home"),
            "page": location.origin + location.pathname,
            "address": address + self.requested_theme(),
            "embed": self.embed,
            "kind": data("kind"),
            "finished": len(self.storage.names(PREFIX)),
            "stored": self.stored(),
            "save": self.storage.text(self.game) if problem else str(save or ""),
            "problem": problem,
            "opening": data("opening"),
            "arrives": play.hasAttribute("data-arrives") and self.first != "settings",
            "parked": self.parked() if address else [],
            "there": self.there(),
            "course": data("course"),
            "friend": bool(data("friend")),
        }

    def stored(self) -> dict[str, JSON]:
        """Return the stored values that the engine needs here, by their names in messages."""
        own = [name for name in ("course", "friend") if data(name) and not self.embed]
        readers = ["all"] + ["site"] * (not self.embed) + own
        rows = [value for value in STORED.values() if value.init in readers]
        return {value.part: self.storage.read(value.name)[0] for value in rows}

    def parked(self) -> list[list[str]]:
        """Return the names and saves of the other running games, because the address may lead to one of them."""
        if self.embed or data("course") or data("friend"):
            return []
        games = running_games(self.storage)
        return [[name, game["save"]] for name, game in games if name != GAME and "save" in game]

    def requested_theme(self) -> str:
        """Return the theme that the page around a frame has requested since the frame loaded, as part of an address."""
        theme = window.casinoHost.theme if self.embed else ""
        return f"#theme={theme}" if theme else ""

    def there(self) -> list[str]:
        """Return what tips depend on: "keyboard", "storage" if it works, "lessons" if the visitor has taken some."""
        keyboard = window.matchMedia("(hover: hover) and (pointer: fine)").matches
        learner = not self.embed and self.storage.read(LESSONS)[0]
        return ["keyboard"] * bool(keyboard) + ["storage"] * (not self.storage.refused) + ["lessons"] * bool(learner)

    def stored_elsewhere(self, name: str) -> None:
        """React to a value that another tab has stored; this class ignores all of them."""

    # ---------- asking ----------

    def ask(self, do: str, **more: object) -> None:
        """Queue an intent for the engine."""
        if self.resting and do not in ("elsewhere", "here"):
            return
        self.send_form()
        play.setAttribute("data-busy", "")
        self.waiting.append(dict(more, do=do))
        if self.task is None:
            self.task = asyncio.create_task(self.go_on())

    def ask_live(self, intent: str, form: Element) -> None:
        """Queue the intent of a changed form after the change is painted, because reading a long form takes time."""
        if self.resting:
            return
        self.live, self.form = intent, form
        play.setAttribute("data-busy", "")
        window.requestAnimationFrame(self.painted)

    def send_form(self) -> None:
        """Queue the intent of the changed form, unless it was queued already."""
        form, self.form = self.form, None
        if form:
            self.ask(self.live, form=values(form))

    def go_on_thinking(self) -> None:
        """Send the idle intent, unless something else was sent first."""
        if self.idle:
            self.ask(self.idle)

    async def go_on(self) -> None:
        """Send all queued messages. Errors are shown, and play goes on."""
        while self.waiting:
            self.early = max(0, self.early - 1)
            try:
                await self.go_on_with(self.waiting.pop(0))
            except Exception as error:  # noqa: BLE001 - no caller could report it
                failed(error)
                if self.unshown:  # if this was the last early message, no reply will show these frames
                    await self.show(self.unshown)
        self.task = None
        self.wait()

    def wait(self) -> None:
        """Set a timer for the time when the table goes on, unless a dialog is open; let bots think until then."""
        window.clearTimeout(self.timer)
        rest = self.due and max(0, self.due - window.Date.now())
        goes_on = self.due and not document.querySelector("#dialogs dialog[open]")
        if self.idle and not self.resting and not (goes_on and rest == 0):
            # A timer is used even for no delay, so that the person's actions come first.
            self.timer = window.setTimeout(self.think, 0)
        elif goes_on:
            self.timer = window.setTimeout(self.step, rest)
        else:
            play.removeAttribute("data-busy")

    async def go_on_with(self, message: Mapping[str, object]) -> None:
        """Send a message, and carry out the reply."""
        self.idle = ""
        answer = await self.engine.handle(json.dumps(message))
        if not answer:  # a new engine has replaced a lost one, and does not know this table
            self.waiting.clear()
            answer = await self.engine.handle(json.dumps(self.init_message()))
        reply = json.loads(answer)
        if "resumes" in reply:  # the address leads to a running game
            self.unopened = not resume(self.storage, reply["resumes"], now())
            window.history.replaceState(None, "", location.pathname)
            await self.go_on_with(self.init_message())
        else:
            await self.perform(reply)

    # ---------- answers ----------

    async def perform(self, reply: Reply) -> None:
        """Carry out a reply."""
        # Browsers reload the page only after this function, so the rest of the reply is still stored.
        self.go(reply)
        # The reply is stored before it is shown, so that nothing is lost if the page is closed in between.
        self.store(reply)
        if "note" in reply:
            document.getElementById("note-text").textContent = reply["note"]
            document.getElementById("note").hidden = False
        frames = reply.get("frames", self.unshown)
        self.unshown = frames if self.early and self.waiting else ""
        shows = bool(frames) and not self.unshown
        opens = reply.get("dialog") and shows  # opened after the frames, to be above a score sheet in them
        closes = reply.get("dialog") == "" and document.querySelector("#dialogs dialog[open]")
        if "dialog" in reply and not opens and not self.changed():
            screen.dialog(reply["dialog"])
        if "download" in reply:
            screen.download(*reply["download"])
        if "carry" in reply:
            screen.carry(reply["carry"])
        if shows:
            await self.show(frames, reply.get("cover"))
            if closes and not self.embed:
                window.scrollTo(0, 0)  # the person has gone from the dialog to the table
            self.reach_way_on()
        if "say" in reply:  # after the focus has moved, because screen readers then stop speaking
            self.say(reply["say"])
        if opens:
            screen.dialog(reply["dialog"])
        for news in reply.get("host_messages", ()):
            window.casinoHost.tell(json.dumps(news))
        self.idle = reply.get("idle", "")
        self.due = self.when(reply)

    async def show(self, frames: str, cover: str | None = None) -> None:
        """Show frames. Store the last one, or the cover if there is one, as the picture for the next visit."""
        self.unshown = ""
        await screen.show(frames, root.dataset.python != "ready")
        self.keep_picture(cover)

    def reach_way_on(self) -> None:
        """Scroll to the buttons after a puzzle, which a long answer can hide; an embedded table never scrolls."""
        way_on = document.querySelector(".outcome > .row")
        if way_on and not self.embed:
            way_on.scrollIntoView(to_js({"block": "nearest"}))

    def go(self, reply: Reply) -> None:
        """Reload the page, or go to another one, if a reply says so."""
        if "reload" in reply:
            location.reload()
        if "leave" in reply:
            location.assign(reply["leave"])

    def changed(self) -> bool:
        """Return whether a form has been changed again; a reply to its earlier state would undo the new change."""
        return bool(self.form) or any(message["do"] == self.live for message in self.waiting)

    def say(self, text: str) -> None:
        """Announce a text. A repeated text is altered slightly, because screen readers would not read the same one."""
        line = document.getElementById("say")
        line.textContent = text + "\u00a0" if line.textContent == text else text

    def when(self, reply: Reply) -> int:
        """Return the time when the table goes on; 0 if it waits for the person.

        The table goes on after the reply's pause. If the reply has none, the time planned before stays; if no time was
        planned, the table goes on at once.
        """
        if "next" in reply and ("pause" in reply or not self.due):
            due: int = window.Date.now() + reply.get("pause", 0)
            return due
        return 0 if "frames" in reply and "next" not in reply else self.due

    def keep_picture(self, cover: str | None) -> None:
        """Store the picture with which the next visit begins: the one on screen, or a cover that hides it."""
        if self.table and not self.resting:
            self.storage.write(self.table, cover or screen.last())

    def apply(self, reply: Reply) -> None:
        """Apply settings and keys, and store the values that the reply sets."""
        self.keys.bound = reply.get("keys", self.keys.bound)
        for name, setting in reply.get("settings", {}).items():
            root.setAttribute(f"data-{name}", setting)
        parts = dict(reply)
        for value in STORED.values():
            if value.reply == "set" and value.part in parts and not self.embed:
                self.storage.write(value.name, parts[value.part])

    def store(self, reply: Reply) -> None:
        """Store the settings, entries and match of a reply, and the result of a game that has ended."""
        self.apply(reply)
        self.add(reply)
        # The address of a frame stays, because it identifies the stored game.
        if "address" in reply and not self.embed:
            screen.go(reply["address"])
        if "keep_out" in reply:
            self.storage.keep_out(self.game)
        if "overwrite" in reply:
            park(self.storage, now())
            self.storage.let_in(self.game)
        self.parks = self.parks or "parks" in reply
        if "save" in reply:
            self.trouble(self.store_match(reply))
        if "result" in reply and not (self.embed or self.resting):  # nor while another tab has the game
            self.result = reply["result"]
            self.result["at"] = now()
            self.keep_result(self.result)
            if "day" in self.result:
                self.trouble(self.storage.add(DAYS, self.result["day"], list(self.result["totals"])))
        if "statistics" in reply and self.result:
            self.result["tally"] = reply["statistics"]
            self.keep_result(self.result)
        if "games" in reply and self.storage.write(OWN_GAMES, reply["games"]):
            self.ask("games", form={"games": self.storage.read(OWN_GAMES)[0]})
            self.ask("new:not-kept", form=values(document.getElementById("new-game")))

    def add(self, reply: Reply) -> None:
        """Store the entries that a reply adds, unless another tab has the game."""
        if self.embed or self.resting:
            return
        adds = reply.get("adds", {})
        for value in STORED.values():
            for key, entry in adds.get(value.part, {}).items():
                self.trouble(self.storage.add(value.name, key, entry, value.reply == "replace"))

    def store_match(self, reply: Reply) -> str:
        """Store the match on the table, after parking a different game that is under way.

        Return "" or the reason why the match was not stored, as Storage.write() does.
        """
        if self.storage.is_elsewhere(self.game):
            return "elsewhere"
        if self.parks and not park(self.storage, now()):
            return "full"  # the game under way stays where it is
        self.parks = False
        if self.embed:
            return self.storage.write(self.game, reply["save"], alone=True)
        shown = reply.get("glance")
        if shown:
            shown["at"] = now()
        return put_on_table(self.storage, reply["save"], shown, alone=True)

    def keep_result(self, result: FinishedGame) -> None:
        """Store a finished game; show a note if there is no room for it, or for its moves."""
        problem = keep(self.storage, result)
        if problem and problem != self.reported:
            self.reported = problem
            self.ask(f"note:result.{problem}")

    def trouble(self, kind: str) -> None:
        """Handle a result of Storage.write(): stop playing, or say that the storage is full."""
        if kind == "elsewhere" and not self.embed:
            self.rest()
        elif kind == "full" and not self.noted:
            self.noted = True
            self.ask("note:full")

    def rest(self) -> None:
        """Stop playing, because another tab has the game, until the visitor wants to play it here."""
        if not self.resting:
            self.resting = True
            self.waiting.clear()
            self.due = 0
            self.ask("elsewhere")
