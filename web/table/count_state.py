"""The view model of the count of a round."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class SideShare:
    """A side's share of an item of the score."""

    name: str
    """The name of the side."""

    cards: tuple[str, ...]
    """Its cards that count."""

    counted: str
    """Their number, "" if it does not matter."""

    points: int
    """The points for them."""

    total: int
    """The points of the round counted so far."""


@dataclass(frozen=True)
class CountStep:
    """One item in the count of a round."""

    title: str
    """The title, which says that the round is being counted."""

    place: str
    """The progress of the count: "2 of 5"."""

    item: str
    """The item."""

    sentence: str
    """The counts and points of all sides, for screen readers."""

    shares: tuple[SideShare, ...]
    """Each side's share."""

    buttons: tuple[tuple[str, str], ...]
    """The words and intents of its buttons: the first shows the next item, as a tap does; the last, the whole score."""

    note: str = ""
    """A sentence for a beginner, "" for none."""
