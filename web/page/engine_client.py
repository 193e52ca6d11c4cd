"""The client of the engine in the worker: sends it what a person does, and carries out its replies.

The page knows no game. It keeps the order of what is asked, puts markup in place, announces, and stores.
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
from web.shared.schema import JSON, FinishedGame, InitMessage, Reply
from web.shared.stored import DAYS, GAME, OWN_GAMES, STORED

root = document.documentElement
play = document.getElementById("play")
screen = window.casinoScreen
location = window.location

RESUME = "?continue="  # what the address begins with that leads to a running game, before its name


SETTINGS_PAGE = "?show=settings"  # the address at which the settings are open


def now() -> str:
    """Return the time, as browsers write it."""
    return str(window.Date.new().toISOString())


def data(name: str) -> str:
    """Return what the page's template says about the table: data-sprite and the like, "" where it says nothing."""
    return play.getAttribute(f"data-{name}") or ""


def values(form: Element) -> dict[str, str]:
    """Return what is filled in in a form, by name."""
    found: dict[str, str] = json.loads(screen.values(form))
    return found


def failed(error: Exception) -> None:
    """Say that something went wrong: while Python starts boot.js shows it, later the page itself."""
    window.console.error(str(error))
    if root.dataset.python == "ready":
        document.getElementById("broken").hidden = False
    window.dispatchEvent(window.CustomEvent.new("casino:failed", to_js({"detail": str(error)})))


class EngineClient:
    """Asks the engine, one message at a time, and does what it answers.

    A bot's next turn is asked for when nobody else has anything to say. A bot thinks a slice at a time, while cards
    rest and while nobody asks anything.
    """

    def __init__(self, engine: Engine, storage: Storage) -> None:
        """Take the way to the engine and the storage."""
        self.engine = engine
        self.keys = Keys(self.ask)
        self.storage = storage
        self.embed = play.hasAttribute("data-embed")
        """Whether this is a table on a page of another site, which stores nothing but its game."""
        address = location.search + location.hash
        self.game = f"casino.embed {address}" if self.embed else data("game")
        """The name under which the game is stored."""
        self.table = data("table")
        """The name under which the picture of the table is stored, "" where it is not."""
        self.waiting: list[dict[str, object]] = []
        """The messages that are still to be sent."""
        self.task: asyncio.Task[None] | None = None
        """What sends them; None while there are none."""
        self.timer = 0
        """The number of the browser's timer for the next step or slice."""
        self.due = 0
        """When the table goes on by itself, in milliseconds since 1970; 0 when it waits for the person."""
        self.idle = ""
        """What the engine wants to be asked when nobody has anything to say."""
        self.live = ""
        """What was asked when a form was last changed that takes effect at once."""
        self.resting = False
        """Whether another tab has the game."""
        self.first = ""
        """What is asked as soon as the table is there."""
        self.aside = False
        """Whether something that is stored could not be read, and was set aside."""
        self.unopened = False
        """Whether the running game that the address leads to could not be put on the table."""
        self.parks = False
        """Whether the game that is stored is another one, under way, and has to be parked before this one is stored."""
        self.noted = False
        """Whether it was said that the storage is full."""
        self.reported = ""
        """Why the result is not stored in full, as far as that was said."""
        self.result: FinishedGame | None = None
        """The game that has ended here last."""
        self.step = create_proxy(lambda *_: self.ask("step"))
        self.think = create_proxy(lambda *_: self.go_on_thinking())

    def init_message(self) -> InitMessage:
        """Return the init message: where this page is, and what is stored."""
        address = location.search + location.hash
        if not self.embed:
            # The game is not among these: what becomes of one that cannot be read is for the person to say.
            self.aside = bool(self.storage.set_aside(list(STORED)))
            tidy(self.storage)
            if address == SETTINGS_PAGE:
                self.first, address = "settings", ""
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
            "address": address + self.wished(),
            "embed": self.embed,
            "kind": data("kind"),
            "finished": len(self.storage.names(PREFIX)),
            "stored": self.stored(),
            "save": self.storage.text(self.game) if problem or not isinstance(save, str) else save,
            "problem": problem,
            "opening": data("opening"),
            "parked": self.parked() if address else [],
            "there": self.there(),
            "course": data("course"),
        }

    def stored(self) -> dict[str, JSON]:
        """Return the stored values that the engine needs here, by their parts."""
        readers = ["all"] + ["site"] * (not self.embed) + ["course"] * bool(data("course") and not self.embed)
        rows = [value for value in STORED.values() if value.init in readers]
        return {value.part: self.storage.read(value.name)[0] for value in rows}

    def parked(self) -> list[list[str]]:
        """Return the running games beside the one on the table, by their names: the address may lead to one of them."""
        if self.embed or data("course"):
            return []
        found = running_games(self.storage)
        return [[name, game["save"]] for name, game in found if name != GAME and "save" in game]

    def wished(self) -> str:
        """Return what the page around a frame has asked for meanwhile, as an address has it."""
        theme = window.casinoHost.theme if self.embed else ""
        return f"#theme={theme}" if theme else ""

    def there(self) -> list[str]:
        """Return what this device has that a hint may be about."""
        keyboard = window.matchMedia("(hover: hover) and (pointer: fine)").matches
        return ["keyboard"] * bool(keyboard) + ["storage"] * (not self.storage.refused)

    # ---------- asking ----------

    def ask(self, do: str, **more: object) -> None:
        """Ask the engine something, when it is its turn."""
        if self.resting and do not in ("elsewhere", "here"):
            return
        play.setAttribute("data-busy", "")
        self.waiting.append(dict(more, do=do))
        if self.task is None:
            self.task = asyncio.create_task(self.go_on())

    def go_on_thinking(self) -> None:
        """Let a bot think for a slice, unless somebody has come first."""
        if self.idle:
            self.ask(self.idle)

    async def go_on(self) -> None:
        """Send all messages that wait. Whatever goes wrong is said, and play goes on."""
        while self.waiting:
            try:
                await self.go_on_with(self.waiting.pop(0))
            except Exception as error:  # noqa: BLE001 - no caller is left who could report it
                failed(error)
        self.task = None
        self.wait()

    def wait(self) -> None:
        """Let the table go on when it is due, but not behind a dialog; let bots think until then."""
        window.clearTimeout(self.timer)
        rest = self.due and max(0, self.due - window.Date.now())
        goes_on = self.due and not document.querySelector("#dialogs dialog[open]")
        if self.idle and not self.resting and not (goes_on and rest == 0):
            # By way of a timer, even with no time to wait: so whatever the person does comes first.
            self.timer = window.setTimeout(self.think, 0)
        elif goes_on:
            self.timer = window.setTimeout(self.step, rest)
        else:
            play.removeAttribute("data-busy")

    async def go_on_with(self, message: Mapping[str, object]) -> None:
        """Ask one thing and do what the answer says."""
        self.idle = ""
        answer = await self.engine.handle(json.dumps(message))
        if not answer:  # another engine has taken the place of one that was lost, and does not know this table
            self.waiting.clear()
            answer = await self.engine.handle(json.dumps(self.init_message()))
        reply = json.loads(answer)
        if "resumes" in reply:  # the address has led there
            self.unopened = not resume(self.storage, reply["resumes"], now())
            window.history.replaceState(None, "", location.pathname)
            await self.go_on_with(self.init_message())
        else:
            await self.perform(reply)

    # ---------- answers ----------

    async def perform(self, reply: Reply) -> None:
        """Do what an answer says."""
        # Browsers load the page anew only when this is done, so what comes with it is still stored.
        if "reload" in reply:
            location.reload()
        # Before it is shown: a page that ends in between has lost nothing.
        self.store(reply)
        if "say" in reply:
            self.say(reply["say"])
        if "note" in reply:
            document.getElementById("note-text").textContent = reply["note"]
            document.getElementById("note").hidden = False
        opens = reply.get("dialog") and "frames" in reply  # above a score sheet that comes with it
        if "dialog" in reply and not opens and not self.changed():
            screen.dialog(reply["dialog"])
        if "download" in reply:
            screen.download(*reply["download"])
        if "carry" in reply:
            screen.carry(reply["carry"])
        if "frames" in reply:
            await screen.show(reply["frames"], root.dataset.python != "ready")
            self.keep_picture(reply.get("cover"))
        if opens:
            screen.dialog(reply["dialog"])
        for news in reply.get("host_messages", ()):
            window.casinoHost.tell(json.dumps(news))
        self.idle = reply.get("idle", "")
        self.due = self.when(reply)

    def changed(self) -> bool:
        """Tell whether a form has been changed again: an answer to what it was before would take that back."""
        return any(message["do"] == self.live for message in self.waiting)

    def say(self, text: str) -> None:
        """Announce something; what is the same as before is made to differ, or it would not be heard again."""
        line = document.getElementById("say")
        line.textContent = text + "\u00a0" if line.textContent == text else text

    def when(self, reply: Reply) -> int:
        """Return when the table goes on after an answer: after its pause; without one as before, or at once."""
        if "next" in reply and ("pause" in reply or not self.due):
            due: int = window.Date.now() + reply.get("pause", 0)
            return due
        return 0 if "frames" in reply and "next" not in reply else self.due

    def keep_picture(self, cover: str | None) -> None:
        """Store what the next visit begins with: what is shown, or a cover where that is not for everyone's eyes."""
        if self.table and not self.resting:
            self.storage.write(self.table, cover or screen.last())

    def take_over(self, reply: Reply) -> None:
        """Apply and store what was set, what people are called, which hints are away, and which keys do what."""
        self.keys.bound = reply.get("keys", self.keys.bound)
        for name, setting in reply.get("settings", {}).items():
            root.setAttribute(f"data-{name}", setting)
        parts = dict(reply)
        for value in STORED.values():
            if value.reply == "set" and value.part in parts and not self.embed:
                self.storage.write(value.name, parts[value.part])

    def store(self, reply: Reply) -> None:
        """Store the settings, the game, and the result of one that has ended."""
        self.take_over(reply)
        self.add(reply)
        if "keep_out" in reply:
            self.storage.keep_out(self.game)
        if "overwrite" in reply:
            park(self.storage, now())
            self.storage.let_in(self.game)
        self.parks = self.parks or "parks" in reply
        if "save" in reply:
            self.trouble(self.store_match(reply))
        if "result" in reply and not (self.embed or self.resting):  # nor where another tab has the game
            self.result = reply["result"]
            self.result["at"] = now()
            self.keep_result(self.result)
            if "day" in self.result:
                self.trouble(self.storage.add(DAYS, self.result["day"], list(self.result["totals"])))
        if "statistics" in reply and self.result:
            self.result["tally"] = reply["statistics"]
            self.keep_result(self.result)
        if "games" in reply and self.storage.write(OWN_GAMES, reply["games"]):
            self.ask("new:not-kept", form=values(document.getElementById("new-game")))

    def add(self, reply: Reply) -> None:
        """Store beside others what a reply adds, unless another tab has the game."""
        if self.embed or self.resting:
            return
        adds = reply.get("adds", {})
        for value in STORED.values():
            for key, entry in adds.get(value.part, {}).items():
                self.trouble(self.storage.add(value.name, key, entry, value.reply == "replace"))

    def store_match(self, reply: Reply) -> str:
        """Store the match on the table, and park the one before it first. Return what Storage.write() does."""
        if self.storage.is_elsewhere(self.game):
            return "elsewhere"
        if self.parks and not park(self.storage, now()):
            return "full"  # what was under way stays where it is
        self.parks = False
        if self.embed:
            return self.storage.write(self.game, reply["save"], alone=True)
        shown = reply.get("glance")
        if shown:
            shown["at"] = now()
        return put_on_table(self.storage, reply["save"], shown, alone=True)

    def keep_result(self, result: FinishedGame) -> None:
        """Store a game that has ended; say if there is no room for it, or for its moves."""
        problem = keep(self.storage, result)
        if problem and problem != self.reported:
            self.reported = problem
            self.ask(f"note:result.{problem}")

    def trouble(self, kind: str) -> None:
        """Do what follows from what became of storing the game: see Storage.write()."""
        if kind == "elsewhere" and not self.embed:
            self.rest()
        elif kind == "full" and not self.noted:
            self.noted = True
            self.ask("note:full")

    def rest(self) -> None:
        """Leave the game to another tab, which plays it, until the visitor wants it here."""
        if not self.resting:
            self.resting = True
            self.waiting.clear()
            self.due = 0
            self.ask("elsewhere")
