"""What somebody could do, as a phrase: "takes 8♦ with 8♠", "says nothing"."""

from __future__ import annotations

from casino_core.playing.apply import apply, carry_out
from casino_core.position.actions import Action, Done, Insist, Play
from casino_core.position.position import Position
from web.worker.words.narration import summarize
from web.worker.words.people import People
from web.worker.words.speech import Message, message


def action_phrase(action: Action, position: Position, people: People) -> tuple[Message, ...]:
    """Return a legal action without saying who, in one part or more. A play is told as if nobody objected."""
    if isinstance(action, Done):
        return (_done_phrase(position),)
    if isinstance(action, Insist):
        return (message("turn.insists"),)
    done = carry_out(position, action) if isinstance(action, Play) and not position.variant_state.demand else None
    _, events = done or apply(position, action)
    return tuple(summarize(events, people))


def _done_phrase(position: Position) -> Message:
    """Return what it means to do nothing more."""
    if position.variant_state.demand:
        return message("turn.as-announced" if position.actor == position.turn else "turn.lets-stand")
    return message("turn.silent" if position.variant_state.asked is not None else "turn.ends")
