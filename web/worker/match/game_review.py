"""A review of a game that is over: what every play of the persons cost beside the best one, as their seat saw it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from math import sqrt
from typing import TypeAlias

from casino_core.bots import Judged
from casino_core.position.actions import Action, Capture, Play, Trail
from casino_core.position.view import View, view
from web.worker.match.ideas import ideas
from web.worker.match.judging import cost_among, reviewer_of
from web.worker.match.match import Match
from web.worker.match.replay import Replay
from web.worker.match.thinking import Clock, Thinking, choices, luck
from web.worker.picture.moves import Move


@dataclass(frozen=True)
class Reviewed:
    """A play of a person, and the best one in its place."""

    place: int
    """The place in the replay that the play led to."""

    round: int
    """The number of the round, from 1."""

    number: int
    """Which move of the round it was, from 1."""

    move: Move
    """What was played."""

    best: Action
    """What would have been best; the same where nothing is known to be better."""

    cost: float
    """How many points of the round it cost; 0 where the difference may be chance alone."""

    lead: float | None = None
    """By how many points of the round the side was likely to be ahead at its end, before the play; None if unknown."""

    ideas: tuple[str, ...] = ()
    """The ideas that the best play follows and this one does not, where it cost something."""

    followed: tuple[str, ...] = ()
    """The ideas that both follow."""


Decision: TypeAlias = tuple[Reviewed, View, Match]
"""A play to be judged, what its seat saw before it, and the round that it belongs to, as it was at its end."""


class GameReview:
    """Judges the plays of a game one after the other, slice by slice."""

    def __init__(self, decisions: Iterable[Decision], clock: Clock | None = None) -> None:
        self.decisions = tuple(decisions)
        """The plays to be judged, in order."""
        self._clock = clock
        self._thinking: Thinking | None = None
        self.reviewed: tuple[Reviewed, ...] = ()
        """The plays that have been judged so far, in order."""

    @property
    def of(self) -> int:
        """How many plays there are to be judged."""
        return len(self.decisions)

    @property
    def thinks(self) -> bool:
        """Whether there are more to judge."""
        return len(self.reviewed) < self.of

    @property
    def costs(self) -> tuple[Reviewed, ...]:
        """The plays that cost something, the dearest first."""
        found = [one for one in self.reviewed if one.cost]
        return tuple(sorted(found, key=lambda one: -one.cost))

    @property
    def total(self) -> float:
        """How many points all of them cost together, as far as they have been judged."""
        return sum(one.cost for one in self.reviewed)

    def go_on(self) -> bool:
        """Think for a slice, and tell whether another play has been judged by it."""
        if not self.thinks:
            return False
        decision, seen, match = self.decisions[len(self.reviewed)]
        action = decision.move.action
        # The luck follows from the position, so the same game always gets the same review.
        if self._thinking is None and isinstance(action, Play):
            self._thinking = Thinking(reviewer_of(action).think(seen, luck(seen, match.game)), self._clock)
        if self._thinking is None or not self._thinking.go_on():
            return False
        thought = self._thinking.thought
        one = judged(decision, thought.judged if thought else ())
        self.reviewed += (replace(_with_ideas(one, seen), lead=thought.lead if thought else None),)
        self._thinking = None
        return True


def _with_ideas(one: Reviewed, seen: View) -> Reviewed:
    """Return a play with the ideas of the best one: those that it follows, too, and those that it misses."""
    had = ideas(seen, one.move.action)
    best = ideas(seen, one.best) if one.cost else had
    missed, followed = (tuple(name for name in best if (name in had) is own) for own in (False, True))
    return replace(one, ideas=missed, followed=followed)


@dataclass(frozen=True)
class Accuracy:
    """How often an idea of the best play was followed."""

    idea: str
    """The name of the idea."""

    followed: int
    """In how many plays it was."""

    of: int
    """In how many plays the best one had it."""


def accuracy_by_idea(reviewed: Sequence[Reviewed]) -> tuple[Accuracy, ...]:
    """Return how often each idea was followed, the weakest first, and of equally weak ones the most frequent."""
    followed = Counter(name for one in reviewed for name in one.followed)
    whole = followed + Counter(name for one in reviewed for name in one.ideas)
    found = (Accuracy(name, followed[name], many) for name, many in whole.items())
    # By name in the end, so that the same game is always told in the same order.
    return tuple(sorted(found, key=lambda each: (each.followed / each.of, -each.of, each.idea)))


def decisions(replay: Replay) -> Iterator[Decision]:
    """Yield all plays of persons who had a choice, in the order of the game."""
    for number, start in enumerate(replay.starts):
        match = replay.opened(number)
        for place, move in enumerate(match.moves):
            if move.seat not in match.people.persons or not isinstance(move.action, Play):
                continue
            # What was the only thing to do cannot have cost anything.
            if len(choices(move.before)) > 1:
                seen = view(move.before, move.seat, match.game.played[:place], match.game.before)
                yield Reviewed(start + place + 1, number + 1, place + 1, move, move.action, 0.0), seen, match


KINDS = ("capture", "build", "trail", "last")
"""The kinds of plays that a review tells apart; the last deal, whatever is played there, is one of its own."""


@dataclass(frozen=True)
class Costs:
    """What plays of one kind cost."""

    plays: int
    """How many there were."""

    mean: float
    """How many points each cost on average."""

    error: float
    """One standard error of that."""


def costs_by_kind(reviewed: Sequence[Reviewed]) -> dict[str, Costs]:
    """Return what plays cost, by kind; kinds of which there was none are left out."""
    found: dict[str, list[float]] = {}
    for one in reviewed:
        found.setdefault(kind(one), []).append(one.cost)
    return {name: _costs(found[name]) for name in KINDS if name in found}


def kind(one: Reviewed) -> str:
    """Return of what kind a play was."""
    if not one.move.before.stock:
        return "last"
    kinds = {Capture: "capture", Trail: "trail"}
    return kinds.get(type(one.move.action), "build")


def _costs(costs: Sequence[float]) -> Costs:
    many = len(costs)
    mean = sum(costs) / many
    # A single play has no spread: then this is 0, and nothing is divided by 0.
    spread = sum((cost - mean) ** 2 for cost in costs) / max(1, many - 1)
    return Costs(many, mean, sqrt(spread / many))


def judged(decision: Reviewed, found: tuple[Judged, ...]) -> Reviewed:
    """Return what a play cost. One is only said to have cost something if that is more than chance explains."""
    cost = cost_among(decision.move.action, found)
    return replace(decision, best=found[0].action, cost=cost) if cost else decision
