"""An alternative line in a replay: a play that a review compares, and the moves after it, to be stepped through."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from casino_core.cards import Card
from casino_core.legal.legality import why_not
from casino_core.playing.play import apply
from casino_core.position.actions import Action, Capture
from casino_core.position.position import Position
from web.worker.match.explanation import Explanation
from web.worker.picture.moves import Move

PLAYS = ("played", "better")
"""The two plays that a review compares: the one that was made, and the best one."""


@dataclass(frozen=True)
class Branch:
    """A play and the moves after it: to the end of the round if all cards are known, otherwise at most one reply."""

    play: str
    """Which of ``PLAYS`` the branch begins with."""

    moves: tuple[Move, ...]
    """The moves, at least one."""

    imagined: bool
    """Whether a hidden hand was changed to make the reply possible."""

    possible: bool = False
    """Whether the reply is only one of several that the next player could make."""


def branch_of(move: Move, why: Explanation, play: str) -> Branch:
    """Return the branch of a reviewed move; ``play`` is one of ``PLAYS``."""
    if why.reason is not None:
        line = why.reason.worse if play == "played" else why.reason.better
        steps = (Move(step.seat, step.action, step.before, step.after, step.events) for step in line.steps)
        return Branch(play, tuple(steps), imagined=False)
    if play == "better":
        return Branch(play, (_move(move.before, why.better.play),), imagined=False)
    replies = tuple(_replies(move, why))
    imagined = any(reply.before.hands != move.after.hands for reply in replies)
    return Branch(play, (move, *replies), imagined, possible=True)


def _move(before: Position, action: Action) -> Move:
    after, events = apply(before, action)
    return Move(before.actor, action, before, after, events)


def _replies(move: Move, why: Explanation) -> Iterator[Move]:
    """Yield the reply that explains most of the cost of a move's play, if there is one."""
    reply, after = why.estimate.reply if why.estimate and why.estimate.cost.is_significant else None, move.after
    if reply is None or after.over or after.actor == move.seat:
        return
    before = _holding(after, reply.capture, move.seat)
    if before is not None and why_not(before, reply.capture) is None:
        yield _move(before, reply.capture)


def _holding(position: Position, capture: Capture, but: int) -> Position | None:
    """Return a position in which the hand on turn has the card of a capture, exchanged for one of its own cards.

    Return None if that card is in the hand of the seat ``but``, or is neither in a hand nor in the stock.
    """
    wanted, hand = capture.card, position.hand
    if wanted in hand:
        return position
    elsewhere = [*position.stock, *(card for seat, held in enumerate(position.hands) if seat != but for card in held)]
    if wanted not in elsewhere or not hand:
        return None
    other = hand[-1]

    def exchanged(cards: tuple[Card, ...]) -> tuple[Card, ...]:
        return tuple(wanted if card == other else other if card == wanted else card for card in cards)

    hands = tuple(held if seat == but else exchanged(held) for seat, held in enumerate(position.hands))
    return replace(position, hands=hands, stock=exchanged(position.stock))
