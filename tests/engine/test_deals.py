"""Special rules of dealing and of the residue, tested with cases derived by hand from the rules."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from typing import Any

import pytest

from casino_core.cards import Card
from casino_core.game import Game, before_end, new_game, play
from casino_core.legal.legality import legal_actions
from casino_core.notation.actions import parse_cards
from casino_core.notation.positions import parse_position, position_text
from casino_core.playing.dealing import new_round
from casino_core.position.actions import Announce, Cancel, Capture, Claim, Done
from casino_core.position.events import (
    Announced,
    Cancelled,
    Dealt,
    Drawn,
    Event,
    PairsTaken,
    ResidueTaken,
    Swept,
    Trailed,
)
from casino_core.position.position import Position
from casino_core.rules.parts import Rules
from casino_core.rules.variants import nearest_rules, variant_rules
from tests.engine.setups import after, begun_with, played, set_up

# --- The residue (sections 1 and 4) ---------------------------------------------------------------------


def test_the_residue_goes_to_the_last_mover_in_the_german_game() -> None:
    """The dealer, who plays last, gets the residue although the other player captured last; this is not a sweep."""
    position = set_up(variant_rules("german"), "KS,9S", "2C5C", piles="*,-", last_capturer=0)
    over, events = after(position, "KS", "9S")
    assert over.piles[1] == (Card("2C"), Card("5C"), Card("KS"), Card("9S"))
    assert over.sweeps == ((), ())
    assert [event.seat for event in events if isinstance(event, ResidueTaken)] == [1]
    partners = set_up(variant_rules("german", 4, 2), "-,-,-,9S", "2C5C", piles="*,-", turn=3, last_capturer=0)
    assert Card("2C") in after(partners, "9S")[0].piles[1]


@pytest.mark.parametrize(("to", "piles"), [("last_capturer", (52, 0)), ("last_mover", (48, 4)), ("nobody", (48, 0))])
def test_the_residue_goes_where_the_rules_say(to: str, piles: tuple[int, int]) -> None:
    rules = variant_rules("classic", residue_to=to)
    over, _ = after(set_up(rules, "KS,9S", "2C5C", piles="*,-", last_capturer=0), "KS", "9S")
    assert tuple(map(len, over.piles)) == piles
    assert over.over


def test_a_build_that_is_ever_left_is_residue() -> None:
    """In play no build is ever left, because a builder must keep a card that captures it (duty (b))."""
    position = set_up(variant_rules("classic"), "KS,-", "2C", "9=5C4D@1", piles="*,-", last_capturer=0)
    over, events = after(position, "KS")
    assert over.builds == ()
    assert {"5C", "4D", "2C", "KS"} <= set(over.piles[0])
    assert isinstance(events[-1], ResidueTaken)


# --- Drawing (section 16) -------------------------------------------------------------------------------


def test_each_play_is_followed_by_drawing_a_card_while_there_are_any() -> None:
    position = set_up(variant_rules("draw"), "8S2D9C7C,9S3D4S4H", "KC", stock="JDJH", piles="*,-")
    first, events = after(position, "8S")
    assert first.hands[0] == (Card("2D"), Card("9C"), Card("7C"), Card("JD"))
    assert events[-1] == Drawn(0, last=False)
    second, events = after(first, "9S")
    assert second.hands[1] == (Card("3D"), Card("4S"), Card("4H"), Card("JH"))
    assert events[-1] == Drawn(1, last=True)
    third, events = after(second, "2D")
    assert third.hands[0] == (Card("9C"), Card("7C"), Card("JD"))
    assert events == (Trailed(0, Card("2D")),)


# --- The last deal (sections 1 and 3) -------------------------------------------------------------------


def before_last_deal(**options: Any) -> Position:
    """Return a position in which seat 1, the dealer, holds the last card of the fifth deal, before the last deal."""
    rules = variant_rules("calling", last_not_announced_penalty="opponent_may_cancel_deal", **options)
    return set_up(rules, "-,KS", "2C", stock="AS3S4S5S6S7S8S9S", piles="*,-", turn=1, dealer=1, deals=5)


def test_a_last_deal_that_is_announced_stands() -> None:
    dealt, _ = after(before_last_deal(), "KS")
    assert (dealt.actor, dealt.turn) == (1, 0)
    assert legal_actions(dealt) == (Announce(), Done())
    announced, events = after(dealt, "last")
    assert events == (Announced(1, said=True),)
    assert announced.actor == 0
    assert Cancel() not in legal_actions(announced)


def test_an_opponent_may_have_a_last_deal_dealt_again_that_was_not_announced() -> None:
    dealt, _ = after(before_last_deal(), "KS")
    silent, events = after(dealt, "done")
    assert events == (Announced(1, said=False),)
    assert Cancel() in legal_actions(silent)
    again, events = after(silent, "cancel")
    assert isinstance(events[0], Cancelled)
    assert isinstance(events[-1], Dealt)
    assert sorted(again.hands[0] + again.hands[1]) == sorted(dealt.hands[0] + dealt.hands[1])
    assert again.hands != dealt.hands
    assert (again.actor, again.loose, again.piles) == (1, dealt.loose, dealt.piles)
    assert Cancel() not in legal_actions(after(again, "done")[0]), "once a round"


def test_who_has_played_in_the_deal_cancels_it_no_more() -> None:
    silent, _ = after(before_last_deal(), "KS", "done")
    once, _ = after(silent, str(silent.hand[0]))
    assert Cancel() not in legal_actions(once), "the dealer does not cancel his own deal"
    twice, _ = after(once, str(once.hand[0]))
    assert Cancel() not in legal_actions(twice)


def test_plays_of_a_cancelled_deal_are_undone() -> None:
    """With three players the second opponent cancels after the first has taken the two of clubs."""
    rules = variant_rules("calling", 3, last_not_announced_penalty="opponent_may_cancel_deal")
    stock = "2S3S4S5S6S7S8S9STSJSQSAS"
    start = set_up(rules, "-,-,KS", "2C", stock=stock, piles="*,-,-", turn=2, dealer=2, deals=3)
    silent, _ = after(start, "KS", "done")
    assert Card("2S") in silent.hand
    taken, _ = after(silent, "2Sx2C")
    assert taken.piles[0][-2:] == (Card("2C"), Card("2S"))
    undone, _ = after(taken, "cancel")
    assert undone.piles == silent.piles
    assert undone.loose == silent.loose
    assert (undone.last_capturer, undone.turn, undone.variant_state.cancelled) == (silent.last_capturer, 0, (1,))
    assert sorted(card for hand in undone.hands for card in hand) == sorted(parse_cards(stock))


def test_a_card_that_rested_before_a_deal_rests_again_when_that_is_cancelled() -> None:
    """In Norway, the next player cannot build with the ace that seat 2 has just laid down."""
    rules = variant_rules("kasino_no", 3, last_not_announced_penalty="opponent_may_cancel_deal")
    start = set_up(rules, "-,-,AH", "5C", stock="2D3D4D5D6D7D8D9DTHJDQDKD", piles="*,-,-", turn=2, dealer=2, deals=3)
    silent, _ = after(start, "AH", "done")
    assert silent.variant_state.fresh == "AH"
    once, _ = after(silent, str(silent.hand[0]))
    assert once.variant_state.fresh is None
    assert parse_position(position_text(once)) == once
    again, _ = after(once, "cancel")
    assert again.variant_state.fresh == "AH"


def test_what_makes_no_whole_hands_is_not_dealt_when_a_deal_is_made_again() -> None:
    """In Callabra with two players, the same five cards stay out of play, even after a cancelled deal."""
    rules = variant_rules("callabra", last_not_announced_penalty="opponent_may_cancel_deal")
    stock = "AS3S4S5S6S7S8S9STSJSQS"
    start = set_up(rules, "-,KS", "2C", stock=stock, piles="*,-", turn=1, dealer=1, deals=6)
    silent, _ = after(start, "KS", "done")
    again, _ = after(silent, "cancel")
    assert again.stock == silent.stock == parse_cards(stock)[6:]
    assert sorted(again.hands[0] + again.hands[1]) == sorted(silent.hands[0] + silent.hands[1])


def unannounced_deal_of_three(hands: str, stock: str, **options: Any) -> Game:
    """Return a game of three in which seat 2 has not announced the last deal.

    Seat 0 leads; seats 0 and 1 may cancel the deal as long as they have not played in it.
    """
    rules = variant_rules("classic", 3, last_not_announced_penalty="opponent_may_cancel_deal", **options)
    start = set_up(rules, hands, "2C", stock=stock, piles="*,-,-", turn=2, dealer=2, deals=3)
    return played(begun_with(start), str(start.hands[2][0]), "done")


def test_a_sweep_of_a_cancelled_deal_is_none_that_is_handed_out_in_order() -> None:
    """Seat 0's two sweeps both twos on the table; once the deal is cancelled, the sweep no longer counts."""
    game = unannounced_deal_of_three("-,-,2D", "2S3S4S5S6S7S8S9STSJSQSAS", sweep_points=1, face_capture_limit="any")
    swept = played(game, "2Sx2C,2D")
    assert swept.sweepers == (0,)
    assert played(swept, "cancel").sweepers == ()
    assert before_end(played(swept, "cancel"), len(swept.actors), swept.position, 0) == swept


def test_whoever_leads_a_deal_that_was_made_again_may_claim() -> None:
    game = unannounced_deal_of_three("-,-,KS", "2S3S4S5S6S7S8S9STSJSQSAS", claim_out="wrong_claim_ignored")
    again = played(game, "3S", "claim", "cancel", "last")
    assert again.position.turn == 0
    assert Claim() in legal_actions(again.position)


# --- Initial pairs (section 20) -------------------------------------------------------------------------


def opening(rules: Rules, fits: Callable[[str], bool]) -> tuple[Position, tuple[Event, ...], tuple[Card, ...]]:
    """Return the position after a deal, its events, and the layout before pairs were taken, whose ranks fit."""
    plain = variant_rules(rules.variant, rules.seats, rules.team)
    for seed in map(str, count()):
        layout = new_round(plain, seed, 0)[0].loose
        if fits("".join(card.rank for card in layout)):
            return *new_round(rules, seed, 0), layout
    raise AssertionError


PAIRS = variant_rules("classic", initial_pairs_to_first_player=True, sweep_points=1)


def test_pairs_of_the_opening_layout_go_to_the_leader() -> None:
    position, events, layout = opening(PAIRS, lambda r: len(set(r)) == 3)
    assert position.turn == 1
    pair = tuple(card for card in layout if [other.rank for other in layout].count(card.rank) == 2)
    assert position.piles == ((), pair)
    assert position.loose == tuple(card for card in layout if card not in pair)
    assert events[-1] == PairsTaken(1, (pair,))
    assert position.last_capturer == 1


def test_of_three_equal_cards_the_last_stays() -> None:
    position, _, layout = opening(PAIRS, lambda r: max(map(r.count, r)) == 3)
    three = [card for card in layout if [other.rank for other in layout].count(card.rank) == 3]
    assert position.piles[1] == tuple(three[:2])
    assert three[2] in position.loose
    assert len(position.loose) == 2


def test_two_pairs_are_a_sweep() -> None:
    position, events, layout = opening(PAIRS, lambda r: all(r.count(rank) == 2 for rank in r))
    assert position.loose == ()
    assert set(position.piles[1]) == set(layout)
    assert len(position.sweeps[1]) == 1
    assert isinstance(events[-1], Swept)


def test_two_pairs_can_end_the_game_where_sweeps_count_as_they_are_made() -> None:
    """Two pairs in the opening layout are a sweep, and its two points count before anything is played."""
    rules = variant_rules("classic", initial_pairs_to_first_player=True, sweep_points=2, sweep_timing="as_made")
    game = next(game for seed in map(str, count()) for game, _ in [new_game(rules, seed)] if game.position.loose == ())
    assert game.standing[game.rules.side_of[game.position.turn]] == 2
    assert game.sweepers == (game.position.turn,)


# --- Six cards in the first deal (section 21.1) -----------------------------------------------------------


@pytest.mark.parametrize(("seats", "hands"), [(2, [6, 4, 4, 4, 4, 2]), (3, [6, 4, 4, 2]), (4, [6, 4, 2])])
def test_six_cards_in_the_first_deal(seats: int, hands: list[int]) -> None:
    game, events = new_game(variant_rules("classic", seats, first_hand=6), "six")
    assert len(game.position.loose) == 4
    dealt: list[int] = []
    while not game.round_over:
        dealt += [event.size for event in events if isinstance(event, Dealt)]
        actions = legal_actions(game.position)  # a table from which nothing is taken has countless captures
        game, events = play(game, next((each for each in actions if isinstance(each, Capture)), actions[0]))
    assert dealt == hands


@pytest.mark.parametrize("other", [{"german_deal": True}, {"draw": True}, {"five_handed": True, "seats": 5}])
def test_a_first_deal_of_six_goes_with_hands_of_four(other: dict[str, Any]) -> None:
    rules, faults = nearest_rules("classic", first_hand=6, **other)
    assert [fault.code for fault in faults] == ["first-hand-of-six-before-hands-of-four"]
    assert rules.deal.first_hand is None
