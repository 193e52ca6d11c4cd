"""Bots against each other on the same cards: every deal is played with each side in every place.

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
"""All players who play by their view. Players who see more are in ``CHEATS``, and nowhere else."""

SLICES = 100  # more than most of these bots need, and about 200 ms for those that could think for ever

Chooser: TypeAlias = Callable[[Position, Played, Chance], Action]
"""Chooses an action in a position, with the record of the round; a bot is shown only its view of the position."""


class Match(NamedTuple):
    """A bot against a table of copies of another, with their rules (as in links) and budgets.

    ``budget`` is a number of slices, so that results can be repeated, or milliseconds if ``clocked``. The others have
    the same budget, unless ``others_budget`` is given.
    """

    bot: str
    others: str
    rules: str = "classic"
    budget: float = SLICES
    clocked: bool = False
    others_budget: float | None = None


class Dealt(NamedTuple):
    """The result of a deal, on average over all sides that the bot can have.

    ``lead`` is the bot's lead over the mean of the others in points, ``won`` its share of the rounds won; tied sides
    share a round. ``times`` are the milliseconds of each decision: the bot's, and the others'.
    """

    lead: float
    won: float
    times: tuple[list[float], list[float]]


def milliseconds() -> float:
    """The time of a clock that only runs forward."""
    return 1000 * perf_counter()


def seated(name: str, budget: float, times: list[float], *, clocked: bool) -> Chooser:
    """The chooser of a player of the arena; it adds the milliseconds of every decision to ``times``."""
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
    """Raise ValueError, with the reason, if a player of the arena does not know a game."""
    if name in {COUNTING.id, PUBLISHED.id, PUBLISHED_AT_LENGTH.id}:
        counting_of(rules)


def play_round(rules: Rules, seed: str, choosers: Sequence[Chooser]) -> Points:
    """The points of one round by side, with the last seat dealing; negative if points are bad."""
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
    """The lead of a side over the mean of the others."""
    return points[side] - (sum(points) - points[side]) / (len(points) - 1)


def share_won(points: Points, side: int) -> float:
    """1 for a side that has won the round, 0 for one that has not, and a fraction for sides that share it."""
    return 1 / points.count(max(points)) if points[side] == max(points) else 0


def play_deal(match: Match, number: int) -> Dealt:
    """The result of the deal with a number, played once for every side that the bot can have."""
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
    """Play the deal in a line of JSON, which has a match and a number; return the result as such a line."""
    match, number = json.loads(line)
    return json.dumps(play_deal(Match(*match), number))


def asked(match: Match, number: int) -> str:
    """The line that asks for a deal."""
    return json.dumps((match, number))


def answered(line: str) -> Dealt:
    """The content of an answer."""
    lead, won, (mine, theirs) = json.loads(line)
    return Dealt(lead, won, (mine, theirs))


def main() -> None:
    """Answer every line of the input with one of the output."""
    for line in sys.stdin:
        print(answer(line), flush=True)
