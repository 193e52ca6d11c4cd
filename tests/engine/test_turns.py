"""Side actions, tested with cases derived by hand from the rules."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from casino_core.cards import Card
from casino_core.game import Game
from casino_core.legal.legality import legal_actions, why_not
from casino_core.notation.actions import parse_action
from casino_core.notation.positions import parse_position
from casino_core.position.actions import Claim, Done, Pluck
from casino_core.position.events import (
    Captured,
    Cleared,
    Dealt,
    Fined,
    Plucked,
    Swept,
    Trailed,
)
from casino_core.position.position import Position
from casino_core.rules.variants import variant_rules
from casino_core.score.outcome import Outcome
from casino_core.score.scoring import score_round
from tests.engine.setups import after, begun_with, played, set_up

# --- Claims (sections 1 and 20) -------------------------------------------------------------------------


def claiming(form: str, scores: tuple[int, int], pile: str, other: str = "-", hands: str = "8S2D,9S3D") -> Game:
    """Return a game of two players in which seat 0 may claim; cards that are not named are in the stock."""
    rules = variant_rules("classic", claim_out=form)
    return begun_with(set_up(rules, hands, "5C8H", piles=f"{pile},{other}", stock="*"), *scores)


def test_a_claim_that_is_right_wins_at_once_whatever_the_others_have() -> None:
    game = played(claiming("wrong_claim_ignored", (18, 30), "TDAS"), "claim")
    assert game.outcome == Outcome(0, "claim")
    assert game.round_over
    assert game.totals == (21, 30)


def test_a_claim_that_is_wrong_changes_nothing_and_is_made_once_a_turn() -> None:
    game = claiming("wrong_claim_ignored", (18, 0), "TD")
    after_claim = played(game, "claim")
    assert after_claim.outcome is None
    assert after_claim.position.turn == 0
    assert Claim() not in legal_actions(after_claim.position)
    next_turn = played(after_claim, "2D")
    assert next_turn.position.turn == 1
    assert Claim() in legal_actions(next_turn.position)


def test_a_wrong_call_loses_where_two_play_so() -> None:
    assert played(claiming("wrong_claim_loses", (18, 0), "TD"), "claim").outcome == Outcome(1, "false_claim")
    assert played(claiming("wrong_claim_loses", (18, 0), "TDAS"), "claim").outcome == Outcome(0, "claim")


LOW = "3C3H3S4C4D4H4S5D5H5S6C6D6H6S7C7D7H7S8C8DJCJDJHJS"  # 24 cards that score nothing by themselves; six are spades


def test_majorities_are_claimed_only_when_they_are_certain() -> None:
    """27 cards score 3 and seven spades 1; 26 cards and six spades score nothing, as the opponent may get as many."""
    assert LOW.count("S") == 6
    six = claiming("wrong_claim_ignored", (20, 0), LOW)
    assert played(six, "claim").outcome is None
    seven = claiming("wrong_claim_ignored", (20, 0), LOW + "QS")
    assert played(seven, "claim").outcome == Outcome(0, "claim")
    cards26 = LOW.replace("7S", "") + "QCQDQH"
    assert len(cards26) == 2 * 26
    assert played(claiming("wrong_claim_ignored", (18, 0), cards26), "claim").outcome is None
    assert played(claiming("wrong_claim_ignored", (18, 0), cards26 + "KC"), "claim").outcome == Outcome(0, "claim")


def test_a_claim_may_follow_a_capture() -> None:
    rules = variant_rules("classic", claim_out="wrong_claim_ignored")
    game = begun_with(set_up(rules, "AS8S,9S3D", "AC5C", piles="2S,-", stock="*"), 18, 0)
    taken = played(game, "ASxAC")
    assert (taken.position.turn, taken.position.actor) == (0, 0)
    assert set(legal_actions(taken.position)) == {Claim(), Done()}
    assert played(taken, "claim").outcome == Outcome(0, "claim")
    declined = played(taken, "done")
    assert (declined.outcome, declined.position.turn) == (None, 1)


def test_nothing_is_claimed_after_a_trail_or_a_second_time() -> None:
    rules = variant_rules("classic", claim_out="wrong_claim_ignored")
    game = begun_with(set_up(rules, "AS8S,9S3D", "AC5C", piles="-,-", stock="*"), 0, 0)
    assert played(game, "8S").position.turn == 1
    assert played(game, "claim", "ASxAC").position.turn == 1


LAST_CLAIM = (
    "classic:claim_out={}/0/0/6/1/4HTDAH/-/4S,-/-/ACAD2S,AS3S5S6S7S8S9STSJSQSKS2H3H5H6H7H8H9HTHJHQHKH2D3D4D5D6D7D8D"
    "9DJDQDKD2C3C4C5C6C7C8C9CTCJCQCKC/-,-"
)


@pytest.mark.parametrize(("form", "sheet"), [("wrong_claim_loses", (3, 5)), ("wrong_claim_ignored", (6, 5))])
def test_a_claim_with_the_last_card_counts_no_residue(form: str, sheet: tuple[int, int]) -> None:
    """The captured cards score 3 points, for 19 in all; the residue, worth 3 more, counts only in a scored round."""
    game = played(begun_with(parse_position(LAST_CLAIM.format(form)), 16, 19), "4Sx4H")
    assert set(legal_actions(game.position)) == {Claim(), Done()}
    claimed = played(game, "claim")
    assert claimed.outcome == Outcome(1, "false_claim" if form == "wrong_claim_loses" else "target")
    assert claimed.sheets[-1].points == sheet


# --- Points as captured, sudden death (sections 1 and 20) ----------------------------------------------


def test_points_as_captured_end_the_game_in_mid_round() -> None:
    rules = variant_rules("classic", score_as_captured=True)
    position = set_up(rules, "TS8S,9S3D", "TD5C", piles="-,AS", stock="*")
    assert played(begun_with(position, 18, 0), "TSxTD").outcome is None
    game = played(begun_with(position, 19, 19), "TSxTD")
    assert game.outcome == Outcome(0, "as_made")
    assert game.totals == (21, 20)
    assert not game.position.over


def test_the_seventh_spade_and_the_27th_card_count_as_captured() -> None:
    rules = variant_rules("classic", score_as_captured=True)
    six = set_up(rules, "9S8H,TH3D", "9C5C", piles="3S4S5S6S7S8S,-", stock="*")
    assert played(begun_with(six, 20, 0), "9Sx9C").outcome == Outcome(0, "as_made")
    cards25 = LOW.replace("7S", "").replace("8C", "") + "QCQDQH"
    assert len(cards25) == 2 * 25
    game = begun_with(set_up(rules, "KS8H,TH3D", "KD5C", piles=f"{cards25},-", stock="*"), 18, 0)
    assert played(game, "KSxKD").outcome == Outcome(0, "as_made")


def test_the_sheet_of_a_game_that_its_last_card_ends_counts_no_residue() -> None:
    """Two aces make 21. The ten of diamonds and two aces stay on the table, and would score 4 more."""
    rules = variant_rules("classic", score_as_captured=True)
    game = begun_with(set_up(rules, "AS,-", "AHTDADAC", piles="-,*"), 19, 0)
    over = played(game, "ASxAH")
    assert over.outcome == Outcome(0, "as_made")
    assert Card("TD") in over.position.piles[0]
    assert over.sheets[-1].points == (2, 5)
    assert over.totals == (21, 5)


SUDDEN: dict[str, Any] = {"sweep_points": 1, "sweep_timing": "as_made"}


def test_a_sweep_is_sudden_death_for_a_player_who_is_one_short() -> None:
    position = set_up(variant_rules("classic", **SUDDEN), "5S8S,9S3D", "5C", stock="*", piles="-,-")
    assert played(begun_with(position, 20, 20), "5Sx5C").outcome == Outcome(0, "as_made")
    assert played(begun_with(position, 19, 20), "5Sx5C").outcome is None
    assert played(begun_with(position, 23, 23), "5Sx5C").outcome == Outcome(0, "as_made")
    late = set_up(variant_rules("classic", sweep_points=1), "5S8S,9S3D", "5C", stock="*", piles="-,-")
    assert played(begun_with(late, 20, 20), "5Sx5C").outcome is None


def test_sweeps_cancel_each_other_as_soon_as_every_side_has_one() -> None:
    rules = variant_rules("classic", sweep_points=1, sweep_cancel="all_players_have_one")
    position = set_up(rules, "5S8S,9S3D", "5C", piles="-,6C", stock="*", sweeps=((), (Card("6C"),)))
    swept, _ = after(position, "5Sx5C")
    assert swept.sweeps == ((), ())
    alone, _ = after(set_up(rules, "5S8S,9S3D", "5C", piles="-,-", stock="*"), "5Sx5C")
    assert alone.sweeps == ((Card("5S"),), ())


@pytest.mark.parametrize(("counts", "sweeps"), [(True, ((Card("5S"),), ())), (False, ((), ()))])
def test_the_last_card_may_sweep_or_not(*, counts: bool, sweeps: tuple[tuple[Card, ...], ...]) -> None:
    rules = variant_rules("classic", sweep_points=1, sweep_last_card=counts)
    over, _ = after(set_up(rules, "5S,-", "5C"), "5Sx5C")
    assert over.over
    assert over.sweeps == sweeps


# --- Michigan (section 20) ------------------------------------------------------------------------------


def michigan(seats: int, hands: str, fines: tuple[int, ...] = (), **changes: Any) -> Position:
    """Return a position of Michigan Cassino in which seat 0 has a build of eight and holds an eight for it."""
    piles = ",".join("-" * seats)
    position = set_up(variant_rules("michigan", seats), hands, "KC", "8=5C3D@0", stock="*", piles=piles)
    return replace(position, variant_state=replace(position.variant_state, fines=fines), **changes)


def test_a_builder_may_trail_for_two_points_which_go_to_the_other_of_two() -> None:
    game = played(begun_with(michigan(2, "8S2D,9S3D"), 10, 10), "2D")
    assert game.position.variant_state.fines == (0,)
    assert game.standing == (10, 12)
    _, events = after(michigan(2, "8S2D,9S3D"), "2D")
    assert [event for event in events if isinstance(event, Fined)] == [Fined(0, 2)]


def test_with_three_players_a_fine_is_taken_off() -> None:
    game = played(begun_with(michigan(3, "8S2D,9S4D,TS4H"), 10, 10, 10), "2D")
    assert game.standing == (8, 10, 10)


def test_the_capturing_card_is_kept_even_at_a_price() -> None:
    why = why_not(michigan(2, "8S2D,9S3D"), parse_action("8S"))
    assert why is not None
    assert why.code == "must-keep-card-for-build"


def test_who_has_no_build_trails_for_nothing() -> None:
    position = set_up(variant_rules("michigan"), "8S2D,9S3D", "KC", "9=5C4D@1", stock="*", piles="-,-")
    assert after(position, "2D")[0].variant_state.fines == ()


def test_three_instant_scores_suffered_break_the_round_off() -> None:
    """Seat 0 has paid one fine and suffered one sweep; a second fine is the third blow. Only instant points count."""
    position = michigan(2, "8S2D,9S3D", fines=(0,), piles=((), (Card("6C"), Card("TD"))), sweeps=((), (Card("6C"),)))
    game = played(begun_with(position, 3, 4), "2D")
    assert game.position.over
    assert game.round_over
    assert game.sheets[-1].points == (0, 6)
    assert game.totals == (3, 10)
    assert legal_actions(game.position) == ()
    twice = played(begun_with(michigan(2, "8S2D,9S3D", fines=(0,)), 3, 4), "2D")
    assert not twice.position.over


def test_a_third_sweep_against_one_player_breaks_the_round_off() -> None:
    rules = variant_rules("michigan")
    marks = (Card("6C"), Card("7C"))
    position = set_up(rules, "5S8S,9S3D", "5C", piles="6C7C,-", stock="*", sweeps=(marks, ()))
    game = played(begun_with(position, 3, 4), "5Sx5C")
    assert game.position.over
    assert game.sheets[-1].points == (6, 0)


def test_a_fine_can_end_the_game() -> None:
    assert played(begun_with(michigan(2, "8S2D,9S3D"), 20, 19), "2D").outcome == Outcome(1, "as_made")


# --- Plucks (section 20) --------------------------------------------------------------------------------


def plucking(hands: str = "8S2D,9S3D", loose: str = "5C9HAC", **changes: Any) -> Position:
    return set_up(variant_rules("pluck"), hands, loose, stock="*", piles="-,-", **changes)


def test_a_pluck_before_the_card() -> None:
    position, events = after(plucking(), "p9H")
    assert events == (Plucked(0, Card("9H")),)
    assert (position.turn, position.piles[0], position.last_capturer) == (0, (Card("9H"),), None)
    assert Pluck(Card("5C")) not in legal_actions(position)
    trailed, _ = after(position, "2D")
    assert trailed.turn == 1


def test_a_pluck_after_the_card_or_none() -> None:
    position, _ = after(plucking(), "2D")
    assert (position.turn, position.variant_state.played) == (0, Card("2D"))
    assert set(legal_actions(position)) == {Pluck(Card("5C")), Pluck(Card("9H")), Done()}
    plucked, _ = after(position, "p5C")
    assert (plucked.turn, plucked.piles[0], plucked.variant_state.played) == (1, (Card("5C"),), None)
    assert after(position, "done")[0].turn == 1


def test_a_card_is_plucked_once_a_deal_by_every_player() -> None:
    position, _ = after(plucking(), "p9H", "2D", "p5C", "3D", "8S")
    assert position.variant_state.plucked == (0, 1)
    rules = variant_rules("pluck")
    ending = set_up(rules, "8S,9S", "5C9HAC", stock="*", piles="-,-", dealer=1)
    dealt, events = after(ending, "p9H", "8S", "9S", "done")
    assert isinstance(events[-1], Dealt)
    assert dealt.variant_state.plucked == ()


def test_a_pluck_does_no_builders_duty() -> None:
    position = set_up(variant_rules("pluck"), "8S2D,9S3D", "5D9H", "8=5C3D@0", stock="*", piles="-,-")
    plucked, _ = after(position, "p9H")
    why = why_not(plucked, parse_action("2D"))
    assert why is not None
    assert why.code == "builder-may-not-trail"


# --- The five of spades (section 20) --------------------------------------------------------------------


FIVE = variant_rules("classic", five_of_spades_sweeps=True, sweep_points=1)


def test_the_five_of_spades_sweeps_when_it_is_trailed() -> None:
    position = set_up(FIVE, "5S8S,9S3D", "KC2H", "9=5C4D@1", piles="-,-", stock="*")
    swept, events = after(position, "5S")
    assert set(swept.piles[0]) == {Card(text) for text in ("5S", "KC", "2H", "5C", "4D")}
    assert (swept.loose, swept.builds, swept.last_capturer) == ((), (), 0)
    assert swept.sweeps == ((Card("5S"),), ())
    assert [type(event) for event in events] == [Trailed, Cleared, Swept]


def test_on_an_empty_table_it_goes_to_the_pile_and_that_is_no_sweep() -> None:
    trailed, events = after(set_up(FIVE, "5S8S,9S3D", piles="-,-", stock="*"), "5S")
    assert (trailed.loose, trailed.piles, trailed.sweeps) == ((), ((Card("5S"),), ()), ((), ()))
    assert events == (Trailed(0, Card("5S")), Cleared(0, Card("5S"), ()))
    assert trailed.last_capturer == 0


@pytest.mark.parametrize(("sweep_points", "points"), [(0, 1), (1, 1), (2, 2)])
def test_its_sweep_scores_also_where_sweeps_score_nothing(sweep_points: int, points: int) -> None:
    rules = variant_rules("classic", five_of_spades_sweeps=True, sweep_points=sweep_points)
    swept, _ = after(set_up(rules, "5S8S,9S3D", "KC2H", piles="-,-", stock="*"), "5S")
    sweeps = score_round(swept).item("sweeps")
    assert sweeps is not None
    assert (sweeps.points, sweeps.counts) == ((points, 0), (1, 0))
    captured, _ = after(set_up(rules, "5S8S,9S3D", "5D", piles="-,-", stock="*"), "5Sx5D")
    assert sum(item.points[0] for item in score_round(captured).items if item.code == "sweeps") == sweep_points
    empty, _ = after(set_up(rules, "5S8S,9S3D", piles="-,-", stock="*"), "5S")
    assert sum(item.points[0] for item in score_round(empty).items if item.code == "sweeps") == 0


def test_its_point_can_end_the_game_where_sweeps_count_as_they_are_made() -> None:
    rules = variant_rules("classic", five_of_spades_sweeps=True, sweep_timing="as_made")
    position = set_up(rules, "5S8S,9S3D", "KC2H", piles="-,-", stock="*")
    assert played(begun_with(position, 20, 20), "5S").outcome == Outcome(0, "as_made")
    assert played(begun_with(position, 19, 20), "5S").outcome is None


@pytest.mark.parametrize("loose", ["KC2H", "-"])
def test_it_may_be_the_sixth_card_that_ends_a_round_of_callabra(loose: str) -> None:
    rules = variant_rules("callabra", five_of_spades_sweeps=True, callabra_limit=True, shram=False)
    before = "3C4C5C6C7C" if loose == "-" else "3C4C5C"
    position = set_up(rules, "5S8S,9S3D", loose, piles=f"{before},-", stock="*")
    assert after(position, "5S")[0].variant_state.closed
    fewer = set_up(rules, "5S8S,9S3D", piles="3C4C5C6C,-", stock="*")
    assert not after(fewer, "5S")[0].variant_state.closed


def test_it_captures_and_builds_as_any_five_and_trails_only_who_may_trail() -> None:
    position = set_up(FIVE, "5S8S,9S3D", "5H3H", piles="-,-", stock="*")
    _, events = after(position, "5Sx5H")
    assert [type(event) for event in events] == [Captured]
    assert why_not(position, parse_action("5S3H=8")) is None
    builder = set_up(FIVE, "5S8S,9S3D", "KC", "8=5C3H@0", piles="-,-", stock="*")
    why = why_not(builder, parse_action("5S"))
    assert why is not None
    assert why.code == "builder-may-not-trail"
