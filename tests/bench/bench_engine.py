"""The speed of random play, and of listing legal actions compared with a brute-force reading of the rules."""

import statistics
import time
from collections.abc import Callable, Iterator, Sequence
from random import Random

from casino_core.legal.legality import legal_actions
from casino_core.playing.dealing import new_round
from casino_core.playing.play import apply
from casino_core.position.layout import sums
from casino_core.position.position import Position
from casino_core.rules.variants import variant_rules
from tests.bench.figures import Figure, bench
from tests.engine.adapter import to_reference
from tests.reference.classic import legal

ROUNDS = 300  # of random play in a run
EVERY = 10  # the legal actions are listed again in one position of this many
RUNS = 5  # the median of this many runs counts

RULES = variant_rules("classic")


def random_round(seed: int) -> Iterator[Position]:
    """Yield the positions, except the last, of a round of two players who choose legal actions at random."""
    rng = Random(seed)
    position, _ = new_round(RULES, str(seed), seed % 2)
    while not position.over:
        yield position
        position, _ = apply(position, rng.choice(legal_actions(position)))


def seconds(work: Callable[[], object]) -> float:
    """Return the seconds that some work takes: the median of several runs."""
    times = []
    for _ in range(RUNS):
        start = time.perf_counter()
        work()
        times.append(time.perf_counter() - start)
    return statistics.median(times)


def list_warm(positions: Sequence[Position]) -> None:
    """List the legal actions of positions, with the cache of earlier calls."""
    for position in positions:
        legal_actions(position)


def list_cold(positions: Sequence[Position]) -> None:
    """List the legal actions of positions, each with an empty cache."""
    for position in positions:
        sums.cache_clear()
        legal_actions(position)


@bench
def engine() -> Iterator[Figure]:
    """Yield the rounds of random play and the lists of legal actions per second, and the ratio to brute force."""
    taken = seconds(lambda: [list(random_round(seed)) for seed in range(ROUNDS)])
    yield Figure("random-rounds", ROUNDS / taken, "rounds/s")
    positions = [position for seed in range(ROUNDS) for position in random_round(seed)][::EVERY]
    plain = [to_reference(position, {}) for position in positions]
    warm, cold = seconds(lambda: list_warm(positions)), seconds(lambda: list_cold(positions))
    brute_force = seconds(lambda: list(map(legal, plain)))
    yield Figure("legal-lists-warm", len(positions) / warm, "lists/s")
    yield Figure("legal-lists-cold", len(positions) / cold, "lists/s")
    yield Figure("legal-lists-brute-force", len(positions) / brute_force, "lists/s")
    yield Figure("legal-lists-faster-than-brute-force", brute_force / cold, "x")
