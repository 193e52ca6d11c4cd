"""Monte Carlo evaluation: the actions of a view are tried in determinizations, by rollouts to the end of the deal.

All actions are tried in the same determinizations, so differences are known better than the values themselves. An
action that is clearly behind is given up.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from math import sqrt
from typing import NamedTuple

from casino_core.cards import Chance
from casino_core.position.actions import Action
from casino_core.position.view import View
from casino_core.search.opponent_model import OpponentModel
from casino_core.search.rollouts import Rollouts

MIN_TRIES = 20
"""The number of determinizations in which an action is tried before it can be given up."""

TRIES_PER_CUT = 10
"""The number of determinizations between two decisions about which actions to give up."""

MIN_ERRORS_BEHIND = 2.5
"""The number of standard errors by which an action must be behind to be given up."""

MAX_EQUAL_GAP = 0.02
"""Actions that differ by less than this, in points, count as equal."""

PRIOR = 12
"""An earlier opinion counts as much as this number of rollouts, because rollouts are noisy and opinions are not bad."""

PRIOR_OF_STEPS = 40
"""The same if builds are made step by step, because rollouts then say little about how rounds end."""


DRAWING, PLAYING = 30, 8
"""The costs of a determinization and of a rollout, in weighed moves, in addition to the moves that are weighed."""


class Estimate(NamedTuple):
    """The estimate of an action."""

    action: Action
    """The action that is estimated."""

    worth: float
    """The action's worth in points of the round: only differences between actions mean anything."""

    error: float
    """The standard error of the action's distance from the best action."""


class MonteCarlo:
    """A trial of the actions of a view.

    ``opinions``: an earlier judgement of the worth of each action, in points.
    """

    def __init__(self, view: View, opinions: Mapping[Action, float], opponents: OpponentModel, chance: Chance) -> None:
        self._rollouts = Rollouts(view, opponents, chance)
        self._model = self._rollouts.model
        self._prior = PRIOR_OF_STEPS if view.rules.step_by_step else PRIOR
        self._opinions = opinions
        self._leads: dict[Action, list[float]] = {action: [] for action in opinions}
        self._totals: dict[Action, float] = dict.fromkeys(opinions, 0.0)
        self._errors: dict[Action, float] = dict.fromkeys(opinions, 0.0)
        self._behind: dict[Action, float] = {}
        self._alive = list(opinions)
        self._tried = 0
        self._overhead = 0

    def estimates(self, max_tries: int) -> Iterator[tuple[Estimate, ...]]:
        """Yield an estimate of every action after each slice, the best first.

        Stop when the best action is clear, or after ``max_tries`` determinizations.
        """
        end = self._work() + self._model.moves_per_slice
        while self._tried < max_tries and len(self._alive) > 1:
            node, policies = self._rollouts.draw()
            self._overhead += DRAWING
            leads = []
            for action in self._alive:
                leads.append(self._rollouts.lead(node, policies, action))
                self._overhead += PLAYING
                if self._work() >= end:
                    end = self._work() + self._model.moves_per_slice
                    yield self._ranked()
            # counted only after all actions were tried with these cards, because other cards would favour some actions
            for action, worth in zip(self._alive, leads, strict=True):
                self._leads[action].append(worth)
                self._totals[action] += worth
            self._tried += 1
            if self._tried >= MIN_TRIES and self._tried % TRIES_PER_CUT == 0:
                self._give_up()
        yield self._ranked()

    def _work(self) -> int:
        """Return the work done so far, in weighed moves."""
        return self._overhead + self._rollouts.weighed

    def _worths(self) -> dict[Action, float]:
        """Return the worth of each remaining action: the weighted mean of its rollouts and the earlier opinion.

        Opinions only say how actions differ, so they are shifted to the level of the rollouts.
        """
        actions, tried = self._alive, self._tried
        level = sum([self._totals[action] for action in actions]) / len(actions) / max(tried, 1)
        level -= sum([self._opinions[action] for action in actions]) / len(actions)
        return {
            action: (self._totals[action] + self._prior * (level + self._opinions[action])) / (tried + self._prior)
            for action in actions
        }

    def _give_up(self) -> None:
        """Leave out the actions that are clearly behind the best."""
        worths = self._worths()
        best = max(worths, key=worths.__getitem__)
        for action in self._alive:
            self._errors[action] = self._error(best, action)
            behind = worths[best] - worths[action]
            # The distance of an action that is left out stays as it is now: later rollouts say nothing about it.
            if behind - MIN_ERRORS_BEHIND * self._errors[action] > MAX_EQUAL_GAP:
                self._behind[action] = behind
        self._alive = [action for action in self._alive if action not in self._behind]

    def _error(self, best: Action, action: Action) -> float:
        """Return the standard error of the difference between two actions, each tried in the same determinizations."""
        gaps = [a - b for a, b in zip(self._leads[best], self._leads[action], strict=True)]
        mean = sum(gaps) / len(gaps)
        return sqrt(sum([(gap - mean) ** 2 for gap in gaps]) / (len(gaps) - 1) / len(gaps))

    def _ranked(self) -> tuple[Estimate, ...]:
        worths = self._worths()
        highest = max(worths.values())
        worths |= {action: highest - behind for action, behind in self._behind.items()}
        ordered = sorted(worths, key=lambda action: -worths[action])
        return tuple([Estimate(action, worths[action], self._errors[action]) for action in ordered])
