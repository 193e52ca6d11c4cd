"""Messages of a table in a frame to the page around it: plays, solved tasks, finished games.

They contain only what was visible on the table, and nothing that is stored or hidden.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from casino_core.notation.actions import action_text
from web.worker.match.match import Match
from web.worker.session.teaching import Teaching


@dataclass(frozen=True)
class Reported:
    """What the page around the frame already knows about a table."""

    match: Match
    """The match on the table."""

    round: int
    """The number of the match's current round."""

    moves: int
    """The number of moves in that round."""

    over: bool
    """Whether the match is over."""

    tried: int = 0
    """The number of plays that were tried in the step of a lesson."""

    shown: bool = False
    """Whether the solution of that step was shown."""

    completed: bool = False
    """Whether a series of tasks is over."""


def reported(match: Match, teaching: Teaching | None) -> Reported:
    """Return the state of a table before something is done there; all of it has been reported already."""
    known = Reported(match, match.game.round, len(match.moves), match.game.outcome is not None)
    if teaching is None:
        return known
    return replace(known, tried=len(teaching.tried), shown=teaching.shown, completed=teaching.over)


def messages_since(before: Reported, match: Match, teaching: Teaching | None) -> Sequence[dict[str, Any]]:
    """Return the messages about what has happened since ``before`` (docs/embedding.md)."""
    return [*(_task_messages(before, teaching) if teaching else _match_messages(before, match))]


def _task_messages(before: Reported, teaching: Teaching) -> Iterator[dict[str, Any]]:
    step = teaching.step.id if teaching.course.steps else ""
    for number, (play, right) in enumerate(teaching.tried[before.tried :], before.tried + 1):
        yield {"type": "moved", "play": play, "you": True, "right": right}
        if right:
            yield {"type": "solved", "play": play, "step": step, "tried": number}
    if teaching.shown and not before.shown:
        yield {"type": "shown", "play": action_text(teaching.step.accepted[0]), "step": step}
    if teaching.over and not before.completed:
        solved = teaching.solved.values()
        tasks = len(teaching.course.steps)
        yield {"type": "completed", "tasks": tasks, "solved": len(solved), "first": sum(solved)}


def _match_messages(before: Reported, match: Match) -> Iterator[dict[str, Any]]:
    if match is not before.match:
        # Another match was put on the table: its earlier moves are not news to the page around the frame.
        return
    game = match.game
    for move in match.moves[before.moves if game.round == before.round else 0 :]:
        yield {"type": "moved", "play": action_text(move.action), "you": move.seat == match.people.you}
    if game.outcome is not None and not before.over:
        side = None if match.people.you is None else game.rules.side_of[match.people.you]
        won = side in (game.outcome.side, *game.outcome.shared)
        yield {"type": "finished", "totals": list(game.totals), "side": side, "won": won}
