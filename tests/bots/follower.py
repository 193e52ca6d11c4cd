"""Who follows hints only: in every decision the lamp's first suggestion, found with as many thoughts as the lamp has.

The arena knows nothing of the page, so the lamp's adviser and its number of thoughts stand here once more;
`tests/worker/test_lamp.py` holds both against the lamp itself.
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
    """What the adviser thinks, as long as the lamp lets it: the first of what it has judged is the suggestion."""
    for thought in islice(ADVISER.thinking(view, actions, chance), THOUGHTS):
        yield Thought(thought.judged[0].action, thought.judged, thought.exact) if thought.judged else thought


FOLLOWER = Bot("hints", thinking, ADVISER.beside)
