"""The ways in which a game may end in the present round, at its end or earlier, as the engine's own outcome decides."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from casino_core.position.actions import Play
from casino_core.position.position import Position
from casino_core.position.view import View
from casino_core.rules.awards import Award, Majority, awards, base_points
from casino_core.rules.parts import Rules
from casino_core.score.endgame import conditions, settled
from casino_core.score.outcome import counted, early_outcome
from casino_core.score.scoring import counts_at_once, points_so_far, score_round
from casino_core.search.snapshot import Points, Result, Taken

MAX_SWEEPS = 8
"""The largest number of further sweeps and fines that a side is expected to have in a round."""


class Item(NamedTuple):
    """An award with which a side can win the game."""

    award: Award
    """The award that the side needs."""

    cards: int
    """The cards that count for the award, as bits."""

    def secured(self, side: int, taken: Taken) -> bool:
        """Return whether a side can no longer lose the item."""
        own = (taken[side] & self.cards).bit_count()
        # More than half of the cards is safe, whatever happens to the rest; a single card is safe once it is taken.
        return 2 * own > self.cards.bit_count() if isinstance(self.award, Majority) else own > 0


class GameEnd:
    """The ways in which the present round can end the game.

    ``totals``: the score before the round. ``sweepers``: the sides that have swept in the round, in order.
    ``during_round``: whether points that count at once, or are claimed, may end the game before the round is over.
    """

    def __init__(
        self, rules: Rules, totals: Points = (), sweepers: tuple[int, ...] = (), *, during_round: bool = False
    ) -> None:
        self._rules = rules
        self._totals = totals or (0,) * rules.sides
        self.sweepers = sweepers
        """The sides that have swept in the round, in order."""
        self.during_round = during_round
        """Whether the game may end before the round is over."""
        self.items = tuple([_items(rules, total) for total in self._totals])
        """By side, the items of which one is enough to win; none for a side that scores normally."""
        self.waited_for = any(self.items)
        """Whether any side waits for an item."""

    # ---------- the end of the round ----------

    def result(self, position: Position, sweepers: Sequence[int] = ()) -> Result:
        """Return the result of a finished round. ``sweepers``: the sides that swept in the round, in order."""
        rules = self._rules
        # A score of 0 is taken to mean the first round, because a round in which nobody scores is rare.
        number = 2 if any(self._totals) else 1
        sheet, won = settled(rules, self._totals, score_round(position), sweepers, number)
        if won is None:
            return Result(sheet.points)
        if rules.ending.target is not None:
            return Result(sheet.points, (won.side, *won.shared))
        # Without a target only points matter, so sides that win a tie in another way, or draw, get one more point.
        winners = (won.side, *won.shared) if won.reason in ("big_casino", "clearer", "draw") else ()
        return Result(tuple([own + (side in winners) for side, own in enumerate(sheet.points)]))

    # ---------- the end of the game during the round ----------

    def counted(self, earned: Points) -> Points:
        """Return the points of the round that count so far: 0 for a side past a target that must be hit exactly."""
        return counted(self._rules, self._totals, earned)

    def winner(self, was: Points, now: Points) -> int | None:
        """Return the side that has won by points that count at once; None if no side has.

        ``was`` and ``now`` are the points of the round before and after an action.
        """
        won = early_outcome(self._rules, self._totals, was, now) if counts_at_once(self._rules) else None
        return None if won is None else won.side

    def may_claim(self, side: int, earned: Points) -> bool:
        """Return whether a side has reached the target with its points of the round so far, and can claim it."""
        ending = self._rules.ending
        return ending.claim_out != "off" and self._totals[side] + earned[side] >= (ending.target or 0)

    def secured_winner(self, taken: Taken) -> int | None:
        """Return the side that is certain to win by its item; None if no side is, or another could still come first."""
        sides = range(len(self.items))
        secured = [side for side in sides if any(item.secured(side, taken) for item in self.items[side])]
        # If several sides have their items, the one that was ahead wins (docs/rules.md, section 23, row 21).
        for side in secured:
            rivals = [self._totals[other] for other in sides if other != side and self._open(other, taken)]
            if all(total < self._totals[side] for total in rivals):
                return side
        return None

    def _open(self, side: int, taken: Taken) -> bool:
        """Return whether a side can still get an item that it waits for."""
        others = [other for other in range(len(self.items)) if other != side]
        return any(not any(item.secured(other, taken) for other in others) for item in self.items[side])


def game_end(view: View) -> GameEnd:
    """Return the ways in which the game may end in the round of a view."""
    rules = view.rules
    # The record has the order in which sides swept; without it, a position shows only which sides swept.
    played = [(rules.side_of[seat], action.card) for seat, action in view.played if isinstance(action, Play)]
    sweepers = [side for side, card in played if card in view.sweeps[side]]
    if not played:
        sweepers = [side for side, cards in enumerate(view.sweeps) for _ in cards]
    return GameEnd(rules, view.totals, tuple(sweepers), during_round=_within_reach(view))


def _within_reach(view: View) -> bool:
    """Return whether points that count at once, or are claimed, can reach the target in the present round."""
    rules, target = view.rules, view.rules.ending.target
    if target is None or not (counts_at_once(rules) or rules.ending.claim_out != "off"):
        return False
    scoring, earned = rules.scoring, points_so_far(view).points
    cards = scoring.score_as_captured or scoring.point_cards_at_once or rules.ending.claim_out != "off"
    plays = min(sum(view.hand_sizes) + view.stock_size, MAX_SWEEPS)
    further = cards * base_points(rules) + plays * (scoring.sweep_points + rules.building.trail_fine)
    totals = view.totals or (0,) * rules.sides
    return max([before + own for before, own in zip(totals, earned, strict=True)]) + further >= target


def _items(rules: Rules, total: int) -> tuple[Item, ...]:
    codes = conditions(rules, total)
    return tuple([Item(award, mask_of(rules, award)) for award in awards(rules) if award.code in codes])


def mask_of(rules: Rules, award: Award) -> int:
    """Return the cards of an award as bits, in the order of the pack."""
    return sum([1 << place for place, card in enumerate(rules.pack) if card in award.cards])
