"""The page of daily deals, with a month, a day, and a text to share with friends."""

import asyncio
import json

import js as window
from js import document
from jsffi import create_proxy, to_js

from web.page.comparing import Request, clean, link
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


def address_parameters() -> dict[str, str]:
    """Return the parameters of the page's address."""
    parameters = window.URLSearchParams.new(window.location.search)
    return {name: str(parameters.get(name) or "") for name in ("day", "month", "friend", "name")}


class DailyPage:
    """Shows the stored deals, and handles events."""

    def __init__(self, storage: Storage) -> None:
        """Take the storage, and start to listen for events."""
        self.storage = storage
        words, names, rotation = (
            json.loads(holder.getAttribute(f"data-{name}")) for name in ("words", "names", "weeks")
        )
        self.phrases = Phrases(words, names, holder.getAttribute("data-home"), lambda day: day)
        self.rotation: list[str] = rotation
        """The ids of the presets of the weekly games, in order; empty if the site has only one game."""
        self.read_address()
        document.addEventListener("click", create_proxy(self.click))
        document.addEventListener("keydown", create_proxy(self.keydown))
        document.addEventListener("change", create_proxy(self.change))
        window.onstorage = create_proxy(self.stored)

    def read_address(self) -> None:
        """Read the date and the page's address, and store a friend's result if the address has one."""
        self.today = str(window.casinoDay.text())
        """The person's local date."""
        parameters = address_parameters()
        self.request = Request(parameters, self.today)
        """The day to be shown, and what else the link says."""
        self.month = Month(self.phrases, Deals(self.storage), self.today).nearest(
            parameters["month"] or self.request.day[:7]
        )
        """The month on screen."""
        self.keep_friend()

    def nickname(self) -> str:
        """Return the person's name in links, "" for none."""
        name = self.storage.read(NICKNAME)[0]
        return clean(name) if isinstance(name, str) else ""

    def keep_friend(self) -> None:
        """Store the friend's result that the link carries, unless the link is the person's own."""
        if not self.request.friend:
            return
        name, points = self.request.friend[0], list(self.request.friend[1:])
        own = Deals(self.storage).results.get(self.request.link_day) == points and name == self.nickname()
        if not own:
            add_friend(self.storage, self.request.link_day, name or self.phrases.plain("days.friend.unnamed"), points)

    # ---------- drawing ----------

    def draw(self) -> None:
        """Show the whole page."""
        self.draw_month()
        self.draw_day()
        deals = Deals(self.storage)
        document.getElementById("figures").innerHTML = Month(self.phrases, deals, self.today).figures()
        if self.rotation:
            self.draw_week(deals)

    def draw_week(self, deals: Deals) -> None:
        """Show the game of the week, and the results of earlier weeks."""
        week = week_of(self.today)
        past = (day_number(self.today) - day_number(holder.getAttribute("data-first"))) // WEEKDAYS
        game = self.rotation[past % len(self.rotation)]
        text, weeks = document.getElementById(f"week-{game}").innerHTML, Weeks(self.phrases, deals)
        document.getElementById("week").innerHTML = text + weeks.this(week, game) + weeks.earlier(week)

    def show(self) -> None:
        """Show the page again: since it was drawn, the day may have changed, or the person may have played."""
        if self.today != str(window.casinoDay.text()):
            self.read_address()
        self.draw()

    def draw_month(self) -> None:
        """Show the month."""
        month = Month(self.phrases, Deals(self.storage), self.today)
        document.getElementById("calendar").innerHTML = month.render(self.month)

    def draw_day(self) -> None:
        """Show the day."""
        day = Day(self.phrases, Deals(self.storage), self.today)
        document.getElementById("day").innerHTML = day.render(self.request, self.nickname())
        self.prepare()

    def prepare(self) -> None:
        """Prepare the text and the picture to share before a button is pressed, because the picture takes a moment."""
        deals, day = Deals(self.storage), self.request.day
        if day not in deals.results:
            return
        points = deals.results[day]
        result = Result(self.phrases, deals, day)
        page = window.location.origin + window.location.pathname
        address = link(str(page), day, points[0], points[1], self.nickname())
        document.getElementById("share-text").textContent = result.text(address)
        window.casinoShare.prepare(result.picture(), f"casino-{day}.png")

    # ---------- the person's actions ----------

    def click(self, event: Event) -> None:
        """Show the month or the day of the pressed button."""
        button = event.target.closest("button")
        if button and button.hasAttribute("data-month"):
            self.show_month(button.getAttribute("data-month"), button.id)
        elif button and button.hasAttribute("data-day"):
            self.request = Request({"day": button.getAttribute("data-day")}, self.today)
            self.go()
            self.draw_day()
            document.getElementById("shown").focus()

    def go(self) -> None:
        """Give the page the address of the day and month that it shows."""
        day = f"day={self.request.day}&" if self.request.day != self.today else ""
        window.casinoScreen.go(f"?{day}month={self.month}")

    def show_month(self, month: str, pressed: str) -> None:
        """Show a month. Focus stays on the pressed button; if that is now disabled, the other button gets the focus."""
        self.month = month
        self.go()
        self.draw_month()
        button = document.getElementById(pressed)
        (document.querySelector("#calendar .square:not([disabled])") if button.disabled else button).focus()

    def keydown(self, event: Event) -> None:
        """Move to another day of the month with the arrow keys."""
        day = event.target.getAttribute("data-at")
        if not day or event.key not in ARROWS or event.ctrlKey or event.altKey or event.metaKey:
            return
        other = document.querySelector(f'[data-at="{date_of(day_number(day) + ARROWS[event.key])}"]')
        event.preventDefault()
        if other:
            other.focus()

    def change(self, event: Event) -> None:
        """Store the person's name for links."""
        if event.target.id == "nickname":
            self.storage.write(NICKNAME, clean(str(event.target.value)))
            self.prepare()

    def stored(self, event: Event) -> None:
        """Redraw the page if another tab has stored values that it shows."""
        # An event without a key means that the storage was cleared.
        if not event.key or event.key in SHOWN or event.key.startswith(RUNNING):
            self.draw()


async def main() -> None:
    """Start the page."""
    try:
        storage = Storage(window.casinoScreen.local(), str(window.Math.random()))
        storage.set_aside(list(STORED))  # an unreadable value must not prevent storing new ones
        page = DailyPage(storage)
        window.casinoDay.watch(create_proxy(page.show))
        if window.location.hash == "#week" and page.rotation:
            document.getElementById("week").scrollIntoView()  # this section has its final place only now
        running.append(page)
        root.dataset.python = "ready"
    except Exception as error:  # noqa: BLE001 - no caller could report it
        window.console.error(str(error))
        window.dispatchEvent(window.CustomEvent.new("casino:failed", to_js({"detail": str(error)})))


root.dataset.page = "ready"
running: list[DailyPage] = []
asyncio.create_task(main())  # noqa: RUF006 - the loop of MicroPython keeps its tasks
