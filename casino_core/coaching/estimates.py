"""Why one play is better while hands are hidden: two plays are tried in the same sampled deals, and compared by items.

The reasons are only facts: the site turns them into sentences. Nothing is stated that the sampling error could explain.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Hashable, Iterator, Sequence
from itertools import pairwise
from math import sqrt
from typing import NamedTuple

from casino_core.coaching.reasons import MIN_SHARE
from casino_core.position.actions import Action, Capture, pieces
from casino_core.position.view import View
from casino_core.rules.awards import awards
from casino_core.score.scoring import score_round
from casino_core.search.evaluation import Evaluation
from casino_core.search.game_model import GameNode
from casino_core.search.rollouts import Rollouts

DEALS = 60
"""The number of sampled deals in which two plays are compared."""

MIN_ERRORS = 2.0
"""The number of standard errors by which a mean must exceed 0 to be stated."""

MIN_TIMES = 5
"""The minimum number of deals in which a reply must occur to be named."""

MAIN_SHARE = 2
"""A reply is the main reason if it explains at least one part in ``MAIN_SHARE`` of the cost: 2 means half."""

AGAINST_BUILDS = "against builds"
"""The key of all replies that take, raise or add to a build of the seat."""


class Mean(NamedTuple):
    """A mean over sampled deals."""

    mean: float
    """The mean, in points."""

    error: float
    """The standard error of the mean, in points."""

    @property
    def is_significant(self) -> bool:
        """Whether the mean is above 0 by more than the error could explain."""
        return self.mean > MIN_ERRORS * self.error


class Reply(NamedTuple):
    """The way in which the next opponent answers the worse play: by a capture, or by any play against a build."""

    seat: int
    """The seat of the opponent."""

    capture: Capture
    """The capture; in some deals another card of the same rank makes it."""

    against_builds: bool
    """Whether all plays count that take, raise or add to a build of the seat; the capture is then one of them."""

    share: float
    """The share of the sampled deals in which the opponent answers like this, from 0 to 1."""

    cost: Mean
    """The lead that the better play gains over the worse one in those deals, in points."""


class Estimate(NamedTuple):
    """The reasons why one play is probably better than another."""

    cost: Mean
    """The lead that the better play gains over the worse one, in points."""

    items: tuple[tuple[str, Mean], ...]
    """The codes of the items that significantly explain enough of the cost (see ``MIN_SHARE``), each with the lead that
    the better play gains by the item, the largest first."""

    reply: Reply | None
    """The reply to the worse play that best explains the cost; None if no reply explains enough of it."""

    deals: int
    """The number of sampled deals."""


class Answer(NamedTuple):
    """The next opponent's play in one sampled deal."""

    seat: int
    """The seat of the opponent."""

    play: Action
    """The play."""

    against_build: bool
    """Whether the play takes, raises or adds to a build of the seat whose play it answers."""


Leads = dict[str, float]
"""A side's lead in each item, in points."""


def estimate(
    view: View, better: Action, worse: Action, rollouts: Rollouts, deals: int = DEALS
) -> Iterator[Estimate | None]:
    """Yield None after every sampled deal, and finally the reasons why one play is probably better than another.

    After both plays, the same policies play on in the same deals. Raises ValueError for a view that contradicts itself.
    """
    evaluation, side = Evaluation(view.rules), view.rules.side_of[view.seat]
    gaps: list[Leads] = []
    answers: list[Answer | None] = []
    for _ in range(deals):
        node, policies = rollouts.draw()
        one, other = (list(rollouts.play_out(node, policies, play)) for play in (better, worse))
        ends = [_leads(evaluation, rollouts, line[-1][1], side) for line in (one, other)]
        gaps.append({code: ends[0].get(code, 0) - ends[1].get(code, 0) for code in ends[0] | ends[1]})
        answers.append(_answer(other, view.seat))
        yield None
    yield _summary(gaps, answers)


def _leads(evaluation: Evaluation, rollouts: Rollouts, end: GameNode, side: int) -> Leads:
    """Return a side's lead in each item at the end of a rollout, in points, by the code of the item."""
    points = evaluation.items(rollouts.model.snapshot(end).taken)
    counted = {award.code for award in awards(end.position.rules)}
    points |= {item.code: item.points for item in score_round(end.position).items if item.code not in counted}
    return {code: evaluation.leads(each)[side] for code, each in points.items()}


def _answer(line: Sequence[tuple[Action, GameNode]], own: int) -> Answer | None:
    """Return the next opponent's first action after the play of the seat ``own`` in a line; None without any."""
    for (_, node), (move, _) in pairwise(line):
        position = node.position
        if position.rules.side_of[position.turn] != position.rules.side_of[own]:
            builds = {build.piece for build in position.builds if build.owner == own}
            return Answer(position.turn, move, not builds.isdisjoint(pieces(move)))
    return None


def _summary(gaps: Sequence[Leads], answers: Sequence[Answer | None]) -> Estimate:
    """Return the estimate from the gaps between two plays in all sampled deals and the answers to the worse one."""
    totals = [sum(gap.values()) for gap in gaps]
    cost = _mean(totals)
    codes = dict.fromkeys(code for gap in gaps for code in gap)
    means = {code: _mean([gap.get(code, 0) for gap in gaps]) for code in codes}
    items = [(code, mean) for code, mean in means.items() if mean.is_significant and MIN_SHARE * mean.mean >= cost.mean]
    return Estimate(
        cost, tuple(sorted(items, key=lambda one: -one[1].mean)), _telling(totals, answers, cost), len(gaps)
    )


def _telling(totals: Sequence[float], answers: Sequence[Answer | None], cost: Mean) -> Reply | None:
    """Return the capture that best explains the cost, or all replies against builds if only these are the main reason.

    Return None if neither explains enough of the cost.
    """
    made: dict[Hashable, list[float]] = defaultdict(list)
    example: dict[Hashable, tuple[int, Capture]] = {}
    for answer, total in zip(answers, totals, strict=True):
        if answer is None:
            continue
        for key in _keys(answer):
            made[key].append(total)
            if isinstance(answer.play, Capture):
                example.setdefault(key, (answer.seat, answer.play))
    often = {key: made[key] for key in example if len(made[key]) >= MIN_TIMES and _mean(made[key]).is_significant}

    def explains(key: Hashable, parts: int) -> bool:
        return key in often and parts * sum(often[key]) >= cost.mean * len(totals)

    captures = [key for key in often if key != AGAINST_BUILDS]
    best = max(captures, key=lambda key: sum(often[key]), default=None)
    if not explains(best, MAIN_SHARE) and explains(AGAINST_BUILDS, MAIN_SHARE):
        best = AGAINST_BUILDS
    if not explains(best, MIN_SHARE):
        return None
    return Reply(*example[best], best == AGAINST_BUILDS, len(often[best]) / len(totals), _mean(often[best]))


def _keys(answer: Answer) -> Iterator[Hashable]:
    """Yield what an answer counts as: a capture with a rank, a play against builds, both or neither."""
    if isinstance(answer.play, Capture):
        yield answer.play.card.rank, frozenset(pieces(answer.play))
    if answer.against_build:
        yield AGAINST_BUILDS


def _mean(values: Sequence[float]) -> Mean:
    """Return the mean of at least two values, with its standard error."""
    mean = sum(values) / len(values)
    spread = sum([(value - mean) ** 2 for value in values]) / (len(values) - 1)
    return Mean(mean, sqrt(spread / len(values)))
