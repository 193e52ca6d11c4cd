"""What a character is: what it sees, what it remembers, what cards are worth to it, and what it weighs.

Characters are weak as people are: sums are overlooked, cards forgotten, and what glitters is taken. None of them
plays at random; luck decides what comes to mind, and between plays that are worth the same to them.
"""

from __future__ import annotations

from dataclasses import dataclass

ALWAYS = 100
"""In a hundred turns of a hundred."""


@dataclass(frozen=True, slots=True)
class Sight:
    """The percentage of turns in which each idea comes to mind."""

    groups: tuple[int, ...] = (ALWAYS,)
    """That one loose card, two, three ... can be captured together; the last number stands for more, too."""

    avoiding: int = ALWAYS
    """To avoid points in games where they are bad; otherwise they are taken out of habit."""

    sweeps: int = ALWAYS
    """What it brings, or costs, to leave the table empty."""

    builds: int = ALWAYS
    """That somebody else's build can be captured."""

    tops: int = ALWAYS
    """That the card on top of a pile can be captured."""

    building: int = ALWAYS
    """That one can build."""

    mixing: int = ALWAYS
    """That one can build with more than a card from hand and one from the table."""

    side_actions: int = ALWAYS
    """Actions besides playing a card: to claim, to build from the table, to insist."""


@dataclass(frozen=True, slots=True)
class Memory:
    """How many turns in a hundred each kind of captured card is remembered."""

    scoring: int = ALWAYS
    """Those that score."""

    courts: int = ALWAYS
    """Courts that do not."""

    others: int = ALWAYS
    """All others."""


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
    """Capturing a build of others, or making it their own."""

    waiting: int = 0
    """Each value kept in hand for which others may build."""

    suit: int = 0
    """Each card of the scoring suit, usually spades, or each card if no suit scores."""


@dataclass(frozen=True, slots=True)
class Character:
    """How somebody plays."""

    sight: Sight = Sight()
    """What comes to mind."""

    memory: Memory = Memory()
    """What is remembered."""

    taste: Taste | None = None
    """What cards are worth; None for those who follow the races for most cards and spades."""

    leaning: Leaning = Leaning()
    """What they like beyond that."""

    keeps: int = ALWAYS
    """In how many turns of a hundred they think of keeping what is good."""

    ahead: int = 100
    """How much they weigh of what the next turns may bring, in percent."""
