"""The game model of searches: a deal of any game, played by the engine itself, so that no rule is stated twice.

Cards that the rules treat alike are of one kind. If nodes or moves differ only in cards of the same kind, only one of
them is searched.
"""

from __future__ import annotations

from collections.abc import Collection, Hashable
from functools import lru_cache
from typing import NamedTuple

from casino_core.cards import ACES, Card
from casino_core.legal.cardless import cardless
from casino_core.legal.demands import answers
from casino_core.legal.legality import candidates
from casino_core.playing.play import apply, put_down
from casino_core.playing.round_end import without_residue
from casino_core.position.actions import Action, Capture, Claim, Done, MakeBuild, Play, pieces, same_effect
from casino_core.position.events import Swept
from casino_core.position.position import DEFAULT_STATE, Cards, Events, Position
from casino_core.quick_init import replace
from casino_core.rules.awards import awards
from casino_core.rules.parts import Rules
from casino_core.score.scoring import non_card_points, points_so_far, score_round
from casino_core.search.capture_tables import CaptureTables
from casino_core.search.game_end import GameEnd
from casino_core.search.snapshot import BuildSummary, Points, Result, Snapshot

MAX_WAYS = 12
"""The maximum number of captures, and of builds, that are listed for one card at one value: enough for rollouts."""

MAX_REMEMBERED = 50_000
"""The number of sets of cards that are remembered before all are forgotten."""

DIGIT = 4
"""The number of bits for a count of cards of one kind: with two packs there may be eight such cards."""


class GameNode(NamedTuple):
    """A node of a search: a position in a deal."""

    position: Position
    """The position, with imagined cards where the searcher cannot see them."""

    deal: int
    """The number of the deal in which the search began. The next deal is beyond the search's horizon."""

    end: GameEnd | None = None
    """The ways in which the game may end in this round; None if only the points of the round matter."""

    sweepers: tuple[int, ...] = ()
    """The sides that have swept in this round, in order; () without an ``end``."""

    earned: Points = ()
    """The points that count already, if points may end the game during the round; else ()."""

    ended: Result | None = None
    """The result of the round, if points or a claim have ended the game during it; else None."""


class GameModel:
    """One game as a search plays it: nodes are positions, moves are actions.

    Nobody makes a wrong claim, so a turn that is open only for a claim ends with its play, unless a claim would be
    right.
    """

    nodes_per_slice = 60
    """The number of nodes that an exact search can expand in about ten milliseconds."""

    def __init__(self, rules: Rules, max_ways: int = MAX_WAYS) -> None:
        """Make the model of a game. ``max_ways``: the maximum number of captures, and of builds, as in ``MAX_WAYS``."""
        self.rules = rules
        self.tables = CaptureTables(rules)
        """The groups that loose cards make, remembered as long as the model exists."""
        self._max_ways = max_ways
        self._bits: dict[Card, int] = {}
        for place, card in enumerate(rules.pack):
            self._bits[card] = self._bits.get(card, 0) | 1 << place  # with two packs, one card has two bits
        self._claims = rules.ending.claim_out != "off"
        # If a turn can be more than a play, or piles can be stolen from, even cards of one kind are kept apart.
        self._alike = rules.single_play_turns and not rules.steals
        self.moves_per_slice = 400 if self._alike else 120
        """The number of moves that a rollout can weigh in a slice of thinking: about fifteen milliseconds."""
        self._kind_of = _kinds(rules)
        self._awarded = _awarded(rules)
        self._masks: dict[Cards, int] = {}
        self._kinds: dict[Cards, int] = {}
        self._counts: dict[Cards, int] = {}
        self._known_points: dict[Hashable, Points] = {}
        self._in_order = rules.ending.countout_order == "sweeps_in_order" or rules.ending.level == "clearer"

    # ---------- nodes and moves ----------

    def node(self, position: Position, end: GameEnd | None = None) -> GameNode:
        """Return the node at which a search of a position begins."""
        if end is None or not end.during_round:
            return GameNode(self._settled(position), position.deals, end, end.sweepers if end else ())
        earned = end.counted(points_so_far(position).points)
        return self._unless_claimed(GameNode(position, position.deals, end, end.sweepers, earned))

    def actor(self, node: GameNode) -> int:
        """Return the seat whose decision it is."""
        return node.position.actor

    def over(self, node: GameNode) -> bool:
        """Return whether the round or the game is over, or the next deal has been made."""
        return node.ended is not None or node.position.deals != node.deal or node.position.over

    def moves(self, node: GameNode) -> list[Action]:
        """Return the moves of a node that is not over: at least one; on very crowded tables, only a selection."""
        position = node.position
        if position.variant_state.demand:
            return list(answers(position))
        # Sorted, because a policy takes the first of equal moves, which must not depend on the order of a hand.
        plays = sorted(
            candidates(position, self._max_ways),
            key=lambda play: (self._bits[play.card], isinstance(play, MakeBuild)),
        )
        if position.variant_state is DEFAULT_STATE and not self.rules.open_turns:
            return list[Action](plays)  # no action is possible without a card
        others = [action for action in cardless(position) if not isinstance(action, Claim)]
        return [*plays, *others, *([Claim()] if self._may_claim(node) else [])]

    def after(self, node: GameNode, move: Action) -> GameNode:
        """Return the node after an action."""
        before, end = node.position, node.end
        position, events = apply(before, move)
        if end is None:
            return GameNode(self._settled(position), node.deal)
        sweepers = self._sweepers(node, position, events)
        if not end.during_round:
            return GameNode(self._settled(position), node.deal, end, sweepers)
        earned = end.counted(points_so_far(without_residue(position, events)).points)
        winner = self.rules.side_of[before.actor] if isinstance(move, Claim) else end.winner(node.earned, earned)
        ended = None if winner is None else Result(earned, (winner,))
        return self._unless_claimed(GameNode(position, node.deal, end, sweepers, earned, ended))

    def _unless_claimed(self, node: GameNode) -> GameNode:
        """Return the node, with the turn ended if only a claim is still possible and would be wrong."""
        return node if self._may_claim(node) else node._replace(position=self._settled(node.position))

    def _may_claim(self, node: GameNode) -> bool:
        """Return whether the player on turn could win the game by a claim."""
        end, position = node.end, node.position
        if not self._claims or end is None or not end.during_round or position.over or position.variant_state.claimed:
            return False
        return end.may_claim(self.rules.side_of[position.actor], node.earned)

    def _sweepers(self, node: GameNode, after: Position, events: Events) -> tuple[int, ...]:
        """Return the sides that have swept in the round, in order, including the sweeps among the events."""
        if after.sweeps is node.position.sweeps:
            return node.sweepers
        swept = [self.rules.side_of[event.seat] for event in events if isinstance(event, Swept)]
        return (*node.sweepers, *swept)

    def _settled(self, position: Position) -> Position:
        """Return the position, with the turn ended if only a claim is still possible."""
        state = position.variant_state
        if not self._claims or state.played is None or state.demand:
            return position
        if any(not isinstance(action, Claim | Done) for action in cardless(position)):
            return position
        return apply(position, Done())[0]

    def result(self, node: GameNode) -> Result:
        """Return the result of the round; if the round is not over, the result with the cards captured so far."""
        if node.ended is not None:
            return node.ended
        return (
            Result(score_round(node.position).points)
            if node.end is None
            else node.end.result(node.position, node.sweepers)
        )

    def score_key(self, node: GameNode) -> Hashable:
        """Return a key that is equal for nodes of one round with the same result, if nothing more is played."""
        position, state = node.position, node.position.variant_state
        return (
            tuple(map(self._pile_counts, position.piles)),
            tuple(map(len, position.sweeps)),
            position.last_capturer,
            None if state is DEFAULT_STATE else state,
            node.sweepers if self._in_order else (),
            node.ended,
        )

    def with_all(self, node: GameNode, side: int) -> GameNode:
        """Return the node in which a side has taken all remaining cards, and has swept with each of its cards."""
        position, rules = node.position, self.rules
        remaining = [*position.loose, *[card for build in position.builds for card in build.cards]]
        remaining += [card for hand in position.hands for card in hand]
        own = sum([len(hand) for seat, hand in enumerate(position.hands) if rules.side_of[seat] == side])
        sweeps = rules.pack[:1] * own
        won = replace(
            position,
            piles=tuple([(*pile, *remaining) if place == side else pile for place, pile in enumerate(position.piles)]),
            sweeps=tuple([(*made, *sweeps) if place == side else made for place, made in enumerate(position.sweeps)]),
            last_capturer=rules.side_of.index(side),
        )
        return node._replace(position=won, sweepers=(*node.sweepers, *[side] * own))

    # ---------- equal nodes and moves ----------

    def key(self, node: GameNode) -> Hashable:
        """Return a key that is equal for nodes from which the round goes on in the same way."""
        position = node.position
        state, cards = position.variant_state, self._kinds_of if self._alike else self.mask
        if self._alike:  # nobody uses piles, so only the counts that score matter
            piles: Hashable = tuple(map(self._pile_counts, position.piles))
        else:  # the order of a pile matters only if its top card can be used
            piles = position.piles if self.rules.steals else tuple(map(self.mask, position.piles))
        return (
            tuple(map(cards, position.hands)),
            cards(position.loose),
            self._equal_builds(position),
            piles,
            tuple(map(len, position.sweeps)),
            position.turn,
            position.last_capturer,
            position.stock,
            None if state is DEFAULT_STATE else state,
            node.sweepers if self._in_order else (),
            node.ended,
        )

    def _equal_builds(self, position: Position) -> Hashable:
        if not position.builds or not self._alike:
            return position.builds  # with their groups, whose order decides that of the cards on an open pile
        kinds = self._kinds_of
        return tuple(sorted([(b.value, kinds(b.cards), b.multiple, b.owner, b.also) for b in position.builds]))

    def _kinds_of(self, cards: Cards) -> int:
        """Return how many cards there are of each kind, as the digits of a number."""
        return _remembered(self._kinds, self._kind_of, cards)

    def _pile_counts(self, pile: Cards) -> int:
        """Return how many cards of a pile count for each award, as the digits of a number."""
        return _remembered(self._counts, self._awarded, pile)

    def equivalence_key(self, move: Action) -> Hashable:
        """Return a key that is equal for moves of a node whose results differ at most in cards of one kind.

        Captures that group the same pieces in different ways have equal keys, too.
        """
        if not isinstance(move, Play) or not self._alike:
            return (move.card, move.value, frozenset(pieces(move))) if isinstance(move, Capture) else same_effect(move)
        kinds, builds = 0, []
        for piece in pieces(move):
            if isinstance(piece, Card):
                kinds += self._kind_of[piece]
            else:
                builds.append(piece)
        several = not isinstance(move, Capture) and len(move.groups) > 1
        return type(move), self._kind_of[move.card], move.value, kinds, frozenset(builds), several

    # ---------- snapshots ----------

    def snapshot(self, node: GameNode) -> Snapshot:
        """Return the snapshot of a node for an evaluation."""
        position = node.position
        snapshot = self._snapshot(node)
        if position.over:  # nobody is dealt the cards that remain
            return snapshot._replace(stock=0)
        if position.deals == node.deal:
            return snapshot
        # The next deal has been made, but a search must not know it, so all its cards count as still to be dealt.
        hidden = len(position.stock) + sum(map(len, position.hands))
        return snapshot._replace(hands=(0,) * self.rules.seats, stock=hidden)

    def snapshot_after(self, node: GameNode, move: Action) -> Snapshot:
        """Return the snapshot just after a move, before anything is dealt and before anyone makes a demand."""
        position = node.position
        # the demands of others are not known yet
        if not isinstance(move, Play) or position.variant_state.demand:
            return self.snapshot(self.after(node, move))
        after, events = put_down(position, move)
        return self._snapshot(GameNode(after, node.deal, node.end, self._sweepers(node, after, events)))

    def _snapshot(self, node: GameNode) -> Snapshot:
        position, mask = node.position, self.mask
        hands = tuple([mask(hand) for hand in position.hands])
        lying, builds = mask(position.loose), []
        for build in position.builds:
            cards = mask(build.cards)
            lying |= cards
            builds.append(BuildSummary(build.value, cards, build.multiple, build.owner))
        last = -1 if position.last_capturer is None else position.last_capturer
        taken = tuple([mask(cards) for cards in position.captured])
        state = position.variant_state
        ended = self.result(node) if state.closed or state.ended else None
        points = self._non_card_points(position)
        return Snapshot(taken, points, lying, last, position.turn, len(position.stock), hands, tuple(builds), ended)

    def _non_card_points(self, position: Position) -> Points:
        """Return every side's points that are not for captured cards."""
        key = position.sweeps, position.variant_state.tabbes, position.variant_state.fines, position.last_capturer
        points = self._known_points.get(key)
        if points is None:
            points = self._known_points[key] = non_card_points(position)
        return points

    def mask(self, cards: Cards) -> int:
        """Return cards as bits; with two packs, each of two equal cards has its own bit."""
        known_mask = self._masks.get(cards)
        if known_mask is not None:
            return known_mask
        if len(self._masks) >= MAX_REMEMBERED:
            self._masks.clear()
        mask = 0
        for card in cards:
            free = self._bits[card] & ~mask
            mask |= free & -free
        self._masks[cards] = mask
        return mask


# Kept between decisions, because the tables that a model remembers serve all decisions.
@lru_cache(maxsize=4)
def game_model(rules: Rules, max_ways: int = MAX_WAYS) -> GameModel:
    """Return the model of a game."""
    return GameModel(rules, max_ways)


def _remembered(known: dict[Cards, int], numbers: dict[Card, int], cards: Cards) -> int:
    """Return the sum of the numbers of some cards, remembered by the cards."""
    total = known.get(cards)
    if total is None:
        if len(known) >= MAX_REMEMBERED:
            known.clear()
        total = known[cards] = sum([numbers[card] for card in cards])
    return total


def _kinds(rules: Rules) -> dict[Card, int]:
    """Return a number for every card: a 1 in the digit of its kind; a digit has ``DIGIT`` bits."""
    sets, marks, kinds = _counted_sets(rules), dict[Hashable, int](), {}
    for card in rules.pack:
        values = rules.hand_values[card], rules.build_values[card], rules.table_values[card]
        kind = card.rank, values, card in rules.takes_table, tuple([card in cards for cards in sets])
        kinds[card] = 1 << DIGIT * marks.setdefault(kind, len(marks))
    return kinds


def _awarded(rules: Rules) -> dict[Card, int]:
    """Return a number for every card: a 1 in the digit of each set that counts it; a digit has twice ``DIGIT`` bits."""
    sets = list(enumerate(_counted_sets(rules)))
    return {card: sum([1 << 2 * DIGIT * place for place, cards in sets if card in cards]) for card in rules.pack}


def _counted_sets(rules: Rules) -> list[Collection[Card]]:
    """Return the sets of cards that a score may count among the captured cards."""
    sets: list[Collection[Card]] = [award.cards for award in awards(rules)]
    sets += [rules.pack, [card for card in rules.pack if card.suit == "S"]]  # spades may settle a tie
    if rules.ending.countout_order:  # a count-out counts the aces one by one
        sets += [[ace] for ace in ACES]
    return sets
