"""What is kept of a game that has ended: the result at once, and what is counted of it a little later."""

from __future__ import annotations

from collections.abc import Mapping

from casino_core.game import Game
from casino_core.notation.record import game_text
from web.shared.games import PERSON
from web.shared.schema import GameStatistics
from web.worker.match.game_statistics import game_statistics
from web.worker.match.match import Match
from web.worker.words.people import YOU


def counts(match: Match) -> bool:
    """Tell whether a match has just ended with a result to be kept.

    A game that began with a position or within another one has none; going back does not change how one has ended.
    """
    known = match.history.counted or match.history.apart
    return match.game.outcome is not None and not known and match.game.start is None


def result(match: Match, day: str) -> dict[str, object]:
    """Return the result of a match that is over, as it is kept: see ``web.shared.schema``.

    ``day`` is that of its daily deal, "" for any other game. Games of several people, and of bots alone, are kept as
    those of nobody.
    """
    game, alone = match.game, _is_alone(match)
    assert game.outcome is not None  # noqa: S101 - the match is over
    winners = [game.outcome.side, *game.outcome.shared]
    # When it ended is added by the page, which stores it.
    return {
        "game": game_text(game),
        "bots": list(match.seated),
        "totals": list(game.totals),
        "won": alone and game.rules.side_of[YOU] in winners,
        # Nobody is "you" where several people or bots alone have played, so the sides that won are named.
        **({} if alone else {"winners": winners}),
        **{name: mark for name, mark in _marks(match, day).items() if mark},
    }


def _marks(match: Match, day: str) -> Mapping[str, object]:
    """Return what else is kept with a result, where it is not empty."""
    history = match.history
    return {
        "takebacks": history.takebacks,
        "again": history.again,
        "hinted": history.hinted,
        "skipped": history.skipped,
        "joined": history.joined,
        "resigned": match.game.resigned is not None,
        "name": match.name,
        "room": match.room,
        "day": day,
        "names": list(match.people.names),
    }


def _is_alone(match: Match) -> bool:
    """Tell whether one person plays, in the first seat as always: only such games are somebody's own results."""
    return len(match.seated) < match.game.rules.seats and PERSON not in match.seated


def counted(game: Game, match: Match) -> GameStatistics:
    """Return what is counted of a game that has ended; ``match`` is where it was played. It is played once more."""
    statistics = game_statistics(game)
    if match.history.skipped or match.history.joined:
        # Nobody achieves what others have done for them.
        statistics.pop("feats", None)
    return statistics
