"""Tests of intervals against tables and brute force, and of the rate of errors that they promise at repeated looks."""

from __future__ import annotations

import statistics
from collections.abc import Callable, Iterator
from math import exp, inf, pi, sqrt
from random import Random

import pytest

from casino_core.tournament import student
from tests.bots.estimate import ALPHA, FIRST, LOOK_EVERY, Interval, Stop, Tally
from tests.engine.amount import amount

RUNS = amount(400, 4000)
SPREAD = 2.8  # the standard deviation of the leads in duplicate deals

Draw = Callable[[Random], float]


def like_leads(rng: Random) -> float:
    """Return a random number like the lead in a deal between equal bots, a multiple of half a point."""
    return round(2 * rng.gauss(0, SPREAD)) / 2


def lopsided(rng: Random) -> float:
    """Return a random number, often a little below zero, sometimes far above: more lopsided than leads in any game."""
    return rng.gammavariate(4, 1) - 4


def ended(stop: Stop, rng: Random, draw: Draw, shift: float = 0) -> Tally:
    """Return the tally of a match that ends by ``stop`` and whose leads are drawn at random."""
    tally = Tally()
    while not stop.enough(tally):
        tally.add(draw(rng) + shift)
    return tally


def test_an_interval_by_hand() -> None:
    interval = Tally([1, 2, 3, 4, 5]).interval()
    assert interval.mean == 3
    assert interval.error == pytest.approx(2.776 * sqrt(2.5) / sqrt(5), rel=3e-3), "2.776 is from the table"
    assert interval.clear
    assert not Tally([-1, 0, 2]).interval().clear
    assert Tally([-1, -1, -1.5]).interval().clear


@pytest.mark.parametrize(
    ("freedom", "point"), [(3, 3.182), (4, 2.776), (9, 2.262), (19, 2.093), (39, 2.023), (99, 1.984), (10**6, 1.960)]
)
def test_student_is_as_in_tables(freedom: int, point: float) -> None:
    assert student(freedom) == pytest.approx(point, rel=0.01 if freedom < 5 else 5e-4)


@pytest.mark.parametrize("offset", [0, 1e9])
def test_a_tally_is_as_exact_as_the_library(offset: float) -> None:
    rng = Random("tally")
    for count in (2, 3, 10, 1000):
        numbers = [offset + like_leads(rng) for _ in range(count)]
        tally = Tally(numbers)
        assert tally.count == count
        assert tally.mean == pytest.approx(statistics.mean(numbers))
        assert tally.deviation == pytest.approx(statistics.stdev(numbers))


def test_nothing_is_known_from_less_than_two() -> None:
    for tally in (Tally(), Tally([5])):
        assert tally.interval().error == tally.anytime().error == inf
        assert not tally.anytime().clear


def test_the_fixed_interval_misses_one_time_in_twenty() -> None:
    rng = Random("fixed")
    for count in (8, 40):
        missed = sum(Tally(like_leads(rng) for _ in range(count)).interval().clear for _ in range(10 * RUNS))
        assert missed / (10 * RUNS) == pytest.approx(ALPHA, abs=0.012)


@pytest.mark.parametrize("count", [40, 100, 2000])
def test_the_sequence_ends_where_the_mixture_says_so(count: int) -> None:
    """At the end of the interval, the evidence against zero, averaged over all other possible means, is 1 / ALPHA."""
    tally = Tally([1.0, -1.0] * (count // 2))
    widened = student(count - 1) / 1.959964
    edge = tally.anytime().error / widened / tally.deviation * count  # the largest sum that is not yet clear
    variance = (5.99146 + 1.79033 + 1) / 100  # narrowest at 100 deals: -2 ln 0.05, plus its logarithm, plus one
    step = sqrt(variance) / 500
    means = [step * place for place in range(-5000, 5001)]
    weights = (exp(-mean * mean / (2 * variance)) / sqrt(2 * pi * variance) * step for mean in means)
    evidence = sum(
        weight * exp(mean * edge - count * mean * mean / 2) for weight, mean in zip(weights, means, strict=True)
    )
    assert evidence == pytest.approx(1 / ALPHA, rel=1e-3)


# --- Stopping ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("draw", [like_leads, lopsided])
def test_deciding_between_equals_errs_rarely_however_often_one_looks(draw: Draw) -> None:
    rng = Random("equals")
    stop = Stop(600, decide=True)
    wrong = sum(stop.interval(ended(stop, rng, draw)).clear for _ in range(RUNS))
    assert wrong / RUNS <= ALPHA


def test_looking_again_and_again_at_the_plain_interval_would_err_often() -> None:
    """This shows that the test above can fail."""
    rng = Random("naive")

    def naive() -> Iterator[bool]:
        tally = Tally()
        for count in range(1, 601):
            tally.add(like_leads(rng))
            if count >= FIRST and count % LOOK_EVERY == 0:
                yield tally.interval().clear

    wrong = sum(any(naive()) for _ in range(RUNS))
    assert wrong / RUNS > 3 * ALPHA


def test_deciding_finds_the_better_one_and_soon() -> None:
    rng = Random("better")
    stop = Stop(2000, decide=True)
    for shift in (1.0, -1.0):
        matches = [ended(stop, rng, like_leads, shift) for _ in range(50)]
        assert all(match.mean * shift > 0 for match in matches)
        assert all(match.count < 600 for match in matches)
        assert statistics.median(match.count for match in matches) < 150


def test_until_stops_at_the_width_and_covers_the_truth() -> None:
    rng = Random("until")
    stop = Stop(5000, until=0.6)
    matches = [ended(stop, rng, like_leads, 0.3) for _ in range(RUNS)]
    intervals = [stop.interval(match) for match in matches]
    assert all(interval.error < 0.6 for interval in intervals)
    assert all(match.count % LOOK_EVERY == 0 and FIRST <= match.count < 200 for match in matches)
    assert sum(abs(mean - 0.3) < error for mean, error in intervals) / RUNS > 0.92


def test_until_and_decide_end_with_what_comes_first() -> None:
    rng = Random("both")
    stop = Stop(5000, until=1.0, decide=True)
    level, clear = ended(stop, rng, like_leads), ended(stop, rng, like_leads, 3)
    assert not stop.interval(level).clear
    assert stop.interval(level).error < 1
    assert stop.interval(clear).clear
    assert clear.count < level.count


def test_it_stops_at_the_most_deals_and_never_before_the_first_look() -> None:
    assert ended(Stop(7), Random(1), like_leads).count == 7
    assert ended(Stop(7, decide=True), Random(1), like_leads, 100).count == 7
    assert ended(Stop(900, decide=True), Random(1), like_leads, 100).count == FIRST
    assert ended(Stop(45, until=1e-9), Random(1), like_leads).count == 45


def test_an_interval_is_clear_of_zero_or_not() -> None:
    assert Interval(0.3, 0.2).clear
    assert Interval(-0.3, 0.2).clear
    assert not Interval(0.3, 0.3).clear
