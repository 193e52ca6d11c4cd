"""What a table in a frame tells the page around it: plays, tasks that are solved, games that are over.

All of that was seen on the table. What was stored or hidden is nobody else's.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from casino_core.notation.actions import action_text
from web.worker.match.match import Match

if TYPE_CHECKING:
    from web.worker.session.session import Session


@dataclass(frozen=True)
class ToldSoFar:
    """How much of a table the page around it has been told."""

    match: Match
    """The match."""

    round: int
    """The number of its round."""

    moves: int
    """How many moves of that round."""

    over: bool
    """Whether the match is over."""

    tried: int
    """How many plays that were tried in the lesson."""


def told_so_far(session: Session) -> ToldSoFar:
    """Return how much of a table has been told, before something is done there."""
    match, game = session.match, session.match.game
    tried = len(session.lesson.tried) if session.lesson else 0
    return ToldSoFar(match, game.round, len(match.moves), game.outcome is not None, tried)


def news(session: Session, before: ToldSoFar) -> list[dict[str, Any]]:
    """Return what there is to tell since then: see docs/embedding.md."""
    return [*(_of_task(session, before) if session.lesson else _of_match(session.match, before))]


def _of_task(session: Session, before: ToldSoFar) -> Iterator[dict[str, Any]]:
    assert session.lesson is not None  # noqa: S101 - who calls has seen it
    tried = session.lesson.tried
    for number, (action, right) in enumerate(tried[before.tried :], before.tried + 1):
        yield {"type": "moved", "play": action_text(action), "you": True, "right": right}
        if right:
            yield {"type": "solved", "play": action_text(action), "step": session.lesson.step.id, "tried": number}


def _of_match(match: Match, before: ToldSoFar) -> Iterator[dict[str, Any]]:
    if match is not before.match:
        # Another match was put on the table: what was played in it is no news to the page around the frame.
        return
    game, told = match.game, before.moves if match.game.round == before.round else 0
    for move in match.moves[told:]:
        yield {"type": "moved", "play": action_text(move.action), "you": move.seat == match.people.you}
    if game.outcome is not None and not before.over:
        side = None if match.people.you is None else game.rules.side_of[match.people.you]
        won = side in (game.outcome.side, *game.outcome.shared)
        yield {"type": "finished", "totals": list(game.totals), "side": side, "won": won}
