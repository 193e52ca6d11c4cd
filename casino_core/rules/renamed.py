"""The old names of optional rules and of their values, with the present names.

Older links, saves and files have the old names. These are read wherever rules are requested by name, but never written:
rules contain only the present names.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

T = TypeVar("T")

RENAMED_OPTIONS = {"swazi_2p_phase1_no_discard_with_build": "no_trail_with_build_while_stocked"}
"""By the old name of an option, the present name."""

RENAMED: dict[str, dict[str, str]] = {
    "builder_duty": {
        "V1_no_trail": "no_trail",
        "V2_take_or_add_next_turn": "take_or_add_next_turn",
        "V3_no_trail_one_per_value": "no_trail_one_per_value",
    },
    "claim_out": {"pagat_claim": "wrong_claim_ignored", "wiki_2p_call": "wrong_claim_loses"},
    "countout_order": {"pagat_000": "sweeps_in_order", "pagat_001": "more_sweeps"},
    "majority_rule": {"absolute_27_7": "more_than_half"},
    "majority_tie": {"shared_two_way_3_4p": "spades_shared_by_two"},
    "sa_drift_with_build": {"allowed_second_deal_2p": "allowed_in_second_deal"},
    "spade_casino": {"pagat_24": "24_points", "wiki_25": "25_points", "bicycle_26": "26_points"},
    "swazi_2p_mode": {"12_12": "12_cards_twice", "crazy_8_draw": "8_cards_and_draw"},
    "swazi_cut_rules": {"redo_if_3pts_or_3_pictures": "redo_if_3_points_or_3_courts"},
}
"""By option and old value, the present value."""


def present_name(option: str) -> str:
    """Return the present name of an option, which may be given by an old name."""
    return RENAMED_OPTIONS.get(option, option)


def present_text(option: str, text: str) -> str:
    """Return the present text of an option's value, which may be given by an old text."""
    return RENAMED.get(option, {}).get(text, text)


def present_options(options: Mapping[str, T]) -> dict[str, T | str]:
    """Return options under their present names, with the present texts of their values."""
    return {
        (present := present_name(name)): present_text(present, value) if isinstance(value, str) else value
        for name, value in options.items()
    }
