"""The lamp: what the strongest bot would do in the person's place, seeing no more than the person does."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from math import comb
from typing import TypeAlias

from casino_core.bots import Judged
from casino_core.cards import Card
from casino_core.legal.legality import legal_actions
from casino_core.playing.play import play
from casino_core.position.actions import Action, Capture, Play, pieces
from casino_core.position.position import Position
from casino_core.position.view import View
from web.rulebook.words import sweeps_matter
from web.worker.choices.effects import effect
from web.worker.match.match import Match
from web.worker.match.thinking import THOUGHTS, Thinking, thoughts
from web.worker.words.people import People
from web.worker.words.speech import Message, message

ADVISER = "iris"
"""Who is asked: the strongest bot."""

BUDGET = 900
"""For how long it may think, in milliseconds of the match's clock."""

RELIABLE = 64
"""How many cards may be unseen for a chance to be told: more are in no game for two with one pack."""


Harm: TypeAlias = Callable[[Position, Card], bool]
"""Tells what whoever is to play could do with a card."""


class Lamp:
    """One decision of the person, as the adviser judges it."""

    def __init__(self, match: Match) -> None:
        self.game = match.game
        """The game, as it is when the lamp is asked for; its judgement is about no other moment."""
        self.view = match.seen
        """All that the person sees, and the adviser no more than that."""
        self._reasons: dict[Action, tuple[Message, ...]] = {}
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
        return thought.judged or (Judged(thought.best, 0.0),)

    def reasons(self, action: Action, people: People) -> tuple[Message, ...]:
        """Return what speaks for or against an action; it is reckoned once, however often that is shown."""
        if action not in self._reasons:
            self._reasons[action] = tuple(reasons(self.view, action, people))
        return self._reasons[action]


def reasons(seen: View, action: Action, people: People) -> Iterator[Message]:
    """Yield what a capture brings, and how likely a play leaves something to the next player."""
    if isinstance(action, Capture):
        yield message("lamp.brings", what=effect(action, seen, people))
    following = people.name((seen.seat + 1) % seen.rules.seats)
    chance = risk(seen, action, takes)
    if chance is not None:
        yield message("lamp.risk", who=following, percent=round(100 * chance))
    swept = risk(seen, action, sweeps) if chance and sweeps_matter(seen.rules) else None
    if swept:
        yield message("lamp.sweep", who=following, percent=max(1, round(100 * swept)))


def risk(seen: View, action: Action, does: Harm) -> float | None:
    """Return how likely the next player holds a card that does harm, once an action has been taken; 0 to 1.

    Every hand of unseen cards counts as equally likely: nothing is made of how others have played. None where that is
    not a question: the turn is not over, the round is, or teams, packs or piles make it another one.
    """
    if not isinstance(action, Play) or seen.rules.deal.packs > 1 or not 0 < len(seen.unseen) <= RELIABLE:
        return None
    after = _after(seen, action)
    if after is None or after.over or after.turn == seen.seat or after.extras != seen.extras:
        return None
    held = len(after.hands[after.turn])  # which may have been dealt meanwhile
    takers = sum(does(after, card) for card in seen.unseen)
    return 1 - comb(len(seen.unseen) - takers, held) / comb(len(seen.unseen), held)


def takes(position: Position, card: Card) -> bool:
    """Return whether a card takes anything from the table, if whoever is to play holds it alone."""
    return any(_captures(position, card))


def sweeps(position: Position, card: Card) -> bool:
    """Return whether a card sweeps, if whoever is to play holds it alone; with the last card that may not count."""
    if position.last_turn and not position.rules.scoring.sweep_last_card:
        return False
    count = len(position.loose) + len(position.builds)
    return any(len(pieces(action)) == count for action in _captures(position, card))


def _captures(position: Position, card: Card) -> Iterator[Capture]:
    """Yield what a card can take, if whoever is to play holds it alone."""
    hands = tuple((card,) if seat == position.turn else hand for seat, hand in enumerate(position.hands))
    for action in legal_actions(replace(position, hands=hands)):
        if isinstance(action, Capture):
            yield action


def _after(seen: View, action: Action) -> Position | None:
    """Return the position after an action, with any cards in the hands that cannot be seen."""
    rest, hands = list(seen.unseen), []
    for seat, size in enumerate(seen.hand_sizes):
        hands.append(seen.hand if seat == seen.seat else tuple(rest.pop() for _ in range(size)))
    after, _ = play(seen.with_hidden(tuple(hands), tuple(rest[: seen.stock_size])), action)
    return after
