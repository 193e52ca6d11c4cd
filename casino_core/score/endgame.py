"""The end of a Dominican game: close to the target, a side no longer scores, but wins only by one item."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from casino_core.rules.parts import Rules
from casino_core.score.outcome import Outcome, counted, outcome
from casino_core.score.scoring import Points, ScoreSheet

CONDITIONS: dict[str, dict[int, tuple[str, ...]]] = {
    "open": {},
    "from_18": {3: ("cards",), 2: ("big_casino",), 1: ("spades",)},
    "from_16": {
        5: ("cards", "big_casino"),
        4: ("cards", "spades"),
        3: ("cards",),
        2: ("big_casino",),
        1: ("spades",),
    },
}
"""By the option ``endgame`` and the points that a side still needs, the items that win the game for that side: any one
of them is enough (docs/rules.md, section 6).
"""


def conditions(rules: Rules, total: int) -> tuple[str, ...]:
    """Return the items that win for a side with this total at the start of a round; () if it scores normally."""
    return CONDITIONS[rules.ending.endgame].get((rules.ending.target or 0) - total, ())


def endgame_outcome(rules: Rules, before: Points, sheet: ScoreSheet) -> Outcome | None:
    """Return the outcome if a side has won by an item that it needed; None if no side has.

    If several sides have their items, the one that was ahead wins (docs/rules.md, section 23, row 21).
    """
    waiting = ((side, conditions(rules, total)) for side, total in enumerate(before))
    items = ((side, sheet.item(code)) for side, codes in waiting for code in codes)
    met = {side for side, item in items if item is not None and item.points[side]}
    # If these sides were tied, another round decides (docs/rules.md, section 23, row 21).
    first = [side for side in met if before[side] == max(before[other] for other in met)]
    return Outcome(first[0], "endgame") if len(first) == 1 else None


def held_back(rules: Rules, before: Points, sheet: ScoreSheet, won: Outcome | None) -> ScoreSheet:
    """Return the sheet without the points of sides that need one item, unless they have won by it."""
    winner = None if won is None else won.side
    waits = [bool(conditions(rules, total)) and side != winner for side, total in enumerate(before)]
    return replace(sheet, points=tuple(0 if wait else own for wait, own in zip(waits, sheet.points, strict=True)))


def settled(
    rules: Rules, before: Points, sheet: ScoreSheet, sweepers: Sequence[int], number: int
) -> tuple[ScoreSheet, Outcome | None]:
    """Return the sheet of a finished round with only the points that count, and the outcome (see ``outcome``)."""
    # First, because a side that needs one item does not win by other points (docs/rules.md, section 6).
    won = endgame_outcome(rules, before, sheet)
    sheet = held_back(rules, before, sheet, won)
    sheet = replace(sheet, points=counted(rules, before, sheet.points))
    return sheet, won or outcome(rules, before, sheet, sweepers, number)
