"""Checks of results by the engine in small steps, so that the page can show progress and be left at any time."""

import asyncio
import json
from collections.abc import Callable, Sequence

import js as window

from web.page.evenings import Evenings, add_result, place_of
from web.page.phrases import Phrases
from web.shared.evening import NOTHING, Evening, parse_evening
from web.shared.protocol import EveningReply, UncheckedResult
from web.shared.schema import DealPoints, EveningResult, RefusedResult


class Findings:
    """The results and faults found in texts."""

    def __init__(self) -> None:
        self.results: list[UncheckedResult] = []
        self.faults: list[str] = []
        """The reasons why other results in the texts cannot be read."""


class Taken:
    """The number of results with each outcome, and the refused results."""

    def __init__(self) -> None:
        self.new = self.more = self.known = self.full = 0
        self.refused: list[RefusedResult] = []
        """The name on each refused result, with the reason."""

    def counts(self) -> "list[tuple[str, int]]":
        """Return each outcome with its count; an outcome is the last part of the key of its sentence."""
        return [
            ("new", self.new),
            ("more", self.more),
            ("known", self.known),
            ("full", self.full),
            ("refused", len(self.refused)),
        ]


class Checks:
    """Sends results to the engine, and stores those that could have been played."""

    def __init__(
        self, evenings: Evenings, bots: Sequence[str], lang: str, progress: Callable[[str, int, int], None]
    ) -> None:
        """Take the stored evenings, the bots to compare with, the language, and a function that shows progress."""
        self._evenings = evenings
        self._bots = bots
        self._lang = lang
        self._progress = progress
        self._known = False  # whether the engine knows this page

    async def ask(self, do: str, **more: object) -> EveningReply:
        """Return the engine's answer. Ask again if a new engine has replaced the one that knew this page."""
        while True:
            if not self._known:
                await window.casinoEngine.shown()
                await window.casinoEngine.handle(json.dumps({"do": "init", "kind": "evening", "lang": self._lang}))
                self._known = True
            text = str(await window.casinoEngine.handle(json.dumps(dict(more, do=do))))
            if text:
                reply: EveningReply = json.loads(text)
                return reply
            self._known = False

    async def read(self, texts: "list[str]", phrases: Phrases) -> Findings:
        """Return the results in texts, and the reasons why others cannot be read."""
        findings = Findings()
        self._progress(phrases.plain("evening.reading"), 0, 1)
        for text in texts:
            reply = await self.ask("read", text=text)
            findings.results += [result for result in reply["found"] if result not in findings.results]
            findings.faults += [fault for fault in reply["faults"] if fault not in findings.faults]
        return findings

    async def take_in(self, evening: Evening, name: str, results: Sequence[UncheckedResult], phrases: Phrases) -> Taken:
        """Replay results, and store those that belong to an evening and could have been played."""
        taken, sound = Taken(), []
        for done, result in enumerate(results):
            words = phrases.plain("evening.replaying", number=done + 1, count=len(results))
            self._progress(words, done, len(results))
            by = result["by"] or phrases.plain("evening.unnamed")
            fault, points = self._foreign(evening, result, phrases), no_points()
            if not fault:
                fault, points = await self._replayed(evening, result["deals"])
            if fault:
                taken.refused.append((by, fault))
            else:
                sound.append(_checked(result, by, points))
        # Read only now, because another tab may have stored something meanwhile.
        entry = self._evenings.known(evening)
        for each in sound:
            became = add_result(entry["results"], each)
            setattr(taken, became, getattr(taken, became) + 1)
        entry["name"] = name or entry["name"]
        if sound and self._evenings.write(evening, entry):
            taken.refused.append((phrases.plain("evening.everybody"), phrases.plain("evening.no-room")))
        return taken

    def _foreign(self, evening: Evening, result: UncheckedResult, phrases: Phrases) -> str:
        """Return the reason why a result belongs to another evening, "" if it does not."""
        if result["evening"] == evening.text:
            return ""
        other = parse_evening(result["evening"])
        if other and other.seed == evening.seed:
            return phrases.plain("evening.foreign.changed")
        game = phrases.name("variant", other.variant) if other else "?"
        return phrases.plain("evening.foreign.other", count=other.count if other else 0, game=game)

    async def _replayed(self, evening: Evening, deals: "list[str]") -> "tuple[str, list[DealPoints | None]]":
        """Return the reason why a result could not have been played, "" for none, and the points of its deals."""
        reply, points = await self.ask("result", evening=evening.text, deals=deals), no_points()
        for place, plays in enumerate(deals):
            if reply["fault"]:
                break
            if plays == NOTHING:
                points.append(None)
                continue
            reply = await self.ask("deal", evening=evening.text, number=place + 1, plays=plays)
            if not reply["fault"]:
                points.append(reply["points"])
        return reply["fault"], points

    async def others(self, evening: Evening, phrases: Phrases, draw: Callable[[], None]) -> "list[RefusedResult]":
        """Check the bots' plays in unchecked results. Delete and return those in which bots would play differently."""
        refused: list[RefusedResult] = []
        waiting = [result for result in self._evenings.known(evening)["results"] if not result["checked"]]
        many = len(waiting) * evening.count
        for done, result in enumerate(waiting):
            fault = ""
            for place, plays in enumerate(result["deals"]):
                words = phrases.plain("evening.checking", number=done * evening.count + place + 1, count=many)
                self._progress(words, done * evening.count + place, many)
                over = plays == NOTHING
                while not over and not fault:
                    reply = await self.ask("others", evening=evening.text, number=place + 1, plays=plays)
                    over, fault = reply.get("over", True), reply["fault"]
                    await asyncio.sleep(0)
            if fault:
                refused.append((result["by"], fault))
            self._note_checked(evening, result, fault)
            if fault or done + 1 == len(waiting):
                draw()
        return refused

    def _note_checked(self, evening: Evening, result: EveningResult, fault: str) -> None:
        """Mark a result as checked, or delete it if it has a fault."""
        entry = self._evenings.known(evening)
        place = place_of(entry["results"], result)
        if place >= 0:
            entry["results"][place]["checked"] = True
            if fault:
                del entry["results"][place]
            self._evenings.write(evening, entry)

    async def bots_play(self, evening: Evening, phrases: Phrases, draw: Callable[[], None]) -> None:
        """Let bots play the deals that they have not played yet."""
        known = self._evenings.known(evening)["bots"]
        first = min([len(known.get(bot) or []) for bot in self._bots])
        for number in range(first + 1, evening.count + 1):
            over, made = False, {}
            while not over:
                words = phrases.plain("evening.comparing", number=number, count=evening.count)
                self._progress(words, number - 1, evening.count)
                reply = await self.ask("bots", evening=evening.text, number=number)
                if reply["fault"]:
                    return
                over, made = reply["over"], reply["bots"]
                await asyncio.sleep(0)
            entry = self._evenings.known(evening)
            for bot in self._bots:
                if bot not in made:
                    return  # the bot has failed to decide
                earlier = (entry["bots"].get(bot) or [])[: number - 1]
                earlier.append(made[bot])
                entry["bots"][bot] = earlier
            self._evenings.write(evening, entry)
            draw()


def no_points() -> "list[DealPoints | None]":
    """Return an empty list for the points of deals."""
    return []


def _checked(result: UncheckedResult, by: str, points: "list[DealPoints | None]") -> EveningResult:
    """Return a replayed result in its stored form, in which the bots' plays are not yet checked."""
    return {
        "by": by,
        "deals": result["deals"],
        "points": points,
        "takebacks": result["takebacks"],
        "hints": result["hints"],
        "checked": False,
    }
