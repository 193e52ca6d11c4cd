"""When a round or the game is over, and who has won."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from casino_core.rules.fields import preset_only


@dataclass(frozen=True)
class Ending:
    """When a round or the game is over, and who has won. The sections named below are those of docs/rules.md."""

    target: Literal[6, 11, 16, 21, 31, 50, 61, 101, 251] | None = 21
    """How many points end the game; None where ``rounds`` do, or a single round."""

    rounds: Literal["2_per_player", "1_per_player"] | None = None
    """How many rounds the game has where there is no target (sections 11 and 20)."""

    countout_order: Literal["sweeps_in_order", "more_sweeps", "base_first"] | None = None
    """How points are handed out between sides that reach the target in one round; None: the highest total wins. Item by
    item, with sweeps as they were made or by who has more (section 1), or all but sweeps first (section 2)."""

    claim_out: Literal["off", "wrong_claim_ignored", "wrong_claim_loses"] = "off"
    """Whether a player may claim to have reached the target, and what a wrong claim does (section 1)."""

    instant_limit: Literal[3] | None = None
    """How many sweeps by others and fines of his own a player suffers before the round ends (section 20)."""

    endgame: Literal["open", "from_18", "from_16"] = "open"
    """From how many points on a side scores no more, and wins by a certain item alone (section 6)."""

    kasino_tiebreak: Literal["points_spades_cards", "points_cards_spades", "spades", "another_hand"] = "another_hand"
    """What decides between sides that are level at the target: items of the last round, in order (section 8)."""

    callabra_limit: bool = False
    """Whether six captured cards end the round, or eight between three sides or more (section 18)."""

    double_margin_below: int = 0
    """The winner's margin counts twice when the loser has fewer points than this (section 15)."""

    level: Literal["again", "big_casino", "clearer"] = preset_only(default="again")
    """Who wins a single round that is level: another is played, or Big Casino decides (section 14), or whoever cleared
    the table (section 18)."""

    lowest_wins: bool = preset_only(default=False)
    """Whether points are to be avoided (section 11)."""

    cleared_ends_round: bool = preset_only(default=False)
    """Whether a sweep ends the round, unless ``shram`` is played (section 18)."""
