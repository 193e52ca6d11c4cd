"""A visit to the page of an evening: results in texts from outside are read, checked, and compared with bots.

The page asks for small steps, so that it can show progress, and other pages of the site get their answers in between.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from casino_core.game import Game
from web.shared.evening import Evening, parse_evening
from web.shared.protocol import EveningReply
from web.worker.evening import results
from web.worker.match import evening as evenings
from web.worker.match.par import PLAYERS, Par
from web.worker.match.thinking import Clock
from web.worker.words.numbers import whole_number
from web.worker.words.speech import Message, Voice

STEP = 150
"""The length of a step, in milliseconds."""


class EveningVisit:
    """Answers the page of an evening. The order of messages changes only how long the answers take."""

    def __init__(self, message: Mapping[str, Any], clock: Clock) -> None:
        self._voice = Voice(message.get("lang") or "en")
        self._clock = clock
        self._par: dict[str, Par] = {}
        self._checks: dict[str, Iterator[Message | None]] = {}

    def handle(self, message: Mapping[str, Any]) -> EveningReply:
        """Return the answer to a message. Raises ValueError for an unknown one.

        "read" finds the results in "text"; "result" checks an "evening" and the "deals" of a result as a whole; "deal"
        replays the "plays" of the deal with a "number"; "others" compares the plays recorded for bots in it with the
        bots' own choices; "bots" lets bots play that deal. The page repeats each of the last two until its reply is
        "over".
        """
        do = str(message["do"])
        if do == "read":
            return self._read(str(message.get("text", "")))
        evening = parse_evening(message.get("evening"))
        fault = results.why_not(evening)
        if evening is None or fault is not None:
            return self._refused(fault)
        if do == "result":
            return self._refused(results.why_not_all(evening, [str(plays) for plays in message.get("deals", ())]))
        return self._of_deal(do, evening, message)

    def _of_deal(self, do: str, evening: Evening, message: Mapping[str, Any]) -> EveningReply:
        """Return the answer to a message about one deal."""
        number = whole_number(str(message.get("number", "")), evening.count) or 1
        if do == "bots":
            return self._bots(evening, number)
        game = results.played(evening, number, str(message.get("plays", "")))
        if isinstance(game, Message):
            return self._refused(game)
        if do == "deal":
            return {"fault": "", "points": list(evenings.points(game) or ())}
        if do == "others":
            return self._others(evening, number, game)
        raise ValueError(f"no such intent: {do!r}")

    def _refused(self, fault: Message | None) -> EveningReply:
        return {"fault": self._voice.spoken(fault) if fault else ""}

    def _read(self, text: str) -> EveningReply:
        """Find the results in a text."""
        evening_results, faults = results.read_results(text)
        return {"found": evening_results, "faults": [self._voice.spoken(fault) for fault in faults]}

    def _others(self, evening: Evening, number: int, game: Game) -> EveningReply:
        """Compare the bots' recorded plays in a deal with their own choices, for one step."""
        name = str(game)
        check = self._checks.pop(name, None) or results.other_players(game, evening, number)
        end = self._clock() + STEP
        for differing in check:
            if differing is not None:
                return {**self._refused(differing), "over": True}
            if self._clock() > end:
                self._checks = {name: check}  # only the latest check, so that interrupted ones are dropped
                return {"fault": "", "over": False}
        return {"fault": "", "over": True}

    def _bots(self, evening: Evening, number: int) -> EveningReply:
        """Let the bots play a deal, one after the other, for one step."""
        name = evening.key(number)
        par = self._par.get(name) or Par(evenings.evening_deal(evening, number), evenings.points, self._clock)
        self._par = {name: par}
        end = self._clock() + STEP
        while not (par.over or par.lost) and self._clock() < end:
            par.go_on()
        made = [list(points) for points in par.made]
        return {"bots": dict(zip(PLAYERS, made, strict=False)), "over": par.over or par.lost, "fault": ""}
