"""The outcome of a game: at the end of a round, in the middle of one, or by a claim."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from casino_core.rules.parts import Rules
from casino_core.score.scoring import EXTRA_ITEMS, POINT_CARDS, Points, ScoreSheet, took_all


@dataclass(frozen=True, slots=True)
class Outcome:
    """The end of a game.

    >>> casino.resign("classic/island", 1).outcome.side
    0
    """

    side: int
    """The side that won, or one of the sides in a draw."""

    reason: str
    """The reason: "target", "countout", "tiebreak", "rounds", "clearer", "draw", "big_casino", "endgame", "all_eleven",
    "as_made", "claim", "false_claim" or "resigned".
    """

    shared: tuple[int, ...] = ()
    """Sides that also won, or the other sides in a draw."""

    margin: int = 0
    """The lead of the winner, in games that count it; else 0."""


def counted(rules: Rules, before: Points, points: Points) -> Points:
    """Return the points of a round that count: 0 for a side that would go past a target that it has to hit exactly.

    ``before`` are the totals at the start of the round (docs/rules.md, section 21.1).
    """
    ending = rules.ending
    if ending.overshoot == "wins" or ending.target is None:
        return points
    return tuple(0 if old + new > ending.target else new for old, new in zip(before, points, strict=True))


def outcome(
    rules: Rules, before: Points, sheet: ScoreSheet, sweepers: Sequence[int] = (), number: int = 1
) -> Outcome | None:
    """Return the outcome after round ``number``, which began at the scores ``before``; None if the game goes on.

    ``sweepers`` are the sides that swept in the round, in order. If several sides have reached the target, the highest
    total wins, and tied sides play another round; with a count-out order, points are counted item by item.
    """
    after = _added(before, sheet.points)
    return _with_margin(rules, _outcome(rules, before, sheet, sweepers, number), after)


def _outcome(rules: Rules, before: Points, sheet: ScoreSheet, sweepers: Sequence[int], number: int) -> Outcome | None:
    ending, after = rules.ending, _added(before, sheet.points)
    bonus = rules.scoring.all_eleven_bonus
    if bonus == "always_wins" or (bonus == "first_round_wins" and number == 1):
        side = took_all(rules, sheet)
        if side is not None:
            return Outcome(side, "all_eleven")
    if ending.target is None:
        return _after_rounds(rules, after, sheet, sweepers, number)
    there = [side for side, total in enumerate(after) if total >= ending.target]
    # Only if no side had reached it before; after a tie at the target the higher total wins (docs/rules.md, section 1).
    if len(there) > 1 and ending.countout_order and max(before) < ending.target:
        return _by_order(rules, before, sheet, sweepers, there)
    best = _best(rules, after) if there else []
    return Outcome(best[0], "target") if len(best) == 1 else _tiebreak(rules, sheet, best)


def _best(rules: Rules, totals: Points) -> list[int]:
    """Return the sides with the best total: the highest or, in some games, the lowest."""
    best = min(totals) if rules.ending.lowest_wins else max(totals)
    return [side for side, total in enumerate(totals) if total == best]


def _tiebreak(rules: Rules, sheet: ScoreSheet, level: Sequence[int]) -> Outcome | None:
    """Return the outcome of a tie, by items of this round; None if the tie remains (docs/rules.md, section 8)."""
    for count in TIEBREAKS[rules.ending.kasino_tiebreak] if level else ():
        highest = max(count(sheet, side) for side in level)
        level = [side for side in level if count(sheet, side) == highest]
    return Outcome(level[0], "tiebreak") if len(level) == 1 else None


def _points(*codes: str) -> Callable[[ScoreSheet, int], int]:
    """Return a function that counts the points of a side for some items."""
    return lambda sheet, side: sum(item.points[side] for item in sheet.items if item.code in codes)


def _spades_taken(sheet: ScoreSheet, side: int) -> int:
    return next((item.counts[side] for item in sheet.items if item.code in SPADES), 0)


SPADES = ("spades", "each_spade", "five_spades", "overspader")
"""The codes of the items that count all spades."""

TIEBREAKS: dict[str, tuple[Callable[[ScoreSheet, int], int], ...]] = {
    "points_spades_cards": (_points(*POINT_CARDS), _points(*SPADES), _points("cards")),
    "points_cards_spades": (_points(*POINT_CARDS), _points("cards"), _points(*SPADES)),
    "spades": (_spades_taken,),
    "another_hand": (),
}
"""By the option ``kasino_tiebreak``, the functions whose counts break a tie, in order."""


def _with_margin(rules: Rules, won: Outcome | None, totals: Points) -> Outcome | None:
    """Return the outcome with its margin, doubled if the second-best side is far behind (docs/rules.md, section 15)."""
    below = rules.ending.double_margin_below
    if won is None or not below:
        return won
    second = max(total for side, total in enumerate(totals) if side != won.side)
    lead = max(0, totals[won.side] - second)
    return replace(won, margin=2 * lead if second < below else lead)


def _added(before: Points, points: Points) -> Points:
    return tuple(old + new for old, new in zip(before, points, strict=True))


def _after_rounds(
    rules: Rules, after: Points, sheet: ScoreSheet, sweepers: Sequence[int], number: int
) -> Outcome | None:
    """Return the outcome of a game without a target; None if it goes on.

    After the last round, the best total wins, and tied sides share the win. If a game is a single round, tied sides
    play another, or Big Casino or clearing the table decides.
    """
    ending = rules.ending
    if ending.rounds and number < ROUNDS[ending.rounds] * rules.seats:
        return None
    best = _best(rules, after)
    # The number of rounds is fixed, so sides that tie share the game (docs/readings.md).
    if len(best) == 1 or ending.rounds:
        return Outcome(best[0], "rounds", tuple(best[1:]))
    return _level(rules, best, sheet, sweepers)


ROUNDS = {"1_per_player": 1, "2_per_player": 2}
"""By the option ``rounds``, the number of times that each player deals."""


def _level(rules: Rules, best: list[int], sheet: ScoreSheet, sweepers: Sequence[int]) -> Outcome | None:
    """Return the outcome of a tied game of one round, by Big Casino or clearing the table; None for another round."""
    if rules.ending.level == "big_casino":
        item = sheet.item("big_casino")
        taken = [side for side in best if item is not None and item.counts[side]]
        return Outcome(taken[0], "big_casino") if taken else None
    if rules.ending.level != "clearer" or rules.scoring.shram:
        return None
    cards = sheet.item("cards")
    if cards is not None:  # a tie for most cards scores nothing, so all sides have equal points
        best = [side for side, count in enumerate(cards.counts) if count == max(cards.counts)]
    if sweepers and sweepers[-1] in best:
        return Outcome(sweepers[-1], "clearer")
    return Outcome(best[0], "draw", tuple(best[1:]))


# ---------- several sides at the target ----------


def _by_order(
    rules: Rules, before: Points, sheet: ScoreSheet, sweepers: Sequence[int], there: Sequence[int]
) -> Outcome | None:
    if rules.ending.countout_order == "base_first":
        return _base_first(rules, before, sheet)
    side = _count_out(rules, before, sheet, sweepers)
    if side is None and rules.ending.countout_order == "more_sweeps":
        side = _leader_in_sweeps(sheet, there)
    return None if side is None else Outcome(side, "countout")


def _base_first(rules: Rules, before: Points, sheet: ScoreSheet) -> Outcome | None:
    """Return the outcome if base points come before sweeps (docs/rules.md, section 2).

    If base points bring exactly one side to the target, that side wins; otherwise, sweeps are added, and the highest
    total wins.
    """
    target = rules.ending.target or 0
    # Sweeps that counted at once were in the score before any base points.
    later = () if rules.scoring.sweep_timing == "as_made" else ("sweeps",)
    base = tuple(
        old + sum(item.points[side] for item in sheet.items if item.code not in later)
        for side, old in enumerate(before)
    )
    there = [side for side, total in enumerate(base) if total >= target]
    if len(there) == 1:
        return Outcome(there[0], "countout")
    after = _added(before, sheet.points)
    best = [side for side, total in enumerate(after) if total == max(after)]
    return Outcome(best[0], "target") if len(best) == 1 else None


COUNT_OUT_ACES = ("AS", "AC", "AH", "AD")


def _count_out(rules: Rules, before: Points, sheet: ScoreSheet, sweepers: Sequence[int]) -> int | None:
    """Return the first side to reach the target when the points of the round are counted in order."""
    running = list(before)
    for side, points in _in_order(rules, sheet, sweepers):
        running[side] += points
        if running[side] >= (rules.ending.target or 0):
            return side
    return None


def _leader_in_sweeps(sheet: ScoreSheet, sides: Sequence[int]) -> int | None:
    """Return the side that swept more often than any other side; None in a tie."""
    sweeps = sheet.item("sweeps")
    counts = [0 if sweeps is None else sweeps.counts[side] for side in sides]
    return sides[counts.index(max(counts))] if counts.count(max(counts)) == 1 else None


def _in_order(rules: Rules, sheet: ScoreSheet, sweepers: Sequence[int]) -> list[tuple[int, int]]:
    """Return pairs of a side and its points for an item: cards, spades, Casinos, aces by suit, the rest, then sweeps.

    A point for the last capture comes after cards, as part of that award. Points that counted at once come first.
    """
    codes = ("cards", "last_capture", "spades", "big_casino", "little_casino")
    counted = [points for code in codes for points in _points_of(sheet, code)]
    aces = sheet.item("aces")
    for ace in COUNT_OUT_ACES:
        if aces is not None:
            counted += [(side, 1) for side, cards in enumerate(aces.cards) if ace in cards]
    for item in sheet.items:
        if item.code not in (*codes, "aces", *EXTRA_ITEMS):
            counted += _points_of(sheet, item.code)
    # Fines were paid during play; the bonus for all points is known only after all other points.
    counted = [*_points_of(sheet, "fines"), *counted, *_points_of(sheet, "all_eleven")]
    if rules.scoring.sweep_timing == "as_made":
        return [*_points_of(sheet, "sweeps"), *counted]
    return counted + (
        _sweeps_as_made(rules, sheet, sweepers) if rules.ending.countout_order == "sweeps_in_order" else []
    )


def _points_of(sheet: ScoreSheet, code: str) -> list[tuple[int, int]]:
    """Return pairs of a side that scores for an item and its points."""
    item = sheet.item(code)
    return [] if item is None else [(side, points) for side, points in enumerate(item.points) if points]


def _sweeps_as_made(rules: Rules, sheet: ScoreSheet, sweepers: Sequence[int]) -> list[tuple[int, int]]:
    """Return a side and its points for every sweep, in order, without the oldest sweeps, which were cancelled."""
    item = sheet.item("sweeps")
    remaining = list(item.counts) if item is not None else [0] * rules.sides
    kept: list[tuple[int, int]] = []
    # In reverse, to keep the latest, because cancelling removes the oldest.
    for side in reversed(sweepers):
        if remaining[side]:
            remaining[side] -= 1
            kept.insert(0, (side, rules.scoring.sweep_points or 1))  # the five of spades scores in any case
    return kept


# ---------- in the middle of a round ----------


def early_outcome(rules: Rules, before: Points, was: Points, now: Points) -> Outcome | None:
    """Return the outcome of points that count at once; None if they do not end the game.

    ``was`` and ``now`` are the points of the round before and after an action.

    Only new points that put a side ahead of all others end the game: after a tie above the target, reaching the target
    is not enough (docs/rules.md, section 20).
    """
    was, now = counted(rules, before, was), counted(rules, before, now)
    totals = _added(before, now)
    for side, total in enumerate(totals):
        ahead = total == max(totals) and totals.count(total) == 1
        if rules.ending.target is not None and now[side] > was[side] and ahead and total >= rules.ending.target:
            return _with_margin(rules, Outcome(side, "as_made"), totals)
    return None


def claimed_outcome(rules: Rules, before: Points, now: Points, side: int) -> Outcome | None:
    """Return the outcome of a claim: a right claim wins; a wrong one loses or, under some rules, changes nothing."""
    totals = _added(before, now)
    if totals[side] >= (rules.ending.target or 0):
        return _with_margin(rules, Outcome(side, "claim"), totals)
    # ``wrong_claim_loses`` is only for two players, so there is only one other side.
    lost = Outcome(1 - side, "false_claim") if rules.ending.claim_out == "wrong_claim_loses" else None
    return _with_margin(rules, lost, totals)
