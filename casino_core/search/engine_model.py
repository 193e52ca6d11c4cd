"""The engine itself as the model of any game: the rules stand nowhere else."""

from __future__ import annotations

from collections.abc import Hashable
from typing import NamedTuple

from casino_core.cards import Card
from casino_core.legal.cardless import cardless
from casino_core.legal.demands import answers
from casino_core.legal.legality import candidates
from casino_core.playing.apply import apply, put_down
from casino_core.position.actions import Action, Capture, Claim, Done, MakeBuild, Play, pieces, same_effect
from casino_core.position.player_view import PlayerView
from casino_core.position.position import DEFAULT_STATE, Cards, Position
from casino_core.rules.parts import Rules
from casino_core.score.scoring import non_card_points, points_so_far, score_round
from casino_core.search.capture_tables import CaptureTables
from casino_core.search.game_end import EarlyEnd
from casino_core.search.game_model import BuildSummary, Points, Snapshot, Taken

MOST = 12
"""How many captures, and how many builds, are listed for one card at one value: enough for rollouts."""

REMEMBERED = 50_000
"""How many sets of cards are remembered as bits before all are forgotten."""


class EngineNode(NamedTuple):
    """A position of a deal."""

    position: Position
    """The position, with cards that the searcher has only imagined where they are hidden."""

    deal: int
    """Which deal the search began in. The next one is beyond its horizon."""


class EngineModel:
    """The model of every game: nodes are positions, moves are actions.

    Nobody claims to have reached the target: no claim changes what a deal comes to, and without them a turn that is
    open for nothing else ends with its play.
    """

    moves_per_slice = 120
    nodes_per_slice = 60

    def __init__(self, rules: Rules, most: int = MOST, early: EarlyEnd | None = None) -> None:
        """Make the model of a round, and of how the game may end ``early`` in the middle of it.

        ``most``: how many captures, and how many builds, of one card at one value are listed.
        """
        self.rules = rules
        self._most = most
        self._early = early
        self._bits: dict[Card, int] = {}
        for place, card in enumerate(rules.pack):
            self._bits[card] = self._bits.get(card, 0) | 1 << place  # a card of two packs has the bits of its twins
        self.tables = CaptureTables(rules)
        self._claims = rules.ending.claim_out != "off"
        self._masks: dict[Cards, int] = {}
        self._points_beside: dict[Hashable, Points] = {}

    def node(self, position: Position) -> EngineNode:
        """Return the node of a position."""
        return EngineNode(self._settled(position), position.deals)

    def move(self, view: PlayerView, action: Action) -> Action:  # noqa: ARG002  # other models look at the table
        """Return the action as it is."""
        return action

    def key(self, node: EngineNode) -> Hashable:
        """Return all of a position that the rest of the deal depends on, without the order of cards."""
        position, mask = node.position, self.mask
        return (
            tuple([mask(hand) for hand in position.hands]),
            mask(position.loose),
            position.builds,  # with their groups: in that order the cards come to lie on an open pile
            # what lies under a top card matters only where tops are used
            position.piles if self.rules.steals else tuple([mask(pile) for pile in position.piles]),
            tuple([len(sweeps) for sweeps in position.sweeps]),
            position.turn,
            position.last_capturer,
            position.stock,
            position.variant_state,
        )

    def likeness(self, move: Action) -> Hashable:
        """Return what is equal for actions which differ only in how the pieces that they take are grouped."""
        # a value can be made in several ways of the same pieces, of which the list has one
        if isinstance(move, Capture):
            return move.card, move.value, frozenset(pieces(move))
        return same_effect(move)

    def actor(self, node: EngineNode) -> int:
        """Return the seat whose decision it is."""
        return node.position.actor

    def over(self, node: EngineNode) -> bool:
        """Return whether the round or the game is over, or other cards have been dealt."""
        return node.position.deals != node.deal or node.position.over or self._won(node)

    def moves(self, node: EngineNode) -> list[Action]:
        """List what may be done: plays, and what goes without a card."""
        position = node.position
        if position.variant_state.demand:
            return list(answers(position))
        # of moves that seem equal a policy takes the first: that is no accident of the deal, but the lowest card
        plays = sorted(candidates(position, self._most), key=self._place)
        if position.variant_state is DEFAULT_STATE and not self.rules.open_turns:
            return list[Action](plays)  # there is nothing to be done without a card
        return [*plays, *[action for action in cardless(position) if not isinstance(action, Claim)]]

    def _place(self, play: Play) -> tuple[int, bool]:
        """Return what plays are listed by: their cards in the order of the pack, and builds after all else."""
        return self._bits[play.card], isinstance(play, MakeBuild)

    def after(self, node: EngineNode, move: Action) -> EngineNode:
        """Return the node after an action."""
        return EngineNode(self._settled(apply(node.position, move)[0]), node.deal)

    def _settled(self, position: Position) -> Position:
        """End a turn in which nothing is left to do but to claim."""
        state = position.variant_state
        if not self._claims or state.played is None or state.demand:
            return position
        if any(not isinstance(action, Claim | Done) for action in cardless(position)):
            return position
        return apply(position, Done())[0]

    def snapshot(self, node: EngineNode) -> Snapshot:
        """Return what an evaluation looks at."""
        position = node.position
        snapshot = self._snapshot(position)
        if position.over:  # cards that are left over are dealt to nobody
            return snapshot._replace(stock=0)
        if position.deals == node.deal:
            return snapshot
        # the next deal has been made already, but whoever searches must not know it
        # So all that was dealt counts as still to be dealt.
        hidden = len(position.stock) + sum(map(len, position.hands))
        return snapshot._replace(hands=(0,) * self.rules.seats, stock=hidden)

    def promised(self, node: EngineNode, move: Action) -> Snapshot:
        """Return the snapshot just after a move: nothing is dealt, and nobody asks for anything."""
        position = node.position
        # what others may demand of a play is no part of what it promises
        if not isinstance(move, Play) or position.variant_state.demand:
            return self.snapshot(self.after(node, move))
        return self._snapshot(put_down(position, move)[0])

    def taking(self, node: EngineNode, move: Action) -> int:
        """Return how many cards a move takes; of a build each counts."""
        if not isinstance(move, Capture):
            return 0
        touched = pieces(move)
        builds = [build for build in node.position.builds if build.piece in touched]
        return len(touched) + sum([len(build.cards) - 1 for build in builds])

    def _snapshot(self, position: Position) -> Snapshot:
        mask = self.mask
        hands = tuple([mask(hand) for hand in position.hands])
        lying, builds = mask(position.loose), []
        for build in position.builds:
            cards = mask(build.cards)
            lying |= cards
            builds.append(BuildSummary(build.value, cards, build.multiple, build.owner))
        last = -1 if position.last_capturer is None else position.last_capturer
        taken = tuple([mask(cards) for cards in position.captured])
        state = position.variant_state
        ended = score_round(position).points if state.closed or state.ended else None
        beside = self._beside(position)
        return Snapshot(taken, beside, lying, last, position.turn, len(position.stock), hands, tuple(builds), ended)

    def _beside(self, position: Position) -> Points:
        """Return the points that do not lie in captured cards."""
        key = position.sweeps, position.variant_state.tabbes, position.variant_state.fines, position.last_capturer
        found = self._points_beside.get(key)
        if found is None:
            found = self._points_beside[key] = non_card_points(position)
        return found

    def result(self, node: EngineNode) -> tuple[Points, Taken]:
        """Return the points and cards taken so far; where points have won the game, those that count by then."""
        points = self.earned(node) if self._won(node) else score_round(node.position).points
        return points, tuple([self.mask(cards) for cards in node.position.captured])

    def earned(self, node: EngineNode) -> Points:
        """Return the points of the round, by side, that count already."""
        return points_so_far(node.position).points

    def _won(self, node: EngineNode) -> bool:
        return self._early is not None and self._early.winner(self.earned(node)) is not None

    def mask(self, cards: Cards) -> int:
        """Return cards as bits; of twins each has its own."""
        found = self._masks.get(cards)
        if found is not None:
            return found
        if len(self._masks) >= REMEMBERED:
            self._masks.clear()
        mask = 0
        for card in cards:
            free = self._bits[card] & ~mask
            mask |= free & -free
        self._masks[cards] = mask
        return mask
