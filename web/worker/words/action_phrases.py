"""An action as a phrase: "takes 8♦ with 8♠", "says nothing"."""

from __future__ import annotations

from casino_core.playing.apply import apply, carry_out
from casino_core.position.actions import Action, Done, Insist, Play
from casino_core.position.position import Position
from web.worker.words.narration import summarize
from web.worker.words.people import People
from web.worker.words.speech import Message, message


def action_phrase(action: Action, position: Position, people: People) -> tuple[Message, ...]:
    """Return a legal action as one phrase or more, without the player; a play as if nobody objected."""
    if isinstance(action, Insist):
        return (message("turn.insists"),)
    if isinstance(action, Done) and position.variant_state.demand:
        return (message("turn.as-announced" if position.actor == position.turn else "turn.lets-stand"),)
    if isinstance(action, Done):
        return (message("turn.silent" if position.variant_state.asked is not None else "turn.ends"),)
    done = carry_out(position, action) if isinstance(action, Play) and not position.variant_state.demand else None
    _, events = done or apply(position, action)
    return tuple(summarize(events, people))
