"""Whole games by letters: both pages agree at every letter, and the finished game is an ordinary one."""

from __future__ import annotations

from random import Random

import pytest

from casino_core.mutual import (
    Seat,
    audit,
    audit_new,
    finished_game,
    parse_seat,
    seat_text,
    steps,
    table,
    why_not_offered,
)
from casino_core.mutual.sodium import Sodium
from casino_core.notation.record import game_text, parse_game
from casino_core.rules.variants import variant_rules
from tests.engine.amount import amount
from tests.mutual.two import OFFERED, played
from tests.mutual.unknown import rules_for_two

OFTEN = amount(1, 200)


@pytest.mark.slow
@pytest.mark.parametrize("variant", OFFERED[amount(2, 0) :: amount(6, 1)])
def test_rounds_by_letters_are_rounds_of_the_engine(variant: str) -> None:
    rules = variant_rules(variant, 2)
    for number in range(OFTEN):
        seats: list[Seat] = []
        for seats in played(rules, f"{variant} {number}", rounds=1):
            agree(seats)
            assert [audit_new(Sodium(), seat) for seat in seats] == [None, None]
        for seat in seats:
            assert audit(Sodium(), seat, 1).code == ""
            assert parse_seat(seat_text(seat)) == seat


@pytest.mark.slow
def test_games_by_house_rules() -> None:
    rng = Random("house rules")
    for number in range(amount(4, 400)):
        rules = rules_for_two(rng)
        if why_not_offered(rules) is None:
            for seats in played(rules, f"house rules {number}", rounds=amount(1, 2)):
                agree(seats)
            assert [audit(Sodium(), seat, 1).code for seat in seats] == ["", ""]


def agree(seats: list[Seat]) -> None:
    """Check that both pages agree on the record and on everything public, once they know the layout."""
    ada, ben = (table(seat) for seat in seats)
    if len(seats[0].rounds[-1].packs) < 2 or ada.layout_backs or ben.layout_backs:
        return
    assert ada.game.record == ben.game.record
    assert ada.game.totals == ben.game.totals
    for public in ("loose", "builds", "stock_size", "piles", "sweeps", "turn", "deals", "hand_sizes", "variant_state"):
        assert getattr(ada.game.view(0), public) == getattr(ben.game.view(0), public), public
    if seats[0].letters % amount(4, 1) == 0:
        assert [step.game.record for step in steps(seats[0])] == [step.game.record for step in steps(seats[1])]


@pytest.mark.slow
@pytest.mark.parametrize("variant", ["classic", "krypkasino", "khasino", "royal_draw"][:: amount(2, 1)])
def test_a_finished_game_is_an_ordinary_one(variant: str) -> None:
    for seats in played(variant_rules(variant, 2), variant):
        assert [audit_new(Sodium(), seat) for seat in seats] == [None, None]
    game = finished_game(seats[0])
    assert game is not None
    assert game == finished_game(seats[1]) == parse_game(game_text(game))
    assert game.outcome == table(seats[0]).game.outcome == table(seats[1]).game.outcome is not None
    for number in range(1, game.round + 1):
        assert [audit(Sodium(), seat, number).code for seat in seats] == ["", ""]
