"""The page of an evening: the person's own deals, and everyone's results, which the engine checks."""

import asyncio
import json

import js as window
from js import document
from jsffi import create_proxy, to_js

from web.page.comparing import clean
from web.page.dom import Element, Event
from web.page.evening_checks import Checks
from web.page.evening_view import EveningView
from web.page.evenings import Evenings, place_of
from web.page.phrases import Phrases, escaped
from web.page.result_link import file_name, invitation, result_address
from web.page.spreadsheet import csv
from web.page.storage import Storage
from web.page.stored import EVENING_DEALS, EVENINGS, NICKNAME, STORED
from web.shared.evening import Evening, parse_evening
from web.shared.games import LONGEST_GAME_NAME
from web.shared.schema import EveningResult, RefusedResult

root = document.documentElement
screen = window.casinoScreen
holder = document.getElementById("evening")


def part(name: str) -> Element:
    """Return an element of the page by its id."""
    return document.getElementById(name)


class EveningPage:
    """Shows an evening, takes in results, and handles events."""

    def __init__(self, storage: Storage) -> None:
        """Take the storage, and start to listen for events."""
        self.storage = storage
        self.evenings = Evenings(storage)
        words, names, self.bots = (
            json.loads(holder.getAttribute(f"data-{name}")) for name in ("words", "names", "bots")
        )
        self.phrases = Phrases(words, names, holder.getAttribute("data-home"), lambda day: day)
        self.checks = Checks(self.evenings, self.bots, root.lang, self.progress)
        self.evening: Evening | None = None
        """The evening on the page, None if there is none."""
        self.name = ""
        """The name of the evening, "" for none."""
        self.refused: list[RefusedResult] = []
        """The name on each refused result, with the reason."""
        self.listed: list[EveningResult] = []
        """The results in the list for removing single ones, as drawn; checks may have removed some of them since."""
        self.pending: list[str] = []
        """The texts whose results are not stored yet."""
        self.ranking_markup = ""
        """The markup of the ranking on the page."""
        self.asks_to_delete = False
        """Whether the person is asked to confirm the deletion of the evening."""
        self.task: asyncio.Task[None] | None = None
        """The task that takes in results and checks them, None before the first one."""
        document.addEventListener("click", create_proxy(self.click))
        document.addEventListener("change", create_proxy(self.change))
        window.onstorage = create_proxy(self.stored)
        window.onhashchange = create_proxy(lambda _: self.open())
        window.onbeforeprint = create_proxy(self.unfold)

    # ---------- the address ----------

    def open(self) -> None:
        """Show the evening in the address, and take in the result, if the address has one."""
        location = window.location
        address = str(location.search + location.hash)
        parameters = window.URLSearchParams.new(address.replace("?", "&").replace("#", "&"))
        text = str(parameters.get("evening") or "")
        self.evening = parse_evening(text)
        known = self.evenings.known(self.evening)["name"] if self.evening else ""
        is_result = parameters.get("deals") is not None
        self.name = known if is_result else clean(str(parameters.get("name") or ""), LONGEST_GAME_NAME) or known
        if self.evening and self.name != known:
            self.evenings.rename(self.evening, self.name)
        self.refused, self.asks_to_delete = [], False
        self.draw()
        self.tell(self.phrases.plain("evening.wrong") if text and not self.evening else "")
        if self.evening and is_result:
            self.show_address()
            self.start([address])
        elif self.evening:
            self.start([])

    def show_address(self) -> None:
        """Give the page the address of the evening without a result, so that a reload does not add the result again."""
        if self.evening:
            screen.go(invitation("", self.evening, self.name))

    @property
    def page(self) -> str:
        """The address of this page without an evening."""
        return str(window.location.origin + window.location.pathname)

    # ---------- drawing ----------

    def draw(self) -> None:
        """Show everything but the form for other people's results."""
        evening = self.evening
        part("group").hidden = part("inviting").hidden = evening is None
        part("start").hidden = evening is not None
        part("others").innerHTML = self.others()
        if evening is None:
            return
        view = self.view(evening)
        document.querySelector("title").textContent = f"{view.heading} · {holder.getAttribute('data-site')}"
        part("head").innerHTML = view.head()
        part("own").innerHTML = view.own(self.evenings.own(evening), self.nickname())
        part("invite").value = invitation(self.page, evening, self.name)
        self.draw_result_text()
        self.draw_results()

    def draw_results(self) -> None:
        """Show the ranking, the refused results, and the buttons that print, save or delete results."""
        if self.evening is None:
            return
        entry = self.evenings.known(self.evening)
        self.draw_ranking(self.view(self.evening).results(entry))
        items = "".join([f"<li><bdi>{escaped(by)}</bdi>: {escaped(why)}</li>" for by, why in self.refused])
        title = self.phrases.t("evening.refused", count=len(self.refused))
        part("refused").innerHTML = f"<h3>{title}</h3><ul>{items}</ul>" if items else ""
        part("actions").hidden = not entry["results"]
        self.listed = entry["results"]
        part("removal").innerHTML = self.view(self.evening).removal(entry)
        self.draw_deletion()

    def draw_ranking(self, html: str) -> None:
        """Show the ranking, if it has changed. Unfolded deals stay unfolded, and the focus stays inside."""
        ranking = part("ranking")
        if html == self.ranking_markup:
            return
        self.ranking_markup = html
        unfolded = [bool(fold.open) for fold in ranking.querySelectorAll("details")]
        focused = ranking.contains(document.activeElement)
        ranking.innerHTML = html
        for fold, stays in zip(ranking.querySelectorAll("details"), unfolded):  # noqa: B905 - MicroPython has no strict
            fold.open = stays
        region = ranking.querySelector("[tabindex]")
        if focused and region:
            region.focus()

    def refresh(self) -> None:
        """Show the ranking while checks go on, unless the focus is in it."""
        if self.evening and not part("ranking").contains(document.activeElement):
            self.draw_ranking(self.view(self.evening).results(self.evenings.known(self.evening)))

    def draw_deletion(self) -> None:
        """Show the button that deletes the evening, or the question for confirmation."""
        if self.evening is None:
            return
        count = len(self.evenings.known(self.evening)["results"])
        kept = count or any(self.evenings.own(self.evening))
        t = self.phrases.t
        html = f'<button class="btn" type="button" data-forget="ask">{t("evening.delete")}</button>' if kept else ""
        if self.asks_to_delete and kept:
            buttons = "".join(
                [
                    f'<button class="btn" type="button" data-forget="{does}">{t(f"evening.delete.{does}")}</button>'
                    for does in ("yes", "no")
                ]
            )
            html = f'<p role="alert">{t("evening.delete.sure", count=count)}</p><div class="row">{buttons}</div>'
        part("deletion").innerHTML = html

    def view(self, evening: Evening) -> EveningView:
        """Return the view that draws an evening."""
        return EveningView(self.phrases, evening, self.name, self.bots)

    def others(self) -> str:
        """Draw the other evenings in this browser."""
        here = self.evening.text if self.evening else ""
        rows = []
        for text, entry in self.evenings.all().items():
            evening = parse_evening(text)
            if evening and text != here:
                view = EveningView(self.phrases, evening, entry["name"], [])
                count = self.phrases.t("evening.others.count", count=len(entry["results"]))
                address = escaped(invitation("", evening, entry["name"]))
                rows.append(
                    f'<li><a href="{address}"><bdi>{escaped(view.heading)}</bdi></a> <small>{count}</small></li>'
                )
        return f"<h2>{self.phrases.t('evening.others')}</h2><ul>{''.join(sorted(rows))}</ul>" if rows else ""

    def tell(self, text: str) -> None:
        """Show and announce a sentence."""
        part("told").textContent = text

    def mark_pasted(self, *, wrong: bool) -> None:
        """Mark the field for results as wrong or right; the sentence below it says why."""
        part("pasted").setAttribute("aria-invalid", "true" if wrong else "false")

    def progress(self, words: str, done: int, many: int) -> None:
        """Show words about a task, and the number of steps that are done; hide both if the words are ""."""
        part("progress").hidden = not words
        if words:
            part("progress-words").textContent = words
            bar = part("progress-bar")
            bar.max, bar.value = many, done

    def unfold(self, _: Event) -> None:
        """Unfold all deals for printing."""
        for fold in document.querySelectorAll(".each-deal > details"):
            fold.open = True

    # ---------- the person's own result ----------

    def nickname(self) -> str:
        """Return the person's name in links, "" for none."""
        name = self.storage.read(NICKNAME)[0]
        return clean(name) if isinstance(name, str) else ""

    def result_text(self) -> str:
        """Return the person's result as a sentence with a link; "" for none."""
        if self.evening is None or not any(self.evenings.own(self.evening)):
            return ""
        deals = self.evenings.own(self.evening)
        address = result_address(self.page, self.evening, self.nickname(), deals)
        title, done = self.view(self.evening).heading, len([deal for deal in deals if deal])
        return self.phrases.plain("evening.send.text", name=self.nickname(), title=title, count=done) + "\n" + address

    def draw_result_text(self) -> None:
        """Show the text that would be sent."""
        if part("result-text"):
            part("result-text").textContent = self.result_text()

    async def send(self, way: str) -> None:
        """Do one thing with the result: "send" it, "copy" it, save it as a "file", or "add" it to the results here."""
        error = "" if self.nickname() else self.phrases.plain("evening.by.missing")
        part("by-error").textContent = error
        part("by").setAttribute("aria-invalid", "true" if error else "false")
        if error:
            part("by").focus()
            return
        text, became = self.result_text(), "copied"
        if way == "add":
            self.start([text])
            became = "added"
        elif way == "file":
            screen.download(file_name(self.nickname(), ".txt"), text)
            became = "saved"
        else:
            became = str(await window.casinoSend(text, way == "send"))
        part("sent").textContent = self.phrases.plain(f"evening.sent.{became}") if became else ""
        if became == "failed":
            part("result-text").closest("details").open = True
            window.getSelection().selectAllChildren(part("result-text"))

    # ---------- results ----------

    def start(self, texts: "list[str]") -> None:
        """Start a task that takes in the results in these texts and goes on with checks; cancel an earlier task."""
        self.pending += texts
        if self.task:
            self.task.cancel()
        self.task = asyncio.create_task(self.take())

    async def take(self) -> None:
        """Take in pending results, show the ranking, check the bots' plays, and let bots play the deals."""
        try:
            if self.pending:
                await self.take_in()
            evening = self.evening
            if evening and self.evenings.known(evening)["results"]:
                refused = await self.checks.others(evening, self.phrases, self.refresh)
                self.refused += refused
                await self.checks.bots_play(evening, self.phrases, self.refresh)
        except asyncio.CancelledError:
            return
        except Exception as error:  # noqa: BLE001 - no caller could report it
            window.console.error(str(error))
            self.pending = []
            self.tell(self.phrases.plain("evening.failed"))
        self.progress("", 0, 0)
        self.draw_results()

    async def take_in(self) -> None:
        """Take in the results in pending texts. The texts stay pending if this is cancelled."""
        findings = await self.checks.read(self.pending, self.phrases)
        self.mark_pasted(wrong=bool(findings.faults))
        if self.evening is None and findings.results:
            self.evening = parse_evening(findings.results[0]["evening"])
            if self.evening:
                self.name = self.evenings.known(self.evening)["name"]
                self.show_address()
                self.draw()
        if self.evening is None:
            self.pending = []
            self.tell(" ".join(findings.faults))
            return
        taken = await self.checks.take_in(self.evening, self.name, findings.results, self.phrases)
        self.pending = []
        self.refused = taken.refused
        self.draw_results()
        counts = [self.phrases.plain(f"evening.taken.{name}", count=count) for name, count in taken.counts() if count]
        self.tell(" ".join(counts + findings.faults))

    # ---------- what a person does ----------

    def click(self, event: Event) -> None:
        """Do what a pressed button says."""
        button = event.target.closest("button")
        if not button:
            return
        for name in ("send", "delete", "forget", "do"):
            value = button.getAttribute(f"data-{name}")
            if value is not None:
                getattr(self, f"click_{name}")(value)

    def click_send(self, way: str) -> None:
        """Send the result."""
        asyncio.create_task(self.send(way))  # noqa: RUF006 - the loop of MicroPython keeps its tasks

    def click_delete(self, place: str) -> None:
        """Delete the result at a place in the list."""
        if self.evening:
            chosen, entry = self.listed[int(place)], self.evenings.known(self.evening)
            there = place_of(entry["results"], chosen)
            if there >= 0:
                del entry["results"][there]
                self.evenings.write(self.evening, entry)
            self.draw_results()
            self.tell(self.phrases.plain("evening.deleted.one", name=chosen["by"]))
            part("told").focus()

    def click_forget(self, answer: str) -> None:
        """Delete the evening ("yes"), ask whether to delete it ("ask"), or keep it ("no")."""
        self.asks_to_delete = answer == "ask"
        if answer == "yes" and self.evening:
            if self.task:
                self.task.cancel()
            self.progress("", 0, 0)
            self.evenings.forget(self.evening)
            self.pending, self.refused = [], []
            self.draw()
            self.tell(self.phrases.plain("evening.deleted"))
            part("told").focus()
            return
        self.draw_deletion()
        button = part("deletion").querySelector("button")
        if button:
            button.focus()

    def click_do(self, what: str) -> None:
        """Take in pasted texts, save a spreadsheet, or copy the invitation."""
        if what == "take":
            text = str(part("pasted").value)
            if text.strip():
                self.start([text])
                part("pasted").value = ""
            else:
                self.tell(self.phrases.plain("evening.empty"))
                self.mark_pasted(wrong=True)
                part("pasted").focus()
        elif what == "csv" and self.evening:
            view = self.view(self.evening)
            screen.download(file_name(view.heading, ".csv"), csv(view.rows(self.evenings.known(self.evening))))
        elif what == "invite":
            asyncio.create_task(self.invite())  # noqa: RUF006 - the loop of MicroPython keeps its tasks

    async def invite(self) -> None:
        """Send the invitation: the link that opens the deals."""
        became = str(await window.casinoSend(str(part("invite").value), True))  # noqa: FBT003 - JavaScript
        part("invited").textContent = self.phrases.plain(f"evening.sent.{became}") if became else ""
        if became == "failed":
            part("invite").select()

    def change(self, event: Event) -> None:
        """Store the name for links, or read chosen files."""
        if event.target.id == "by":
            # The error stays until the next try: without its line, the button would move away under the pointer.
            self.storage.write(NICKNAME, clean(str(event.target.value)))
            self.draw_result_text()
        elif event.target.id == "files":
            asyncio.create_task(self.read_files(event.target))  # noqa: RUF006 - the loop of MicroPython keeps its tasks

    async def read_files(self, field: Element) -> None:
        """Take in the results in the files that a field contains."""
        texts: list[str] = []
        for file in field.files:
            texts.append(str(await file.text()))  # noqa: PERF401 - MicroPython awaits in no comprehension
        field.value = ""
        self.start(texts)

    def stored(self, event: Event) -> None:
        """Redraw the page if another tab has stored values that it shows."""
        # An event without a key means that the storage was cleared.
        if not event.key or event.key in (EVENINGS, EVENING_DEALS):
            self.draw()


async def main() -> None:
    """Start the page."""
    try:
        storage = Storage(screen.local(), str(window.Math.random()))
        storage.set_aside(list(STORED))  # an unreadable value must not prevent storing new ones
        page = EveningPage(storage)
        page.open()
        running.append(page)
        root.dataset.python = "ready"
        if storage.refused:
            page.tell(page.phrases.plain("evening.not-kept"))
    except Exception as error:  # noqa: BLE001 - no caller could report it
        window.console.error(str(error))
        window.dispatchEvent(window.CustomEvent.new("casino:failed", to_js({"detail": str(error)})))


root.dataset.page = "ready"
running: list[EveningPage] = []
asyncio.create_task(main())  # noqa: RUF006 - the loop of MicroPython keeps its tasks
