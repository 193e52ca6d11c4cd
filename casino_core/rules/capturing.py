"""What may be taken, and what becomes of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from casino_core.rules.fields import preset_only


@dataclass(frozen=True)
class Capturing:
    """What may be taken beside what a card's value takes. The sections named below are those of docs/rules.md."""

    face_capture_limit: Literal["one", "all", "any"] = "one"
    """How many courts of its rank a court without a value takes: one; one or all others; any number (section 20)."""

    adversary_combines_build: bool = False
    """Whether an opponent's single build counts as a card of its value in sums (section 2)."""

    five_of_spades_sweeps: bool = False
    """Whether the five of spades takes the whole table when it is laid down (section 20)."""

    initial_pairs_to_first_player: bool = False
    """Whether pairs in the opening layout go to whoever leads (section 20)."""

    pluck: bool = False
    """Whether a player may take one loose card a deal without playing a card (section 20)."""

    matching: Literal["free", "forced"] = "free"
    """Forced: a card with equals on the table captures all of them, or is built with (section 6)."""

    residue_to: Literal["last_capturer", "last_mover", "nobody"] = "last_capturer"
    """Who gets the cards that are left on the table after the last play (sections 1 and 4)."""

    swazi_insist_capture: bool = False
    """Whether opponents may insist that a capture takes all that it can (section 12)."""

    compulsory: bool = preset_only(default=False)
    """A card that can capture must, and takes all it can; and a card that sweeps must be played (section 11)."""

    jacks_take_table: bool = preset_only(default=False)
    """Whether a jack that is laid down takes everything (section 19)."""

    courts_aside: bool = preset_only(default=False)
    """Courts that lie on the table when a deal ends wait for the last capturer of the round (section 11)."""


@dataclass(frozen=True)
class Piles:
    """How captured cards lie, and who may use them (sections 12 to 14 of docs/rules.md)."""

    each: bool = preset_only(default=False)
    """Whether every player has a pile, partners too."""

    face_up: bool = preset_only(default=False)
    """Whether the top card of a pile shows."""

    order: Literal["free", "courts_below", "lowest_on_top"] = preset_only(default="free")
    """What lies on what: as its owner likes, or as named with courts lowest, in both with the capturing card on top; or
    all cards of a capture with the lowest on top."""

    tops: Literal["nothing", "builds", "captures", "equals"] = preset_only(default="nothing")
    """What the top cards of others serve for: builds; also captures; or beside builds only captures of equals."""

    @property
    def order_chosen(self) -> bool:
        """Whether whoever captures puts the cards on the pile in any order, which opponents are not shown."""
        return self.face_up and self.order == "free"
