"""Streaks of daily deals."""

from collections.abc import Iterable

from web.shared.dates import day_number

FORGIVEN = 1
"""The most missed days in a row that do not end a streak."""


def streaks(days: Iterable[str], today: str) -> tuple[int, int]:
    """Return the number of deals in the current streak and in the longest one.

    ``days`` are those whose deal was played on its own date. Only they count, and missed ones that are forgiven do not.
    Today is not missed as long as it lasts; a day to come is from a time when the clock was ahead, and is left out.
    """
    now = day_number(today)
    run = longest = 0
    # So long ago that no streak includes it.
    last = -FORGIVEN - 2
    for number in sorted([day_number(day) for day in days]):
        if number <= now:
            run = run + 1 if number - last - 1 <= FORGIVEN else 1
            longest, last = max(longest, run), number
    return (run if run and now - last - 1 <= FORGIVEN else 0), longest
