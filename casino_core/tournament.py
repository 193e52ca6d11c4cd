"""Matches between bots on the same cards: every deal is played once for each side, with the bot on that side."""

from __future__ import annotations

import statistics
from collections.abc import Iterator, Sequence
from math import inf, sqrt
from typing import NamedTuple

from casino_core.arguments import RulesOrText, rules_of
from casino_core.bots import Bot, bot_named
from casino_core.cards import Chance
from casino_core.errors import ArgumentError, check_argument
from casino_core.playing.dealing import new_round
from casino_core.playing.play import play
from casino_core.position.view import Played, view
from casino_core.rules.parts import Rules
from casino_core.score.scoring import Points, score_round

NORMAL = statistics.NormalDist().inv_cdf(0.975)
"""The 97.5% point of the normal distribution."""


class MatchResult(NamedTuple):
    """The result of a match.

    >>> casino.match("nia", "nia", deals=2)
    MatchResult(deals=2, lead=0.0, error=0.0)
    """

    deals: int
    """The number of deals; each is played once for every side."""

    lead: float
    """The lead of the first bot over the mean of the other sides, in points a round."""

    error: float
    """Half the width of the 95% interval of the lead, by Student's distribution."""


def match(
    bot: Bot | str, others: Bot | str, rules: RulesOrText = "classic", deals: int = 100, budget: float = 100
) -> MatchResult:
    """Play a match between a bot and one or more copies of another bot, and return the result.

    ``bot`` and ``others`` are bots or ids, ``budget`` is the number of slices of thought for a decision. The same
    arguments always give the same result. Raises KeyError for an unknown id.

    >>> result = casino.match("nia", "otto", deals=20)
    >>> result.lead > result.error
    True
    """
    return result_of(list(leads(bot, others, rules, deals, budget)))


def leads(bot: Bot | str, others: Bot | str, rules: RulesOrText, deals: int, budget: float) -> Iterator[float]:
    """Yield the lead of a bot in each deal of a match, in points a round."""
    table, ours, theirs = rules_of(rules), _bot(bot), _bot(others)
    if deals < 2:
        raise ArgumentError("deals", "at least 2", deals)
    for number in range(deals):
        sides = range(table.sides)
        rounds = [
            play_round(table, f"match {number}", [ours if side == own else theirs for side in table.side_of], budget)
            for own in sides
        ]
        yield sum(map(lead, rounds, sides)) / table.sides


def play_round(rules: Rules, seed: str, bots: Sequence[Bot], budget: float) -> Points:
    """Play a round that the last seat deals, and return its points by side; negative if points are bad."""
    position, _ = new_round(rules, seed, rules.seats - 1)
    chances = [Chance(f"{seed}/{seat}") for seat in range(rules.seats)]
    played: Played = ()
    while not position.over:
        seat = position.actor
        action = bots[seat].choose(view(position, seat, played), chances[seat], budget)
        # Someone else's bot may choose anything, so its action is checked.
        position, _ = play(position, action)
        played += ((seat, action),)
    points = score_round(position).points
    return tuple(-own for own in points) if rules.ending.lowest_wins else points


def lead(points: Points, side: int) -> float:
    """Return the lead of a side over the mean of the others."""
    return points[side] - (sum(points) - points[side]) / (len(points) - 1)


def result_of(deal_leads: Sequence[float]) -> MatchResult:
    """Return the result of a match from its leads, one for each deal."""
    if len(deal_leads) < 2:
        return MatchResult(len(deal_leads), sum(deal_leads), inf)
    error = student(len(deal_leads) - 1) * statistics.stdev(deal_leads) / sqrt(len(deal_leads))
    return MatchResult(len(deal_leads), statistics.fmean(deal_leads), error)


def student(freedom: int) -> float:
    """Return the 97.5% point of Student's distribution, accurate to 1% for three or more degrees of freedom."""
    z = NORMAL
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3


def _bot(bot: Bot | str) -> Bot:
    """Return a given bot, or the bot with an id. Raises KeyError for an unknown id, ArgumentError for other values."""
    if isinstance(bot, str):
        return bot_named(bot)
    check_argument("bot", bot, Bot, "a bot or its id, such as 'nia'")
    return bot
