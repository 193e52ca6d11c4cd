"""Take an action that may be illegal: check it, then apply it."""

from __future__ import annotations

from casino_core.errors import CasinoError
from casino_core.legal.illegal import Illegal
from casino_core.legal.legality import why_not
from casino_core.playing.apply import apply
from casino_core.position.actions import Action
from casino_core.position.events import Event
from casino_core.position.position import Position


class IllegalActionError(CasinoError):
    """An action that the rules refuse."""

    why: Illegal
    """The refusal, as ``why_not`` returns it."""

    def __init__(self, why: Illegal) -> None:
        super().__init__(why.code, why.facts)
        self.why = why


def play(position: Position, action: Action) -> tuple[Position, tuple[Event, ...]]:
    """Return the position after an action, and what happened in order. Raises IllegalActionError."""
    why = why_not(position, action)
    if why is not None:
        raise IllegalActionError(why)
    return apply(position, action)
