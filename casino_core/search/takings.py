"""What the cards of a hand take from loose cards, as numbers: in games without builds that is all that is legal.

A card is a bit, a set of cards the sum of its bits; twins of two packs have a bit each. What a table makes is
remembered by the set of its cards, which in a search comes back again and again.
"""

from __future__ import annotations

from itertools import combinations
from typing import NamedTuple

from casino_core.cards import Card
from casino_core.rules import Rules

REMEMBERED = 40_000
"""How many tables are remembered before all are forgotten."""

MOST = 200
"""How many sets of cards are looked at with one value on a crowded table."""

MOST_WHERE_ALL_IS_TAKEN = 4_000
"""The same where a card has to take all that it can: of all sets only the largest are left."""

Move = tuple[int, int, int]
"""A play: the card, what it takes from the table (0 if it is laid down), and the points that emptying it so brings.

The points are those beside a sweep's own. Without a card it is something that is said. Plays that come to the same
are one move.
"""


Groups = dict[int, tuple[int, ...]]
"""By value, the sets of cards that sum to it."""


class Table(NamedTuple):
    """What a set of loose cards makes; of ``takes`` and ``plays`` so much as somebody has asked for.

    ``groups``: by value, the sets of cards that sum to it; ``takes``: by value, the sets that a card of it takes;
    ``plays``: by card, its moves.
    """

    groups: Groups
    takes: Groups
    plays: dict[int, tuple[Move, ...]]


class Takings:
    """The moves of a game without builds."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.bits = tuple([1 << place for place in range(len(rules.pack))])
        cards = dict(zip(self.bits, rules.pack, strict=True))
        self.cards = cards
        self.half = len(cards) // 2 if rules.deal.packs > 1 else 0
        self.ranks = {
            bit: sum([other for other in cards if cards[other].rank == card.rank]) for bit, card in cards.items()
        }
        self._hand = {bit: rules.hand_values[card] for bit, card in cards.items()}
        self._worths = {bit: rules.summed_values[card] for bit, card in cards.items()}
        self._least = {bit: min(rules.table_values[card], default=0) for bit, card in cards.items()}
        self._takers = sum([bit for bit, card in cards.items() if card in rules.takes_table])
        self._ranked = sum([bit for bit, card in cards.items() if card in rules.rank_only])
        self._forced = rules.capturing.matching == "forced"
        self._compulsory = rules.capturing.compulsory
        self._most = MOST_WHERE_ALL_IS_TAKEN if self._compulsory else MOST
        self._largest_sum = rules.largest_sum
        self._swing = rules.scoring.sweep_swing
        self._bonus = rules.scoring.tablanette_bonus
        self._brings = bool(self._swing) or self._bonus != "none"
        self._tables: dict[int, Table] = {0: Table({}, {}, {})}

    def moves(self, hand: int, loose: int) -> list[Move]:
        """What a hand can play to a table."""
        table = self._tables.get(loose) or self.table(loose)
        plays = table.plays
        if self.half:
            hand &= ~((hand & (1 << self.half) - 1) << self.half)
        found: list[Move] = []
        while hand:
            card = hand & -hand
            hand ^= card
            found += plays.get(card) or self._play(table, card, loose)
        if self._compulsory and loose:
            return [move for move in found if move[1] == loose] or found
        return found

    def table(self, loose: int) -> Table:
        """What a set of loose cards makes; remembered."""
        found = self._tables.get(loose)
        if found is None:
            if len(self._tables) >= REMEMBERED:
                self._tables = {0: Table({}, {}, {})}
            found = self._tables[loose] = Table(self._groups(loose), {}, {})
        return found

    # ---------- what a table makes ----------

    def _groups(self, loose: int) -> Groups:
        """By value, all sets of cards that sum to it, each once."""
        card = 1 << loose.bit_length() - 1
        known = self.table(loose ^ card).groups
        worths, largest = self._worths[card], self._largest_sum
        if not worths:
            return known
        found = known.copy()
        for worth in worths:
            for value, groups in known.items():
                if value + worth <= largest:
                    found[value + worth] = found.get(value + worth, ()) + tuple([group | card for group in groups])
            if worth <= largest:
                found[worth] = (*found.get(worth, ()), card)
        if len(worths) > 1:
            return {value: tuple(dict.fromkeys(groups)) for value, groups in found.items()}
        return found

    def _takes(self, table: Table, value: int, loose: int) -> tuple[int, ...]:
        """The sets of cards that a card of a value takes, each once, and of twins the first."""
        groups = table.groups.get(value, ())
        if len(groups) > 1:
            groups = _unions(groups, self._most)
            if self._compulsory:
                groups = _largest(groups)
        if self.half and loose >> self.half & loose:
            groups = tuple(dict.fromkeys([self.first_twins(mask, loose) for mask in groups]))
        table.takes[value] = groups
        return groups

    def first_twins(self, mask: int, among: int) -> int:
        """The same cards as some of a set, but of twins the first of the two where both are in it."""
        second = mask >> self.half & among & ~mask & (1 << self.half) - 1
        return mask ^ (second | second << self.half)

    # ---------- what a card can do ----------

    def _play(self, table: Table, card: int, loose: int) -> tuple[Move, ...]:
        """The moves of a card; from now on they are remembered."""
        found: list[Move] = []
        values = self._hand[card]
        if card & self._ranked:
            found += self._brought(card, values[0], self._courts(card, loose), loose) if values else ()
        else:
            for value in values:
                takes = table.takes.get(value)
                if takes is None:
                    takes = self._takes(table, value, loose)
                if self._forced:
                    takes = self._with_equals(card, value, takes, loose)
                found += self._brought(card, value, takes, loose) if self._brings else [(card, t, 0) for t in takes]
        if card & self._takers and loose:
            if not self._equals(card, loose):
                found.append((card, loose, self.worth(card, 0, loose, loose)))
        elif not ((self._compulsory and found) or (self._forced and self._equals(card, loose))):
            found.append((card, 0, 0))
        play = table.plays[card] = tuple(dict.fromkeys(found) if len(values) > 1 else found)
        return play

    def _brought(self, card: int, value: int, takes: tuple[int, ...], loose: int) -> list[Move]:
        """The captures of a card, with what they bring."""
        return [(card, mask, self.worth(card, value, mask, loose)) for mask in takes]

    def _courts(self, card: int, loose: int) -> tuple[int, ...]:
        """The sets of courts of its rank that one without a value may take."""
        mates = [bit for bit in self.bits if bit & loose & self.ranks[card]]
        sizes = [size for size in range(1, len(mates) + 1) if size in self.rules.court_takes]
        if self._compulsory:
            sizes = sizes[-1:]
        elif self._forced:
            sizes = [len(mates)] if mates else []
        sets = [sum(taken) for size in sizes for taken in combinations(mates, size)]
        return tuple(dict.fromkeys([self.first_twins(mask, loose) for mask in sets]) if self.half else sets)

    def _equals(self, card: int, loose: int) -> int:
        """The loose cards that a card must take when it is laid down or taken with at its usual value."""
        if not self._forced or self.rules.usual_value[self.cards[card]] not in self._hand[card]:
            return 0
        return loose & self.ranks[card]

    def _with_equals(self, card: int, value: int, takes: tuple[int, ...], loose: int) -> tuple[int, ...]:
        """What a card takes at a value, where it must take its equals if that is its usual one."""
        must = self._equals(card, loose) if value == self.rules.usual_value[self.cards[card]] else 0
        if not must:
            return takes
        others = self.table(loose ^ must)
        return (must, *[must | mask for mask in self._takes(others, value, loose ^ must)])

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
            return sum([self._least[bit] for bit in self.bits if bit & loose]) if jack else 0
        if self._bonus == "none" or not value:
            return 0
        used = value * (1 + (_most_groups(self.table(loose).groups.get(value, ()), loose) or 0))
        return 2 * used if self._bonus == "double" else used


def bit_of_every(pack: tuple[Card, ...]) -> dict[Card, int]:
    """For every card of a pack the bits of it and of its twins."""
    found: dict[Card, int] = {}
    for place, card in enumerate(pack):
        found[card] = found.get(card, 0) | 1 << place
    return found


def _unions(groups: tuple[int, ...], most: int) -> tuple[int, ...]:
    """The unions of groups that have no card in common, each once; about ``most`` where there are more."""
    known: dict[int, None] = {}
    for group in groups:
        for mask in [mask for mask in known if not mask & group]:
            known[mask | group] = None
        known[group] = None
        if len(known) >= most:
            known.update(dict.fromkeys(groups))
            break
    return tuple(known)


def _largest(sets: tuple[int, ...]) -> tuple[int, ...]:
    """Those of some sets that are no part of another one."""
    kept: list[int] = []
    for mask in sorted(sets, key=int.bit_count, reverse=True):
        if all(mask & ~other for other in kept):
            kept.append(mask)
    return tuple(kept)


def _most_groups(groups: tuple[int, ...], left: int) -> int | None:
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
