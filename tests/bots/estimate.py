"""Statistics of a mean: 95% intervals, and rules for when a sample is large enough.

Deals are alike and independent, so the leads of a match are a sample with one number for each deal; the rounds of one
deal are not independent, so they are averaged first. There are two kinds of interval:

- ``Tally.interval``, Student's, for a number of deals that was fixed beforehand, or that depends only on how much the
  leads vary: stopping when the interval is narrow enough hardly affects it.
- ``Tally.anytime``, a confidence sequence, for repeated looks that stop when the result is clear. Student's interval
  would then be wrong far more often than one time in twenty, because sooner or later it excludes zero even between
  equal bots. The sequence holds at all looks together: the chance that it *ever* leaves out the true mean is 5% or
  less.

The sequence is Robbins's normal mixture with the estimated variance, which is right for many deals (Waudby-Smith and
others, "Time-uniform central limit theory", 2021). So there is no look before ``FIRST`` deals, and with few deals it is
widened like Student's interval. The mixture is chosen so that the sequence is narrowest at ``TUNED`` deals. The
sequence is about half as wide again as Student's interval; in return, the number of deals need not be known beforehand,
and a match can be prolonged.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import inf, log, sqrt
from typing import NamedTuple

from casino_core.tournament import NORMAL, student

ALPHA = 0.05
"""The share of intervals that may miss the true mean."""

FIRST = 40  # deals before the first look
LOOK_EVERY = 10  # deals between looks, so that results do not depend on how many deals are played in parallel
TUNED = 100

_SPREAD = (-2 * log(ALPHA) + log(-2 * log(ALPHA)) + 1) / TUNED  # the mixture's variance, if that of the leads is 1


class Interval(NamedTuple):
    """A mean, and half the width of its 95% interval."""

    mean: float
    error: float

    @property
    def clear(self) -> bool:
        """Whether zero is outside the interval."""
        return abs(self.mean) > self.error


class Tally:
    """Running statistics: the number of values, their mean and their variance."""

    def __init__(self, numbers: Iterable[float] = ()) -> None:
        self.count = 0
        self.mean = 0.0
        self._squares = 0.0  # the sum of squared distances from the mean
        for number in numbers:
            self.add(number)

    def add(self, number: float) -> None:
        """Add a number (by Welford's method, which loses no digits)."""
        self.count += 1
        step = number - self.mean
        self.mean += step / self.count
        self._squares += step * (number - self.mean)

    @property
    def deviation(self) -> float:
        """The estimated standard deviation of the population; infinite as long as it is unknown."""
        return sqrt(self._squares / (self.count - 1)) if self.count > 1 else inf

    def interval(self) -> Interval:
        """Return the mean with Student's interval for the size of the sample."""
        if self.count < 2:
            return Interval(self.mean, inf)
        return Interval(self.mean, student(self.count - 1) * self.deviation / sqrt(self.count))

    def anytime(self) -> Interval:
        """Return the mean with an interval that stays valid even if somebody looks at it after every number."""
        if self.count < 2:
            return Interval(self.mean, inf)
        mixed = self.count * _SPREAD
        width = sqrt(2 * (mixed + 1) / mixed * log(sqrt(mixed + 1) / ALPHA) / self.count)
        return Interval(self.mean, width * self.deviation * student(self.count - 1) / NORMAL)


@dataclass(frozen=True)
class Stop:
    """A rule for when to stop a match: after ``limit`` deals at the latest.

    The match stops earlier if half the width of the interval is below ``until``, or, with ``decide``, if zero is
    outside the interval.
    """

    limit: int
    until: float | None = None
    decide: bool = False

    def interval(self, tally: Tally) -> Interval:
        """Return the kind of interval that is valid with this rule."""
        return tally.anytime() if self.decide else tally.interval()

    def enough(self, tally: Tally) -> bool:
        """Return whether to stop; before the limit, only at fixed numbers of deals."""
        if tally.count >= self.limit:
            return True
        if tally.count < FIRST or tally.count % LOOK_EVERY:
            return False
        interval = self.interval(tally)
        return (self.decide and interval.clear) or (self.until is not None and interval.error < self.until)
