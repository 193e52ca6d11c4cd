"""Combinations of rules that make no sense, each with the nearest one that does."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, NamedTuple

from casino_core.errors import CasinoError
from casino_core.rules.fields import FieldValue

if TYPE_CHECKING:  # rules ask for their contradictions when they are made, so parts.py imports this
    from casino_core.rules.parts import Rules


class RulesError(CasinoError):
    """Rules that make no sense."""

    nearest: Mapping[str, FieldValue]
    """The options, ``seats`` and ``team`` among them, that would have to change, with the values that make sense."""

    def __init__(self, code: str, nearest: Mapping[str, FieldValue] | None = None, **facts: object) -> None:
        super().__init__(code, facts)
        self.nearest = nearest or {}


class Contradiction(NamedTuple):
    """Something that makes no sense in rules."""

    code: str
    """The code of the error."""

    holds: Callable[[Rules], bool]
    """Whether rules have this fault."""

    nearest: dict[str, FieldValue]
    """The fields that would mend it, with their values."""


CLOSED_PILES: dict[str, FieldValue] = {
    "sweep_points": 0,
    "score_as_captured": False,
    "claim_out": "off",
    "pluck": False,
    "five_of_spades_sweeps": False,
    "initial_pairs_to_first_player": False,
    "last_not_announced_penalty": "none",
}
"""What needs cards that stay where they are once they are captured, and so does not go with piles to steal from."""

STEPS: dict[str, FieldValue] = {
    "builder_duty": "free",
    "trail_fine": 0,
    "partner_frees_builder": True,
    "build_owner": "last_to_set_value",
    "same_value_builds": "one_per_value_global",
    "own_build_raise": "forbidden",
    "multi_gather_on_build": True,
    "calling": False,
    "max_build_cards": None,
    "face_natural_build": False,
    "table_only_build_while_trailing": False,
    "table_cards_help_raise": False,
    "single_build_as_card": False,
    "adversary_combines_build": False,
    "matching": "free",
    "cassino_high_values": "none",
    "ten_of_diamonds_10_or_11": False,
}
"""What is settled where builds are made step by step: who may build what, and that one rank takes a build."""

ONE_RANK: dict[str, FieldValue] = {"courts": "11_12_13", "ace_values": "1_or_14"}
"""The values with which no two ranks take the same build, so that a build proves a rank."""

WITHOUT_STEPS: dict[str, FieldValue] = {
    "swazi_cut_rules": "none",
    "swazi_insist_capture": False,
    "swazi_insist_augment": False,
    "no_trail_with_build_while_stocked": False,
    "swazi_2p_phase1_one_build": False,
}
"""What belongs to turns of several actions, and to nothing else."""
JACKLESS = ("rank_only", "13_14")
"""The values of courts that give jacks none."""

HIGHEST_OFF: dict[str, FieldValue] = {
    "sweep_timing": "end_of_hand",
    "score_as_captured": False,
    "claim_out": "off",
    "trail_fine": 0,
    "instant_limit": None,
    "difference_scoring": False,
    "all_eleven_bonus": "none",
    "countout_order": None,
}
"""What makes no sense where the lowest total wins."""

CONTRADICTIONS: tuple[Contradiction, ...] = (
    Contradiction("teams-do-not-fit", lambda r: not _teams_fit(r), {"team": 1}),
    # The 48 cards beside the layout do not go round among five.
    Contradiction(
        "five-players-need-49-cards", lambda r: _needs_49_cards(r) and not r.deal.five_handed, {"five_handed": True}
    ),
    Contradiction("49-cards-need-five-players", lambda r: r.seats != 5 and r.deal.five_handed, {"five_handed": False}),
    Contradiction(
        "49-cards-for-the-usual-deals",
        lambda r: r.deal.five_handed and (r.deal.packs > 1 or r.deal.whole_hands),
        {"five_handed": False},
    ),
    # Every card is drawn in the end, and a stock of which a part stays out of play has none.
    Contradiction("drawing-needs-all-cards", lambda r: r.deal.draw and r.deal.whole_hands, {"draw": False}),
    Contradiction("pack-does-not-deal-out", lambda r: not _deals_out(r), {"five_handed": False, "seats": 2, "team": 1}),
    # The source has hands for two, three and four (docs/rules.md, section 4).
    Contradiction("german-deal-for-four-at-most", lambda r: r.deal.german_deal and r.seats > 4, {"german_deal": False}),
    Contradiction("draw-has-one-deal", lambda r: r.deal.draw and r.deal.german_deal, {"german_deal": False}),
    Contradiction("draw-has-one-deal", lambda r: r.deal.draw and r.deal.five_handed, {"draw": False}),
    # Where cards are drawn there is no last deal to announce (docs/rules.md, section 16).
    Contradiction(
        "penalty-without-announcement",
        lambda r: _penalty(r) and (r.deal.draw or r.deal.last_announcement == "none"),
        {"last_not_announced_penalty": "none"},
    ),
    # Where jacks have no number, 11 only stands for their rank, or for nothing.
    Contradiction(
        "ten-counts-eleven-with-jacks",
        lambda r: r.values.ten_of_diamonds_10_or_11 and r.values.courts in JACKLESS,
        {"courts": "11_12_13"},
    ),
    # There 11 only stands for the rank of jacks.
    Contradiction(
        "ace-counts-eleven-with-jacks",
        lambda r: r.values.ace_values == "1_or_11" and 11 in r.rank_marks,
        {"ace_values": "1"},
    ),
    # A build has two courts or more, and one that takes one court could never take it.
    Contradiction(
        "court-builds-need-court-captures",
        lambda r: _natural_courts(r) and r.capturing.face_capture_limit == "one",
        {"face_capture_limit": "any"},
    ),
    # Under this duty every build has a hand card in it (docs/rules.md, section 2).
    Contradiction(
        "own-builds-need-a-hand-card",
        lambda r: r.building.builder_duty == "no_trail_one_per_value" and r.building.table_only_build_while_trailing,
        {"table_only_build_while_trailing": False},
    ),
    Contradiction("not-with-open-piles", lambda r: r.steals and _differs(r, CLOSED_PILES), CLOSED_PILES),
    Contradiction("not-step-by-step", lambda r: r.step_by_step and _differs(r, STEPS), STEPS),
    Contradiction("one-rank-takes-a-build", lambda r: r.step_by_step and _ranks_share_values(r), ONE_RANK),
    Contradiction("only-step-by-step", lambda r: not r.step_by_step and _differs(r, WITHOUT_STEPS), WITHOUT_STEPS),
    Contradiction(
        "fine-without-duty",
        lambda r: bool(r.building.trail_fine) and r.building.builder_duty == "free",
        {"builder_duty": "no_trail"},
    ),
    # A court would have to take all its equals, and may take one.
    Contradiction(
        "matching-needs-free-courts",
        lambda r: r.capturing.matching == "forced" and bool(r.rank_only) and r.capturing.face_capture_limit != "any",
        {"face_capture_limit": "any"},
    ),
    # A side at 18 needs the 3 points for cards to reach 21, and so on (docs/rules.md, section 6).
    Contradiction(
        "endgame-needs-the-usual-points",
        lambda r: r.ending.endgame != "open" and not _decided_at_end(r),
        {"endgame": "open"},
    ),
    # One of the points for most cards is for the last capture already (docs/rules.md, section 1).
    Contradiction(
        "last-capture-counted-twice",
        lambda r: r.scoring.cards_award == "2_most_plus_1_last_capture" and bool(r.scoring.last_capture_point),
        {"last_capture_point": 0},
    ),
    # Spade Casino is a whole count of spades of its own (docs/rules.md, section 15).
    Contradiction(
        "spades-counted-twice",
        lambda r: r.scoring.spade_casino != "off" and r.scoring.spades_award != "1_most",
        {"spades_award": "1_most"},
    ),
    # Another table says by itself what cards, spades and all others are worth.
    Contradiction(
        "points-of-its-own",
        lambda r: r.scoring.card_points != "casino" and not _usual_awards(r),
        {"cards_award": "3_most", "spades_award": "1_most", "spade_casino": "off", "overspader": False},
    ),
    Contradiction(
        "overspader-counts-spades",
        lambda r: (
            r.scoring.overspader
            and (r.scoring.spade_casino != "off" or r.scoring.spades_award not in ("1_most", "2_most"))
        ),
        {"overspader": False},
    ),
    Contradiction(
        "no-point-cards",
        lambda r: r.scoring.point_cards_at_once and r.scoring.card_points != "casino",
        {"point_cards_at_once": False},
    ),
    # What is compared are points for aces, casinos, spades and cards, of which other tables lack some.
    Contradiction(
        "nothing-to-break-ties-by",
        lambda r: r.ending.kasino_tiebreak != "another_hand" and r.scoring.card_points != "casino",
        {"kasino_tiebreak": "another_hand"},
    ),
    # What a tablanette scores depends on whether a jack made it (docs/rules.md, section 19).
    Contradiction(
        "tablanette-needs-taking-jacks",
        lambda r: r.scoring.tablanette_bonus != "none" and not r.capturing.jacks_take_table,
        {"tablanette_bonus": "none"},
    ),
    # A jack that takes the whole table takes nothing by a number of its own (docs/rules.md, section 19).
    Contradiction(
        "taking-jacks-have-no-number",
        lambda r: r.capturing.jacks_take_table and r.values.courts != "13_14",
        {"courts": "13_14"},
    ),
    # These sweeps have a worth of their own already (docs/rules.md, sections 11 and 19).
    Contradiction(
        "sweep-counted-twice", lambda r: bool(r.scoring.sweep_points) and _sweeps_score(r), {"sweep_points": 0}
    ),
    # It is a score for hands of three, of which the last cards stay out of play (docs/rules.md, section 18).
    Contradiction("shram-is-callabra", lambda r: r.scoring.shram and not r.deal.whole_hands, {"shram": False}),
    # A round that stops at so many cards is for games that count cards alone; elsewhere other points would be cut off.
    Contradiction(
        "limit-is-callabra",
        lambda r: (
            r.ending.callabra_limit and not (r.ending.cleared_ends_round or r.scoring.card_points == "cards_only")
        ),
        {"callabra_limit": False},
    ),
    Contradiction("lowest-total-decides", lambda r: r.ending.lowest_wins and _for_the_highest(r), HIGHEST_OFF),
    # Points for level cards are shared, or go to the side with more spades, and not both.
    Contradiction(
        "level-cards-settled-twice",
        lambda r: r.scoring.cards_award == "2_most_split_ties" and r.scoring.majority_tie == "most_spades_gets_cards",
        {"cards_award": "3_most"},
    ),
    Contradiction(
        "difference-scoring-needs-two-sides",
        lambda r: r.scoring.difference_scoring and r.sides != 2,
        {"difference_scoring": False},
    ),
    # Which side is ahead, and by how much, is known only when the round has been scored.
    Contradiction(
        "difference-is-known-at-the-end",
        lambda r: r.scoring.difference_scoring and _counts_early(r),
        {"difference_scoring": False},
    ),
    # "The other wins" names nobody where more than one other plays (docs/rules.md, section 1).
    Contradiction(
        "claim-is-for-two-players",
        lambda r: r.ending.claim_out == "wrong_claim_loses" and r.seats != 2,
        {"claim_out": "wrong_claim_ignored"},
    ),
    Contradiction(
        "nothing-to-claim-without-target",
        lambda r: r.ending.target is None and r.ending.claim_out != "off",
        {"claim_out": "off"},
    ),
    # Otherwise the game would be over by whichever came first.
    Contradiction(
        "rounds-or-target", lambda r: r.ending.rounds is not None and r.ending.target is not None, {"rounds": None}
    ),
)
"""Asked in this order; the first that holds is the fault."""


def _differs(rules: Rules, settled: dict[str, FieldValue]) -> bool:
    """Return whether some field is not what it has to be."""
    parts = (rules.deal, rules.values, rules.capturing, rules.building, rules.scoring, rules.ending)
    return any(getattr(part, name) != value for name, value in settled.items() for part in parts if hasattr(part, name))


def _ranks_share_values(rules: Rules) -> bool:
    return rules.values.courts not in ("rank_only", "11_12_13") or rules.values.ace_values == "1_or_11"


def _teams_fit(rules: Rules) -> bool:
    # A single team of all who play would have nobody to play against.
    return rules.team in (1, 2, 3) and rules.seats % rules.team == 0 and not rules.seats == rules.team > 1


def _needs_49_cards(rules: Rules) -> bool:
    return rules.seats == 5 and rules.deal.packs == 1


def _deals_out(rules: Rules) -> bool:
    left = (len(rules.pack) - rules.layout_size) % rules.seats if not rules.deal.whole_hands else 0
    return 2 <= rules.seats <= 6 and left == 0


def _for_the_highest(rules: Rules) -> bool:
    """Return whether something counts early, or in another way that is meant for the highest total."""
    scoring, ending = rules.scoring, rules.ending
    bonus = scoring.difference_scoring or scoring.all_eleven_bonus != "none"
    return bonus or _counts_early(rules) or ending.countout_order is not None or ending.instant_limit is not None


def _sweeps_score(rules: Rules) -> bool:
    """Return whether emptying the table has a score of its own."""
    return bool(rules.scoring.sweep_swing) or rules.scoring.tablanette_bonus != "none"


def _penalty(rules: Rules) -> bool:
    return rules.deal.last_not_announced_penalty != "none"


def _natural_courts(rules: Rules) -> bool:
    return rules.building.face_natural_build and rules.values.courts in JACKLESS


def _usual_awards(rules: Rules) -> bool:
    """Return whether cards and spades have the awards of Casino."""
    scoring = rules.scoring
    usual = (scoring.cards_award, scoring.spades_award, scoring.spade_casino) == ("3_most", "1_most", "off")
    return usual and not scoring.overspader


def _decided_at_end(rules: Rules) -> bool:
    """Return whether a round has the usual points, all of them counted at its end, on the way to a target."""
    casino = rules.scoring.card_points == "casino" and _usual_awards(rules)
    at_end = not (_counts_early(rules) or rules.scoring.difference_scoring)
    # The items that win are named by the points missing to 21.
    return casino and at_end and rules.ending.target == 21


def _counts_early(rules: Rules) -> bool:
    """Return whether points count before the round is over."""
    as_made = rules.scoring.sweep_timing == "as_made" and bool(rules.scoring.sweep_points)
    taken = rules.scoring.score_as_captured or rules.scoring.point_cards_at_once
    return as_made or taken or rules.ending.claim_out != "off" or bool(rules.building.trail_fine)


def contradiction(rules: Rules) -> RulesError | None:
    """Return the first contradiction of some rules, if there is any."""
    for code, holds, nearest in CONTRADICTIONS:
        if holds(rules):
            facts = {"seats": rules.seats, "team": rules.team, "sides": rules.sides, "cards": len(rules.pack)}
            return RulesError(code, nearest, **facts)
    return None
