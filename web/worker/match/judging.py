"""What a play costs beside the best one, as far as whoever makes it can know."""

from __future__ import annotations

from functools import partial
from math import hypot

from casino_core.bots import Bot, Judged, Thought, reviewer
from casino_core.cards import Chance
from casino_core.position.actions import Action, Play, same_effect
from casino_core.position.view import View

MIN_ERRORS_APART = 2
"""How many standard errors the worth of two plays must differ by, or the difference says nothing."""

MIN_COST = 0.1
"""How many points a play must cost to be listed: less is not seen in one decimal."""


def judge(action: Play) -> Bot:
    """Return what judges a play: a bot that thinks of the best one, and of this."""
    return Bot("reviewer", partial(reviewer.think, action))


def reviewer_of(action: Play) -> Bot:
    """Return what judges a play in the same way, and then says how the round will probably end."""
    return Bot("reviewer", partial(reviewer.review, action))


def cost_of(seen: View, action: Action) -> float:
    """Return what a play would cost whoever is to play, in points of the round; 0 where chance may explain that.

    Thinks until that is known, for some tenths of a second.
    """
    if not isinstance(action, Play):
        return 0.0
    thought: Thought | None = None
    for thought in judge(action).think(seen, Chance("review")):  # noqa: B007 - the last one counts
        pass
    return cost_among(action, thought.judged if thought else ())


def cost_among(action: Action, found: tuple[Judged, ...]) -> float:
    """Return how much worse a play was found than the best; 0 where chance may explain that, or it was not judged."""
    own = next((one for one in found if same_effect(one.action) == same_effect(action)), None)
    if own is None:
        return 0.0
    cost = found[0].worth - own.worth
    return 0.0 if cost < max(MIN_COST, MIN_ERRORS_APART * hypot(found[0].error, own.error)) else cost
