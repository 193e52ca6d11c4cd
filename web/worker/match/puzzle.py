"""Puzzles of last deals: every card is known, so every play has an exact worth."""

from __future__ import annotations

from casino_core.position.actions import Action, same_effect
from casino_core.position.position import Position
from casino_core.search.alphabeta import AlphaBeta
from casino_core.search.engine_model import EngineModel

WAYS = 10_000
"""How many plays of a position are listed: all there are."""


def worths(position: Position) -> dict[Action, int]:
    """Return by how many points the player on turn ends ahead of the other with each play, when both play on well.

    Of plays that have the same effect there is one. Two play, and no card is left to be dealt.
    """
    model = EngineModel(position.rules, WAYS)
    side = position.rules.side_of[position.actor]
    values = AlphaBeta(model, side=side).values(model.node(position))
    found: dict[object, Action] = {}
    for move in values:
        found.setdefault(same_effect(move), move)
    return {action: values[action] for action in found.values()}


def loss(position: Position, action: Action) -> int:
    """Return by how many points a play ends worse than the best one. Raises ValueError for one that is not allowed."""
    found = worths(position)
    likeness = same_effect(action)
    (worth,) = (worth for other, worth in found.items() if same_effect(other) == likeness)
    return max(found.values()) - worth
