"""The score sheet of a round, item by item, and who has won the game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from casino_core.cards import ACES, BIG_CASINO, LITTLE_CASINO, Card
from casino_core.position import Cards, Position
from casino_core.rules import Rules

Points = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Item:
    """One line of a score sheet, everything by side: points, what was counted, and the cards that earned it."""

    code: str
    points: Points
    counts: Points
    cards: tuple[Cards, ...]


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """The score of one round: its items in traditional order, and the points each side gets for it."""

    items: tuple[Item, ...]
    points: Points

    def item(self, code: str) -> Item | None:
        """The line of that code, if the rules have it."""
        return next((item for item in self.items if item.code == code), None)


def score_round(position: Position) -> ScoreSheet:
    """The score sheet of the cards taken so far; of the whole round when it is over."""
    rules = position.rules
    items = tuple(item for kind in ITEMS if (item := kind(position)) is not None)
    points = tuple(sum(item.points[side] for item in items) for side in range(rules.sides))
    if rules.scoring.difference_scoring:
        lead = max(points) - min(points)
        points = tuple(lead if mine == max(points) else 0 for mine in points)
    return ScoreSheet(items, points)


def _most(code: str, counted: tuple[Cards, ...], award: int) -> Item:
    """Points for the side with most; nobody gets them in a tie."""
    counts = tuple(len(cards) for cards in counted)
    first = [side for side, count in enumerate(counts) if count == max(counts)]
    return Item(code, tuple(award if first == [side] else 0 for side in range(len(counts))), counts, counted)


def _cards(position: Position) -> Item:
    return _most("cards", position.piles, 3 if position.rules.scoring.cards_award == "3_most" else 2)


def _spades(position: Position) -> Item:
    return _most("spades", tuple(tuple(c for c in pile if c.suit == "S") for pile in position.piles), 1)


def _each(code: str, worth: int, scoring: Sequence[Card]) -> Callable[[Position], Item]:
    """Points for every one of certain cards that a side has taken."""

    def item(position: Position) -> Item:
        taken = tuple(tuple(card for card in scoring if card in pile) for pile in position.piles)
        counts = tuple(len(cards) for cards in taken)
        return Item(code, tuple(worth * count for count in counts), counts, taken)

    return item


def _sweeps(position: Position) -> Item | None:
    worth = position.rules.scoring.sweep_points
    counts = tuple(len(cards) for cards in position.sweeps)
    return Item("sweeps", tuple(worth * count for count in counts), counts, position.sweeps) if worth else None


def _last_capture(position: Position) -> Item | None:
    if position.rules.scoring.cards_award != "2_most_plus_1_last_capture":
        return None
    last = position.last_capturer
    counts = tuple(
        int(last is not None and side == position.rules.side_of[last]) for side in range(position.rules.sides)
    )
    return Item("last_capture", counts, counts, ((),) * position.rules.sides)


ITEMS: tuple[Callable[[Position], Item | None], ...] = (
    _cards,
    _spades,
    _each("big_casino", 2, (BIG_CASINO,)),
    _each("little_casino", 1, (LITTLE_CASINO,)),
    _each("aces", 1, ACES),
    _sweeps,
    _last_capture,
)


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: the side that won, and why ("target", "countout")."""

    side: int
    reason: str


def outcome(rules: Rules, before: Points, sheet: ScoreSheet, sweepers: Sequence[int] = ()) -> Outcome | None:
    """Who has won after a round that was begun at the scores ``before``; None when the game goes on.

    ``sweepers`` are the sides that swept in the round, in order. Where several sides have reached the target the
    highest total wins, and equal ones play another round; with a count-out order, points are handed out item by item.
    """
    target = rules.ending.target
    after = tuple(old + new for old, new in zip(before, sheet.points, strict=True))
    there = [side for side, total in enumerate(after) if total >= target]
    if not there:
        return None
    if len(there) > 1 and rules.ending.countout_order != "none" and max(before) < target:
        side = _count_out(rules, before, sheet, sweepers)
        if side is None and rules.ending.countout_order == "pagat_001":
            side = _most_sweeps(sheet, there)
        return None if side is None else Outcome(side, "countout")
    best = [side for side in there if after[side] == max(after)]
    return Outcome(best[0], "target") if len(best) == 1 else None


COUNT_OUT_ACES = ("AS", "AC", "AH", "AD")


def _count_out(rules: Rules, before: Points, sheet: ScoreSheet, sweepers: Sequence[int]) -> int | None:
    """The first side to reach the target when the round's points are handed out in the count-out order."""
    running = list(before)
    for side, points in _in_order(rules, sheet, sweepers):
        running[side] += points
        if running[side] >= rules.ending.target:
            return side
    return None


def _most_sweeps(sheet: ScoreSheet, sides: Sequence[int]) -> int | None:
    """The one of these sides that swept more often than the others."""
    sweeps = sheet.item("sweeps")
    counts = [0 if sweeps is None else sweeps.counts[side] for side in sides]
    return sides[counts.index(max(counts))] if counts.count(max(counts)) == 1 else None


def _in_order(rules: Rules, sheet: ScoreSheet, sweepers: Sequence[int]) -> list[tuple[int, int]]:
    """Side and points of every item: cards, spades, the casinos, the aces by suit, and sweeps as they were made.

    A point for the last capture is part of the award for cards.
    """
    handed: list[tuple[int, int]] = []
    for code in ("cards", "last_capture", "spades", "big_casino", "little_casino"):
        item = sheet.item(code)
        if item is not None:
            handed += [(side, points) for side, points in enumerate(item.points) if points]
    aces = sheet.item("aces")
    for ace in COUNT_OUT_ACES:
        if aces is not None:
            handed += [(side, 1) for side, cards in enumerate(aces.cards) if ace in cards]
    if rules.ending.countout_order == "pagat_000":
        handed += [(side, rules.scoring.sweep_points) for side in sweepers]
    return handed
