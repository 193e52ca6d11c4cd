"""A character in numbers: how much it sees and remembers, its taste in cards, and how far it looks ahead.

Characters are weak in the ways that people are: they overlook sums, forget cards, and take what glitters. None of them
plays at random: chance only decides what comes to mind, and which of several plays of the same worth is made.
"""

from __future__ import annotations

from dataclasses import dataclass

ALWAYS = 100
"""The percentage that means "in every turn"."""


@dataclass(frozen=True, slots=True)
class Sight:
    """How often each idea comes to a character's mind, as a percentage of its turns."""

    groups: tuple[int, ...] = (ALWAYS,)
    """Capturing a group of one loose card, two, three, and so on; the last number also holds for larger groups."""

    avoiding: int = ALWAYS
    """Avoiding points in games in which points are bad; in all other turns, the character is keen on them."""

    sweeps: int = ALWAYS
    """The gain, or loss, of clearing the table."""

    builds: int = ALWAYS
    """Capturing someone else's build."""

    tops: int = ALWAYS
    """Capturing the card on top of a pile."""

    building: int = ALWAYS
    """Building in any form."""

    mixing: int = ALWAYS
    """Building with anything more than one hand card and one loose card."""

    side_actions: int = ALWAYS
    """Actions other than playing a card: claiming, building from the table, insisting."""


@dataclass(frozen=True, slots=True)
class Memory:
    """How often a character remembers a captured card of each kind, as a percentage of its turns."""

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
    """Each card of the scoring suit, usually spades; if no suit scores but having most cards does, each card."""


@dataclass(frozen=True, slots=True)
class Character:
    """The way in which a character plays; by default, it overlooks and forgets nothing, and has no preferences."""

    sight: Sight = Sight()
    """How often ideas come to the character's mind."""

    memory: Memory = Memory()
    """How often the character remembers captured cards."""

    taste: Taste | None = None
    """The worth of cards to the character; None if that depends on the races for most cards and most spades."""

    leaning: Leaning = Leaning()
    """The actions and cards that the character likes beyond their worth."""

    keeps: int = ALWAYS
    """The percentage of turns in which the character thinks of keeping good cards."""

    ahead: int = 100
    """The weight that the character gives to the next turns, in percent."""
