"""What a bot is: a way of thinking about a view, slice by slice, and the budget that ends it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import chain, count
from typing import TypeAlias

from casino_core.actions import Action, Play
from casino_core.bots.beside import beside
from casino_core.cards import Chance
from casino_core.legal import candidates
from casino_core.view import View

MOST = 40
"""How many captures, and how many builds, a bot considers with one card at one value. Few tables allow more."""

SLICE = 4
"""How many actions are weighed in a slice: about a millisecond at usual tables, ten at the most crowded ones."""

Thinking: TypeAlias = Callable[[View, Sequence[Play], Chance], Iterator[Play]]


@dataclass(frozen=True, slots=True)
class Bot:
    """A player that sees what its seat sees and has no luck but the random source that it is given.

    ``thinking`` gets a view, two or more legal plays, and the random source. After every slice of a few milliseconds
    it yields the action that looks best so far, at least once, and it ends when more thought is of no use.
    """

    id: str
    thinking: Thinking

    def think(self, view: View, chance: Chance) -> Iterator[Action]:
        """The legal action that looks best so far, slice by slice; at least one.

        Raises ValueError when it is not the turn of the view's seat, no action is legal, or the view cannot be.
        """
        fault = _fault(view)
        if fault is not None:
            raise ValueError(fault)
        plays = candidates(view, MOST)
        aside = beside(view, plays)
        if aside is not None:
            return iter((aside,))
        if not plays:
            raise ValueError("no action is legal")
        return iter(plays) if len(plays) == 1 else self.thinking(view, plays, chance)

    def choose(self, view: View, chance: Chance, budget: float, clock: Callable[[], float] | None = None) -> Action:
        """The action that looks best when the budget is spent, or earlier when the bot has made up its mind.

        ``budget`` is in milliseconds of the clock, a function that tells the time; without a clock it is a number of
        slices. The first slice is always thought through. Raises what ``think`` raises.
        """
        now = clock or count().__next__
        end = now() + budget
        thoughts = self.think(view, chance)
        best = next(thoughts)
        while now() < end and (further := next(thoughts, None)) is not None:
            best = further
        return best


def weighed(actions: Sequence[Play], worth: Callable[[Play], int]) -> Iterator[Play]:
    """Weigh all actions in their order: after every slice the best so far, of equal ones the first."""
    best, most = actions[0], float("-inf")
    for start in range(0, len(actions), SLICE):
        for action in actions[start : start + SLICE]:
            value = worth(action)
            if value > most:
                best, most = action, value
        yield best


def _fault(view: View) -> str | None:
    """What makes it impossible to think about a view, if anything does."""
    rules, seats = view.rules, range(view.rules.seats)
    if view.seat not in seats or view.actor != view.seat:
        return "it is not this seat's turn"
    if any(build.owner not in seats for build in view.builds) or view.last_capturer not in (None, *seats):
        return "a seat that is not at the table"
    if len(view.hand_sizes) != rules.seats or len(view.piles) != rules.pile_count or len(view.sweeps) != rules.sides:
        return "hands or piles for another number of players"
    if not all(build.groups and all(build.groups) for build in view.builds):
        return "a build without cards"
    cards = Counter(chain(view.hand, view.loose, *view.piles, *(build.cards for build in view.builds)))
    if cards - Counter(rules.pack):
        return "cards that are not in the pack, or not so often"
    return None
