"""Tests of the judgement of players who weigh everything: their plays, and their knowledge of hidden cards."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from math import comb

import pytest

from casino_core.bots import BOTS, Bot
from casino_core.bots.characters import VERA
from casino_core.bots.outlook import Knowledge, Outlook
from casino_core.bots.reach import Reach
from casino_core.bots.weighing import think
from casino_core.bots.worth import POINT, card_worths
from casino_core.cards import Chance, pack
from casino_core.notation.actions import action_text, parse_cards
from casino_core.playing.dealing import new_round
from casino_core.playing.play import apply
from casino_core.position.layout import Build
from casino_core.position.view import View, view
from casino_core.rules.variants import variant_rules
from tests.bots.greedy import GREEDY
from tests.bots.seen import seen

CAREFUL = Bot("careful", partial(think, VERA))
"""A bot that sees, remembers and weighs everything, but does not search."""


def choice(mine: View) -> str:
    return action_text(CAREFUL.choose(mine, Chance("luck"), budget=1000))


def build(value: int, owner: int, *groups: str) -> Build:
    return Build(value, tuple(map(parse_cards, groups)), owner)


# --- Plays -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hand", "loose", "expected"),
    [
        ("TC4S7H2D", "TD4H9C", "TCxTD"),  # Big Casino before a pair
        ("2C9S7HKD", "2S9HJC", "2Cx2S"),  # Little Casino before a spade
        ("AC8S7HKD", "AD8D", "ACxAD"),  # two aces before another pair
        ("8S4C7HKD", "8D5H3C", "8Sx8D,5H3C"),  # everything that a card can take
        ("QC4C7HKD", "QSQH8D", "QCxQS"),  # of two queens, the spade
        ("9HKC2H", "6S3D5C4D", "9Hx6S3D,5C4D"),
    ],
)
def test_it_takes_what_counts_most(hand: str, loose: str, expected: str) -> None:
    assert choice(seen(hand, loose)) == expected


@pytest.mark.parametrize("court", ["KS", "QH", "JC"])
def test_it_lays_down_neither_casinos_nor_aces_without_need(court: str) -> None:
    assert choice(seen(f"TDAS2S{court}", "6C5D")) == court


def test_it_lays_down_what_nobody_can_take() -> None:
    assert choice(seen("7H6C9D", "-")) == "7H"
    assert choice(seen("7H6C9D", "-", gone="9S9H9C")) == "9D"


def test_it_sweeps_rather_than_take_a_pair_of_aces_where_sweeps_score() -> None:
    hand, loose = "6HASKC", "AD5C"
    assert choice(seen(hand, loose)) == "ASxAD"
    assert choice(seen(hand, loose, sweep_points=1)) == "6HxAD5C"


def test_it_gives_up_cards_rather_than_leave_a_sweep_where_sweeps_score() -> None:
    hand, loose = "JC4D9D", "4H5HQS"
    assert choice(seen(hand, loose)) == "9Dx4H5H"
    assert choice(seen(hand, loose, sweep_points=2)) == "4Dx4H", "not leaving a queen alone on the table"


def test_it_sweeps_and_is_swept_less_than_a_greedy_player() -> None:
    rules = variant_rules("classic", sweep_points=1)
    swept = {"nia": 0, "greedy": 0}
    for number in range(40):
        players = [BOTS["nia"], GREEDY][:: 1 if number % 2 else -1]
        position, _ = new_round(rules, f"sweeps {number // 2}", 1)
        while not position.over:
            player = players[position.turn]
            position, _ = apply(position, player.choose(view(position, position.turn), Chance("luck"), budget=1000))
        for player, cards in zip(players, position.sweeps, strict=True):
            swept[player.id] += len(cards)
    assert swept["nia"] > 1.5 * swept["greedy"] > 0


@pytest.mark.parametrize(("hand", "loose", "safe", "risky"), [
    ("9D4CKHQS", "5H9SJS", "4C5H,9S=9", "9Dx9S"),
    ("TC4CKHQS", "6HTSJS", "4C6H,TS=10", "TCxTS"),
])  # fmt: skip
def test_it_builds_when_nobody_else_can_take_the_build(hand: str, loose: str, safe: str, risky: str) -> None:
    mates = "".join(card for card in pack(hand[0]) if card not in hand + loose)
    assert choice(seen(hand, loose, seats=4)) == risky
    assert choice(seen(hand, loose, seats=4, gone=mates)) == safe, "all other cards of that value have been seen"


def test_it_takes_a_build_from_an_opponent_and_leaves_it_to_a_partner() -> None:
    hand, loose, gone = "9DJH2C6H", "KDJS", "9S9H"  # only the builder has another nine
    assert choice(seen(hand, loose, build(9, 1, "5C4D"), gone=gone, seats=4, team=2)) == "9Dxb5C"
    assert choice(seen(hand, loose, build(9, 2, "5C4D"), gone=gone, seats=4, team=2)) == "JHxJS"
    assert choice(seen(hand, loose, build(9, 2, "5C4D"), gone=gone, seats=4)) == "9Dxb5C", "there are no partners here"


def test_it_keeps_a_sure_capture_for_the_last_play() -> None:
    gone = "".join(card for card in pack() if card not in parse_cards("KH2CKD9S8SJS9H"))
    dealer = replace(seen("KH2C", "KD9S8SJS", gone=gone), hand_sizes=(2, 1), stock_size=0, dealer=0)
    assert dealer.unseen == parse_cards("9H")
    assert choice(dealer) == "2C", "the king is sure to capture after the nine, and takes what is left over"


# --- Knowledge ----------------------------------------------------------------------------------


def worths(mine: str, theirs: str) -> dict[str, int]:
    """Return the worth of every card after both players have captured some cards."""
    by_card = card_worths(replace(seen("KH", "KD"), piles=(parse_cards(mine), parse_cards(theirs))))
    return {str(card): worth for card, worth in by_card.items()}


HEARTS, DIAMONDS = ("".join(card for card in pack() if card.suit == suit) for suit in "HD")


def test_cards_are_worth_their_points_and_a_little_more() -> None:
    worth = worths("-", "-")
    assert sorted(worth) == sorted(pack())
    assert 0 < worth["6H"] < worth["6S"] < POINT < worth["AH"] < worth["2S"] < 2 * POINT < worth["TD"]


def test_cards_are_worth_more_in_a_close_race_and_nothing_when_it_is_over() -> None:
    start, close, one_sided = worths("-", "-"), worths(HEARTS, DIAMONDS), worths(HEARTS + DIAMONDS, "-")
    assert close["6C"] > start["6C"] > one_sided["6C"] > 0
    over = worths(HEARTS + DIAMONDS + "2C", "-")
    assert over["6C"] == 0
    assert over["AC"] == POINT, "an ace scores all the same"
    assert over["6S"] > 0, "and the race for most spades is open still"


def test_reach_finds_the_best_take_of_what_is_free() -> None:
    rules = variant_rules("classic")
    loose = parse_cards("8D5H3CQSQH")
    reach = Reach(rules, loose, (build(8, 1, "6C2C"),), dict.fromkeys(rules.pack, 1))
    assert reach.best((8,), reach.everything) == (5, 0b100111)
    assert reach.best((8,), 0b000111) == (3, 0b000111)
    assert reach.best((8,), 0b100011) == (3, 0b100001)
    assert reach.best((5, 3), 0b000110) == (1, 0b000100), "of equal takes the later piece"
    assert reach.best((12,), reach.everything) == (1, 0b010000), "a court takes one"
    assert reach.best((7,), reach.everything) is None


def test_what_others_hold_is_as_likely_as_the_unseen_cards_make_it() -> None:
    mine = seen("4D", "KS")
    known = Knowledge(mine)
    outlook = Outlook(known, mine.with_hidden(((), ()), ()), ())
    branches = list(outlook._branches(known.turns[0], 1))
    assert [branch.mask for branch in branches] == [1, 0]
    assert branches[0].chance == pytest.approx(1 - comb(47, 1) / comb(50, 1))
    assert sum(branch.chance for branch in branches) == pytest.approx(1)


def test_turns_are_known_up_to_the_next_one_of_the_seat() -> None:
    middle, end = seen("4D8S", "KS", seats=3), replace(seen("4D", "KS", seats=3), hand_sizes=(1, 0, 0))
    assert Knowledge(middle).turns == [(1, 2, True), (2, 2, True), (0, 1, True)]
    assert Knowledge(end).turns == [(1, 4, False), (2, 4, False), (0, 4, False)]
    assert Knowledge(replace(end, stock_size=0)).turns == [(1, 0, False), (2, 0, False), (0, 0, False)]
