"""Puzzles from last deals: every card is known, so every play has an exact value."""

from __future__ import annotations

from collections.abc import Sequence

from casino_core.position.actions import Action, same_effect
from casino_core.position.position import Position
from casino_core.search.alphabeta import AlphaBeta
from casino_core.search.game_model import GameModel
from web.table.cards import Words

MAX_PLAYS = 10_000
"""The most plays of a position that are generated, more than there are."""


def texts(t: Words, missed: int, margin: int, themes: Sequence[str]) -> tuple[str, str]:
    """Return the task of a puzzle, and the sentence for solving it.

    ``missed`` ladder bots miss the best play, which is ``margin`` points better than any other.
    """
    about = ", ".join(t(f"puzzle.theme.{theme}") for theme in themes)
    task = f"{t('puzzle.task')} {t('puzzle.grade', count=missed)}"
    return task, f"{t('puzzle.right', count=margin)} {t('puzzle.about', themes=about)}"


def worths(position: Position) -> dict[Action, int]:
    """Return the final lead of the player on turn after each play, in points, if both players then play perfectly.

    Plays with the same effect are listed once. The game must be for two, with no cards left to deal.
    """
    model = GameModel(position.rules, MAX_PLAYS)
    side = position.rules.side_of[position.actor]
    values = AlphaBeta(model, side=side).values(model.node(position))
    distinct: dict[object, Action] = {}
    for action in values:
        distinct.setdefault(same_effect(action), action)
    return {action: values[action] for action in distinct.values()}


def loss(position: Position, action: Action) -> int:
    """Return the points that a play loses compared with the best one. Raises ValueError for an illegal play."""
    values = worths(position)
    key = same_effect(action)
    (worth,) = (worth for other, worth in values.items() if same_effect(other) == key)
    return max(values.values()) - worth
