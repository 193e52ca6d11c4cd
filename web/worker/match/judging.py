"""The cost of a play compared with the best one, as far as the player can know."""

from __future__ import annotations

from functools import partial
from math import hypot

from casino_core.bots import Bot, Judged, Thought, reviewer
from casino_core.cards import Chance
from casino_core.position.actions import Action, Play, same_effect
from casino_core.position.view import View

MIN_ERRORS_APART = 2
"""The standard errors by which two plays must differ for the difference to count."""

MIN_COST = 0.1
"""The smallest cost, in points, that counts: less does not show in one decimal."""


def judge(action: Play) -> Bot:
    """Return a bot that judges a play against the best one."""
    return Bot("reviewer", partial(reviewer.think, action), avoids_losing=False)


def reviewer_of(action: Play) -> Bot:
    """Return a bot that judges a play, and then estimates the result of the round."""
    return Bot("reviewer", partial(reviewer.review, action), avoids_losing=False)


def cost_of(seen: View, action: Action) -> float:
    """Return the cost of a play in points of the round; 0 if it may be chance. Takes some tenths of a second."""
    if not isinstance(action, Play):
        return 0.0
    thought: Thought | None = None
    for thought in judge(action).think(seen, Chance("review")):  # noqa: B007 - the last one counts
        pass
    return cost_among(action, thought.judged if thought else ())


def cost_among(action: Action, judgements: tuple[Judged, ...]) -> float:
    """Return the cost of a play compared with the best; 0 if it may be chance, or the play was not judged."""
    own = next((one for one in judgements if same_effect(one.action) == same_effect(action)), None)
    if own is None:
        return 0.0
    best = judgements[0]
    cost = best.worth - own.worth
    return 0.0 if cost < max(MIN_COST, MIN_ERRORS_APART * hypot(best.error, own.error)) else cost
