"""How often bots lose rounds that they end themselves: `python -m tests.bots.clearings [RULES [ROUNDS [BOT ...]]]`.

Every bot plays against itself, in Callabra unless other rules are named: there, clearing the table ends the round.
"""

from __future__ import annotations

import sys
from typing import NamedTuple

from casino_core.bots import BOTS
from casino_core.cards import Chance
from casino_core.notation.rules import parse_rules
from casino_core.playing.dealing import new_round
from casino_core.playing.play import apply
from casino_core.position.view import Played, view
from casino_core.rules.parts import Rules
from casino_core.score.scoring import score_round
from tests.bots.arena import ahead

SLICES = 20


class Ends(NamedTuple):
    """The number of rounds that ended early, and how many of these were ended by a player who was behind."""

    early: int
    lost: int


def ends(bot: str, rules: Rules, rounds: int) -> Ends:
    """Return how many of a bot's rounds against itself ended early, and how many of these the ending player lost."""
    leads = [end for number in range(rounds) if (end := _ended(bot, rules, f"clearings {number}")) is not None]
    return Ends(len(leads), sum(lead < 0 for lead in leads))


def _ended(bot: str, rules: Rules, seed: str) -> float | None:
    """Play a round; return the lead of the player who ended it early, or None if all cards were played."""
    position, _ = new_round(rules, seed, rules.seats - 1)
    chances = [Chance(f"{seed}/{seat}") for seat in range(rules.seats)]
    played: Played = ()
    while not position.over:
        seat = position.actor
        action = BOTS[bot].choose(view(position, seat, played), chances[seat], SLICES)
        position, _ = apply(position, action)
        played += ((seat, action),)
    early = any(position.hands) or len(position.stock) > rules.left_out
    return ahead(score_round(position).points, rules.side_of[seat]) if early else None


def main(rules: str = "callabra", rounds: str = "60", *bots: str) -> None:
    """Let each named bot, or every bot, play rounds against itself, and print a line for each bot."""
    for bot in bots or BOTS:
        early, lost = ends(bot, parse_rules(rules), int(rounds))
        print(f"{bot}: {early} of {rounds} rounds ended early, {lost} of them by who lost them", flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
