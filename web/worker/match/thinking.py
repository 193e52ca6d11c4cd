"""Bots think in slices, so that the worker can answer the person in between.

With a clock, a bot's play may depend on the speed of the machine. Without a clock, as in tests, it has a set number of
thoughts instead, and plays the same on every machine.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from hashlib import sha256
from itertools import islice
from math import inf
from typing import TypeAlias

from casino_core.bots import Bot, Thought, bot_named
from casino_core.cards import Chance
from casino_core.game import Game
from casino_core.legal.cardless import cardless
from casino_core.legal.demands import answers
from casino_core.legal.legality import candidates
from casino_core.position.actions import Action
from casino_core.position.position import Position
from casino_core.position.view import View

Clock: TypeAlias = Callable[[], float]
"""Returns the time in milliseconds."""

SLICE = 30
"""The length of a slice, in milliseconds."""

RESERVE = 0.05
"""The share of its time that a bot leaves unused, because the next thought may take longer than any before."""

MAX_THOUGHTS = 50
"""The maximum number of thoughts that a bot has about a decision without a clock."""


class Thinking:
    """A bot's thinking about one decision; ``limit`` bounds the number of its thoughts."""

    def __init__(self, thoughts: Iterator[Thought], clock: Clock | None = None, limit: int | None = None) -> None:
        self.thought: Thought | None = None
        """The latest thought."""
        self.over = False
        """The bot has decided, or used up its time."""
        self.lost = False
        """The bot failed to judge its view."""
        self._thoughts = islice(thoughts, limit)
        # Without a clock, time stands still, so that all thoughts are one slice.
        self._now = clock or (lambda: 0.0)
        self._spent = 0.0
        self._longest = 0.0

    def go_on(self, budget: float = inf) -> bool:
        """Think for a slice, with at least one thought, and return whether the decision is made.

        ``budget`` is the time for the whole decision, in milliseconds: another thought begins only if there is ample
        time for one as long as the longest so far.
        """
        try:
            self._think(budget)
        except Exception:  # noqa: BLE001 - whatever fails in a bot, the game goes on
            self.over = self.lost = True
        return self.over

    def _think(self, budget: float) -> None:
        last = begun = self._now()
        self.over = True  # unless there is more to come
        for thought in self._thoughts:
            self.thought = thought
            now = self._now()
            # The last thought predicts whether another fits the slice; the longest, whether it fits the budget.
            another, self._longest, last = now + (now - last), max(self._longest, now - last), now
            if self._spent + now + self._longest - begun > (1 - RESERVE) * budget:
                break
            if another - begun > SLICE:
                self.over = False
                break
        self._spent += last - begun
        self.lost = self.thought is None


def thoughts(bot: Bot | str, view: View, game: Game) -> Iterator[Thought]:
    """Yield the thoughts of a bot, which may be given by its name, about its view of the current round.

    The bot's random source depends only on the game and the number of actions, so that the thoughts can be repeated.
    """
    bot = bot_named(bot) if isinstance(bot, str) else bot
    yield from bot.think(view, luck(view, game))


def luck(view: View, game: Game) -> Chance:
    """Return the random source of a bot for a decision in the current round of a game."""
    turn = f"{game.seed}/{game.round}/{len(view.played)}/{view.seat}"
    return Chance(sha256(turn.encode()).hexdigest())  # hashed, because the seed would reveal the deal


def choices(position: Position) -> tuple[Action, ...]:
    """Return some legal actions of a position; more than one if, and only if, there is a choice."""
    return answers(position) if position.variant_state.demand else (*candidates(position, 2), *cardless(position))
