"""The speed of rounds, rollouts and solving last deals: the same work in any Python.

This module also runs in Pyodide with the engine that visitors get, so it needs nothing except that engine. The rounds
are classic Casino for two; they follow from seeds, and players choose among all legal plays.
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterable, Iterator
from itertools import count
from math import ceil
from time import process_time
from typing import NamedTuple

from casino_core.bots.counter import rollout_policy
from casino_core.cards import Chance
from casino_core.legal.legality import legal_plays
from casino_core.playing.dealing import new_round
from casino_core.playing.play import apply
from casino_core.position.actions import Capture, MakeBuild, Play, pieces
from casino_core.position.position import Position
from casino_core.position.view import view
from casino_core.rules.variants import variant_rules
from casino_core.search.alphabeta import AlphaBeta
from casino_core.search.game_model import GameModel, GameNode, game_model

RUNS = 3
"""The number of runs whose median counts."""

SENSIBLE = 75
"""The percentage of plays that are greedy, not random, before the last deals that are solved."""

RULES = variant_rules("classic")

WORLDS = 50
"""The number of guesses of the hidden cards from which one position is rolled out."""

Choice = Callable[[Position], Play]
"""Chooses a play in a position."""


class Amount(NamedTuple):
    """The amount of work: rounds played, deals played to their ends, last deals solved."""

    rounds: int = 200
    deals: int = 1000
    endings: int = 120


Figures = dict[str, tuple[float, str]]
"""Values and units by name."""


# ---------- rounds ----------


def positions(number: int, choose: Choice) -> Iterator[Position]:
    """Yield the positions of a numbered round, including the last."""
    position, _ = new_round(RULES, f"numbers {number}", 1)
    while not position.over:
        yield position
        position, _ = apply(position, choose(position))
    yield position


def at_random(chance: Chance) -> Choice:
    """Return a choice among all plays, each equally likely."""
    return lambda position: chance.choice(legal_plays(position))


def greedily(position: Position) -> Play:
    """Return the capture of the most pieces; else the build of the most pieces; else the trail of the lowest card."""
    return max(legal_plays(position), key=appeal)


def appeal(play: Play) -> tuple[int, int]:
    """Return the sort key by which ``greedily`` compares plays."""
    if isinstance(play, Capture):
        return 2, len(pieces(play))
    return (1, len(pieces(play))) if isinstance(play, MakeBuild) else (0, -play.card.pips)


def mostly(chance: Chance) -> Choice:
    """Return a choice that is greedy in ``SENSIBLE`` percent of all cases, and otherwise random."""

    def choose(position: Position) -> Play:
        return greedily(position) if chance.below(100) < SENSIBLE else chance.choice(legal_plays(position))

    return choose


def end_of_round(number: int, choose: Choice) -> Position:
    """Return the last position of a round."""
    *_, last = positions(number, choose)
    return last


# ---------- measurements ----------


def seconds(work: Callable[[], object]) -> float:
    """Return the processor time of some work in seconds, the median of several runs.

    As in ``timeit``, no garbage is collected meanwhile, because a collection happens in only some runs, and takes a
    third of their time.
    """
    times = []
    for _ in range(RUNS):
        game_model.cache_clear()
        gc.collect()
        gc.disable()
        try:
            start = process_time()
            work()
            times.append(process_time() - start)
        finally:
            gc.enable()
    return part(times, 0.5)


def part(times: list[float], share: float) -> float:
    """Return the shortest time that at least this share of the times does not exceed."""
    return sorted(times)[ceil(share * len(times)) - 1]


def beginnings(number: int) -> list[Position]:
    """Return ``number`` positions: samples from greedy play, each repeated with many guesses of its hidden cards."""
    sample: list[Position] = []
    for place in count():
        coming = list(positions(place, greedily))[:-1]
        seen, chance = view(coming[place % len(coming)], coming[place % len(coming)].turn), Chance(f"worlds {place}")
        sample += [seen.sample(chance) for _ in range(WORLDS)]
        if len(sample) >= number:
            return sample[:number]
    raise AssertionError("counting never ends")


def rolled_out(deals: Iterable[Position]) -> list[GameNode]:
    """Return the last nodes of deals played by one rollout policy, which reuses its judgements in later deals."""
    model, policy = game_model(RULES), rollout_policy(view(new_round(RULES, "rollouts", 1)[0], 0))
    ends = []
    for position in deals:
        node = model.node(position)
        while not model.over(node):
            node = model.after(node, policy.choose(node))
        ends.append(node)
    return ends


def last_deals(number: int) -> list[Position]:
    """Return the positions at the beginning of ``number`` last deals, after mostly greedy play."""
    rounds = (positions(place, mostly(Chance(f"last {place}"))) for place in range(number))
    return [next(position for position in coming if position.last_deal) for coming in rounds]


def rounds_a_second(amount: Amount) -> Iterator[tuple[str, float, str]]:
    """Yield the names, values and units of rounds and deals per second."""
    plain = seconds(lambda: [end_of_round(number, greedily) for number in range(amount.rounds)])
    yield "greedy-rounds-among-all-moves", amount.rounds / plain, "rounds/s"
    deals = beginnings(amount.deals)
    played = seconds(lambda: rolled_out(deals))
    yield "rollouts-to-the-end-of-a-deal", amount.deals / played, "deals/s"


def last_deals_solved(amount: Amount) -> Iterator[tuple[str, float, str]]:
    """Yield the names, values and units of the times of solving last deals.

    One search finds the best move; the other finds the exact value of every move.
    """
    deals = last_deals(amount.endings)
    for what, solve in (
        ("best", lambda search, node: list(search.best(node))),
        ("every-value", lambda search, node: search.values(node)),
    ):
        model = GameModel(RULES)
        times = [1000 * once(solve, model, position) for position in deals]
        yield f"last-deal-{what}-median", part(times, 0.5), "ms"
        yield f"last-deal-{what}-95", part(times, 0.95), "ms"
        yield f"last-deal-{what}-most", max(times), "ms"


def once(solve: Callable[[AlphaBeta, GameNode], object], model: GameModel, position: Position) -> float:
    """Return the processor seconds that it takes to solve a position once."""
    start = process_time()
    solve(AlphaBeta(model), model.node(position))
    return process_time() - start


def measured(amount: Amount) -> Figures:
    """Return the figures of all measurements in this module."""
    figures = (*rounds_a_second(amount), *last_deals_solved(amount))
    return {name: (value, unit) for name, value, unit in figures}
