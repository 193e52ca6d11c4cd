"""Monte Carlo evaluation: tries the actions of a view in determinizations, each rollout to the end of the deal.

All actions are tried in the same determinizations, so that differences are known better than the values themselves.
Whatever is clearly behind is given up.
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

FIRST = 20
"""In how many determinizations an action is tried before it can be given up."""

LOOK = 10
"""After how many determinizations it is decided again which actions are given up."""

SURE = 2.5
"""By how many standard errors an action must be behind to be given up."""

EQUAL = 0.02
"""Actions that differ by less, in points, may as well be equal."""

PRIOR = 12
"""How many rollouts an opinion formed before counts for: rollouts are noisy, and such opinions are not bad."""

PRIOR_OF_STEPS = 40
"""The same where builds are made step by step: how rollouts end says little there of how rounds do."""


DRAWING, PLAYING = 30, 8
"""What a determinization and a rollout cost beside the moves that are weighed, in moves."""


class Estimate(NamedTuple):
    """What is known of an action."""

    action: Action
    """The action."""

    worth: float
    """What it is worth, in points of the round: only differences between actions mean anything."""

    error: float
    """One standard error of how far it is behind the best."""


class MonteCarlo:
    """Tries out the actions of a view.

    ``opinions``: the actions, and what each was thought to be worth before, in points.
    """

    def __init__(self, view: View, opinions: Mapping[Action, float], opponents: OpponentModel, chance: Chance) -> None:
        self._rollouts = Rollouts(view, opponents, chance)
        self._model = self._rollouts.model
        self._prior = PRIOR_OF_STEPS if view.rules.step_by_step else PRIOR
        self._opinions = opinions
        self._found: dict[Action, list[float]] = {action: [] for action in opinions}
        self._totals: dict[Action, float] = dict.fromkeys(opinions, 0.0)
        self._errors: dict[Action, float] = dict.fromkeys(opinions, 0.0)
        self._behind: dict[Action, float] = {}
        self._alive = list(opinions)
        self._tried = 0
        self._beside = 0

    def estimates(self, most: int) -> Iterator[tuple[Estimate, ...]]:
        """Yield after every slice what is known of all actions, the best first.

        Ends when it is clear which is best, or after ``most`` determinizations.
        """
        end = self._work() + self._model.moves_per_slice
        while self._tried < most and len(self._alive) > 1:
            node, policies = self._rollouts.draw()
            self._beside += DRAWING
            found = []
            for action in self._alive:
                found.append(self._rollouts.lead(node, policies, action))
                self._beside += PLAYING
                if self._work() >= end:
                    end = self._work() + self._model.moves_per_slice
                    yield self._ranked()
            # counted only when all actions have been tried here, or some would have had better cards than others
            for action, worth in zip(self._alive, found, strict=True):
                self._found[action].append(worth)
                self._totals[action] += worth
            self._tried += 1
            if self._tried >= FIRST and self._tried % LOOK == 0:
                self._give_up()
        yield self._ranked()

    def _work(self) -> int:
        """Return how much has been done so far, in moves weighed."""
        return self._beside + self._rollouts.weighed

    def _worths(self) -> dict[Action, float]:
        """Return what the actions that are left are worth: the mean of rollouts, and of what was thought before.

        Opinions tell only differences, so they are brought to the level of the rollouts.
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
            # How far behind is kept as it is now: later rollouts say nothing more of an action that is left out.
            if behind - SURE * self._errors[action] > EQUAL:
                self._behind[action] = behind
        self._alive = [action for action in self._alive if action not in self._behind]

    def _error(self, best: Action, action: Action) -> float:
        """Return one standard error of the difference between two actions, from where both were tried."""
        gaps = [a - b for a, b in zip(self._found[best], self._found[action], strict=True)]
        mean = sum(gaps) / len(gaps)
        return sqrt(sum([(gap - mean) ** 2 for gap in gaps]) / (len(gaps) - 1) / len(gaps))

    def _ranked(self) -> tuple[Estimate, ...]:
        worths = self._worths()
        most = max(worths.values())
        worths |= {action: most - behind for action, behind in self._behind.items()}
        ordered = sorted(worths, key=lambda action: -worths[action])
        return tuple([Estimate(action, worths[action], self._errors[action]) for action in ordered])
