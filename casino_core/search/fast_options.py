"""Which rules the fast model knows: every field of the rules by name, and the values it may have.

What is not named here, a field or a value, is played by the engine. So a new rule makes bots slower until somebody
has taught it to the fast model, and never makes them search another game. The tests are made of the same table.
"""

from __future__ import annotations

from dataclasses import fields
from typing import Final

from casino_core.rules.parts import PARTS, Rules

EVERY: Final = None
"""Every value is known: the field decides nothing in a deal, or follows from what other fields say."""

KNOWN: dict[str, tuple[object, ...] | None] = {
    # deal: a search begins when the cards have been dealt
    "ranks": EVERY,
    # a bit stands for one card, and twins would need two
    "packs": (1,),
    "hand": EVERY,
    "layout": EVERY,
    "german_deal": EVERY,
    "five_handed": EVERY,
    # a node knows how many cards are still to come, and not which
    "draw": (False,),
    "deal_pattern": EVERY,
    "direction": EVERY,
    "last_word": EVERY,
    "last_announcement": EVERY,
    "last_not_announced_penalty": ("none",),
    "swazi_cut_rules": EVERY,
    "by_seats": EVERY,
    "first_dealer": EVERY,
    "next_dealer": EVERY,
    "replaced": EVERY,
    "cut_layout": EVERY,
    "drawn_hand": EVERY,
    # with a stock that is never dealt, no card would be known as the last one
    "whole_hands": (False,),
    # values of cards
    "courts": ("rank_only", "11_12_13", "12_13_14", "13_14"),
    "ace_values": ("1", "1_or_14", "14_hand_1_table", "1_or_11"),
    "table_ace": ("1_or_14", "1_only"),
    "cassino_high_values": ("none", "fixed_hand", "optional"),
    "ten_of_diamonds_10_or_11": (False, True),
    # capturing
    "face_capture_limit": ("one", "all", "any"),
    # tables of sums hold loose cards alone
    "adversary_combines_build": (False,),
    "five_of_spades_sweeps": (False,),
    "initial_pairs_to_first_player": (False,),
    "pluck": (False,),
    "matching": ("free",),
    "residue_to": ("last_capturer", "last_mover", "nobody"),
    "swazi_insist_capture": (False,),
    "compulsory": (False,),
    "jacks_take_table": (False,),
    "courts_aside": (False,),
    # piles
    "each": (False,),
    "face_up": (False,),
    "order": ("free",),
    "tops": ("nothing",),
    # building
    "builder_duty": ("no_trail", "free"),
    "trail_fine": (0,),
    "partner_frees_builder": (True,),
    "build_owner": ("last_to_add",),
    "same_value_builds": ("any",),
    "own_build_raise": ("allowed",),
    "multi_gather_on_build": (True,),
    "calling": (False,),
    "max_build_cards": (None,),
    "face_natural_build": (False,),
    "table_only_build_while_trailing": (False,),
    "table_cards_help_raise": (False,),
    "single_build_as_card": (False,),
    "swazi_insist_augment": (False,),
    "no_trail_with_build_while_stocked": (False,),
    "swazi_2p_phase1_one_build": (False,),
    "sa_drift_with_build": ("forbidden",),
    "form": ("none", "hand_card"),
    "fresh_cards_rest": (False,),
    "most_own": (None,),
    # scoring: the awards for captured cards are data
    "card_points": EVERY,
    "cards_award": EVERY,
    "spades_award": EVERY,
    "spade_casino": EVERY,
    "majority_rule": ("relative", "more_than_half"),
    "majority_tie": EVERY,
    "last_capture_point": (0, 1),
    "sweep_points": (0, 1, 2),
    "sweep_timing": EVERY,
    "sweep_cancel": ("none", "all_players_have_one", "one_for_one"),
    "sweep_last_card": (False, True),
    "all_eleven_bonus": ("none", "plus_1", "first_round_wins", "always_wins"),
    "score_as_captured": EVERY,
    "point_cards_at_once": EVERY,
    "difference_scoring": (False, True),
    "overspader": EVERY,
    "sweep_freeze": ("none",),
    "tablanette_bonus": ("none",),
    "sweep_swing": (0,),
    "shram": (False,),
    # ending: what ends the game does not end a deal
    "target": EVERY,
    "rounds": EVERY,
    "countout_order": EVERY,
    "claim_out": ("off",),
    "instant_limit": (None,),
    "endgame": EVERY,
    "kasino_tiebreak": EVERY,
    "callabra_limit": (False,),
    "double_margin_below": EVERY,
    "level": EVERY,
    "lowest_wins": (False, True),
    "cleared_ends_round": (False,),
}
"""The known values of every field of the rules that is known at all."""


def knows(rules: Rules) -> bool:
    """Return whether the fast model plays a game: whether all of its fields, and their values, are named."""
    parts = [getattr(rules, name) for name in PARTS]
    return all(_named(field.name, getattr(part, field.name)) for part in parts for field in fields(part))


def _named(name: str, value: object) -> bool:
    if name not in KNOWN:
        return False
    known = KNOWN[name]
    return known is EVERY or any(value == one and type(value) is type(one) for one in known)
