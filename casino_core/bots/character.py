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
    """What comes to mind, each in so many turns of a hundred.

    ``groups``: that one loose card, two, three ... can be captured together; the last number stands for more, too.
    ``avoiding``: that points are to be avoided, where they are; else they are taken out of habit.
    ``sweeps``: what it brings, or costs, to leave the table empty. ``builds``: that somebody else's build can be taken.
    ``tops``: that the card on top of a pile can be taken.
    ``building``: that one can build; ``mixing``: also with more than a card from hand and one from the table.
    ``beside``: what there is to do beside playing a card, such as to claim, to build from the table, or to insist.
    """

    groups: tuple[int, ...] = (ALWAYS,)
    avoiding: int = ALWAYS
    sweeps: int = ALWAYS
    builds: int = ALWAYS
    tops: int = ALWAYS
    building: int = ALWAYS
    mixing: int = ALWAYS
    beside: int = ALWAYS


@dataclass(frozen=True, slots=True)
class Memory:
    """Which captured cards are remembered, each in so many turns of a hundred: those that score, courts, and others."""

    scoring: int = ALWAYS
    courts: int = ALWAYS
    others: int = ALWAYS


@dataclass(frozen=True, slots=True)
class Taste:
    """What cards are worth to somebody who keeps no account of races, in thousandths of a point.

    ``card`` is what any card is worth, ``glitter`` what each point that cards bring by themselves adds, ``suit`` what a
    card adds of which most score something.
    """

    card: int
    glitter: int
    suit: int = 0


@dataclass(frozen=True, slots=True)
class Leaning:
    """What somebody likes beyond what it brings, in thousandths of a point.

    ``building``: making a build, or adding to one; ``stealing``: taking a build of others, or making it their own;
    ``waiting``: each value kept in hand for which others may build; ``suit``: each card of the suit that scores, as a
    rule spades, or of all cards where no suit does.
    """

    building: int = 0
    stealing: int = 0
    waiting: int = 0
    suit: int = 0


@dataclass(frozen=True, slots=True)
class Character:
    """How somebody plays.

    ``taste`` is None for those who follow the races for most cards and spades. ``keeps``: in how many turns of a
    hundred they think of keeping what is good; ``ahead``: how much of what the next turns may bring they weigh, of a
    hundred.
    """

    sight: Sight = Sight()
    memory: Memory = Memory()
    taste: Taste | None = None
    leaning: Leaning = Leaning()
    keeps: int = ALWAYS
    ahead: int = 100
