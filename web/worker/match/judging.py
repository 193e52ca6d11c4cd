"""The cost of a play compared with the best one, as far as the player can know."""

from __future__ import annotations

from functools import partial

from casino_core.bots import Bot, Thought, reviewer
from casino_core.bots.reviewer import cost_among
from casino_core.cards import Chance
from casino_core.position.actions import Action, Play
from casino_core.position.view import View


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
