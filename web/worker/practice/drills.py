"""The drills: what asks the questions of each, in which games there are any, and one question after the other."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from casino_core.cards import Chance
from casino_core.rules.parts import Rules
from web.worker.practice.allowed import may
from web.worker.practice.question import Moment, Question
from web.worker.practice.remembering import left, whose
from web.worker.practice.rounds import moments, rules_for
from web.worker.practice.taking import every, most
from web.worker.words.speech import Voice


class Drill(NamedTuple):
    """Questions of one kind."""

    ask: Callable[[Moment], Question | None]
    """Asks about a moment; None where it is not good for that."""

    suits: Callable[[Rules], bool] = lambda _rules: True
    """Whether a game has anything to be asked about."""

    several: bool = False
    """Whether it is better with more than two players."""

    def is_for(self, game: str) -> bool:
        """Return whether there are such questions about a preset."""
        return self.suits(rules_for(game, several=self.several))


def _has_choice(rules: Rules) -> bool:
    """Return whether a card may take less than all it can."""
    return not rules.capturing.compulsory


DRILLS: dict[str, Drill] = {
    "every": Drill(every, _has_choice),
    "most": Drill(most, _has_choice),
    "may": Drill(may),
    "whose": Drill(whose, lambda rules: rules.builds, several=True),
    "left": Drill(left),
}
"""All drills by their names in addresses, in the catalogue and in what browsers store."""


def question(name: str, game: str, seed: str, voice: Voice) -> Question | None:
    """Return a question of a drill from a round of a preset that is made from a seed; None where it has no such one."""
    drill, chance = DRILLS[name], Chance(f"{name} {seed}")
    rules = rules_for(game, several=drill.several)
    asked = (drill.ask(Moment(moment, chance, voice)) for moment in moments(rules, seed))
    return next(filter(None, asked), None)
