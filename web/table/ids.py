"""The ids of the elements that cards travel from and to."""

from __future__ import annotations

STOCK_ID = "stock"
"""The id of the remaining pack, in games with drawing."""


def seat_id(place: int) -> str:
    """Return the id of a player's seat, by its place on the screen: 0 at the bottom, then clockwise."""
    return f"seat-{place}"


def pile_id(place: int) -> str:
    """Return the id of the pile of captured cards at a place on the screen."""
    return f"pile-{place}"
