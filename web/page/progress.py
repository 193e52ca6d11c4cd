"""The page of finished games, which needs no engine."""

import asyncio
import json
from collections.abc import Coroutine

import js as window
from js import document
from jsffi import create_proxy, to_js

from web.page import aside
from web.page.backup import (
    BACKUP_END,
    LARGEST_FILE,
    add_games,
    backup_start,
    last_backup,
    merge,
    note_backup,
    read_backup,
    read_game,
)
from web.page.dom import Element, Event, File
from web.page.finished import OLDER, PREFIX, name_after, name_of
from web.page.game_store import GameStore
from web.page.overview import Overview
from web.page.phrases import Phrases
from web.page.running import ON_TABLE, clear_table, raw_text, running_game, running_games
from web.page.running_list import RunningList
from web.page.statistics import Summary
from web.page.storage import Storage
from web.page.stored import ACHIEVED, ASIDE, GAME, GLANCE, PUZZLES, RUNNING
from web.shared.puzzle_rating import tries
from web.shared.schema import Backup

DATA = ("words", "names", "strengths")  # the data in the page's template
SHOWN = 50  # games listed at first, and added at a time
SLICE = 20  # games read at a time; the page can respond in between
LONG = 500  # games; with this many or more, the progress of a long task is shown
ADDED = ("new", "known", "bad", "full", "more")  # the counts of a merged file, in the order of the message

root = document.documentElement
screen = window.casinoScreen
holder = document.getElementById("progress")
news = document.getElementById("told")


def day(time: str) -> str:
    """Return the person's local date of a time, as year-month-day."""
    here = window.Date.new(time)
    return f"{here.getFullYear()}-{here.getMonth() + 1}-{here.getDate()}"


class ProgressPage:
    """Shows finished and running games, and handles events."""

    def __init__(self, storage: Storage) -> None:
        """Take the storage, and start to listen for events."""
        self.storage = storage
        self.store = GameStore(storage, window.casinoArchive)
        words, names, strengths = (json.loads(holder.getAttribute(f"data-{name}")) for name in DATA)
        phrases = Phrases(words, names, holder.getAttribute("data-home"), day)
        self.overview = Overview(phrases, strengths)
        self.running = RunningList(phrases, holder.getAttribute("data-sprite"))
        self.shown = SHOWN
        """The number of listed games."""
        self.summary = Summary()
        """The summary of all games."""
        self.names: list[str] = []
        """The names of all readable games, the oldest first."""
        self.unreadable: list[str] = []
        """The names of unreadable games."""
        self.deleted: list[tuple[str, str]] = []
        """The names and texts of the values that were deleted last, for undo."""
        self.stale = False
        """Whether the games must be read again, because some may have been stored or deleted."""
        self.reading = False
        """Whether games are being read."""
        self.focus = ""
        """A selector of the element to be focused after reading, "" for none."""
        self.copying = False
        """Whether a backup is being written or read."""
        document.addEventListener("click", create_proxy(self.click))
        # A toggle event does not bubble, so it is captured.
        document.addEventListener("toggle", create_proxy(self.toggle), to_js({"capture": True}))
        document.getElementById("copy-file").onchange = create_proxy(self.choose)
        window.onstorage = create_proxy(self.stored)

    # ---------- reading and showing ----------

    def refresh(self, focus: str = "") -> None:
        """Read all games and show them, then focus the element of a selector.

        If games are being read, the reading starts over.
        """
        self.stale, self.focus = True, focus
        if not self.reading:
            self.start(self.read_all())

    async def read_all(self) -> None:
        """Read and show all games, and do so again if they have become stale meanwhile."""
        self.reading = True
        try:
            while self.stale:
                self.stale = False
                await self.read_games()
                await self.draw()
        finally:
            self.reading = False
        row = self.focus and holder.querySelector(self.focus)
        if row:
            row.focus()

    async def read_games(self) -> None:
        """Read all games, a few at a time, so that the page can respond in between."""
        summary, sound, unreadable = Summary(), [], []
        starting = holder.querySelector("[data-starting]")
        names = await self.store.names()
        for first in range(0, len(names), SLICE):
            part = names[first : first + SLICE]
            for place, game in enumerate(await self.store.games(part)):
                if game:
                    summary.take(game)
                    sound.append(part[place])
                else:
                    unreadable.append(part[place])
            if starting and len(names) >= LONG:
                starting.innerHTML = self.overview.t("progress.reading", done=first + len(part), many=len(names))
            await asyncio.sleep(0)
            if self.stale:
                return  # read_all() starts again
        self.summary, self.names, self.unreadable = summary, sound, unreadable

    async def draw(self) -> None:
        """Show everything."""
        saved = last_backup(self.storage)
        newer = name_after(saved)
        missing = len([name for name in self.names if name > newer])
        newest = await self.store.games(self.names[-self.shown :][::-1])
        await asyncio.sleep(0)
        html = self.running.render(running_games(self.storage))
        html += self.overview.reminder(saved, missing)
        firsts = self.storage.read(ACHIEVED)[0]
        announced = list(firsts) if isinstance(firsts, dict) else []
        for part in self.overview.render(self.summary, [game for game in newest if game], announced):
            html += part
            await asyncio.sleep(0)
        html += self.overview.puzzles(tries(self.storage.read(PUZZLES)[0]))
        html += aside.render(self.storage, self.overview.phrases, bool(self.unreadable or self.storage.text(OLDER)))
        if self.store.unreachable:
            html = f'<p class="note">{self.overview.t("progress.unreachable")}</p>{html}'
        await asyncio.sleep(0)
        holder.innerHTML = html
        room = "" if self.storage.refused else self.overview.room(await self.store.room())
        document.getElementById("last-copy").innerHTML = f"{self.overview.last_backup(saved, missing)} {room}"

    def say(self, key: str, **facts: object) -> None:
        """Show and announce a sentence."""
        self.show(self.overview.t(f"progress.{key}", **facts))

    def show(self, html: str) -> None:
        """Show and announce markup."""
        news.innerHTML = f"<p>{html}</p>"
        news.hidden = False

    # ---------- what a person does ----------

    def start(self, task: Coroutine[object, None, None]) -> None:
        """Start a longer task, and show its errors."""
        asyncio.create_task(guarded(task))  # noqa: RUF006 - the loop of MicroPython keeps its tasks

    def click(self, event: Event) -> None:
        """Do what a pressed button says."""
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
                self.start(do(button.getAttribute(attribute)))
        if button.hasAttribute("data-more"):
            self.start(self.more())
        elif button.hasAttribute("data-undo"):
            self.bring_back()
        elif button.id == "copy-all":
            self.start(self.save_backup())
        elif button.id == "copy-choose":
            document.getElementById("copy-file").click()
        elif button.id == "aside-file":
            self.start(self.save_unreadable())
        elif button.id == "aside-discard":
            self.start(self.remove(self.storage.names(ASIDE), "unreadable.gone"))

    async def save_unreadable(self) -> None:
        """Save all unreadable values as a file."""
        names = aside.unreadable_names(self.storage, self.unreadable)
        screen.download("casino-unreadable.json", aside.unreadable_text(names, await self.store.texts(names)))

    async def save_game(self, name: str) -> None:
        """Save a game as a file."""
        for game in await self.store.games([name]):
            if game:
                screen.download(*self.overview.history.file(game))

    async def save_running(self, name: str) -> None:
        """Save the stored text of an unreadable running game."""
        game = running_game(self.storage.read(name)[0])
        screen.download("casino-unreadable.txt", raw_text(game) if game else self.storage.text(name))

    def toggle(self, event: Event) -> None:
        """Show the details of a game when it is first unfolded."""
        row = event.target
        name = row.getAttribute("data-game")
        if name and row.open and row.children.length == 1:
            self.start(self.unfold(row, name))

    async def unfold(self, row: Element, name: str) -> None:
        """Show the details of a game in its row."""
        for game in await self.store.games([name]):
            # The row may have been folded and unfolded while the game was read, and have its details already.
            if game and row.children.length == 1:
                row.insertAdjacentHTML("beforeend", f'<div class="told">{self.overview.history.details(game)}</div>')

    async def more(self) -> None:
        """List more games, and focus the first new one."""
        first = self.shown
        self.shown += SHOWN
        await self.draw()
        document.querySelectorAll(".history > details > summary").item(first).focus()

    async def delete(self, name: str) -> None:
        """Delete a game."""
        await self.remove(list(ON_TABLE) if name == GAME else [name], "deleted")

    async def remove(self, names: list[str], note: str) -> None:
        """Delete a game or unreadable values, with a note; this can be undone until the next deletion."""
        texts = await self.store.texts(names)
        self.deleted = [(name, texts[place]) for place, name in enumerate(names)]
        if GAME in names:
            clear_table(self.storage)
        else:
            await self.store.remove(names)
        for name in names:
            row = holder.querySelector(f'[data-game="{name}"]')
            if row:  # at once, because reading all other games can take a while
                row.remove()
        undo = f'<button class="btn" type="button" data-undo>{self.overview.t("progress.undo")}</button>'
        self.show(f"{self.overview.t(f'progress.{note}')} {undo}")
        news.querySelector("button").focus()
        self.refresh()

    def bring_back(self) -> None:
        """Undo the last deletion."""
        if not self.deleted:
            return
        fits = [self.storage.put_back(name, text) for name, text in self.deleted]
        name = self.deleted[0][0]
        self.say(("unreadable.back" if name.startswith(ASIDE) else "back") if all(fits) else "full")
        self.refresh(f'[data-game="{name}"] > summary, [data-running="{name}"] a')

    def stored(self, event: Event) -> None:
        """Redraw the page if another tab has stored values that it shows."""
        if not event.key or event.key == GLANCE or event.key.startswith((PREFIX, RUNNING)):
            self.refresh()

    # ---------- backups ----------

    async def save_backup(self) -> None:
        """Save a backup, note its time, and show whether it is complete."""
        if self.copying:
            return
        self.copying = True
        try:
            time = await self.write_backup()
        finally:
            self.copying = False
        whole = not self.store.unreachable
        if whole:
            note_backup(self.storage, time)
        await self.draw()
        self.say("copied" if whole else "copied.part")

    async def write_backup(self) -> str:
        """Write a backup to a file, a few games at a time, and return its time."""
        time = now()
        file = window.casinoCopies.begin()
        file.add(backup_start(self.storage, time))
        names, comma = await self.store.names(), ""
        for first in range(0, len(names), SLICE):
            self.count_off("copying", first, len(names))
            games = await self.store.games(names[first : first + SLICE])
            texts = ", ".join([json.dumps(game) for game in games if game])
            file.add(f"{comma if texts else ''}{texts}")
            comma = ", " if texts else comma
            await asyncio.sleep(0)
        file.add(BACKUP_END)
        file.save(f"casino-{time[:10]}.json")
        return time

    def count_off(self, key: str, done: int, many: int) -> None:
        """Announce the progress of a long task, about ten times."""
        step = many // 10 // SLICE * SLICE
        if many >= LONG and done % step == 0:
            self.say(key, done=done, many=many)

    def choose(self, event: Event) -> None:
        """Read the chosen file."""
        file = event.target.files.item(0)
        if file and not self.copying:
            self.start(self.read_backup(file))
        event.target.value = ""  # so that the same file can be chosen again

    async def read_backup(self, file: File) -> None:
        """Merge a file, or show its fault."""
        if file.size > LARGEST_FILE:
            self.say("wrong.large", size=round(file.size / 1_000_000), most=LARGEST_FILE // 1_000_000)
        else:
            many, _, text = (await window.casinoCopies.open(file) or "0\n").partition("\n")
            backup, problem = read_backup(text)
            if backup:
                self.copying = True
                try:
                    await self.add(backup, int(many))
                finally:
                    self.copying = False
            else:
                self.say(f"wrong.{problem}")
            window.casinoCopies.close()
        news.scrollIntoView(to_js({"block": "nearest"}))

    async def add(self, backup: Backup, many: int) -> None:
        """Merge a backup with this many games, and show the counts."""
        counts, done = merge(self.storage, backup), 0
        lines = await window.casinoCopies.next()
        while lines:
            self.count_off("adding", done, many)
            entries = [read_game(text) for text in lines.split("\n")]
            done += len(entries)
            games = [(name_of(game), game) for game in entries if game]
            counts["bad"] += len(entries) - len(games)
            texts = await self.store.texts([name for name, _ in games])
            archived = {name: texts[place] for place, (name, _) in enumerate(games)}
            for became in add_games(self.storage, games, archived):
                counts[became] += 1
            await self.store.tidy()
            lines = await window.casinoCopies.next()
        # The file counts as the last backup only if it has all games that are stored here.
        if len(await self.store.names()) <= counts["new"] + counts["known"]:
            note_backup(self.storage, backup.get("saved"))
        self.refresh()
        parts = [self.overview.t(f"progress.added.{name}", count=counts[name]) for name in ADDED if counts[name]]
        self.show(" ".join(parts or [self.overview.t("progress.added.nothing")]))


def now() -> str:
    """Return the current time, as browsers write it."""
    return str(window.Date.new().toISOString())


async def guarded(task: Coroutine[object, None, None]) -> None:
    """Run a task, and show its errors on the page."""
    try:
        await task
    except Exception as error:  # noqa: BLE001 - no caller could report it
        window.console.error(str(error))
        window.dispatchEvent(window.CustomEvent.new("casino:failed", to_js({"detail": str(error)})))


async def main() -> None:
    """Start the page."""
    storage = Storage(screen.local(), str(window.Math.random()))
    page = ProgressPage(storage)
    running.append(page)
    page.stale = True
    await page.read_all()
    if storage.refused:
        page.say("refused")
    pasted = screen.carried()
    if pasted:  # it was pasted at a table, whose page stored it and then opened this page
        await page.read_backup(pasted)
    root.dataset.python = "ready"


root.dataset.page = "ready"
running: list[ProgressPage] = []
asyncio.create_task(guarded(main()))  # noqa: RUF006 - the loop of MicroPython keeps its tasks
