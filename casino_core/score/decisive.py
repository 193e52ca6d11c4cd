"""The item that decided a round or a game: if another side had scored it, that side would have won."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

from casino_core.rules.awards import Majority, awards
from casino_core.rules.parts import Rules
from casino_core.score.endgame import conditions
from casino_core.score.outcome import outcome
from casino_core.score.scoring import Item, Points, ScoreSheet


@dataclass(frozen=True, slots=True)
class Decisive:
    """A decisive item, and the side that would have won with it."""

    item: Item
    """The line of the score sheet that was decisive."""

    majority: bool
    """Whether the item is for having most of some cards, not for a single card or the last capture."""

    other: int
    """The side that would have won with the item."""


Winner = Callable[[ScoreSheet], int | None]
"""Returns the only winner with a given score sheet; None if there is no single winner."""


def decisive_in_game(
    rules: Rules, before: Points, sheet: ScoreSheet, sweepers: Sequence[int], number: int
) -> Decisive | None:
    """Return the item that decided a game in round ``number``, which began at the scores ``before``.

    Return None if no single item did, if the target must be hit exactly, or if a side was so close to the target that
    it could win only by one item.
    """
    # Points of a side that needs one item, or goes past the target, do not count, so moving an item may move no points.
    if rules.ending.overshoot != "wins" or any(conditions(rules, total) for total in before):
        return None

    def winner(score: ScoreSheet) -> int | None:
        won = outcome(rules, before, score, sweepers, number)
        return None if won is None or won.shared else won.side

    return _decisive(rules, sheet, winner, tuple(map(sum, zip(before, sheet.points, strict=True))))


def decisive_in_round(rules: Rules, sheet: ScoreSheet) -> Decisive | None:
    """Return the item that decided who won a round; None if no single item did."""

    def winner(score: ScoreSheet) -> int | None:
        best = max(score.points)
        return score.points.index(best) if score.points.count(best) == 1 else None

    return _decisive(rules, sheet, winner, sheet.points)


def _decisive(rules: Rules, sheet: ScoreSheet, winner: Winner, totals: Points) -> Decisive | None:
    """Return the item that decided against the runner-up: the closest majority or, without one, the largest item."""
    side = winner(sheet)
    plain = tuple(sum(item.points[each] for item in sheet.items) for each in range(rules.sides)) == sheet.points
    # If differences are scored, points are not the sum of the items, so moving an item shows nothing.
    if side is None or rules.ending.lowest_wins or not plain:
        return None
    other = max((each for each in range(rules.sides) if each != side), key=lambda each: totals[each])
    decisive = [
        Decisive(item, majority, other)
        for item, majority in _transferable(rules, sheet, side, other)
        if winner(_swapped(sheet, item, side, other)) == other
    ]
    return min(decisive, key=lambda one: _distance(one, side), default=None)


def _distance(one: Decisive, side: int) -> tuple[bool, int]:
    if one.majority:
        return False, one.item.counts[side] - one.item.counts[one.other]
    return True, -one.item.points[side]


def _transferable(rules: Rules, sheet: ScoreSheet, side: int, other: int) -> Iterator[tuple[Item, bool]]:
    """Yield the items that ``other`` could have scored instead of ``side``, each with whether it is a majority."""
    majorities = {award.code for award in awards(rules) if isinstance(award, Majority)}
    single = {award.code for award in awards(rules) if len(award.cards) == 1} | {"last_capture"}
    for item in sheet.items:
        # Only a majority, a single card or the last capture could have gone to the other side as a whole.
        alone = item.points[side] > 0 and not item.points[other]
        if alone and (item.code in majorities or (item.code in single and item.counts[side] == 1)):
            yield item, item.code in majorities


def _swapped(sheet: ScoreSheet, item: Item, side: int, other: int) -> ScoreSheet:
    """Return the sheet with an item moved from one side to another."""

    def swap(values: Points) -> Points:
        return tuple({side: values[other], other: values[side]}.get(place, value) for place, value in enumerate(values))

    cards = list(item.cards)
    cards[side], cards[other] = cards[other], cards[side]
    moved = replace(item, points=swap(item.points), counts=swap(item.counts), cards=tuple(cards))
    items = tuple(moved if one is item else one for one in sheet.items)
    gained = item.points[side]
    points = tuple(
        own - gained if place == side else own + gained if place == other else own
        for place, own in enumerate(sheet.points)
    )
    return ScoreSheet(items, points)
