"""The lead of the bots over a plain greedy player on the same cards, in points a round, and the time of a move."""

import statistics
from collections.abc import Iterator
from time import process_time

from casino_core.bots import BOTS
from casino_core.cards import Chance
from casino_core.legal.legality import legal_actions
from casino_core.notation.rules import rules_text
from casino_core.playing.dealing import new_round
from casino_core.playing.play import apply
from casino_core.position.position import Position
from casino_core.position.view import view
from casino_core.rules.variants import variant_rules
from tests.bench.contest import contest
from tests.bench.crews import cores_here, local_crew
from tests.bench.figures import Figure, bench
from tests.bots.arena import Match
from tests.bots.estimate import Stop
from tests.bots.greedy import GREEDY

DEALS = 300  # each is played once for every side
ROUNDS = 30


@bench
def strength() -> Iterator[Figure]:
    """Yield the points a round by which each bot beats the greedy player, and half the width of the 95% interval."""
    with local_crew(cores_here()) as crew:
        for seats, team in ((2, 1), (3, 1), (4, 1), (4, 2)):
            for bot in BOTS:
                match = Match(bot, GREEDY.id, rules_text(variant_rules("classic", seats, team)))
                lead = contest(match, Stop(DEALS), crew).lead
                name = f"{bot}-over-greedy-{seats}-seats" + ("-in-teams" if team > 1 else "")
                yield Figure(name, lead.mean, "points")
                yield Figure(f"{name}-error", lead.error, "points")


def met(seats: int) -> Iterator[Position]:
    """Yield the positions of some rounds that the bot Nia plays against herself."""
    rules = variant_rules("classic", seats)
    for number in range(ROUNDS):
        position, _ = new_round(rules, f"bench {number}", 0)
        while not position.over:
            yield position
            action = BOTS["nia"].choose(view(position, position.turn), Chance("luck"), budget=0)
            position, _ = apply(position, action)


@bench
def moves() -> Iterator[Figure]:
    """Yield the median processor time of each bot's move, also as a multiple of the time to list the legal actions."""
    for seats in (2, 4):
        positions = list(met(seats))
        start = process_time()
        for position in positions:
            legal_actions(position)
        listing = (process_time() - start) / len(positions)
        for bot in BOTS.values():
            times = []
            for position in positions:
                mine = view(position, position.turn)
                start = process_time()
                bot.choose(mine, Chance("luck"), budget=100)
                times.append(process_time() - start)
            yield Figure(f"{bot.id}-move-{seats}-seats", 1000 * statistics.median(times), "ms")
            yield Figure(f"{bot.id}-move-{seats}-seats-in-lists", statistics.median(times) / listing, "x")
