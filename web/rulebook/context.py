"""The context that the writers of all sections share: the game's rules, words, numbers and lists."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from casino_core.cards import COURTS
from casino_core.rules.parts import Rules
from web.rulebook.lists import listed
from web.rulebook.words import Words

LARGEST_WORD = 12
"""The largest number written as a word; larger ones are written in digits."""


@dataclass(frozen=True)
class Section:
    """A section of the rules."""

    id: str
    """The id of the section on a page."""

    title: str
    """The heading of the section."""

    paragraphs: tuple[str, ...]
    """Its paragraphs; cards are in braces: ``{TD}``."""

    terms: tuple[str, ...] = ()
    """The ids of the glossary terms that belong to the section."""

    table: tuple[tuple[str, ...], ...] = ()
    """The rows of a table below the paragraphs, the headings first; () for no table."""


@dataclass(frozen=True)
class RuleContext:
    """One game at all its tables, and the words for its rules."""

    games: tuple[Rules, ...]
    """The rules of the game at every table, the default first."""

    t: Words
    """The function that returns the text for a key."""

    def __call__(self, key: str, **facts: object) -> str:
        """Return a sentence of the rules. Raise KeyError for an unknown key or a missing fact."""
        return self.t(f"rulebook.{key}", **facts)

    @property
    def rules(self) -> Rules:
        """The rules at the default table."""
        return self.games[0]

    @property
    def courts(self) -> str:
        """The value of the option ``courts``, or "none" for a pack without court cards."""
        # A pack of 40 has no court cards, whatever the option says.
        return self.rules.values.courts if set(COURTS) & set(self.rules.deal.ranks) else "none"

    @property
    def builds(self) -> bool:
        """Whether the game has builds."""
        return self.rules.builds

    @property
    def partners(self) -> bool:
        """Whether any of the tables has partners."""
        return any(rules.team > 1 for rules in self.games)

    @property
    def alone(self) -> bool:
        """Whether at any of the tables everyone plays alone."""
        return any(rules.team == 1 for rules in self.games)

    @property
    def two_sides(self) -> bool:
        """Whether any of the tables has two sides."""
        return any(rules.sides == 2 for rules in self.games)

    @property
    def more_sides(self) -> bool:
        """Whether any of the tables has three sides or more."""
        return any(rules.sides > 2 for rules in self.games)

    def number(self, count: int) -> str:
        """Return a number in words, or in digits if it is larger than ``LARGEST_WORD``."""
        return self(f"number.{count}") if 1 <= count <= LARGEST_WORD else str(count)

    def either(self, parts: Iterable[object]) -> str:
        """Return alternatives as a phrase: "1, 11 or 14"."""
        return listed([str(part) for part in parts], self.t, "or")

    def both(self, parts: Iterable[object]) -> str:
        """Return things that go together as a phrase: "27 cards and 7 spades"."""
        return listed([str(part) for part in parts], self.t)

    def by_seats(self, unit: str, counts: Mapping[int, int]) -> str:
        """Return a phrase with counts that differ between tables: "six deals with two players and three with four".

        ``counts`` has a count for each number of players. ``unit`` is the end of the key of the phrase with the noun:
        "deals" for "for.deals". If one count is too large for a word, all counts are in digits.
        """
        figures = max(counts.values()) > LARGEST_WORD
        tables: dict[int, list[int]] = {}
        for seats, count in sorted(counts.items()):
            tables.setdefault(count, []).append(seats)
        # Only the first phrase has the noun: "six deals with two players and three with four".
        first, *rest = (
            {
                "count": count,
                "number": count if figures else self.number(count),
                "seats": self.either(map(self.number, seats)),
            }
            for count, seats in tables.items()
        )
        return self.both([self(f"for.{unit}", **first), *(self("for.more", **facts) for facts in rest)])


def paragraph(*sentences: str) -> str:
    """Return sentences as one text; empty ones are left out."""
    return " ".join(sentence for sentence in sentences if sentence)


def capitalized(text: str) -> str:
    """Return a text with its first letter capitalized."""
    return text[:1].upper() + text[1:]
