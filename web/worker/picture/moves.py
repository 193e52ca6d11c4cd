"""The moves of a round: each action with its positions and events."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from casino_core.cards import Card
from casino_core.game import Game
from casino_core.playing.dealing import new_round
from casino_core.playing.play import apply
from casino_core.position.actions import Action
from casino_core.position.events import Drawn, Event
from casino_core.position.position import Position


@dataclass(frozen=True)
class Move:
    """An action with the positions before and after it. A turn can have several moves."""

    seat: int
    """The seat that acted."""

    action: Action
    """The action that the seat took."""

    before: Position
    """The position before the action."""

    after: Position
    """The position after the action."""

    events: tuple[Event, ...]
    """The events of the action, in order."""

    @property
    def turn(self) -> int:
        """The seat whose turn it was: an answer to a play belongs to the turn of that play."""
        return self.before.turn if self.before.variant_state.demand else self.seat

    def drawn_card(self, seat: int | None) -> Card | None:
        """Return the card that a seat drew in this move, None if it drew none."""
        drew = any(isinstance(event, Drawn) and event.seat == seat for event in self.events)
        # A drawn card is the last card of the hand.
        return self.after.hands[seat][-1] if drew and seat is not None else None

    @property
    def bonus(self) -> int:
        """The points of a sweep in this move, in games where they vary; otherwise 0."""
        before, after = self.before.variant_state.tabbes, self.after.variant_state.tabbes
        return after[-1][1] if len(after) > len(before) else 0


def replay_round(game: Game) -> tuple[tuple[Event, ...], tuple[Move, ...]]:
    """Return the events of the current round's deal, and the moves of the round."""
    if game.start is None or game.round > 1:
        position, dealt = new_round(game.rules, f"{game.seed}/{game.round}", game.position.dealer, game.before)
    else:
        position, dealt = game.start, ()  # a position that was set up, not dealt
    moves = []
    for seat, action in game.played:
        after, events = apply(position, action)
        moves.append(Move(seat, action, position, after, events))
        position = after
    return dealt, tuple(moves)


def by_turn(moves: Iterable[Move]) -> tuple[tuple[Move, ...], ...]:
    """Return the moves grouped by turn: consecutive moves of one seat, with the answers to them."""
    turns: list[tuple[Move, ...]] = []
    for move in moves:
        if turns and turns[-1][0].turn == move.turn:
            turns[-1] += (move,)
        else:
            turns.append((move,))
    return tuple(turns)
