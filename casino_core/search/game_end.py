"""Who wins the game by what a round comes to: by points, or by an item that a side close to the target waits for."""

from __future__ import annotations

from typing import NamedTuple

from casino_core.position.view import View
from casino_core.rules.awards import Award, Most, awards, base_points
from casino_core.rules.parts import Rules
from casino_core.score.endgame import conditions
from casino_core.score.outcome import early_outcome
from casino_core.score.scoring import counts_at_once, points_so_far
from casino_core.search.game_model import Points, Taken


class Item(NamedTuple):
    """What a side can win the game with."""

    award: Award
    """The award that it is for."""

    cards: int
    """The cards that count for it, as bits."""

    def sure(self, side: int, taken: Taken) -> bool:
        """Return whether nobody can take the item away from a side any more."""
        own = (taken[side] & self.cards).bit_count()
        # More than half is safe whatever happens to the rest; a single card is safe once it is taken.
        return 2 * own > self.cards.bit_count() if isinstance(self.award, Most) else own > 0

    def met(self, side: int, taken: Taken) -> bool:
        """Return whether a side has the item; a majority needs more than any other side has."""
        own, *others = sorted([(mask & self.cards).bit_count() for mask in taken], reverse=True)
        first = (taken[side] & self.cards).bit_count() == own > 0
        return first and (own > others[0] if isinstance(self.award, Most) else True)


class GameEnd:
    """The end of a game by its present round. ``totals``: the score before the round."""

    def __init__(self, rules: Rules, totals: Points = ()) -> None:
        self._totals = totals or (0,) * rules.sides
        self._target = rules.ending.target
        self._sign = -1 if rules.ending.lowest_wins else 1
        self.items = tuple([_items(rules, total) for total in self._totals])
        """The items of which every side needs one to win; none where a side is free to score."""
        self.waited_for = any(self.items)
        """Whether any side waits for an item."""

    def counted(self, points: Points) -> Points:
        """Return the points of a round as they count: none for sides that wait for an item."""
        if not self.waited_for:
            return points
        return tuple([0 if items else own for own, items in zip(points, self.items, strict=True)])

    def winners(self, points: Points, taken: Taken) -> tuple[int, ...]:
        """Return the sides that a round has brought to the end of the game ahead of all others; none if it goes on.

        ``points`` and ``taken`` are what the round came to: several sides can be level.
        """
        if self.waited_for:
            met = [side for side, items in enumerate(self.items) if any(item.met(side, taken) for item in items)]
            ahead = [side for side in met if self._totals[side] == max([self._totals[other] for other in met])]
            if len(ahead) == 1:
                return tuple(ahead)
        reached = [before + own for before, own in zip(self._totals, self.counted(points), strict=True)]
        if self._target is None or max(reached) < self._target:
            return ()
        most = max([self._sign * whole for whole in reached])
        return tuple([side for side, whole in enumerate(reached) if self._sign * whole == most])

    def sure_winner(self, taken: Taken) -> int | None:
        """Return the side that has its item for certain, and that no other side which waits for one can forestall."""
        sides = range(len(self.items))
        sure = [side for side in sides if any(item.sure(side, taken) for item in self.items[side])]
        # Of several that have their items, the one that was ahead wins (docs/rules.md, section 23, row 21).
        for side in sure:
            rivals = [self._totals[other] for other in sides if other != side and self._open(other, taken)]
            if all(total < self._totals[side] for total in rivals):
                return side
        return None

    def _open(self, side: int, taken: Taken) -> bool:
        """Return whether a side can still get an item that it waits for."""
        others = [other for other in range(len(self.items)) if other != side]
        return any(not any(item.sure(other, taken) for other in others) for item in self.items[side])


class EarlyEnd(NamedTuple):
    """How points that count at once may end the game in the middle of a round."""

    rules: Rules
    """The rules of the game."""

    totals: Points
    """The score before the round."""

    earned: Points
    """What counts already of the round."""

    def winner(self, now: Points) -> int | None:
        """Return the side that has won if ``now`` counts of the round by now; None where nobody has."""
        won = early_outcome(self.rules, self.totals, self.earned, now)
        return None if won is None else won.side


def early_end(view: View) -> EarlyEnd | None:
    """Return how the game may end in the middle of this round: by points that count at once, or are claimed.

    None where it will not: the round is not expected to bring more than the points of every round.
    """
    rules, target = view.rules, view.rules.ending.target
    if target is None or not (counts_at_once(rules) or rules.ending.claim_out != "off"):
        return None
    early = EarlyEnd(rules, view.totals or (0,) * rules.sides, points_so_far(view).points)
    most = max([before + own for before, own in zip(early.totals, early.earned, strict=True)])
    return early if most + base_points(rules) >= target else None


def _items(rules: Rules, total: int) -> tuple[Item, ...]:
    codes = conditions(rules, total)
    if not codes:
        return ()
    return tuple([Item(award, mask_of(rules, award)) for award in awards(rules) if award.code in codes])


def mask_of(rules: Rules, award: Award) -> int:
    """Return the cards of an award as bits, in the order of the pack."""
    return sum([1 << place for place, card in enumerate(rules.pack) if card in award.cards])
