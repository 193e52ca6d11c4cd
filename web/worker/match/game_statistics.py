"""The statistics of a finished game, counted by replaying it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from casino_core.game import Game, replayed_rounds
from casino_core.position.events import Built, Captured, Event, Swept
from casino_core.position.layout import Build
from casino_core.rules.parts import Rules
from web.shared.schema import Count, GameStatistics
from web.worker.match.achievements import achievements
from web.worker.picture.moves import replay_round
from web.worker.words.people import YOU


def game_statistics(game: Game, seat: int = YOU) -> GameStatistics:
    """Return a seat's statistics of a game, to be stored with it."""
    counted: Counter[Count] = Counter()
    feats: dict[str, int] = {}
    begun = 1
    for number, games in enumerate(replayed_rounds(game, game.record)):
        _, moves = replay_round(games[-1])
        for move in moves:
            for event in move.events:
                counted.update(_counted_as(event, seat, game.rules))
        if number < len(game.sheets):
            for name, place in achievements(moves, game.sheets[number], game.rules, seat).items():
                feats.setdefault(name, begun + place)
        begun += len(moves)
    statistics = GameStatistics(
        points=[list(sheet.points) for sheet in game.sheets],
        margin=lead_over_best(game, seat),
        captures=counted["captures"],
        sweeps=counted["sweeps"],
        built=counted["built"],
        kept=counted["kept"],
        stolen=counted["stolen"],
        lost=counted["lost"],
    )
    if feats:
        statistics["feats"] = feats
    return statistics


def lead_over_best(game: Game, seat: int) -> int:
    """Return the lead of a seat's side over the best other side, negative if it is behind."""
    totals = list(game.totals)
    own = totals.pop(game.rules.side_of[seat])
    return min(totals) - own if game.rules.ending.lowest_wins else own - max(totals)


def _counted_as(event: Event, seat: int, rules: Rules) -> Iterator[Count]:
    """Yield the name of each count that an event increases for a seat, as often as it increases the count."""
    match event:
        case Swept() if event.seat == seat:
            yield "sweeps"
        case Captured():
            if event.seat == seat:
                yield "captures"
            yield from _fates(event.builds, event.seat, seat, rules)
        case Built():
            # Enlarging one's own build does not count as making another: there is still only one build to keep or lose.
            if event.build.owner == seat and all(build.owner != seat for build in event.used):
                yield "built"
            # A build whose owner changes is lost or stolen at once, but no build is kept before it is taken.
            changed = (build for build in event.used if build.owner != event.build.owner)
            yield from (fate for fate in _fates(changed, event.seat, seat, rules) if fate != "kept")


def _fates(builds: Iterable[Build], by: int, seat: int, rules: Rules) -> Iterator[Count]:
    """Yield how taken or changed builds count for a seat: kept, lost or stolen."""
    for build in builds:
        friends = rules.side_of[build.owner] == rules.side_of[by]
        if build.owner == seat:
            yield "kept" if friends else "lost"
        elif by == seat and not friends:
            yield "stolen"
