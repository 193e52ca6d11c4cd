"""What a round is worth, from sets of cards as numbers: the same as ``casino_core.scoring``, without its sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from casino_core.awards import Beyond, Each, Most, Several, awards, last_capture_points
from casino_core.cards import Card
from casino_core.position import NO_EXTRAS, Extras
from casino_core.rules import Rules
from casino_core.scoring import TIES
from casino_core.search.form import Points

if TYPE_CHECKING:
    from casino_core.search.built import Built, Node


class Score:
    """The points of a round, by side, of cards that have all been played."""

    def __init__(self, form: Built) -> None:
        self._form = form
        self._rules = form.rules
        rules, scoring = form.rules, form.rules.scoring
        found = awards(rules)
        self._each = [(form.mask(a.cards), a.points) for a in found if isinstance(a, Each)]
        self._most = [(form.mask(a.cards), a) for a in found if isinstance(a, Most)]
        self._several = [(form.mask(a.cards), a) for a in found if isinstance(a, Several)]
        self._beyond = [(form.mask(a.cards), a) for a in found if isinstance(a, Beyond)]
        self._last = last_capture_points(rules)
        self._sweep = scoring.sweep_points
        self._crossed = scoring.sweep_cancel == "one_for_one"
        self._over_half = scoring.majority_rule == "absolute_27_7"

    def points(self, node: Node) -> Points:
        """The points of every side when the residue has gone where it goes."""
        taken = self._with_residue(node)
        points = [0] * self._rules.sides
        for side, mask in enumerate(taken):
            for cards, worth in self._each:
                points[side] += worth * (mask & cards).bit_count()
            for cards, several in self._several:
                points[side] += several.points * ((mask & cards).bit_count() >= several.least)
            for cards, beyond in self._beyond:
                points[side] += beyond.points * max(0, (mask & cards).bit_count() - beyond.free)
        for cards, most in self._most:
            for side, worth in enumerate(self._majority(taken, cards, most)):
                points[side] += worth
        return tuple([a + b for a, b in zip(points, self.beside(node), strict=True)])

    def _with_residue(self, node: Node) -> tuple[int, ...]:
        left = node.loose
        for plate in node.builds:
            left |= plate.cards
        residue = self._rules.capturing.residue_to
        if not left or residue == "nobody":
            return node.taken
        seat = node.last
        if residue == "last_mover":
            seat = next(seat for seat in range(self._rules.seats) if self._rules.next_seat(seat) == node.turn)
        if seat < 0:
            return node.taken
        own = self._rules.side_of[seat]
        return tuple([mask | left if side == own else mask for side, mask in enumerate(node.taken)])

    def _majority(self, taken: tuple[int, ...], cards: int, award: Most) -> Points:
        counts = [(mask & cards).bit_count() for mask in taken]
        most = max(counts)
        first = [side for side, count in enumerate(counts) if count == most]
        whole = len(award.cards)
        if self._over_half and 2 * most <= whole and not (len(first) == 2 and 2 * most == whole):
            first = []
        if len(first) == 1:
            return tuple([award.points if side == first[0] else 0 for side in range(len(taken))])
        if not first or not most:
            return (0,) * len(taken)
        level = _Level(self._rules, tuple([self._form.cards_of(mask) for mask in taken]))
        return TIES[award.tie](level, award, first)

    def beside(self, node: Node) -> Points:
        """The points that do not lie in cards: sweeps, and a last capture that is worth something."""
        sweeps = node.sweeps
        if self._crossed:
            sweeps = tuple([max(0, own - max(sweeps[:side] + sweeps[side + 1 :])) for side, own in enumerate(sweeps)])
        last = -1 if node.last < 0 else self._rules.side_of[node.last]
        return tuple([self._sweep * count + self._last * (side == last) for side, count in enumerate(sweeps)])


class _Level(NamedTuple):
    """What the settling of a tie looks at: the captured cards of every side, and nothing else of a round."""

    rules: Rules
    captured: tuple[tuple[Card, ...], ...]
    sweeps: tuple[tuple[Card, ...], ...] = ()
    last_capturer: int | None = None
    extras: Extras = NO_EXTRAS
