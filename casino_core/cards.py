"""Cards, packs, and a random source whose results never change."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from hashlib import sha256
from typing import ClassVar, TypeVar

RANKS = "A23456789TJQK"
SUITS = "SHDC"
COURTS = "JQK"

T = TypeVar("T")


class Card(str):
    """A card as its own text, rank then suit: ``Card("TD")`` is the ten of diamonds.

    ``Card("10D")`` and lower case are accepted, too. Equal cards are one object, so comparison is cheap.
    Raises ValueError for a text that is not a card.

    >>> casino.Card("10d")
    Card('TD')
    >>> casino.Card("TD").rank, casino.Card("TD").suit, casino.Card("TD").pips
    ('T', 'D', 10)
    """

    __slots__ = ()
    _known: ClassVar[dict[str, Card]] = {}

    def __new__(cls, text: str) -> Card:  # noqa: PYI034  # returns an existing card, if there is one
        """Return the card that a text names. Raises ValueError if it names none."""
        known = cls._known.get(text)
        if known is not None:
            return known
        name = text.upper().replace("10", "T", 1)
        if len(name) != 2 or name[0] not in RANKS or name[1] not in SUITS:
            raise ValueError(f"{text!r} is not a card: a rank of {RANKS}, then a suit of {SUITS}")
        if name in cls._known:
            return cls._known[name]
        card = cls._known[name] = super().__new__(cls, name)
        return card

    @property
    def rank(self) -> str:
        """The rank: one character of ``RANKS``."""
        return self[0]

    @property
    def suit(self) -> str:
        """The suit: one character of ``SUITS``."""
        return self[1]

    @property
    def pips(self) -> int:
        """The place of the rank in order, from 1 for an ace to 13 for a king; not the value of the card in a game."""
        return RANKS.index(self[0]) + 1

    def __repr__(self) -> str:
        return f"Card({str.__str__(self)!r})"

    def __reduce__(self) -> tuple[type[Card], tuple[str]]:
        # So that a copy, even one made in another process, becomes the one object that stands for its text.
        return Card, (str(self),)


BIG_CASINO = Card("TD")
LITTLE_CASINO = Card("2S")
FIVE_OF_SPADES = Card("5S")
SAME_RANK = {Card(rank + suit): frozenset(Card(rank + s) for s in SUITS) for rank in RANKS for suit in SUITS}
"""For every card, the four cards of the same rank."""

ACES = tuple(Card("A" + suit) for suit in SUITS)


def pack(ranks: str = RANKS, copies: int = 1, without: Iterable[Card] = ()) -> tuple[Card, ...]:
    """Return ``copies`` packs with all cards of some ranks, in a fixed order, without the cards in ``without``.

    >>> len(casino.pack())
    52
    >>> casino.pack("A2")[:3]
    (Card('AS'), Card('2S'), Card('AH'))
    """
    excluded_cards = frozenset(without)
    return tuple(Card(r + s) for _ in range(copies) for s in SUITS for r in ranks if r + s not in excluded_cards)


class Chance:
    """A stream of random numbers from a text seed, the same in every version of Python.

    It uses SHA-256 in counter mode, because Python's module ``random`` promises that only the results of ``random()``
    stay the same, not those of shuffles and choices.

    >>> casino.Chance("any text").choice("ABCDEF")
    'E'
    """

    def __init__(self, seed: str) -> None:
        self._seed = seed.encode()
        self._block = 0
        self._words: list[int] = []

    def _word(self) -> int:
        if not self._words:
            digest = sha256(self._seed + b"#%d" % self._block).digest()
            self._block += 1
            # In reverse, because pop takes the last one.
            self._words = [int.from_bytes(digest[i : i + 4], "big") for i in range(28, -1, -4)]
        return self._words.pop()

    def below(self, bound: int) -> int:
        """Return a whole number from 0 up to, but not including, ``bound`` (1 to 2**32), all equally likely."""
        # Numbers beyond the last multiple of the bound would make small results more likely.
        unfair = 2**32 - 2**32 % bound
        while (word := self._word()) >= unfair:
            pass
        return word % bound

    def choice(self, items: Sequence[T]) -> T:
        """Return one of the items, all equally likely. Raises IndexError if there are none."""
        if not items:
            raise IndexError("nothing to choose from")
        return items[self.below(len(items))]

    def shuffled(self, items: Iterable[T]) -> tuple[T, ...]:
        """Return the items in random order (Fisher and Yates, from the end)."""
        order = list(items)
        for last in range(len(order) - 1, 0, -1):
            other = self.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return tuple(order)
