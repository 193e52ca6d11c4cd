"""A player who only follows hints: at every decision, it makes the play that a hint would suggest first.

The arena does not import the site, so the number of thoughts behind a hint is repeated here;
`tests/worker/test_hint.py` compares the player with the hints themselves.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice

from casino_core.bots import Bot, Thought
from casino_core.cards import Chance
from casino_core.coaching.advice import ADVISER, EXACT, judge, suggested
from casino_core.position.actions import Play
from casino_core.position.view import View

THOUGHTS = 50


def thinking(view: View, actions: Sequence[Play], chance: Chance) -> Iterator[Thought]:
    """Yield the judge's thoughts, each with the first suggestion as its best play."""
    bot = judge(view)
    for thought in islice(bot.thinking(view, actions, chance), None if bot is EXACT else THOUGHTS):
        first, *_ = suggested(thought.judged, view) or (None,)
        yield thought._replace(best=first.action) if first else thought


FOLLOWER = Bot("hints", thinking, ADVISER.side_actions)
