"""A round in which the cards at some places of the pack are unknown; arbitrary unseen cards take their places.

The rules alone determine which seat gets the card at a place. In the games that are offered, no view and no result of a
legal action depends on the cards that fill unknown places (tests/mutual).
"""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import NamedTuple, cast

from casino_core.game import Game, apply, new_game, next_round
from casino_core.mutual.seat import UNKNOWN, Round
from casino_core.playing import dealing
from casino_core.position.actions import Action
from casino_core.position.events import Dealt, Drawn, Event
from casino_core.position.position import Cards, Position
from casino_core.rules.parts import Rules

HIDDEN = "~".join(("-" * 22, "-" * 22))
"""The seed of a game whose secrets are not known."""

Places = tuple[int, ...]
"""Places in the pack, from 0."""


class Deal(NamedTuple):
    """The places in the pack whose cards one deal gives out."""

    hands: tuple[Places, ...]
    """The places of each hand, by seat."""

    layout: Places
    """The places of the cards that go to the table."""


@lru_cache(maxsize=32)
def deals(rules: Rules, dealer: int) -> tuple[Deal, ...]:
    """Return the deals of a round, in order, each as places in the pack."""
    labels = cast(Cards, tuple(range(len(rules.pack))))  # dealing does not look at the cards
    empty = ((),) * rules.seats
    piles, sweeps = ((),) * rules.pile_count, ((),) * rules.sides
    position = Position(rules, empty, (), (), labels, piles, sweeps, rules.next_seat(dealer), dealer, 0)
    dealt: list[Deal] = []
    while not dealt or not (position.last_deal or rules.deal.draw):
        position, _ = dealing.deal(replace(position, hands=empty, loose=()))
        dealt.append(Deal(cast(tuple[Places, ...], position.hands), cast(Places, position.loose)))
    return tuple(dealt)


class Board(NamedTuple):
    """A position of a round, with the places of the cards in hand."""

    game: Game
    """The game, with arbitrary unseen cards at unknown places."""

    hands: tuple[Places, ...]
    """The places of the cards in hand, by seat."""

    layout: Places
    """The places of the opening layout."""

    events: tuple[Event, ...] = ()
    """The events of the step that led here."""

    @property
    def waiting(self) -> bool:
        """Whether the round has been played out, or the game is over."""
        return self.game.round_over or self.game.outcome is not None

    def after(self, action: Action, place: int = UNKNOWN) -> Board:
        """Return the board after an action with the hand card at a place; the action is trusted to be legal."""
        seat = self.game.position.actor
        hands = list(self.hands)
        if place != UNKNOWN:
            hands[seat] = tuple(other for other in hands[seat] if other != place)
        game, events = apply(self.game, action)
        pack = len(game.rules.pack)
        for event in events:
            if isinstance(event, Dealt):
                hands = list(deals(game.rules, game.position.dealer)[event.number - 1].hands)
            if isinstance(event, Drawn):
                hands[event.seat] = (*hands[event.seat], pack - len(game.position.stock) - 1)
        return Board(game, tuple(hands), self.layout, events)


def filled(rules: Rules, known: tuple[int, ...]) -> Cards:
    """Return the cards by place: known cards at their places, the others in the order of ``Rules.pack``."""
    seen = set(known)
    unseen = iter([index for index in range(len(rules.pack)) if index not in seen])
    return tuple(rules.pack[next(unseen) if index == UNKNOWN else index] for index in known)


@lru_cache(maxsize=16)
def boards(rules: Rules, rounds: tuple[Round, ...]) -> tuple[Board, ...]:
    """Return the boards of the last round in ``rounds``: one after its deal, then one after each action."""
    *before, last = rounds
    stages = [first_board(rules, tuple(before), last, filled(rules, last.known))]
    for _, action, place in last.record:
        stages.append(stages[-1].after(action, place))
    return tuple(stages)


def first_board(rules: Rules, before: tuple[Round, ...], part: Round, order: Cards) -> Board:
    """Return the board of a round after its deal; ``before`` are the earlier rounds, ``order`` is the pack."""
    if before:
        game, events = next_round(boards(rules, before)[-1].game, order)
    else:
        game, events = new_game(rules, HIDDEN, order, part.dealer)
    first = deals(rules, part.dealer)[0]
    return Board(game, first.hands, first.layout, events)
