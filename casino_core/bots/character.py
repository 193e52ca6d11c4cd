"""A character in numbers: how much it sees and remembers, its taste in cards, and how far it looks ahead.

Characters are weak in the ways that people are: they overlook sums, forget cards, and take what glitters. None of them
plays at random; luck decides what comes to mind, and which of several plays of the same worth is made.
"""

from __future__ import annotations

from dataclasses import dataclass

ALWAYS = 100
"""In every turn: 100 percent."""


@dataclass(frozen=True, slots=True)
class Sight:
    """How often each idea comes to mind: the percentage of turns."""

    groups: tuple[int, ...] = (ALWAYS,)
    """Capturing one loose card, two, three ... together; the last number also stands for more."""

    avoiding: int = ALWAYS
    """Avoiding points in games in which they are bad; in the remaining turns, the character is keen on them."""

    sweeps: int = ALWAYS
    """The gain, or loss, of clearing the table."""

    builds: int = ALWAYS
    """Capturing someone else's build."""

    tops: int = ALWAYS
    """Capturing the card on top of a pile."""

    building: int = ALWAYS
    """Building."""

    mixing: int = ALWAYS
    """Building with more than just one card from hand and one from the table."""

    side_actions: int = ALWAYS
    """Actions other than playing a card: claiming, building from the table, insisting."""


@dataclass(frozen=True, slots=True)
class Memory:
    """How often each kind of captured card is remembered: the percentage of turns."""

    scoring: int = ALWAYS
    """Cards that score."""

    courts: int = ALWAYS
    """Courts that do not score."""

    others: int = ALWAYS
    """All other cards."""


@dataclass(frozen=True, slots=True)
class Taste:
    """The worth of cards to a character that does not follow races, in thousandths of a point."""

    card: int
    """The worth of any card."""

    glitter: int
    """The additional worth of each point that a card scores by itself."""

    suit: int = 0
    """The additional worth of a card of the scoring suit: see ``Leaning.suit``."""


@dataclass(frozen=True, slots=True)
class Leaning:
    """The additional worth of actions and cards that a character likes, in thousandths of a point."""

    building: int = 0
    """Making a build, or adding to one."""

    stealing: int = 0
    """Capturing an opponent's build, or taking it over."""

    waiting: int = 0
    """Each value kept in hand that others may build."""

    suit: int = 0
    """Each card of the scoring suit, usually spades, or each card if no suit scores."""


@dataclass(frozen=True, slots=True)
class Character:
    """A way of playing."""

    sight: Sight = Sight()
    """How often ideas come to mind."""

    memory: Memory = Memory()
    """How often captured cards are remembered."""

    taste: Taste | None = None
    """The worth of cards; None if the character follows the races for most cards and spades."""

    leaning: Leaning = Leaning()
    """The actions and cards that the character likes beyond their worth."""

    keeps: int = ALWAYS
    """The percentage of turns in which the character thinks of keeping good cards."""

    ahead: int = 100
    """The weight that the character gives to the next turns, in percent."""
