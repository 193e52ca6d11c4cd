"""A question of a drill, and the moment of a round that it is about."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from casino_core.cards import Chance
from casino_core.game import Game
from casino_core.position.position import Position
from casino_core.position.view import View
from web.shared.schema import QuestionMessage
from web.table.html import Html, join, tag
from web.worker.words.people import People, company, people_at
from web.worker.words.speech import Voice


@dataclass(frozen=True)
class Moment:
    """A moment of a round between the learner, who sits first and is to play, and others."""

    game: Game
    """The round so far."""

    chance: Chance
    """The source of chance for a question that has to choose something."""

    voice: Voice
    """The language and the deck."""

    @property
    def position(self) -> Position:
        """The table and all hands."""
        return self.game.position

    @cached_property
    def seen(self) -> View:
        """What the learner can know."""
        return self.game.view(0)

    @cached_property
    def people(self) -> People:
        """Who sits there."""
        return people_at(self.game.rules, company(self.game.rules.seats - 1))

    def name(self, seat: int) -> str:
        """Return what somebody is called."""
        return self.voice.spoken(self.people.name(seat))


class Question(NamedTuple):
    """A question, drawn."""

    shown: Html
    """What is looked at."""

    ask: Html
    """What is asked."""

    options: tuple[Html, ...]
    """What can be chosen."""

    right: tuple[frozenset[int], ...]
    """The choices that are right, each as the places of its options."""

    why: Html
    """Why these are right."""

    many: bool = True
    """Whether more than one option can be chosen."""

    laid: bool = False
    """Whether the options are what is on the table, and what is looked at is a hand."""

    hides: bool = False
    """Whether what is looked at has to be kept in mind: it is hidden before the question is asked."""

    def as_message(self) -> QuestionMessage:
        """Return it as the page gets it."""
        buttons = (tag("button", one, type="button", class_="option", aria_pressed="false") for one in self.options)
        options = tag("div", *buttons, class_="options on-felt" if self.laid else "options", role="group")
        parts = (
            tag("div", self.shown, class_="shown in-hand" if self.laid else "shown"),
            tag("div", tag("p", self.ask), options, class_="ask"),
            tag("div", self.why, class_="why"),
        )
        # JSON has no sets.
        right = [sorted(some) for some in self.right]
        return {"html": join(parts), "right": right, "many": self.many, "hides": self.hides}
