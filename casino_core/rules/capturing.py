"""The rules of capturing, and of piles."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from casino_core.rules.fields import preset_only


@dataclass(frozen=True)
class Capturing:
    """The rules of capturing, apart from the values of cards. Sections are those of docs/rules.md."""

    face_capture_limit: Literal["one", "all", "any"] = "one"
    """How many courts of its rank a court without a value takes: one, either one or all others, or any (section 20)."""

    adversary_combines_build: bool = False
    """Whether an opponent's single build counts as a card of its value in sums (section 2)."""

    partner_takes_build: bool = True
    """Whether a player may capture a partner's build (sections 1 and 21.1)."""

    five_of_spades_sweeps: bool = False
    """Whether the five of spades takes the whole table when it is laid down (section 20)."""

    initial_pairs_to_first_player: bool = False
    """Whether pairs in the opening layout go to the player who leads (section 20)."""

    pluck: bool = False
    """Whether a player may, once in each deal, take a loose card in addition to playing a card (section 20)."""

    matching: Literal["free", "forced"] = "free"
    """``forced``: a card that equals loose cards captures all of them, or is played into a build (section 6)."""

    must_capture: Literal["never", "card_not_trailed", "before_trailing", "always"] = "never"
    """When a capture must be made: never; instead of trailing the card that could make it; instead of trailing any
    card; or whenever a capture is possible (section 21.1)."""

    residue_to: Literal["last_capturer", "last_mover", "nobody"] = "last_capturer"
    """Who gets the cards left on the table after the last play (sections 1 and 4)."""

    swazi_insist_capture: bool = False
    """Whether opponents may insist that a capture takes everything it can (section 12)."""

    compulsory: bool = preset_only(default=False)
    """Whether a card must capture everything that it can, and a card that can sweep must be played (section 11)."""

    jacks_take_table: bool = preset_only(default=False)
    """Whether a jack that is laid down takes the whole table (section 19)."""

    courts_aside: bool = preset_only(default=False)
    """Whether courts left on the table after a deal are set aside for the last capturer of the round (section 11)."""


@dataclass(frozen=True)
class Piles:
    """How captured cards are kept, and who may use them (sections 12 to 14 of docs/rules.md)."""

    each: bool = preset_only(default=False)
    """Whether every player has a separate pile, even partners."""

    face_up: bool = preset_only(default=False)
    """Whether the top card of a pile is visible."""

    order: Literal["free", "courts_below", "lowest_on_top"] = preset_only(default="free")
    """The order of the cards in a pile.

    ``free``: each capture as its player likes, with the capturing card on top; ``courts_below``: courts below all
    numerals, otherwise as captured, the capturing card last; ``lowest_on_top``: each capture with its lowest card on
    top.
    """

    tops: Literal["nothing", "builds", "captures", "equals"] = preset_only(default="nothing")
    """The use of the top cards of other piles: in builds; in builds and captures; or in builds, and in captures by the
    same rank."""

    @property
    def order_chosen(self) -> bool:
        """Whether the capturing player chooses the order of the cards on the pile, unseen by opponents."""
        return self.face_up and self.order == "free"
