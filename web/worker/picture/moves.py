"""The moves of a round: what was done, from which position, and what happened."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from casino_core.cards import Card
from casino_core.game import Game
from casino_core.playing.apply import apply
from casino_core.playing.dealing import new_round
from casino_core.position.actions import Action
from casino_core.position.events import Drawn, Event
from casino_core.position.position import Position


@dataclass(frozen=True)
class Move:
    """An action that was taken. A turn may be several moves."""

    seat: int
    """The seat that took it."""

    action: Action
    """What was done."""

    before: Position
    """The position from which it was done."""

    after: Position
    """The position that it led to."""

    events: tuple[Event, ...]
    """What happened, in order."""

    @property
    def turn(self) -> int:
        """The seat in whose turn it was done: what somebody else says to a play belongs to that turn."""
        return self.before.turn if self.before.variant_state.demand else self.seat

    def drawn(self, seat: int | None) -> Card | None:
        """Return the card that a seat drew with this move, None if it drew none."""
        drew = any(isinstance(event, Drawn) and event.seat == seat for event in self.events)
        # A card that is drawn comes last in the hand.
        return self.after.hands[seat][-1] if drew and seat is not None else None

    @property
    def bonus(self) -> int:
        """The points of a sweep, where those differ from sweep to sweep; else 0."""
        before, after = self.before.variant_state.tabbes, self.after.variant_state.tabbes
        return after[-1][1] if len(after) > len(before) else 0


def replay_round(game: Game) -> tuple[tuple[Event, ...], tuple[Move, ...]]:
    """Return the events of the deal of the current round, and its moves."""
    position, dealt = _beginning(game)
    moves = []
    for seat, action in game.played:
        after, events = apply(position, action)
        moves.append(Move(seat, action, position, after, events))
        position = after
    return dealt, tuple(moves)


def _beginning(game: Game) -> tuple[Position, tuple[Event, ...]]:
    """Return the first position of the current round and its deal; there was none where a position was set up."""
    if game.start is not None and game.round == 1:
        return game.start, ()
    return new_round(game.rules, f"{game.seed}/{game.round}", game.position.dealer, game.before)


def by_turn(moves: Iterable[Move]) -> tuple[tuple[Move, ...], ...]:
    """Return the moves turn by turn: the moves of one seat with no other turn between, and what was said to them."""
    turns: list[tuple[Move, ...]] = []
    for move in moves:
        if turns and turns[-1][0].turn == move.turn:
            turns[-1] += (move,)
        else:
            turns.append((move,))
    return tuple(turns)
