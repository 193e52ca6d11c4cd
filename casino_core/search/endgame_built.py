"""The last deal when all hands are known: played out exactly, for whatever its points are worth.

At its beginning the cards that one of two players has not seen are the other one's hand. With more seats it is a tool
for hands that are imagined: partners play for their side, and where there are three sides or more, all the others are
taken to play against one of them.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

from casino_core.rules.awards import awards
from casino_core.search.alphabeta import ENDLESS, UNKNOWN, AlphaBeta, Bound, Worth
from casino_core.search.built import Built, Move, Node, owed
from casino_core.search.greedy import usual_worths

MANY = 4
"""With more moves than these it pays to look for those that come to the same."""


class LastDeal(AlphaBeta[Node, Move]):
    """A last deal that can be looked through to the end. The rules must be plain.

    Between two sides ``worth`` must not fall when the side's points rise or the others' fall, except where points are
    to be avoided.
    """

    def __init__(self, form: Built, worth: Worth | None = None, *, side: int = 0, most_nodes: int = ENDLESS) -> None:
        super().__init__(form, worth, side=side, most_nodes=most_nodes)
        rules = form.rules
        self._form: Built
        self._side = side
        self._limits: dict[Any, Bound] = {}
        self._finals: dict[Any, int] = {}
        self._kinds, self._promises, self._takers = _cards(form)
        self._all_to_last = rules.capturing.residue_to == "last_capturer" and form.usual
        self._sweeps = rules.scoring.sweep_points > 0
        cancelled = self._sweeps and rules.scoring.sweep_cancel == "all_players_have_one"
        self._bounded = rules.sides == 2 and not rules.ending.lowest_wins and not cancelled

    # ---------- values ----------

    def value(self, node: Node, least: int = -ENDLESS, most: int = ENDLESS) -> int:
        """What the round will be worth when everybody plays as well as can be."""
        hands = node[0]
        left = sum(hands)
        if not left & left - 1:
            return self._finish(node) if left else self._ended(node)
        return self._narrowed(node, node, least, most)

    def _bounds(self, node: Node) -> Bound:
        """What the round is worth if one side or the other takes all that is left, and sweeps with every card."""
        if not self._bounded:
            return UNKNOWN
        hands, taken, sweeps = node[0], node[3], node[4]
        plays = tuple([hand.bit_count() for hand in hands]) if self._sweeps else ()
        key = taken, sweeps, plays
        found = self._limits.get(key)
        if found is None:
            found = self._limits[key] = self._limit(taken, sweeps, plays, 1), self._limit(taken, sweeps, plays, 0)
        return found

    def _limit(self, taken: tuple[int, ...], sweeps: tuple[int, ...], plays: tuple[int, ...], winner: int) -> int:
        """The worth if the side that is looked for (0) or the other one (1) takes all that is left."""
        side = self._side ^ winner
        rest = self._form.everything & ~(taken[0] | taken[1])
        for seat, count in enumerate(plays):
            if self._form.side_of[seat] == side:
                sweeps = tuple([kept + count * (other == side) for other, kept in enumerate(sweeps)])
        return self._final(self._with(taken, side, rest), sweeps, self._form.side_of.index(side))

    def _ended(self, node: Node) -> int:
        """The worth of a round that is over."""
        return self._final(self._form.score.with_residue(node), node[4], node[6])

    def _final(self, taken: tuple[int, ...], sweeps: tuple[int, ...], last: int) -> int:
        """The worth of captured cards, sweeps and the last capture when all is over; remembered."""
        key = taken, sweeps, last
        found = self._finals.get(key)
        if found is None:
            score = self._form.score
            found = self._finals[key] = self._worth(score.counted(taken, sweeps, last))
        return found

    def _finish(self, node: Node) -> int:
        """The worth of a node where one card is left: it captures, and then all that lies there, or is laid down."""
        _, loose, builds, taken, sweeps, seat, last, _, _ = node
        own, built = owed(builds, seat), 0
        values, mates = self._takers[node[0][seat]]
        if not self._all_to_last or last < 0 or own & (own - 1) or own & ~values:
            return self._tried(node)
        lying = loose | node[0][seat]
        for plate in builds:
            built |= 1 << plate[0]
            lying |= plate[1]
        side, found = self._form.side_of[seat], []
        if not own:
            found.append(self._final(self._with(taken, self._form.side_of[last], lying), sweeps, last))
        captures = loose & mates if mates else (self._form.table(loose)[2] | built) & values & (own or -1)
        if captures:
            if self._sweeps and self._empties(captures, loose, built, mates):
                sweeps = self._form.swept(sweeps, side, last_card=True)
            found.append(self._final(self._with(taken, side, lying), sweeps, seat))
        return max(found) if self._own[seat] else min(found)

    def _empties(self, captures: int, loose: int, built: int, mates: int) -> bool:
        """Whether one capture takes all that lies there."""
        if mates:
            return not built and loose == captures and loose in self._form.mates(captures)
        if built & (built - 1):
            return False
        takes = self._form.table(loose)[0]
        values = [value for value in range(captures.bit_length()) if captures >> value & 1]
        return any(built in {0, 1 << value} and (not loose or loose in takes[value]) for value in values)

    def _with(self, taken: tuple[int, ...], side: int, cards: int) -> tuple[int, ...]:
        if len(taken) == 2:
            return (taken[0], taken[1] | cards) if side else (taken[0] | cards, taken[1])
        return (*taken[:side], taken[side] | cards, *taken[side + 1 :])

    def _tried(self, node: Node) -> int:
        """The worth of the best of the last moves."""
        after, moves = self._form.after, self._form.moves(node)
        values = [self._ended(after(node, move)) for move in moves] or [self._ended(node)]
        return max(values) if self._own[node[5]] else min(values)

    # ---------- moves ----------

    def _unlike(self, moves: list[Move]) -> list[Move]:
        """One of all moves that come to the same, where there are enough for it to pay."""
        return super()._unlike(moves) if len(moves) > MANY else moves

    def _likeness(self, move: Move) -> tuple[int, int, int, tuple[int, ...], bool | None]:
        """The kinds of cards that are played and taken: those of one rank, and worth the same, are alike."""
        card, value, used, places, plate = move
        kinds = 0
        while used:
            bit = used & -used
            used ^= bit
            kinds += self._kinds[bit]
        return self._kinds[card], value, kinds, places, None if plate is None else plate[2]

    def _promising(self, node: Node, moves: list[Move]) -> list[Move]:
        """Moves in order: captures first, those of most worth in front, then builds, then cards laid down."""
        if len(moves) > 1:
            self._builds = node[2]
            moves.sort(key=self._promise, reverse=True)
        return moves

    def _promise(self, move: Move) -> int:
        card, value, used, places, plate = move
        promises = self._promises
        if not value:
            return -promises[card]
        if plate is not None:
            return 1000
        worth = 10000 + promises[card]
        for place in places:
            used |= self._builds[place][1]
        while used:
            bit = used & -used
            used ^= bit
            worth += promises[bit]
        return worth


class _Cards(NamedTuple):
    """What is known of the cards of a game, by their bits.

    ``kinds``: a number that is the same for cards which are alike, such that sums tell sets of kinds apart;
    ``promises``: what they are worth about; ``takers``: the values they capture at, as bits, and of courts without a
    value all those of the rank.
    """

    kinds: dict[int, int]
    promises: dict[int, int]
    takers: dict[int, tuple[int, int]]


@lru_cache(maxsize=4)
def _cards(form: Built) -> _Cards:
    rules, bit = form.rules, form.bit
    marks: dict[object, int] = {}
    kinds = {}
    for card in form.cards:
        counted = tuple([card in award.cards for award in awards(rules)])
        kind = marks.setdefault((card.rank, card.suit == "S", form.hand_values[bit[card]], counted), len(marks))
        kinds[bit[card]] = 1 << 3 * kind
    ranks = {card: form.mask([c for c in rules.rank_only if c.rank == card.rank]) for card in rules.rank_only}
    takers = {
        bit[card]: (sum([1 << value for value in values]), ranks.get(card, 0))
        for card, values in rules.hand_values.items()
    }
    return _Cards(kinds, {bit[card]: worth for card, worth in usual_worths(rules).items()}, takers)
