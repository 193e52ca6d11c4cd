"""A question of a drill, and the moment of a round that the question is about."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from casino_core.cards import Chance
from casino_core.game import Game
from casino_core.position.position import Position
from casino_core.position.view import View
from web.shared.protocol import QuestionMessage
from web.table.html import Html, join, tag
from web.worker.words.people import People, company, people_at
from web.worker.words.speech import Voice


@dataclass(frozen=True)
class Moment:
    """A moment of a round at which the learner, in the first seat, is to play a card."""

    game: Game
    """The round so far."""

    chance: Chance
    """The random source for a question's choices."""

    voice: Voice
    """The language and the deck."""

    @property
    def position(self) -> Position:
        """The position, with all hands."""
        return self.game.position

    @cached_property
    def seen(self) -> View:
        """The learner's view."""
        return self.game.view(0)

    @cached_property
    def people(self) -> People:
        """The learner, and bots in the other seats."""
        return people_at(self.game.rules, company(self.game.rules.seats - 1))

    def name(self, seat: int) -> str:
        """Return the name of a player."""
        return self.voice.spoken(self.people.name(seat))


class Question(NamedTuple):
    """A question as markup."""

    shown: Html
    """The content above the question."""

    ask: Html
    """The sentence that asks the question."""

    options: tuple[Html, ...]
    """The answers to choose from."""

    right: tuple[frozenset[int], ...]
    """The correct answers, each as indices of options."""

    why: Html
    """The reason why these answers are correct."""

    many: bool = True
    """Whether more than one option can be chosen."""

    laid: bool = False
    """Whether the options are the pieces on the table, below the hand card that the question is about."""

    hides: bool = False
    """Whether the content must be remembered: it is hidden before the question is asked."""

    def as_message(self) -> QuestionMessage:
        """Return the question as a message to the page."""
        buttons = (tag("button", one, type="button", class_="option", aria_pressed="false") for one in self.options)
        # The group of answers gets the focus, so that screen readers first read the question and the cards.
        options = tag(
            "div",
            *buttons,
            class_="options on-felt" if self.laid else "options",
            role="group",
            tabindex="-1",
            aria_labelledby="ask",
            aria_describedby=None if self.hides else "shown",
        )
        parts = (
            tag("div", self.shown, class_="shown in-hand" if self.laid else "shown", id="shown"),
            tag("div", tag("p", self.ask, id="ask"), options, class_="ask"),
            tag("div", self.why, class_="why"),
        )
        right = [sorted(answer) for answer in self.right]  # JSON has no sets
        return {"html": join(parts), "right": right, "many": self.many, "hides": self.hides}
