"""What actions are worth: tried out in many ways that the hidden cards may lie, and played on by sensible players.

Every world serves for all actions, so that differences between them are known far better than what each is worth.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import sqrt
from typing import Any, NamedTuple

from casino_core.cards import Chance
from casino_core.position.view import View
from casino_core.search.determinization import Worlds
from casino_core.search.evaluation import Prospect
from casino_core.search.models import silent_form_of
from casino_core.search.opponent_model import Manners
from casino_core.search.rollout_policy import Careful

SLICE = 16
"""How many playouts there are in a slice: about two milliseconds in the games that are known as numbers."""

CROWDED = 10
"""With more loose cards every playout is a slice: on crowded tables it takes long to see what can be done.

So it is where builds are made step by step, as a turn has many actions there, and where piles are stolen from.
"""

PLIES = 16
"""How many moves a playout has at most: deals of large hands are not played to their end."""

PLIES_OF_STEPS = 11
"""The same where builds are made step by step: shorter playouts are less noisy, and there is time for more of them."""

FIRST = 20
"""How many worlds are looked at before an action is given up."""

LOOK = 10
"""After how many worlds it is looked again which can be given up."""

SURE = 2.5
"""By how many standard errors an action must be behind to be given up."""

EQUAL = 0.02
"""Actions that differ by less, in points, may as well be equal."""

PRIOR = 12
"""How many worlds an opinion that was there before is worth: playouts are noisy, and such opinions are not bad."""

PRIOR_OF_STEPS = 40
"""The same where builds are made step by step: how playouts end says little there of how rounds do."""


class Estimate(NamedTuple):
    """What an action is worth, in points of the round, and one standard error of how far it is behind the best."""

    action: Any
    worth: float
    error: float


class Sampling:
    """Tries out the actions of a view. ``opinions``: what each was thought to be worth before, in points.

    ``manners``: how anybody seems to play, of which the first is the seat's own.
    """

    def __init__(self, view: View, opinions: Mapping[Any, float], manners: Manners, chance: Chance) -> None:
        self._loose = len(view.loose)
        self._form = silent_form_of(view.rules)
        steps = view.rules.step_by_step
        self._plies, self._prior = (PLIES_OF_STEPS, PRIOR_OF_STEPS) if steps else (PLIES, PRIOR)
        self._players = [manner.player for manner in manners.players]
        self._prospect = Prospect(view.rules, view.totals)
        self._worlds = Worlds(view, manners, chance)
        self._side = view.rules.side_of[view.seat]
        self._opinions = opinions
        self._found: dict[Any, list[float]] = {action: [] for action in opinions}
        self._totals: dict[Any, float] = dict.fromkeys(opinions, 0.0)
        self._errors: dict[Any, float] = dict.fromkeys(opinions, 0.0)
        self._behind: dict[Any, float] = {}
        self._alive = list(opinions)
        self._tried = 0

    def estimates(self, worlds: int) -> Iterator[tuple[Estimate, ...]]:
        """After every slice what has been found of all actions, the best first.

        Ends when it is clear which is best, or after so many worlds.
        """
        slow = self._form.rules.step_by_step or self._form.rules.steals or self._loose > CROWDED
        playouts, several = 0, 1 if slow else SLICE
        while self._tried < worlds and len(self._alive) > 1:
            world, manners = self._worlds.draw()
            players = [self._players[manner] for manner in manners]
            node = self._form.node(world)
            found = []
            for action in self._alive:
                found.append(self._playout(node, self._form.move(world, action), players))
                playouts += 1
                if playouts % several == 0:
                    yield self._ranked()
            for action, worth in zip(self._alive, found, strict=True):
                self._found[action].append(worth)
                self._totals[action] += worth
            self._tried += 1
            if self._tried >= FIRST and self._tried % LOOK == 0:
                self._give_up()
        yield self._ranked()

    def _playout(self, node: Any, move: Any, players: Sequence[Careful]) -> float:
        """How far the seat's side is ahead when the deal is over, after a move and what sensible players do then."""
        form = self._form
        node = form.after(node, move)
        for _ in range(self._plies):
            if form.over(node):
                break
            node = form.after(node, players[form.actor(node)].choose(node))
        standing = form.standing(node)
        if form.over(node) and not standing.stock:
            return self._prospect.final(form.points(node))[self._side]
        return self._prospect.of(standing)[self._side]

    def _worths(self) -> dict[Any, float]:
        """What the actions that are left are worth: the mean of what was found, and of what was thought before.

        Opinions tell differences alone, so that they are brought to the level of what was found.
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
            if behind - SURE * self._errors[action] > EQUAL:
                self._behind[action] = behind
        self._alive = [action for action in self._alive if action not in self._behind]

    def _error(self, best: Any, action: Any) -> float:
        """One standard error of the difference between two actions, from the worlds that both were tried in."""
        gaps = [a - b for a, b in zip(self._found[best], self._found[action], strict=True)]
        mean = sum(gaps) / len(gaps)
        return sqrt(sum([(gap - mean) ** 2 for gap in gaps]) / (len(gaps) - 1) / len(gaps))

    def _ranked(self) -> tuple[Estimate, ...]:
        worths = self._worths()
        most = max(worths.values())
        worths |= {action: most - behind for action, behind in self._behind.items()}
        ordered = sorted(worths, key=lambda action: -worths[action])
        return tuple([Estimate(action, worths[action], self._errors[action]) for action in ordered])
