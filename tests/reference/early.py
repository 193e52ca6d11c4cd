"""Points that count before the round is over: sweeps at once, fines, points when captured, and claims.

The module also has the points of sweeps that depend on the cards of the sweep, which count at the end.
"""

from __future__ import annotations

from typing import Literal

from .plain import Options, unpacked
from .scoring import (
    Sheet,
    add_up,
    kept_sweeps,
    majorities,
    more_than_half,
    not_too_far,
    number_of,
    points_of_cards,
    points_of_point_cards,
)

Event = tuple[Literal["sweep", "fine"], int]  # the event, and the seat that made the sweep or pays the fine


def earned(piles: list[list[str]], sweeps: list[int], options: Options, carried: Sheet | None = None) -> list[int]:
    """Return the points of every side so far in a round: for cards, for sweeps, and for majorities that are safe.

    The piles hold captured cards only: the residue is not a capture, and counts only when the round is scored.
    A majority counts with more than half of the pack or of the suit.
    """
    options = unpacked(options)
    kept = kept_sweeps(sweeps, options)
    points = [kept[side] * options.get("sweep_points", 0) for side in range(len(piles))]
    for side, pile in enumerate(piles):
        points[side] += sum(points_of_cards(pile, options).values())
        for item, worth in majorities(options).items():
            if more_than_half(item, number_of(item, pile), options):
                points[side] += worth + (carried or {}).get(item, 0)
    return points


def with_fines(sheets: list[Sheet], payers: list[int], options: Options) -> list[Sheet]:
    """Return the sheets of a round with the fines on them; `payers` has the side that paid, once for each fine.

    With two sides a fine goes to the other; with more it is taken off the payer's score.
    """
    points = fines(payers, len(sheets), options)
    return [sheet | ({"fines": paid} if paid else {}) for sheet, paid in zip(sheets, points, strict=True)]


def fines(payers: list[int], sides: int, options: Options) -> list[int]:
    fine = unpacked(options).get("trail_fine", 0)
    if sides == 2:
        return [fine * payers.count(1 - side) for side in range(2)]
    return [-fine * payers.count(side) for side in range(sides)]


def instant_points(events: list[Event], sides: list[int], options: Options) -> list[int]:
    """Return the points of every side for the sweeps and fines of a round; `sides` has the side of each seat."""
    options = unpacked(options)
    number = len(set(sides))
    sweeps = [sum(sides[seat] == side for what, seat in events if what == "sweep") for side in range(number)]
    payers = [sides[seat] for what, seat in events if what == "fine"]
    for_sweeps = [count * options.get("sweep_points", 0) for count in kept_sweeps(sweeps, options)]
    return add_up(for_sweeps, fines(payers, number, options))


def won_by_sweep(totals_before: list[int], events: list[Event], sides: list[int], options: Options) -> int | None:
    """Return the side that wins at once by the last event; None if none does.

    That event is a sweep that scores and puts its side at the target and above all others, even others at the target.
    Sweeps must count at once.
    """
    options = unpacked(options)
    target = options.get("target", 21)
    if options.get("sweep_timing", "end_of_hand") != "as_made" or target is None or not events:
        return None
    what, seat = events[-1]
    now = not_too_far(totals_before, instant_points(events, sides, options), options)
    then = not_too_far(totals_before, instant_points(events[:-1], sides, options), options)
    totals = add_up(totals_before, now)
    side = sides[seat]
    gained = now[side] > then[side]
    won = what == "sweep" and gained and leads_at(totals, side, target)
    return side if won else None


def points_at_once(piles: list[list[str]], events: list[Event], sides: list[int], options: Options) -> list[int]:
    """Return the points of every side that count at once: fines, and perhaps sweeps, aces and Casinos."""
    options = unpacked(options)
    without_sweeps = options.get("sweep_timing", "end_of_hand") != "as_made"
    points = instant_points([event for event in events if event[0] == "fine" or not without_sweeps], sides, options)
    if not options.get("point_cards_at_once", False):
        return points
    worth = points_of_point_cards(options)
    return add_up(points, [sum(worth.get(card, 0) for card in pile) for pile in piles])


def won_at_once(totals_before: list[int], before: list[int], now: list[int], side: int, options: Options) -> int | None:
    """Return the side that wins at once by its play, from the points that counted at once before and after it.

    The play must score, and put the side at the target and above all others.
    """
    target = unpacked(options).get("target", 21)
    before, now = (not_too_far(totals_before, points, options) for points in (before, now))
    if target is None or now[side] <= before[side]:
        return None
    return side if leads_at(add_up(totals_before, now), side, target) else None


def standing(
    totals_before: list[int], piles: list[list[str]], events: list[Event], sides: list[int], options: Options
) -> list[int]:
    """Return all totals with sweeps and fines of the round so far, and with aces and Casinos if these count at once."""
    as_made = Options(**{**unpacked(options), "sweep_timing": "as_made"})
    return add_up(totals_before, points_at_once(piles, events, sides, as_made))


def sweeps_are_frozen(totals: list[int], options: Options, *, last_deal: bool) -> bool:
    """Return whether sweeps no longer count, by an option: in the last deal, or once a side has ten points."""
    return options.get("sweep_freeze", "none") != "none" and (last_deal or max(totals) >= 10)


def sweep_awards(awards: list[tuple[int, int]], sides: list[int], options: Options) -> list[int]:
    """Return the points of every side for sweeps; `awards` has the sweeper's seat and the points of each.

    A tabbe takes the same number of points from the side of the player before the sweeper; seats are in playing order.
    """
    points = [0 for _ in set(sides)]
    for seat, worth in awards:
        points[sides[seat]] += worth
        if options.get("sweep_swing", 0):
            points[sides[seat - 1]] -= worth
    return points


def with_sweep_awards(
    sheets: list[Sheet], awards: list[tuple[int, int]], sides: list[int], options: Options
) -> list[Sheet]:
    """Add the points for sweeps that depend on their cards to the sheets of a round.

    If only the sweep of a five of spades scores, its points are in the item for sweeps.
    """
    item = "sweeps" if only_the_five_of_spades_counts(options) else "sweep_awards"
    points = sweep_awards(awards, sides, options)
    return [sheet | ({item: won} if won else {}) for sheet, won in zip(sheets, points, strict=True)]


def only_the_five_of_spades_counts(options: Options) -> bool:
    """Return whether only the sweep of a trailed five of spades scores."""
    others = options.get("sweep_points", 0) or options.get("sweep_swing", 0)
    by_cards = options.get("tablanette_bonus", "none") != "none"
    return options.get("five_of_spades_sweeps", False) and not others and not by_cards


def leads_at(totals: list[int], side: int, target: int) -> bool:
    """Return whether a side has reached the target and is ahead of all others."""
    return totals[side] >= target and all(total < totals[side] for other, total in enumerate(totals) if other != side)


def won_as_captured(totals_before: list[int], points: list[int], options: Options) -> int | None:
    """Return the side that wins by points as they are captured; None if none does, or if a win must be claimed."""
    target = options.get("target", 21)
    if not options.get("score_as_captured", False) or options.get("claim_out", "off") != "off" or target is None:
        return None
    totals = add_up(totals_before, points)
    return next((side for side in range(len(totals)) if leads_at(totals, side, target)), None)


def winner_by_claim(side: int, totals_before: list[int], points: list[int], options: Options) -> int | None:
    """Return the side that wins by a claim to have reached the target; `points` are those earned so far.

    A wrong claim changes nothing or, in the form for two players, makes the other player win.
    """
    target = unpacked(options).get("target", 21)
    if target is None or options.get("claim_out", "off") == "off":
        raise ValueError("there is nothing to claim")
    if totals_before[side] + points[side] >= target:
        return side
    return 1 - side if options["claim_out"] == "wrong_claim_loses" else None


def round_is_cut_short(events: list[Event], sides: list[int], options: Options) -> bool:
    """Return whether some player has suffered three instant scores, which ends a round of Michigan Cassino.

    These are sweeps by opponents, and the player's own fines. Such a round scores nothing else.
    """
    if not options.get("michigan", False):
        return False
    return any(
        sum(sides[other] != side if what == "sweep" else other == seat for what, other in events) >= 3
        for seat, side in enumerate(sides)
    )


def residue_to(options: Options, last_capturer: int | None, last_mover: int) -> int | None:
    """Return the side that gets the residue; None if nobody does."""
    return {"last_capturer": last_capturer, "last_mover": last_mover, "nobody": None}[
        options.get("residue_to", "last_capturer")
    ]
