"""Tests of plays that end the round or the game: every bot makes them if it wins by them, and no bot loses by them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from casino_core.bots import BOTS
from casino_core.bots.endings import Endings
from casino_core.bots.worth import POINT
from casino_core.cards import Chance
from casino_core.notation.actions import action_text, parse_action, parse_cards
from casino_core.notation.positions import parse_position
from casino_core.playing.play import apply
from casino_core.position.layout import Build
from casino_core.position.view import View, view
from casino_core.rules.variants import variant_rules
from casino_core.search.evaluation import WON
from tests.engine.amount import amount
from tests.engine.setups import set_up

LUCKS = amount(2, 4)


def seen(variant: str, hand: str, loose: str, mine: str = "-", theirs: str = "-", **options: Any) -> View:
    """Return the view of seat 0, on turn in a game for two, from its hand, the table, and both players' piles."""
    rules = variant_rules(variant, 2, 1, **options)
    held, lying, piles = parse_cards(hand), parse_cards(loose), (parse_cards(mine), parse_cards(theirs))
    stock = len(rules.pack) - 2 * len(held) - len(lying) - sum(map(len, piles))
    return View(
        rules=rules,
        seat=0,
        hand=held,
        hand_sizes=(len(held), len(held)),
        loose=lying,
        builds=(),
        stock_size=stock,
        piles=piles,
        sweeps=((), ()),
        turn=0,
        dealer=1,
        deals=2,
        last_capturer=0 if piles[0] else None,
    )


def choices(bot: str, mine: View) -> set[str]:
    """Return all actions that a bot chooses in a view, with various random sources."""
    return {action_text(BOTS[bot].choose(mine, Chance(f"luck {luck}"), budget=12)) for luck in range(LUCKS)}


LESS, MORE = "2C3C", "4C6C7C8C9CTC"


# --- Clearing the table ends the round (docs/rules.md, section 18) --------------------------------------


@pytest.mark.parametrize("bot", BOTS)
def test_everybody_clears_the_table_who_wins_by_that_and_nobody_who_loses(bot: str) -> None:
    assert choices(bot, seen("callabra", "5SQHKD", "5D", MORE, LESS)) == {"5Sx5D"}
    assert "5Sx5D" not in choices(bot, seen("callabra", "5SQHKD", "5D", LESS, MORE))


@pytest.mark.parametrize("bot", BOTS)
def test_of_equal_numbers_of_cards_whoever_clears_the_table_wins(bot: str) -> None:
    assert choices(bot, seen("callabra", "5SQHKD", "5D", "2C3C2D3D", MORE)) == {"5Sx5D"}


@pytest.mark.parametrize(
    ("piles", "sign"),
    [
        ("2C3C,4C6C7C8C9C,TC2D3D4D6D", -1),  # the other two draw
        ("2C3C4C,6C7C8C9CTC,2D3D", 1),  # equal numbers of cards: clearing the table decides
        ("2C3C4C,6C7C8C9CTC2D,3D4D", -1),
        ("2C,3C4C,6C7C", 1),
    ],
)
def test_the_side_ahead_of_all_others_has_won(piles: str, sign: int) -> None:
    position = set_up(variant_rules("callabra", 3), "5SQHKD,8HAHKS,9HADKC", "5D", piles=piles, stock="*")
    after, _ = apply(position, parse_action("5Sx5D"))
    assert Endings(view(position, 0)).decided(after) == sign * WON * POINT


@pytest.mark.parametrize("bot", ["nia", "vera", "iris", "kit"])
def test_who_looks_ahead_leaves_no_table_that_others_win_by_clearing(bot: str) -> None:
    """No card clears a table with a queen and an eight, but any of three queens would clear one with only a queen."""
    mine = seen("callabra", "8SAHKD", "8DQC", LESS, "4C6C7C8C9CTCJC5H")
    assert "8Sx8D" not in choices(bot, mine)


# --- An item wins the game (docs/rules.md, section 6) -----------------------------------------------


@pytest.mark.parametrize("totals", [(19, 3), (19, 19), (3, 19)])
@pytest.mark.parametrize("bot", BOTS)
def test_the_big_casino_is_taken_by_whoever_wins_by_it_or_would_lose_by_it(bot: str, totals: tuple[int, int]) -> None:
    mine = replace(seen("dominican", "TC9H8C2H", "TDQS6C3D5H4C"), totals=totals)
    looks_at_others = bot not in {"otto", "lena", "jonas"}
    if totals[0] == 19 or looks_at_others:
        assert all(choice.startswith("TCxTD") for choice in choices(bot, mine))


@pytest.mark.parametrize("bot", BOTS)
def test_nobody_puts_off_what_wins_the_game(bot: str) -> None:
    """Only seat 0 has a ten, so it could safely take jack and two first; Kit and Nia used to prefer that."""
    position = parse_position(
        "dominican/0/1/6/0/TD4CJCQD2H/-/KHTS3H6H,4HKC7C6C/-/8D3DJH5C2D7S6D6S2C2SACADTH4SAHAS4D5S5H9S9H,"
        "9D9CQHQSQC7H7DKD3CTCKS5D3S8HJDJS8S8C/6SAH,JS"
    )
    assert choices(bot, view(position, 0, totals=(19, 19))) == {"TSxTD"}


@pytest.mark.parametrize("bot", BOTS)
def test_who_needs_spades_takes_them_before_all_else(bot: str) -> None:
    """The seventh spade wins the game for a player with 20 points; Big Casino is worth nothing compared with that."""
    mine = replace(seen("dominican", "TC8H7D3H", "TD8S", "AS2S3S4S6S7S", "AH2H"), totals=(20, 3))
    assert choices(bot, mine) == {"8Hx8S"}


# --- Points that count at once end the game, and blows the round (docs/rules.md, sections 8 and 20) -----


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("cards", [4, 1])
def test_a_sweep_that_wins_at_once_is_made(bot: str, cards: int) -> None:
    """Otto often overlooks that a sweep scores, but not that it brings the sixteenth point, which wins the game."""
    hand = "5SKCQCJD"[: 2 * cards]
    mine = replace(seen("kasino_fi", hand, "5D", "2C", "3C3D"), totals=(15, 12))
    assert choices(bot, mine) == {"5Sx5D"}


def blows(mine: str, theirs: str, *, made: int) -> View:
    """Return a view of Michigan Cassino in which seat 0 has made ``made`` sweeps and can make another."""
    return replace(seen("michigan", "5SKCQC", "5D", mine, theirs), sweeps=(parse_cards("8D9D")[:made], ()))


@pytest.mark.parametrize("bot", BOTS)
def test_the_third_blow_ends_the_round_for_those_who_lose_nothing_by_it(bot: str) -> None:
    """A round that ends early scores nothing for cards, spades and aces, which is good for a player who has none."""
    rich = "ASACAHADTD2S3S4S6S7S8S9STSJS2C3C4C6C7C8C9CTC2D3D4D6D7D8D"
    poor = "2H3H"
    assert choices(bot, blows(poor, rich, made=2)) == {"5Sx5D"}
    assert choices(bot, blows(rich, poor, made=1)) == {"5Sx5D"}
    assert "5Sx5D" not in choices(bot, blows(rich, poor, made=2))


@pytest.mark.parametrize("bot", BOTS)
def test_a_fine_that_loses_the_game_is_not_paid(bot: str) -> None:
    """The owner of a build may trail if the other side gets two points for it; here, these would win it the game."""
    mine = seen("michigan", "9HKS4S", "2H", MORE, LESS)
    build = Build(9, (parse_cards("9D"), parse_cards("9S")), 0)
    mine = replace(mine, builds=(build,), stock_size=mine.stock_size - 2, totals=(3, 19))
    assert choices(bot, mine) == {"9Hxb9D"}
