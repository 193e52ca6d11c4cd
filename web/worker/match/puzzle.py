"""Puzzles from last deals: every card is known, so every play has an exact value."""

from __future__ import annotations

from collections.abc import Sequence

from casino_core.coaching.reasons import Reason, compare
from casino_core.position.actions import Action, same_effect
from casino_core.position.position import Position
from casino_core.search.alphabeta import AlphaBeta, NodeLimit
from casino_core.search.game_model import GameModel
from web.table.cards import Words

MAX_PLAYS = 10_000
"""The maximum number of plays that are generated in a position; no position has that many."""


MAX_NODES = 100_000
"""The maximum number of positions that are searched for a reason; all puzzles of the site need fewer."""


def texts(t: Words, missed: int, margin: int, themes: Sequence[str]) -> tuple[str, str, str]:
    """Return the task of a puzzle, the sentence for solving it, and its themes.

    ``missed`` ladder bots miss the best play, which is ``margin`` points better than any other.
    """
    about = t("locale.list").join(t(f"puzzle.theme.{theme}") for theme in themes)
    task = f"{t('puzzle.task')} {t('puzzle.grade', count=missed)}"
    return task, t("puzzle.right", count=margin), t("puzzle.about", themes=about)


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


def explained(position: Position, better: Action, worse: Action) -> Reason | None:
    """Return why one play is better than another; None if the search reaches ``MAX_NODES``."""
    side = position.rules.side_of[position.actor]
    search = AlphaBeta(GameModel(position.rules, MAX_PLAYS), side=side, max_nodes=MAX_NODES)
    reason: Reason | None = None
    try:
        for reason in compare(search, position, better, (worse,)):  # noqa: B007  # the last one counts
            pass
    except NodeLimit:
        return None
    return reason
