"""The score that was to be expected in the course of a game, and the points where it turned."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby, pairwise

from casino_core.rules.parts import Rules
from casino_core.score.scoring import Points
from web.worker.match.game_review import Decision, GameReview, Reviewed

MIN_SWING = 1.0
"""By how many points an expected lead must change to be a turning point: the mean of rollouts errs by a quarter."""

MAX_TURNING_POINTS = 3
"""How many turning points are told."""


@dataclass(frozen=True)
class Moment:
    """How the game stood for one side, as far as it could know."""

    place: int
    """The place in the replay."""

    round: int
    """The number of the round, from 1."""

    number: int | None
    """Before which move of the round it was, from 1; None at the end of the round."""

    lead: float
    """By how many points of the game the side would probably be ahead at the end of the round, or is there."""

    cost: float = 0.0
    """How many points the play cost that was made then."""


@dataclass(frozen=True)
class Turn:
    """A change of the expected lead between two moments that follow each other."""

    before: Moment
    """The first of them."""

    after: Moment
    """The other."""

    @property
    def swing(self) -> float:
        """By how many points the side was further ahead afterwards."""
        return self.after.lead - self.before.lead

    @property
    def rest(self) -> float:
        """How much of that came of the cards and of what others played."""
        return self.swing + self.before.cost


def course(review: GameReview, side: int) -> tuple[Moment, ...]:
    """Return the moments of a game as far as it has been reviewed.

    They are those before each play of the side of which the expected lead is known, and the end of every round.
    """
    judged = zip(review.reviewed, review.decisions, strict=False)
    found: list[Moment] = []
    for number, plays in groupby(judged, key=lambda each: each[0].round):
        found += _of_a_round(tuple(plays), review, number, side)
    return tuple(found)


def _of_a_round(
    plays: tuple[tuple[Reviewed, Decision], ...], review: GameReview, number: int, side: int
) -> Iterator[Moment]:
    for one, (_, seen, _) in plays:
        if one.lead is not None and seen.rules.side_of[seen.seat] == side:
            ahead = lead_in(seen.rules, seen.totals or (0,) * seen.rules.sides, side)
            yield Moment(one.place - 1, number, one.number, ahead + one.lead, one.cost)
    _, (_, _, match) = plays[-1]
    if len(plays) == sum(decision[0].round == number for decision in review.decisions):
        end = plays[0][0].place - plays[0][0].number + len(match.moves)
        yield Moment(end, number, None, lead_in(match.game.rules, match.game.totals, side))


def lead_in(rules: Rules, totals: Points, side: int) -> float:
    """Return by how many points a side is ahead of the mean of the others; where points are bad, of those they have."""
    own = totals[side]
    ahead = own - (sum(totals) - own) / (len(totals) - 1)
    return -ahead if rules.ending.lowest_wins else ahead


def turns(moments: tuple[Moment, ...]) -> tuple[Turn, ...]:
    """Return the largest changes within a round, in the order of the game."""
    found = [Turn(before, after) for before, after in pairwise(moments) if before.round == after.round]
    large = sorted((turn for turn in found if abs(turn.swing) >= MIN_SWING), key=lambda turn: -abs(turn.swing))
    return tuple(sorted(large[:MAX_TURNING_POINTS], key=lambda turn: turn.before.place))
