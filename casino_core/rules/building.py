"""Who may build what, and what a builder owes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from casino_core.rules.fields import preset_only


@dataclass(frozen=True)
class Building:
    """Who may build what, and what a builder owes. The sections named below are those of docs/rules.md."""

    builder_duty: Literal["no_trail", "take_or_add_next_turn", "no_trail_one_per_value", "add_or_capture", "free"] = (
        "no_trail"
    )
    """What a player must do who has a build when his turn comes (sections 1, 2 and 14): anything but trail; take that
    build or add to it; work on a build of his or make another, never two of one value; add to it or capture anything;
    or nothing in particular. Whatever this says, a builder keeps a card that takes his build."""

    trail_fine: Literal[0, 2] = 0
    """How many points let a builder trail against his duty; 0 where nothing does (section 20)."""

    partner_frees_builder: bool = True
    """Whether a partner who builds on takes the duty over, as an opponent does (sections 1 and 2)."""

    build_owner: Literal["last_to_add", "last_to_set_value"] = "last_to_add"
    """Whether a build belongs to whoever added to it last, or to whoever gave it its value (section 2)."""

    same_value_builds: Literal["any", "one_per_value_per_player", "one_per_value_global"] = "any"
    """How many builds of one value there may be (sections 2 and 12)."""

    own_build_raise: Literal["allowed", "needs_both_cards", "forbidden"] = "allowed"
    """Whether a player may raise his own build; with both cards: of the old value and the new one (section 2)."""

    multi_gather_on_build: bool = True
    """Whether one play may gather further groups of a build's value into it (section 2)."""

    calling: bool = False
    """Whether a card may be laid down to lock groups of its value on the table (section 3)."""

    max_build_cards: Literal[5] | None = None
    """How many cards a build may have; None for any number (section 3)."""

    face_natural_build: bool = False
    """Whether courts without a value may be built by rank (section 20)."""

    table_only_build_while_trailing: bool = False
    """Whether a card may be trailed while loose cards are joined into a build (section 1)."""

    table_cards_help_raise: bool = False
    """Whether loose cards may help the hand card to change the value of a build (section 1)."""

    single_build_as_card: bool = False
    """Whether a single build behaves like one loose card of its value (section 1)."""

    swazi_insist_augment: bool = False
    """Whether opponents may insist that what fits a build is put on it (section 12)."""

    no_trail_with_build_while_stocked: bool = False
    """Whether a builder may not discard while there is a stock, in the game for two (section 12)."""

    swazi_2p_phase1_one_build: bool = False
    """Whether, while there is a stock, a player of two owns one build at most when his turn ends (section 12)."""

    sa_drift_with_build: Literal["forbidden", "allowed_in_second_deal"] = "forbidden"
    """Whether builders may trail in the second deal, in the game for two (section 14)."""

    form: Literal["none", "hand_card", "table"] = preset_only(default="hand_card")
    """Whether there are builds: with a hand card each; or also from the table alone, as often in a turn as a player
    likes (section 12)."""

    fresh_cards_rest: bool = preset_only(default=False)
    """Whether an ace or casino that was just laid down is not built on in the next turn (section 10)."""

    most_own: int | None = preset_only(default=None)
    """How many builds a player may own; None for any number (section 14)."""

    @property
    def addition_changes_owner(self) -> bool:
        """Whether a build belongs to the last player who added to it, not to the last one who set its value."""
        return self.build_owner == "last_to_add" and self.builder_duty != "no_trail_one_per_value"
