"""Games without builds as numbers: the same that the engine plays, many times as fast.

A card is a bit, a set of cards the sum of its bits; of two packs every card has a bit of its own. What a card takes is
in ``takings``, what cards taken are worth in ``tally``.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from casino_core.cards import COURTS, Card
from casino_core.playing.sweeping import FROZEN_FROM
from casino_core.position.actions import Action, Capture, Claim, Done, Trail, pieces
from casino_core.position.position import Position
from casino_core.rules.parts import Rules
from casino_core.search.game_model import Points, Standing
from casino_core.search.takings import Move, Takings, bit_of_every, new
from casino_core.search.tally import Tally

PLAYING, CLAIMED, CLOSED, ENDED = range(4)
"""How far a round is: a claim was made in this turn; it is over as it stands; it was broken off."""

CLAIM = Move(0, 0, 1)
DONE = Move(0, 0, 0)
"""What is said instead of playing a card."""

DRAWN = 6, 8
"""With how many captured cards a round can end: between two sides, and between more."""


class Given(NamedTuple):
    """What stays as it is: the cards that will be drawn, the next one last, and the score before the round."""

    drawn: tuple[int, ...]
    totals: Points


class Node(NamedTuple):
    """A round in progress.

    ``hands`` by seat; ``taken``, ``sweeps`` and ``bonus`` (points that sweeps brought beside their own) by side;
    ``last`` is the last capturer, or -1; ``stock`` how many cards are left to deal or to draw; ``aside`` the courts
    that wait for the last capturer; ``played`` the card of a turn that is still open, or 0.
    """

    hands: tuple[int, ...]
    loose: int
    taken: tuple[int, ...]
    sweeps: Points
    bonus: Points
    turn: int
    last: int
    stock: int
    aside: int
    played: int
    state: int
    given: Given


def unbuilt(rules: Rules) -> bool:
    """Whether a game is one of those that this form knows: without builds, plucks or a last deal to be announced."""
    unusual = (
        rules.builds,
        rules.steals,
        rules.piles.each,
        rules.capturing.pluck,
        rules.deal.last_not_announced_penalty != "none",
        rules.capturing.compulsory and rules.capturing.matching == "forced",
        rules.ending.callabra_limit and rules.takes_table,
    )
    return not any(unusual)


class Unbuilt:
    """A game without builds as numbers. The rules must be ``unbuilt``.

    ``claims``: whether it can be said that the target is reached. Nothing in a deal depends on it, so that who looks
    for what is best in one may leave it out; every turn is then one play.
    """

    def __init__(self, rules: Rules, *, claims: bool = True) -> None:
        self.rules = rules
        self._takings = Takings(rules)
        self.everything = (1 << len(rules.pack)) - 1
        self._bit = bit_of_every(rules.pack)
        self._tally = Tally(rules, self._bit)
        self._side = rules.side_of
        self._next = tuple([rules.next_seat(seat) for seat in range(rules.seats)])
        self._before = tuple([rules.seat_before(seat) for seat in range(rules.seats)])
        self._claims = claims and rules.open_turns
        self.silent = not self._claims
        self.bits = self._takings.bits
        self._draws = rules.deal.draw
        self._left_out = rules.left_out
        self._courts = self._mask([card for card in rules.pack if card.rank in COURTS and rules.capturing.courts_aside])
        self._limit = (DRAWN[0] if rules.sides == 2 else DRAWN[1]) if rules.ending.callabra_limit else 0
        self._clearing_ends = rules.ending.cleared_ends_round and not rules.scoring.shram
        self._most_suffered = rules.ending.instant_limit or 0
        self._sweeps_at_last = rules.scoring.sweep_last_card
        self._cancels = rules.scoring.sweep_cancel == "all_players_have_one"
        self._swings = rules.scoring.sweep_swing > 0
        self._freezes = rules.scoring.sweep_freeze != "none"
        self._residue = rules.capturing.residue_to

    # ---------- positions and actions, to and from the engine ----------

    def cards_of(self, mask: int) -> tuple[Card, ...]:
        """The cards of a set, in the order of the pack."""
        return tuple([card for bit, card in self._takings.cards.items() if bit & mask])

    def card(self, bit: int) -> Card:
        """The card of a bit."""
        return self._takings.cards[bit]

    def unseen(self, node: Node) -> int:
        """The cards that are nowhere in a node, as bits: those of hands that were left out, and of the stock."""
        seen = node.loose | node.aside
        for cards in (*node.hands, *node.taken):
            seen |= cards
        return self.everything & ~seen

    def takes(self, loose: int) -> dict[int, tuple[int, ...]]:
        """For every value of a card, the sets of loose cards that it takes, where it takes any."""
        return self._takings.takes(loose)

    def _mask(self, cards: Iterable[Card], among: int = -1) -> int:
        """Cards as bits, of twins the first that is there and not yet used."""
        mask = 0
        for card in cards:
            free = self._bit[card] & among & ~mask
            mask |= free & -free
        return mask

    def node(self, position: Position) -> Node:
        """A position as a node; of what is still to be dealt only the number of cards."""
        extras, among = position.extras, -1
        places: list[int] = []
        drawn = position.stock[::-1] if self._draws else ()
        for cards in (*position.hands, position.loose, *position.captured, extras.aside, *[(card,) for card in drawn]):
            places.append(self._mask(cards, among))
            among &= ~places[-1]
        seats, sides = self.rules.seats, self.rules.sides
        state = ENDED if extras.ended else CLOSED if extras.closed else CLAIMED if extras.claimed else PLAYING
        node = Node(
            tuple(places[:seats]),
            places[seats],
            tuple(places[seats + 1 : seats + 1 + sides]),
            tuple([len(marks) for marks in position.sweeps]),
            self._bonus(extras.tabbes),
            position.turn,
            -1 if position.last_capturer is None else position.last_capturer,
            len(position.stock),
            places[seats + 1 + sides],
            self._mask([extras.played]) if extras.played is not None else 0,
            state if self._claims or state != CLAIMED else PLAYING,
            Given(tuple(places[seats + 2 + sides :]), extras.totals or (0,) * sides),
        )
        return node if self._claims or not node.played else self._said(node, DONE)

    def _bonus(self, tabbes: tuple[tuple[int, int], ...]) -> Points:
        points = (0,) * self.rules.sides
        for seat, worth in tabbes:
            points = self._with_bonus(points, seat, worth)
        return points

    def _with_bonus(self, points: Points, seat: int, worth: int) -> Points:
        """Points with those that a sweep brought a seat; where sweeps swing, the player before loses as many."""
        found = list(points)
        found[self._side[seat]] += worth
        if self._swings:
            found[self._side[self._before[seat]]] -= worth
        return tuple(found)

    def move(self, position: Position, action: Action) -> Move:
        """An action of the engine as a move. Raises TypeError for one that these games do not have."""
        if isinstance(action, Claim | Done):
            return CLAIM if isinstance(action, Claim) else DONE
        if not isinstance(action, Trail | Capture):
            raise TypeError(action)
        node = self.node(position)
        card, loose = self._mask([action.card], node.hands[node.turn]), node.loose
        taken = self._mask([piece for piece in pieces(action) if isinstance(piece, Card)], loose)
        value = action.value
        if isinstance(action, Trail):
            taken, value = loose if action.card in self.rules.takes_table else 0, 0
        return Move(card, taken, self._takings.worth(card, value, taken, loose) if taken else 0)

    # ---------- how a deal stands ----------

    def actor(self, node: Node) -> int:
        """The seat whose turn it is."""
        return node.turn

    def over(self, node: Node) -> bool:
        """Whether all hands have been played, or the round has come to its end before."""
        return node.state >= CLOSED or not (node.played or any(node.hands))

    def standing(self, node: Node) -> Standing:
        """How the deal stands."""
        beside = self._tally.beside(node.sweeps, node.bonus, self._last_side(node))
        return Standing(node.taken, beside, node.loose, node.last, node.turn, node.stock, node.hands, ())

    def promised(self, node: Node, move: Move) -> Standing:
        """How the deal stands with a move."""
        return self.standing(self.after(node, move))

    def _last_side(self, node: Node) -> int:
        return -1 if node.last < 0 else self._side[node.last]

    def points(self, node: Node) -> Points:
        """The points of every side when the residue has gone where it goes."""
        if node.state == ENDED:
            return self._tally.so_far(node.taken, node.sweeps)
        last = self._last_side(node)
        beside = self._tally.beside(node.sweeps, node.bonus, last)
        return self._tally.points(self.with_residue(node), beside, last)

    def with_residue(self, node: Node) -> tuple[int, ...]:
        """The cards of every side when the residue has gone where it goes."""
        left = node.loose | node.aside
        if not left or node.state == CLOSED or self._residue == "nobody":
            return node.taken
        seat = node.last
        if self._residue == "last_mover":
            seat = node.turn if node.played else self._before[node.turn]
        if seat < 0:
            return node.taken
        own = self._side[seat]
        return tuple([mask | left if side == own else mask for side, mask in enumerate(node.taken)])

    # ---------- what can be done ----------

    def moves(self, node: Node) -> list[Move]:
        """Every move, once; of a very crowded table a selection."""
        if node.played:
            return [CLAIM, DONE]
        found = self._takings.moves(node.hands[node.turn], node.loose)
        if self._claims and node.state != CLAIMED:
            found.append(CLAIM)
        return found

    def after(self, node: Node, move: Move) -> Node:
        """The node after a move."""
        card, gained, worth = move
        if not card:
            return self._said(node, move)
        hands, loose, taken, sweeps, bonus, turn, last, stock, aside, _, state, given = node
        held = list(hands)
        held[turn] ^= card
        hands = tuple(held)
        if gained:
            side = self._side[turn]
            piles = list(taken)
            piles[side] |= card | gained
            taken = tuple(piles)
            last = turn
            loose ^= gained
            if self._limit and piles[side].bit_count() >= self._limit:
                state = CLOSED
            if not loose:
                if self._counts(node, hands):
                    sweeps, bonus = self._swept(sweeps, bonus, turn, worth)
                state = self._closed(sweeps, state)
        else:
            loose |= card
        if self._draws and stock:
            held[turn] |= given.drawn[stock - 1]
            stock -= 1
            hands = tuple(held)
        if gained and self._claims and state == PLAYING:
            return new(Node, (hands, loose, taken, sweeps, bonus, turn, last, stock, aside, card, state, given))
        if state == CLAIMED:
            state = PLAYING
        if self._courts and state == PLAYING and not any(hands):
            loose, aside = loose & ~self._courts, aside | loose & self._courts
        return new(Node, (hands, loose, taken, sweeps, bonus, self._next[turn], last, stock, aside, 0, state, given))

    def _said(self, node: Node, move: Move) -> Node:
        """After a claim, which in the middle of a turn ends it, and after an end of the turn."""
        if not node.played:
            return node._replace(state=CLAIMED) if move == CLAIM else node
        loose, aside = node.loose, node.aside
        if self._courts and not any(node.hands):
            loose, aside = loose & ~self._courts, aside | loose & self._courts
        return node._replace(loose=loose, aside=aside, turn=self._next[node.turn], played=0, state=PLAYING)

    # ---------- an empty table ----------

    def _counts(self, node: Node, hands: tuple[int, ...]) -> bool:
        """Whether a sweep counts: not with the last card of all, or where sweeps have ceased to."""
        last_deal = node.stock <= self._left_out
        if last_deal and not self._sweeps_at_last and not any(hands):
            return False
        if not self._freezes:
            return True
        points = self._tally.at_most(node.taken, node.sweeps)
        totals = [old + new for old, new in zip(node.given.totals, points, strict=True)]
        return not last_deal and max(totals) < FROZEN_FROM

    def _swept(self, sweeps: Points, bonus: Points, seat: int, worth: int) -> tuple[Points, Points]:
        counts = list(sweeps)
        counts[self._side[seat]] += 1
        if self._cancels and all(counts):
            counts = [count - 1 for count in counts]
        return tuple(counts), self._with_bonus(bonus, seat, worth) if worth else bonus

    def _closed(self, sweeps: Points, state: int) -> int:
        """How far the round is when the table has been emptied: that can be its end, or one sweep too many."""
        if self._most_suffered and sum(sweeps) - min(sweeps) >= self._most_suffered:
            return ENDED
        return CLOSED if self._clearing_ends else state
