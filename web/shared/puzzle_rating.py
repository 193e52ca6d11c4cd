"""The rating of a person as a puzzle solver, from their first tries, with its uncertainty.

A puzzle's rating follows from the number of ladder bots that miss it; a person's, from the puzzles that they solved or
missed at the first try. Both are on a scale like that of chess: equal ratings mean even chances. A person's rating is
not stored.
"""

from math import exp, log, sqrt
from typing import TypeGuard

from web.shared.bounds import is_plain
from web.shared.dates import is_date
from web.shared.schema import JSON, PuzzleTry

LADDER = 7  # bots; each solves a puzzle or misses it
MIDDLE = 1500  # the rating of a puzzle that half of the ladder bots miss
SCALE = 173.7178  # 400 / ln 10: at this distance, the odds are e to 1
PRIOR_DEVIATION = 350.0  # the deviation of a person's rating before the first try
CONFIDENCE = 1.96  # deviations on either side of a 95% interval
MIN_TRIES = 20  # first tries before there is a rating
MAX_TRIES = 200  # the latest tries count, so that learning shows
STEPS = 12  # of Newton's method, which converges within six


def is_try(value: object) -> TypeGuard[PuzzleTry]:
    """Return whether this is a sound ``PuzzleTry``."""
    if not isinstance(value, list) or len(value) != 3 or not is_plain(value):
        return False
    solved, missed, day = value
    return type(solved) is int and solved in (0, 1) and type(missed) is int and 0 <= missed <= LADDER and is_date(day)


def tries(stored: JSON) -> list[list[int]]:
    """Return the latest valid first tries, the oldest first, each as 1 for solved or 0, and the puzzle's rating."""
    entries = list(stored.values()) if isinstance(stored, dict) else []
    sound = [each for each in entries if is_try(each)]
    return [[each[0], puzzle_rating(each[1])] for each in sorted(sound, key=lambda one: one[2])[-MAX_TRIES:]]


def puzzle_rating(missed: int) -> int:
    """Return the rating of a puzzle that ``missed`` ladder bots miss; adding 0.5 to both counts keeps it finite."""
    return round(MIDDLE + SCALE * log((missed + 0.5) / (LADDER - missed + 0.5)))


def rating(results: list[list[int]]) -> tuple[int, int] | None:
    """Return the 95% interval of a person's rating; None if there are too few tries."""
    if len(results) < MIN_TRIES:
        return None
    mean = float(MIDDLE)
    for _ in range(STEPS):
        slope, precision = (MIDDLE - mean) / PRIOR_DEVIATION**2, 1 / PRIOR_DEVIATION**2
        for solved, puzzle in results:
            chance = 1 / (1 + exp((puzzle - mean) / SCALE))
            slope += (solved - chance) / SCALE
            precision += chance * (1 - chance) / SCALE**2
        mean += max(-SCALE, min(SCALE, slope / precision))
    half = CONFIDENCE / sqrt(precision)
    return round(mean - half), round(mean + half)
