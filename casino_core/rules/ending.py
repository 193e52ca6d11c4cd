"""The end of a round and of the game, and the winner."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from casino_core.rules.fields import preset_only


@dataclass(frozen=True)
class Ending:
    """The end of a round and of the game, and the winner. Sections are those of docs/rules.md."""

    target: Literal[6, 11, 16, 21, 31, 50, 61, 101, 251] | None = 21
    """The points that end the game; None if ``rounds`` or a single round end it."""

    rounds: Literal["2_per_player", "1_per_player"] | None = None
    """The number of rounds in a game without a target (sections 11 and 20)."""

    overshoot: Literal["wins", "scores_nothing"] = "wins"
    """Whether a side whose points take it past the target gets them, or scores nothing for the round (section 21.1)."""

    countout_order: Literal["sweeps_in_order", "more_sweeps", "base_first"] | None = None
    """How the winner is found if several sides reach the target in one round.

    ``sweeps_in_order``: the first to reach it as items are counted one by one, sweeps last; ``more_sweeps``: the same
    without sweeps, then the side with more of them (section 1). ``base_first``: all items count before sweeps
    (section 2). None: the highest total wins.
    """

    claim_out: Literal["off", "wrong_claim_ignored", "wrong_claim_loses"] = "off"
    """Whether a player may claim to have reached the target, and the effect of a wrong claim (section 1)."""

    instant_limit: Literal[3] | None = None
    """The number of blows to a player that ends the round; a blow is another side's sweep, or a fine (section 20)."""

    endgame: Literal["open", "from_18", "from_16"] = "open"
    """The total from which a side no longer scores, but wins only by a certain item (section 6)."""

    kasino_tiebreak: Literal["points_spades_cards", "points_cards_spades", "spades", "another_hand"] = "another_hand"
    """The items of the last round that break a tie at the target, in order (section 8)."""

    callabra_limit: bool = False
    """Whether the round ends when a side has captured six cards, or eight with three sides or more (section 18)."""

    double_margin_below: int = 0
    """The winner's margin counts twice if the second-best side has fewer points than this (section 15)."""

    level: Literal["again", "big_casino", "clearer"] = preset_only(default="again")
    """The tiebreak in a game of one round: another round, Big Casino (section 14), or clearing the table
    (section 18)."""

    lowest_wins: bool = preset_only(default=False)
    """Whether the lowest total wins (section 11)."""

    cleared_ends_round: bool = preset_only(default=False)
    """Whether a sweep ends the round, unless ``shram`` is played (section 18)."""
