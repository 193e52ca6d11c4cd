"""The lamp: what the strongest bot would do in the person's place, seeing no more than the person does."""

from __future__ import annotations

from collections.abc import Iterator

from casino_core.bots import Judged
from casino_core.cards import Card
from casino_core.position.actions import Action, Capture
from casino_core.position.view import View
from web.rulebook.words import sweeps_matter
from web.worker.choices.effects import effect
from web.worker.match.ideas import ideas
from web.worker.match.left import Left, cards_taken, left_by, made_by, sweeps, takes, taking
from web.worker.match.match import Match
from web.worker.match.thinking import THOUGHTS, Thinking, thoughts
from web.worker.words.people import People
from web.worker.words.speech import Message, message, one_by_one

ADVISER = "iris"
"""Who is asked: the strongest bot."""

BUDGET = 900
"""For how long it may think, in milliseconds of the match's clock."""

FEW = 6
"""How many cards that are left are named one by one."""


class Lamp:
    """One decision of the person, as the adviser judges it."""

    def __init__(self, match: Match) -> None:
        self.game = match.game
        """The game, as it is when the lamp is asked for; its judgement is about no other moment."""
        self.view = match.seen
        """All that the person sees, and the adviser no more than that."""
        self._left: dict[Action, Left | None] = {}
        self._reasons: dict[Action, tuple[Message, ...]] = {}
        self._ideas: dict[Action, tuple[str, ...]] = {}
        self._thinking = Thinking(thoughts(ADVISER, self.view, match.game), match.clock, THOUGHTS)

    @property
    def thinks(self) -> bool:
        """Whether the adviser has not made up its mind yet."""
        return not self._thinking.over

    def go_on(self) -> None:
        """Let the adviser think for a slice."""
        self._thinking.go_on(BUDGET)

    @property
    def judged(self) -> tuple[Judged, ...]:
        """How it judges what can be done, as far as it has thought, the best first; one where there is no choice."""
        thought = self._thinking.thought
        if thought is None:
            return ()
        # Bots judge nothing where there is only one thing to do.
        return thought.judged or (Judged(thought.best, 0.0),)

    def reasons(self, action: Action, people: People) -> tuple[Message, ...]:
        """Return what speaks for or against an action; it is reckoned once, however often that is shown."""
        if action not in self._reasons:
            self._reasons[action] = tuple(reasons(self.view, action, self._left_by(action), people))
        return self._reasons[action]

    def ideas(self, action: Action) -> tuple[str, ...]:
        """Return the ideas that an action follows, the most telling first."""
        if action not in self._ideas:
            self._ideas[action] = ideas(self.view, action, self._left_by(action))
        return self._ideas[action]

    def _left_by(self, action: Action) -> Left | None:
        if action not in self._left:
            self._left[action] = left_by(self.view, action)
        return self._left[action]


def reasons(seen: View, action: Action, left: Left | None, people: People) -> Iterator[Message]:
    """Yield what a play takes, what it leaves, how likely that is taken, and what it keeps for later.

    ``left``: what ``left_by`` says of the play.
    """
    if isinstance(action, Capture):
        yield message("lamp.brings", what=effect(action, seen, people))
    if left is None:
        return
    yield _leaves(left)
    yield from _risks(action, left, people)
    yield from _keeps(left)


def _leaves(left: Left) -> Message:
    """Return the loose cards that lie on the table after a play."""
    loose, count = left.after.loose, len(left.after.loose)
    if not count:
        return message("lamp.leaves.none" if left.after.builds else "lamp.leaves.nothing")
    return message("lamp.leaves.many", count=count) if count > FEW else message("lamp.leaves", cards=one_by_one(loose))


def _risks(action: Action, left: Left, people: People) -> Iterator[Message]:
    """Yield how likely the next player can take something, the build that was made, and all of it."""
    who, made = people.name(left.after.turn), made_by(action, left)
    if not (left.after.loose or left.after.builds):
        return
    chance = left.chance(takes)
    if not chance:
        yield message("lamp.safe", who=who)
        return
    yield message("lamp.risk", who=who, percent=percent(chance))
    # That the build is safer than the rest is worth saying; that it is as unsafe would only say the same twice.
    held = left.chance(taking(made.piece)) if made else 0
    if made and held < chance:
        safe = message("lamp.build-safe", who=who)
        yield message("lamp.build-risk", who=who, percent=percent(held)) if held else safe
    swept = left.chance(sweeps) if sweeps_matter(left.after.rules) else 0
    if swept:
        yield message("lamp.sweep", who=who, percent=percent(swept))


def percent(chance: float) -> int:
    """Return a chance that is no certainty as whole percents; it is never told to be none, or certain."""
    return 100 if chance == 1 else min(99, max(1, round(100 * chance)))


def _keeps(left: Left) -> Iterator[Message]:
    """Yield the card of the hand that can take the most of what is left, and what that is."""
    found = [(len(_taken(left, each)), card, each) for card in left.keeps for each in left.own_captures(card)]
    if found:
        # By the number alone, the first of equals: captures have no order of their own.
        _, card, capture = max(found, key=lambda one: one[0])
        yield message("lamp.keeps", card=card, cards=one_by_one(_taken(left, capture)))


def _taken(left: Left, capture: Capture) -> tuple[Card, ...]:
    """Return the cards that a capture takes from the table that is left."""
    return cards_taken(capture, left.after.loose, left.after.builds)
