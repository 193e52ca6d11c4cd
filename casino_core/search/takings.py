"""What the cards of a hand take from loose cards, as numbers: in games without builds that is all that is legal.

A card is a bit, a set of cards the sum of its bits; twins of two packs have a bit each. What a table makes is
remembered by the set of its cards, which in a search comes back again and again.
"""

from __future__ import annotations

from itertools import combinations
from typing import NamedTuple

from casino_core.cards import Card
from casino_core.rules.parts import Rules

REMEMBERED = 20_000
"""How many tables are remembered before all are forgotten."""

MOST = 200
"""How many sets of cards are looked at with one value on a crowded table."""

MOST_WHERE_ALL_IS_TAKEN = 4_000
"""The same where a card has to take all that it can: of all sets only the largest are left."""

SHIFT = 5
LOW = (1 << SHIFT) - 1
"""A set of cards and its sum are remembered as one number: no sum that a card takes is larger."""

new = tuple.__new__
"""Makes named tuples twice as fast as their own constructors do."""


class Move(NamedTuple):
    """A play: the card, what it takes from the table (0 if it is laid down), and the points that emptying it so brings.

    The points are those beside a sweep's own. Without a card it is something that is said. Plays that come to the same
    are one move.
    """

    card: int
    loose: int
    worth: int


class Takings:
    """The moves of a game without builds."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.bits = tuple([1 << place for place in range(len(rules.pack))])
        self.cards = cards = dict(zip(self.bits, rules.pack, strict=True))
        self.half = len(cards) // 2 if rules.deal.packs > 1 else 0
        self._low = (1 << self.half) - 1
        self._hand = {bit: rules.hand_values[card] for bit, card in cards.items()}
        self._worths = {bit: rules.summed_values[card] for bit, card in cards.items()}
        self._trails: dict[int, Move] = {bit: Move(bit, 0, 0) for bit in cards}
        self._takers = sum([bit for bit, card in cards.items() if card in rules.takes_table])
        self._ranked = sum([bit for bit, card in cards.items() if card in rules.rank_only])
        self._forced = rules.capturing.matching == "forced"
        self._compulsory = rules.capturing.compulsory
        self._most = MOST_WHERE_ALL_IS_TAKEN if self._compulsory else MOST
        self._largest_sum = rules.largest_sum
        self._swing = rules.scoring.sweep_swing
        self._bonus = rules.scoring.tablanette_bonus
        self._brings = bool(self._swing) or self._bonus != "none"
        self._values = tuple(dict.fromkeys([(), *self._hand.values()]))
        self._kinds = {bit: 0 if self._special(bit) else self._values.index(self._hand[bit]) for bit in cards}
        self._takes: dict[int, dict[int, tuple[int, ...]]] = {}
        self._sums: dict[int, tuple[int, ...]] = {}
        self._plays: dict[tuple[int, int], tuple[Move, ...]] = {}

    def _special(self, card: int) -> bool:
        """Whether a card does more, or something else, than take what its values take."""
        return self._forced or bool(card & (self._takers | self._ranked))

    # ---------- the moves ----------

    def moves(self, hand: int, loose: int) -> list[Move]:
        """What a hand can play to a table."""
        known = self._takes.get(loose)
        if known is None:
            known = self._table(loose)
        if self.half:
            hand &= ~((hand & self._low) << self.half)
        kinds, trails, compulsory, brings = self._kinds, self._trails, self._compulsory, self._brings
        found: list[Move] = []
        while hand:
            card = hand & -hand
            hand ^= card
            kind = kinds[card]
            takes = known.get(kind)
            if takes is None:
                takes = known[kind] = self._taken_by(self._values[kind], loose)
            if not kind or (brings and loose in takes):
                found += self._plays.get((card, loose)) or self._play(card, loose)
                continue
            if not takes:
                found.append(trails[card])
                continue
            if not compulsory:
                found.append(trails[card])
            found += [new(Move, (card, taken, 0)) for taken in takes]
        if compulsory and loose:
            return [move for move in found if move[1] == loose] or found
        return found

    def _table(self, loose: int) -> dict[int, tuple[int, ...]]:
        """A table of which nothing is known yet."""
        if len(self._takes) >= REMEMBERED:
            for memory in (self._takes, self._sums, self._plays):
                memory.clear()
        found = self._takes[loose] = {0: ()}
        return found

    def takes(self, loose: int) -> dict[int, tuple[int, ...]]:
        """For every value that a card can have, the sets of cards that it takes."""
        values = {value for values in self._values for value in values}
        return {value: takes for value in sorted(values) if (takes := tuple(self._taken_at(value, loose)))}

    # ---------- what a table makes ----------

    def _taken_by(self, values: tuple[int, ...], loose: int) -> tuple[int, ...]:
        """The sets of cards that a card of some values takes, each once, and of twins the first."""
        if len(values) > 1:
            return tuple(dict.fromkeys([taken for value in values for taken in self._taken_at(value, loose)]))
        return tuple(self._taken_at(values[0], loose))

    def _taken_at(self, value: int, loose: int) -> list[int]:
        groups = self.groups(value, loose)
        if len(groups) > 1:
            groups = _unions(groups, self._most)
            if self._compulsory:
                groups = _largest(groups)
        return self._once(groups, loose)

    def _once(self, sets: list[int], loose: int) -> list[int]:
        """Sets of loose cards, of twins the first, and those that are then the same once."""
        if self.half and loose >> self.half & loose:
            return list(dict.fromkeys([self._first_twins(mask, loose) for mask in sets]))
        return sets

    def _first_twins(self, mask: int, among: int) -> int:
        """The same cards as some of a set, but of twins the first of the two where both are in it."""
        second = mask >> self.half & among & ~mask & self._low
        return mask ^ (second | second << self.half)

    def groups(self, value: int, loose: int) -> list[int]:
        """All sets of cards that sum to a value, each once."""
        sums = self._sums.get(loose)
        if sums is None:
            sums = self._summed(loose)
        return [group >> SHIFT for group in sums if group & LOW == value]

    def _summed(self, loose: int) -> tuple[int, ...]:
        """All sets of cards that sum to what a card can take, each with its sum in the lowest places."""
        if not loose:
            return ()
        card = 1 << loose.bit_length() - 1
        others = self._sums.get(loose ^ card)
        if others is None:
            others = self._summed(loose ^ card)
        found = others
        for worth in self._worths[card]:
            most = self._largest_sum - worth
            if most >= 0:
                alone = card << SHIFT | worth
                found = (*found, alone, *[group + alone for group in others if group & LOW <= most])
        if len(self._worths[card]) > 1:
            found = tuple(dict.fromkeys(found))
        self._sums[loose] = found
        return found

    # ---------- cards that do more, and tables that are emptied ----------

    def _play(self, card: int, loose: int) -> tuple[Move, ...]:
        """The moves of any card; from now on they are remembered."""
        values, equals = self._hand[card], self._equals(card, loose)
        found: list[Move] = []
        for value in values:
            takes = self._courts(card, loose) if card & self._ranked else self._with_equals(card, value, loose)
            found += [Move(card, taken, self.worth(card, value, taken, loose)) for taken in takes]
        if card & self._takers and loose:
            if not equals:
                found.append(Move(card, loose, self.worth(card, 0, loose, loose)))
        elif not (equals or (self._compulsory and found)):
            found.append(self._trails[card])
        play = self._plays[card, loose] = tuple(dict.fromkeys(found))
        return play

    def _courts(self, card: int, loose: int) -> list[int]:
        """The sets of courts of its rank that one without a value may take."""
        mates = self._mates(card, loose)
        sizes = [size for size in range(1, len(mates) + 1) if size in self.rules.court_takes]
        if self._compulsory or self._forced:
            sizes = sizes[-1:]
        return self._once([sum(taken) for size in sizes for taken in combinations(mates, size)], loose)

    def _mates(self, card: int, loose: int) -> list[int]:
        """The loose cards of a card's rank."""
        rank = self.cards[card].rank
        return [bit for bit, other in self.cards.items() if bit & loose and other.rank == rank]

    def _equals(self, card: int, loose: int) -> int:
        """The loose cards that a card must take when it is laid down, or takes at its usual value; 0 if none."""
        if not self._forced or self.rules.usual_value[self.cards[card]] not in self._hand[card]:
            return 0
        return sum(self._mates(card, loose))

    def _with_equals(self, card: int, value: int, loose: int) -> list[int]:
        """What a card takes at a value, its equals included if they have to be."""
        must = self._equals(card, loose) if value == self.rules.usual_value[self.cards[card]] else 0
        takes = self._taken_at(value, loose ^ must)
        return [must, *[must | taken for taken in takes]] if must else takes

    # ---------- what emptying the table brings ----------

    def worth(self, card: int, value: int, taken: int, loose: int) -> int:
        """The points of a play that takes everything, beside those of a sweep; a card without value is laid down."""
        if taken != loose:
            return 0
        twin = bool(self.half and value and taken in (card << self.half, card >> self.half))
        return self._swing * (2 if twin else 1) + self._tablanette(card, value, loose)

    def _tablanette(self, card: int, value: int, loose: int) -> int:
        """What the cards of a sweep count (rules, section 19)."""
        if self._bonus == "jack_sum":
            jack = not value and self.cards[card].rank == "J"
            lying = [other for bit, other in self.cards.items() if bit & loose]
            return sum([min(self.rules.table_values[other], default=0) for other in lying]) if jack else 0
        if self._bonus == "none" or not value:
            return 0
        used = value * (1 + (_most_groups(self.groups(value, loose), loose) or 0))
        return 2 * used if self._bonus == "double" else used


def bit_of_every(pack: tuple[Card, ...]) -> dict[Card, int]:
    """For every card of a pack the bits of it and of its twins."""
    found: dict[Card, int] = {}
    for place, card in enumerate(pack):
        found[card] = found.get(card, 0) | 1 << place
    return found


def _unions(groups: list[int], most: int) -> list[int]:
    """The unions of groups that have no card in common, each once; about ``most`` where there are more."""
    known: dict[int, None] = {}
    for group in groups:
        for mask in [mask for mask in known if not mask & group]:
            known[mask | group] = None
        known[group] = None
        if len(known) >= most:
            known.update(dict.fromkeys(groups))
            break
    return list(known)


def _largest(sets: list[int]) -> list[int]:
    """Those of some sets that are no part of another one."""
    kept: list[int] = []
    for mask in sorted(sets, key=int.bit_count, reverse=True):
        if all(mask & ~other for other in kept):
            kept.append(mask)
    return kept


def _most_groups(groups: list[int], left: int) -> int | None:
    """The largest number of groups that some cards split into; None if they do not."""
    if not left:
        return 0
    lowest = left & -left
    counts = [
        count + 1
        for group in groups
        if group & lowest and group & left == group and (count := _most_groups(groups, left ^ group)) is not None
    ]
    return max(counts, default=None)
