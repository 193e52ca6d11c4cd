"""Matches between bots: every deal is played once for each side that a bot can have, with the same cards.

This runs in Pyodide with the visitors' engine, and on other machines, so it needs nothing except that engine. `python3
build.py bench bots` is the command; see `tests/bench/bots.py`.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Sequence
from time import perf_counter
from typing import NamedTuple, TypeAlias

from casino_core.bots import BOTS, Bot
from casino_core.cards import Chance
from casino_core.notation.rules import parse_rules
from casino_core.playing.dealing import new_round
from casino_core.playing.play import apply
from casino_core.position.actions import Action
from casino_core.position.position import Position
from casino_core.position.view import Played, view
from casino_core.rules.parts import Rules
from casino_core.score.scoring import Points, score_round
from tests.bots.cheat import CHEATS
from tests.bots.counting import COUNTING, counting_of
from tests.bots.follower import FOLLOWER
from tests.bots.greedy import GREEDY, RANDOM
from tests.bots.published import PUBLISHED, PUBLISHED_AT_LENGTH

YARDSTICKS: dict[str, Bot] = {bot.id: bot for bot in (RANDOM, GREEDY, COUNTING, PUBLISHED, PUBLISHED_AT_LENGTH)}
"""Honest players that never change, against whom the bots are measured."""

PLAYERS: dict[str, Bot] = {**YARDSTICKS, **BOTS, FOLLOWER.id: FOLLOWER}
"""All players who see only their view. Players who see more are in ``CHEATS``, and nowhere else."""

SLICES = 100  # more than most of these bots need; about 200 ms for the bots that could think for ever

Chooser: TypeAlias = Callable[[Position, Played, Chance], Action]
"""Chooses an action in a position, with the record of the round; a bot is shown only its view of the position."""


class Match(NamedTuple):
    """A match of a bot against copies of another bot, with the rules (as in links) and the budgets.

    ``budget`` is a number of slices, so that results can be reproduced, or milliseconds if ``clocked``. The other bots
    have the same budget, unless ``others_budget`` is given.
    """

    bot: str
    others: str
    rules: str = "classic"
    budget: float = SLICES
    clocked: bool = False
    others_budget: float | None = None


class Dealt(NamedTuple):
    """The result of a deal, averaged over all sides that the bot can have.

    ``lead`` is the bot's lead in points over the mean of the other sides; ``won`` is the share of rounds that it won,
    where tied sides share a round. ``times`` has two lists of milliseconds, one entry for each decision: first of the
    bot, then of the other players.
    """

    lead: float
    won: float
    times: tuple[list[float], list[float]]


def milliseconds() -> float:
    """Return the time in milliseconds, by a clock that only runs forward."""
    return 1000 * perf_counter()


def seated(name: str, budget: float, times: list[float], *, clocked: bool) -> Chooser:
    """Return a chooser that plays as the named player, and adds the milliseconds of every decision to ``times``."""
    clock = milliseconds if clocked else None

    def choose(position: Position, played: Played, chance: Chance) -> Action:
        if name in CHEATS:
            start = milliseconds()
            action = CHEATS[name].choose(position, chance, budget, clock)
        else:
            seen = view(position, position.actor, played)
            start = milliseconds()
            action = PLAYERS[name].choose(seen, chance, budget, clock)
        times.append(milliseconds() - start)
        return action

    return choose


def check(name: str, rules: Rules) -> None:
    """Raise ValueError, with the reason, if the named player cannot play by these rules."""
    if name in {COUNTING.id, PUBLISHED.id, PUBLISHED_AT_LENGTH.id}:
        counting_of(rules)


def play_round(rules: Rules, seed: str, choosers: Sequence[Chooser]) -> Points:
    """Play a round, with the last seat dealing; return the points by side, negated where the fewest points win."""
    position, _ = new_round(rules, seed, rules.seats - 1)
    chances = [Chance(f"{seed}/{seat}") for seat in range(rules.seats)]
    played: Played = ()
    while not position.over:
        seat = position.actor
        action = choosers[seat](position, played, chances[seat])
        position, _ = apply(position, action)
        played += ((seat, action),)
    points = score_round(position).points
    return tuple(-own for own in points) if rules.ending.lowest_wins else points


def ahead(points: Points, side: int) -> float:
    """Return the lead of a side over the mean of the other sides."""
    return points[side] - (sum(points) - points[side]) / (len(points) - 1)


def share_won(points: Points, side: int) -> float:
    """Return 1 if a side has won the round alone, 0 if it has not won, and a fraction if it has tied for the win."""
    return 1 / points.count(max(points)) if points[side] == max(points) else 0


def play_deal(match: Match, number: int) -> Dealt:
    """Play deal ``number`` once for every side that the bot can have; return the result."""
    rules = parse_rules(match.rules)
    times: tuple[list[float], list[float]] = ([], [])
    others_budget = match.budget if match.others_budget is None else match.others_budget
    mine = seated(match.bot, match.budget, times[0], clocked=match.clocked)
    theirs = seated(match.others, others_budget, times[1], clocked=match.clocked)
    sides = range(rules.sides)
    rounds = [
        play_round(rules, f"arena {number}", [mine if side == own else theirs for side in rules.side_of])
        for own in sides
    ]
    lead = sum(map(ahead, rounds, sides)) / rules.sides
    return Dealt(lead, sum(map(share_won, rounds, sides)) / rules.sides, times)


def answer(line: str) -> str:
    """Play the deal that a line of JSON asks for, by its match and number; return the result as a line of JSON."""
    match, number = json.loads(line)
    return json.dumps(play_deal(Match(*match), number))


def request(match: Match, number: int) -> str:
    """Return the line of JSON that asks for a deal."""
    return json.dumps((match, number))


def answered(line: str) -> Dealt:
    """Return the result that an answer contains."""
    lead, won, (mine, theirs) = json.loads(line)
    return Dealt(lead, won, (mine, theirs))


def main() -> None:
    """For every line of the standard input, print a line with the answer."""
    for line in sys.stdin:
        print(answer(line), flush=True)
