"""The themes of a puzzle, found from its position and its solution."""

from __future__ import annotations

from collections.abc import Iterator

from casino_core.legal.legality import legal_actions
from casino_core.playing.play import play
from casino_core.position.actions import Action, BuildPiece, Capture, MakeBuild, pieces
from casino_core.position.events import Captured, Swept
from casino_core.position.position import Position
from web.generator.puzzles import THEMES


def themes(position: Position, best: Action) -> tuple[str, ...]:
    """Return the themes of a puzzle with this solution, in the order of ``THEMES``."""
    return tuple(theme for theme in THEMES if theme in set(_themes(position, best)))


def _themes(position: Position, best: Action) -> Iterator[str]:
    used = set(pieces(best))
    builds = [build for build in position.builds if build.piece in used]
    if any(position.rules.side_of[build.owner] != position.rules.side_of[position.actor] for build in builds):
        yield "steal"
    captures = [action for action in legal_actions(position) if isinstance(action, Capture)]
    if isinstance(best, Capture):
        yield "take"
        if any(isinstance(event, Swept) for event in play(position, best)[1]):
            yield "sweep"
        if _taken(position, best) < max(_taken(position, action) for action in captures):
            yield "less"
        return
    if isinstance(best, MakeBuild):
        yield "raise" if any(isinstance(piece, BuildPiece) for piece in used) else "build"
    else:
        yield "trail"
    if captures:
        yield "wait"


def _taken(position: Position, capture: Capture) -> int:
    """Return the number of cards that a capture takes from the table."""
    (event,) = (event for event in play(position, capture)[1] if isinstance(event, Captured))
    return sum(map(len, event.groups)) + sum(len(build.cards) for build in event.builds)
