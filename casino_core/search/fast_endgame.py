"""The exact end of a round on the fast model, when all hands are known.

It knows more than ``alphabeta`` does of any game: which cards are alike, and what a side can still win at most. That
makes it some ten times as fast.
"""

from __future__ import annotations

from collections.abc import Hashable
from functools import lru_cache

from casino_core.rules.awards import Most, awards, card_share
from casino_core.search.alphabeta import ENDLESS, UNKNOWN, AlphaBeta, Bound, Worth
from casino_core.search.fast_model import FastModel
from casino_core.search.fast_movegen import FastMove, FastNode
from casino_core.search.fast_score import given

MANY = 4
"""With more moves than these it pays to look for those that come to the same."""

POINT = 1000
"""A point of the score: the worths by which moves are ordered are whole thousandths of one."""

RACE = 2.5
"""How much more than an equal share of an award for most cards each card is worth: most races are close."""


class FastEndgame(AlphaBeta[FastNode, FastMove]):
    """Searches the rest of a round, of cards that have all been dealt.

    Between two sides ``worth`` must not fall when the side's points or cards rise or the others' fall, except where
    points are to be avoided.
    """

    def __init__(
        self, model: FastModel, worth: Worth | None = None, *, side: int = 0, most_nodes: int = ENDLESS
    ) -> None:
        super().__init__(model, worth, side=side, most_nodes=most_nodes)
        rules = model.rules
        self.model: FastModel
        self._side = side
        self._limits: dict[Hashable, Bound] = {}
        self._finals: dict[Hashable, int] = {}
        self._lasts: dict[FastNode, int] = {}
        self._kinds, self._promises = _kinds(model), _promises(model)
        self._sweeps = rules.scoring.sweep_points > 0
        cancelled = self._sweeps and rules.scoring.sweep_cancel == "all_players_have_one"
        self._bounded = rules.sides == 2 and not rules.ending.lowest_wins and not cancelled

    # ---------- values ----------

    def _value(self, node: FastNode, least: int = -ENDLESS, most: int = ENDLESS) -> int:
        """Return the value of a node as ``AlphaBeta`` does, with one card left the exact one. Raises SliceOver."""
        hands = node[0]
        left = sum(hands)
        if left & left - 1:
            # A node holds nothing that does not matter, so it is its own key.
            return self._narrowed(node, node, least, most)
        found = self._lasts.get(node)
        if found is None:
            # not counted: its few moves are the end
            after, moves = self.model.after, self.model.moves(node) if left else []
            values = [self._ended(after(node, move)) for move in moves] or [self._ended(node)]
            found = self._lasts[node] = max(values) if self._own[node[5]] else min(values)
        return found

    def _bounds(self, node: FastNode) -> Bound:
        """Return what the round is worth if the other side, or one's own, takes all that is left and always sweeps."""
        # with points to avoid, or sweeps that cancel each other, to take more may be worth less
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
        """Return the worth if the side that is looked for (0) or the other one (1) takes all that is left."""
        side = self._side ^ winner
        rest = self.model.everything & ~(taken[0] | taken[1])
        # No more can be swept than cards are left to play.
        for seat, count in enumerate(plays):
            if self.model.side_of[seat] == side:
                sweeps = tuple([kept + count * (other == side) for other, kept in enumerate(sweeps)])
        return self._final(given(taken, side, rest), sweeps, self.model.side_of.index(side))

    def _ended(self, node: FastNode) -> int:
        """Return the worth of a round that is over."""
        return self._final(self.model.score.with_residue(node), node[4], node[6])

    def _final(self, taken: tuple[int, ...], sweeps: tuple[int, ...], last: int) -> int:
        """Return the worth of captured cards, sweeps and the last capture when all is over."""
        key = taken, sweeps, last
        found = self._finals.get(key)
        if found is None:
            score = self.model.score
            found = self._finals[key] = self._worth(score.counted(taken, sweeps, last), taken)
        return found

    # ---------- moves ----------

    def _unlike(self, moves: list[FastMove]) -> list[FastMove]:
        """Return one of all moves that come to the same, where there are enough for it to pay."""
        return super()._unlike(moves) if len(moves) > MANY else moves

    def _likeness(self, move: FastMove) -> tuple[int, int, int, tuple[int, ...], bool | None]:
        """Return the kinds of cards that are played and taken: those of one rank, and worth the same, are alike."""
        card, value, used, places, build = move
        kinds = 0
        while used:
            bit = used & -used
            used ^= bit
            kinds += self._kinds[bit]
        return self._kinds[card], value, kinds, places, None if build is None else build[2]

    def _ordered(self, node: FastNode, moves: list[FastMove]) -> list[FastMove]:
        """Return captures first, those of most worth in front, then builds, then trails of the least worth."""
        if len(moves) > 1:
            self._builds = node[2]  # moves name builds by their places here
            moves.sort(key=self._promise, reverse=True)
        return moves

    def _promise(self, move: FastMove) -> int:
        card, value, used, places, build = move
        promises = self._promises
        if not value:
            return -promises[card]
        if build is not None:
            return 1000
        worth = 10000 + promises[card]
        for place in places:
            used |= self._builds[place][1]
        while used:
            bit = used & -used
            used ^= bit
            worth += promises[bit]
        return worth


@lru_cache(maxsize=4)
def _kinds(model: FastModel) -> dict[int, int]:
    """Return for every card a number that is the same for those which are alike; sums of different ones differ."""
    rules, bit = model.rules, model.bit
    marks: dict[object, int] = {}
    kinds = {}
    for card in rules.pack:
        counted = tuple([card in award.cards for award in awards(rules)])
        # Spades are a kind of their own even where they score nothing, as they may settle a tie for most cards.
        kind = marks.setdefault((card.rank, card.suit == "S", rules.hand_values[card], counted), len(marks))
        kinds[bit[card]] = 1 << 3 * kind  # no more than four are of a kind, and three bits count them
    return kinds


@lru_cache(maxsize=4)
def _promises(model: FastModel) -> dict[int, int]:
    """Return about what every card is worth, in thousandths of a point, its part in the races for most included."""
    worths: dict[int, float] = dict.fromkeys(model.bit.values(), 0)
    for award in awards(model.rules):
        each = award.points * (RACE / len(award.cards) if isinstance(award, Most) else card_share(award))
        for card in award.cards:
            worths[model.bit[card]] += each
    sign = -1 if model.rules.ending.lowest_wins else 1
    return {bit: sign * round(POINT * worth) for bit, worth in worths.items()}
