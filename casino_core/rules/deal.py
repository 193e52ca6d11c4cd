"""The pack, and how it is dealt."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import chain, repeat
from typing import Literal

from casino_core.cards import RANKS, Card, pack
from casino_core.rules.fields import preset_only


@dataclass(frozen=True)
class Deal:
    """The pack, how many cards are dealt when, and who deals. The sections named below are those of docs/rules.md.

    Hands are dealt until the pack is used up. A last deal that does not go round in whole hands shares what is left.
    """

    ranks: str = RANKS
    """The ranks of the pack, lowest first. Forty cards have no courts (sections 14 and 17)."""

    packs: int = 1
    """How many packs are shuffled together: two in Krypkasino (section 11)."""

    hand: int = 4
    """How many cards a hand has."""

    layout: int = 4
    """How many cards go to the table, in the first deal only."""

    german_deal: bool = False
    """Hands of 12, 7 or 4 cards for two, three or four players (section 4)."""

    five_handed: bool = False
    """49 cards for five players, without the twos of hearts, diamonds and clubs: hands of 4, then of 5 (section 20)."""

    draw: bool = False
    """There is one deal, and after each play a card is drawn from the stock (section 16)."""

    deal_pattern: Literal["twos", "singly"] = "twos"
    """Whether cards are dealt two at a time or one at a time (section 1)."""

    direction: Literal["clockwise", "anticlockwise"] = "clockwise"
    """Which way the turn and the deal pass."""

    last_word: str = "last"
    """What the dealer says with the last deal: "last", "cards" (section 2), or "any" word (section 3)."""

    last_announcement: Literal["required", "none"] = "required"
    """Whether the dealer announces the last deal at all."""

    last_not_announced_penalty: Literal["none", "opponent_may_cancel_deal"] = "none"
    """What comes of it when he does not: each opponent may have it dealt again, once (section 3)."""

    swazi_cut_rules: Literal["none", "redo_if_3_points_or_3_courts"] = "none"
    """When a ``cut_layout`` is cut again: at three points in it, or three courts (section 12)."""

    by_seats: tuple[tuple[int, int, int], ...] = preset_only(default=())
    """Seats, cards a hand, cards to the layout: for games in which these depend on how many play."""

    first_dealer: Literal["low", "high"] = preset_only(default="low")
    """Which card deals when everybody draws one for it (section 23, 1)."""

    next_dealer: Literal["passes", "before_loser"] = preset_only(default="passes")
    """Whether the deal passes on, or goes to the seat before the loser, who then leads (section 14)."""

    replaced: Literal["none", "point_cards", "jacks"] = preset_only(default="none")
    """The cards that do not stay in the opening layout, but go under the stock (sections 10 and 19)."""

    cut_layout: bool = preset_only(default=False)
    """Whether the layout is cut from the middle of the pack (section 12)."""

    drawn_hand: int = preset_only(default=0)
    """How many cards a hand has where they are drawn, if it is another number than usual; else 0 (section 12)."""

    whole_hands: bool = preset_only(default=False)
    """Whether hands are dealt only while there is a whole one for all; the rest stays out of play (section 18)."""

    @property
    def pack(self) -> tuple[Card, ...]:
        """Every card of the game, in a fixed order."""
        # The two of spades scores, so it is none of the three (docs/rules.md, section 20).
        without = (Card("2H"), Card("2D"), Card("2C")) if self.five_handed else ()
        return pack(self.ranks, self.packs, without)

    def hand_sizes(self, seats: int) -> tuple[int, ...]:
        """Return how many cards a hand has in successive deals; the last size repeats."""
        if self.five_handed:
            return (4, 5)
        if self.draw and self.drawn_hand:
            return (self.drawn_hand,)
        if self.german_deal:
            return ({2: 12, 3: 7}.get(seats, 4),)
        return (next((hand for table, hand, _ in self.by_seats if table == seats), self.hand),)

    def layout_size(self, seats: int) -> int:
        """Return how many cards the opening layout has."""
        return next((layout for table, _, layout in self.by_seats if table == seats), self.layout)

    def left_out(self, seats: int) -> int:
        """Return how many cards at the bottom of the pack are never dealt."""
        if not self.whole_hands:
            return 0
        left, sizes = len(self.pack) - self.layout_size(seats), self.hand_sizes(seats)
        for size in chain(sizes, repeat(sizes[-1])):
            if left < size * seats:
                return left
            left -= size * seats
        raise AssertionError("the last size repeats for ever")
