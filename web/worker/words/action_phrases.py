"""What somebody could do, in few words: "takes 8♦ with 8♠", "says nothing"."""

from __future__ import annotations

from casino_core.playing.apply import apply, carry_out
from casino_core.position.actions import Action, Done, Insist, Play
from casino_core.position.position import Position
from web.worker.words.narration import brief
from web.worker.words.people import People
from web.worker.words.speech import Message, message


def deed(action: Action, position: Position, people: People) -> tuple[Message, ...]:
    """A legal action, without saying who; at least one part. To a play that is announced nobody objects."""
    if isinstance(action, Done):
        return (_leaving(position),)
    if isinstance(action, Insist):
        return (message("turn.insists"),)
    done = carry_out(position, action) if isinstance(action, Play) and not position.extras.matter else None
    _, events = done or apply(position, action)
    return tuple(brief(events, people))


def _leaving(position: Position) -> Message:
    """What it means to do nothing."""
    if position.extras.matter:
        return message("turn.as-announced" if position.actor == position.turn else "turn.lets-stand")
    return message("turn.silent" if position.extras.asked is not None else "turn.ends")
