"""A person's seat in any game by letters: a seat in a game with a fair deal, or the seat of a host or guest."""

from __future__ import annotations

from typing import TypeAlias

from casino_core.game import Game
from casino_core.mutual import (
    Group,
    Host,
    Seat,
    Step,
    Table,
    finished_game,
    host_act,
    host_continues,
    host_read,
    host_resign,
    host_steps,
    host_table,
    host_text,
    host_undo,
    host_write,
    parse_host,
    parse_seat,
    seat_text,
)
from casino_core.mutual import act as seat_act
from casino_core.mutual import continues as seat_continues
from casino_core.mutual import read as seat_read
from casino_core.mutual import resign as seat_resign
from casino_core.mutual import steps as seat_steps
from casino_core.mutual import table as seat_table
from casino_core.mutual import undo as seat_undo
from casino_core.mutual import write as seat_write
from casino_core.mutual.seat import SeatError
from casino_core.position.actions import Action

AnySeat: TypeAlias = Seat | Host


def is_hosted(seat: AnySeat) -> bool:
    """Return whether one device deals for everyone in the game of a seat."""
    return isinstance(seat, Host) or seat.hosted


def progress(seat: AnySeat) -> int:
    """Return the progress of a game: the number of letters in a fair deal, or of actions in a hosted game."""
    if isinstance(seat, Host):
        return seat.actions
    return sum(len(part.record) for part in seat.rounds) if seat.hosted else seat.letters


def continues(seat: AnySeat, earlier: AnySeat) -> bool:
    """Return whether a seat is the same as ``earlier``, or a later state of it; drafts do not count."""
    if isinstance(seat, Host):
        return isinstance(earlier, Host) and host_continues(seat, earlier)
    return isinstance(earlier, Seat) and seat_continues(seat, earlier)


def text_of(seat: AnySeat) -> str:
    """Return the text of a seat, including all its secrets: only for this person's storage."""
    return host_text(seat) if isinstance(seat, Host) else seat_text(seat)


def parse(text: str) -> AnySeat:
    """Return the seat from its text, the exact inverse of ``text_of``. Raises SeatError."""
    try:
        return parse_seat(text)
    except SeatError:
        return parse_host(text)


def table_of(seat: AnySeat) -> Table:
    """Return the table as a seat sees it now, its draft included."""
    return host_table(seat) if isinstance(seat, Host) else seat_table(seat)


def steps_of(seat: AnySeat) -> tuple[Step, ...]:
    """Return the steps of the round on the table, the draft included."""
    return host_steps(seat) if isinstance(seat, Host) else seat_steps(seat)


def act(seat: AnySeat, action: Action) -> AnySeat:
    """Return the seat with an action in its draft. Raises IllegalActionError."""
    return host_act(seat, action) if isinstance(seat, Host) else seat_act(seat, action)


def undo(seat: AnySeat) -> AnySeat:
    """Return the seat without the last action of its draft."""
    return host_undo(seat) if isinstance(seat, Host) else seat_undo(seat)


def write(group: Group, seat: AnySeat) -> AnySeat:
    """Return the seat after writing its draft, if any, into a letter. Raises ValueError if the turn goes on."""
    return host_write(seat) if isinstance(seat, Host) else seat_write(group, seat)


def read(group: Group, seat: AnySeat, text: str) -> AnySeat:
    """Return the seat after reading a letter, found in any text. Raises LetterError."""
    return host_read(seat, text)[0] if isinstance(seat, Host) else seat_read(group, seat, text)


def resign(group: Group, seat: AnySeat) -> AnySeat:
    """Return the seat after it has resigned, for its side. Raises ValueError or GameError if it cannot resign."""
    return host_resign(seat) if isinstance(seat, Host) else seat_resign(group, seat)


def finished(seat: AnySeat) -> Game | None:
    """Return the finished game as an ordinary game; None before its end, and for a guest without the host's seed."""
    if isinstance(seat, Host):
        return seat.game if seat.game.outcome is not None else None
    return finished_game(seat)
