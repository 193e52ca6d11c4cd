"""What the values of optional rules were called before, and what took their place.

Links, saves and files are out there with the old names. They are read wherever rules are asked for by name, and never
written: rules hold the present names alone.
"""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")

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
"""By option, the old values and the present ones."""


def present_text(option: str, text: str) -> str:
    """Return what the text of a value is now: another where the value was renamed, else the same."""
    return RENAMED.get(option, {}).get(text, text)


def present(option: str, value: T) -> T | str:
    """Return what a value is now: another where it was renamed, else the same."""
    return present_text(option, value) if isinstance(value, str) else value
