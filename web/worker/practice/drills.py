"""The drills: for each kind of question, the function that asks it, and the games that have such questions."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from casino_core.cards import Chance
from casino_core.rules.parts import Rules
from web.worker.practice.allowed import may
from web.worker.practice.question import Moment, Question
from web.worker.practice.remembering import unseen_count, whose
from web.worker.practice.rounds import moments, rules_for
from web.worker.practice.taking import every, largest_capture
from web.worker.words.speech import Voice


class Drill(NamedTuple):
    """A kind of question."""

    ask: Callable[[Moment], Question | None]
    """Asks about a moment; returns None if the moment does not suit."""

    suits: Callable[[Rules], bool] = lambda _rules: True
    """Returns whether a game with these rules has such questions."""

    several: bool = False
    """Whether the question is about a game for more than two players, if the preset allows that many."""

    def is_for(self, game: str) -> bool:
        """Return whether a preset has such questions."""
        return self.suits(rules_for(game, several=self.several))


def _has_choice(rules: Rules) -> bool:
    """Return whether a card may take fewer cards than it can."""
    return not rules.capturing.compulsory


DRILLS: dict[str, Drill] = {
    "every": Drill(every, _has_choice),
    "most": Drill(largest_capture, _has_choice),
    "may": Drill(may),
    "whose": Drill(whose, lambda rules: rules.builds, several=True),
    "left": Drill(unseen_count),
}
"""All drills, by the name that addresses, the catalogue and stored data use."""


def question(name: str, game: str, seed: str, voice: Voice) -> Question | None:
    """Return a drill's question on a preset's random round with a seed; None if no moment of the round suits."""
    drill, chance = DRILLS[name], Chance(f"{name} {seed}")
    rules = rules_for(game, several=drill.several)
    questions = (drill.ask(Moment(moment, chance, voice)) for moment in moments(rules, seed))
    return next(filter(None, questions), None)
