"""The strongest bot in the browser: how often it exceeds its time, and whether it blocks the page meanwhile."""

from collections.abc import Iterator

from casino_core.bots import LADDER
from tests.bench.figures import Figure, bench
from tests.bench.thinking import BUDGET, DEALS, ROUNDS, figures


@bench
def thinking() -> Iterator[Figure]:
    """Yield the time that the strongest bot takes in Chromium, and the long tasks of its page meanwhile."""
    yield from figures(LADDER[-1], "classic", BUDGET, DEALS, ROUNDS)
