"""Views show a seat what it may know and nothing else, and are filled in only with possible arrangements."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from casino_core.cards import Card, Chance
from casino_core.game import Game
from casino_core.legal.legality import candidates, legal_actions, why_not
from casino_core.notation.actions import parse_action, parse_cards
from casino_core.notation.positions import parse_position, position_text
from casino_core.playing.play import play
from casino_core.position.events import Proposed
from casino_core.position.position import Cards, Position
from casino_core.position.view import View, view
from casino_core.rules.variants import variant_rules
from tests.engine.amount import amount
from tests.engine.games import random_rules, steps
from tests.engine.properties import with_hidden_cards_swapped
from tests.engine.setups import set_up

TABLES = [(2, 1), (3, 1), (4, 1), (4, 2)]
tables = pytest.mark.parametrize(("seats", "team"), TABLES, ids=["2", "3", "4", "2v2"])


def some_games(seats: int, team: int, number: int) -> Iterator[tuple[Random, Game]]:
    """Yield moments of random games, about one for every ten actions, each with its game's source of chance."""
    for count in range(number):
        rng = Random(f"views {seats} {team} {count}")
        for game, _ in steps(random_rules(rng, seats, team), f"views{count}"):
            if rng.random() < 0.1:
                yield rng, game


@tables
def test_hidden_cards_change_no_view(seats: int, team: int) -> None:
    for rng, game in some_games(seats, team, amount(4, 200)):
        for seat in range(seats):
            swapped = replace(game, position=with_hidden_cards_swapped(rng, game.position, seat))
            seen, instead = game.view(seat), swapped.view(seat)
            assert seen == instead
            assert hash(seen) == hash(instead)
            assert repr(seen) == repr(instead)


@tables
def test_no_hidden_card_is_told(seats: int, team: int) -> None:
    for _, game in some_games(seats, team, amount(4, 200)):
        hands, stock = game.position.hands, game.position.stock
        for seat in range(seats):
            seen = game.view(seat)
            shown = {Card(text) for text in re.findall(r"[A2-9TJQK][SHDC]\b", repr(seen))}
            hidden = {*stock, *(card for other in range(seats) if other != seat for card in hands[other])}
            assert not shown & hidden
            assert set(seen.unseen) == hidden
            assert shown | hidden == set(game.rules.pack)


@tables
def test_a_view_tells_what_the_seat_may_know(seats: int, team: int) -> None:
    for _, game in some_games(seats, team, amount(1, 20)):
        position = game.position
        for seat in range(seats):
            seen = game.view(seat)
            assert seen.hand == position.hands[seat]
            assert seen.hand_sizes == tuple(map(len, position.hands))
            assert (seen.loose, seen.builds, seen.sweeps) == (position.loose, position.builds, position.sweeps)
            assert list(map(Counter, seen.piles)) == list(map(Counter, position.piles))
            assert [action for _, action in seen.played] == list(game.record[-1])


@tables
def test_the_actor_has_the_same_actions_in_his_view(seats: int, team: int) -> None:
    for _, game in some_games(seats, team, amount(2, 100)):
        position = game.position
        seen = game.view(position.turn)
        assert legal_actions(seen) == legal_actions(position)
        assert candidates(seen) == candidates(position)
        assert all(why_not(seen, action) is None for action in legal_actions(position))


# --- Sampling ---------------------------------------------------------------------------------------


@tables
def test_samples_fit_the_view(seats: int, team: int) -> None:
    for rng, game in some_games(seats, team, amount(3, 150)):
        for seat in range(seats):
            seen = game.view(seat)
            chance = Chance(str(rng.random()))
            position = seen.sample(chance)
            assert view(position, seat, seen.played, seen.totals) == seen
            cards = [*position.stock, *(card for hand in position.hands for card in hand)]
            assert Counter(cards) == Counter([*seen.hand, *seen.unseen])
            for build in seen.builds:
                assert any(card.pips == build.value for card in position.hands[build.owner])


def test_the_same_seed_gives_the_same_sample() -> None:
    _, game = next(some_games(2, 1, 1))
    seen = game.view(0)
    assert seen.sample(Chance("a")) == seen.sample(Chance("a"))
    assert seen.sample(Chance("a")) != seen.sample(Chance("b"))


BUILD_OF_TEN = (
    "classic/0/1/5/0/-/10=6S4S@1/2H,TSTD/3H4H5H6H7H8H9HJH/"
    "AS2S3S5S7S8S9SJSQSKSAH,THQHKHAD2D3D4D5D6D7D8D9DJDQDKDAC2C3C4C5C6C7C8C9CTCJCQCKC/-,-"
)


def test_samples_are_equally_likely() -> None:
    """The builder of a ten holds one of two hidden tens, or both; one of 17 possible hands has both."""
    seen = view(parse_position(BUILD_OF_TEN), 0)
    assert len(seen.unseen) == 10
    chance = Chance("tens")
    counts: Counter[frozenset[Card]] = Counter(hand_of(seen.sample(chance), 1) for _ in range(3400))
    assert len(counts) == 17
    assert all(140 < count < 260 for count in counts.values())


def test_samples_are_equally_likely_where_cards_have_two_values() -> None:
    """The builder of a ten and a sixteen holds the ten of diamonds for one of them, and another ten for the other.

    Of the twenty possible hands of three hidden cards, seven have the ten of diamonds and another ten.
    """
    builds = "10=6S4S@1 16=9S7S@1"
    position = set_up(variant_rules("german"), "2H,TDTS3H", "KC", builds, stock="TH4H5H", piles="*,-")
    seen = view(position, 0)
    assert len(seen.unseen) == 6
    chance = Chance("two values")
    counts = Counter(hand_of(seen.sample(chance), 1) for _ in range(2800))
    tens = {Card("TS"), Card("TH")}
    assert len(counts) == 7
    assert all(Card("TD") in hand and hand & tens for hand in counts)
    assert all(320 < count < 480 for count in counts.values())


def hand_of(position: Position, seat: int) -> frozenset[Card]:
    return frozenset(position.hands[seat])


def but_8c_and_ac(pile: Cards) -> Cards:
    return tuple(card for card in pile if card not in {"8C", "AC"})


def test_sampling_refuses_a_view_that_contradicts_itself() -> None:
    seen = view(parse_position(BUILD_OF_TEN), 0)
    no_tens: tuple[Cards, ...] = (tuple(card for card in seen.unseen if card.rank == "T"), ())
    impossible = replace(seen, piles=tuple(a + b for a, b in zip(seen.piles, no_tens, strict=True)), stock_size=6)
    with pytest.raises(ValueError, match="no hands fit"):
        impossible.sample(Chance("x"))
    two_builds = (*seen.builds, replace(seen.builds[0], value=9, groups=((Card("8C"), Card("AC")),)))
    one_card = replace(
        seen, builds=two_builds, hand_sizes=(1, 1), stock_size=9, piles=tuple(map(but_8c_and_ac, seen.piles))
    )
    with pytest.raises(ValueError, match="no hands fit"):
        one_card.sample(Chance("x"))
    with pytest.raises(ValueError, match="number of hidden cards"):
        replace(seen, stock_size=3).sample(Chance("x"))


def test_a_view_of_a_position_alone_tells_of_no_game() -> None:
    seen = view(parse_position(BUILD_OF_TEN), 1)
    assert (seen.seat, seen.played, seen.totals) == (1, (), (0, 0))


def test_a_view_can_be_filled_in_by_hand() -> None:
    position = parse_position(BUILD_OF_TEN)
    seen: View = view(position, 0)
    again = seen.with_hidden(position.hands, position.stock)
    assert again == replace(position, piles=tuple(tuple(sorted(pile)) for pile in position.piles))


def test_a_build_of_more_than_an_ace_is_sampled_beside_proven_cards() -> None:
    """Values above 14 belong to no rank, so no card for them can be proven."""
    position = set_up(variant_rules("german"), "2H,TDTS3H", "KC", "16=9S7S@1", stock="TH4H5H", piles="*,-")
    assert Card("TD") in view(position, 0).sample(Chance("sixteen")).hands[1]


# --- Open piles, turns of several actions --------------------------------------------------------------


def test_of_an_open_pile_others_know_the_cards_and_the_top() -> None:
    rules = variant_rules("swazi", 4, 2)
    position = set_up(rules, "2H,3H,4H,5H", piles="9C3SKD4D,8S2SAC", stock="*")
    assert view(position, 0).piles == parse_rows("9C3SKD4D,2S8SAC")
    assert view(position, 2).piles == view(position, 0).piles
    assert view(position, 1).piles == parse_rows("3S9CKD4D,8S2SAC")
    assert view(position, 3).tops == (Card("4D"), Card("AC"))


def test_where_a_rule_orders_piles_everybody_knows_how_they_lie() -> None:
    for variant in ("sotho", "south_african"):
        position = set_up(variant_rules(variant), "2H,3H", piles="9C3S4D,8S2SAC", stock="*")
        assert view(position, 0).piles == view(position, 1).piles == parse_rows("9C3S4D,8S2SAC")


def test_only_the_side_knows_in_what_order_it_piled_a_capture() -> None:
    rules = variant_rules("swazi", 4, 2)
    position = set_up(rules, "9H,3H,4H,5H", "9D5C4C", stock="*")
    for text in ("9Hx9D,5C4C", "9Hx9D,5C4C.4C9D5C"):
        played = ((0, parse_action(text)),)
        for seat, seen in ((0, text), (2, text), (1, "9Hx4C5C,9D"), (3, "9Hx4C5C,9D")):
            assert view(position, seat, played).played == ((0, parse_action(seen)),)


def test_nor_do_others_see_the_order_of_a_capture_that_is_announced() -> None:
    rules = variant_rules("swazi", 4, 2)
    position = set_up(rules, "9H,3H,4H,5H", "9D5C4C9C", stock="*")
    for text, seen in (
        ("9Hx9D", "9Hx9D"),
        ("9Hx9D,5C4C", "9Hx4C5C,9D"),
        ("9Hx9D,5C4C.4C9D5C", "9Hx4C5C,9D"),
    ):
        announced, events = play(position, parse_action(text))
        assert parse_position(position_text(announced)) == announced
        assert view(announced, 2).variant_state.pending == parse_action(text)
        assert view(announced, 1).variant_state.pending == parse_action(seen)
        assert events == (Proposed(0, parse_action(seen)),)  # type: ignore[arg-type]  # it is a play


def test_an_announced_card_is_seen_and_sampled_where_it_is() -> None:
    rules = variant_rules("swazi")
    position = set_up(rules, "8H3H,3S4S,KHKS", "5D3D8D", stock="*")
    announced, _ = play(position, parse_action("8Hx8D"))
    assert announced.variant_state.asked == 2
    seen = view(announced, 2)
    assert Card("8H") not in seen.unseen
    samples = [seen.sample(Chance(str(number))) for number in range(20)]
    assert all(Card("8H") in sample.hands[0] for sample in samples)
    assert len({sample.hands[0] for sample in samples}) > 10


def test_a_build_that_must_be_captured_is_answered_in_samples() -> None:
    rules = variant_rules("swazi")
    position = set_up(rules, "8H3H,8S4S,KHKS", "5D3D", "8=6C2C@1", stock="*")
    committed, _ = play(position, parse_action(".b6C,5D3D=8"))
    for number in range(20):
        sample = view(committed, 2).sample(Chance(str(number)))
        assert any(card.rank == "8" for card in sample.hands[0])
        assert any(card.rank == "8" for card in sample.hands[1])


def test_the_owner_of_a_build_that_a_partner_is_about_to_take_holds_a_card_for_it() -> None:
    position = set_up(variant_rules("swazi", 4, 2), "8H3H,9S4S,8SKS,5H6H", builds="8=6C2C@2", stock="*")
    announced, _ = play(position, parse_action("8Hxb6C"))
    for number in range(20):
        assert any(card.rank == "8" for card in view(announced, 1).sample(Chance(str(number))).hands[2])


def test_a_proven_card_is_in_every_sample() -> None:
    position = set_up(variant_rules("swazi", 4, 2), "8H3H,8S4S,KHKS,5H6H", stock="*")
    known = replace(position, variant_state=replace(position.variant_state, proven=((2, "K"),)))
    for number in range(20):
        assert any(card.rank == "K" for card in view(known, 0).sample(Chance(str(number))).hands[2])


def parse_rows(text: str) -> tuple[Cards, ...]:
    return tuple(map(parse_cards, text.split(",")))
