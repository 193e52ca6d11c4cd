"""What plays cost the ladder's bots, by kind, and how often they follow an idea, to compare a person with.

Measured by ``python3 build.py bench review``, which also reports the errors, with each bot against itself. Iris is the
judge, so her own plays cost nothing.
"""

from __future__ import annotations

MEASURED = "classic"
"""The game of the measurement, for two players."""

ROUNDS = 40
"""The number of rounds measured for each bot."""

RUNGS: dict[str, dict[str, float]] = {
    "otto": {"capture": 0.237, "build": 0.039, "trail": 0.441, "last": 0.835},
    "lena": {"capture": 0.219, "build": 0.092, "trail": 0.192, "last": 1.000},
    "jonas": {"capture": 0.141, "build": 0.065, "trail": 0.171, "last": 0.813},
    "mara": {"capture": 0.115, "build": 0.059, "trail": 0.153, "last": 0.706},
    "nia": {"capture": 0.073, "build": 0.120, "trail": 0.129, "last": 0.431},
    "vera": {"capture": 0.065, "build": 0.096, "trail": 0.118, "last": 0.000},
    "iris": {"capture": 0.000, "build": 0.000, "trail": 0.000, "last": 0.000},
}
"""The mean cost by bot and kind of play: capture, build, card laid down, play of the last deal."""

FOLLOWED: dict[str, dict[str, float]] = {
    "otto": {
        "make-it-multiple": 0.00,
        "two-of-a-rank": 0.00,
        "protect-by-a-build": 0.11,
        "steal": 0.50,
        "lay-down-safely": 0.61,
        "count-the-tens": 0.64,
        "take-what-scores": 0.75,
        "leave-what-is-yours": 0.78,
        "keep-a-court": 0.90,
        "know-what-is-enough": 0.93,
        "cash-an-ace": 1.00,
    },
    "lena": {
        "make-it-multiple": 0.00,
        "two-of-a-rank": 0.00,
        "protect-by-a-build": 0.24,
        "count-the-tens": 0.66,
        "steal": 0.67,
        "lay-down-safely": 0.68,
        "keep-a-court": 0.75,
        "leave-what-is-yours": 0.79,
        "take-what-scores": 0.90,
        "know-what-is-enough": 0.96,
        "cash-an-ace": 1.00,
    },
    "jonas": {
        "make-it-multiple": 0.00,
        "two-of-a-rank": 0.00,
        "protect-by-a-build": 0.44,
        "lay-down-safely": 0.58,
        "count-the-tens": 0.69,
        "keep-a-court": 0.70,
        "leave-what-is-yours": 0.73,
        "steal": 0.88,
        "cash-an-ace": 0.88,
        "take-what-scores": 1.00,
        "know-what-is-enough": 1.00,
    },
    "mara": {
        "two-of-a-rank": 0.00,
        "make-it-multiple": 0.24,
        "protect-by-a-build": 0.61,
        "count-the-tens": 0.74,
        "lay-down-safely": 0.75,
        "leave-what-is-yours": 0.79,
        "keep-a-court": 0.80,
        "take-what-scores": 0.97,
        "know-what-is-enough": 1.00,
        "cash-an-ace": 1.00,
        "steal": 1.00,
    },
    "nia": {
        "two-of-a-rank": 0.62,
        "make-it-multiple": 0.72,
        "lay-down-safely": 0.74,
        "protect-by-a-build": 0.88,
        "count-the-tens": 0.89,
        "leave-what-is-yours": 0.93,
        "know-what-is-enough": 0.96,
        "take-what-scores": 0.97,
        "keep-a-court": 1.00,
        "steal": 1.00,
        "cash-an-ace": 1.00,
    },
    "vera": {
        "two-of-a-rank": 0.70,
        "lay-down-safely": 0.82,
        "make-it-multiple": 0.83,
        "protect-by-a-build": 0.90,
        "steal": 0.92,
        "know-what-is-enough": 0.96,
        "leave-what-is-yours": 0.96,
        "take-what-scores": 0.97,
        "count-the-tens": 0.99,
        "keep-a-court": 1.00,
        "cash-an-ace": 1.00,
    },
    "iris": {
        "count-the-tens": 1.00,
        "leave-what-is-yours": 1.00,
        "lay-down-safely": 1.00,
        "protect-by-a-build": 1.00,
        "make-it-multiple": 1.00,
        "take-what-scores": 1.00,
        "keep-a-court": 1.00,
        "know-what-is-enough": 1.00,
        "steal": 1.00,
        "two-of-a-rank": 1.00,
        "cash-an-ace": 1.00,
    },
}
"""The share of plays that follow an idea of the best play, by bot and idea."""
