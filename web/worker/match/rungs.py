"""What plays cost the bots of the ladder, by kind, and how often they follow an idea, to compare a person with.

Measured by ``python3 build.py bench review``, which says how sure it is, with each bot against itself.
Whoever judges finds nothing to say against plays of their own.
"""

from __future__ import annotations

MEASURED = "classic"
"""The game that it was measured in, between two."""

ROUNDS = 40
"""Over how many rounds of each bot."""

RUNGS: dict[str, dict[str, float]] = {
    "otto": {"capture": 0.237, "build": 0.039, "trail": 0.441, "last": 0.835},
    "lena": {"capture": 0.219, "build": 0.092, "trail": 0.192, "last": 1.000},
    "jonas": {"capture": 0.141, "build": 0.065, "trail": 0.171, "last": 0.813},
    "mara": {"capture": 0.115, "build": 0.059, "trail": 0.153, "last": 0.706},
    "nia": {"capture": 0.073, "build": 0.120, "trail": 0.129, "last": 0.431},
    "vera": {"capture": 0.065, "build": 0.096, "trail": 0.118, "last": 0.000},
    "iris": {"capture": 0.000, "build": 0.000, "trail": 0.000, "last": 0.000},
}
"""The mean cost of a capture, a build, a card laid down, and a play of the last deal, by bot."""

FOLLOWED: dict[str, dict[str, float]] = {}
"""In which share of the plays whose best one had an idea it was followed, by bot."""
