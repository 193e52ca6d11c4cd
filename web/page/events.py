"""Events on the page of a table: they become messages to the engine, or are handled here."""

import asyncio

import js as window
from js import document
from jsffi import create_proxy

from web.page.dom import Event
from web.page.drag import Drag
from web.page.engine_client import EngineClient, failed, root, screen, values
from web.page.storage import Storage
from web.page.stored import OWN_GAMES


class Events:
    """Handles the events of the page."""

    def __init__(self, page: EngineClient) -> None:
        """Take the engine's client, and start to listen for events."""
        self.page = page
        self.drag = Drag(page.ask)
        # The document listens, because replies replace nearly all elements in it.
        for name in ("click", "submit", "change", "pointerdown", "keydown"):
            document.addEventListener(name, create_proxy(getattr(self, name)))
        window.onstorage = create_proxy(self.storage)
        if page.offers:
            document.addEventListener("casino:news", create_proxy(self.news))
            self.news()

    def click(self, event: Event) -> None:
        """Hide a note, or carry out the intent of a button."""
        hides = event.target.closest("[data-hide]")
        if hides:
            document.getElementById(hides.getAttribute("data-hide")).hidden = True
        button = event.target.closest("button[data-do], [data-tap]")
        if not button or self.drag.was_click(event):
            return
        self.do(button.getAttribute("data-do") or button.getAttribute("data-tap"))

    def do(self, intent: str) -> None:
        """Send an intent, or handle it here if it is about the page itself."""
        if intent in ("install", "update"):
            window.casinoNews.use(intent)  # at once, because browsers offer an installation only directly after a click
            self.page.ask(f"later:{intent}")
        elif intent.startswith("copy:"):
            asyncio.create_task(self.copy(intent[5:]))  # noqa: RUF006 - the loop of MicroPython keeps its tasks
        else:
            self.page.ask(intent)

    async def copy(self, name: str) -> None:
        """Copy the text of a field; if the browser refuses, the text stays selected and in view."""
        field = document.getElementById(name)
        fold = field.closest("details")
        if fold:
            fold.open = True
        field.select()
        try:
            await window.navigator.clipboard.writeText(field.value)
            became = "copied"
        except Exception:  # noqa: BLE001 - the exception depends on the browser
            became = "not-copied"
        if field.form:  # the field is in a dialog, which stays open with its values
            self.page.ask(f"new:{became}", form=values(field.form))
        else:
            self.page.ask(f"note:{became}")

    def do_late(self, intent: str) -> None:
        """Handle an intent noted before Python was ready; a tapped hand card is only chosen, as the page showed it."""
        kind, _, about = intent.partition(":")
        if kind == "key":
            self.page.keys.press_late(about)
        else:
            self.do(f"choose:{about}" if kind == "hand" else intent)

    def submit(self, event: Event) -> None:
        """Send the intent of a form with its values."""
        own = event.submitter and event.submitter.getAttribute("data-submit")
        intent = own or event.target.getAttribute("data-do")
        if intent:
            event.preventDefault()
            self.page.ask(intent, form=values(event.target))

    def change(self, event: Event) -> None:
        """Send the intent of a control that takes effect at once."""
        bind = event.target.getAttribute("data-bind")
        if bind:  # typed on an on-screen keyboard, whose key events do not name the keys
            self.page.ask(f"bind:{bind}", form={"key": event.target.value[-1:]})
        live = event.target.closest("[data-live]")
        if live and event.target.form:
            self.page.ask_live(live.getAttribute("data-live"), event.target.form)

    def pointerdown(self, event: Event) -> None:
        """End any motion; a press may begin a drag."""
        screen.hurry()
        self.drag.begin(event)

    def keydown(self, event: Event) -> None:
        """Pass a pressed key to the page's ``Keys``."""
        self.page.keys.press(event)

    def news(self, *event: Event) -> None:
        """Send the offers available now: to install the site, or to update it."""
        news = window.casinoNews.there()
        if news or event:
            self.page.ask("there", form={"what": news})

    def storage(self, event: Event) -> None:
        """React to a value stored by another tab."""
        page = self.page
        if event.key == page.game and event.newValue and not page.embed and page.storage.is_foreign(event.newValue):
            page.rest()
        elif event.key == OWN_GAMES:
            page.ask("games", form={"games": page.storage.read(OWN_GAMES)[0]})
        else:
            page.stored_elsewhere(event.key)


running: list[object] = []
"""Objects that must not be garbage-collected while the page is open."""


async def begin(client: type[EngineClient]) -> None:
    """Wait for the engine, and send it the init message and the intents noted before. Errors are shown."""
    try:
        await window.casinoEngine.shown()
        storage = Storage(screen.local(), str(window.Math.random()))
        page = client(window.casinoEngine, storage)
        await page.go_on_with(page.init_message())
        page.wait()
        root.dataset.python = "ready"
        events = Events(page)
        running.append(events)
        if storage.refused and not page.embed:
            page.ask("note:refused")
        if page.offers:
            window.casinoArchive.tidy()  # to make room for games that end on this page
        if page.aside:
            page.ask("note:aside")
        if page.first:
            page.ask(page.first)
        if page.unopened:
            page.ask("note:unopened")
        for intent in window.casinoEarly().split("\n"):
            if intent:
                events.do_late(intent)
        page.early = len(page.waiting)
    except Exception as error:  # noqa: BLE001 - no caller could report it
        failed(error)
