"""The points of a round."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from casino_core.rules.fields import preset_only


@dataclass(frozen=True)
class Scoring:
    """The points of a round. Sections are those of docs/rules.md."""

    card_points: str = "casino"
    """The name of the table of ``awards`` that says which cards score."""

    cards_award: Literal["3_most", "2_most_plus_1_last_capture", "1_most", "2_most_split_ties"] = "3_most"
    """Points for most cards (sections 1, 8 and 12); one of the points may be for the last capture."""

    spades_award: Literal["1_most", "2_most", "2_most_split_ties", "1_each_spade", "five_spades_1"] = "1_most"
    """Points for most spades, for each spade, or for at least five (sections 1, 8, 12 and 14)."""

    spade_casino: Literal["off", "24_points", "25_points", "26_points"] = "off"
    """The count of Spade Casino that replaces ``spades_award``, named after the points of a round (section 15)."""

    casino_points: Literal["2_and_1", "3_and_2"] = "2_and_1"
    """Points for Big Casino and for Little Casino (section 21.1)."""

    majority_rule: Literal["relative", "more_than_half"] = "relative"
    """The meaning of most: more than any other side, or more than half (sections 3 and 4)."""

    majority_tie: Literal["nobody", "split", "spades_shared_by_two", "most_spades_gets_cards", "carry_over"] = "nobody"
    """Who scores in a tie for most cards or spades (sections 1, 8, 12 and 20). ``spades_shared_by_two``: nobody, except
    that if exactly two of three or more sides tie for most spades, each of them scores a point.
    """

    last_capture_point: Literal[0, 1] = 0
    """Additional points for the last capture of the round (section 9)."""

    sweep_points: Literal[0, 1, 2] = 0
    """Points for each sweep (sections 1 and 20)."""

    sweep_timing: Literal["end_of_hand", "as_made"] = "end_of_hand"
    """Whether sweeps count at the end of the round, or at once, so that a sweep can end the game (section 20)."""

    sweep_cancel: Literal["none", "all_players_have_one", "one_for_one"] = "none"
    """How sweeps cancel: each side loses one as soon as all have one (section 8), or the sweeps of different sides
    cancel each other one for one (section 6)."""

    sweep_last_card: bool = True
    """Whether the last card of a round can sweep (section 1)."""

    all_eleven_bonus: Literal["none", "plus_1", "first_round_wins", "always_wins"] = "none"
    """The bonus for taking all the points of a round: one more point, or the game (section 20)."""

    score_as_captured: bool = False
    """Whether all points count when they are earned, majorities as soon as they are certain (section 1)."""

    point_cards_at_once: bool = False
    """Whether aces and both casinos count when they are taken (sections 8 and 9)."""

    difference_scoring: bool = False
    """Whether only the side that is ahead in the round scores, and only the difference (section 1)."""

    overspader: bool = False
    """Whether every spade beyond six scores a point, instead of points for most spades (section 9)."""

    sweep_freeze: Literal["none", "last_deal_and_from_10"] = "none"
    """When sweeps do not count: in the last deal, and in every deal once a side has ten points (section 8)."""

    tablanette_bonus: Literal["none", "non_jack_sum", "jack_sum", "double"] = "none"
    """The points for a sweep, instead of ``sweep_points`` (section 19). ``non_jack_sum``: the sum of the values of all
    its cards, if no jack took them; ``jack_sum``: the sum for the cards on the table, if a jack took them; ``double``:
    twice ``non_jack_sum``."""

    sweep_swing: int = preset_only(default=0)
    """The points that a sweep scores, and that the player before the sweeper loses (section 11)."""

    shram: bool = False
    """Whether Callabra is played to a target, with its own score, and a sweep does not end the round (section 18)."""

    @property
    def table(self) -> str:
        """The name of the table of ``awards`` in use."""
        return "shram" if self.shram else self.card_points
