"""The view model of the count of a round."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class SideShare:
    """A side's share of an item of the score."""

    name: str
    """The name of the side."""

    cards: tuple[str, ...]
    """The side's cards that count for the item."""

    counted: str
    """The number of these cards; "" if it does not matter."""

    points: int
    """The side's points for the item."""

    total: int
    """The side's points in the round so far, including this item."""


@dataclass(frozen=True)
class CountStep:
    """One item in the count of a round."""

    title: str
    """The title, which says that the round is being counted."""

    place: str
    """The progress of the count: "2 of 5"."""

    item: str
    """The name of the item."""

    sentence: str
    """The counts and points of all sides, for screen readers."""

    shares: tuple[SideShare, ...]
    """Each side's share."""

    buttons: tuple[tuple[str, str], ...]
    """The words and the intent of each button.

    The first shows the next item, as a tap does; the last shows the whole score.
    """

    note: str = ""
    """A sentence for a beginner, "" for none."""
