"""What a finished game adds to somebody's statistics: the game is played once more, and what they did is counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from casino_core.game import Game, next_round, play, restarted
from casino_core.position.events import Built, Captured, Event, Swept
from casino_core.position.layout import Build
from casino_core.rules.parts import Rules
from web.shared.schema import Count, GameStatistics
from web.worker.match.achievements import achievements
from web.worker.picture.moves import Move
from web.worker.words.people import YOU


def game_statistics(game: Game, seat: int = YOU) -> GameStatistics:
    """Return what a game adds to the statistics of whoever sat in a seat, to be stored with it."""
    counted: Counter[Count] = Counter()
    found: dict[str, int] = {}
    begun = 1
    for number, moves in enumerate(_rounds(game)):
        for move in moves:
            for event in move.events:
                counted.update(_counted_as(event, seat, game.rules))
        if number < len(game.sheets):
            for name, place in achievements(moves, game.sheets[number], game.rules, seat).items():
                found.setdefault(name, begun + place)
        begun += len(moves)
    statistics = GameStatistics(
        points=[list(sheet.points) for sheet in game.sheets],
        margin=_margin(game, seat),
        captures=counted["captures"],
        sweeps=counted["sweeps"],
        built=counted["built"],
        kept=counted["kept"],
        stolen=counted["stolen"],
        lost=counted["lost"],
    )
    if found:
        statistics["feats"] = found
    return statistics


def _margin(game: Game, seat: int) -> int:
    """Return the points between a seat's side and the best of the others; less than 0 for a side that is behind."""
    totals = list(game.totals)
    own = totals.pop(game.rules.side_of[seat])
    return min(totals) - own if game.rules.ending.lowest_wins else own - max(totals)


def _rounds(game: Game) -> Iterator[tuple[Move, ...]]:
    """Yield the moves of every round, played once more from the record."""
    again = restarted(game)
    for number, actions in enumerate(game.record):
        if number:
            again, _ = next_round(again)
        moves = []
        for action in actions:
            before = again.position
            again, events = play(again, action)
            moves.append(Move(before.actor, action, before, again.position, events))
        yield tuple(moves)


def _counted_as(event: Event, seat: int, rules: Rules) -> Iterator[Count]:
    """Yield what an event counts as for a seat, as often as it does."""
    match event:
        case Swept() if event.seat == seat:
            yield "sweeps"
        case Captured():
            if event.seat == seat:
                yield "captures"
            yield from _fates(event.builds, event.seat, seat, rules)
        case Built():
            # One made of one's own is none more, so no more of them can be kept and lost than there are.
            if event.build.owner == seat and all(build.owner != seat for build in event.used):
                yield "built"
            # Adding to one's own build changes nothing: it is kept or lost when it is taken.
            changed = (build for build in event.used if build.owner != event.build.owner)
            yield from (fate for fate in _fates(changed, event.seat, seat, rules) if fate != "kept")


def _fates(builds: Iterable[Build], by: int, seat: int, rules: Rules) -> Iterator[Count]:
    """Yield what became of builds that somebody took or made their own, as far as that counts for a seat."""
    for build in builds:
        friends = rules.side_of[build.owner] == rules.side_of[by]
        if build.owner == seat:
            yield "kept" if friends else "lost"
        elif by == seat and not friends:
            yield "stolen"
