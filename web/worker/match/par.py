"""Par for the deal of a day: what others make of the same cards, in the person's seat against the same opponent.

They play once the person's own result counts, and not before: until then nothing about the cards is known to anybody.
Each has a number of thoughts and no clock, so that par is the same on every machine.
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
"""Who plays the cards, from the weakest to the strongest: beginner, middle, a style, who counts, and who searches."""

MAX_THOUGHTS = 12
"""How many thoughts each has about a decision: only Iris, who thinks last, ever has so many."""

MAX_FAILURES = 3
"""How often in a row a bot may lose its thread in a decision before par is given up."""

Scores: TypeAlias = tuple[tuple[str, int, int], ...]
"""The points in the person's seat and those of the opponent, behind who made them: (("otto", 5, 6), ("mara", 3, 8))."""


class Par:
    """Par for a day, as far as it is known: ``go_on`` until it is ``over``."""

    def __init__(self, day: str, clock: Clock | None = None) -> None:
        self.day = day
        """The day whose deal is played."""
        self.scores: Scores = ()
        """What is known so far."""
        self._clock = clock
        self._game = daily_deal(day).game
        self._thinking: Thinking | None = None
        self._lost = 0

    @property
    def over(self) -> bool:
        """Whether everybody has played."""
        return len(self.scores) == len(PLAYERS)

    @property
    def lost(self) -> bool:
        """Whether a decision cannot be made, however often it is begun anew."""
        return self._lost >= MAX_FAILURES

    def go_on(self) -> None:
        """Think for a slice about the next decision."""
        if self.over or self.lost:
            return
        seat = self._game.position.actor
        who = PLAYERS[len(self.scores)] if seat == YOU else OPPONENT
        # Put back only if it goes on: one that was stopped in the middle says nothing any more.
        thinking, self._thinking = self._thinking, None
        if thinking is None:
            thinking = Thinking(thoughts(who, self._game.view(seat), self._game), self._clock, MAX_THOUGHTS)
        if not thinking.go_on():
            self._thinking = thinking
        elif thinking.thought is None or thinking.lost:
            self._lost += 1  # anew with the next slice: what comes of half a thought would be another par
        else:
            self._lost = 0
            self._decide(thinking.thought)

    def _decide(self, thought: Thought) -> None:
        """Play what was thought of; when the deal is over, note its points and let the next one begin."""
        self._game, _ = play(self._game, thought.best)
        if self._game.outcome is not None:
            self.scores = (*self.scores, (PLAYERS[len(self.scores)], *sides(self._game)))
            self._game = daily_deal(self.day).game


def known_pars(stored: object) -> dict[str, Scores]:
    """Return what was stored of days, without what is none."""
    entries = stored.items() if isinstance(stored, Mapping) else ()
    return {day: tuple(map(tuple, scores)) for day, scores in entries if is_date(day) and _are_scores(scores)}


def _are_scores(scores: object) -> bool:
    return isinstance(scores, list) and bool(scores) and all(_is_score(score) for score in scores)


def _is_score(score: object) -> bool:
    if not isinstance(score, list) or len(score) != 3:
        return False
    # A list or an object cannot be looked up, and True is a number to isinstance.
    return isinstance(score[0], str) and score[0] in BOTS and all(type(points) is int for points in score[1:])


def told(scores: Sequence[tuple[str, int, int]]) -> Message:
    """Return par as a sentence."""
    listed = tuple(
        message("daily.par.score", who=message(f"bot.{bot}"), yours=yours, theirs=theirs)
        for bot, yours, theirs in scores
    )
    return message("daily.par", scores=listed, opponent=message(f"bot.{OPPONENT}"))
