"""A match between two bots, deal by deal until the result is certain enough; its result as a table row or as JSON."""

from __future__ import annotations

import statistics
from collections.abc import Callable
from math import ceil
from typing import Any, NamedTuple

from tests.bench.crews import Crew
from tests.bots.arena import Match
from tests.bots.estimate import Interval, Stop, Tally

HEAD = (
    "| match | rules | deals | points a round | rounds won | a move in ms: median, 99 % | of the other |\n"
    "|---|---|---|---|---|---|---|"
)


class Moves(NamedTuple):
    """The times of a bot's moves, in milliseconds."""

    decisions: int
    median: float
    most: float  # 99 of 100 moves take no longer

    def __str__(self) -> str:
        return ", ".join(f"{time:.0f}" if time >= 10 else f"{time:.2g}" for time in (self.median, self.most))


class Result(NamedTuple):
    """The result of a match: the lead in points a round, the share of the rounds won, and the times of both bots.

    ``first`` is the number of the first deal, ``deals`` the number of deals played.
    """

    match: Match
    stop: Stop
    first: int
    deals: int
    lead: Interval
    won: Interval
    moves: tuple[Moves, Moves]

    @property
    def verdict(self) -> str:
        """Whether the first bot is "ahead" or "behind", or the match "undecided"."""
        if not self.lead.clear:
            return "undecided"
        return "ahead" if self.lead.mean > 0 else "behind"

    def row(self) -> str:
        """Return a line of the table under ``HEAD``."""
        lead = f"{self.lead.mean:+.2f} ± {self.lead.error:.2f}"
        if self.stop.decide:
            lead += f", {self.verdict}"
        won = f"{100 * self.won.mean:.0f} ± {100 * self.won.error:.0f} %"
        names = f"{self.match.bot} v {self.match.others}"
        return f"| {' | '.join((names, self.match.rules, str(self.deals), lead, won, *map(str, self.moves)))} |"

    def plain(self) -> dict[str, Any]:
        """Return the result as plain data for JSON."""
        bot, others, rules, budget, clocked, others_budget = self.match
        return {
            "bot": bot,
            "others": others,
            "rules": rules,
            "budget": budget,
            "others_budget": budget if others_budget is None else others_budget,
            "unit": "ms" if clocked else "slices",
            "first": self.first,
            "deals": self.deals,
            "interval": "anytime" if self.stop.decide else "fixed",
            "lead": self.lead._asdict(),
            "won": self.won._asdict(),
            "verdict": self.verdict if self.stop.decide else None,
            "moves": {"bot": self.moves[0]._asdict(), "others": self.moves[1]._asdict()},
        }


def moves(times: list[float]) -> Moves:
    """Return a summary of the times of a bot's moves, in milliseconds."""
    return Moves(len(times), statistics.median(times), sorted(times)[ceil(0.99 * len(times)) - 1])


def contest(
    match: Match, stop: Stop, crew: Crew, first: int = 0, watch: Callable[[Tally], None] | None = None
) -> Result:
    """Play deals from number ``first`` on until ``stop`` is satisfied, and return the result.

    ``watch`` is called with the leads after every deal.
    """
    lead, won = Tally(), Tally()
    times: tuple[list[float], list[float]] = ([], [])
    for dealt in crew.deals(match, range(first, first + stop.limit)):
        lead.add(dealt.lead)
        won.add(dealt.won)
        times[0].extend(dealt.times[0])
        times[1].extend(dealt.times[1])
        if watch:
            watch(lead)
        if stop.enough(lead):
            break
    ours, theirs = map(moves, times)
    return Result(match, stop, first, lead.count, stop.interval(lead), stop.interval(won), (ours, theirs))
