"""The page of daily deals: it reads what is stored, shows a month and a day of it, and what can be sent to friends."""

import asyncio
import json

import js as window
from js import document
from jsffi import create_proxy, to_js

from web.page.comparing import Asked, clean, link
from web.page.day import Day
from web.page.deals import Deals, add_friend
from web.page.dom import Event
from web.page.month import Month
from web.page.phrases import Phrases
from web.page.sharing import Result
from web.page.storage import Storage
from web.page.stored import DAYS, DEALS, FRIENDS, NICKNAME, PARS, RUNNING, STORED, WEEKS
from web.page.weeks import Weeks
from web.shared.dates import WEEKDAYS, date_of, day_number, week_of

SHOWN = (DAYS, DEALS, PARS, FRIENDS, WEEKS)
ARROWS = {"ArrowLeft": -1, "ArrowRight": 1, "ArrowUp": -WEEKDAYS, "ArrowDown": WEEKDAYS}

root = document.documentElement
holder = document.getElementById("days")


def today() -> str:
    """Return the date where the person is."""
    now = window.Date.new()
    return f"{int(now.getFullYear()):04d}-{int(now.getMonth()) + 1:02d}-{int(now.getDate()):02d}"


def address_parameters() -> dict[str, str]:
    """Return what the address of the page asks for."""
    asked = window.URLSearchParams.new(window.location.search)
    return {name: str(asked.get(name) or "") for name in ("day", "friend", "name")}


class DailyPage:
    """Shows what is stored, and does what a person asks for."""

    def __init__(self, storage: Storage) -> None:
        """Take what is stored, and listen to the page."""
        self.storage = storage
        words, names, rotation = (
            json.loads(holder.getAttribute(f"data-{name}")) for name in ("words", "names", "weeks")
        )
        self.phrases = Phrases(words, names, holder.getAttribute("data-home"), lambda day: day)
        self.rotation: list[str] = rotation
        """The games of the weeks, in their order."""
        self.today = today()
        self.asked = Asked(address_parameters(), self.today)
        self.month = self.asked.day[:7]
        """The month that is shown."""
        self.keep_friend()
        document.addEventListener("click", create_proxy(self.click))
        document.addEventListener("keydown", create_proxy(self.keydown))
        document.addEventListener("change", create_proxy(self.change))
        window.onstorage = create_proxy(self.stored)

    def nickname(self) -> str:
        """Return how links name the person, "" for no name."""
        name = self.storage.read(NICKNAME)[0]
        return clean(name) if isinstance(name, str) else ""

    def keep_friend(self) -> None:
        """Store the result that came with the link, unless the link is the person's own."""
        if not self.asked.friend:
            return
        name, points = self.asked.friend[0], list(self.asked.friend[1:])
        own = Deals(self.storage).results.get(self.asked.day) == points and name == self.nickname()
        if not own:
            add_friend(self.storage, self.asked.day, name or self.phrases.plain("days.friend.unnamed"), points)

    # ---------- drawing ----------

    def draw(self) -> None:
        """Show all there is."""
        self.draw_month()
        self.draw_day()
        deals, week = Deals(self.storage), week_of(self.today)
        document.getElementById("figures").innerHTML = Month(self.phrases, deals, self.today).figures()
        past = (day_number(self.today) - day_number(holder.getAttribute("data-first"))) // WEEKDAYS
        game = self.rotation[past % len(self.rotation)]
        told, weeks = document.getElementById(f"week-{game}").innerHTML, Weeks(self.phrases, deals)
        document.getElementById("week").innerHTML = told + weeks.this(week, game) + weeks.earlier(week)

    def draw_month(self) -> None:
        """Show the month."""
        month = Month(self.phrases, Deals(self.storage), self.today)
        document.getElementById("calendar").innerHTML = month.render(self.month)

    def draw_day(self) -> None:
        """Show the day."""
        day = Day(self.phrases, Deals(self.storage), self.today)
        document.getElementById("day").innerHTML = day.render(self.asked, self.nickname())
        self.prepare()

    def prepare(self) -> None:
        """Make ready what can be sent of the day: the text, and the picture, which takes the browser a moment."""
        deals, day = Deals(self.storage), self.asked.day
        if day not in deals.results:
            return
        points = deals.results[day]
        result = Result(self.phrases, deals, day)
        page = window.location.origin + window.location.pathname
        address = link(str(page), day, points[0], points[1], self.nickname())
        document.getElementById("share-text").textContent = result.text(address)
        window.casinoShare.prepare(result.picture(), f"casino-{day}.png")

    # ---------- what a person does ----------

    def click(self, event: Event) -> None:
        """Show another month or another day."""
        button = event.target.closest("button")
        if button and button.hasAttribute("data-month"):
            self.show_month(button.getAttribute("data-month"), button.id)
        elif button and button.hasAttribute("data-day"):
            self.asked = Asked({"day": button.getAttribute("data-day")}, self.today)
            window.history.replaceState(None, "", f"?day={self.asked.day}")
            self.draw_day()
            document.getElementById("shown").focus()

    def show_month(self, month: str, pressed: str) -> None:
        """Show a month. Focus stays where it was, or goes to the other button where there is no further month."""
        self.month = month
        self.draw_month()
        button = document.getElementById(pressed)
        (document.querySelector("#calendar .square:not([disabled])") if button.disabled else button).focus()

    def keydown(self, event: Event) -> None:
        """Go to another day of the month with the arrows."""
        day = event.target.getAttribute("data-at")
        if not day or event.key not in ARROWS or event.ctrlKey or event.altKey or event.metaKey:
            return
        other = document.querySelector(f'[data-at="{date_of(day_number(day) + ARROWS[event.key])}"]')
        event.preventDefault()
        if other:
            other.focus()

    def change(self, event: Event) -> None:
        """Take over the name for the link."""
        if event.target.id == "nickname":
            self.storage.write(NICKNAME, clean(str(event.target.value)))
            self.prepare()

    def stored(self, event: Event) -> None:
        """Show what another tab has stored."""
        # Without a key everything was removed.
        if not event.key or event.key in SHOWN or event.key.startswith(RUNNING):
            self.draw()


async def main() -> None:
    """Show what is stored."""
    try:
        storage = Storage(window.casinoScreen.local(), str(window.Math.random()))
        storage.set_aside(list(STORED))  # what cannot be read must not keep out what comes now
        page = DailyPage(storage)
        page.draw()
        if window.location.hash == "#week":
            document.getElementById("week").scrollIntoView()  # only now it is where it stays
        running.append(page)
        root.dataset.python = "ready"
    except Exception as error:  # noqa: BLE001 - no caller is left who could report it
        window.console.error(str(error))
        window.dispatchEvent(window.CustomEvent.new("casino:failed", to_js({"detail": str(error)})))


root.dataset.page = "ready"
running: list[DailyPage] = []
asyncio.create_task(main())  # noqa: RUF006 - the loop of MicroPython keeps its tasks
