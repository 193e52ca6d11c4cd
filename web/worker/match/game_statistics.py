"""What a finished game adds to somebody's statistics: the game is played once more, and what they did is counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from casino_core.game import Game, anew, next_round, play
from casino_core.position.events import Built, Captured, Event, Swept
from casino_core.position.layout import Build
from casino_core.rules.parts import Rules
from web.shared.games import COUNTED
from web.worker.match.achievements import feats
from web.worker.picture.moves import Move
from web.worker.words.people import YOU


def tally(game: Game, seat: int = YOU) -> dict[str, Any]:
    """The points of every round by side, how far the side of a seat came out ahead, and what that seat did.

    "feats" are the numbers of the actions, from 1, with which it did first what is told of the first time; if any.
    """
    counted: Counter[str] = Counter(dict.fromkeys(COUNTED, 0))
    found: dict[str, int] = {}
    begun = 1
    for number, moves in enumerate(_rounds(game)):
        for move in moves:
            for event in move.events:
                counted.update(_counts(event, seat, game.rules))
        if number < len(game.sheets):
            for name, place in feats(moves, game.sheets[number], game.rules, seat).items():
                found.setdefault(name, begun + place)
        begun += len(moves)
    told: Mapping[str, Any] = {"feats": found} if found else {}
    return {"points": [list(sheet.points) for sheet in game.sheets], "margin": _margin(game, seat), **counted, **told}


def _margin(game: Game, seat: int) -> int:
    """The points between a seat's side and the best of the others; less than nothing for a side that is behind."""
    totals = list(game.totals)
    own = totals.pop(game.rules.side_of[seat])
    return min(totals) - own if game.rules.ending.lowest_wins else own - max(totals)


def _rounds(game: Game) -> Iterator[tuple[Move, ...]]:
    """The moves of every round."""
    again = anew(game)
    for number, actions in enumerate(game.record):
        if number:
            again, _ = next_round(again)
        moves = []
        for action in actions:
            before = again.position
            again, events = play(again, action)
            moves.append(Move(before.actor, action, before, again.position, events))
        yield tuple(moves)


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
