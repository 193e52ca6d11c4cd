"""Rounds between two players with all skills, and the consequences of their plays."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from casino_core.bots import Bot
from casino_core.cards import Chance
from casino_core.notation.rules import parse_rules
from casino_core.playing.dealing import new_round
from casino_core.playing.play import apply
from casino_core.position.actions import Action, Play
from casino_core.position.position import Position
from casino_core.position.view import Played, view
from casino_core.score.scoring import score_round
from tests.bots.strategy.players import FULL, SLICES


class Turn(NamedTuple):
    """A decision, with the positions before and after it, and the actions of its round that came before it."""

    before: Position
    played: Played
    action: Action
    after: Position

    @property
    def seat(self) -> int:
        """The seat whose decision it was."""
        return self.before.actor


@cache
def a_round(number: int, rules: str = "classic") -> tuple[Turn, ...]:
    """Return the turns of the round with a number, in which the second seat deals."""
    start, _ = new_round(parse_rules(rules), f"strategy {number}", 1)
    return tuple(played_on(start, (), (FULL, FULL), f"strategy {number}"))


def played_on(position: Position, played: Played, players: tuple[Bot, Bot], seed: str) -> Iterator[Turn]:
    """Yield the turns from a position to the end of its round."""
    chances = [Chance(f"{seed}/{seat}") for seat in range(2)]
    while not position.over:
        seat = position.actor
        action = players[seat].choose(view(position, seat, played), chances[seat], SLICES)
        after, _ = apply(position, action)
        yield Turn(position, played, action, after)
        position, played = after, (*played, (seat, action))


def lead(end: Position, seat: int) -> int:
    """Return the lead of a seat at the end of a round, in points."""
    points = score_round(end).points
    return points[seat] - points[1 - seat]


def lead_after(position: Position, played: Played, action: Play, seed: str) -> int:
    """Return the final lead of the player who takes ``action``, if ``FULL`` plays both seats from then on."""
    seat = position.actor
    end, _ = apply(position, action)
    for turn in played_on(end, (*played, (seat, action)), (FULL, FULL), seed):
        end = turn.after
    return lead(end, seat)
