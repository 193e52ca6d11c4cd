"""Analyses: why one play is better than another, and the costs of the plays of a game."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import NamedTuple

from casino_core.arguments import ActionOrText, GameOrText, ViewOrText, action_of, view_of
from casino_core.bots import counter, reviewer
from casino_core.bots.bot import Bot, Thought
from casino_core.cards import Chance
from casino_core.coaching.estimates import DEALS, Estimate, estimate
from casino_core.coaching.reasons import Line, Reason, compare
from casino_core.errors import ArgumentError
from casino_core.inspection import Move, moves
from casino_core.legal.legality import candidates, why_not
from casino_core.playing.play import IllegalActionError
from casino_core.position.actions import Action, Capture, Play
from casino_core.position.view import View
from casino_core.search.alphabeta import NodeLimit
from casino_core.search.rollouts import Rollouts


class Explanation(NamedTuple):
    """The reasons why one play is better than another, as far as the seat that chooses can know.

    >>> explanation = casino.explain("classic/island", "7Cx5C2D", "KH")
    >>> explanation.cost > 0, explanation.exact
    (True, False)
    """

    cost: float
    """The lead that the better play gains over the worse one, in points."""

    error: float
    """The standard error of the cost; 0 if it is exact."""

    exact: bool
    """Whether all cards are known, so that perfect play was assumed; if not, both plays were tried in sampled deals."""

    items: tuple[tuple[str, float], ...]
    """The items of the score sheet that explain the cost, each with its points, the most telling first."""

    better: tuple[Action, ...]
    """The better play and, if exact, the actions after it."""

    worse: tuple[Action, ...]
    """The worse play and, if exact, the actions after it."""

    reply: Capture | None = None
    """The capture by the next player that best explains the cost of the worse play, or one of the plays against a build
    that explain it together; None if the cost is exact, or if no reply explains enough of it.
    """

    def __str__(self) -> str:
        """Return the cost and its reasons as one line."""
        size = f"{self.cost:.2f}".rstrip("0").rstrip(".") if self.exact else f"{self.cost:.2f} ± {2 * self.error:.2f}"
        text = f"{self.better[0]} is worth {size} points more than {self.worse[0]}"
        return f"{text}: {self.reasons}" if self.reasons else text

    @property
    def reasons(self) -> str:
        """The reasons as one line: the items that the better play gains, and the reply to the worse one."""
        items = ", ".join(f"{code} ({points:+.1f})" for code, points in self.items)
        reasons = [f"more in {items}"] if items else []
        return "; ".join([*reasons, f"after {self.worse[0]} comes {self.reply}"] if self.reply else reasons)


def explain(
    view: ViewOrText, better: ActionOrText, worse: ActionOrText, *, deals: int = DEALS, seed: str = "explain"
) -> Explanation:
    """Return why one play is better than another, for the seat whose decision it is.

    If the seat knows all cards, perfect play is assumed after both plays, unless that takes too long to search.
    Otherwise, both plays are tried in the same sampled deals, whose number is ``deals``. Only what the seat can see is
    used, even if a position is given. Raises IllegalActionError, and ArgumentError for an action that plays no card, or
    for fewer than two deals.

    >>> print(casino.explain("classic/island", "7Cx5C2D", "KH").worse[0])
    KH
    """
    seen = view_of(view)
    if deals < 2:
        raise ArgumentError("deals", "at least 2", deals)
    plays = [_play(seen, action) for action in (better, worse)]
    if counter.can_be_counted(seen, reviewer.MAX_LOOSE):
        search = counter.endgame(seen.rules, counter.worth_for(seen), seen.rules.side_of[seen.seat])
        try:
            [reason] = filter(None, compare(search, counter.revealed(seen), plays[0], plays[1:]))
            return _exact(reason)
        except NodeLimit:
            pass
    rollouts = Rollouts(seen, counter.opponents_like_her(seen), Chance(seed))
    [estimated] = filter(None, estimate(seen, plays[0], plays[1], rollouts, deals))
    return _estimated(estimated, plays[0], plays[1])


def _play(view: View, action: ActionOrText) -> Play:
    play = action_of(action)
    why = why_not(view, play)
    if why is not None:
        raise IllegalActionError(why)
    if not isinstance(play, Play):
        raise ArgumentError("action", "the play of a card", play)
    return play


def _exact(reason: Reason) -> Explanation:
    items = tuple((one.code, float(one.points)) for one in reason.differences)
    return Explanation(
        reason.cost, 0.0, exact=True, items=items, better=_line(reason.better), worse=_line(reason.worse)
    )


def _line(line: Line) -> tuple[Action, ...]:
    return tuple(step.action for step in line.steps)


def _estimated(estimate: Estimate, better: Action, worse: Action) -> Explanation:
    items = tuple((code, mean.mean) for code, mean in estimate.items)
    reply = estimate.reply.capture if estimate.reply else None
    return Explanation(estimate.cost.mean, estimate.cost.error, False, items, (better,), (worse,), reply)  # noqa: FBT003


class ReviewedPlay(NamedTuple):
    """A play of a game, compared with the best one.

    >>> [reviewed] = casino.review("classic/island/KH")
    >>> str(reviewed.best), reviewed.cost > 0
    ('AD6S,5C2D=7', True)
    """

    move: Move
    """The recorded play."""

    best: Action
    """The best play; the recorded play itself if it costs nothing."""

    cost: float
    """The lead that the recorded play gives away, in points; 0 if the difference may be due to chance."""

    exact: bool
    """Whether the cost is exact. Near the end of a game, the cost includes the worth of winning: ten points."""

    @property
    def view(self) -> View:
        """The position as the seat saw it."""
        return self.move.before.view(self.move.seat)


def review(game: GameOrText) -> Iterator[ReviewedPlay]:
    """Yield every play of a game, compared with the best one that its seat could know; forced plays are left out.

    This takes a few tenths of a second per play. The same game always gets the same review.

    >>> [one.cost > 0 for one in casino.review("classic/island/AD6S,5C2D=7")]
    [False]
    """
    for move in moves(game):
        seen = move.before.view(move.seat)
        if isinstance(move.action, Play) and len(candidates(seen, 2)) > 1:
            yield _reviewed(move, move.action, seen)


def _reviewed(move: Move, action: Play, seen: View) -> ReviewedPlay:
    judge = Bot("reviewer", partial(reviewer.think, action), avoids_losing=False)
    chance = Chance(f"review/{move.before.seed}/{move.before.round}/{len(move.before.record[-1])}")
    thought = Thought(action)
    for thought in judge.think(seen, chance):  # noqa: B007  # the last thought counts
        pass
    cost = reviewer.cost_among(action, thought.judged)
    return ReviewedPlay(move, thought.best if cost else action, cost, thought.exact)
