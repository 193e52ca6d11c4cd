"""Open piles, and the games that have them, tested with cases derived by hand from sections 12 to 14."""

from __future__ import annotations

from dataclasses import replace
from itertools import count
from typing import Any

import pytest

from casino_core.cards import COURTS, Card, Chance
from casino_core.game import Game, cut_for_deal, new_game, next_dealer, next_round
from casino_core.legal.legality import legal_actions
from casino_core.notation.actions import action_text, parse_cards
from casino_core.playing.dealing import new_round
from casino_core.position.events import Captured, Given, ResidueTaken, Stolen
from casino_core.position.piles import courts_below, piled
from casino_core.position.position import Position
from casino_core.rules.parts import Rules
from casino_core.rules.variants import variant_rules
from casino_core.score.outcome import Outcome, outcome
from casino_core.score.scoring import ScoreSheet, score_round
from tests.engine.setups import QUIET, after, begun_with, fault, open_table, read_build

PARTNERS = (4, 2)


def texts(position: Position) -> set[str]:
    return set(map(action_text, legal_actions(position)))


def table(variant: str, hands: str, loose: str = "-", builds: str = "", **changes: Any) -> Position:
    """Return a position with seat 0 to act; in the Swazi games, opponents may not insist on anything."""
    options = QUIET if variant not in ("south_african", "khasino") else {}
    return open_table(variant, hands, loose, builds, options=options, **changes)


# --- The order of a capture on a pile -------------------------------------------------------------------------


def test_in_swazi_casino_the_order_is_the_players_under_the_capturing_card() -> None:
    position = table("swazi", "9H2S,KS", "9D5C4C", "9=6D3D@1")
    for text, pile in (("9Hx9D,5C4C,b6D", "9D5C4C6D3D9H"), ("9Hxb6D,4C5C,9D", "6D3D4C5C9D9H")):
        taken, _ = after(position, text)
        assert taken.piles[0] == parse_cards(pile)
        assert taken.tops[0] == "9H"


def test_in_swazi_casino_the_cards_of_a_build_may_be_put_in_any_order_too() -> None:
    position = table("swazi", "9H2S,KS", "9D5C4C", "9=6D3D@1", piles="KC,*,-")
    for text, pile in (
        ("9Hxb6D", "KC6D3D9H"),
        ("9Hxb6D.3D6D", "KC3D6D9H"),
        ("9Hx9D,5C4C,b6D.3D5C9D6D4C", "KC3D5C9D6D4C9H"),
    ):
        taken, events = after(position, text)
        assert taken.piles[0] == parse_cards(pile)
        assert next(event for event in events if isinstance(event, Captured)) == next(
            event for event in after(position, text.partition(".")[0])[1] if isinstance(event, Captured)
        )
    for text in ("9Hxb6D.3D", "9Hxb6D.3D6D6D", "9Hxb6D.3D6D9H", "9Hxb6D.3D6D9D"):
        assert fault(position, text) == "pile-order-of-other-cards"
    assert not any("." in text.strip(".") for text in texts(position) if "x" in text), "captures are listed once"


@pytest.mark.parametrize("variant", ["classic", "sotho", "south_african"])
def test_elsewhere_nobody_chooses_an_order(variant: str) -> None:
    position = open_table(variant, "9H2S", "9D5C4C", "9=6D3D@1", piles="-,-", stock="*", table=(2, 1))
    assert fault(position, "9Hxb6D") is None
    assert fault(position, "9Hxb6D.3D6D") == "pile-order-not-chosen"


def test_whoever_is_made_to_capture_in_full_may_choose_the_order() -> None:
    position = open_table("swazi", "9H2S,KS,QS", "9D", "9=6D3D@1", piles="-,-,-", stock="*")
    demanded, _ = after(position, "9Hxb6D.3D6D", "insist")
    taken, _ = after(demanded, "9Hx9D,b6D.3D9D6D")
    assert taken.piles[0] == parse_cards("3D9D6D9H")
    refused, _ = after(position, "9Hxb6D.3D6D", "done", "done")
    assert refused.piles[0] == parse_cards("3D6D9H")


def test_partners_have_one_pile_in_swazi_casino_and_two_in_sotho_casino() -> None:
    hands = "9H2S,KS3S,8H4H,QS5S"
    for variant, piles in (("swazi", ("8D8H9D9H", "")), ("sotho", ("9D9H", "", "8D8H", ""))):
        position = table(variant, hands, "9D8D", table=PARTNERS, piles=",".join(["-"] * len(piles)), stock="*", turn=2)
        first, _ = after(position, "8Hx8D")
        second, _ = after(replace(first, turn=0), "9Hx9D")
        assert second.piles == tuple(parse_cards(pile or "-") for pile in piles)
        assert set(map(str, second.captured[0])) == {"8D", "8H", "9D", "9H"}


def test_in_sotho_casino_courts_lie_under_all_numerals_above_the_courts_there() -> None:
    pile = parse_cards("KS4S9H")
    assert courts_below(pile, parse_cards("QDQH")) == parse_cards("KSQDQH4S9H")
    assert courts_below((), parse_cards("JDJH")) == parse_cards("JDJH")
    position = table("sotho", "QH2S,KH", "QD", piles="KS4S9H,*,-", table=(3, 1))
    taken, _ = after(position, "QHxQD")
    assert taken.piles[0] == parse_cards("KSQDQH4S9H")
    assert taken.tops[0] == "9H"


def test_in_sotho_casino_a_capture_is_not_sorted() -> None:
    position = table("sotho", "9H2S,KH", "9D5C4C", "9=6D3D@1", piles="KS,*,-", table=(3, 1))
    taken, _ = after(position, "9Hxb6D,5C4C,9D")
    assert taken.piles[0] == parse_cards("KS6D3D5C4C9D9H")


def test_in_south_african_casino_the_lowest_card_of_a_capture_lies_on_top() -> None:
    position = table("south_african", "9H2S,TH", "9D5CAC3C", "9=6D3D@1", piles="7S,*")
    taken, _ = after(position, "9Hx9D,5CAC3C,b6D")
    assert taken.piles[0] == parse_cards("7S9D9H6D5C3C3DAC")
    assert [card.pips for card in taken.piles[0][1:]] == [9, 9, 6, 5, 3, 3, 1]


def test_of_equal_cards_the_spade_lies_on_top() -> None:
    rules = variant_rules("south_african")
    assert piled(rules, (), parse_cards("9D9S9C"), Card("9H")) == parse_cards("9C9D9H9S")


def test_the_residue_goes_on_the_last_capturers_pile() -> None:
    position = table("sotho", "9H,-,-", "9D5CKC2C", piles="-,*,-", table=(3, 1))
    over, events = after(position, "9Hx9D")
    assert events[-1] == ResidueTaken(0, parse_cards("5CKC2C"))
    assert over.over
    assert over.piles[0] == parse_cards("9D9H5CKC2C")


# --- Sotho Casino ---------------------------------------------------------------------------------------


def test_a_court_takes_one_court_and_an_ace_is_only_one() -> None:
    position = table("sotho", "QH2SAH,KH", "QDQCAD9C")
    assert fault(position, "QHxQD") is None
    assert fault(position, "QHxQD,QC") == "court-takes-one"
    assert fault(position, "AH=14xAD") == "card-has-no-such-value"
    assert fault(position, "AHxAD") is None


def test_courts_are_in_no_build_and_are_no_base() -> None:
    position = table("sotho", "QHQSKH9H,KD", "QDQC9D")
    for text in ("QH,QD=12", ".QD,QC=12", "9HQD=10"):
        assert fault(position, text) is not None, text
    assert fault(table("sotho", "TS2S,KD", "9DAD2D"), ".9DAD=10") is None
    assert fault(table("sotho", "TSAS,KD", "9D2D"), ".9D2D=11") == "value-too-large"


def test_captured_courts_may_be_given_to_the_partner() -> None:
    position = table("sotho", "QH2S,3S,4S,KH", "QD", table=PARTNERS, piles="KS4H,-,JS5H,*")
    taken, _ = after(position, "QHxQD")
    assert texts(taken) == {"give", "done"}
    afterwards, events = after(taken, "give")
    assert events == (Given(0, 2, parse_cards("QDQH")),)
    assert afterwards.piles[0] == parse_cards("KS4H")
    assert afterwards.piles[2] == parse_cards("JSQDQH5H")
    assert afterwards.turn == 3
    kept, _ = after(taken, "done")
    assert (kept.piles[0], kept.variant_state.courts) == (parse_cards("KSQDQH4H"), ())


def test_courts_are_given_to_partners_alone_and_only_after_taking_them() -> None:
    alone, _ = after(table("sotho", "QH2S,3S,KH", "QD", table=(3, 1)), "QHxQD")
    assert (alone.turn, alone.variant_state.courts) == (2, ())
    numeral = table("sotho", "9H2S,3S,4S,KH", "9D", table=PARTNERS)
    assert fault(numeral, "give") == "nothing-to-give"
    assert after(numeral, "9Hx9D")[0].turn == 3


# --- South African Casino -------------------------------------------------------------------------------


def test_a_top_is_captured_like_a_loose_card() -> None:
    position = table("south_african", "9H2S,TH", "6C", piles="*,4D3C")
    taken, events = after(position, "9Hx6C3C")
    assert events[0] == Stolen(0, 1, Card("3C"))
    assert isinstance(events[1], Captured)
    assert (taken.loose, taken.piles[1]) == ((), parse_cards("4D"))
    assert taken.piles[0][-3:] == parse_cards("9H6C3C")
    assert fault(position, "9Hx3C6C") is None
    assert fault(table("south_african", "3H2S,TH", "6C", piles="*,4D3C"), "3Hx3C") is None


def test_a_pile_offers_one_card_a_play() -> None:
    position = table("south_african", "7H2S,TH", "6C", piles="*,4D3C")
    assert fault(position, "7Hx4D3C") == "card-not-on-table"
    own = table("south_african", "7H2S,TH", "4C", piles="4D3C,*")
    assert fault(own, "7Hx4C3C") == "card-not-on-table"


def test_the_tops_of_all_others_serve_a_partners_too() -> None:
    position = table("south_african", "9H2S,TH,TS,8D", "-", table=PARTNERS, piles="*,4D,2C,3C")
    taken, events = after(position, "9Hx4D2C3C")
    assert [event.pile for event in events if isinstance(event, Stolen)] == [1, 2, 3]
    assert taken.piles[1:] == ((), (), ())


def test_a_top_is_stolen_into_ones_own_build_with_a_hand_card() -> None:
    builds = "8=5C3D.8D@0"
    position = table("south_african", "7H8H8S,TH", "7D", builds, piles="*,4CAC")
    stolen, events = after(position, "7HAC,b5C=8")
    assert events[0] == Stolen(0, 1, Card("AC"))
    assert stolen.builds == (read_build("8=5C3D.8D.AC7H@0"),)
    both, _ = after(position, "8H,7DAC,b5C=8")
    assert both.builds == (read_build("8=5C3D.8D.8H.7DAC@0"),)
    others = table("south_african", "7H8H8S,TH", "7D", builds.replace("@0", "@1"), piles="*,4CAC")
    assert fault(others, "7HAC,b5C=8") == "top-only-into-own-build"
    assert fault(table("south_african", "7H8H8S,TH", "-", piles="*,4CAC"), "7HAC=8") == "top-only-into-own-build"


def test_a_raise_uses_no_top() -> None:
    position = table("south_african", "AHTS9S,TH", "-", "8=5C3D@0", piles="*,4CAC")
    assert fault(position, "AHb5C=9") is None
    assert fault(position, "AHACb5C=10") is not None


def test_a_builder_adds_or_captures() -> None:
    position = table("south_african", "8H7H9HAS,TH", "7D2C3C", "8=5C3D@0")
    assert fault(position, "AS") == "builder-may-not-trail"
    assert fault(position, "7H2C=9") == "build-comes-first"
    for text in ("AS7D,b5C=8", "7Hx7D", "8Hxb5C", "ASb5C=9"):
        assert fault(position, text) is None, text
    partner = table("south_african", "8H7H9HAS,TH,8S,TS", "7D2C3C", "8=5C3D@2", table=PARTNERS)
    assert fault(partner, "AS") is None


def test_in_the_second_ten_of_two_players_one_may_drift() -> None:
    position = table("south_african", "8H7HAS,TH", "7D", "8=5C3D@0", deals=2)
    assert fault(position, "AS") is None
    assert fault(position, "8H") == "must-keep-card-for-build"
    for seats, team in ((3, 1), (4, 1), PARTNERS):
        more = table("south_african", "8H7HAS,TH", "7D", "8=5C3D@0", deals=2, table=(seats, team))
        assert fault(more, "AS") == "builder-may-not-trail"


def test_there_are_no_actions_without_a_card_and_no_demands() -> None:
    position = table("south_african", "8H7H,TH", "7D5D3D8D")
    assert fault(position, ".5D3D=8") == "no-build-from-table-only"
    small, _ = after(position, "8Hx8D")
    assert (small.turn, small.variant_state.asked) == (1, None)


# --- Khasino --------------------------------------------------------------------------------------------


def test_a_top_is_captured_by_its_equal_alone() -> None:
    position = table("khasino", "3H9S,TH", "6C3S", piles="*,4D3C")
    assert fault(position, "3Hx3C") is None
    assert fault(position, "3Hx3C,3S") is None
    assert fault(position, "9Sx6C3C") == "top-only-by-its-equal"
    assert fault(position, "9Sx6C3S") is None


def test_a_top_is_stolen_into_ones_own_build() -> None:
    position = table("khasino", "7H8H,TH", "-", "8=5C3D@0", piles="*,4CAC")
    assert after(position, "7HAC,b5C=8")[0].builds == (read_build("8=5C3D.AC7H@0"),)


def test_one_build_a_player_and_one_of_a_value() -> None:
    second = {"deals": 2}
    own = table("khasino", "7H8H9S,TH", "2D", "8=5C3D@0 9=6C3C@1", **second)
    assert fault(own, "7H2D=9") == "one-build-per-value"
    assert fault(own, "9S,b6C=9") is not None
    free = table("khasino", "7H8H9S9D,TH", "2D", "8=5C3D@1")
    assert fault(free, "7H2D=9") is None
    assert fault(table("khasino", "7HTS9S9D,TH", "2DAD", "8=5C3D@0", **second), "7H2D=9") == "one-build-a-player"
    assert fault(table("khasino", "5H8H3S,TH", "3D", "8=5C3C@1"), "5H3D=8") == "one-build-per-value"


def test_only_an_opponents_simple_build_is_raised_however_much() -> None:
    """A raise from four to nine is also legal (example KAS-02)."""
    assert fault(table("khasino", "5H9C,TH", "-", "4=3DAC@1"), "5Hb3D=9") is None
    assert fault(table("khasino", "5H9C4S,TH", "-", "4=3DAC@0"), "5Hb3D=9") == "own-build-not-raised"
    partners = table("khasino", "5H9C,TH,4S,TS", "-", "4=3DAC@2", table=PARTNERS)
    assert fault(partners, "5Hb3D=9") == "own-build-not-raised"
    assert fault(table("khasino", "5H9C,TH", "-", "4=3DAC.4D@1"), "5Hb3D=9") == "multiple-build-keeps-value"


def test_no_build_is_above_ten() -> None:
    assert "JS" not in variant_rules("khasino").pack
    assert fault(table("khasino", "5HTC,TH", "6C"), "5H6C=11") == "value-too-large"


# --- The deal -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("variant", "seats", "team", "hand", "layout", "stock"),
    [
        ("swazi", 3, 1, 16, 4, 0),
        ("swazi", 4, 1, 12, 4, 0),
        ("swazi", 4, 2, 12, 4, 0),
        ("swazi_two", 2, 1, 12, 4, 24),
        ("crazy", 2, 1, 8, 4, 32),
        ("sotho", 2, 1, 12, 4, 24),
        ("sotho", 3, 1, 16, 4, 0),
        ("sotho", 4, 2, 12, 4, 0),
        ("south_african", 2, 1, 10, 0, 20),
        ("south_african", 3, 1, 13, 1, 0),
        ("south_african", 4, 1, 10, 0, 0),
        ("khasino", 4, 2, 10, 0, 0),
    ],
)
def test_hands_layout_and_stock(variant: str, seats: int, team: int, hand: int, layout: int, stock: int) -> None:  # noqa: PLR0913, PLR0917  # what is dealt
    position, _ = new_round(variant_rules(variant, seats, team), "deal", 0)
    assert [*map(len, position.hands)] == [hand] * seats
    assert (len(position.loose), len(position.stock)) == (layout, stock)
    assert position.turn == position.rules.next_seat(0)


def too_good(layout: tuple[Card, ...]) -> bool:
    points = {"TD": 2, "2S": 1, "AS": 1, "AH": 1, "AD": 1, "AC": 1}
    return sum(points.get(card, 0) for card in layout) >= 3 or sum(card.rank in COURTS for card in layout) >= 3


def first_cut(seed: str) -> tuple[Card, ...]:
    """Return the four cards in the middle of the pack after the first shuffle."""
    return Chance(seed).shuffled(variant_rules("swazi").pack)[24:28]


def test_four_cards_from_the_middle_are_the_layout_and_the_rest_is_dealt_singly() -> None:
    seed = next(str(number) for number in count() if not too_good(first_cut(str(number))))
    rules = variant_rules("swazi")
    position, _ = new_round(rules, seed, 0)
    assert position.loose == first_cut(seed)
    rest = [card for card in Chance(seed).shuffled(rules.pack) if card not in position.loose]
    assert [position.hands[seat] for seat in (2, 1, 0)] == [tuple(rest[place::3]) for place in range(3)]


@pytest.mark.parametrize("variant", ["swazi", "swazi_two", "crazy", "sotho"])
def test_a_cut_that_is_worth_too_much_is_made_again(variant: str) -> None:
    rules = variant_rules(variant)
    plain = variant_rules(variant, swazi_cut_rules="none")
    redone = [seed for seed in map(str, range(60)) if too_good(first_cut(seed))]
    assert len(redone) > 3
    for seed in redone:
        assert new_round(plain, seed, 0)[0].loose == first_cut(seed)
        layout = new_round(rules, seed, 0)[0].loose
        assert layout != first_cut(seed)
        assert not too_good(layout)


def test_the_first_dealer_draws_the_lowest_card_and_the_deal_passes_to_the_right() -> None:
    rules = variant_rules("swazi")
    game, _ = new_game(rules, "first")
    assert game.position.dealer == cut_for_deal(rules, "first")
    assert next_dealer(game) == (game.position.dealer - 1) % 3


def at_the_end(rules: Rules, *piles: str, dealer: int = 0) -> Position:
    """Return a finished round with these piles, and nothing left elsewhere."""
    position, _ = new_round(rules, "points", dealer)
    on_piles = tuple(parse_cards(pile or "-") for pile in piles)
    return replace(position, hands=((),) * rules.seats, stock=(), loose=(), piles=on_piles, dealer=dealer)


def after_round(position: Position, *points: int) -> Game:
    """Return a game with given points in its latest round."""
    return replace(begun_with(position, *points), record=((),))


@pytest.mark.parametrize(
    ("points", "dealer", "leader"),
    [((5, 3, 4), 0, 1), ((5, 3, 3), 1, 2), ((5, 3, 3), 0, 1), ((2, 3, 4), 1, 0), ((1, 1, 1), 2, 0)],
)
def test_the_loser_leads_and_the_one_before_him_deals(points: tuple[int, ...], dealer: int, leader: int) -> None:
    """If several players have the lowest score, the first of them after the last dealer leads."""
    rules = variant_rules("south_african", 3)
    game = after_round(at_the_end(rules, "", "", "", dealer=dealer), *points)
    assert next_dealer(game) == (leader - 1) % 3


def test_the_loser_of_the_previous_round_leads_and_not_who_is_behind_in_the_game() -> None:
    """Seat 0 lost the last round, 3 to 6, and therefore leads, although it is ahead in the game, 11 to 9."""
    rules = variant_rules("south_african")
    game = begun_with(at_the_end(rules, "", ""), 8, 3)
    game = replace(game, sheets=(*game.sheets, ScoreSheet((), (3, 6))))
    assert game.totals == (11, 9)
    assert next_dealer(game) == 1
    assert next_round(game)[0].position.turn == 0


def test_of_losing_partners_the_first_after_the_last_dealer_leads() -> None:
    rules = variant_rules("south_african", 4, 2)
    for dealer, leader in ((0, 2), (1, 2), (2, 0), (3, 0)):
        assert next_dealer(after_round(at_the_end(rules, *[""] * 4, dealer=dealer), 3, 5)) == (leader - 1) % 4


# --- The score ------------------------------------------------------------------------------------------


def points_of(rules: Rules, *piles: str) -> tuple[int, ...]:
    return score_round(at_the_end(rules, *piles)).points


def item_points(rules: Rules, code: str, *piles: str) -> tuple[int, ...]:
    item = score_round(at_the_end(rules, *piles)).item(code)
    assert item is not None
    return item.points


SPADES = "3S4S5S6S7S8S9STSJSQSKS"


def test_most_cards_and_most_spades_are_two_each_and_one_each_for_the_tied() -> None:
    swazi = variant_rules("swazi")
    assert item_points(swazi, "cards", "3H4H5H", "6H7H", "8H") == (2, 0, 0)
    assert item_points(swazi, "cards", "3H4H", "6H7H", "8H") == (1, 1, 0)
    assert item_points(swazi, "cards", "3H", "6H", "8H") == (1, 1, 1)
    assert item_points(swazi, "spades", "3S4S", "5S", "6S") == (2, 0, 0)
    assert item_points(swazi, "spades", "3S4S", "5S6S", "7H8H9H") == (1, 1, 0)


def test_the_big_ten_the_spy_two_and_the_aces() -> None:
    swazi = variant_rules("swazi", 4, 2)
    assert points_of(swazi, "TD3H4H", "2SASAHADAC3D4D5D6D") == (2, 9)
    assert points_of(swazi, "TD2SASAHADAC" + SPADES, "3D") == (11, 0)


@pytest.mark.parametrize("variant", ["sotho", "south_african", "khasino"])
def test_partners_with_piles_of_their_own_score_together(variant: str) -> None:
    rules = variant_rules(variant, 4, 2)
    assert item_points(rules, "cards", "3H4H", "5H6H7H", "8H9H", "-") == (2, 0)
    assert item_points(rules, "cards", "3H4H", "5H6H7H", "8H", "-") == (1, 1)


def test_five_spades_are_a_point_for_two_sides_at_once() -> None:
    rules = variant_rules("south_african")
    five, other = "2S3S4S5S6S", "7S8S9STSAS"
    assert item_points(rules, "five_spades", five, other) == (1, 1)
    assert item_points(rules, "five_spades", five + "7S", other[2:]) == (1, 0)
    assert item_points(rules, "five_spades", five[2:], other[2:]) == (0, 0)
    everything = "".join(rules.pack)
    assert points_of(rules, everything, "") == (10, 0)


def test_there_are_no_points_for_sweeps() -> None:
    for variant in ("swazi", "sotho", "south_african", "khasino"):
        position = table(variant, "9H2S,KS3S" if variant in ("swazi", "sotho") else "9H2S,TS3S", "9D")
        swept, _ = after(position, "9Hx9D")
        assert score_round(swept).item("sweeps") is None


def test_khasino_has_majorities_between_two_sides_alone() -> None:
    everything = "".join(variant_rules("khasino").pack)
    assert points_of(variant_rules("khasino"), everything, "") == (11, 0)
    assert points_of(variant_rules("khasino", 4, 2), everything, "", "", "") == (11, 0)
    assert points_of(variant_rules("khasino", 3), everything, "", "") == (7, 0, 0)
    assert points_of(variant_rules("khasino", 4), everything, "", "", "") == (7, 0, 0, 0)
    level = variant_rules("khasino")
    assert item_points(level, "spades", "3S4S", "5S6S7H") == (1, 1)


# --- The end of a game ----------------------------------------------------------------------------------


def test_games_go_to_twenty_one_and_khasino_is_one_round() -> None:
    def won(variant: str, before: tuple[int, int], points: tuple[int, int]) -> Outcome | None:
        return outcome(variant_rules(variant, *PARTNERS), before, ScoreSheet((), points))

    for variant in ("swazi", "sotho", "south_african"):
        assert won(variant, (15, 18), (5, 2)) is None
        assert won(variant, (15, 18), (6, 2)) == Outcome(0, "target")
        assert won(variant, (15, 15), (6, 7)) == Outcome(1, "target")
        assert won(variant, (15, 15), (6, 6)) is None
    assert won("khasino", (0, 0), (5, 6)) == Outcome(1, "rounds")


def decided(rules: Rules, *piles: str) -> Outcome | None:
    return outcome(rules, (0,) * rules.sides, score_round(at_the_end(rules, *piles)))


def test_a_level_round_of_khasino_goes_to_whoever_took_the_big_ten() -> None:
    three = variant_rules("khasino", 3)
    assert decided(three, "TD", "ASAC", "3H") == Outcome(0, "big_casino")
    assert decided(three, "ASAC", "3H", "TD") == Outcome(2, "big_casino")
    assert decided(three, "ASAC", "ADAH", "3H") is None
    assert decided(three, "ASAC2S", "ADAH", "TD") == Outcome(0, "rounds")


@pytest.mark.parametrize("dealer", [0, 1])
def test_between_two_players_the_winner_deals(dealer: int) -> None:
    rules = variant_rules("south_african")
    assert next_dealer(after_round(at_the_end(rules, "", "", dealer=dealer), 4, 7)) == 1
    assert next_dealer(after_round(at_the_end(rules, "", "", dealer=dealer), 7, 4)) == 0
