"""Deals of a day and games of a week in a visit: how they went, what is stored of one that is over, and its par."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, TypeAlias

from web.worker.match import daily, par, weekly
from web.worker.match.match import Match
from web.worker.match.presenter import redrawn
from web.worker.session.hello import Hello
from web.worker.session.reply import Reply

if TYPE_CHECKING:
    from web.worker.session.session import Session

Added: TypeAlias = "dict[str, dict[str, object]]"
"""What is to be stored, by what it is and its key: see ``Reply.adds``."""


@dataclass
class Played:
    """How daily deals and games of a week went, and what is being found out of the one on the table."""

    days: dict[str, Sequence[int]]
    """The points of daily deals, by their day."""

    pars: dict[str, par.Scores]
    """What others made of their cards."""

    weeks: dict[str, Sequence[int]]
    """The points of games of a week, by their week."""

    par: par.Par | None = None
    """What others make of the day's deal that is over on the table, while they play it."""

    since: str = ""
    """The date on which the match was put on the table."""


def played_before(first: Hello) -> Played:
    """Return what was stored, as far as it can be read."""
    return Played(daily.known_days(first.days), par.known_pars(first.pars), weekly.known_weeks(first.weeks))


def begin(match: Match, played: Played, today: str) -> None:
    """Let a match know of all results when it is put on the table."""
    match.days, match.pars, match.weeks = played.days, played.pars, played.weeks
    day, week = daily.day_of(match.game, match.seated), weekly.week_played(match.game, match.seated)
    # A game that is over is the one whose result is stored, and not another try at it.
    match.replays = match.game.outcome is None and (day in played.days or week in played.weeks)
    played.par, played.since = None, today


def added(session: Session, result: Mapping[str, object] | None) -> Added | None:
    """Return what is to be stored of a result that has just come, besides the result itself; None for nothing."""
    if result is None or session.embed:
        return None
    game, since = session.match.game, session.played.since
    if "day" in result:
        # Somebody who begins before midnight has played the deal of that day.
        return {"deals": {str(result["day"]): {"on": since, "marks": daily.marks(game)}}}
    # The result of a day was noted in Session._result, which has to know whether it was the first.
    week = "" if "joined" in result else weekly.week_played(game, session.match.seated)
    if not week or week in session.played.weeks:
        return None
    session.played.weeks[week] = game.totals
    return {"weeks": {week: weekly.result(game, since)}}


def begin_par(session: Session) -> None:
    """Let others play the cards of the day's deal on the table, once it is over and the person's own result counts."""
    match, played = session.match, session.played
    if played.par or session.embed or match.game.outcome is None:
        return
    day = daily.day_of(match.game, match.seated)
    # Without a result of the person's own, par would tell how the cards lie; once it is stored it never changes.
    if day in played.days and day not in played.pars:
        played.par = par.Par(day, session.clock)


def go_on_with_par(session: Session) -> Reply:
    """Let others play on for a slice; when all have played, show and store what they made of the cards."""
    played = session.played
    found = played.par
    if found is None:
        return Reply()
    found.go_on()
    if found.lost:
        played.par = None
    # Nothing is shown before all have played: a part of par is no par.
    if not found.over:
        return Reply()
    played.par, played.pars[found.day] = None, found.scores
    reply = session.show(replace(redrawn(session.match, par.told(found.scores)), rests=False))
    reply.adds = {"pars": {found.day: [list(score) for score in found.scores]}}
    return reply
