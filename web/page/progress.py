"""The page of finished games, in MicroPython: it reads what is stored, and needs no engine."""

import asyncio
import json

import js as window
from js import document
from jsffi import create_proxy, to_js

from web.page.backup import LARGEST, copy_text, last_copy, merge, note_copy, read_copy
from web.page.overview import Overview
from web.page.phrases import Phrases
from web.page.storage import Storage
from web.shared.finished import PREFIX, clean, kept

try:  # noqa: SIM105 - MicroPython has no contextlib
    from typing import Any
except ImportError:  # nor typing, and it looks at no annotation
    pass

GIVEN = ("words", "names", "strengths")  # what the template tells
SHOWN = 50  # games of the list at first, and more of them at a time

root = document.documentElement
screen = window.casinoScreen
holder = document.getElementById("progress")
told = document.getElementById("told")


def day(time: str) -> str:
    """The day of a time in words, as people write it here."""
    style = to_js({"year": "numeric", "month": "short", "day": "numeric"})
    return str(window.Date.new(time).toLocaleDateString(root.lang, style))


class Yours:
    """What the page shows, and what a person does on it."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        words, names, strengths = (json.loads(holder.getAttribute(f"data-{name}")) for name in GIVEN)
        self.overview = Overview(Phrases(words, names, holder.getAttribute("data-home"), day), strengths)
        self.shown = SHOWN
        self.deleted: Any = None  # the name and the game that can be brought back
        document.addEventListener("click", create_proxy(self.click))
        document.addEventListener("toggle", create_proxy(self.toggle), to_js({"capture": True}))
        document.getElementById("copy-file").onchange = create_proxy(self.choose)
        window.onstorage = create_proxy(self.stored)

    def draw(self) -> None:
        """Show all that is stored."""
        games, unreadable = kept(self.storage)
        copied = last_copy(self.storage)
        html = self.overview.reminder(games, copied) + self.overview.drawn(games, self.shown)
        if unreadable or self.storage.text("casino.results"):
            html += f'<p class="note">{self.overview.t("progress.unreadable")}</p>'
        holder.innerHTML = html
        document.getElementById("last-copy").innerHTML = self.overview.last_copy(games, copied)

    def say(self, key: str, **facts: Any) -> None:
        """Tell what has happened, where it is seen and announced."""
        self.show(self.overview.t(f"progress.{key}", **facts))

    def show(self, html: str) -> None:
        """Put into the place for news something to read."""
        told.innerHTML = f"<p>{html}</p>"
        told.hidden = False

    # ---------- what a person does ----------

    def click(self, event: Any) -> None:
        """A button."""
        button = event.target.closest("button")
        if not button:
            return
        if button.hasAttribute("data-more"):
            self.more()
        elif button.hasAttribute("data-file"):
            screen.download(*self.overview.history.file(self.game(button.getAttribute("data-file"))))
        elif button.hasAttribute("data-delete"):
            self.delete(button.getAttribute("data-delete"))
        elif button.hasAttribute("data-undo"):
            self.bring_back()
        elif button.id == "copy-all":
            self.copy()
        elif button.id == "copy-choose":
            document.getElementById("copy-file").click()

    def game(self, name: str) -> Any:
        """The game of a name, None where there is none."""
        return clean(self.storage.read(name)[0])

    def toggle(self, event: Any) -> None:
        """A game is unfolded: tell of it."""
        row = event.target
        name = row.getAttribute("data-game")
        game = name and row.open and row.children.length == 1 and self.game(name)
        if game:
            row.insertAdjacentHTML("beforeend", f'<div class="told">{self.overview.history.told(game)}</div>')

    def more(self) -> None:
        """Show more of the list, and go on where it was."""
        first = self.shown
        self.shown += SHOWN
        self.draw()
        document.querySelectorAll(".history > details > summary").item(first).focus()

    def delete(self, name: str) -> None:
        """Delete a game; it can be brought back until the next one."""
        self.deleted = (name, self.game(name))
        self.storage.remove(name)
        self.draw()
        undo = f'<button class="btn" type="button" data-undo>{self.overview.t("progress.undo")}</button>'
        self.show(f"{self.overview.t('progress.deleted')} {undo}")
        told.querySelector("button").focus()

    def bring_back(self) -> None:
        """Bring back the game that was deleted last."""
        name, game = self.deleted
        self.say("full" if self.storage.write(name, game) else "back")
        self.draw()
        row = holder.querySelector(f'[data-game="{name}"] > summary')
        if row:
            row.focus()

    def stored(self, event: Any) -> None:
        """Another tab has stored something."""
        if not event.key or event.key.startswith(PREFIX):
            self.draw()

    # ---------- copies ----------

    def copy(self) -> None:
        """Hand out everything as a file."""
        now = window.Date.new().toISOString()
        screen.download(f"casino-{now[:10]}.json", copy_text(self.storage, now))
        note_copy(self.storage, now)
        self.draw()
        self.say("copied")

    def choose(self, event: Any) -> None:
        """A file was chosen."""
        file = event.target.files.item(0)
        if file:
            asyncio.create_task(self.read(file, event.target))  # noqa: RUF006 - the loop of MicroPython keeps its tasks

    async def read(self, file: Any, field: Any) -> None:
        """Add what is in a file, or say what is wrong with it."""
        if file.size > LARGEST:
            self.say("wrong.large", size=round(file.size / 1_000_000), most=LARGEST // 1_000_000)
        else:
            copy, problem = read_copy(str(await file.text()))
            if problem:
                self.say(f"wrong.{problem}")
            else:
                self.add(copy)
        field.value = ""  # the same one can be chosen again
        told.scrollIntoView(to_js({"block": "nearest"}))

    def add(self, copy: Any) -> None:
        """Add what is in a copy, and tell what became of it."""
        counts = merge(self.storage, copy)
        note_copy(self.storage, copy.get("saved"))
        self.draw()
        parts = [self.overview.t(f"progress.added.{name}", count=counts[name]) for name in ADDED if counts[name]]
        self.show(" ".join(parts or [self.overview.t("progress.added.nothing")]))


ADDED = ("new", "known", "bad", "full", "more")


async def main() -> None:
    """Show what is stored."""
    try:
        storage = Storage(screen.local(), str(window.Math.random()))
        yours = Yours(storage)
        yours.draw()
        if storage.refused:
            yours.say("refused")
        running.append(yours)
        root.dataset.python = "ready"
    except Exception as error:  # noqa: BLE001 - nobody is left above who could tell
        window.console.error(str(error))
        window.dispatchEvent(window.CustomEvent.new("casino:failed", to_js({"detail": str(error)})))


root.dataset.page = "ready"
running: list[Any] = []
asyncio.create_task(main())  # noqa: RUF006 - the loop of MicroPython keeps its tasks
