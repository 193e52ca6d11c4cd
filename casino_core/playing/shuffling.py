"""Shuffles: by a seed or, in a game by letters, by two secrets in turn (docs/mutual.md)."""

from __future__ import annotations

import re
from base64 import urlsafe_b64encode
from hashlib import sha256

from casino_core.cards import Chance
from casino_core.position.position import Cards
from casino_core.rules.parts import Rules

TWO_SECRETS = re.compile(r"([A-Za-z0-9_-]{22})~([A-Za-z0-9_-]{22})(?:/([0-9]+))?", re.ASCII)
"""The seed of a game by letters: the secrets of both seats. The seed of a round also has the number of the round."""


def by_two(seed: str) -> bool:
    """Return whether a seed consists of two secrets."""
    return TWO_SECRETS.fullmatch(seed) is not None


def shuffled(rules: Rules, seed: str, dealer: int, chance: Chance) -> Cards:
    """Return the pack as the seed of a round shuffles it; ``chance`` is the stream of that seed."""
    secrets = TWO_SECRETS.fullmatch(seed)
    if secrets is None or rules.seats != 2:
        return chance.shuffled(rules.pack)
    # The leader shuffles first.
    pack, leader = rules.pack, rules.next_seat(dealer)
    for seat in (leader, 1 - leader):
        pack = order_by(round_secret(secrets[1 + seat], int(secrets[3] or 1))).shuffled(pack)
    return pack


def round_secret(secret: str, number: int) -> str:
    """Return a seat's secret for a round, 22 characters; it reveals nothing about other rounds."""
    digest = sha256(f"casino/round/{secret}/{number}".encode()).digest()
    return urlsafe_b64encode(digest[:16]).decode().rstrip("=")


def order_by(secret: str) -> Chance:
    """Return the stream with which a seat shuffles in a round, from its secret for that round."""
    return Chance(f"casino/order/{secret}")
