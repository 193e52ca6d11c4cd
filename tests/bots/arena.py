"""Bots against each other on the same cards: every deal is played with each side in every place.

python -m tests.bots.arena steady greedy 300 --rules classic:seats=4,team=2
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from math import sqrt
from statistics import mean, stdev
from typing import NamedTuple

from casino_core.bots import BOTS, Bot
from casino_core.cards import Chance
from casino_core.dealing import new_round
from casino_core.notation import parse_rules
from casino_core.playing import play
from casino_core.rules import Rules
from casino_core.scoring import Points, score_round
from casino_core.view import view
from tests.bots.greedy import GREEDY, RANDOM

PLAYERS: dict[str, Bot] = {**BOTS, GREEDY.id: GREEDY, RANDOM.id: RANDOM}
SLICES = 1000  # more than any of these bots needs


class Margin(NamedTuple):
    """By how many points a round one bot beats another: the mean, and half the width of its 95 % interval."""

    mean: float
    error: float


def play_round(rules: Rules, seed: str, bots: Sequence[Bot]) -> Points:
    """The points by side of one round, the last seat dealing."""
    position, _ = new_round(rules, seed, rules.seats - 1)
    chances = [Chance(f"{seed}/{seat}") for seat in range(rules.seats)]
    while not position.over:
        seat = position.turn
        position, _ = play(position, bots[seat].choose(view(position, seat), chances[seat], SLICES))
    return score_round(position).points


def lead(rules: Rules, seed: str, bot: Bot, others: Bot) -> float:
    """How far a bot's side comes out ahead of the mean of the other sides, on average over all sides it can have."""
    leads = []
    for mine in range(rules.sides):
        points = play_round(rules, seed, [bot if side == mine else others for side in rules.side_of])
        leads.append(points[mine] - mean(points[:mine] + points[mine + 1 :]))
    return mean(leads)


def margin(rules: Rules, bot: Bot, others: Bot, deals: int, first: int = 0) -> Margin:
    """The margin over so many deals, each played once for every side; ``first`` is the number of the first deal."""
    leads = [lead(rules, f"arena {number}", bot, others) for number in range(first, first + deals)]
    return Margin(mean(leads), 1.96 * stdev(leads) / sqrt(deals))


def main() -> None:
    """Play what the command line says and print the margin."""
    parser = argparse.ArgumentParser(description="Play two bots against each other on the same cards.")
    parser.add_argument("bot", choices=PLAYERS)
    parser.add_argument("others", choices=PLAYERS)
    parser.add_argument("deals", type=int, help="each is played once for every side")
    parser.add_argument("--first", type=int, default=0, help="the number of the first deal")
    parser.add_argument("--rules", type=parse_rules, default="classic", help="as in links: classic:seats=4,team=2")
    options = parser.parse_args()
    found = margin(options.rules, PLAYERS[options.bot], PLAYERS[options.others], options.deals, options.first)
    print(f"{found.mean:+.2f} ± {found.error:.2f} points a round")


if __name__ == "__main__":
    main()
