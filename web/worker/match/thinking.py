"""What a bot thinks about a decision, slice by slice, so that the person is listened to in between.

At the table a bot thinks against the clock, so what it plays may depend on how fast the machine is. Without a clock it
has a number of thoughts instead, and plays the same everywhere: tests do without one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from hashlib import sha256
from itertools import islice
from math import inf
from typing import TypeAlias

from casino_core.bots import Thought, bot_named
from casino_core.cards import Chance
from casino_core.game import Game
from casino_core.legal.cardless import cardless
from casino_core.legal.demands import answers
from casino_core.legal.legality import candidates
from casino_core.position.actions import Action
from casino_core.position.position import Position
from casino_core.position.view import View

Clock: TypeAlias = Callable[[], float]
"""Tells the time in milliseconds."""

SLICE = 30
"""How long a bot thinks before the person is listened to again, in milliseconds."""

RESERVE = 0.05
"""How much of its time a bot leaves: a thought may take longer than any before, and forgetting takes time, too."""

MAX_THOUGHTS = 50
"""How many thoughts a bot has where there is no clock."""


class Thinking:
    """One decision of a bot, as far as it has come; ``most`` limits the number of its thoughts."""

    def __init__(self, thoughts: Iterator[Thought], clock: Clock | None = None, most: int | None = None) -> None:
        self.thought: Thought | None = None
        """The best judgement so far."""
        self.over = False
        """The bot has made up its mind, or used up its time."""
        self.lost = False
        """The bot could make nothing of what it saw."""
        self._thoughts = islice(thoughts, most)
        # Without a clock time stands still, so all thoughts are one slice.
        self._now = clock or (lambda: 0.0)
        self._spent = 0.0
        self._longest = 0.0

    def go_on(self, budget: float = inf) -> bool:
        """Think for a slice, the first thought at least, and tell whether that is all.

        ``budget`` is the time for the whole decision, in milliseconds: another thought is begun only if there is
        time for the longest so far, and to spare.
        """
        try:
            self._think(budget)
        except Exception:  # noqa: BLE001 - whatever a bot stumbles over, the game goes on
            self.over = self.lost = True
        return self.over

    def _think(self, budget: float) -> None:
        last = begun = self._now()
        self.over = True  # unless there is more to come
        for thought in self._thoughts:
            self.thought = thought
            now = self._now()
            # Whether another thought fits a slice is guessed from the last one; whether it fits the budget, from the
            # longest.
            another, self._longest, last = now + (now - last), max(self._longest, now - last), now
            if self._spent + now + self._longest - begun > (1 - RESERVE) * budget:
                break
            if another - begun > SLICE:
                self.over = False
                break
        self._spent += last - begun
        self.lost = self.thought is None


def thoughts(bot: str, view: View, game: Game) -> Iterator[Thought]:
    """Yield what a bot thinks of its view of the current round of a game, from the first thought on.

    Its luck follows from the game and from how much has been played, so the same thoughts can be had again.
    """
    yield from bot_named(bot).think(view, luck(view, game))


def luck(view: View, game: Game) -> Chance:
    """Return the random source of a bot for a decision in the current round of a game."""
    turn = f"{game.seed}/{game.round}/{len(view.played)}/{view.seat}"
    return Chance(sha256(turn.encode()).hexdigest())  # says nothing of the seed, from which the deal follows


def choices(position: Position) -> tuple[Action, ...]:
    """Return some of what may be done in a position: more than one action only where there is a choice."""
    return answers(position) if position.variant_state.demand else (*candidates(position, 2), *cardless(position))
