"""The deals that are the same for everyone (daily deals, weekly games, evenings), their stored results, and par."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from web.shared.protocol import Reply
from web.worker.match import daily, evening, par, weekly
from web.worker.match.match import Match
from web.worker.session.answers import Answer, Handler, redraw
from web.worker.session.context import Context

Added: TypeAlias = "dict[str, dict[str, Any]]"
"""Entries to be stored: see ``Reply.adds``."""


class Deals:
    """The results of daily deals and weekly games, and par for the daily deal on the table."""

    par: par.Par | None = None
    """Par for the finished daily deal on the table, while it is being computed."""

    par_day = ""
    """The day of the deal whose par is being computed."""

    offered = ""
    """The date on which the dialog of a day's deal was last shown."""

    def __init__(self, stored: Mapping[str, object]) -> None:
        self.days: dict[str, Sequence[int]] = daily.known_days(stored.get("days"))
        """The points of daily deals, by day."""
        self.pars = par.known_pars(stored.get("pars"))
        """The scores of bots in daily deals, by day."""
        self.weeks: dict[str, Sequence[int]] = weekly.known_weeks(stored.get("weeks"))
        """The points of weekly games, by week."""
        self._stored_deals: set[str] = set()

    def begin(self, match: Match, today: str) -> None:
        """Give all results to a match that is put on the table, and note the date of a new deal."""
        match.days, match.pars, match.weeks = self.days, self.pars, self.weeks
        day, week = daily.day_of(match.game, match.seated), weekly.week_played(match.game, match.seated)
        # A finished game does not replay the deal: it is the one whose result is stored.
        match.replays = match.game.outcome is None and (day in self.days or week in self.weeks)
        if day or week:
            match.since = match.since or today
        self.par = None

    def added(self, match: Match, result: Mapping[str, object]) -> Added:
        """Note the result of a match, and return the entries to store besides the result itself."""
        game = match.game
        if "day" in result:
            # A deal counts for the day on which it was dealt (docs/decisions.md).
            return {"deals": {str(result["day"]): {"on": match.since, "marks": daily.marks(game)}}}
        week = "" if "joined" in result else weekly.week_played(game, match.seated)
        if not week or week in self.weeks:
            return {}
        self.weeks[week] = game.totals
        return {"weeks": {week: weekly.result(game, match.since)}}

    def of_evening(self, match: Match) -> Added:
        """Return the entry to store for a finished deal of an evening, unless this visit has stored it already."""
        deal = evening.deal_of(match.game, match.seated)
        stored = deal and evening.result(match.game, match.history)
        if not deal or not stored:
            return {}
        key = deal[0].key(deal[1])
        if key in self._stored_deals:
            return {}
        self._stored_deals.add(key)
        return {"evening_deals": {key: stored}}

    def begin_par(self, match: Match, context: Context) -> None:
        """Start to compute par once the daily deal on the table is over and the person's own result is recorded."""
        if self.par or context.embed or match.game.outcome is None:
            return
        day = daily.day_of(match.game, match.seated)
        # If the person had no result yet, par would reveal the cards; after par is stored, it never changes.
        if day in self.days and day not in self.pars:
            self.par, self.par_day = par.Par(daily.daily_deal(day), daily.points, context.clock), day


def compute_par(deals: Deals, match: Match) -> Answer:
    """Spend a slice of time on computing par; when it is complete, show and store it."""
    computed = deals.par
    if computed is None:
        return {}
    computed.go_on()
    if computed.lost:
        deals.par = None
    if not computed.over:
        return {}
    deals.par, deals.pars[deals.par_day] = None, computed.scores
    reply: Reply = {"adds": {"pars": {deals.par_day: [list(score) for score in computed.scores]}}}
    return redraw(match, reply, par.describe(computed.scores))


INTENTS: dict[str, Handler] = {"par": compute_par}
