"""Taking back what the person has just done, inside a turn of several actions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from casino_core.actions import Done
from casino_core.events import Dealt, Drawn, Event, Stolen, Swept
from casino_core.game import Game
from casino_core.position import Position
from web.app.people import YOU
from web.app.turns import Move


def last_own(game: Game, moves: Sequence[Move]) -> Move | None:
    """The move that can be taken back: the person's last one in the turn that is still theirs.

    None once somebody else has decided anything, or something has come to light by it.
    """
    position = game.position
    if not (moves and position.rules.step_by_step) or game.round_over or {position.turn, position.actor} != {YOU}:
        return None
    move = moves[-1]
    own = move.seat == move.before.turn == YOU and not move.before.extras.matter and move.action != Done()
    return move if own and not any(_reveals(event, position) for event in move.events) else None


def _reveals(event: Event, after: Position) -> bool:
    """Whether something was seen by it that nobody could know: a card drawn, or what lies under a stolen top."""
    if isinstance(event, Stolen):
        return after.rules.piles.order == "free" and len(after.piles[event.pile]) > 1
    return isinstance(event, Drawn | Dealt)


def taken_back(game: Game, move: Move) -> Game:
    """The game before its last move, which was this one."""
    swept = sum(isinstance(event, Swept) for event in move.events)
    return replace(
        game,
        record=(*game.record[:-1], game.record[-1][:-1]),
        position=move.before,
        actors=game.actors[:-1],
        sweepers=game.sweepers[: len(game.sweepers) - swept],
    )
