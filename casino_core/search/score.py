"""What a round is worth, from sets of cards as numbers: the same as ``scoring``, without its sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from casino_core.cards import Card
from casino_core.position.position import NO_EXTRAS, Extras
from casino_core.rules.awards import Beyond, Each, Most, Several, awards, base_points, last_capture_points
from casino_core.rules.parts import Rules
from casino_core.score.scoring import TIES
from casino_core.search.game_model import Points

if TYPE_CHECKING:
    from casino_core.search.built import Built, Node


class Score:
    """The points of a round, by side, of cards that have all been played."""

    def __init__(self, form: Built) -> None:
        self._form = form
        self._rules = form.rules
        rules, scoring = form.rules, form.rules.scoring
        found = awards(rules)
        self._each = _merged([(form.mask(a.cards), a.points) for a in found if isinstance(a, Each)])
        self._most = [(form.mask(a.cards), a) for a in found if isinstance(a, Most)]
        self._several = [(form.mask(a.cards), a) for a in found if isinstance(a, Several)]
        self._beyond = [(form.mask(a.cards), a) for a in found if isinstance(a, Beyond)]
        self._last = last_capture_points(rules)
        self._sweep = scoring.sweep_points
        self._crossed = scoring.sweep_cancel == "one_for_one"
        self._over_half = scoring.majority_rule == "more_than_half"
        self._bonus = scoring.all_eleven_bonus == "plus_1"
        self._last_is_extra = scoring.last_capture_point > 0
        self._whole = base_points(rules)
        self._difference = scoring.difference_scoring
        self._nothing = (0,) * rules.sides
        self._counts_beside = bool(self._last or self._sweep)
        self._residue = rules.capturing.residue_to
        self._before = tuple(rules.seat_before(seat) for seat in range(rules.seats))

    def points(self, node: Node) -> Points:
        """The points of every side when the residue has gone where it goes."""
        return self.counted(self.with_residue(node), node.sweeps, node.last)

    def counted(self, taken: tuple[int, ...], sweeps: tuple[int, ...], last: int) -> Points:
        """The points of captured cards, by side, of sweeps, and of the last capture."""
        beside = self._beside(sweeps, last)
        points = self._of_cards(taken, beside)
        if self._bonus:
            extra = self._beside(sweeps, last if self._last_is_extra else -1)
            base = [all_told - own for all_told, own in zip(points, extra, strict=True)]
            if max(base) == sum(base) >= self._whole:
                points[base.index(max(base))] += 1
        if self._difference:
            most, least = max(points), min(points)
            points = [most - least if own == most else 0 for own in points]
        return tuple(points)

    def _of_cards(self, taken: tuple[int, ...], beside: Points) -> list[int]:
        """The points of captured cards and those beside them."""
        points = []
        for own, mask in zip(beside, taken, strict=True):
            for cards, worth in self._each:
                own += worth * (mask & cards).bit_count()  # noqa: PLW2901  # the sum of this side
            points.append(own)
        for cards, several in self._several:
            points = [
                own + several.points * ((mask & cards).bit_count() >= several.least)
                for own, mask in zip(points, taken, strict=True)
            ]
        for cards, beyond in self._beyond:
            points = [
                own + beyond.points * max(0, (mask & cards).bit_count() - beyond.free)
                for own, mask in zip(points, taken, strict=True)
            ]
        for cards, award in self._most:
            counts = [(mask & cards).bit_count() for mask in taken]
            most = max(counts)
            if counts.count(most) == 1 and not self._over_half:
                points[counts.index(most)] += award.points
            else:
                points = [own + won for own, won in zip(points, self._majority(taken, counts, award), strict=True)]
        return points

    def with_residue(self, node: Node) -> tuple[int, ...]:
        """The captured cards of every side when the residue has gone where it goes."""
        left = node.loose
        for plate in node.builds:
            left |= plate.cards
        if not left or self._residue == "nobody":
            return node.taken
        seat = self._before[node.turn] if self._residue == "last_mover" else node.last
        if seat < 0:
            return node.taken
        own = self._rules.side_of[seat]
        return tuple([mask | left if side == own else mask for side, mask in enumerate(node.taken)])

    def _majority(self, taken: tuple[int, ...], counts: list[int], award: Most) -> Points:
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
        return self._beside(node.sweeps, node.last)

    def _beside(self, sweeps: tuple[int, ...], last: int) -> Points:
        if not self._counts_beside:
            return self._nothing
        if self._crossed:
            sweeps = tuple([max(0, own - max(sweeps[:side] + sweeps[side + 1 :])) for side, own in enumerate(sweeps)])
        own = -1 if last < 0 else self._rules.side_of[last]
        return tuple([self._sweep * count + self._last * (side == own) for side, count in enumerate(sweeps)])


def _merged(awards: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Cards that are worth so many points each, those of different awards together where none is in two of them."""
    merged: list[tuple[int, int]] = []
    for cards, worth in awards:
        for place, (others, same) in enumerate(merged):
            if same == worth and not others & cards:
                merged[place] = (others | cards, worth)
                break
        else:
            merged.append((cards, worth))
    return merged


class _Level(NamedTuple):
    """What the settling of a tie looks at: the captured cards of every side, and nothing else of a round."""

    rules: Rules
    captured: tuple[tuple[Card, ...], ...]
    sweeps: tuple[tuple[Card, ...], ...] = ()
    last_capturer: int | None = None
    extras: Extras = NO_EXTRAS
