"""What a round is worth, from sets of cards as bits: the points of ``casino_core.score.scoring`` without its sheet."""

from __future__ import annotations

from casino_core.cards import Card
from casino_core.position.position import Position
from casino_core.rules.awards import Each, Most, awards, base_points, last_capture_points, points_for
from casino_core.rules.parts import Rules
from casino_core.score.scoring import crossed, majority, points_so_far
from casino_core.search.capture_tables import bits
from casino_core.search.fast_movegen import FastNode
from casino_core.search.game_end import mask_of
from casino_core.search.game_model import Points, Taken


class FastScore:
    """The points of a round, by side. ``bit``: the bit of every card."""

    def __init__(self, rules: Rules, bit: dict[Card, int]) -> None:
        scoring, found = rules.scoring, awards(rules)
        self._rules = rules
        self._card = {place: card for card, place in bit.items()}
        self._each = [(mask_of(rules, award), award.points) for award in found if isinstance(award, Each)]
        self._others = [(mask_of(rules, award), award) for award in found if not isinstance(award, Each)]
        self._last = last_capture_points(rules)
        self._last_is_extra = scoring.last_capture_point > 0
        self._sweep = scoring.sweep_points
        self._cancels = scoring.sweep_cancel == "all_players_have_one"
        self._crosses = scoring.sweep_cancel == "one_for_one"
        self._last_card_sweeps = scoring.sweep_last_card
        self._over_half = scoring.majority_rule == "more_than_half"
        self._bonus = scoring.all_eleven_bonus == "plus_1"
        self._whole = base_points(rules)
        self._difference = scoring.difference_scoring
        self._nothing = (0,) * rules.sides
        self._residue = rules.capturing.residue_to

    def counted(self, taken: Taken, sweeps: Points, last: int) -> Points:
        """Return the points of captured cards, of so many sweeps, and of the seat that captured last (-1: nobody)."""
        beside = self.beside(sweeps, last)
        points = self._with_cards(taken, beside)
        if self._bonus:
            # a last capture with a point of its own is none of the points of every round
            extra = self.beside(sweeps, last if self._last_is_extra else -1)
            base = [whole - own for whole, own in zip(points, extra, strict=True)]
            if max(base) == sum(base) >= self._whole:
                points[base.index(max(base))] += 1
        if self._difference:
            most, least = max(points), min(points)
            points = [most - least if own == most else 0 for own in points]
        return tuple(points)

    def _with_cards(self, taken: Taken, beside: Points) -> list[int]:
        """Return the points of captured cards and those beside them."""
        points = []
        for own, mask in zip(beside, taken, strict=True):
            for cards, worth in self._each:
                own += worth * (mask & cards).bit_count()  # noqa: PLW2901  # the sum of this side
            points.append(own)
        for cards, award in self._others:
            counts = tuple([(mask & cards).bit_count() for mask in taken])
            if isinstance(award, Most):
                most = max(counts)
                # As nearly every race ends, so it is settled without the lists that ties need.
                if counts.count(most) == 1 and (2 * most > len(award.cards) or not self._over_half):
                    points[counts.index(most)] += award.points
                    continue
                won = majority(self._round(taken), award, counts)
            else:
                won = tuple([points_for(award, count) for count in counts])
            points = [own + more for own, more in zip(points, won, strict=True)]
        return points

    def _round(self, taken: Taken, sweeps: Points = ()) -> Position:
        """Return as much of a round as its score depends on."""
        captured = tuple([tuple([self._card[bit] for bit in bits(mask)]) for mask in taken])
        # Which cards swept does not matter for the points, only how many.
        marks = tuple([self._rules.pack[:1] * count for count in sweeps])
        return Position(self._rules, (), (), (), (), captured, marks, 0, 0, 0)

    def with_residue(self, node: FastNode) -> Taken:
        """Return the captured cards of every side once the residue has gone where it goes."""
        left = node.loose
        for build in node.builds:
            left |= build.cards
        if not left or self._residue == "nobody":  # then it counts for no side
            return node.taken
        seat = self._rules.seat_before(node.turn) if self._residue == "last_mover" else node.last
        if seat < 0:
            return node.taken
        return given(node.taken, self._rules.side_of[seat], left)

    def earned(self, taken: Taken, sweeps: Points) -> Points:
        """Return what counts already of captured cards and of so many sweeps."""
        return points_so_far(self._round(taken, sweeps)).points

    def swept(self, sweeps: Points, side: int, *, last_card: bool) -> Points:
        """Return the number of sweeps of every side once a side has emptied the table.

        ``last_card``: it was the last card of the round.
        """
        if last_card and not self._last_card_sweeps:
            return sweeps
        sweeps = (*sweeps[:side], sweeps[side] + 1, *sweeps[side + 1 :])
        return tuple([count - 1 for count in sweeps]) if self._cancels and all(sweeps) else sweeps

    def beside(self, sweeps: Points, last: int) -> Points:
        """Return the points that do not lie in cards: those of sweeps, and of a last capture."""
        if not (self._last or self._sweep):
            return self._nothing
        if self._crosses:
            sweeps = crossed(sweeps)
        own = -1 if last < 0 else self._rules.side_of[last]
        return tuple([self._sweep * count + self._last * (side == own) for side, count in enumerate(sweeps)])


def given(taken: Taken, side: int, cards: int) -> Taken:
    """Return captured cards with more of them for a side."""
    if len(taken) == 2:  # most games, and pairs are made faster than slices are joined
        first, second = taken
        return (first, second | cards) if side else (first | cards, second)
    return (*taken[:side], taken[side] | cards, *taken[side + 1 :])
