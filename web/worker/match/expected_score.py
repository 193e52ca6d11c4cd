"""The expected score over the course of a game, and its turning points."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby, pairwise

from casino_core.rules.parts import Rules
from casino_core.score.scoring import Points
from web.worker.match.game_review import Decision, GameReview, Reviewed

MIN_SWING = 1.0
"""The smallest change of an expected lead, in points, that is a turning point; estimates err by about 0.25."""

MAX_TURNING_POINTS = 3
"""The maximum number of turning points that are listed."""


@dataclass(frozen=True)
class Moment:
    """The expected lead of a side at one moment, given what the side could know then."""

    place: int
    """The place of the moment in the replay, from 0."""

    round: int
    """The number of the round, from 1."""

    number: int | None
    """The number of the next move in the round, from 1; None at the end of the round."""

    lead: float
    """The expected lead at the end of the round, in points of the game; at the end itself, the actual lead."""

    cost: float = 0.0
    """The points that the next play cost."""


@dataclass(frozen=True)
class Turn:
    """A change in the expected lead between two consecutive moments."""

    before: Moment
    """The first moment."""

    after: Moment
    """The second moment."""

    @property
    def swing(self) -> float:
        """The change of the lead, in points."""
        return self.after.lead - self.before.lead

    @property
    def rest(self) -> float:
        """The part of the change due to the cards and to the plays of others."""
        return self.swing + self.before.cost


def course(review: GameReview, side: int) -> tuple[Moment, ...]:
    """Return the moments of the reviewed part of a game.

    They are the moments before each play of the side for which the expected lead is known, and the end of every round
    whose plays have all been reviewed.
    """
    judged = zip(review.reviewed, review.decisions, strict=False)
    rounds = groupby(judged, key=lambda each: each[0].round)
    return tuple(moment for number, plays in rounds for moment in _of_a_round(tuple(plays), review, number, side))


def _of_a_round(
    plays: tuple[tuple[Reviewed, Decision], ...], review: GameReview, number: int, side: int
) -> Iterator[Moment]:
    for one, (_, seen, _) in plays:
        if one.lead is not None and seen.rules.side_of[seen.seat] == side:
            ahead = lead_in(seen.rules, seen.totals or (0,) * seen.rules.sides, side)
            yield Moment(one.place - 1, number, one.number, ahead + one.lead, one.points)
    _, (_, _, match) = plays[-1]
    all_judged = len(plays) == sum(decision[0].round == number for decision in review.decisions)
    # A game with a fault is opened only up to the fault, so its last round may not be over.
    if all_judged and match.game.round_over:
        end = plays[0][0].place - plays[0][0].number + len(match.moves)
        yield Moment(end, number, None, lead_in(match.game.rules, match.game.totals, side))


def lead_in(rules: Rules, totals: Points, side: int) -> float:
    """Return the lead of a side over the mean of the others; negated if the lowest total wins."""
    own = totals[side]
    ahead = own - (sum(totals) - own) / (len(totals) - 1)
    return -ahead if rules.ending.lowest_wins else ahead


def turns(moments: tuple[Moment, ...]) -> tuple[Turn, ...]:
    """Return the largest changes within rounds, in the order of the game."""
    changes = [Turn(before, after) for before, after in pairwise(moments) if before.round == after.round]
    large = sorted((turn for turn in changes if abs(turn.swing) >= MIN_SWING), key=lambda turn: -abs(turn.swing))
    return tuple(sorted(large[:MAX_TURNING_POINTS], key=lambda turn: turn.before.place))
