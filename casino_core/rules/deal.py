"""The pack, and how it is dealt."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import chain, repeat
from typing import Literal

from casino_core.cards import RANKS, Card, pack
from casino_core.rules.fields import preset_only


@dataclass(frozen=True)
class Deal:
    """The pack, the deals of a round, and the dealer. Sections are those of docs/rules.md.

    Hands are dealt until the pack is used up. If too few cards remain for whole hands, the last deal shares them out.
    """

    ranks: str = RANKS
    """The ranks of the pack, lowest first. A pack of forty cards has no courts (sections 14 and 17)."""

    packs: int = 1
    """The number of packs shuffled together: two in Krypkasino (section 11)."""

    hand: int = 4
    """The number of cards in a hand."""

    layout: int = 4
    """The number of cards dealt to the table, in the first deal only."""

    first_hand: Literal[6] | None = None
    """The number of cards in a hand in the first deal; None if it is the same as in other deals (section 21.1)."""

    german_deal: bool = False
    """Whether hands have 12, 7 or 4 cards with two, three or four players (section 4)."""

    five_handed: bool = False
    """Whether five play with 49 cards, the two of spades as the only two, with hands of 4, then of 5 (section 20)."""

    draw: bool = False
    """Whether there is only one deal, and a card is drawn from the stock after each play (section 16)."""

    deal_pattern: Literal["twos", "singly"] = "twos"
    """Whether cards are dealt two at a time or one at a time (section 1)."""

    direction: Literal["clockwise", "anticlockwise"] = "clockwise"
    """The direction of play and of the deal."""

    last_word: str = "last"
    """The dealer's word for the last deal: "last", "cards", "sistan", "sisten", or "any" (sections 2, 3, 9 and 10)."""

    last_announcement: Literal["required", "none"] = "required"
    """Whether the dealer announces the last deal at all."""

    last_not_announced_penalty: Literal["none", "opponent_may_cancel_deal"] = "none"
    """The penalty for not announcing the last deal: each opponent may cancel it, once (section 3)."""

    swazi_cut_rules: Literal["none", "redo_if_3_points_or_3_courts"] = "none"
    """Whether a ``cut_layout`` is cut again if it has at least three points or three courts (section 12)."""

    by_seats: tuple[tuple[int, int, int], ...] = preset_only(default=())
    """Triples of a number of seats, the size of a hand and that of the layout, if these sizes depend on the seats."""

    first_dealer: Literal["low", "high"] = preset_only(default="low")
    """The card that makes a player the first dealer, when everyone draws a card (section 23, row 1)."""

    next_dealer: Literal["passes", "before_loser"] = preset_only(default="passes")
    """Whether the next seat deals, or the seat before the loser, so that the loser leads (section 14)."""

    replaced: Literal["none", "point_cards", "jacks"] = preset_only(default="none")
    """The cards of the opening layout that are replaced, and go under the stock (sections 10 and 19)."""

    cut_layout: bool = preset_only(default=False)
    """Whether the layout is cut from the middle of the pack (section 12)."""

    drawn_hand: int = preset_only(default=0)
    """The number of cards in a hand in games with ``draw``, if it differs from ``hand``; else 0 (section 12)."""

    whole_hands: bool = preset_only(default=False)
    """Whether hands are dealt only while everyone gets a whole one; the rest stays out of play (section 18)."""

    @property
    def pack(self) -> tuple[Card, ...]:
        """Every card of the game, in a fixed order."""
        # The two of spades scores, so it stays in (docs/rules.md, section 20).
        without = (Card("2H"), Card("2D"), Card("2C")) if self.five_handed else ()
        return pack(self.ranks, self.packs, without)

    def hand_sizes(self, seats: int) -> tuple[int, ...]:
        """Return the sizes of a hand in successive deals; the last size repeats."""
        if self.five_handed:
            return (4, 5)
        if self.draw and self.drawn_hand:
            return (self.drawn_hand,)
        if self.german_deal:
            return ({2: 12, 3: 7}.get(seats, 4),)
        if self.first_hand:
            return (self.first_hand, self.hand)
        return (next((hand for table, hand, _ in self.by_seats if table == seats), self.hand),)

    def layout_size(self, seats: int) -> int:
        """Return the number of cards in the opening layout."""
        return next((layout for table, _, layout in self.by_seats if table == seats), self.layout)

    def left_out(self, seats: int) -> int:
        """Return the number of cards at the bottom of the pack that are never dealt."""
        if not self.whole_hands:
            return 0
        remaining, sizes = len(self.pack) - self.layout_size(seats), self.hand_sizes(seats)
        for size in chain(sizes, repeat(sizes[-1])):
            if remaining < size * seats:
                return remaining
            remaining -= size * seats
        raise AssertionError("the last size repeats for ever")
