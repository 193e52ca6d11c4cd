"""Streaks of daily deals."""

from collections.abc import Iterable

from web.shared.dates import day_number

FORGIVEN = 1
"""The most missed days in a row that do not end a streak."""


def streaks(days: Iterable[str], today: str) -> tuple[int, int]:
    """Return the number of deals in the current streak and in the longest one.

    ``days`` are those whose deal was played on its own date. Only these count; missed days that are forgiven do not.
    Today is not missed until it is over; a future day, from a time when the clock was ahead, is left out.
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
