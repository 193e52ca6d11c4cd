"""The review of a finished game: what each play of a person cost compared with the best one, from the person's view."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from math import sqrt
from typing import TypeAlias

from casino_core.bots import Judged, counter
from casino_core.bots.reviewer import cost_among
from casino_core.position.actions import Action, Capture, Play, Trail
from casino_core.position.view import View, view
from web.worker.match.explanation import Explanation, explanations
from web.worker.match.ideas import ideas
from web.worker.match.judging import reviewer_of
from web.worker.match.match import Match
from web.worker.match.replay import Replay
from web.worker.match.thinking import SLICE, Clock, Thinking, choices, luck
from web.worker.picture.moves import Move


@dataclass(frozen=True)
class Reviewed:
    """A play of a person, and the best alternative."""

    place: int
    """The place in the replay just after the play, from 0."""

    round: int
    """The number of the round, from 1."""

    number: int
    """The number of the move in the round, from 1."""

    move: Move
    """The play, with the positions before and after it."""

    best: Action
    """The best play: the person's own if no better one is known; the best play at first sight if ``unsolved``."""

    cost: float
    """The cost of the play in points of the round; 0 if the difference may be chance."""

    lead: float | None = None
    """The lead at the end of the round, as expected before the play, in points; None if unknown."""

    ideas: tuple[str, ...] = ()
    """The ideas that the best play follows and the person's play does not; () if that play cost nothing."""

    followed: tuple[str, ...] = ()
    """The ideas that both plays follow."""

    why: Explanation | None = None
    """The reason for the cost; None if there is no cost."""

    unsolved: bool = False
    """Whether all cards were known, but there were too many to compute the cost of the play."""

    @property
    def game(self) -> int:
        """The part of the cost due to the outcome of the game, in points: 0, ``WIN_IN_POINTS``, or twice that."""
        reason = self.why.reason if self.why else None
        return 0 if reason is None else round(self.cost - reason.cost)

    @property
    def points(self) -> float:
        """The cost without the part due to the outcome of the game."""
        return self.cost - self.game


Decision: TypeAlias = tuple[Reviewed, View, Match]
"""A play to judge, the view of its seat before the play, and the match at the end of that round."""


class GameReview:
    """Judges the plays of a game one by one, in slices of time."""

    def __init__(self, decisions: Iterable[Decision], clock: Clock | None = None) -> None:
        self.decisions = tuple(decisions)
        """The plays to judge, in order."""
        self._clock = clock
        self._now = clock or (lambda: 0.0)
        self._thinking: Thinking | None = None
        self._explaining: tuple[Reviewed, Iterator[Explanation | None]] | None = None
        self.reviewed: tuple[Reviewed, ...] = ()
        """The plays judged so far, in order."""

    @property
    def of(self) -> int:
        """The number of plays to judge."""
        return len(self.decisions)

    @property
    def thinks(self) -> bool:
        """Whether plays remain to be judged."""
        return len(self.reviewed) < self.of

    @property
    def costs(self) -> tuple[Reviewed, ...]:
        """The costly plays, the most costly first."""
        return tuple(sorted((one for one in self.reviewed if one.cost), key=lambda one: -one.cost))

    @property
    def total(self) -> float:
        """The total cost of the plays judged so far, without the part due to the outcome of the game."""
        return sum(one.points for one in self.reviewed)

    @property
    def unsolved(self) -> tuple[Reviewed, ...]:
        """The plays whose cost could not be computed, with the best ones at first sight."""
        return tuple(one for one in self.reviewed if one.unsolved)

    def go_on(self) -> bool:
        """Think for a slice, and return whether another play is done: judged and, if it cost something, explained."""
        if not self.thinks:
            return False
        if self._explaining is None:
            one = self._judge()
            if one is not None and isinstance(one.best, Play) and isinstance(one.move.action, Play) and one.cost:
                _, seen, match = self.decisions[len(self.reviewed)]
                played = [move.action for move in match.moves[one.number :]]
                self._explaining = one, explanations(seen, one.best, one.move.action, played)
                return False
        else:
            one = self._explain(*self._explaining)
        if one is None:
            return False
        self.reviewed += (one,)
        self._explaining = None
        return True

    def _judge(self) -> Reviewed | None:
        """Think for a slice, and return the next play once it is judged."""
        decision, seen, match = self.decisions[len(self.reviewed)]
        action = decision.move.action
        # The random source depends only on the game and the move, so the same game always gets the same review.
        if self._thinking is None and isinstance(action, Play):
            self._thinking = Thinking(reviewer_of(action).think(seen, luck(seen, match.game)), self._clock)
        if self._thinking is None or not self._thinking.go_on():
            return None
        thought, self._thinking = self._thinking.thought, None
        judgements = thought.judged if thought else ()
        one = _with_ideas(judged(decision, judgements), seen)
        unsolved = not judgements and counter.can_be_counted(seen, len(seen.rules.pack))
        if unsolved and thought:
            one = replace(one, best=thought.best)
        return replace(one, lead=thought.lead if thought else None, unsolved=unsolved)

    def _explain(self, one: Reviewed, explaining: Iterator[Explanation | None]) -> Reviewed | None:
        """Spend a slice of time on the reason for a cost; return the play with the reason once it is known, or None."""
        begun = self._now()
        for explanation in explaining:
            if explanation is not None:
                return replace(one, why=explanation)
            if self._now() - begun > SLICE:
                break
        return None


def _with_ideas(one: Reviewed, seen: View) -> Reviewed:
    """Return a play with the ideas of the best play, divided into those that the play follows and those it misses."""
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
    """The number of plays that followed the idea."""

    of: int
    """The number of plays where the best play follows the idea."""


def accuracy_by_idea(reviewed: Sequence[Reviewed]) -> tuple[Accuracy, ...]:
    """Return how often each idea was followed, the least followed first; of equals, the most frequent idea first."""
    followed = Counter(name for one in reviewed for name in one.followed)
    whole = followed + Counter(name for one in reviewed for name in one.ideas)
    accuracies = (Accuracy(name, followed[name], total) for name, total in whole.items())
    # Names decide between equals, so that the order is always the same.
    return tuple(sorted(accuracies, key=lambda each: (each.followed / each.of, -each.of, each.idea)))


def decisions(replay: Replay) -> Iterator[Decision]:
    """Yield all plays of people who had a choice, in the order of the game."""
    for number, start in enumerate(replay.starts):
        match = replay.opened(number)
        for place, move in enumerate(match.moves):
            if move.seat not in match.people.persons or not isinstance(move.action, Play):
                continue
            # A forced play cannot cost anything.
            if len(choices(move.before)) > 1:
                seen = view(move.before, move.seat, match.game.played[:place], match.game.before)
                yield Reviewed(start + place + 1, number + 1, place + 1, move, move.action, 0.0), seen, match


KINDS = ("capture", "build", "trail", "last")
"""The kinds of plays in a review; all plays of the last deal are of one kind."""


@dataclass(frozen=True)
class Costs:
    """The cost of plays of one kind."""

    plays: int
    """The number of plays."""

    mean: float
    """The mean cost of a play, in points."""

    error: float
    """One standard error of the mean."""


def costs_by_kind(reviewed: Sequence[Reviewed]) -> dict[str, Costs]:
    """Return the costs of plays by kind; kinds without plays are left out."""
    costs: dict[str, list[float]] = {}
    for one in reviewed:
        costs.setdefault(kind(one), []).append(one.cost)
    return {name: _costs(costs[name]) for name in KINDS if name in costs}


def kind(one: Reviewed) -> str:
    """Return the kind of a play: "last" with no stock left, else "capture", "trail" or "build"."""
    if not one.move.before.stock:
        return "last"
    kinds = {Capture: "capture", Trail: "trail"}
    return kinds.get(type(one.move.action), "build")


def _costs(costs: Sequence[float]) -> Costs:
    many = len(costs)
    mean = sum(costs) / many
    # A single play has no spread, hence the divisor of at least 1.
    spread = sum((cost - mean) ** 2 for cost in costs) / max(1, many - 1)
    return Costs(many, mean, sqrt(spread / many))


def judged(decision: Reviewed, judgements: tuple[Judged, ...]) -> Reviewed:
    """Return a play with its cost and the best play; unchanged if it costs nothing, or the cost may be chance."""
    cost = cost_among(decision.move.action, judgements)
    return replace(decision, best=judgements[0].action, cost=cost) if cost else decision
