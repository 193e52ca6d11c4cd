"""The rules of building, and a builder's duties."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from casino_core.rules.fields import preset_only


@dataclass(frozen=True)
class Building:
    """The rules of building, and a builder's duties. Sections are those of docs/rules.md."""

    builder_duty: Literal["no_trail", "take_or_add_next_turn", "no_trail_one_per_value", "add_or_capture", "free"] = (
        "no_trail"
    )
    """The duty of a player who owns a build at the start of a turn (sections 1, 2 and 14).

    ``no_trail``: not to trail; ``take_or_add_next_turn``: to take the build or add to it; ``no_trail_one_per_value``:
    to take, add to or raise one of their builds, or to make another, but never two of one value; ``add_or_capture``: to
    add to the build or capture anything; ``free``: none. Builders must always keep a card that takes the build.
    """

    trail_fine: Literal[0, 2] = 0
    """The fine in points for a builder who trails against the duty; 0 if trailing is forbidden (section 20)."""

    partner_frees_builder: bool = True
    """Whether a partner who adds to a build takes over the duty, as an opponent does (sections 1 and 2)."""

    build_owner: Literal["last_to_add", "last_to_set_value"] = "last_to_add"
    """Who owns a build: the last player to add to it, or the last to set its value (section 2)."""

    same_value_builds: Literal["any", "one_per_value_per_player", "one_per_value_global"] = "any"
    """How many builds of one value may be on the table: any, one of each player, or one in all (sections 2 and 12)."""

    builds_at_once: Literal["any", "one_each", "one"] = "any"
    """The number of builds that may be on the table: any, one of each player, or one in all (sections 14 and 21.1)."""

    own_build_raise: Literal["allowed", "needs_both_cards", "forbidden", "opponents_only"] = "allowed"
    """Whether players may raise their own builds; ``needs_both_cards``: only while they hold cards of the old and the
    new value (section 2); ``opponents_only``: neither their own nor a partner's (section 14)."""

    multi_gather_on_build: bool = True
    """Whether one play may gather further groups of a build's value into it (section 2)."""

    calling: bool = False
    """Whether a card may be laid down to lock groups of its value on the table (section 3)."""

    max_build_cards: Literal[5] | None = None
    """The largest number of cards in a build; None for no limit (section 3)."""

    point_cards_in_builds: bool = True
    """Whether cards that score by themselves may go into builds (section 21.1)."""

    face_natural_build: bool = False
    """Whether courts without a value may be built by rank (section 20)."""

    table_only_build_while_trailing: bool = False
    """Whether a player who trails a card may join other loose cards into a build in the same turn (section 1)."""

    table_cards_help_raise: bool = False
    """Whether loose cards may help the hand card to change the value of a build (section 1)."""

    single_build_as_card: bool = False
    """Whether a single build behaves like one loose card of its value (section 1)."""

    swazi_insist_augment: bool = False
    """Whether opponents may insist that the player on turn adds to a build all cards that fit it (section 12)."""

    no_trail_with_build_while_stocked: bool = False
    """Whether, with two players, a builder may not trail while there is a stock (section 12)."""

    swazi_2p_phase1_one_build: bool = False
    """Whether, with two players, nobody may own two builds at the end of a turn while there is a stock (section 12)."""

    sa_drift_with_build: Literal["forbidden", "allowed_in_second_deal"] = "forbidden"
    """Whether, with two players, builders may trail in the second deal (section 14)."""

    form: Literal["none", "hand_card", "table"] = preset_only(default="hand_card")
    """Whether there are builds and, if so, whether each needs a hand card or can also be made from the table alone, any
    number of times in a turn (section 12)."""

    fresh_cards_rest: bool = preset_only(default=False)
    """Whether the next player may not build with an ace or Casino that was just laid down (section 10)."""

    @property
    def addition_changes_owner(self) -> bool:
        """Whether a build belongs to the last player to add to it, not to the last to set its value."""
        return self.build_owner == "last_to_add" and self.builder_duty != "no_trail_one_per_value"
