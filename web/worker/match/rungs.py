"""What the ladder bots' plays cost, by kind, and how often they follow an idea, for comparison with a person's plays.

The numbers were measured by ``python3 build.py bench review``, which also reports their errors; each bot played against
itself. Iris is the judge, so her own plays cost nothing.
"""

from __future__ import annotations

MEASURED = "classic"
"""The id of the preset for which the bots were measured, with two players."""

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
"""The mean cost of a play, in points, by bot and kind: capture, build, card laid down, any play of the last deal."""

SHARES = {
    "make-it-multiple": (0.00, 0.00, 0.00, 0.24, 0.72, 0.83, 1.00),
    "two-of-a-rank": (0.00, 0.00, 0.00, 0.00, 0.62, 0.70, 1.00),
    "protect-by-a-build": (0.11, 0.24, 0.44, 0.61, 0.88, 0.90, 1.00),
    "steal": (0.50, 0.67, 0.88, 1.00, 1.00, 0.92, 1.00),
    "lay-down-safely": (0.61, 0.68, 0.58, 0.75, 0.74, 0.82, 1.00),
    "count-the-tens": (0.64, 0.66, 0.69, 0.74, 0.89, 0.99, 1.00),
    "take-what-scores": (0.75, 0.90, 1.00, 0.97, 0.97, 0.97, 1.00),
    "leave-what-is-yours": (0.78, 0.79, 0.73, 0.79, 0.93, 0.96, 1.00),
    "keep-a-court": (0.90, 0.75, 0.70, 0.80, 1.00, 1.00, 1.00),
    "know-what-is-enough": (0.93, 0.96, 1.00, 1.00, 0.96, 0.96, 1.00),
    "cash-an-ace": (1.00, 1.00, 0.88, 1.00, 1.00, 1.00, 1.00),
}
"""By idea, for each bot of ``RUNGS`` in order: if the best play follows the idea, how often the bot's play does too."""

FOLLOWED = {bot: {idea: shares[place] for idea, shares in SHARES.items()} for place, bot in enumerate(RUNGS)}
"""The same shares by bot and idea."""
