"""What a finished game adds to somebody's statistics: the game is played once more, and what they did is counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

from casino_core.events import Built, Captured, Event, Swept
from casino_core.game import Game, new_game, next_round, play
from casino_core.layout import Build
from casino_core.rules import Rules
from web.app.people import YOU

COUNTED = ("captures", "sweeps", "built", "kept", "stolen", "lost")
"""What is counted: captures and sweeps; builds that were made, one's own that one's side took, those of other sides
that became one's own or were taken, and one's own that others had."""


def tally(game: Game, seat: int = YOU) -> dict[str, Any]:
    """The points of every round by side, how far the side of a seat came out ahead, and what that seat did."""
    counted = Counter(dict.fromkeys(COUNTED, 0))
    for event in _events(game):
        counted.update(_counts(event, seat, game.rules))
    return {"points": [list(sheet.points) for sheet in game.sheets], "margin": _margin(game, seat), **counted}


def _margin(game: Game, seat: int) -> int:
    """The points between a seat's side and the best of the others; less than nothing for a side that is behind."""
    totals = list(game.totals)
    own = totals.pop(game.rules.side_of[seat])
    return min(totals) - own if game.rules.ending.lowest_wins else own - max(totals)


def _events(game: Game) -> Iterator[Event]:
    """Everything that happened in a game but the dealing."""
    again, _ = new_game(game.rules, game.seed)
    for number, actions in enumerate(game.record):
        if number:
            again, _ = next_round(again)
        for action in actions:
            again, events = play(again, action)
            yield from events


def _counts(event: Event, seat: int, rules: Rules) -> Iterator[str]:
    """What an event counts as for a seat, as often as it does."""
    match event:
        case Swept() if event.seat == seat:
            yield "sweeps"
        case Captured():
            if event.seat == seat:
                yield "captures"
            yield from _fates(event.builds, event.seat, seat, rules)
        case Built():
            if event.seat == seat and event.how == "build":
                yield "built"
            changed = (build for build in event.used if build.owner != event.build.owner)
            yield from (fate for fate in _fates(changed, event.seat, seat, rules) if fate != "kept")


def _fates(builds: Iterable[Build], by: int, seat: int, rules: Rules) -> Iterator[str]:
    """What builds that somebody took or made their own were to a seat."""
    for build in builds:
        friends = rules.side_of[build.owner] == rules.side_of[by]
        if build.owner == seat:
            yield "kept" if friends else "lost"
        elif by == seat and not friends:
            yield "stolen"
