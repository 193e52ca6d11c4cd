"""Par for a deal that everyone gets: the results of bots with the same cards, in the person's seat.

The bots play only once the person's own result has been recorded, so that nothing about the cards is revealed earlier.
Each bot has a fixed number of thoughts instead of a time limit, so that par is the same on every machine.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

from casino_core.bots import BOTS, Thought
from casino_core.game import Game, next_round, play
from web.shared.dates import is_date
from web.worker.match.daily import OPPONENT
from web.worker.match.saves import SavedMatch
from web.worker.match.thinking import Clock, Thinking, thoughts
from web.worker.words.people import YOU, players
from web.worker.words.speech import Message, message

PLAYERS = ("otto", "mara", "kit", "vera", "iris")
"""The bots that set par, from the weakest to the strongest."""

MAX_THOUGHTS = 12
"""The maximum number of thoughts about a decision; only Iris needs that many."""

MAX_FAILURES = 3
"""The number of failed attempts at a decision, in a row, after which par is abandoned."""

Score: TypeAlias = tuple[str, int, int]
"""A bot, its points in the person's seat, and the opponent's points: ("otto", 5, 6)."""

Scores: TypeAlias = tuple[Score, ...]
"""The scores of several bots: (("otto", 5, 6), ("mara", 3, 8))."""


class Par:
    """Par for a deal, computed by ``go_on`` until it is ``over``.

    ``points`` returns the points of a game that is over, None while it goes on.
    """

    def __init__(
        self, deal: SavedMatch, points: Callable[[Game], tuple[int, ...] | None], clock: Clock | None = None
    ) -> None:
        self.made: list[tuple[int, ...]] = []
        """The points of the deal for each bot that has finished it, in the order of ``PLAYERS``."""
        self._deal, self._points, self._clock = deal, points, clock
        self._bots = players(deal.bots, deal.game.rules)
        self._game = deal.game
        self._thinking: Thinking | None = None
        self._lost = 0

    @property
    def over(self) -> bool:
        """Whether all bots have played."""
        return len(self.made) == len(PLAYERS)

    @property
    def scores(self) -> Scores:
        """The scores of the bots that have finished the deal, for a deal between two sides."""
        return tuple((who, yours, theirs) for who, (yours, theirs, *_) in zip(PLAYERS, self.made, strict=False))

    @property
    def lost(self) -> bool:
        """Whether a decision has failed too often."""
        return self._lost >= MAX_FAILURES

    def go_on(self) -> None:
        """Think for a slice about the next decision."""
        if self.over or self.lost:
            return
        seat = self._game.position.actor
        who = PLAYERS[len(self.made)] if seat == YOU else self._bots[seat]
        # It is put back only if the thinking goes on, because an interrupted thought is useless.
        thinking, self._thinking = self._thinking, None
        if thinking is None:
            thinking = Thinking(thoughts(who, self._game.view(seat), self._game), self._clock, MAX_THOUGHTS)
        if not thinking.go_on():
            self._thinking = thinking
        elif thinking.thought is None or thinking.lost:
            self._lost += 1  # the next slice tries again, because half a thought would change par
        else:
            self._lost = 0
            self._decide(thinking.thought)

    def _decide(self, thought: Thought) -> None:
        """Play the best action; when the deal is over, note its points and start the next bot.

        A tie is decided by a further round, for bots as for people.
        """
        self._game, _ = play(self._game, thought.best)
        points = self._points(self._game)
        if points is not None:
            self.made.append(points)
            self._game = self._deal.game
        elif self._game.round_over:
            self._game, _ = next_round(self._game)


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


def describe(scores: Sequence[Score]) -> Message:
    """Return par as a sentence."""
    listed = tuple(
        message("daily.par.score", who=message(f"bot.{bot}"), yours=yours, theirs=theirs)
        for bot, yours, theirs in scores
    )
    return message("daily.par", scores=listed, opponent=message(f"bot.{OPPONENT}"))
