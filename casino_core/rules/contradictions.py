"""Combinations of rules that contradict each other, each with the changes that resolve it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, NamedTuple

from casino_core.errors import CasinoError
from casino_core.rules.fields import FieldValue

if TYPE_CHECKING:  # parts.py imports this module to check new rules
    from casino_core.rules.parts import Rules


class RulesError(CasinoError):
    """Rules that are unknown or contradict each other.

    >>> casino.variant_rules("classic", sweeps=2)
    Traceback (most recent call last):
    casino_core.rules.contradictions.RulesError: unknown-option: option='sweeps'
    """

    nearest: Mapping[str, FieldValue]
    """The options that have to change, with possible values; ``variant``, ``seats`` and ``team`` can be among them."""

    def __init__(self, code: str, nearest: Mapping[str, FieldValue] | None = None, **facts: object) -> None:
        super().__init__(code, facts)
        self.nearest = nearest or {}


class Contradiction(NamedTuple):
    """A combination of rules that is impossible."""

    code: str
    """The code of the RulesError."""

    holds: Callable[[Rules], bool]
    """Returns whether some rules contain the contradiction."""

    nearest: dict[str, FieldValue]
    """The fields to change, with the values that resolve the contradiction."""


CLOSED_PILES: dict[str, FieldValue] = {
    "sweep_points": 0,
    "score_as_captured": False,
    "claim_out": "off",
    "pluck": False,
    "five_of_spades_sweeps": False,
    "initial_pairs_to_first_player": False,
    "last_not_announced_penalty": "none",
}
"""The values that these fields must have if cards can be stolen from piles; others need captures to be final."""

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
    "builds_at_once": "any",
    "point_cards_in_builds": True,
    "face_natural_build": False,
    "table_only_build_while_trailing": False,
    "table_cards_help_raise": False,
    "single_build_as_card": False,
    "adversary_combines_build": False,
    "matching": "free",
    "must_capture": "never",
    "partner_takes_build": True,
    "cassino_high_values": "none",
    "ten_of_diamonds_10_or_11": False,
}
"""The values that these fields must have in games in which builds are made step by step."""

ONE_RANK: dict[str, FieldValue] = {"courts": "11_12_13", "ace_values": "1_or_14"}
"""Values with which only cards of one rank take a build, so that owning a build proves that a player holds the rank."""

WITHOUT_STEPS: dict[str, FieldValue] = {
    "swazi_cut_rules": "none",
    "swazi_insist_capture": False,
    "swazi_insist_augment": False,
    "no_trail_with_build_while_stocked": False,
    "swazi_2p_phase1_one_build": False,
}
"""The values that these fields must have in games in which builds are not made step by step."""

JACKLESS = ("rank_only", "13_14")
"""The values of ``courts`` that give jacks no value."""

HIGHEST_OFF: dict[str, FieldValue] = {
    "sweep_timing": "end_of_hand",
    "score_as_captured": False,
    "claim_out": "off",
    "trail_fine": 0,
    "instant_limit": None,
    "difference_scoring": False,
    "all_eleven_bonus": "none",
    "countout_order": None,
    "overshoot": "wins",
}
"""The values that these fields must have if the lowest total wins."""

CONTRADICTIONS: tuple[Contradiction, ...] = (
    Contradiction("teams-do-not-fit", lambda r: not _teams_fit(r), {"team": 1}),
    # The 48 cards outside the layout cannot be dealt evenly to five.
    Contradiction(
        "five-players-need-49-cards",
        lambda r: r.seats == 5 and r.deal.packs == 1 and not r.deal.five_handed,
        {"five_handed": True},
    ),
    Contradiction("49-cards-need-five-players", lambda r: r.seats != 5 and r.deal.five_handed, {"five_handed": False}),
    Contradiction(
        "49-cards-for-the-usual-deals",
        lambda r: r.deal.five_handed and (r.deal.packs > 1 or r.deal.whole_hands),
        {"five_handed": False},
    ),
    # Drawing uses every card of the stock, so none can stay out of play.
    Contradiction("drawing-needs-all-cards", lambda r: r.deal.draw and r.deal.whole_hands, {"draw": False}),
    Contradiction("pack-does-not-deal-out", lambda r: not _deals_out(r), {"five_handed": False, "seats": 2, "team": 1}),
    # The source gives the sizes of hands only for two, three and four players (docs/rules.md, section 4).
    Contradiction("german-deal-for-four-at-most", lambda r: r.deal.german_deal and r.seats > 4, {"german_deal": False}),
    Contradiction("draw-has-one-deal", lambda r: r.deal.draw and r.deal.german_deal, {"german_deal": False}),
    Contradiction("draw-has-one-deal", lambda r: r.deal.draw and r.deal.five_handed, {"draw": False}),
    Contradiction(
        "first-hand-of-six-before-hands-of-four",
        lambda r: bool(r.deal.first_hand) and not _fours(r),
        {"first_hand": None},
    ),
    # If cards are drawn, there is no last deal to announce (docs/rules.md, section 16).
    Contradiction(
        "penalty-without-announcement",
        lambda r: r.deal.last_not_announced_penalty != "none" and (r.deal.draw or r.deal.last_announcement == "none"),
        {"last_not_announced_penalty": "none"},
    ),
    # Jacks that take the whole table never get a number, so the option for the ten of diamonds has to change.
    Contradiction(
        "ten-counts-eleven-with-jacks",
        lambda r: r.values.ten_of_diamonds_10_or_11 and r.capturing.jacks_take_table,
        {"ten_of_diamonds_10_or_11": False},
    ),
    # If jacks have no number, 11 only marks their rank or means nothing, so the ten cannot count as 11.
    Contradiction(
        "ten-counts-eleven-with-jacks",
        lambda r: r.values.ten_of_diamonds_10_or_11 and r.values.courts in JACKLESS,
        {"courts": "11_12_13"},
    ),
    # Here 11 only marks the rank of jacks, so an ace cannot count as 11.
    Contradiction(
        "ace-counts-eleven-with-jacks",
        lambda r: r.values.ace_values == "1_or_11" and 11 in r.rank_marks,
        {"ace_values": "1"},
    ),
    # A build has at least two courts, so a court that takes only one could never take it.
    Contradiction(
        "court-builds-need-court-captures",
        lambda r: (
            r.building.face_natural_build and r.values.courts in JACKLESS and r.capturing.face_capture_limit == "one"
        ),
        {"face_capture_limit": "any"},
    ),
    # With this duty every build contains a hand card (docs/rules.md, section 2).
    Contradiction(
        "own-builds-need-a-hand-card",
        lambda r: r.building.builder_duty == "no_trail_one_per_value" and r.building.table_only_build_while_trailing,
        {"table_only_build_while_trailing": False},
    ),
    Contradiction("not-with-open-piles", lambda r: r.steals and _differs(r, CLOSED_PILES), CLOSED_PILES),
    Contradiction("not-step-by-step", lambda r: r.step_by_step and _differs(r, STEPS), STEPS),
    Contradiction(
        "one-rank-takes-a-build",
        lambda r: (
            r.step_by_step and (r.values.courts not in ("rank_only", "11_12_13") or r.values.ace_values == "1_or_11")
        ),
        ONE_RANK,
    ),
    Contradiction("only-step-by-step", lambda r: not r.step_by_step and _differs(r, WITHOUT_STEPS), WITHOUT_STEPS),
    Contradiction(
        "fine-without-duty",
        lambda r: bool(r.building.trail_fine) and r.building.builder_duty == "free",
        {"builder_duty": "no_trail"},
    ),
    # With forced matching a court has to take all its equals, but with the other limits it may not take two.
    Contradiction(
        "matching-needs-free-courts",
        lambda r: r.capturing.matching == "forced" and bool(r.rank_only) and r.capturing.face_capture_limit != "any",
        {"face_capture_limit": "any"},
    ),
    # A side at 18, for example, needs exactly the 3 points for cards to reach 21 (docs/rules.md, section 6).
    Contradiction(
        "endgame-needs-the-usual-points",
        lambda r: r.ending.endgame != "open" and not _decided_at_end(r),
        {"endgame": "open"},
    ),
    # Without a target nothing can go past it; claims and the endgame would need a decision on what goes past it.
    Contradiction(
        "exact-target-needs-plain-end",
        lambda r: (
            r.ending.overshoot != "wins"
            and (r.ending.target is None or r.ending.claim_out != "off" or r.ending.endgame != "open")
        ),
        {"overshoot": "wins"},
    ),
    Contradiction(
        "exact-target-is-not-counted-out",
        lambda r: r.ending.overshoot != "wins" and r.ending.countout_order is not None,
        {"countout_order": None},
    ),
    # With this award, one of the points for cards is already for the last capture (docs/rules.md, section 1).
    Contradiction(
        "last-capture-counted-twice",
        lambda r: r.scoring.cards_award == "2_most_plus_1_last_capture" and bool(r.scoring.last_capture_point),
        {"last_capture_point": 0},
    ),
    # Spade Casino counts all spades in its own way (docs/rules.md, section 15).
    Contradiction(
        "spades-counted-twice",
        lambda r: r.scoring.spade_casino != "off" and r.scoring.spades_award != "1_most",
        {"spades_award": "1_most"},
    ),
    # The counts of Spade Casino are named after the points of a round, which include 2 and 1 for the Casinos.
    Contradiction(
        "spade-casino-counts-both-casinos",
        lambda r: r.scoring.spade_casino != "off" and r.scoring.casino_points != "2_and_1",
        {"casino_points": "2_and_1"},
    ),
    # A game with other ``card_points`` has its own awards, so the options for the awards of Casino would do nothing.
    Contradiction(
        "points-of-its-own",
        lambda r: r.scoring.card_points != "casino" and not _default_awards(r),
        {
            "cards_award": "3_most",
            "spades_award": "1_most",
            "spade_casino": "off",
            "overspader": False,
            "casino_points": "2_and_1",
        },
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
    # The tiebreak compares points for aces, Casinos, spades and cards; other tables of awards lack some of these.
    Contradiction(
        "nothing-to-break-ties-by",
        lambda r: r.ending.kasino_tiebreak != "another_hand" and r.scoring.card_points != "casino",
        {"kasino_tiebreak": "another_hand"},
    ),
    # The score of a tablanette depends on whether a jack made it (docs/rules.md, section 19).
    Contradiction(
        "tablanette-needs-taking-jacks",
        lambda r: r.scoring.tablanette_bonus != "none" and not r.capturing.jacks_take_table,
        {"tablanette_bonus": "none"},
    ),
    # A jack that takes the whole table does not also take by number (docs/rules.md, section 19).
    Contradiction(
        "taking-jacks-have-no-number",
        lambda r: r.capturing.jacks_take_table and r.values.courts != "13_14",
        {"courts": "13_14"},
    ),
    # With these options, sweeps already score in another way (docs/rules.md, sections 11 and 19).
    Contradiction(
        "sweep-counted-twice",
        lambda r: bool(r.scoring.sweep_points) and (r.scoring.sweep_swing > 0 or r.scoring.tablanette_bonus != "none"),
        {"sweep_points": 0},
    ),
    # Shram is a score for hands of three, with the last cards out of play (docs/rules.md, section 18).
    Contradiction("shram-is-callabra", lambda r: r.scoring.shram and not r.deal.whole_hands, {"shram": False}),
    # A limit of cards is for games that only count cards; elsewhere it would cut off other points.
    Contradiction(
        "limit-is-callabra",
        lambda r: (
            r.ending.callabra_limit and not (r.ending.cleared_ends_round or r.scoring.card_points == "cards_only")
        ),
        {"callabra_limit": False},
    ),
    Contradiction("lowest-total-decides", lambda r: r.ending.lowest_wins and _for_the_highest(r), HIGHEST_OFF),
    # The points for tied cards can be shared, or can go to the side with more spades, but not both.
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
    # The difference is known only when the round has been scored.
    Contradiction(
        "difference-is-known-at-the-end",
        lambda r: r.scoring.difference_scoring and counts_early(r),
        {"difference_scoring": False},
    ),
    # "The other player wins" means nobody if there are several others (docs/rules.md, section 1).
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
    # With both, the game would end at whichever came first.
    Contradiction(
        "rounds-or-target", lambda r: r.ending.rounds is not None and r.ending.target is not None, {"rounds": None}
    ),
)
"""All contradictions, in the order in which they are checked."""


def _differs(rules: Rules, settled: dict[str, FieldValue]) -> bool:
    """Return whether any of the ``settled`` fields has a value other than the settled one."""
    parts = (rules.deal, rules.values, rules.capturing, rules.building, rules.scoring, rules.ending)
    return any(getattr(part, name) != value for name, value in settled.items() for part in parts if hasattr(part, name))


def _teams_fit(rules: Rules) -> bool:
    # A single team of all players would have no opponent.
    return rules.team in (1, 2, 3) and rules.seats % rules.team == 0 and not rules.seats == rules.team > 1


def _fours(rules: Rules) -> bool:
    """Return whether hands of four are dealt from one pack until it is used up."""
    deal = rules.deal
    other = deal.german_deal or deal.five_handed or deal.draw or deal.whole_hands or deal.by_seats
    return deal.hand == 4 and deal.packs == 1 and not other


def _deals_out(rules: Rules) -> bool:
    remainder = (len(rules.pack) - rules.layout_size) % rules.seats if not rules.deal.whole_hands else 0
    return 2 <= rules.seats <= 6 and remainder == 0


def _for_the_highest(rules: Rules) -> bool:
    """Return whether any of the rules in use makes sense only if the highest total wins."""
    scoring, ending = rules.scoring, rules.ending
    bonus = scoring.difference_scoring or scoring.all_eleven_bonus != "none"
    counted = ending.countout_order is not None or ending.overshoot != "wins"
    return bonus or counts_early(rules) or counted or ending.instant_limit is not None


def _default_awards(rules: Rules) -> bool:
    """Return whether cards, spades and both Casinos have the awards of Casino."""
    scoring = rules.scoring
    default = (scoring.cards_award, scoring.spades_award, scoring.spade_casino) == ("3_most", "1_most", "off")
    return default and not scoring.overspader and scoring.casino_points == "2_and_1"


def _decided_at_end(rules: Rules) -> bool:
    """Return whether a round has the default points, all counted at its end, in a game to 21."""
    casino = rules.scoring.card_points == "casino" and _default_awards(rules)
    at_end = not (counts_early(rules) or rules.scoring.difference_scoring)
    # The items that win depend on the points still needed to reach 21.
    return casino and at_end and rules.ending.target == 21


def counts_early(rules: Rules) -> bool:
    """Return whether points count before the round is over."""
    as_made = rules.scoring.sweep_timing == "as_made" and bool(rules.scoring.sweep_points)
    taken = rules.scoring.score_as_captured or rules.scoring.point_cards_at_once
    return as_made or taken or rules.ending.claim_out != "off" or bool(rules.building.trail_fine)


def contradiction(rules: Rules) -> RulesError | None:
    """Return the error for the first contradiction in some rules; None if there is none."""
    for code, holds, nearest in CONTRADICTIONS:
        if holds(rules):
            facts = {"seats": rules.seats, "team": rules.team, "sides": rules.sides, "cards": len(rules.pack)}
            return RulesError(code, nearest, **facts)
    return None
