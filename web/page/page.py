"""The page's side of the corridor, in MicroPython: what a person does goes to the engine, its answers onto the screen.

The page knows no game. It keeps the order of what is asked, puts markup in place, announces, and stores.
"""

import asyncio
import json

import js as window
from js import document
from jsffi import create_proxy, to_js
from polyscript import workers

from web.page.drag import Drag
from web.page.keys import Keys
from web.page.storage import Storage
from web.shared.finished import PREFIX, keep, move_older

try:  # noqa: SIM105 - MicroPython has no contextlib
    from typing import Any
except ImportError:  # nor typing, and it looks at no annotation
    pass

root = document.documentElement
play = document.getElementById("play")
screen = window.casinoScreen
location = window.location

SETTINGS, GAMES, DAYS, PEOPLE = "casino.settings", "casino.games", "casino.days", "casino.people"
AWAY, BOUND, ROOM = "casino.away", "casino.keys", "casino.room"
TOLD = {"settings": SETTINGS, "people": PEOPLE, "away": AWAY, "bound": BOUND, "room": ROOM}  # in replies, to be kept
FIRSTS = "casino.firsts"


def data(name: str) -> str:
    """What the page's template says about the table: data-sprite and the like, "" where it says nothing."""
    return play.getAttribute(f"data-{name}") or ""


def values(form: Any) -> Any:
    """What is filled in in a form, by name."""
    return json.loads(screen.values(form))


def failed(error: Exception) -> None:
    """Tell that something went wrong: while Python starts boot.js says so, later the page itself."""
    window.console.error(str(error))
    if root.dataset.python == "ready":
        document.getElementById("broken").hidden = False
    window.dispatchEvent(window.CustomEvent.new("casino:failed", to_js({"detail": str(error)})))


def chosen_early(intent: str) -> str:
    """What was done before Python was there: a card that was tapped was seen to be chosen, and never to be played."""
    return f"choose:{intent[5:]}" if intent.startswith("hand:") else intent


class Page:
    """One message at a time goes to the engine; a bot's next turn goes when nobody else has anything to say.

    A bot thinks in the meantime, a slice at a time, while cards rest and while nobody asks anything.
    """

    def __init__(self, engine: Any, storage: Storage) -> None:
        self.engine = engine
        self.keys = Keys(self.ask)
        self.storage = storage
        self.embed = play.hasAttribute("data-embed")
        address = location.search + location.hash
        self.game = f"casino.embed {address}" if self.embed else data("game")
        self.table = data("table")
        self.waiting: list[dict[str, Any]] = []
        self.task: Any = None
        self.timer = 0
        self.due = 0  # when the table goes on by itself, in milliseconds; 0 when it waits for the person
        self.idle = ""  # what the engine wants to be asked when nobody has anything to say
        self.resting = False
        self.noted = False
        self.told = ""  # why a result is not kept in full
        self.result: dict[str, Any] = {}  # of the game that has ended here last
        self.step = create_proxy(lambda *_: self.ask("step"))
        self.think = create_proxy(lambda *_: self.go_on_thinking())

    def hello(self) -> dict[str, Any]:
        """The first message: what was stored, and where this is."""
        save, problem = self.storage.read(self.game)
        move_older(self.storage)
        return {
            "do": "hello",
            "lang": root.lang,
            "sprite": data("sprite"),
            "home": data("home"),
            "page": location.origin + location.pathname,
            "address": location.search + location.hash,
            "embed": self.embed,
            "settings": self.storage.read(SETTINGS)[0],
            "finished": len(self.storage.names(PREFIX)),
            "games": self.storage.read(GAMES)[0],
            "days": None if self.embed else self.storage.read(DAYS)[0],
            "firsts": None if self.embed else self.storage.read(FIRSTS)[0],
            "people": None if self.embed else self.storage.read(PEOPLE)[0],
            "room": None if self.embed else self.storage.read(ROOM)[0],
            "save": self.storage.text(self.game) if problem else save,
            "problem": problem,
            "opening": data("opening"),
            "away": self.storage.read(AWAY)[0],
            "bound": self.storage.read(BOUND)[0],
            "there": self.there(),
        }

    def there(self) -> list[str]:
        """What this device has that a hint may be about."""
        keyboard = window.matchMedia("(hover: hover) and (pointer: fine)").matches
        return ["keyboard"] * bool(keyboard) + ["storage"] * (not self.storage.refused)

    # ---------- asking ----------

    def ask(self, do: str, **more: Any) -> None:
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
        """Ask all that waits. What goes wrong is told, and play goes on."""
        while self.waiting:
            try:
                await self.go_on_with(self.waiting.pop(0))
            except Exception as error:  # noqa: BLE001 - nobody is left above who could tell
                failed(error)
        self.task = None
        self.wait()

    def wait(self) -> None:
        """Let the table go on when it is due, but not behind a dialog; let bots think until then."""
        window.clearTimeout(self.timer)
        rest = self.due and max(0, self.due - window.Date.now())
        goes_on = self.due and not document.querySelector("#dialogs dialog[open]")
        if self.idle and not self.resting and not (goes_on and rest == 0):
            self.timer = window.setTimeout(self.think, 0)
        elif goes_on:
            self.timer = window.setTimeout(self.step, rest)
        else:
            play.removeAttribute("data-busy")

    async def go_on_with(self, message: dict[str, Any]) -> None:
        """Ask one thing and do what the answer says."""
        self.idle = ""
        await self.perform(json.loads(await self.engine.handle(json.dumps(message))))

    # ---------- answers ----------

    async def perform(self, reply: dict[str, Any]) -> None:
        """Do what an answer says."""
        if "reload" in reply:
            location.reload()
        self.store(reply)
        if "say" in reply:
            self.say(reply["say"])
        if "note" in reply:
            document.getElementById("note-text").textContent = reply["note"]
            document.getElementById("note").hidden = False
        opens = reply.get("dialog") and "frames" in reply  # above a score sheet that comes with it
        if "dialog" in reply and not opens:
            screen.dialog(reply["dialog"])
        if "download" in reply:
            screen.download(*reply["download"])
        if "frames" in reply:
            await screen.show(reply["frames"], root.dataset.python != "ready")
            self.keep_picture(reply.get("cover"))
        if opens:
            screen.dialog(reply["dialog"])
        self.idle = reply.get("idle", "")
        self.due = self.when(reply)

    def say(self, text: str) -> None:
        """Announce something; what is the same as before is made to differ, or it would not be heard again."""
        line = document.getElementById("say")
        line.textContent = text + "\u00a0" if line.textContent == text else text

    def when(self, reply: dict[str, Any]) -> int:
        """When the table goes on after an answer: later by a pause; otherwise as before, or at once."""
        if "next" in reply and ("pause" in reply or not self.due):
            due: int = window.Date.now() + reply.get("pause", 0)
            return due
        return 0 if "frames" in reply and "next" not in reply else self.due

    def keep_picture(self, cover: Any) -> None:
        """Keep what the next visit begins with: what is shown, or a cover where that is not for everybody."""
        if self.table and not self.resting:
            self.storage.write(self.table, cover or screen.last())

    def take_over(self, reply: dict[str, Any]) -> None:
        """Keep what was set, what people are called, what was put away, and which keys do what."""
        self.keys.bound = reply.get("keys", self.keys.bound)
        for name, value in reply.get("settings", {}).items():
            root.setAttribute(f"data-{name}", value)
        for part, name in TOLD.items():
            if part in reply and not self.embed:
                self.storage.write(name, reply[part])

    def store(self, reply: dict[str, Any]) -> None:
        """Keep the settings, the game, and the result of one that has ended."""
        self.take_over(reply)
        for name, where in reply.get("firsts", {}).items():
            self.storage.add(FIRSTS, name, where)
        if "keep_out" in reply:
            self.storage.keep_out(self.game)
        if "overwrite" in reply:
            self.storage.let_in(self.game)
        if "save" in reply:
            self.trouble(self.storage.write(self.game, reply["save"], alone=True))
        if "result" in reply and not (self.embed or self.resting):  # nor where another tab has the game
            self.result = dict(reply["result"], at=window.Date.new().toISOString())
            self.keep_result()
            if "day" in self.result:
                self.trouble(self.storage.add(DAYS, self.result["day"], self.result["totals"]))
        if "tally" in reply and self.result:
            self.result["tally"] = reply["tally"]
            self.keep_result()
        if "games" in reply and self.storage.write(GAMES, reply["games"]):
            self.ask("new:not-kept", form=values(document.getElementById("new-game")))

    def keep_result(self) -> None:
        """Keep the game that has ended; tell if there is no room for it, or for its moves."""
        problem = keep(self.storage, self.result)
        if problem and problem != self.told:
            self.told = problem
            self.ask(f"note:result.{problem}")

    def trouble(self, kind: str) -> None:
        """Tell that the game could not be stored, and why."""
        if kind == "elsewhere" and not self.embed:
            self.rest()
        elif kind == "full" and not self.noted:
            self.noted = True
            self.ask("note:full")

    def rest(self) -> None:
        """Another tab plays this game: leave it to that one, until the visitor wants it here."""
        if not self.resting:
            self.resting = True
            self.waiting.clear()
            self.due = 0
            self.ask("elsewhere")


class Events:
    """What a person does, as messages."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.drag = Drag(page.ask)
        for name in ("click", "submit", "change", "pointerdown", "keydown"):
            document.addEventListener(name, create_proxy(getattr(self, name)))
        window.onstorage = create_proxy(self.storage)
        if not page.embed:  # a frame of another site has nothing to offer
            document.addEventListener("casino:news", create_proxy(self.news))
            self.news()

    def click(self, event: Any) -> None:
        """A button: its intent, or something that the page does by itself."""
        hides = event.target.closest("[data-hide]")
        if hides:
            document.getElementById(hides.getAttribute("data-hide")).hidden = True
        button = event.target.closest("button[data-do], [data-tap]")
        if not button or self.drag.was_click(event):
            return
        intent = button.getAttribute("data-do") or button.getAttribute("data-tap")
        if intent in ("install", "update"):
            window.casinoNews.use(intent)  # at once, while the browser knows that somebody asked for it
            self.page.ask(f"later:{intent}")
        elif intent.startswith("copy:"):
            asyncio.create_task(self.copy(intent[5:]))  # noqa: RUF006 - the loop of MicroPython keeps its tasks
        else:
            self.page.ask(intent)

    async def copy(self, name: str) -> None:
        """Copy what stands in a field, or leave it selected where that is refused."""
        field = document.getElementById(name)
        field.select()
        try:
            await window.navigator.clipboard.writeText(field.value)
            became = "copied"
        except Exception:  # noqa: BLE001 - what a browser throws depends on the browser
            became = "not-copied"
        if field.form:  # it goes on
            self.page.ask(f"new:{became}", form=values(field.form))
        else:
            self.page.ask(f"note:{became}")

    def submit(self, event: Any) -> None:
        """A form: its intent and its values."""
        own = event.submitter and event.submitter.getAttribute("data-submit")
        intent = own or event.target.getAttribute("data-do")
        if intent:
            event.preventDefault()
            self.page.ask(intent, form=values(event.target))

    def change(self, event: Any) -> None:
        """A control in a form that takes effect at once."""
        bind = event.target.getAttribute("data-bind")
        if bind:  # typed where keys have no names, as on a screen
            self.page.ask(f"bind:{bind}", form={"key": event.target.value[-1:]})
        live = event.target.closest("[data-live]")
        if live and event.target.form:
            self.page.ask(live.getAttribute("data-live"), form=values(event.target.form))

    def pointerdown(self, event: Any) -> None:
        """A tap ends any motion at once, and may be the beginning of a drag."""
        screen.hurry()
        self.drag.begin(event)

    def keydown(self, event: Any) -> None:
        """A key."""
        self.page.keys.press(event)

    def news(self, *event: Any) -> None:
        """There is something to be had that was not, or no more."""
        news = window.casinoNews.there()
        if news or event:
            self.page.ask("there", form={"what": news})

    def storage(self, event: Any) -> None:
        """Another tab has stored something."""
        page = self.page
        if event.key == page.game and event.newValue and not page.embed and page.storage.is_foreign(event.newValue):
            page.rest()
        elif event.key == GAMES:
            page.ask("games", form={"games": page.storage.read(GAMES)[0]})


async def main() -> None:
    """Wait for the engine, say hello, and hand over what was done before; whatever goes wrong is told on the page."""
    try:
        storage = Storage(screen.local(), str(window.Math.random()))
        page = Page(await workers.engine, storage)
        await page.go_on_with(page.hello())
        page.wait()
        if not page.embed:
            window.history.replaceState(None, "", location.pathname)
        root.dataset.python = "ready"
        running.append(Events(page))
        if storage.refused and not page.embed:
            page.ask("note:refused")
        for intent in window.casinoEarly().split("\n"):
            if intent:
                page.ask(chosen_early(intent))
    except Exception as error:  # noqa: BLE001 - nobody is left above who could tell
        failed(error)


root.dataset.page = "ready"
running: list[Any] = [asyncio.create_task(main())]
