"""The page of finished games: it reads what is stored, and needs no engine."""

import asyncio
import json

import js as window
from js import document
from jsffi import create_proxy, to_js

from web.page import aside
from web.page.backup import LARGEST_FILE, backup_text, last_backup, merge, note_backup, read_backup
from web.page.dom import Element, Event, File
from web.page.finished import OLDER, PREFIX, clean, kept
from web.page.overview import Overview
from web.page.phrases import Phrases
from web.page.running import raw_text, running_game, running_games
from web.page.running_list import RunningList
from web.page.storage import ASIDE, GLANCE, RUNNING, Storage
from web.shared.schema import Backup, FinishedGame

GIVEN = ("words", "names", "strengths")  # the data that the template puts into the page
SHOWN = 50  # games that are listed at first, and that more of them are listed at a time
MERGED = ("new", "known", "bad", "full", "more")  # what merge() counts, in the order in which it is said

root = document.documentElement
screen = window.casinoScreen
holder = document.getElementById("progress")
news = document.getElementById("told")


def day(time: str) -> str:
    """Return the date of a time where the person is: its year, month and day, with dashes between them."""
    here = window.Date.new(time)
    return f"{here.getFullYear()}-{here.getMonth() + 1}-{here.getDate()}"


class ProgressPage:
    """Shows what is stored, and does what a person asks for."""

    def __init__(self, storage: Storage) -> None:
        """Take what is stored, and listen to the page."""
        self.storage = storage
        words, names, strengths = (json.loads(holder.getAttribute(f"data-{name}")) for name in GIVEN)
        phrases = Phrases(words, names, holder.getAttribute("data-home"), day)
        self.overview = Overview(phrases, strengths)
        self.running = RunningList(phrases, holder.getAttribute("data-sprite"))
        self.shown = SHOWN
        """How many games are listed."""
        self.deleted: list[tuple[str, str]] = []
        """The names and the stored texts of what was deleted last."""
        document.addEventListener("click", create_proxy(self.click))
        document.addEventListener("toggle", create_proxy(self.toggle), to_js({"capture": True}))
        document.getElementById("copy-file").onchange = create_proxy(self.choose)
        window.onstorage = create_proxy(self.stored)

    def draw(self) -> None:
        """Show all that is stored."""
        games, unreadable = kept(self.storage)
        saved = last_backup(self.storage)
        html = self.running.drawn(running_games(self.storage))
        html += self.overview.reminder(games, saved) + self.overview.drawn(games, self.shown)
        html += aside.drawn(self.storage, self.overview.phrases, bool(unreadable or self.storage.text(OLDER)))
        holder.innerHTML = html
        document.getElementById("last-copy").innerHTML = self.overview.last_backup(games, saved)

    def say(self, key: str, **facts: object) -> None:
        """Say what has happened, where it is seen and announced."""
        self.show(self.overview.t(f"progress.{key}", **facts))

    def show(self, html: str) -> None:
        """Put markup where news are seen and announced."""
        news.innerHTML = f"<p>{html}</p>"
        news.hidden = False

    # ---------- what a person does ----------

    def click(self, event: Event) -> None:
        """Do what a button is for."""
        button = event.target.closest("button")
        if not button:
            return
        for attribute, do in (
            ("data-file", self.save_game),
            ("data-file-running", self.save_running),
            ("data-delete", self.delete),
            ("data-discard", self.delete),
        ):
            if button.hasAttribute(attribute):
                do(button.getAttribute(attribute))
        if button.hasAttribute("data-more"):
            self.more()
        elif button.hasAttribute("data-undo"):
            self.bring_back()
        elif button.id == "copy-all":
            self.save_backup()
        elif button.id == "copy-choose":
            document.getElementById("copy-file").click()
        else:
            self.click_aside(button.id)

    def click_aside(self, button: str) -> None:
        """Do what the buttons are for below what cannot be read."""
        if button == "aside-file":
            screen.download("casino-unreadable.json", aside.unreadable_text(self.storage))
        elif button == "aside-discard":
            self.remove(self.storage.names(ASIDE), "unreadable.gone")

    def game(self, name: str) -> FinishedGame | None:
        """Return the game that is stored under a name, None where there is none."""
        return clean(self.storage.read(name)[0])

    def save_game(self, name: str) -> None:
        """Hand out a game as a file."""
        game = self.game(name)
        if game:
            screen.download(*self.overview.history.file(game))

    def save_running(self, name: str) -> None:
        """Hand out a running game that cannot be read, as it is stored."""
        game = running_game(self.storage.read(name)[0])
        screen.download("casino-unreadable.txt", raw_text(game) if game else self.storage.text(name))

    def toggle(self, event: Event) -> None:
        """Show the details of a game that is unfolded for the first time."""
        row = event.target
        name = row.getAttribute("data-game")
        game = name and row.open and row.children.length == 1 and self.game(name)
        if game:
            row.insertAdjacentHTML("beforeend", f'<div class="told">{self.overview.history.details(game)}</div>')

    def more(self) -> None:
        """List more games, and focus the first of them."""
        first = self.shown
        self.shown += SHOWN
        self.draw()
        document.querySelectorAll(".history > details > summary").item(first).focus()

    def delete(self, name: str) -> None:
        """Delete a game."""
        self.remove([name], "deleted")

    def remove(self, names: list[str], said: str) -> None:
        """Delete a game, or what cannot be read, and say so; it can be brought back until the next one."""
        self.deleted = [(name, self.storage.text(name)) for name in names]
        for name in names:
            self.storage.remove(name)
        self.draw()
        undo = f'<button class="btn" type="button" data-undo>{self.overview.t("progress.undo")}</button>'
        self.show(f"{self.overview.t(f'progress.{said}')} {undo}")
        news.querySelector("button").focus()

    def bring_back(self) -> None:
        """Bring back what was deleted last."""
        if not self.deleted:
            return
        fits = [self.storage.put_back(name, text) for name, text in self.deleted]
        name = self.deleted[0][0]
        self.say(("unreadable.back" if name.startswith(ASIDE) else "back") if all(fits) else "full")
        self.draw()
        row = holder.querySelector(f'[data-game="{name}"] > summary, [data-running="{name}"] a')
        if row:
            row.focus()

    def stored(self, event: Event) -> None:
        """Show what another tab has stored."""
        if not event.key or event.key == GLANCE or event.key.startswith((PREFIX, RUNNING)):
            self.draw()

    # ---------- backups ----------

    def save_backup(self) -> None:
        """Hand out everything as a file."""
        now = window.Date.new().toISOString()
        screen.download(f"casino-{now[:10]}.json", backup_text(self.storage, now))
        note_backup(self.storage, now)
        self.draw()
        self.say("copied")

    def choose(self, event: Event) -> None:
        """Read the file that was chosen."""
        file = event.target.files.item(0)
        if file:
            asyncio.create_task(self.read(file, event.target))  # noqa: RUF006 - the loop of MicroPython keeps its tasks

    async def read(self, file: File, field: Element) -> None:
        """Add what is in a file, or say what is wrong with it."""
        if file.size > LARGEST_FILE:
            self.say("wrong.large", size=round(file.size / 1_000_000), most=LARGEST_FILE // 1_000_000)
        else:
            backup, problem = read_backup(str(await file.text()))
            if backup:
                self.add(backup)
            else:
                self.say(f"wrong.{problem}")
        field.value = ""  # the same one can be chosen again
        news.scrollIntoView(to_js({"block": "nearest"}))

    def add(self, backup: Backup) -> None:
        """Add what is in a backup, and say what became of it."""
        counts = merge(self.storage, backup)
        note_backup(self.storage, backup.get("saved"))
        self.draw()
        parts = [self.overview.t(f"progress.added.{name}", count=counts[name]) for name in MERGED if counts[name]]
        self.show(" ".join(parts or [self.overview.t("progress.added.nothing")]))


async def main() -> None:
    """Show what is stored."""
    try:
        storage = Storage(screen.local(), str(window.Math.random()))
        page = ProgressPage(storage)
        page.draw()
        if storage.refused:
            page.say("refused")
        running.append(page)
        root.dataset.python = "ready"
    except Exception as error:  # noqa: BLE001 - no caller is left who could report it
        window.console.error(str(error))
        window.dispatchEvent(window.CustomEvent.new("casino:failed", to_js({"detail": str(error)})))


root.dataset.page = "ready"
running: list[ProgressPage] = []
asyncio.create_task(main())  # noqa: RUF006 - the loop of MicroPython keeps its tasks
