"""A player who only follows hints: the first suggestion for every decision, found with the same number of thoughts.

The arena does not import the site, so the adviser and its number of thoughts are repeated here;
`tests/worker/test_hint.py` compares both with the hints themselves.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice

from casino_core.bots import BOTS, Bot, Thought
from casino_core.cards import Chance
from casino_core.position.actions import Play
from casino_core.position.view import View

ADVISER = BOTS["iris"]
THOUGHTS = 50


def thinking(view: View, actions: Sequence[Play], chance: Chance) -> Iterator[Thought]:
    """The adviser's thought, within the number of thoughts; its first judged play is the suggestion."""
    for thought in islice(ADVISER.thinking(view, actions, chance), THOUGHTS):
        yield Thought(thought.judged[0].action, thought.judged, thought.exact) if thought.judged else thought


FOLLOWER = Bot("hints", thinking, ADVISER.side_actions)
