"""The last deal of a game without builds when all hands are known: played out exactly.

Alpha-beta, the most promising moves first. What has been found of a node is remembered by what still matters: of cards
their kind, which is what they can take and what they are worth, and of captured ones what they count.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from casino_core.awards import Each, awards
from casino_core.search.form import Points, TooLong
from casino_core.search.takings import Move
from casino_core.search.unbuilt import CLOSED, Node, Unbuilt

ENDLESS = 1 << 30
"""More than anything is worth."""

Worth = Callable[[Points], int]
"""What the points of a round, by side, are worth to the side that is looked for; all others want the opposite."""

Bound = tuple[int, int]
"""What is known of a node: its value lies between these."""

UNKNOWN: Bound = (-ENDLESS, ENDLESS)


class Exact:
    """A last deal that can be looked through to the end, by any number of seats; partners play for their side.

    ``worth``: what points are worth to a ``side``; if nothing is given its lead, or where points are to be avoided by
    how much it is behind. ``most_nodes``: after so many nodes every question raises ``TooLong``.
    """

    def __init__(self, form: Unbuilt, worth: Worth | None = None, side: int = 0, most_nodes: int = ENDLESS) -> None:
        rules = form.rules
        sign, others = -1 if rules.ending.lowest_wins else 1, rules.sides - 1
        self._form = form if form.silent else Unbuilt(rules, claims=False)
        self._worth = worth or (lambda points: sign * (points[side] * (others + 1) - sum(points)))
        self._own = tuple([rules.side_of[seat] == side for seat in range(rules.seats)])
        self._side = (*rules.side_of, -1)
        self._left = most_nodes
        self._known: dict[Any, Bound] = {}
        self._finals: dict[Any, int] = {}
        self._kinds = _Numbers(number_of_every(form.bits, self._kind, 4))
        self._counts = _Numbers(number_of_every(form.bits, self._awards, 7))
        self._gains = _Numbers({bit: sign * self._gain(bit) for bit in form.bits})

    def _kind(self, bit: int) -> tuple[object, ...]:
        """All that tells a card from others: what it takes, what takes it, and what it counts for."""
        rules, card = self._form.rules, self._form.card(bit)
        by_rank = card in rules.rank_only or rules.capturing.matching == "forced"
        own = card if rules.deal.packs > 1 else card.rank if by_rank else ""
        takes = rules.hand_values[card], rules.summed_values[card], rules.table_values[card], card in rules.takes_table
        return own, *takes, self._awards(bit)

    def _awards(self, bit: int) -> tuple[bool, ...]:
        """What a captured card counts for."""
        return tuple([self._form.card(bit) in award.cards for award in awards(self._form.rules)])

    def _gain(self, bit: int) -> int:
        """Roughly what a captured card is worth, in twelfths of a point."""
        found = [award for award in awards(self._form.rules) if self._form.card(bit) in award.cards]
        return sum([award.points * (12 if isinstance(award, Each) else 1) for award in found])

    # ---------- values ----------

    def value(self, node: Node, least: int = -ENDLESS, most: int = ENDLESS) -> int:
        """What the round will be worth when everybody plays as well as can be.

        Exact between ``least`` and ``most``; below or above them, only that it is so. Raises TooLong.
        """
        hands, loose, taken, sweeps, bonus, turn, last, _, aside, _, state, _ = node
        left = sum(hands)
        if state >= CLOSED or not left:
            return self._final(node)
        if not left & (left - 1):
            return self._finish(node)
        kinds, counts = self._kinds, self._counts
        key = (
            tuple([kinds[hand] for hand in hands]),
            kinds[loose],
            tuple([counts[mask] for mask in taken]),
            sweeps,
            bonus,
            turn,
            self._side[last],
            aside,
            state,
        )
        low, high = self._known.get(key, UNKNOWN)
        if low >= most or low == high:
            return low
        if high <= least:
            return high
        under, over = max(least, low), min(most, high)
        found = self._searched(node, under, over)
        if found <= under:
            high = found
        elif found >= over:
            low = found
        else:
            low = high = found
        self._known[key] = low, high
        return found

    def _searched(self, node: Node, least: int, most: int) -> int:
        self._left -= 1
        if self._left < 0:
            raise TooLong
        after, value = self._form.after, self.value
        moves = self._unlike(self._ordered(node))
        if self._own[node.turn]:
            best = -ENDLESS
            for move in moves:
                best = max(best, value(after(node, move), max(least, best), most))
                if best >= most:
                    break
            return best
        best = ENDLESS
        for move in moves:
            best = min(best, value(after(node, move), least, min(most, best)))
            if best <= least:
                break
        return best

    def _finish(self, node: Node) -> int:
        """The worth of a node where one card is left."""
        found = [self._final(self._form.after(node, move)) for move in self._form.moves(node)]
        return max(found) if self._own[node.turn] else min(found)

    def _final(self, node: Node) -> int:
        """The worth of a round that is over; remembered by what the captured cards count."""
        taken = tuple([self._counts[mask] for mask in self._form.with_residue(node)])
        key = taken, node.sweeps, node.bonus, self._side[node.last], node.state
        found = self._finals.get(key)
        if found is None:
            found = self._finals[key] = self._worth(self._form.points(node))
        return found

    def values(self, node: Node) -> dict[Move, int]:
        """The exact worth of every move. Raises TooLong."""
        return {move: self.value(self._form.after(node, move)) for move in self._ordered(node)}

    def best(self, node: Node) -> Iterator[Move]:
        """The move that is worth most to the player on turn of those looked at so far, of equal ones the first.

        After the last of them it is the best of all. Raises TooLong.
        """
        moves = self._unlike(self._ordered(node))
        own = self._own[node.turn]
        best, most = moves[0], -ENDLESS
        for move in moves:
            after = self._form.after(node, move)
            if most > -ENDLESS and not self._better(after, most, own=own):
                yield best
                continue
            found = self.value(after, most, ENDLESS) if own else -self.value(after, -ENDLESS, -most)
            best, most = move, found
            yield best

    def _better(self, node: Node, most: int, *, own: bool) -> bool:
        """Whether a node is worth more to the player before it than so much: easier to tell than how much."""
        return self.value(node, most, most + 1) > most if own else -self.value(node, -most - 1, -most) > most

    # ---------- which moves, and in which order ----------

    def _ordered(self, node: Node) -> list[Move]:
        """The moves of a node: those that gain most first; of cards laid down, those that give least away."""
        gains, loose = self._gains, node.loose

        def promise(move: Move) -> int:
            card, gained, worth = move
            return -gains[card | gained] - 12 * worth - 6 * (gained == loose) - 10 if gained else gains[card]

        return sorted(self._form.moves(node), key=promise)

    def _unlike(self, moves: list[Move]) -> list[Move]:
        """One of those that come to the same, as they differ in cards of one kind only."""
        if len(moves) < 3:
            return moves
        kinds, unlike = self._kinds, dict[Any, Move]()
        for move in moves:
            unlike.setdefault((kinds[move[0]], kinds[move[1]], move[2]), move)
        return list(unlike.values())


class _Numbers(dict[int, int]):
    """For sets of cards the sum of the numbers of their cards, found when it is asked for."""

    def __init__(self, alone: dict[int, int]) -> None:
        super().__init__(alone)
        self[0] = 0

    def __missing__(self, mask: int) -> int:
        first = mask & -mask
        found = self[mask] = self[first] + self[mask ^ first]
        return found


def number_of_every(bits: tuple[int, ...], kind: Callable[[int], object], width: int) -> dict[int, int]:
    """For every card a number of its kind; sums of them tell how many there are of every kind, up to ``width`` bits."""
    kinds = {bit: kind(bit) for bit in bits}
    places = {found: place for place, found in enumerate(dict.fromkeys(kinds.values()))}
    return {bit: 1 << width * places[found] for bit, found in kinds.items()}
