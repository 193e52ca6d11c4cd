"""Advice: the bot that judges a decision, and the order in which the options are suggested."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from math import hypot

from casino_core.bots import BOTS, Bot, Judged, counter
from casino_core.bots.reviewer import MAX_LOOSE, MIN_ERRORS_APART
from casino_core.legal.captures import count_taken
from casino_core.position.actions import Action, Capture
from casino_core.position.view import View

ADVISER = BOTS["iris"]
"""The bot that gives advice: the strongest one."""

EXACT = Bot("exact", partial(counter.at_sight, max_loose=MAX_LOOSE))
"""The judge of the last cards. The adviser would count on the other player's mistakes, and so contradict the review."""

MIN_POINTS_APART = 0.05
"""The smallest difference between two options that is shown, in points of the round."""


def judge(view: View) -> Bot:
    """Return the judge of a decision: a bot that plays perfectly once all cards are known, the adviser before that."""
    return EXACT if counter.can_be_counted(view, MAX_LOOSE) else ADVISER


def suggested(judged: Sequence[Judged], view: View) -> tuple[Judged, ...]:
    """Return the judged options in the order in which to suggest them.

    First comes the largest capture among the options whose worth differs from the best by no more than the error,
    because learners understand captures best. Options about equal to the first come next. ``judged``: the options, the
    best first.
    """
    if not judged:
        return ()
    best = judged[0]
    equal = [each for each in judged if best.worth - each.worth <= hypot(best.error, each.error)]
    first = max(equal, key=lambda each: capture_size(each.action, view))
    others = sorted((each for each in judged if each is not first), key=lambda each: not about_equal(first, each))
    return (first, *others)


def capture_size(action: Action, view: View) -> int:
    """Return the number of cards that an action takes from the table."""
    return count_taken(view, action) if isinstance(action, Capture) else 0


def about_equal(best: Judged, other: Judged) -> bool:
    """Return whether an option is as good as the best one as far as anyone can tell."""
    return best.worth - other.worth < max(MIN_POINTS_APART, MIN_ERRORS_APART * hypot(best.error, other.error))
