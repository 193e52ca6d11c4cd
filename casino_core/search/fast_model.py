"""Games with builds of hand cards, or with none, as sets of bits: what the engine plays, several times as fast.

A card is a bit, a set of cards the sum of its bits. ``fast_options`` says which games are known, ``fast_movegen`` what
is legal in them, and ``fast_score`` what a round is worth.
"""

from __future__ import annotations

from collections.abc import Iterable

from casino_core.cards import Card
from casino_core.position.actions import Action, Capture, Play, Trail, pieces
from casino_core.position.player_view import PlayerView
from casino_core.position.position import Position
from casino_core.rules.parts import Rules
from casino_core.search.fast_movegen import FastMove, FastMovegen, FastNode, new
from casino_core.search.fast_score import FastScore, given
from casino_core.search.game_model import BuildSummary, Points, Snapshot, Taken


class FastModel:
    """The model of a game that ``fast_options.knows``."""

    moves_per_slice = 800
    nodes_per_slice = 500

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.bit = {card: 1 << place for place, card in enumerate(rules.pack)}
        self.everything = (1 << len(rules.pack)) - 1
        self.side_of = rules.side_of
        self._next = tuple([rules.next_seat(seat) for seat in range(rules.seats)])
        self.movegen = FastMovegen(rules, self.bit)
        self.tables = self.movegen.tables
        self.score = FastScore(rules, self.bit)

    def mask(self, cards: Iterable[Card]) -> int:
        """Return a set of cards as bits."""
        return sum([self.bit[card] for card in cards])

    # ---------- from the engine ----------

    def node(self, position: Position) -> FastNode:
        """Return the node of a position, without its stock."""
        return FastNode(
            tuple([self.mask(hand) for hand in position.hands]),
            self.mask(position.loose),
            tuple([BuildSummary(b.value, self.mask(b.cards), b.multiple, b.owner) for b in position.builds]),
            tuple([self.mask(pile) for pile in position.captured]),
            tuple([len(marks) for marks in position.sweeps]),
            position.turn,
            -1 if position.last_capturer is None else position.last_capturer,
            # Only its size: a rollout ends before more cards are dealt, and the order is hidden anyway.
            len(position.stock),
        )

    def move(self, view: PlayerView, action: Action) -> FastMove:
        """Return the move that a play is. Raises TypeError for other actions: these games have none."""
        if not isinstance(action, Play):
            raise TypeError(action)
        card = self.bit[action.card]
        if isinstance(action, Trail):
            return self.movegen.trails[card]
        touched = pieces(action)
        loose = self.mask([piece for piece in touched if isinstance(piece, Card)])
        places = tuple([place for place, build in enumerate(view.builds) if build.piece in touched])
        if isinstance(action, Capture):
            return FastMove(card, action.value, loose, places, None)
        cards = card | loose
        for place in places:
            cards |= self.mask(view.builds[place].cards)
        build = BuildSummary(action.value, cards, len(action.groups) > 1, view.turn)
        return FastMove(card, action.value, loose, places, build)

    # ---------- nodes and moves ----------

    def key(self, node: FastNode) -> FastNode:
        """Return the node itself: it holds nothing that does not matter."""
        return node

    def likeness(self, move: FastMove) -> FastMove:
        """Return the move itself: each is listed once."""
        return move

    def actor(self, node: FastNode) -> int:
        """Return the seat on turn."""
        return node.turn

    def over(self, node: FastNode) -> bool:
        """Return whether all hands have been played."""
        return not any(node[0])

    def moves(self, node: FastNode) -> list[FastMove]:
        """List every legal move, each set of pieces once. Where very many unions can be captured, it is a selection."""
        return self.movegen.moves(node)

    def after(self, node: FastNode, move: FastMove) -> FastNode:
        """Return the node after a move."""
        hands, loose, builds, taken, sweeps, turn, last, stock = node
        card, value, used, places, build = move
        if len(hands) == 2:  # most games, and pairs are made faster than slices are joined
            first, second = hands
            hands = (first, second ^ card) if turn else (first ^ card, second)
        else:
            hands = (*hands[:turn], hands[turn] ^ card, *hands[turn + 1 :])
        if build is not None:
            stay = [other for place, other in enumerate(builds) if place not in places] if places else builds
            return new(FastNode, (hands, loose ^ used, (*stay, build), taken, sweeps, self._next[turn], last, stock))
        if not value:
            return new(FastNode, (hands, loose | card, builds, taken, sweeps, self._next[turn], last, stock))
        loose ^= used
        gained = card | used
        if places:
            for place in places:
                gained |= builds[place][1]
            builds = tuple([other for place, other in enumerate(builds) if place not in places])
        side = self.side_of[turn]
        taken = given(taken, side, gained)
        if not loose and not builds:
            sweeps = self.score.swept(sweeps, side, last_card=not stock and not any(hands))
        return new(FastNode, (hands, loose, builds, taken, sweeps, self._next[turn], turn, stock))

    # ---------- what a node is worth ----------

    def snapshot(self, node: FastNode) -> Snapshot:
        """Return what an evaluation looks at."""
        hands, lying, builds, taken, sweeps, turn, last, stock = node
        for build in builds:
            lying |= build[1]
        return new(Snapshot, (taken, self.score.beside(sweeps, last), lying, last, turn, stock, hands, builds, None))

    def promised(self, node: FastNode, move: FastMove) -> Snapshot:
        """Return the snapshot after a move."""
        return self.snapshot(self.after(node, move))

    def taking(self, node: FastNode, move: FastMove) -> int:
        """Return how many cards a move takes."""
        if not move.value or move.build is not None:
            return 0
        return move.loose.bit_count() + sum([node.builds[place][1].bit_count() for place in move.builds])

    def result(self, node: FastNode) -> tuple[Points, Taken]:
        """Return the points and captured cards of every side if the round ended here and the residue was given out."""
        taken = self.score.with_residue(node)
        return self.score.counted(taken, node.sweeps, node.last), taken

    def earned(self, node: FastNode) -> Points:
        """Return the points of the round, by side, that count already."""
        return self.score.earned(node.taken, node.sweeps)
