"""Puzzles of last deals: every card is known, so every play has an exact worth."""

from __future__ import annotations

from collections.abc import Sequence

from casino_core.position.actions import Action, same_effect
from casino_core.position.position import Position
from casino_core.search.alphabeta import AlphaBeta
from casino_core.search.engine_model import EngineModel
from web.table.cards import Words

MAX_PLAYS = 10_000
"""How many plays of a position are listed: all there are."""


def texts(t: Words, missed: int, margin: int, themes: Sequence[str]) -> tuple[str, str]:
    """Return what is to be done in a puzzle, and what is said when it is done.

    ``missed`` of the ladder do not find the best play, which ends ``margin`` points better than any other.
    """
    about = ", ".join(t(f"puzzle.theme.{theme}") for theme in themes)
    task = f"{t('puzzle.task')} {t('puzzle.grade', count=missed)}"
    return task, f"{t('puzzle.right', count=margin)} {t('puzzle.about', themes=about)}"


def worths(position: Position) -> dict[Action, int]:
    """Return by how many points the player on turn ends ahead of the other with each play, when both play on well.

    Of plays that have the same effect there is one. Two play, and no card is left to be dealt.
    """
    model = EngineModel(position.rules, MAX_PLAYS)
    side = position.rules.side_of[position.actor]
    values = AlphaBeta(model, side=side).values(model.node(position))
    found: dict[object, Action] = {}
    for move in values:
        found.setdefault(same_effect(move), move)
    return {action: values[action] for action in found.values()}


def loss(position: Position, action: Action) -> int:
    """Return by how many points a play ends worse than the best one. Raises ValueError for one that is not allowed."""
    found = worths(position)
    wanted = same_effect(action)
    (worth,) = (worth for other, worth in found.items() if same_effect(other) == wanted)
    return max(found.values()) - worth
