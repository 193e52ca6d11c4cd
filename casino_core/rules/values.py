"""What cards count: from the hand, on the table, and in a build."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from casino_core.cards import BIG_CASINO, LITTLE_CASINO, RANKS, Card


@dataclass(frozen=True)
class Values:
    """What cards count when they capture or are summed. The sections named below are those of docs/rules.md.

    A card with two values has the one that its player chooses; in a build it keeps it.
    """

    courts: Literal["rank_only", "11_12_13", "12_13_14", "13_14"] = "rank_only"
    """What jack, queen and king count. Those without a value meet their own rank alone (sections 1, 5 and 19)."""

    ace_values: Literal["1", "1_or_14", "14_hand_1_table", "1_or_11"] = "1"
    """What an ace counts: in one form 14 from hand and 1 on the table (sections 5, 8 and 19)."""

    table_ace: Literal["1_or_14", "1_only"] = "1_or_14"
    """Whether a loose ace has the high value too (section 5)."""

    cassino_high_values: Literal["none", "fixed_hand", "optional"] = "none"
    """Whether Little Casino also counts 15 and Big Casino 16: always from hand, never on the table (section 8), or as
    their player chooses (section 4)."""

    ten_of_diamonds_10_or_11: bool = False
    """Whether Big Casino counts 11 as well (section 5)."""

    def default(self, card: Card) -> int:
        """Return what a card usually counts; for a court without a value, the mark of its rank."""
        return COURT_VALUES[self.courts].get(card.rank, card.pips)

    def in_hand(self, card: Card) -> tuple[int, ...]:
        """Return the values a card can capture at from hand."""
        # Nobody may choose here: the value follows from the place (docs/rules.md, section 8).
        fixed = self.cassino_high_values == "fixed_hand"
        if card.rank == "A" and self.ace_values == "14_hand_1_table":
            return (14,)
        if card in HIGH_VALUES and fixed:
            return (*self._as_jack(card), HIGH_VALUES[card])
        return self.in_build(card)

    def in_build(self, card: Card) -> tuple[int, ...]:
        """Return the values a card can have when it is played into a build."""
        values = (self.default(card), *self._as_jack(card))
        if card.rank == "A" and self.ace_values in HIGH_ACES:
            values += (HIGH_ACES[self.ace_values],)
        if card in HIGH_VALUES and self.cassino_high_values == "optional":
            values += (HIGH_VALUES[card],)
        return values

    def on_table(self, card: Card) -> tuple[int, ...]:
        """Return the values a loose card can count for."""
        return (1,) if card.rank == "A" and self.table_ace == "1_only" else self.in_build(card)

    def _as_jack(self, card: Card) -> tuple[int, ...]:
        return (11,) if card == BIG_CASINO and self.ten_of_diamonds_10_or_11 else ()


COURT_VALUES: dict[str, dict[str, int]] = {
    "rank_only": {},
    "11_12_13": {"J": 11, "Q": 12, "K": 13},
    "12_13_14": {"J": 12, "Q": 13, "K": 14},
    "13_14": {"Q": 13, "K": 14},
}
"""What courts count; those that are missing have no value."""

HIGH_ACES = {"1_or_14": 14, "1_or_11": 11}
"""What an ace counts beside 1, where its player chooses."""

HIGH_VALUES = {LITTLE_CASINO: 15, BIG_CASINO: 16}
"""What the casinos count where they are more than their pips: they follow an ace of 14."""


def rank_of(value: int) -> str:
    """Return the rank that captures a build of a value."""
    # No higher value is asked about: only builds made step by step prove ranks, and there casinos have no high values.
    return "A" if value == 14 else RANKS[value - 1]
