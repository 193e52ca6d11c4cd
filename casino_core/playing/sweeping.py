"""The worth of a sweep: a mark, points paid by others, a bonus for its cards; nothing once sweeps freeze."""

from __future__ import annotations

from casino_core.cards import FIVE_OF_SPADES, Card
from casino_core.position.actions import Action, Capture, Trail, pieces
from casino_core.position.layout import Sums, sums
from casino_core.position.position import Cards, Events, Position, count_sweep
from casino_core.quick_init import replace
from casino_core.rules.parts import Rules
from casino_core.score.scoring import points_so_far

FROZEN_FROM = 10
"""Sweeps freeze once any side has at least this score, if the rules freeze them (docs/rules.md, section 8)."""


def sweep(
    before: Position, after: Position, card: Card, events: Events, action: Action | None = None
) -> tuple[Position, Events]:
    """Return the position ``after`` a sweep by the seat on turn, with its marks and points.

    ``action`` is the play that made the sweep; None if pairs in the opening layout did. Frozen sweeps leave no trace.
    """
    seat = before.turn
    if frozen(before):
        return after, events
    # A dubbeltabbe, in which a card takes its twin from the other pack, counts twice (docs/rules.md, section 11).
    twice = isinstance(action, Capture) and pieces(action) == (action.card,)
    points = before.rules.scoring.sweep_swing * (2 if twice else 1) + bonus(before, action)
    # The five of spades takes the table by being laid down, and that sweep always scores.
    scores_anyway = isinstance(action, Trail) and action.card == FIVE_OF_SPADES
    if scores_anyway and not (points or before.rules.scoring.sweep_points):
        points = 1
    if points:
        after = replace(
            after, variant_state=replace(after.variant_state, tabbes=(*after.variant_state.tabbes, (seat, points)))
        )
    return count_sweep(after, seat, card, events)


def frozen(position: Position) -> bool:
    """Return whether the rules freeze sweeps now: in the last deal, or once any side has ten points."""
    rules = position.rules
    if rules.scoring.sweep_freeze == "none":
        return False
    sheet = points_so_far(position)
    # Sweeps that are scored at the end of the round are not on the sheet yet, but count as points here.
    uncounted = rules.scoring.sweep_points if sheet.item("sweeps") is None else 0
    totals = position.variant_state.totals or (0,) * rules.sides
    return position.last_deal or any(
        total + new + uncounted * len(marks) >= FROZEN_FROM
        for total, new, marks in zip(totals, sheet.points, position.sweeps, strict=True)
    )


def bonus(before: Position, action: Action | None) -> int:
    """Return the points of a tablanette: the values of the cards of a sweep (docs/rules.md, section 19)."""
    kind, rules = before.rules.scoring.tablanette_bonus, before.rules
    if kind == "jack_sum":
        jack = isinstance(action, Trail) and action.card.rank == "J"
        return sum(min(rules.table_values[card], default=0) for card in before.loose) if jack else 0
    if kind == "none" or not isinstance(action, Capture):
        return 0
    # Every group sums to the value at which the card is played, so only the number of groups matters.
    used = action.value * (1 + _max_groups(rules, before.loose, action.value))
    return 2 * used if kind == "double" else used


def _max_groups(rules: Rules, cards: Cards, value: int) -> int:
    """Return the largest number of groups of a value into which all cards split; aces may allow different numbers."""
    table = sums(tuple([rules.summed_values[card] for card in cards]), rules.largest_sum)
    return _groups_in(table, value, (1 << len(cards)) - 1) or 0


def _groups_in(table: Sums, value: int, rest: int) -> int | None:
    if not rest:
        return 0
    lowest = rest & -rest
    counts = [
        count + 1
        for group in table.groups(value)
        if group & lowest and group & rest == group and (count := _groups_in(table, value, rest & ~group)) is not None
    ]
    return max(counts, default=None)
