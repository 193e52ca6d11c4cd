"""Results of finished games: the result immediately, and its statistics a little later."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import cast

from casino_core.game import Game
from casino_core.notation.record import game_text
from web.shared.games import PERSON
from web.shared.protocol import Reply
from web.shared.schema import FinishedGame
from web.worker.match import daily
from web.worker.match.achievements import known_achievements
from web.worker.match.game_statistics import game_statistics
from web.worker.match.match import Match
from web.worker.match.saves import save_text
from web.worker.session.answers import Handler
from web.worker.session.deals import Added, Deals
from web.worker.words.people import YOU


class Results:
    """The stored results of the matches of a visit."""

    uncounted: Game | None = None
    """A finished game whose statistics are still to be made."""

    def __init__(self, finished: int, achievements: object) -> None:
        self.finished = finished
        """The number of stored finished games."""
        self.achievements = known_achievements(achievements)
        """The rounds in which the visitor achieved something for the first time."""
        self._stored_achievements, self._saved = len(self.achievements), ""

    def unsaved(self, match: Match) -> str:
        """Return the save of a match as text; "" if the last call returned the same text."""
        text = save_text(match.saved)
        if text == self._saved:
            return ""
        self._saved = text
        return text

    def new_achievements(self) -> Added:
        """Return the achievements to be stored, if there are new ones."""
        # Achievements are only ever added, so their number shows whether there are new ones.
        if len(self.achievements) == self._stored_achievements:
            return {}
        self._stored_achievements = len(self.achievements)
        return {"achievements": dict(self.achievements)}

    def finish(self, match: Match, deals: Deals) -> FinishedGame | None:
        """Return the result of a match that has just ended for the first time, and note it; None otherwise."""
        if not counts(match):
            return None
        mark_counted(match)
        game = match.game
        day = "" if match.history.joined else daily.day_of(game, match.seated)
        if day in deals.days:  # only the first result counts
            return None
        if day:
            deals.days[day] = daily.sides(game)
        self.uncounted = game
        self.finished += 1
        return result(match, day)


def mark_counted(match: Match) -> None:
    """Note that a match has been counted, so that its result is not stored again."""
    match.history = replace(match.history, counted=True)


def counts(match: Match) -> bool:
    """Return whether a match has just ended with a result to be stored.

    A game that began with a position or within another game has no result, and undo does not change a result.
    """
    known = match.history.counted or match.history.apart
    return match.game.outcome is not None and not known and match.game.start is None


def result(match: Match, day: str) -> FinishedGame:
    """Return the result of a match that is over; the page adds the time.

    ``day`` is the day of the daily deal, "" for any other game.
    """
    game, history = match.game, match.history
    assert game.outcome is not None  # noqa: S101 - the match is over
    winners = [game.outcome.side, *game.outcome.shared]
    # The visitor can win only if one person, in the first seat, plays against bots; other games are stored with their
    # winners.
    own = len(match.seated) < game.rules.seats and PERSON not in match.seated
    marks: Mapping[str, object] = {
        "winners": [] if own else winners,
        "takebacks": history.takebacks,
        "again": history.again,
        "hinted": history.hinted,
        "skipped": history.skipped,
        "joined": history.joined,
        "resigned": game.resigned is not None,
        "name": match.name,
        "room": match.room,
        "day": day,
        "names": list(match.people.names),
    }
    stored = {
        "game": game_text(game),
        "bots": list(match.seated),
        "totals": list(game.totals),
        "won": own and game.rules.side_of[YOU] in winners,
        **{name: mark for name, mark in marks.items() if mark},
    }
    return cast(FinishedGame, stored)


def statistics(results: Results, match: Match) -> Reply:
    """Return the statistics of the game that has ended. The game is replayed for them, which takes a while."""
    game, results.uncounted = results.uncounted, None
    if game is None:
        return {}
    counted = game_statistics(game)
    if match.history.skipped or match.history.joined:
        # Plays by others are not the person's achievements.
        counted.pop("feats", None)
    return {"statistics": counted}


INTENTS: dict[str, Handler] = {"statistics": statistics}
