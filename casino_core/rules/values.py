"""The values of cards: from the hand, on the table, and in a build."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from casino_core.cards import BIG_CASINO, LITTLE_CASINO, RANKS, Card


@dataclass(frozen=True)
class Values:
    """The values of cards in captures and sums. Sections are those of docs/rules.md.

    The player of a card with two values chooses one of them; in a build the card keeps it.
    """

    courts: Literal["rank_only", "11_12_13", "12_13_14", "13_14"] = "rank_only"
    """The values of jack, queen and king. A court without a value pairs only with its rank (sections 1, 5 and 19)."""

    ace_values: Literal["1", "1_or_14", "14_hand_1_table", "1_or_11"] = "1"
    """The values of an ace; ``14_hand_1_table``: 14 from hand and 1 on the table (sections 5, 8 and 19)."""

    table_ace: Literal["1_or_14", "1_only"] = "1_or_14"
    """Whether a loose ace also has the high value (section 5)."""

    cassino_high_values: Literal["none", "fixed_hand", "optional"] = "none"
    """Whether Little Casino also counts as 15 and Big Casino as 16: always from hand, never on the table (section 8),
    or as the player chooses (section 4)."""

    ten_of_diamonds_10_or_11: bool = False
    """Whether Big Casino also counts as 11 (section 5)."""

    def default(self, card: Card) -> int:
        """Return the default value of a card; for a court without a value, the number that marks its rank."""
        return COURT_VALUES[self.courts].get(card.rank, card.pips)

    def in_hand(self, card: Card) -> tuple[int, ...]:
        """Return the values at which a card can capture from hand."""
        # There is no choice: the place of the card decides its value (docs/rules.md, section 8).
        fixed = self.cassino_high_values == "fixed_hand"
        if card.rank == "A" and self.ace_values == "14_hand_1_table":
            return (14,)
        if card in HIGH_VALUES and fixed:
            return (*self._as_jack(card), HIGH_VALUES[card])
        return self.in_build(card)

    def in_build(self, card: Card) -> tuple[int, ...]:
        """Return the possible values of a card that is played into a build."""
        values = (self.default(card), *self._as_jack(card))
        if card.rank == "A" and self.ace_values in HIGH_ACES:
            values += (HIGH_ACES[self.ace_values],)
        if card in HIGH_VALUES and self.cassino_high_values == "optional":
            values += (HIGH_VALUES[card],)
        return values

    def on_table(self, card: Card) -> tuple[int, ...]:
        """Return the possible values of a loose card."""
        return (1,) if card.rank == "A" and self.table_ace == "1_only" else self.in_build(card)

    def _as_jack(self, card: Card) -> tuple[int, ...]:
        return (11,) if card == BIG_CASINO and self.ten_of_diamonds_10_or_11 else ()


COURT_VALUES: dict[str, dict[str, int]] = {
    "rank_only": {},
    "11_12_13": {"J": 11, "Q": 12, "K": 13},
    "12_13_14": {"J": 12, "Q": 13, "K": 14},
    "13_14": {"Q": 13, "K": 14},
}
"""By the option ``courts``, the values of court cards; courts that are missing have no value."""

HIGH_ACES = {"1_or_14": 14, "1_or_11": 11}
"""By the option ``ace_values``, the high value of an ace, if its player may choose it."""

HIGH_VALUES = {LITTLE_CASINO: 15, BIG_CASINO: 16}
"""The high values of the Casinos: the two numbers above the 14 of an ace."""


def rank_of(value: int) -> str:
    """Return the rank that captures a build of a value."""
    # Values stop at 14 here: only builds made step by step prove ranks, and Casinos have no high values in those games.
    return "A" if value == 14 else RANKS[value - 1]
