"""The last deal of a game without builds when all hands are known: played out exactly.

What has been found of a node is remembered by what still matters: of cards their kind, which is what they can take and
what they are worth, and of captured ones what they count.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from casino_core.rules.awards import Each, awards
from casino_core.search.alphabeta import ENDLESS, AlphaBeta, Worth
from casino_core.search.takings import Move
from casino_core.search.unbuilt import CLOSED, Node, Unbuilt


class Exact(AlphaBeta[Node, Move]):
    """A last deal that can be looked through to the end, by any number of seats."""

    def __init__(self, form: Unbuilt, worth: Worth | None = None, *, side: int = 0, most_nodes: int = ENDLESS) -> None:
        rules = form.rules
        super().__init__(form if form.silent else Unbuilt(rules, claims=False), worth, side=side, most_nodes=most_nodes)
        self._form: Unbuilt
        self._side = (*rules.side_of, -1)
        self._finals: dict[Any, int] = {}
        self._kinds = _Numbers(number_of_every(form.bits, self._kind, 4))
        self._counts = _Numbers(number_of_every(form.bits, self._awards, 7))
        sign = -1 if rules.ending.lowest_wins else 1
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
        """What the round will be worth when everybody plays as well as can be."""
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
        return self._narrowed(key, node, least, most)

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

    def best(self, node: Node) -> Iterator[Move]:
        """The move that is worth most to the player on turn, as told of all; whether one is better is asked first."""
        own = self._own[node.turn]
        moves = self._promising(node, self._unlike(self._form.moves(node)))
        best, most = moves[0], -ENDLESS
        for move in moves:
            after = self._form.after(node, move)
            if most == -ENDLESS or self._better(after, most, own=own):
                most = self.value(after, most, ENDLESS) if own else -self.value(after, -ENDLESS, -most)
                best = move
            yield best

    def _better(self, node: Node, most: int, *, own: bool) -> bool:
        """Whether a node is worth more to the player before it than so much: easier to tell than how much."""
        return self.value(node, most, most + 1) > most if own else -self.value(node, -most - 1, -most) > most

    # ---------- which moves, and in which order ----------

    def _promising(self, node: Node, moves: list[Move]) -> list[Move]:
        """Moves in order: those that gain most first; of cards laid down, those that give least away."""
        gains, loose = self._gains, node.loose

        def promise(move: Move) -> int:
            card, gained, worth = move
            return -gains[card | gained] - 12 * worth - 6 * (gained == loose) - 10 if gained else gains[card]

        return sorted(moves, key=promise)

    def _likeness(self, move: Move) -> tuple[int, int, int]:
        """The kinds of cards that are played and taken, and what it scores at once."""
        return self._kinds[move[0]], self._kinds[move[1]], move[2]


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
