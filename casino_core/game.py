"""A game: rounds to the target, its seats, its dealers, its record."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from casino_core import legal
from casino_core.actions import Action
from casino_core.cards import Chance
from casino_core.events import Event, Swept
from casino_core.position import Position, new_round
from casino_core.rules import Rules
from casino_core.scoring import Outcome, Points, ScoreSheet, outcome, score_round
from casino_core.view import View, view

SEED = re.compile(r"[A-Za-z0-9._~-]{1,64}", re.ASCII)
"""What a seed looks like: it stands in links between slashes."""


@dataclass(frozen=True, slots=True)
class Game:
    """A game in progress. Everything follows from the rules, the seed and the record of actions, round by round.

    ``sheets`` holds the score of every finished round, the current one included once it is over.
    ``actors`` are the seats that took the actions of the current round, ``sweepers`` the sides that swept in it.
    """

    rules: Rules
    seed: str
    first_dealer: int
    record: tuple[tuple[Action, ...], ...]
    position: Position
    sheets: tuple[ScoreSheet, ...] = ()
    actors: tuple[int, ...] = ()
    sweepers: tuple[int, ...] = ()
    outcome: Outcome | None = None

    @property
    def round(self) -> int:
        """The number of the current round, from 1."""
        return len(self.record)

    @property
    def totals(self) -> Points:
        """The points of every side from the finished rounds."""
        return tuple(sum(sheet.points[side] for sheet in self.sheets) for side in range(self.rules.sides))

    @property
    def played(self) -> tuple[tuple[int, Action], ...]:
        """What was done in the current round, with the seat that did it."""
        return tuple(zip(self.actors, self.record[-1], strict=True))

    def view(self, seat: int) -> View:
        """All that a seat may see."""
        totals = self.totals if not self.position.over else _before(self)
        return view(self.position, seat, self.played, totals)


def new_game(rules: Rules, seed: str) -> tuple[Game, tuple[Event, ...]]:
    """Cut for the deal (lowest card deals), shuffle and deal the first round.

    The same seed gives the same cards for ever. Raises ValueError for a seed that does not match ``SEED``.
    """
    if not SEED.fullmatch(seed):
        raise ValueError(f"{seed!r} is no seed: 1 to 64 letters, digits and . _ ~ - of a web address")
    return _start(rules, seed, cut_for_deal(rules, seed))


def _start(rules: Rules, seed: str, dealer: int) -> tuple[Game, tuple[Event, ...]]:
    position, events = new_round(rules, f"{seed}/1", dealer)
    return Game(rules, seed, dealer, ((),), position), events


def cut_for_deal(rules: Rules, seed: str) -> int:
    """The seat that deals first: every seat draws a card, the lowest deals, and equal ones draw again."""
    cards = iter(Chance(f"{seed}/cut").shuffled(rules.pack))
    seats = list(range(rules.seats))
    while len(seats) > 1:
        drawn = [(next(cards).pips, seat) for seat in seats]
        seats = [seat for pips, seat in drawn if pips == min(drawn)[0]]
    return seats[0]


def play(game: Game, action: Action) -> tuple[Game, tuple[Event, ...]]:
    """Play a legal action. Scores the round when it was the last. Raises IllegalActionError."""
    position, events = legal.play(game.position, action)
    swept = tuple(game.rules.side_of[event.seat] for event in events if isinstance(event, Swept))
    actors = (*game.actors, game.position.actor)
    record = (*game.record[:-1], (*game.record[-1], action))
    after = replace(game, record=record, position=position, actors=actors, sweepers=game.sweepers + swept)
    if not position.over:
        return after, events
    sheet = score_round(position)
    won = outcome(game.rules, game.totals, sheet, after.sweepers)
    return replace(after, sheets=(*game.sheets, sheet), outcome=won), events


def next_round(game: Game) -> tuple[Game, tuple[Event, ...]]:
    """Deal the next round; the deal passes on. Raises ValueError when the round or the game does not allow it."""
    if not game.position.over or game.outcome is not None:
        raise ValueError("the round is not over" if not game.position.over else "the game is over")
    dealer = game.rules.next_seat(game.position.dealer)
    position, events = new_round(game.rules, f"{game.seed}/{game.round + 1}", dealer)
    return replace(game, record=(*game.record, ()), position=position, actors=(), sweepers=()), events


def _before(game: Game) -> Points:
    """The totals before the round that has just been scored."""
    return tuple(total - last for total, last in zip(game.totals, game.sheets[-1].points, strict=True))
