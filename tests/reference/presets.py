"""The presets, written from the table of their settings in docs/rules.md."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from .plain import Options

Tables = tuple[tuple[int, int], ...]

ALONE: Tables = ((2, 1), (3, 1), (4, 1))
ALONE_OR_PARTNERS: Tables = (*ALONE, (4, 2))


NOTHING: Options = {}


class Preset(NamedTuple):
    """A game: its tables as (seats, seats a side), and its house rules, some of them between two sides only.

    `hands` has the cards in a hand, by seats, if they differ from the default.
    """

    tables: Tables
    options: Options
    between_two_sides: Options = NOTHING
    hands: Mapping[int, int] = MappingProxyType({})

    def rules(self, sides: int) -> Options:
        """Return the house rules for a number of sides."""
        return self.options | self.between_two_sides if sides == 2 else self.options


AMERICAN: Options = {
    "adversary_combines_build": True,
    "own_build_raise": "needs_both_cards",
    "sweep_points": 1,
    "partner_frees_builder": False,
    "countout_order": "base_first",
}
ROYAL: Options = {"royal_values": True, "ace_values": "1_or_14"}
ROYAL_SIX: Options = AMERICAN | ROYAL | {"sweep_points": 0, "target": 6}
GERMAN: Options = {
    "german_deal": True,
    "royal_values": True,
    "ace_values": "1_or_14",
    "cassino_high_values": "optional",
    "residue_to": "last_mover",
    "sweep_points": 1,
}
DOMINICAN: Options = ROYAL | {
    "matching": "forced",
    "own_build_raise": "forbidden",
    "sweep_points": 1,
    "sweep_cancel": "one_for_one",
    "endgame": "from_18",
}
MORE_THAN_HALF: Options = {"majority_rule": "more_than_half"}
COURTS: Options = {"face_capture_limit": "any", "face_natural_build": True}

NORDIC: Options = {
    "courts": "11_12_13",
    "ace_values": "14_hand_1_table",
    "cassino_high_values": "fixed_hand",
    "cards_award": "1_most",
    "sweep_points": 1,
    "target": 16,
}
KASINO: Options = NORDIC | {
    "form": "none",
    "spades_award": "2_most",
    "majority_tie": "spades_shared_by_two",
    "sweep_cancel": "all_players_have_one",
    "kasino_midhand_win": "sweeps_only",
    "kasino_tiebreak": "points_spades_cards",
}
SWEDISH: Options = {"ace_values": "1_or_14", "cassino_high_values": "none", "last_capture_point": 1}
NORWEGIAN: Options = NORDIC | {
    "builder_duty": "no_trail",
    "last_capture_point": 1,
    "kasino_tiebreak": "spades",
    "replaced": "point_cards",
    "fresh_cards_rest": True,
}
KRYPKASINO: Options = {
    "packs": 2,
    "form": "none",
    "courts": "11_12_13",
    "ace_values": "14_hand_1_table",
    "compulsory": True,
    "courts_aside": True,
    "card_points": "krypkasino",
    "sweep_swing": 5,
    "rounds": "1_per_player",
    "target": None,
    "lowest_wins": True,
}
CALLABRA: Options = {
    "form": "none",
    "courts": "11_12_13",
    "card_points": "cards_only",
    "target": None,
    "level": "clearer",
    "cleared_ends_round": True,
}
TABLANETTE: Options = {
    "form": "none",
    "courts": "13_14",
    "ace_values": "1_or_11",
    "jacks_take_table": True,
    "replaced": "jacks",
    "card_points": "tablanette",
    "tablanette_bonus": "non_jack_sum",
    "target": 251,
}
TABLIC: Options = {
    "form": "none",
    "courts": "12_13_14",
    "ace_values": "1_or_11",
    "card_points": "tablic",
    "sweep_points": 1,
    "target": 101,
    "claim_out": "wrong_claim_ignored",
}

PRESETS: dict[str, Preset] = {
    "classic": Preset(ALONE_OR_PARTNERS, {}),
    "american": Preset(ALONE_OR_PARTNERS, AMERICAN),
    "calling": Preset(ALONE_OR_PARTNERS, {"calling": True, "max_build_cards": 5, "sweep_points": 1}, MORE_THAN_HALF),
    "german": Preset(((2, 1), (3, 1), (4, 2)), GERMAN, MORE_THAN_HALF),
    "royal": Preset(ALONE_OR_PARTNERS, ROYAL),
    "royal_six": Preset(ALONE, ROYAL_SIX),
    "buckeye": Preset(ALONE, ROYAL_SIX | {"ten_of_diamonds_10_or_11": True}),
    "trailing_royals": Preset(ALONE, AMERICAN | COURTS | {"sweep_points": 0}),
    "spade": Preset(ALONE, {"spade_casino": "24_points", "target": 61}),
    "spade_25": Preset(ALONE, {"spade_casino": "25_points", "target": 61}),
    "spade_26": Preset(ALONE, {"spade_casino": "26_points", "target": 61}),
    "royal_spade": Preset(ALONE, ROYAL | {"spade_casino": "24_points", "target": 61}),
    "draw": Preset(ALONE, {"draw": True}),
    "royal_draw": Preset(ALONE, ROYAL | {"draw": True}),
    "dominican": Preset(ALONE_OR_PARTNERS, DOMINICAN),
    "haiti": Preset(((4, 2), *ALONE), ROYAL | {"card_points": "cards_only", "target": None}),
    "diamond": Preset(ALONE, {"card_points": "diamond", "sweep_points": 1, "target": 11}, MORE_THAN_HALF),
    "pluck": Preset(ALONE, {"pluck": True}),
    "portuguese": Preset(((2, 1), (4, 2)), {"portuguese": True}),
    "california": Preset(
        ((2, 1), (3, 1), (4, 1), (6, 1)),
        {"face_capture_limit": "any", "california_rounds": "2_per_player"},
    ),
    "five_handed": Preset(((5, 1),), {"five_handed": True}),
    "michigan": Preset(ALONE, {"michigan": True}),
    "kasino_fi": Preset(ALONE_OR_PARTNERS, KASINO),
    "kasino_se": Preset(ALONE_OR_PARTNERS, KASINO | SWEDISH),
    "kasino_no": Preset(ALONE_OR_PARTNERS, NORWEGIAN),
    "krypkasino": Preset(
        (*ALONE, (5, 1), (6, 1), (4, 2), (6, 2), (6, 3)), KRYPKASINO, hands={2: 6, 3: 5, 4: 4, 5: 4, 6: 4}
    ),
    "callabra": Preset(((2, 1), (3, 1)), CALLABRA, hands={2: 3, 3: 3}),
    "tablanette": Preset(((2, 1),), TABLANETTE, hands={2: 6}),
    "tablic": Preset(((2, 1), (4, 2)), TABLIC, hands={2: 6, 4: 6}),
}
