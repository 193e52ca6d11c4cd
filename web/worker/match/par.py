"""Par for a daily deal: the results of bots with the same cards, in the person's seat against the same opponent.

They play only once the person's own result counts, so that nothing about the cards is revealed before. Each has a
number of thoughts and no clock, so that par is the same on every machine.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from casino_core.bots import BOTS, Thought
from casino_core.game import play
from web.shared.dates import is_date
from web.worker.match.daily import OPPONENT, daily_deal, sides
from web.worker.match.thinking import Clock, Thinking, thoughts
from web.worker.words.people import YOU
from web.worker.words.speech import Message, message

PLAYERS = ("otto", "mara", "kit", "vera", "iris")
"""The bots that set par, from the weakest to the strongest."""

MAX_THOUGHTS = 12
"""The most thoughts about a decision; only Iris needs as many."""

MAX_FAILURES = 3
"""The most failures in a row to make a decision before par is given up."""

Scores: TypeAlias = tuple[tuple[str, int, int], ...]
"""Bots with the points in the person's seat and the opponent's: (("otto", 5, 6), ("mara", 3, 8))."""


class Par:
    """Par for a day, computed by ``go_on`` until it is ``over``."""

    def __init__(self, day: str, clock: Clock | None = None) -> None:
        self.day = day
        """The day of the deal."""
        self.scores: Scores = ()
        """The scores so far."""
        self._clock = clock
        self._game = daily_deal(day).game
        self._thinking: Thinking | None = None
        self._lost = 0

    @property
    def over(self) -> bool:
        """Whether all bots have played."""
        return len(self.scores) == len(PLAYERS)

    @property
    def lost(self) -> bool:
        """Whether a decision has failed too often."""
        return self._lost >= MAX_FAILURES

    def go_on(self) -> None:
        """Think for a slice about the next decision."""
        if self.over or self.lost:
            return
        seat = self._game.position.actor
        who = PLAYERS[len(self.scores)] if seat == YOU else OPPONENT
        # Put back only if it goes on: an interrupted thought is useless.
        thinking, self._thinking = self._thinking, None
        if thinking is None:
            thinking = Thinking(thoughts(who, self._game.view(seat), self._game), self._clock, MAX_THOUGHTS)
        if not thinking.go_on():
            self._thinking = thinking
        elif thinking.thought is None or thinking.lost:
            self._lost += 1  # retried with the next slice: half a thought would change par
        else:
            self._lost = 0
            self._decide(thinking.thought)

    def _decide(self, thought: Thought) -> None:
        """Play the best action; when the deal is over, note its points and start the next bot."""
        self._game, _ = play(self._game, thought.best)
        if self._game.outcome is not None:
            self.scores = (*self.scores, (PLAYERS[len(self.scores)], *sides(self._game)))
            self._game = daily_deal(self.day).game


def known_pars(stored: object) -> dict[str, Scores]:
    """Return the stored scores by day, without invalid entries."""
    entries = stored.items() if isinstance(stored, Mapping) else ()
    listed = ((day, scores) for day, scores in entries if is_date(day) and isinstance(scores, list) and scores)
    return {day: tuple(map(tuple, scores)) for day, scores in listed if all(map(_is_score, scores))}


def _is_score(score: object) -> bool:
    if not isinstance(score, list) or len(score) != 3:
        return False
    # A list cannot be looked up in BOTS, and True is a number for isinstance.
    return isinstance(score[0], str) and score[0] in BOTS and all(type(points) is int for points in score[1:])


def describe(scores: Sequence[tuple[str, int, int]]) -> Message:
    """Return par as a sentence."""
    listed = tuple(
        message("daily.par.score", who=message(f"bot.{bot}"), yours=yours, theirs=theirs)
        for bot, yours, theirs in scores
    )
    return message("daily.par", scores=listed, opponent=message(f"bot.{OPPONENT}"))
