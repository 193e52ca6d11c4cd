"""The hint: what the strongest bot would do in the person's seat, with the person's view."""

from __future__ import annotations

from collections.abc import Iterator
from math import hypot

from casino_core.bots import Judged
from casino_core.position.actions import Action, Capture
from casino_core.position.view import View
from web.rulebook.words import sweeps_matter
from web.worker.choices.effects import effect
from web.worker.match.aftermath import Aftermath, aftermath_of, cards_taken, made_by, sweeps, takes, taking
from web.worker.match.ideas import ideas
from web.worker.match.match import Match
from web.worker.match.thinking import MAX_THOUGHTS, Thinking, thoughts
from web.worker.words.people import People
from web.worker.words.speech import Message, message, one_by_one

ADVISER = "iris"
"""The bot that gives hints, the strongest."""

BUDGET = 900
"""Its thinking time, in milliseconds of the match's clock."""

MAX_NAMED_CARDS = 6
"""The most remaining cards that are named one by one."""


class Hint:
    """One decision of the person, as the adviser judges it."""

    def __init__(self, match: Match) -> None:
        self.game = match.game
        """The game at the moment of the hint."""
        self.view = match.seen
        """The person's view, which is all that the adviser sees."""
        self._aftermaths: dict[Action, Aftermath | None] = {}
        self._reasons: dict[Action, tuple[Message, ...]] = {}
        self._ideas: dict[Action, tuple[str, ...]] = {}
        self._thinking = Thinking(thoughts(ADVISER, self.view, match.game), match.clock, MAX_THOUGHTS)

    @property
    def thinks(self) -> bool:
        """Whether the adviser is still thinking."""
        return not self._thinking.over

    def go_on(self) -> None:
        """Let the adviser think for a slice."""
        self._thinking.go_on(BUDGET)

    @property
    def judged(self) -> tuple[Judged, ...]:
        """The adviser's current judgement of the options, the best first; a single one if there is no choice."""
        thought = self._thinking.thought
        if thought is None:
            return ()
        # Bots do not judge a forced action.
        return self._told_apart(thought.judged) or (Judged(thought.best, 0.0),)

    def _told_apart(self, judged: tuple[Judged, ...]) -> tuple[Judged, ...]:
        """Return the options, first the one with the largest capture of those that are as good as the best.

        Options are equally good if they differ by less than the error, and learners understand captures.
        """
        if not judged:
            return ()
        best = judged[0]
        equal = [each for each in judged if best.worth - each.worth <= hypot(best.error, each.error)]
        first = max(equal, key=lambda each: self._taken(each.action))
        return (first, *(each for each in judged if each is not first))

    def _taken(self, action: Action) -> int:
        seen = self.view
        return len(cards_taken(action, seen.loose, seen.builds)) if isinstance(action, Capture) else 0

    def reasons(self, action: Action, people: People) -> tuple[Message, ...]:
        """Return the reasons for and against an action, computed once."""
        if action not in self._reasons:
            self._reasons[action] = tuple(reasons(self.view, action, self._aftermath_of(action), people))
        return self._reasons[action]

    def ideas(self, action: Action) -> tuple[str, ...]:
        """Return the ideas that an action follows, the most telling first."""
        if action not in self._ideas:
            self._ideas[action] = ideas(self.view, action, self._aftermath_of(action))
        return self._ideas[action]

    def _aftermath_of(self, action: Action) -> Aftermath | None:
        if action not in self._aftermaths:
            self._aftermaths[action] = aftermath_of(self.view, action)
        return self._aftermaths[action]


def reasons(seen: View, action: Action, aftermath: Aftermath | None, people: People) -> Iterator[Message]:
    """Yield what a play takes and leaves, the chances that others take that, and what it keeps for later."""
    if isinstance(action, Capture):
        yield message("hint.brings", what=effect(action, seen, people))
    if aftermath is None:
        return
    yield _leaves(aftermath)
    yield from _risks(action, aftermath, people)
    yield from _keeps(aftermath)


def _leaves(aftermath: Aftermath) -> Message:
    """Return the loose cards that a play leaves on the table."""
    loose, count = aftermath.position.loose, len(aftermath.position.loose)
    if not count:
        return message("hint.leaves.none" if aftermath.position.builds else "hint.leaves.nothing")
    if count > MAX_NAMED_CARDS:
        return message("hint.leaves.many", count=count)
    return message("hint.leaves", cards=one_by_one(loose))


def _risks(action: Action, aftermath: Aftermath, people: People) -> Iterator[Message]:
    """Yield the chances that the next player can take something, take the new build, or sweep."""
    who, made = people.name(aftermath.position.turn), made_by(action, aftermath)
    if not (aftermath.position.loose or aftermath.position.builds):
        return
    chance = aftermath.chance(takes)
    if not chance:
        yield message("hint.safe", who=who)
        return
    yield message("hint.risk", who=who, percent=percent(chance))
    # The build is mentioned only if it is safer than the rest.
    held = aftermath.chance(taking(made.piece)) if made else 0
    if made and held < chance:
        safe = message("hint.build-safe", who=who)
        yield message("hint.build-risk", who=who, percent=percent(held)) if held else safe
    swept = aftermath.chance(sweeps) if sweeps_matter(aftermath.position.rules) else 0
    if swept:
        yield message("hint.sweep", who=who, percent=percent(swept))


def percent(chance: float) -> int:
    """Return a chance as a whole percentage; 0 and 100 only if it is exact."""
    return 100 if chance == 1 else min(99, max(1, round(100 * chance)))


def _keeps(aftermath: Aftermath) -> Iterator[Message]:
    """Yield the kept card that could take the most, and what it could take."""
    table = aftermath.position
    captures = (capture for card in aftermath.kept for capture in aftermath.own_captures(card))
    options = [(capture.card, cards_taken(capture, table.loose, table.builds)) for capture in captures]
    if options:
        card, taken = max(options, key=lambda option: len(option[1]))
        yield message("hint.keeps", card=card, cards=one_by_one(taken))
