"""Streaks of daily deals."""

from collections.abc import Iterable

from web.shared.dates import day_number

FORGIVEN = 1
"""The maximum number of missed days in a row that a streak survives."""


def streaks(days: Iterable[str], today: str) -> tuple[int, int]:
    """Return the number of deals in the current streak and in the longest one.

    ``days`` are the days whose deal was played on the day itself. Only these are counted; a missed day that is forgiven
    adds nothing. Today is not missed until it is over. Future days, from a time when the clock was ahead, are left out.
    """
    now = day_number(today)
    run = longest = 0
    # A day so long ago that no streak includes it.
    last = -FORGIVEN - 2
    for number in sorted([day_number(day) for day in days]):
        if number <= now:
            run = run + 1 if number - last - 1 <= FORGIVEN else 1
            longest, last = max(longest, run), number
    return (run if run and now - last - 1 <= FORGIVEN else 0), longest
